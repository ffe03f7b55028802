"""An hour at a table of many games, with everything that happens to a server in a year.

    python tools/soak.py [--minutes 60] [--games 100] [--on postgresql] [--seed 0]

A hundred games are played by programs; browsers watch, and some of these read nothing of what they are sent. Meanwhile
servers are killed and the database is restarted. At the end it is looked whether anything that was acknowledged is lost
or doubled, whether `boardwright check` finds all games whole, and whether the memory of the servers stayed level: it is
sampled every half a minute, and a server that lives on must not grow.

Everything runs on this computer, between loopback addresses, and is thrown away afterwards. On PostgreSQL two servers
run; on SQLite one, and there is no database to restart. The exit code is 1 if something is wrong.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from boardwright.cli import main as boardwright  # noqa: E402
from boardwright.table.storage import Store  # noqa: E402
from tests.table.players import Player, playing, problems  # noqa: E402
from tests.table.postgresql import Cluster  # noqa: E402
from tests.table.server import Server  # noqa: E402

KILL_EVERY, RESTART_EVERY, SAMPLE_EVERY = (60.0, 240.0), (400.0, 800.0), 30.0
"""Seconds between kills of a server and restarts of the database, at least and at most, and between samples."""

LIVES = 15 * 60.0
"""An only server lives for so long at least, so that its memory is seen over time."""

GROWTH = 1.25
"""A server may have so much more memory at the end than when it had warmed up."""

WARM = 0.25
"""In this share of its life a server warms up: tables and drawn parts of screens come into memory, words are learnt."""


@dataclass
class Sample:
    """How much memory a server has, and how long it has lived."""

    at: float
    server: int
    age: float
    megabytes: float
    moves: int


@dataclass
class Soak:
    """What has happened."""

    began: float = field(default_factory=time.monotonic)
    kills: int = 0
    restarts: int = 0
    updates: int = 0
    samples: list[Sample] = field(default_factory=list)
    born: dict[int, float] = field(default_factory=dict)

    @property
    def age(self) -> float:
        return time.monotonic() - self.began


async def watch(number: int, players: list[Player], addresses: Callable[[], str], soak: Soak) -> None:
    """A browser that watches a game; every third one reads nothing for a while, until it is sent away."""
    chance = random.Random(number)
    while True:
        games = chance.choice(players).games
        if not games:
            await asyncio.sleep(1)
            continue
        url = f"{addresses().replace('http', 'ws')}/game/{games[-1].id}/live"
        origin = {"X-Forwarded-For": f"10.2.{number // 250}.{number % 250 + 1}"}
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with connect(url, additional_headers=origin, max_size=2**24, max_queue=1, open_timeout=60) as live:
                if number % 3 == 0:
                    await asyncio.sleep(chance.uniform(20, 120))
                async with asyncio.timeout(chance.uniform(30, 300)):
                    while True:
                        await live.recv()
                        soak.updates += 1
        await asyncio.sleep(chance.uniform(0.5, 2))


async def kill(servers: list[Server], soak: Soak, chance: random.Random) -> None:
    """Kill a server now and then; the first is spared, or lives for a while at least if it is the only one."""
    while True:
        await asyncio.sleep(chance.uniform(*KILL_EVERY))
        victims = range(1, len(servers)) or [index for index in (0,) if soak.age - soak.born[index] > LIVES]
        if victims:
            await reborn(servers, chance.choice(victims), soak)
            soak.kills += 1


async def reborn(servers: list[Server], index: int, soak: Soak) -> None:
    servers[index].end(signal.SIGKILL)
    await asyncio.to_thread(servers[index].start)
    soak.born[index] = soak.age


async def restart(cluster: Cluster, soak: Soak, chance: random.Random) -> None:
    """Restart the database now and then: gently, or as a power cut would."""
    while True:
        await asyncio.sleep(chance.uniform(*RESTART_EVERY))
        await asyncio.to_thread(cluster.stop, chance.choice([signal.SIGINT, signal.SIGQUIT]))
        await asyncio.sleep(chance.uniform(0, 10))
        await asyncio.to_thread(cluster.start)
        soak.restarts += 1


async def sample(servers: list[Server], players: list[Player], soak: Soak, console: Console) -> None:
    """Note the memory of the servers."""
    while True:
        for index, server in enumerate(servers):
            if server.process is not None:
                megabytes = memory_of(server.process.pid)
                moves = sum(player.moves for player in players)
                soak.samples.append(Sample(soak.age, index, soak.age - soak.born[index], megabytes, moves))
        last = soak.samples[-1]
        console.print(
            f"{last.at / 60:5.1f} min  {last.moves} moves  {soak.kills} kills  {soak.restarts} restarts  "
            + "  ".join(f"{one.megabytes:.0f} MB" for one in soak.samples[-len(servers) :])
        )
        await asyncio.sleep(SAMPLE_EVERY)


def memory_of(process: int) -> float:
    """The resident memory of a process in megabytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def growth(samples: list[Sample]) -> tuple[float, float]:
    """The memory of the server that lived longest: when it had warmed up, and at its end."""
    lives: list[list[Sample]] = []
    for server in {one.server for one in samples}:
        life: list[Sample] = []
        for one in (one for one in samples if one.server == server):
            if life and one.age < life[-1].age:
                lives.append(life)
                life = []
            life.append(one)
        lives.append(life)
    longest = max(lives, key=lambda life: life[-1].age)
    warm = [one.megabytes for one in longest if one.age >= WARM * longest[-1].age]
    few = max(1, len(warm) // 5)
    return sum(warm[:few]) / few, sum(warm[-few:]) / few


async def soaked(
    url: str, cluster: Cluster | None, given: argparse.Namespace, console: Console
) -> tuple[Soak, list[Player]]:
    """Let it all happen for so many minutes."""
    chance, soak = random.Random(given.seed), Soak()
    servers = [Server(url) for _ in range(2 if cluster is not None else 1)]
    players = [Player(number, lambda: chance.choice(servers).address, given.pause) for number in range(given.games)]
    Store(url).close()
    background: list[asyncio.Task[None]] = []
    try:
        for index in range(len(servers)):
            await reborn(servers, index, soak)
        async with playing(players):
            background += [asyncio.create_task(kill(servers, soak, chance))]
            background += [asyncio.create_task(sample(servers, players, soak, console))]
            if cluster is not None:
                background += [asyncio.create_task(restart(cluster, soak, chance))]
            for number in range(given.watchers):
                watching = watch(number, players, lambda: chance.choice(servers).address, soak)
                background += [asyncio.create_task(watching)]
            done, _ = await asyncio.wait(background, timeout=60 * given.minutes, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
    finally:
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        for server in servers:
            server.end(signal.SIGKILL)
        if cluster is not None and cluster.server is None:
            cluster.start()
    return soak, players


def report(url: str, soak: Soak, players: list[Player], folder: str, console: Console) -> int:
    """Say what came of it; the exit code."""
    store = Store(url)
    wrong = problems(players, store)
    store.close()
    whole = boardwright(["check", url, "--dry-run", "--out", folder]) == 0
    sent = [sure for player in players for kept in player.games for _, sure in kept.sent]
    games = sum(len(player.games) for player in players)
    warm, end = growth(soak.samples)
    grid = Grid("minute", "server", "age", "memory", "moves")
    for one in soak.samples[:: max(1, len(soak.samples) // 40)]:
        age, memory = f"{one.age / 60:.1f}", f"{one.megabytes:.0f} MB"
        grid.add_row(f"{one.at / 60:.0f}", str(one.server), age, memory, str(one.moves))
    console.print(grid)
    console.print(
        f"{soak.age / 60:.0f} minutes, {games} games ({sum(player.finished for player in players)} to the end), "
        f"{sum(sent)} moves acknowledged, {len(sent) - sum(sent)} without an answer, {soak.updates} updates watched; "
        f"{soak.kills} kills, {soak.restarts} restarts of the database"
    )
    console.print(f"lost or doubled: {len(wrong) or 'nothing'}; all games whole: {'yes' if whole else 'no'}")
    level = end <= GROWTH * warm
    verdict = "level" if level else "grows"
    console.print(f"memory of the server that lived longest: {warm:.0f} MB warm, {end:.0f} MB at its end: {verdict}")
    for problem in wrong:
        console.print(f"  {problem}")
    return 0 if not wrong and whole and level else 1


@contextlib.contextmanager
def database(kind: str, folder: str) -> Iterator[tuple[str, Cluster | None]]:
    """The URL of a database to be thrown away, and the server behind it."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/games.db", None
        return
    with Cluster() as cluster:
        yield cluster.database(), cluster


def main() -> int:
    """Soak, and report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--watchers", type=int, default=30)
    parser.add_argument("--pause", type=float, default=2.0, help="how many seconds a program thinks, about")
    parser.add_argument("--on", choices=["sqlite", "postgresql"], default="postgresql")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    console = Console(markup=False, highlight=False, soft_wrap=True)
    with tempfile.TemporaryDirectory() as folder, database(given.on, folder) as (url, cluster):
        soak, players = asyncio.run(soaked(url, cluster, given, console))
        return report(url, soak, players, folder, console)


if __name__ == "__main__":
    sys.exit(main())
