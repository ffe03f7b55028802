"""Kills table servers at random moments while programs play: is anything that was acknowledged lost or doubled?

    python tools/kill.py [--kills 1000] [--on sqlite postgresql] [--games 6] [--seed 0]

Everything runs on this computer and is thrown away afterwards: an SQLite file with one server, and a PostgreSQL server
of its own (if one is installed) with two table servers, either of which is killed. The exit code is 1 if something is
lost, is there twice, or could not be replayed by the rules.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.table.killing import Killed, kill_again_and_again  # noqa: E402
from tests.table.postgresql import MISSING, Cluster, programs  # noqa: E402


@contextmanager
def database(kind: str) -> Iterator[str]:
    """The URL of a database to be thrown away."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/games.db"
    else:
        with Cluster() as cluster:
            yield cluster.database()


def run(kind: str, given: argparse.Namespace) -> Killed:
    """Kill the servers of one database."""
    told_by = TextColumn("{task.description}")
    columns = (TextColumn(kind), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), told_by)
    with database(kind) as url, Progress(*columns, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=given.kills)

        def told(killed: Killed) -> None:
            progress.update(task, completed=killed.kills, description=f"{killed.acknowledged} moves acknowledged")
            if progress.disable and killed.kills % 25 == 0:
                print(f"{kind}: {killed.kills} kills, {killed.acknowledged} moves acknowledged", flush=True)

        servers = 1 if kind == "sqlite" else 2
        return asyncio.run(kill_again_and_again(url, given.kills, servers, given.games, given.seed, told))


def main() -> int:
    """Kill, and report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--on", nargs="+", choices=["sqlite", "postgresql"], default=["sqlite", "postgresql"])
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    code = 0
    for kind in given.on:
        if kind == "postgresql" and programs() is None:
            print(MISSING)
            continue
        killed = run(kind, given)
        print(
            f"{kind}: {killed.kills} kills in {killed.seconds:.0f} s, {killed.games} games, "
            f"{killed.acknowledged} moves acknowledged, {killed.unanswered} without an answer: "
            f"{len(killed.problems) or 'nothing'} lost or doubled",
            flush=True,
        )
        for problem in killed.problems:
            print(f"  {problem}")
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())
