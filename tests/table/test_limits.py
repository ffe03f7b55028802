"""Limits for one visitor: a greedy one waits or is refused, and the others do not notice."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from boardwright.table.addresses import LOOPBACK, home_of, networks_of
from boardwright.table.connections import Connections
from boardwright.table.guard import Guard
from boardwright.table.limits import AT_ONCE, MOST_WAITING, Limits, Visits
from boardwright.table.proxies import see_through

from .server import PATIENCE, Browser, running

pytestmark = pytest.mark.plain_only

GREEDY, OTHER = "198.51.100.7", "198.51.100.8"


def asks(path: str = "/", client: str = GREEDY, kind: str = "http", **headers: str) -> dict[str, Any]:
    """A request, as the server of uvicorn tells of it."""
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scheme = "http" if kind == "http" else "ws"
    return {"type": kind, "method": "GET", "path": path, "headers": named, "client": (client, 1), "scheme": scheme}


def guarding(app: Callable[..., Awaitable[None]], **limits: Any) -> tuple[Guard, list[str]]:
    """A guard before an application, and the reasons of its refusals."""
    counted: list[str] = []
    return Guard(app, Limits(**limits), LOOPBACK, None, counted.append), counted


# -- who is one visitor ------------------------------------------------------------------------------------------------


def test_an_ipv6_network_is_one_visitor() -> None:
    assert home_of("2001:db8:1:2::1") == home_of("2001:db8:1:2:ffff::9") != home_of("2001:db8:1:3::1")
    assert home_of("::ffff:192.0.2.1") == home_of("192.0.2.1") != home_of("192.0.2.2")
    assert home_of("unknown") == home_of("") == ""
    visits = Visits(5, 0.0001)
    assert [visits.allowed(home_of(f"2001:db8:1:2::{number:x}")) for number in range(7)] == [True] * 5 + [False] * 2
    assert visits.allowed(home_of("2001:db8:1:3::1"))


@pytest.mark.parametrize(
    ("peer", "forwarded", "seen"),
    [
        ("10.0.0.2", "203.0.113.9", "203.0.113.9"),
        ("10.0.0.2", "1.1.1.1, 203.0.113.9", "203.0.113.9"),  # what a visitor claims stands before
        ("10.0.0.2", "203.0.113.9, 10.0.0.3", "203.0.113.9"),  # two proxies
        ("10.0.0.2", "10.0.0.4, 10.0.0.3", "10.0.0.4"),
        ("10.0.0.2", "203.0.113.9:4711", "203.0.113.9"),
        ("10.0.0.2", "[2001:db8::5]:4711", "2001:db8::5"),
        ("10.0.0.2", "203.0.113.9, nonsense", "10.0.0.2"),
        ("::ffff:10.0.0.2", "203.0.113.9", "203.0.113.9"),
        ("fd00::2", "2001:db8::5", "2001:db8::5"),
        ("192.0.2.1", "203.0.113.9", "192.0.2.1"),  # not one of ours
    ],
)
def test_only_a_trusted_proxy_says_who_asks(peer: str, forwarded: str, seen: str) -> None:
    proxies = networks_of("10.0.0.0/24, fd00::2")
    scope = asks(client=peer, x_forwarded_for=forwarded, x_forwarded_proto="https")
    see_through(scope, proxies)  # type: ignore[arg-type]
    assert scope["client"][0] == seen
    assert scope["scheme"] == ("http" if peer == "192.0.2.1" else "https")


def test_visitors_behind_a_proxy_have_limits_and_cookies_of_their_own(tmp_path: Path) -> None:
    form = {"game": "arcs", "seat-0": "person", "seat-1": "person"}
    for proxies, expected in ((networks_of("127.0.0.1"), [303, 429, 303]), ([], [303, 429, 429])):
        database = f"sqlite:///{tmp_path}/{len(proxies)}.db"
        with running(database, orders=1, orders_per_second=0.0001, proxies=proxies) as address:
            answers = [
                httpx.post(
                    f"{address}/games", data=form, headers={"x-forwarded-for": who, "x-forwarded-proto": "https"}
                )
                for who in (GREEDY, GREEDY, OTHER)
            ]
            assert [answer.status_code for answer in answers] == expected
            assert ("secure" in answers[0].headers["set-cookie"].lower()) == bool(proxies)


# -- a greedy one ------------------------------------------------------------------------------------------------------


def test_requests_of_one_visitor_come_in_turn_with_those_of_others() -> None:
    inside: list[str] = []
    most: dict[str, int] = {}
    door = asyncio.Event()

    async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
        who = scope["client"][0]
        inside.append(who)
        most[who] = max(most.get(who, 0), inside.count(who))
        if who == GREEDY:
            await door.wait()
        inside.remove(who)

    async def work() -> None:
        guard, counted = guarding(app, looks=1e9)
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message.get("status"))

        def visit(who: str) -> Awaitable[None]:
            return guard(asks(client=who), None, send)  # type: ignore[arg-type]

        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE + MOST_WAITING + 3):
                group.create_task(visit(GREEDY))  # type: ignore[arg-type]
            await asyncio.sleep(0)
            await visit(OTHER)  # is not kept waiting
            assert counted == ["queue"] * 3 and sent.count(429) == 3
            door.set()
        assert most == {GREEDY: AT_ONCE, OTHER: 1} and not guard.turns.doors and not guard.turns.inside

    asyncio.run(work())


def test_a_slow_line_keeps_no_neighbour_waiting(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/games.db") as address, ExitStack() as stack:
        for _ in range(AT_ONCE + 1):
            stack.enter_context(opened(address)).sendall(HALF_A_FORM)
        form = {"game": "arcs", "seat-0": "person", "seat-1": "person"}
        assert httpx.post(f"{address}/games", data=form, timeout=PATIENCE).status_code == 303
        kind = {"content-type": "application/x-www-form-urlencoded"}
        long = httpx.post(f"{address}/games", content=iter([b"x" * 50_000] * 3), headers=kind, timeout=PATIENCE)
        assert long.status_code == 413


def test_who_says_too_much_over_all_their_sockets_is_heard_later() -> None:
    heard = {GREEDY: 0, OTHER: 0}

    async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
        while True:
            await receive()
            heard[scope["client"][0]] += 1
            await asyncio.sleep(0)

    async def says_much() -> dict[str, str]:
        return {"type": "websocket.receive"}

    async def work() -> None:
        guard, _ = guarding(app, messages=10, messages_per_second=0.001, orders=100)
        calls = [guard(asks(client=GREEDY, kind="websocket"), says_much, None) for _ in range(5)]  # type: ignore[arg-type]
        tasks = [asyncio.ensure_future(call) for call in calls]
        while heard[GREEDY] < 10:
            await asyncio.sleep(0)
        tasks.append(asyncio.ensure_future(guard(asks(client=OTHER, kind="websocket"), says_much, None)))  # type: ignore[arg-type]
        while heard[OTHER] < 10:
            await asyncio.sleep(0)
        assert heard == {GREEDY: 10, OTHER: 10} and guard.sockets == {GREEDY: 5, OTHER: 1}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not guard.sockets

    asyncio.run(work())


def test_one_visitor_has_so_many_sockets_and_others_theirs(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/games.db", sockets=3) as address:
        ann = Browser(address)
        ann.start("arcs", "person", "person", mode="online")
        url = f"{address.replace('http', 'ws')}/game/{ann.game}/live"
        greedy, other = {"X-Forwarded-For": GREEDY}, {"X-Forwarded-For": OTHER}
        with ExitStack() as stack:
            opened = [stack.enter_context(connect(url, additional_headers=greedy, max_size=None)) for _ in range(3)]
            with pytest.raises(InvalidStatus), connect(url, additional_headers=greedy):
                pass
            assert stack.enter_context(connect(url, additional_headers=other, max_size=None)).recv(PATIENCE)
            assert stack.enter_context(ann.live()).last
            opened[0].close()
            again = None
            while again is None:  # until the server has noticed
                try:
                    again = stack.enter_context(connect(url, additional_headers=greedy, max_size=None))
                except InvalidStatus:
                    continue
        ann.close()


def test_a_game_has_so_many_spectators_but_its_players_always_come_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardwright.table.socket.MOST_WATCHERS", 2)
    with running(f"sqlite:///{tmp_path}/games.db") as address:
        ann = Browser(address)
        ann.start("arcs", "person", "person", mode="online")
        url = f"{address.replace('http', 'ws')}/game/{ann.game}/live"
        with connect(url, max_size=None) as one, connect(url, max_size=None) as two:
            assert one.recv(PATIENCE) and two.recv(PATIENCE)
            with pytest.raises((InvalidStatus, ConnectionClosed)), connect(url) as three:
                three.recv(PATIENCE)
            with ann.live() as live:
                assert live.last
        ann.close()


# -- connections that say nothing --------------------------------------------------------------------------------------


def opened(address: str, source: str = "127.0.0.1") -> socket.socket:
    host, port = address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), PATIENCE, (source, 0))


def is_ended(line: socket.socket) -> bool:
    """Whether the other side ends the connection without a word."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


HALF_A_FORM = b"POST /games HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\ng"


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-", HALF_A_FORM])
def test_an_idle_connection_is_ended(tmp_path: Path, said: bytes) -> None:
    with running(f"sqlite:///{tmp_path}/games.db", Connections(100, 100, request_within=0.3)) as address:
        with opened(address) as line:
            line.sendall(said)
            assert is_ended(line)
        with opened(address) as line:  # one that has asked before, too
            line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert line.recv(15) == b"HTTP/1.1 200 OK"
            line.sendall(said)
            while line.recv(1000):
                pass


def test_a_connection_is_kept_while_we_are_slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slowly = asyncio.Event()

    async def answers(room: Any) -> bool:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(slowly.wait(), 1)
        return True

    monkeypatch.setattr("boardwright.table.health.answers", answers)
    with running(f"sqlite:///{tmp_path}/games.db", Connections(100, 100, request_within=0.1)) as address:
        assert httpx.get(f"{address}/health", timeout=PATIENCE).status_code == 200


def test_one_visitor_has_so_many_connections_and_others_theirs(tmp_path: Path) -> None:
    connections = Connections(40, 3, request_within=PATIENCE)
    with running(f"sqlite:///{tmp_path}/games.db", connections, proxies=[]) as address, ExitStack() as stack:
        held = [stack.enter_context(opened(address)) for _ in range(3)]
        while connections.homes["127.0.0.1"] < 3:
            pass
        assert is_ended(stack.enter_context(opened(address)))
        other = stack.enter_context(opened(address, "127.0.0.2"))
        other.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert other.recv(15) == b"HTTP/1.1 200 OK"
        for line in held:
            line.close()
        while connections.homes["127.0.0.1"] > 0:
            pass
        assert httpx.get(f"{address}/health").status_code == 200


def test_there_are_only_so_many_connections_at_all_and_a_quarter_for_one(tmp_path: Path) -> None:
    assert Connections(40, 300).most_each == 10
    connections = Connections(4, 300, networks_of("127.0.0.0/8"), PATIENCE)
    with running(f"sqlite:///{tmp_path}/games.db", connections) as address, ExitStack() as stack:
        lines = [stack.enter_context(opened(address)) for _ in range(4)]
        assert is_ended(stack.enter_context(opened(address)))
        for line in lines:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert line.recv(15) == b"HTTP/1.1 200 OK"
        assert not connections.homes
