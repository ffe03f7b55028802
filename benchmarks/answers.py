"""How long Hard and Expert think at a table: `python benchmarks/answers.py [--games arcs] [--seconds 60]`.

A table of each game with a person, who answers anything at once, a Hard bot and an Expert bot, as `boardwright serve`
runs it, but without the network. Counted, in seconds, is the time from a bot's being asked to its answer, the wait for
a process included. The first answer of a bot is apart: a process may have to start for it and to read the game.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections import defaultdict
from contextlib import suppress
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from boardwright.compiled import code_of_new_processes
from boardwright.games import GAMES
from boardwright.table.errors import Refused
from boardwright.table.live import Watcher
from boardwright.table.room import Plan, Room
from boardwright.table.storage import Store
from boardwright.table.thinking import Asker, Thinkers
from boardwright.table.warming import warm_up

LEVELS = ("hard", "expert")
SHARES = {"half": 0.5, "90 %": 0.9, "longest": 1.0}


class Timed(Thinkers):
    """Thinking processes of which is written down how long each answer took, by the level of the bot."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.times: dict[str, list[float]] = defaultdict(list)

    async def choose(self, question: dict[str, Any], asker: Asker) -> list[str | int]:
        began = time.monotonic()
        option = await super().choose(question, asker)
        self.times[question["level"]].append(time.monotonic() - began)
        return option


async def measure(game: str, given: argparse.Namespace, folder: str) -> dict[str, list[float]]:
    """The seconds of every answer at one table, by the level of the bot."""
    thinkers = Timed(given.workers)
    room = Room(Store(f"sqlite:///{folder}/{game}.db"), thinkers, 0.0)
    seats = ["person", *[f"bot:{level}" for level in LEVELS]]
    table, _ = await room.create(Plan(game, seats, "online", seed=given.seed), "v" * 22)
    table.watchers.add(Watcher([0]))
    chance, until = random.Random(given.seed), time.monotonic() + given.seconds
    while table.game.decision is not None and time.monotonic() < until:
        if table.asked == 0:
            with suppress(Refused):  # a question may have answered itself
                await table.play([0], table.at, chance.choice(table.game.decision.options))
        else:
            await asyncio.sleep(0.02)
    table.bots.stop()
    await room.close()
    return thinkers.times


def main() -> None:
    """Measure and show a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), metavar="GAME")
    parser.add_argument("--seconds", type=float, default=60, help="how long each game is played (default: 60)")
    parser.add_argument("--workers", type=int, default=2, help="processes for bots (default: 2)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    warm_up()
    shown = Table("game", "bot", title=f"Seconds until a bot answers, {code_of_new_processes()}")
    for heading in ("answers", "first", *SHARES):
        shown.add_column(heading, justify="right")
    with tempfile.TemporaryDirectory() as folder:
        for game in track(given.games, "Playing ...", transient=True):
            times = asyncio.run(measure(game, given, folder))
            for level in LEVELS:
                first, rest = times[level][:1], sorted(times[level][1:])
                figures = [rest[min(len(rest) - 1, int(len(rest) * share))] for share in SHARES.values() if rest]
                shown.add_row(game, level, str(len(times[level])), *(f"{figure:.2f}" for figure in first + figures))
    Console().print(shown)


if __name__ == "__main__":
    main()
