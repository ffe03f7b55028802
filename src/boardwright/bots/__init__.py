"""The bots, by name. They see a game only through its public face, and of what is hidden only fair guesses."""

from collections.abc import Callable
from typing import ClassVar, Protocol

from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game

from .levels import KINDS, LEVELS, Maker, maker_of
from .mcts import MctsBot
from .reasons import Reason

__all__ = ["BOTS", "LEVELS", "Bot", "Reason", "can_be_helped", "checked_bot", "new_bot"]


class Bot(Protocol):
    """Someone who answers the decisions of one seat."""

    forks: ClassVar[bool]
    """Whether it thinks on forks, so that it cannot play in a playout."""

    reasons: list[Reason]
    """What it thought of the options at its last choice, the best first; empty if it did not think."""

    def choose(self, game: Game, seat: int) -> Option:
        """The option to play at the game's current decision, which is the seat's."""
        ...

    def close(self) -> None:
        """End the processes it holds, if any."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {name: maker_of(name) for name in (*KINDS, *LEVELS)}
"""Name of each bot and level, and how it is made from a seed. A program may add its own."""


def bot_maker(name: str) -> Callable[[int], Bot]:
    return BOTS[name] if name in BOTS else maker_of(name)


def checked_bot(name: str) -> str:
    """The name of a bot, with settings or without, or a BadSetting that says which there are."""
    bot_maker(name)
    return name


def can_be_helped(name: str) -> bool:
    """Whether other bots of this name can think about the same question meanwhile (`MctsBot.help`)."""
    maker = bot_maker(name)
    return isinstance(maker, Maker) and KINDS[maker.kind][0] is MctsBot


def new_bot(name: str, seed: int) -> Bot:
    """A bot by its name. The same seed gives the same choices."""
    return bot_maker(name)(seed)
