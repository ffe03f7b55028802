"""Connections before anything was said over them: how many there may be, and how long each may take.

The server of uvicorn waits for ever for a first request, and without a limit a few idle visitors use up the files that
a process may open. A WebSocket is counted by the guard; it is asked for a sign of life by uvicorn.
"""

import asyncio
import contextlib
import sys
from collections import Counter
from collections.abc import Sequence

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .addresses import Network, home_of, is_among

if sys.platform != "win32":
    import resource

SPARE = 256
"""So many files are kept for everything else: the database, thinking processes, and those who are just coming in."""

FEW, USUAL, ENOUGH = 64, 1024, 65_536
SHARE = 4
"""No visitor has more than this part of all connections."""

BACKLOG = 128

REQUEST_WITHIN = 30.0
"""So many seconds a request may take to arrive, from the connection or from its first byte on …"""

ANSWER_WITHIN = 120.0
"""… and so many its answer to leave, or the next request to come."""


class Connections:
    """How many connections there are, and those of each visitor."""

    def __init__(
        self, most: int, most_each: int, proxies: Sequence[Network] = (), request_within: float = REQUEST_WITHIN
    ) -> None:
        self.most = most
        self.most_each = min(most_each, most // SHARE)
        self.proxies = proxies
        self.request_within = request_within
        self.homes: Counter[str] = Counter()

    def protocol(self) -> type[asyncio.Protocol]:
        """What uvicorn makes for every connection."""
        shared = self

        class Shared(Connection):
            connections_of = shared

        return Shared


class Connection(H11Protocol):
    """One connection, as long as it is not a WebSocket."""

    connections_of: Connections
    home = ""
    idle = False
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        shared = self.connections_of
        address = self.client[0] if self.client else ""
        if not is_among(address, shared.proxies):
            self.home = home_of(address) or "?"
            shared.homes[self.home] += 1
        if len(self.connections) > shared.most or shared.homes[self.home] > shared.most_each:
            transport.abort()
        self.expect(shared.request_within)

    def expect(self, seconds: float) -> None:
        """Something has to happen within so many seconds."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_later(seconds, self.give_up)

    def give_up(self) -> None:
        """End a connection over which nothing comes or goes, unless it is us who are slow."""
        cycle = self.cycle
        if cycle is not None and not cycle.more_body and not cycle.response_complete:
            self.expect(self.connections_of.request_within)
        else:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.idle:
            self.idle = False
            self.expect(self.connections_of.request_within)
        super().data_received(data)

    def on_response_complete(self) -> None:
        self.idle = True
        self.expect(ANSWER_WITHIN)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """It does not count any more."""
        if self.timer is not None:
            self.timer.cancel()
        homes = self.connections_of.homes
        if self.home:
            homes[self.home] -= 1
            if not homes[self.home]:
                del homes[self.home]
            self.home = ""


def most_connections() -> int:
    """As many connections as this process may have, after asking for more."""
    if sys.platform == "win32":
        return USUAL
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return max(FEW, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE)
