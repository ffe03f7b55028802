"""The same games on a Ray cluster. Every task hands its game to a process beside it, so a crash is the same there."""

import atexit
import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import islice
from typing import Any

from boardwright.arena.match import Failure, Result
from boardwright.arena.plan import Plan
from boardwright.arena.workers import Known, Worker, known_here
from boardwright.kernel.errors import BoardwrightError
from boardwright.words import Words

LOCAL = "local"
AHEAD = 2
"""Tasks under way for each processor of the cluster: enough to keep it busy, few enough to stop soon."""


@contextmanager
def cluster(address: str) -> Iterator[None]:
    """For a while, the cluster at an address.

    The address `auto` is the cluster that runs here, `local` a new one on this machine; a program that has called
    `ray.init` itself keeps its cluster.
    """
    if find_spec("ray") is None:
        raise BoardwrightError(Words().message("tournament-no-ray"))
    import ray

    own = not ray.is_initialized()
    if own:
        connect(address)
    try:
        yield
    finally:
        if own:
            ray.shutdown()


def connect(address: str) -> None:
    """Join a cluster, or start one."""
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        quiet["include_dashboard"] = False
    try:
        ray.init(address=address, **quiet)
    except Exception as error:  # Ray raises whatever it likes
        if address == LOCAL:
            raise BoardwrightError(Words().message("tournament-cluster-not-started", reason=str(error))) from error
        raise BoardwrightError(Words().message("tournament-no-cluster", address=address)) from error


def play_on_ray(plan: Plan, games: Iterable[int]) -> Generator[Result | Failure, None, None]:
    """Play the games with these numbers on the cluster, in the order in which they are done."""
    import ray

    numbers = iter(games)
    play = ray.remote(play_beside)
    known = known_here(plan)
    room = max(AHEAD, int(AHEAD * ray.cluster_resources().get("CPU", 1)))
    under_way = {play.remote(plan, known, number): number for number in islice(numbers, room)}
    while under_way:
        done, _ = ray.wait(list(under_way))
        for task in done:
            number = under_way.pop(task)
            for following in islice(numbers, 1):
                under_way[play.remote(plan, known, following)] = following
            try:
                yield ray.get(task)
            except ray.exceptions.RayTaskError as error:
                raise BoardwrightError(Words().message("tournament-cluster-failed", reason=str(error.cause))) from error
            except ray.exceptions.RayError as error:  # a machine was lost, and again when Ray tried anew
                yield Failure(number, f"{type(error).__name__}: the task was lost.", "", [], None)


# -- on the cluster ----------------------------------------------------------------------------------------------------

workers: list[Worker] = []
"""The process beside this one, kept from task to task."""


def play_beside(plan: Plan, known: Known, number: int) -> Result | Failure:
    """Play a game in the process beside this one."""
    if workers and workers[0].plan != plan:
        workers.pop().end()
    if not workers:
        vars(sys.modules["__main__"]).pop("__file__", None)  # else a new process would load Ray as this one did
        workers.append(Worker(plan, known))
        atexit.register(workers[0].end)
    workers[0].play(number)
    while (answer := workers[0].answer()) is None:
        pass
    return answer
