"""A table on a port of this computer, for tests: in a thread or a process of its own, and browsers at it."""

import contextlib
import json
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from boardwright.kernel.errors import BoardwrightError
from boardwright.table.app import Settings, create_app
from boardwright.table.connections import Connections
from boardwright.table.serve import listen, server_of

PATIENCE = 30.0


@contextmanager
def running(database: str, connections: Connections | None = None, **settings: Any) -> Iterator[str]:
    """A running table; gives its address."""
    listener = listen("127.0.0.1", 0)
    lines = connections or Connections(10_000, 10_000)
    limits = {"orders": 1e9, "looks": 1e9, "messages": 1e9, "sockets": 10_000, "listings": 1e9, "sittings": 1e9}
    chosen = {"workers": 1, "pace": 0.0, **limits, **settings}
    try:
        server = server_of(create_app(Settings(database, **chosen)), lines, None)
    except BoardwrightError:
        listener.close()
        raise
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


def free_port() -> int:
    """A port that stays free while a server is away: none of those that the system gives away by itself."""
    while True:
        port = random.SystemRandom().randrange(20_000, 30_000)
        with socket.socket() as trial, contextlib.suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port


class Server:
    """A table in a process of its own, at one address; it can be killed and started again."""

    def __init__(self, database: str, *arguments: str) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "boardwright", "serve", "--port", str(port), "--pace", "0"]
        self.command = [*command, "--database", database, *arguments]
        self.process: subprocess.Popen[bytes] | None = None

    def spawn(self) -> None:
        """Start it."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.spawn()
        assert self.process is not None
        until = time.monotonic() + 10 * PATIENCE
        while True:
            try:
                httpx.get(f"{self.address}/api/games/none", timeout=PATIENCE)
                return
            except httpx.TransportError:
                assert self.process.poll() is None and time.monotonic() < until, "the server does not answer"
                time.sleep(0.05)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Ask it to stop, or (SIGKILL) end it as a power cut would, and wait until it is gone."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(2 * PATIENCE)
            self.process = None

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.end(signal.SIGKILL)


class Browser:
    """A browser with its cookies, at one table."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.game = ""

    def close(self) -> None:
        self.http.close()

    def start(self, game: str, *seats: str, **fields: str) -> str:
        """Start a game with the form of the home page; its id."""
        wishes = {f"seat-{seat}": wish for seat, wish in enumerate(seats)}
        answer = self.http.post("/games", data={"game": game, **wishes, **fields})
        assert answer.status_code == 303, answer.text
        self.game = answer.headers["location"].rsplit("/", 1)[1]
        return self.game

    def page(self) -> str:
        answer = self.http.get(f"/game/{self.game}", headers={"accept": "text/html"})
        assert answer.status_code == 200, answer.text
        return answer.text

    def live(self) -> "Live":
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.address.replace('http', 'ws')}/game/{self.game}/live"
        return Live(url, cookies)


class Live:
    """An open game page: everything it was sent, and what it knows from that."""

    def __init__(self, url: str, cookies: str) -> None:
        self.opening = connect(url, additional_headers={"Cookie": cookies} if cookies else None, max_size=2**24)
        self.socket: ClientConnection
        self.fragments: dict[str, str] = {}
        self.last: dict[str, Any] = {}
        self.received: list[str] = []

    def __enter__(self) -> "Live":
        self.socket = self.opening.__enter__()
        self.next()
        return self

    def __exit__(self, *error: Any) -> None:
        self.opening.__exit__(*error)

    def say(self, do: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"do": do, **fields}))

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        if "error" not in message:
            self.last = message
            self.fragments |= message["fragments"]
            self.fragments |= {name: changed(self.fragments[name], list) for name, list in message["changes"].items()}
        return message

    def refusal(self) -> str:
        """The next refusal; updates before it are taken in."""
        while True:
            message = self.next()
            if "error" in message:
                return str(message["error"])

    def until_asked(self) -> dict[str, Any]:
        """Wait until this viewer is asked (or the game is over)."""
        until = time.monotonic() + PATIENCE
        while not self.last["your_turn"] and time.monotonic() < until:
            message = self.next()
            assert "error" not in message, message
        assert self.last["your_turn"]
        return self.last

    def play(self, index: int = 0) -> dict[str, Any]:
        """Play the option at this index, or a set with it, and take in what comes until there is another position."""
        asked = self.until_asked()
        start = index % len(asked["options"])
        offered = asked["options"][start:] + asked["options"][:start]
        if offered[0]["times"]:
            least = re.search(r'data-least="(\d+)"', self.fragments["actions"])
            assert least is not None
            members = [choice["option"] for choice in offered for _ in range(choice["times"])]
            self.say("play", at=asked["at"], options=members[: max(1, int(least[1]))])
        else:
            self.say("play", at=asked["at"], option=offered[0]["option"])
        while self.last["at"] == asked["at"]:
            message = self.next()
            assert "error" not in message, message
        return self.last

    def until(self, fragment: str, *texts: str, gone: bool = False) -> None:
        """Wait until a fragment holds some texts, or (`gone`) none of them."""
        while any((text in self.fragments.get(fragment, "")) == gone for text in texts):
            self.next()


def changed(text: str, changes: list[tuple[int, int, str]]) -> str:
    """A text with its changes, as a browser makes them."""
    at, pieces = 0, []
    for start, end, fresh in changes:
        pieces += [text[at:start], fresh]
        at = end
    return "".join([*pieces, text[at:]])


def asked_of(*lives: Live) -> Live:
    """Of several viewers, the one who is asked now."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for live in lives:
            if live.last["your_turn"]:
                return live
            with contextlib.suppress(TimeoutError):
                live.next(0.05)
    raise AssertionError("nobody is asked")
