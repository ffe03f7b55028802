"""What a screen costs the server: `python benchmarks/screens.py [--moves 200] [--seats 3]`.

A random game of each sort, without a network: after every move the changed screens of all seats and of two spectators
are made, as messages for their browsers. In milliseconds of processor time, and in kilobytes before compression.
"""

import argparse
import asyncio
import random
import tempfile
import time

from rich.console import Console
from rich.progress import track
from rich.table import Table as Shown

from boardwright.games import GAMES
from boardwright.table.live import Watcher
from boardwright.table.room import Plan, Room
from boardwright.table.seats import Who, hashed
from boardwright.table.socket import PageSender
from boardwright.table.storage import Store
from boardwright.table.thinking import Thinkers
from boardwright.table.warming import warm_up

SORTS = ("who is asked", "other seats", "first spectator", "next spectator")


async def measure(game: str, given: argparse.Namespace, folder: str) -> dict[str, list[tuple[float, int]]]:
    """The seconds and letters of every screen, by the sort of viewer."""
    room = Room(Store(f"sqlite:///{folder}/{game}.db"), Thinkers(1), 0.0)
    table, _ = await room.create(Plan(game, ["person"] * given.seats, "online", seed=1), "v" * 22)
    names = [f"{seat:022}" for seat in range(given.seats)]
    table.holders = {seat: {hashed(name)} for seat, name in enumerate(names)}
    viewers = [(Watcher([seat]), Who(name), PageSender()) for seat, name in enumerate(names)]
    viewers += [(Watcher([]), Who(""), PageSender()) for _ in range(2)]
    table.watchers |= {watcher for watcher, _, _ in viewers}
    chance, costs = random.Random(1), dict[str, list[tuple[float, int]]]({sort: [] for sort in SORTS})
    for move in track(range(given.moves), game, transient=True):
        if table.game.decision is None:
            break
        asked, at = table.game.decision.seat, table.at
        await table.play([asked], at, chance.choice(table.game.decision.options))
        for number, (watcher, who, sender) in enumerate(viewers):
            began = time.process_time()
            news = await sender.news(table, watcher, who)
            cost = time.process_time() - began, len(news)
            if number >= given.seats:
                sort = SORTS[2 + number - given.seats]
            else:
                sort = SORTS[int(number != table.asked)]
            if move > 0:  # the first message is the whole page
                costs[sort].append(cost)
    await room.close()
    return costs


def main() -> None:
    """Measure and show a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--seats", type=int, default=3)
    given = parser.parse_args()
    warm_up()
    shown = Shown("game", "screen of", "ms: half", "90 %", "KB: half", "90 %", title="A changed screen")
    with tempfile.TemporaryDirectory() as folder:
        for game in GAMES:
            costs = asyncio.run(measure(game, given, folder))
            for sort, pairs in costs.items():
                spent, letters = sorted(cost * 1000 for cost, _ in pairs), sorted(size / 1000 for _, size in pairs)
                figures = [row[int(len(row) * share)] for row in (spent, letters) for share in (0.5, 0.9)]
                shown.add_row(game, sort, *(f"{figure:.2f}" for figure in figures))
    Console().print(shown)


if __name__ == "__main__":
    main()
