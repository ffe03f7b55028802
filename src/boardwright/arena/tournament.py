"""Tournaments: bots play the same deals in all their seats, as long as it takes, however often it is interrupted."""

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from boardwright.arena.match import Result
from boardwright.arena.on_ray import cluster, play_on_ray
from boardwright.arena.plan import Plan, whole_deals
from boardwright.arena.results import Folder, read_results
from boardwright.arena.simulate import at_least_one
from boardwright.arena.workers import play_in_processes


@dataclass(frozen=True)
class Tournament:
    """What was played: all results of the folder in the order of their numbers, and the records of failed games."""

    plan: Plan
    games: int
    results: list[Result]
    failures: list[Path]


def play_tournament(
    plan: Plan,
    games: int,
    folder: Path,
    processes: int = 1,
    ray: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Tournament:
    """Play the games of a tournament that its folder does not hold yet, in processes or on a Ray cluster.

    The last deal is completed, so there may be a few more games than asked for. A game that fails leaves its record
    in the folder and is played again at the next start. `progress` is called with the numbers of games that are
    dealt with and of all games.
    """
    at_least_one("games", games)
    at_least_one("processes", processes)
    games = whole_deals(plan, games)
    kept = Folder(folder)
    kept.check(plan, games)
    with nullcontext() if ray is None else cluster(ray), kept.appending(plan, games) as file:
        played = {result.number for result in read_results(kept.results)}
        missing = (number for number in range(games) if number not in played)
        done = len(played)
        if progress is not None:
            progress(done, games)
        answers = play_in_processes(plan, missing, processes) if ray is None else play_on_ray(plan, missing)
        try:
            for answer in answers:
                kept.add(plan, answer, file)
                done += 1
                if progress is not None:
                    progress(done, games)
        finally:
            answers.close()
    return Tournament(plan, games, read_results(kept.results), kept.failures())
