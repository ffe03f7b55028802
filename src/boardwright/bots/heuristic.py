"""The bot that looks one step ahead."""

from math import log
from typing import ClassVar, Final

from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng

from .judgement import judgement_of
from .judgement.judgement import Judgement
from .leaning import likely_option

TRIED: Final = 12
"""So many options are tried, those it leans to most."""

GUESSES: Final = 3
"""So often is an option tried, each time with another guess at what is hidden."""

LONGEST: Final = 16
"""So many decisions more of its own turn are played before the position is judged."""

TRUST: Final = 0.2
"""How much the leaning counts beside the position that an option leads to."""

LEAST: Final = 1e-6


class HeuristicBot:
    """Tries the options it leans to, finishes its turn by its leanings, and takes the one that leads to the best share."""

    forks: ClassVar[bool] = True

    def __init__(self, seed: int) -> None:
        self.rng = Rng.seeded(seed)

    def choose(self, game: Game, seat: int) -> Option:
        """The option whose position, with what it leans to, looks best."""
        decision = game.decision
        assert decision is not None and decision.seat == seat
        judgement = judgement_of(game.rules.name)
        guess = game.fork(playout=True)
        guess.redeal(seat, self.rng)
        asked = guess.decision
        assert asked is not None
        weights = judgement.weights(guess.state, asked)
        order = sorted(range(len(weights)), key=lambda place: -weights[place])[:TRIED]
        best = order[0]
        highest = -1e9
        for place in order:
            share = 0.0
            for _ in range(GUESSES):
                share += self.tried(game, seat, decision.options[place], judgement)
            share = min(max(share / GUESSES, LEAST), 1.0 - LEAST)
            value = log(share / (1.0 - share)) + TRUST * log(max(weights[place], LEAST))
            if value > highest:
                highest = value
                best = place
        return decision.options[best]

    def tried(self, game: Game, seat: int, option: Option, judgement: Judgement) -> float:
        """The seat's share of winning after the option and the rest of its turn, for one guess at what is hidden."""
        guess = game.fork(playout=True)
        guess.redeal(seat, self.rng)
        guess.play(option)
        for _ in range(LONGEST):
            decision = guess.decision
            if decision is None or decision.seat != seat:
                break
            guess.play(likely_option(judgement, guess, self.rng))
        return judgement.shares(guess)[seat]
