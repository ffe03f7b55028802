"""Many live games on one server process: `python benchmarks/table.py [--games 200] [--seconds 20] [--pages 0]`.

Every game has two programs as players, each on a WebSocket of its own; each answers as soon as it is asked, after a
pause. The figures: moves per second, and how long a player waits from sending a move to seeing what came of it, after
it is written to the disk. With --pages some games are also watched by a browser, which gets HTML instead of data.
"""

import argparse
import asyncio
import json
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import connect

GAMES = ("arcs", "imperium", "scythe")


class Figures:
    """What the clients saw."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.errors: list[str] = []
        self.finished = 0
        self.page_bytes = 0
        self.page_updates = 0


def serve(port: int, folder: str) -> None:
    """The server, as `boardwright serve` runs it, but without the limit on new games of one address."""
    from boardwright.table.app import Settings, create_app

    app = create_app(Settings(f"sqlite:///{folder}/games.db", orders=1e9, looks=1e9))
    uvicorn.run(app, port=port, log_level="warning")


async def player(url: str, secret: str, given: argparse.Namespace, start: asyncio.Barrier, figures: Figures) -> None:
    """One seat: any option, as soon as it is asked."""
    chance = random.Random(secret)
    headers = {"Authorization": f"Bearer {secret}"}
    async with connect(url, additional_headers=headers, max_size=2**24, open_timeout=60, ping_timeout=None) as live:
        sent = 0.0
        await start.wait()
        until = time.monotonic() + given.seconds
        while time.monotonic() < until:
            try:
                position = json.loads(await asyncio.wait_for(live.recv(), max(0.01, until - time.monotonic())))
            except TimeoutError:
                return
            if "error" in position:
                figures.errors.append(position["error"])
                return
            if sent:
                figures.waits.append(time.monotonic() - sent)
                sent = 0.0
            if position["state"] == "over":
                figures.finished += 1
                return
            if position["options"]:
                await asyncio.sleep(chance.uniform(0, 2 * given.pause))
                option = chance.choice(position["options"])["option"]
                sent = time.monotonic()
                await live.send(json.dumps({"do": "play", "at": position["at"], "option": option}))


async def onlooker(url: str, given: argparse.Namespace, start: asyncio.Barrier, figures: Figures) -> None:
    """A browser that watches a game."""
    async with connect(url, max_size=2**24, open_timeout=60, ping_timeout=None) as live:
        await start.wait()
        until = time.monotonic() + given.seconds
        while time.monotonic() < until:
            try:
                text = await asyncio.wait_for(live.recv(), max(0.01, until - time.monotonic()))
            except TimeoutError:
                return
            figures.page_bytes += len(text)
            figures.page_updates += 1


async def measure(port: int, given: argparse.Namespace) -> Figures:
    """Open all games, let everybody play, and collect the figures."""
    figures = Figures()
    address = f"127.0.0.1:{port}"
    made: list[dict[str, Any]] = []
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as client:
        for number in range(given.games):
            plan = {"game": GAMES[number % len(GAMES)], "seats": ["person", "person"], "seed": number}
            made.append((await client.post("/api/games", json=plan)).raise_for_status().json())
    start = asyncio.Barrier(2 * given.games + given.pages)  # everybody is connected before anybody moves
    async with asyncio.TaskGroup() as people:
        for number, game in enumerate(made):
            for secret in game["secrets"].values():
                url = f"ws://{address}/api/games/{game['id']}/live"
                people.create_task(player(url, secret, given, start, figures))
            if number < given.pages:
                people.create_task(onlooker(f"ws://{address}/game/{game['id']}/live", given, start, figures))
    return figures


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000


def main() -> None:
    """Measure and print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=1.0, help="mean pause of a player before a move, in seconds")
    parser.add_argument("--pages", type=int, default=0, help="so many games are watched by a browser")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "FOLDER"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(int(given.serve[0]), given.serve[1])
        return
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, __file__, "--serve", str(port), folder])
        try:
            wait_for(port)
            figures = asyncio.run(measure(port, given))
        finally:
            server.terminate()
            server.wait()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    waits = figures.waits
    print(
        f"{given.games} games, {2 * given.games} players, {given.pages} pages: {len(waits)} moves in "
        f"{given.seconds:.0f} s ({len(waits) / given.seconds:.0f}/s), {len(figures.errors)} errors; wait in ms: "
        + ", ".join(f"p{int(share * 100)} {percentile(waits, share):.0f}" for share in (0.5, 0.9, 0.99, 1.0))
    )
    print(f"the server used {used.ru_utime + used.ru_stime:.1f} s of processor time, start and connections included")
    if given.pages:
        each = figures.page_bytes / max(1, figures.page_updates)
        print(f"pages: {figures.page_updates} updates, {each:.0f} bytes each")
    for error in sorted(set(figures.errors)):
        print(f"  {error}")


def wait_for(port: int) -> None:
    """Until the server listens."""
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.1)


if __name__ == "__main__":
    main()
