"""Many live games on a server: `python benchmarks/table.py [--games 3 30 200] [--spectators 0] [--seconds 30]`.

Every game has two people with a browser each: the cookie of a seat, and the WebSocket that the page of a game opens,
with compression. Whoever is asked answers after a while, so that a game has about one move in `--pause` seconds. With
--spectators so many browsers more watch the first game, from a process of their own. With --programs the players are
programs of the JSON API instead.

How long they wait, in milliseconds, is counted from sending a move until what came of it is there, after it is written
to the disk: with the one who moved, with the other player, and with the spectators.

With --processes 1 2 every measurement is made with one server and with two, which share a PostgreSQL database of their
own. All browsers of a game are at the same server, as behind the proxy of deploy/Caddyfile; with --apart the two of
every second game are at different ones, as behind a load balancer that goes by address. Where browsers need the same
cores, no clock shows what the servers could carry; so it is counted how many moves a second they can make if the
busiest of them has a core for itself.
"""

import argparse
import asyncio
import json
import os
import random
import re
import resource
import socket
import subprocess
import sys
import tempfile
import time
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from html import unescape
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("arcs", "imperium", "scythe")
SHARES = {"half": 0.5, "90 %": 0.9, "99 %": 0.99, "all": 1.0}
AT_ONCE = 16
"""So many connections are opened at the same time."""


class Figures:
    """What the clients saw: seconds that they waited."""

    def __init__(self) -> None:
        self.waits: dict[str, list[float]] = {"the one who moved": [], "the other player": [], "spectators": []}
        self.errors: list[str] = []
        self.used: list[float] = []
        """Seconds of processor time of each server while they played."""
        self.idle = 0
        self.open = 0
        """Bytes of memory that all servers took for new games, without and with their pages open."""


class Server:
    """A running server: where it listens, and its process."""

    def __init__(self, port: int, process: int) -> None:
        self.address = f"127.0.0.1:{port}"
        self.process = process


class Live:
    """One game: when its moves were sent, and the latest by which seat."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.id = str(made["id"])
        self.secrets: list[str] = list(made["secrets"].values())
        self.sent: list[float] = []
        self.mover = -1


class Client:
    """Somebody with an open WebSocket."""

    def __init__(self, url: str, headers: dict[str, str], figures: Figures) -> None:
        self.url = url
        self.headers = headers
        self.figures = figures
        self.fragments: dict[str, str] = {}
        self.connection: ClientConnection

    async def open(self) -> None:
        """Connect as the page of a game does."""
        self.connection = await connect(
            self.url, additional_headers=self.headers, max_size=2**24, open_timeout=300, ping_timeout=None
        )

    async def next(self, until: float) -> dict[str, Any] | None:
        """The next message; None if none comes any more."""
        try:
            text = await asyncio.wait_for(self.connection.recv(), max(0.01, until - time.time()))
        except TimeoutError:
            return None
        message: dict[str, Any] = json.loads(text)
        if "error" in message:
            self.figures.errors.append(message["error"])
        return message

    async def play(self, live: Live, seat: int, pause: float, until: float) -> None:
        """One seat: any answer, a while after it is asked."""
        chance, seen = random.Random(f"{live.id} {seat}"), -1
        order: dict[str, Any] = {}
        due = until
        while time.time() < until:
            message = await self.next(min(due, until))
            if message is None and order:
                live.sent.append(time.time())
                live.mover = seat
                await self.connection.send(json.dumps(order))
                order, due = {}, until
            elif message is not None and "error" not in message:
                if live.sent and seen not in (-1, message["moves"]):
                    who = "the one who moved" if live.mover == seat else "the other player"
                    self.figures.waits[who].append(time.time() - live.sent[-1])
                seen, before = message["moves"], order
                answer = self.answer(message, chance)
                order = {"do": "play", "at": message["at"], **answer} if answer else {}
                if order and order["at"] != before.get("at"):
                    due = time.time() + chance.uniform(0, 2 * pause)

    def answer(self, message: dict[str, Any], chance: random.Random) -> dict[str, Any]:
        """An option, or a whole set where one is asked for; nothing if nothing is asked."""
        self.fragments |= message.get("fragments", {})
        for name, changes in message.get("changes", {}).items():
            self.fragments[name] = changed(self.fragments[name], changes)
        if not message["options"]:
            return {}
        bounds = re.search(r'data-least="(\d+)" data-most="(\d+)"', self.fragments.get("actions", ""))
        if bounds is None and not message.get("set"):
            return {"option": chance.choice(message["options"])["option"]}
        if bounds is None:
            least, offered = message["set"]["least"], [one["option"] for one in message["set"]["left"]]
        else:
            boxes = re.findall(r'name="options" value="([^"]+)"', self.fragments["actions"])
            least, offered = int(bounds[1]), [json.loads(unescape(box)) for box in boxes]
        return {"options": chance.sample(offered, max(least, min(1, len(offered))))}


def changed(text: str, changes: list[tuple[int, int, str]]) -> str:
    """A text with what changed in it."""
    at, pieces = 0, []
    for start, end, fresh in changes:
        pieces += [text[at:start], fresh]
        at = end
    return "".join([*pieces, text[at:]])


# -- the players ---------------------------------------------------------------------------------------------------


async def cookie_of(client: httpx.AsyncClient, live: Live, seat: int) -> str:
    """Sit down as a browser does: the cookie that holds the seat."""
    client.cookies.clear()
    answer = await client.post(f"/game/{live.id}/seat/{live.secrets[seat]}")
    cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
    if not cookie:
        raise SystemExit(f"No seat: {answer.status_code} {answer.text[:200]}")
    return cookie


async def together(work: Iterable[Awaitable[None]], told: Callable[[], None]) -> None:
    """Do all of it, some at a time."""
    places = asyncio.Semaphore(AT_ONCE)

    async def one(awaited: Awaitable[None]) -> None:
        async with places:
            await awaited
        told()

    await asyncio.gather(*(one(awaited) for awaited in work))


async def measure(servers: list[Server], count: int, given: argparse.Namespace, progress: Progress) -> Figures:
    """Open all games, let everybody play, and collect the figures."""
    figures, games, players = Figures(), [], []
    task = progress.add_task(f"{count} games: sitting down", total=count)
    empty = sum(memory(server.process) for server in servers)
    async with httpx.AsyncClient(base_url=f"http://{servers[0].address}", timeout=300) as client:
        for number in range(count):
            plan = {"game": GAMES[number % len(GAMES)], "seats": ["person", "person"], "seed": number}
            live = Live((await client.post("/api/games", json=plan)).raise_for_status().json())
            games.append(live)
            for seat in range(2):
                if given.programs:
                    url, headers = f"/api/games/{live.id}/live", {"Authorization": f"Bearer {live.secrets[seat]}"}
                else:
                    url, headers = f"/game/{live.id}/live", {"Cookie": await cookie_of(client, live, seat)}
                there = servers[(number >> seat if given.apart else number) % len(servers)]
                players.append((Client(f"ws://{there.address}{url}", headers, figures), live, seat))
            progress.advance(task)
    figures.idle = sum(memory(server.process) for server in servers) - empty
    progress.update(task, description=f"{count} games: connecting", total=len(players), completed=0)
    await together((player.open() for player, _, _ in players), lambda: progress.advance(task))
    figures.open = sum(memory(server.process) for server in servers) - empty
    crowd = await watched(f"ws://{servers[0].address}/game/{games[0].id}/live", given) if given.spectators else None
    began = [processor_time(server.process) for server in servers]
    until = time.time() + given.seconds
    progress.update(task, description=f"{count} games: playing", total=given.seconds, completed=0)
    playing = asyncio.gather(*(player.play(live, seat, given.pause, until) for player, live, seat in players))
    while not playing.done() and time.time() < until:
        await asyncio.wait([playing], timeout=0.5)
        progress.update(task, completed=given.seconds - max(0.0, until - time.time()))
    await playing
    figures.used = [processor_time(server.process) - before for server, before in zip(servers, began, strict=True)]
    if crowd is not None:
        told, _ = await crowd.communicate(b"enough")
        figures.waits["spectators"] = late(json.loads(told), games[0].sent)
    await together((player.connection.close() for player, _, _ in players), lambda: None)
    return figures


# -- the spectators ------------------------------------------------------------------------------------------------


async def watched(url: str, given: argparse.Namespace) -> asyncio.subprocess.Process:
    """A process with the browsers of all spectators; they have seen the page when this returns."""
    command = [sys.executable, __file__, "--watch", url, str(given.spectators)]
    crowd = await asyncio.create_subprocess_exec(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=2**28)
    assert crowd.stdout is not None
    await crowd.stdout.readline()
    return crowd


async def watch(url: str, count: int) -> None:
    """Watch with so many browsers until there is something to read, then say when messages came."""
    came: list[float] = []
    clients = [Client(url, {}, Figures()) for _ in range(count)]

    async def keep_watching(client: Client) -> None:
        while await client.next(time.time() + 3600) is not None:
            came.append(time.time())

    await together((client.open() for client in clients), lambda: None)
    watching = [asyncio.create_task(keep_watching(client)) for client in clients]
    while len(came) < count:
        await asyncio.sleep(0.1)
    came.clear()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for task in watching:
        task.cancel()
    print(json.dumps(came))


def late(came: list[float], sent: list[float]) -> list[float]:
    """How long after the latest move each message came."""
    return [when - sent[bisect_right(sent, when) - 1] for when in came if sent and when > sent[0]]


# -- the server, and what is said ----------------------------------------------------------------------------------


def serve(port: int, database: str) -> None:
    """The server, as `boardwright serve` runs it, but one address may do what it likes."""
    from boardwright.table.addresses import LOOPBACK
    from boardwright.table.app import Settings, create_app
    from boardwright.table.connections import Connections
    from boardwright.table.serve import listen, server_of
    from boardwright.table.warming import warm_up

    warm_up()
    settings = Settings(database, orders=1e9, looks=1e9, messages=1e9, sockets=10**9)
    server_of(create_app(settings), Connections(10**6, 10**6, LOOPBACK), None).run(sockets=[listen("127.0.0.1", port)])


def run(count: int, processes: int, given: argparse.Namespace, progress: Progress) -> Figures:
    """Measure with so many games on servers of their own, in so many processes."""
    with ExitStack() as stack:
        database = stack.enter_context(postgresql() if given.processes else sqlite())
        servers = [stack.enter_context(serving(database)) for _ in range(processes)]
        return asyncio.run(measure(servers, count, given, progress))


@contextmanager
def sqlite() -> Iterator[str]:
    """The URL of an SQLite file to be thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/games.db"


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of a database on a PostgreSQL server to be thrown away: the one of the tests."""
    sys.path.insert(0, str(ROOT))
    from tests.table.postgresql import Cluster

    with Cluster() as cluster:
        yield cluster.database()


@contextmanager
def serving(database: str) -> Iterator[Server]:
    """A server in a process of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    process = subprocess.Popen([sys.executable, __file__, "--serve", str(port), database])
    try:
        wait_for(port)
        yield Server(port, process.pid)
    finally:
        process.terminate()
        process.wait()


def memory(process: int) -> int:
    """The bytes of memory that a process has; 0 where the system does not say it so."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text("utf-8").split()[1]) * resource.getpagesize()
    except OSError:
        return 0


def processor_time(process: int) -> float:
    """The seconds that a process has used so far; 0 where the system does not say it so."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait_for(port: int) -> None:
    """Until the server listens."""
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.1)


def main() -> None:
    """Measure and show a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, nargs="+", default=[200], help="one measurement for each of these numbers")
    parser.add_argument("--spectators", type=int, default=0, help="so many browsers watch the first game")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pause", type=float, default=2.0, help="mean pause before a move, in seconds")
    parser.add_argument("--programs", action="store_true", help="players are programs instead of browsers")
    parser.add_argument("--processes", type=int, nargs="+", default=[], help="so many servers on PostgreSQL, each")
    parser.add_argument("--apart", action="store_true", help="the two of every second game are at different servers")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "DATABASE"), help=argparse.SUPPRESS)
    parser.add_argument("--watch", nargs=2, metavar=("URL", "COUNT"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a connection is a file
    if given.serve:
        serve(int(given.serve[0]), given.serve[1])
    elif given.watch:
        asyncio.run(watch(given.watch[0], int(given.watch[1])))
    else:
        console = Console()
        with Progress(console=console, transient=True) as progress:
            runs = [
                (count, run(count, processes, given, progress))
                for count in given.games
                for processes in given.processes or [1]
            ]
        for count, figures in runs:
            console.print(shown(count, figures, given))


def shown(count: int, figures: Figures, given: argparse.Namespace) -> Table:
    """One measurement as a table."""
    moves = len(figures.waits["the one who moved"])
    sort = "programs" if given.programs else "browsers"
    cores = " and ".join(f"{used / given.seconds:.0%}" for used in figures.used)
    table = Table(
        title=f"{count} games, {2 * count} {sort}, {given.spectators} spectators, servers: {len(figures.used)}",
        caption=f"{moves / given.seconds:.1f} moves a second, {len(figures.errors)} errors; of a core the servers used "
        f"{cores}, {sum(figures.used) / max(1, moves) * 1000:.1f} ms for each move, so that they can make "
        f"{moves / max(0.01, *figures.used):.0f} a second; a new game takes {figures.idle / count / 1000:.0f} KB, "
        f"with its pages open {figures.open / count / 1000:.0f}",
    )
    for heading in ("ms until a move is seen by", *SHARES):
        table.add_column(heading, justify="left" if heading not in SHARES else "right")
    for who, waits in figures.waits.items():
        if waits:
            table.add_row(who, *(f"{percentile(waits, share) * 1000:.0f}" for share in SHARES.values()))
    for error in sorted(set(figures.errors)):
        table.add_row(error[:60])
    return table


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


if __name__ == "__main__":
    main()
