"""What the bots know of a game beyond its rules: how good a position is, and which options are sensible."""

from collections.abc import Callable
from math import exp, log
from typing import Final

from boardwright.kernel.decision import Decision
from boardwright.kernel.game import Game
from boardwright.kernel.rules import Outcome
from boardwright.kernel.state import State

LIKELY: Final = log(3.0)
"""A lead of `scale` makes a win three times as likely as a loss: 75% at two seats."""

Worth = Callable[[State, int], float]
Leaning = Callable[[State, Decision, list[float]], None]


class Judgement:
    """A game's judgement.

    `worth(state, seat)` is how good the position is for a seat, in the game's own points. `leaning(state, decision,
    weights)` fills in how likely a sensible player is to choose each useful option, where 1.0 is usual. `scale` is the
    lead that makes a win likely. A position of a search is judged when so many `turns` have ended, so that all are
    compared where nothing is left half done, but a playout has `horizon` decisions at most. Questions that only go on
    with what was planned before are `planned`: the leaning answers them.
    """

    def __init__(
        self, worth: Worth, leaning: Leaning, scale: float, turns: int, horizon: int, planned: tuple[str, ...] = ()
    ) -> None:
        self.worth = worth
        self.leaning = leaning
        self.scale = scale
        self.turns = turns
        self.horizon = horizon
        self.planned = planned

    def shares(self, game: Game) -> list[float]:
        """Each seat's share of winning; the shares of all seats add up to 1. A shared victory is divided."""
        state = game.state
        seats = game.seats
        if game.decision is None:
            outcome: Outcome = game.rules.outcome(state)
            return outcome.prizes([1.0] + [0.0] * (seats - 1))
        unit = self.scale / LIKELY
        worth = self.worth
        odds = [worth(state, seat) / unit for seat in range(seats)]
        best = max(odds)
        total = 0.0
        for seat in range(seats):
            share = exp(odds[seat] - best)
            odds[seat] = share
            total += share
        return [share / total for share in odds]

    def weights(self, state: State, decision: Decision) -> list[float]:
        """How likely a sensible player is to choose each useful option, before any look-ahead."""
        weights = [1.0] * len(decision.useful)
        self.leaning(state, decision, weights)
        return weights


def no_worth(state: State, seat: int) -> float:
    """Every position is as good as any other."""
    return 0.0


def no_leaning(state: State, decision: Decision, weights: list[float]) -> None:
    """Every option is as likely as any other."""


PLAIN: Final = Judgement(no_worth, no_leaning, 1.0, 0, 1_000_000)
"""For a game without a judgement: playouts go on to its end."""
