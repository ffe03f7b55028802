"""The bot that plays anything legal."""

from typing import ClassVar

from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng

from .reasons import Reason


class RandomBot:
    """Chooses every useful option with the same chance."""

    forks: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.rng = Rng.seeded(seed)
        self.reasons: list[Reason] = []

    def choose(self, game: Game, seat: int) -> Option:
        """One of the options of the current decision."""
        decision = game.decision
        assert decision is not None and decision.seat == seat
        options = decision.useful
        return options[self.rng.below(len(options))]

    def close(self) -> None:
        """Nothing to end."""
