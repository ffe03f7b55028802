"""What a bot should know about High Card beyond its rules."""

from boardwright.bots.judgement.judgement import Judgement
from boardwright.kernel.decision import Decision
from boardwright.kernel.state import State

from .rules import Table
from .vocabulary import CARD


def worth(state: State, seat: int) -> float:
    """The points so far, and a little for high cards."""
    assert isinstance(state, Table)
    return state.points[seat] + 0.05 * state.prize * sum(state.hands[seat])


def leaning(state: State, decision: Decision, weights: list[float]) -> None:
    """Play to win the trick or throw away a low card; keep what you win."""
    assert isinstance(state, Table)
    best = max(state.trick)
    for place, option in enumerate(decision.useful):
        match option[0]:
            case "play":
                weights[place] = 3.0 if CARD.of(option) > best else 1.0 / CARD.of(option)
            case "swap":
                weights[place] = 4.0 / CARD.of(option)
            case "give":
                weights[place] = 0.02


JUDGEMENT = Judgement(worth, leaning, scale=1.0, turns=4, horizon=40)
