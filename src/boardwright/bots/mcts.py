"""The bot that searches: Monte Carlo tree search, in one process or in several."""

from typing import ClassVar, Final

from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng

from .judgement import judgement_of
from .leaning import priors
from .reasons import Reason, best_first, no_choice
from .search import Search
from .workers import Worker

ITERATIONS: Final = 400
"""The budget of a choice when none is given."""


class MctsBot:
    """Searches with a budget of iterations, of milliseconds, or of both, and takes the option that was tried most.

    With several processes, each grows a tree of its own with its share of the iterations, and the visits are added.
    """

    forks: ClassVar[bool] = True

    def __init__(self, seed: int, iterations: int = 0, milliseconds: int = 0, processes: int = 1) -> None:
        self.iterations = iterations if iterations or milliseconds else ITERATIONS
        self.milliseconds = milliseconds
        self.processes = processes
        self.helpers = 0
        """So many other bots think about the same meanwhile (`help`); it leaves them their part of the work."""
        self.rng = Rng.seeded(seed)
        self.seeds = [self.rng.bits() for _ in range(processes)]
        self.search = Search(self.seeds[0])
        self.workers: list[Worker] = []
        self.reasons: list[Reason] = []

    def choose(self, game: Game, seat: int) -> Option:
        """The option that was tried most."""
        decision = game.decision
        assert decision is not None and decision.seat == seat
        options = decision.useful
        if len(options) == 1:
            self.reasons = no_choice(options[0])
            return options[0]
        leanings = priors(judgement_of(game.rules.name), game, seat, self.rng)
        try:
            visits, totals = self.tried(game, seat, options)
        except BaseException:  # Ctrl-C too: an answer that nobody took would be taken for the next one
            self.close()
            raise
        reasons = [
            Reason(options[place], visits[place], totals[place] / max(visits[place], 1), leanings[place])
            for place in range(len(options))
        ]
        self.reasons = best_first(reasons)
        return self.reasons[0].option

    def tried(self, game: Game, seat: int, options: list[Option]) -> tuple[list[int], list[float]]:
        """How often each option was tried in all processes, and the sums of the seat's shares."""
        if self.processes > 1 and not self.workers:
            self.workers = [Worker(game.rules.name, seed) for seed in self.seeds[1:]]
        iterations = -(-self.iterations // (1 + self.helpers))
        shares = [iterations // self.processes] * self.processes
        for place in range(iterations % self.processes):
            shares[place] += 1
        for place in range(len(self.workers)):
            share = shares[place + 1]
            self.workers[place].ask(game, seat, share, self.milliseconds if share or not self.iterations else 0)
        self.search.think(game, seat, shares[0], self.milliseconds)
        visits, totals = self.search.tally(options)
        for worker in self.workers:
            more, sums = worker.answer()
            for place in range(len(options)):
                visits[place] += more[place]
                totals[place] += sums[place]
        return visits, totals

    def plan(self, game: Game, longest: int) -> list[Option]:
        """What it would go on with after the option that it chose last, in this position."""
        return self.search.plan(game, self.reasons[0].option, longest) if len(self.reasons) > 1 else []

    def help(self, game: Game, seat: int, milliseconds: int) -> list[int]:
        """Think for a while about what another bot answers: how often it has tried each useful option by then."""
        decision = game.decision
        assert decision is not None and decision.seat == seat
        self.search.think(game, seat, 0, milliseconds)
        return self.search.tally(decision.useful)[0]

    def close(self) -> None:
        """End its processes. The next choice starts new ones."""
        for worker in self.workers:
            worker.close()
        self.workers = []
