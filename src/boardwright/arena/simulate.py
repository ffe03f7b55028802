"""Simulate: bots play many games, in one process or in several, and the figures are added up.

Game number i of a simulation has a seed that depends on (seed, i) alone, so the figures do not depend on the number
of processes. A game that the calling program registered itself is known to the processes too.
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from time import perf_counter
from typing import Any

from boardwright.bots import checked_bot, new_bot
from boardwright.games import GAMES, rules_of
from boardwright.kernel.errors import BadSetting, BoardwrightError
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng

CHUNKS_PER_PROCESS = 16
LARGEST_CHUNK = 25


@dataclass
class Tally:
    """What some games amounted to, in exact numbers that add up to the same in any order."""

    games: int = 0
    decisions: int = 0
    wins: list[Fraction] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Count other games in."""
        self.games += other.games
        self.decisions += other.decisions
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.scores = [mine + theirs for mine, theirs in zip(self.scores, other.scores, strict=True)]


@dataclass(frozen=True)
class Report:
    """The figures of a simulation. Lists have one entry per seat; a shared victory is divided among its winners."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    bots: list[str]
    processes: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    mean_length: float
    wins: list[float]
    mean_scores: list[float]


@dataclass(frozen=True)
class Plan:
    """What every game of a simulation has in common."""

    game: str
    seats: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, Any]


def simulate(
    game: str,
    seats: int,
    games: int,
    seed: int = 0,
    processes: int = 1,
    bots: str | Sequence[str] = "random",
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Let bots (one name for all seats, or one name per seat) play `games` games.

    `progress` is called with the number of games that have just been finished.
    """
    rules = rules_of(game)
    rules.checked_seats(seats)
    at_least_one("games", games)
    at_least_one("processes", processes)
    names = (bots,) * seats if isinstance(bots, str) else tuple(bots)
    if len(names) != seats:
        raise BadSetting(f"{seats} seats need {seats} bots, not {len(names)}.")
    plan = Plan(game, seats, seed, tuple(checked_bot(name) for name in names), rules.checked_options(options))
    processes = min(processes, games)
    start = perf_counter()
    total = Tally(0, 0, [Fraction()] * seats, [0] * seats)
    for tally in tallies(plan, games, processes):
        total.add(tally)
        if progress is not None:
            progress(tally.games)
    seconds = perf_counter() - start
    return Report(
        game=game,
        seats=seats,
        seed=seed,
        options=plan.options,
        bots=list(plan.bots),
        processes=processes,
        games=total.games,
        decisions=total.decisions,
        seconds=seconds,
        decisions_per_second=total.decisions / seconds if seconds else 0.0,
        mean_length=total.decisions / games,
        wins=[float(won) for won in total.wins],
        mean_scores=[points / games for points in total.scores],
    )


def at_least_one(what: str, number: object) -> None:
    """A BadSetting unless the number is a whole number above zero."""
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadSetting(f"The number of {what} must be a whole number of at least 1, not {number!r}.")


def tallies(plan: Plan, games: int, processes: int) -> Iterator[Tally]:
    """The tallies of all games, some games at a time, in the order in which they are done."""
    size = max(1, min(LARGEST_CHUNK, games // (processes * CHUNKS_PER_PROCESS)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if processes == 1:
        yield from map(partial(play_games, plan), chunks)
        return
    # A fresh process per worker: the same everywhere, and safe while other threads (a progress bar) run.
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(processes, context, start_worker, (plan.game, GAMES[plan.game]))
    try:
        waiting = [executor.submit(play_games, plan, chunk) for chunk in chunks]
        for done in as_completed(waiting):
            yield done.result()
    except BrokenProcessPool as error:
        raise BoardwrightError("A process of the simulation ended before its games were played.") from error
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def start_worker(game: str, package: str) -> None:
    """Make a process ready: it knows the game, and Ctrl-C ends it without a word, unless it is to be ignored."""
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    GAMES.setdefault(game, package)


def play_games(plan: Plan, numbers: Sequence[int]) -> Tally:
    """Play the games with these numbers."""
    total = Tally(0, 0, [Fraction()] * plan.seats, [0] * plan.seats)
    for number in numbers:
        total.add(play_game(plan, number))
    return total


def play_game(plan: Plan, number: int) -> Tally:
    """Play game `number` of the plan to its end."""
    seed = derived_seed(plan.seed, number)
    bots = [new_bot(name, derived_seed(seed, seat)) for seat, name in enumerate(plan.bots)]
    game = Game.new(rules_of(plan.game), plan.seats, seed, plan.options)
    if not any(bot.forks for bot in bots):
        game = game.fork(playout=True)  # takes no marks, and so is faster
    decisions = 0
    decision = game.decision
    while decision is not None:
        game.play(bots[decision.seat].choose(game, decision.seat))
        decisions += 1
        decision = game.decision
    for bot in bots:
        bot.close()
    outcome = game.outcome
    assert outcome is not None
    winners = outcome.winners
    wins = [Fraction(seat in winners, len(winners)) for seat in range(plan.seats)]
    return Tally(1, decisions, wins, list(outcome.scores))


def derived_seed(seed: int, number: int) -> int:
    """A seed of its own for everything that is numbered: the number-th draw of the seed's generator."""
    return Rng(Rng.seeded(seed).key, number).bits()
