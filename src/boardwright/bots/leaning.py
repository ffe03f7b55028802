"""Playing on by leanings alone: what a sensible player does without looking ahead."""

from typing import Final

from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng

from .judgement.judgement import Judgement

UNIT: Final = 1.0 / 2.0**53


def uniform(rng: Rng) -> float:
    """A number from 0 up to, but not including, 1."""
    return float(rng.bits() >> 11) * UNIT


def pick(weights: list[float], rng: Rng) -> int:
    """A place in the list, each as likely as its weight says."""
    left = uniform(rng) * sum(weights)
    for place in range(len(weights)):
        left -= weights[place]
        if left < 0.0:
            return place
    return len(weights) - 1


def likely_option(judgement: Judgement, game: Game, rng: Rng) -> Option:
    """One of the options of the current decision, as a sensible player leans."""
    decision = game.decision
    assert decision is not None
    return decision.options[pick(judgement.weights(game.state, decision), rng)]


def play_out(judgement: Judgement, game: Game, rng: Rng, turn: int, turns: int) -> None:
    """Play on by leanings until so many turns have ended, if that is not too long; `turn` was the turn before."""
    for _ in range(judgement.horizon):
        if game.decision is None:
            return
        now = game.state.turn
        if now != turn:
            if turn >= 0:
                turns -= 1
                if turns == 0:
                    return
            turn = now
        game.play(likely_option(judgement, game, rng))


def priors(judgement: Judgement, game: Game, seat: int, rng: Rng) -> list[float]:
    """A seat's leaning to each option of its decision, from one guess at what it cannot know; together they are 1."""
    guess = game.fork(playout=True)
    guess.redeal(seat, rng)
    decision = guess.decision
    assert decision is not None
    weights = judgement.weights(guess.state, decision)
    total = sum(weights)
    return [weight / total if total > 0.0 else 1.0 / len(weights) for weight in weights]
