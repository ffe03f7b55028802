"""Playing on by leanings alone: what a sensible player does without looking ahead."""

from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng

from .judgement.judgement import Judgement


def pick(weights: list[float], rng: Rng) -> int:
    """A place in the list, each as likely as its weight says."""
    left = rng.share() * sum(weights)
    for place in range(len(weights)):
        left -= weights[place]
        if left < 0.0:
            return place
    return len(weights) - 1


def likely_option(judgement: Judgement, game: Game, rng: Rng) -> Option:
    """One of the useful options of the current decision, as a sensible player leans."""
    decision = game.decision
    assert decision is not None
    useful = decision.useful
    if len(useful) == 1:
        return useful[0]
    return useful[pick(judgement.weights(game.state, decision), rng)]


class Turns:
    """Counts the turns that end, from the turn that is being taken, until so many have; never, if `left` is 0."""

    def __init__(self, turn: int, left: int) -> None:
        self.turn = turn
        self.left = left
        self.over = False

    def tick(self, turn: int) -> bool:
        """Whether all have ended, now that this turn is being taken."""
        if turn != self.turn:
            if self.turn >= 0:
                self.left -= 1
                if self.left == 0:
                    self.over = True
            self.turn = turn
        return self.over


def play_out(judgement: Judgement, game: Game, rng: Rng, turns: Turns) -> None:
    """Play on by leanings until the turns have ended, if that is not too long."""
    for _ in range(judgement.horizon):
        if game.decision is None or turns.tick(game.state.turn):
            return
        game.play(likely_option(judgement, game, rng))


def priors(judgement: Judgement, game: Game, seat: int, rng: Rng) -> list[float]:
    """A seat's leaning to each useful option, from one guess at what it cannot know; together they are 1."""
    guess = game.fork(playout=True)
    guess.redeal(seat, rng)
    decision = guess.decision
    assert decision is not None
    weights = judgement.weights(guess.state, decision)
    total = sum(weights)
    return [weight / total if total > 0.0 else 1.0 / len(weights) for weight in weights]
