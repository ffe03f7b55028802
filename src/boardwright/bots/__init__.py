"""The bots, by name. They see a game only through its public face."""

from collections.abc import Callable
from typing import ClassVar, Protocol

from boardwright.kernel.decision import Option
from boardwright.kernel.errors import BadSetting
from boardwright.kernel.game import Game

from .heuristic import HeuristicBot
from .random import RandomBot


class Bot(Protocol):
    """Someone who answers the decisions of one seat."""

    forks: ClassVar[bool]
    """Whether it thinks on forks, so that it cannot play in a playout."""

    def choose(self, game: Game, seat: int) -> Option:
        """The option to play at the game's current decision, which is the seat's."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "heuristic": HeuristicBot}
"""Name of each bot and how it is made from a seed."""


def checked_bot(name: str) -> str:
    """The name of a bot, or a BadSetting that says which there are."""
    if name not in BOTS:
        raise BadSetting(f"There is no bot {name!r}; the bots are: {', '.join(BOTS)}.")
    return name


def new_bot(name: str, seed: int) -> Bot:
    """A bot by its name. The same seed gives the same choices."""
    return BOTS[checked_bot(name)](seed)
