"""The bot that looks one step ahead."""

from math import log
from typing import ClassVar, Final

from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng

from .judgement import judgement_of
from .judgement.judgement import Judgement
from .leaning import Turns, pick, play_out, priors
from .reasons import Reason, no_choice

TRIED: Final = 12
"""So many options are tried, those it leans to most."""

GUESSES: Final = 3
"""So often is an option tried, each time with another guess at what is hidden."""

TRUST: Final = 0.2
"""How much the leaning counts beside the position that an option leads to."""

LEAST: Final = 1e-9


class HeuristicBot:
    """Tries the options it leans to, finishes its turn by leanings, and takes the option with the best prospects.

    `errs` is the percentage of decisions that it takes by its leanings alone.
    """

    forks: ClassVar[bool] = True

    def __init__(self, seed: int, guesses: int = GUESSES, errs: int = 0) -> None:
        self.rng = Rng.seeded(seed)
        self.guesses = guesses
        self.errs = errs
        self.reasons: list[Reason] = []

    def choose(self, game: Game, seat: int) -> Option:
        """The option whose position, with its leaning to it, looks best."""
        decision = game.decision
        assert decision is not None and decision.seat == seat
        options = decision.useful
        if len(options) == 1:
            self.reasons = no_choice(options[0])
            return options[0]
        judgement = judgement_of(game.rules.name)
        leanings = priors(judgement, game, seat, self.rng)
        if self.errs and self.rng.below(100) < self.errs:
            place = pick(leanings, self.rng)
            self.reasons = [Reason(options[place], 0, 0.0, leanings[place])]
            return options[place]
        if decision.ask in judgement.planned:
            place = leanings.index(max(leanings))
            self.reasons = [Reason(options[place], 0, 0.0, leanings[place])]
            return options[place]
        order = sorted(range(len(options)), key=[-leaning for leaning in leanings].__getitem__)[:TRIED]
        totals = [0.0] * len(options)
        for _ in range(self.guesses):
            key = self.rng.bits()  # the same guess for every option, so that luck favours none
            for place in order:
                totals[place] += share_after(game, seat, options[place], judgement, Rng(key))
        reasons: list[tuple[float, int]] = []
        for place in order:
            reasons.append((-prospects(totals[place] / self.guesses, leanings[place]), place))
        reasons.sort()
        self.reasons = [
            Reason(options[place], self.guesses, totals[place] / self.guesses, leanings[place]) for _, place in reasons
        ]
        return self.reasons[0].option

    def close(self) -> None:
        """Nothing to end."""


def prospects(share: float, leaning: float) -> float:
    """How good an option looks: the odds of the share of winning it leads to, and the leaning to it."""
    return log(max(share, LEAST) / max(1.0 - share, LEAST)) + TRUST * log(max(leaning, LEAST))


def share_after(game: Game, seat: int, option: Option, judgement: Judgement, rng: Rng) -> float:
    """The seat's share of winning after the option and the rest of its turn, for one guess at what is hidden."""
    guess = game.fork(playout=True)
    guess.redeal(seat, rng)
    turns = Turns(guess.state.turn, 1)
    guess.play(option)
    play_out(judgement, guess, rng, turns)
    return judgement.shares(guess)[seat]
