"""What stands before every request: no orders from other sites, not too many of them, and strict headers on answers."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from boardwright.words import Words

from .addresses import Network, home_of
from .limits import Limits, Turns, Visits, cost_of
from .pages.mistake import usual
from .proxies import see_through
from .wire import Refusal, write_message

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # links to seats are secrets; "no-referrer" would make our own forms foreign
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]

SAFE = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY = 64 * 1024


class Guard:
    """A layer around the whole application."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        proxies: Sequence[Network],
        measured: int | None,
        count: Callable[[str], None],
    ) -> None:
        self.app = app
        self.orders = Visits(limits.orders, limits.orders_per_second)
        self.looks = Visits(limits.looks, limits.looks_per_second)
        self.messages = Visits(limits.messages, limits.messages_per_second)
        self.most_sockets = limits.sockets
        self.sockets: Counter[str] = Counter()
        self.turns = Turns()
        self.proxies = proxies
        self.measured = measured
        """The port at which the figures are served, and nothing else."""
        self.count = count

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        see_through(scope, self.proxies)
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        order = kind == "websocket" or scope.get("method") not in SAFE
        client = scope.get("client")
        home = home_of(client[0]) if client else ""

        async def send_strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        async def refuse(status: int, message: str, reason: str) -> None:
            self.count(reason)
            page = "text/html" in headers.get("accept", "") and not scope["path"].startswith("/api")
            await refused(kind, status, message, page, send_strictly)

        if self.is_aside(scope) and scope["path"] != "/metrics":
            await refuse(404, "table-no-such-page", "aside")
        elif order and is_foreign(headers):
            await refuse(403, "table-cross-site", "foreign")
        elif not (self.orders.allowed(home) if order else self.looks.allowed(home, cost_of(scope["path"]))):
            await refuse(429, "table-too-many", "rate")
        elif kind == "websocket":
            if self.sockets[home] >= self.most_sockets:
                await refuse(429, "table-too-many", "sockets")
            else:
                await self.connect(home, scope, receive, send_strictly)
        elif scope["path"].startswith("/static/"):
            await self.app(scope, receive, send_strictly)
        elif self.turns.is_full(home):
            await refuse(429, "table-too-many", "queue")
        else:
            whole = await arrived(receive) if order else receive
            async with self.turns.of(home):
                await self.app(scope, whole, send_strictly)

    def is_aside(self, scope: Scope) -> bool:
        """Whether somebody asks at the port of the figures."""
        server = scope.get("server")
        return self.measured is not None and server is not None and server[1] == self.measured

    async def connect(self, home: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a WebSocket; who says too much over all of theirs is heard later."""

        async def receive_slowly() -> Message:
            message = await receive()
            while message["type"] == "websocket.receive" and (wait := self.messages.wait(home)):
                await asyncio.sleep(wait)
            return message  # type: ignore[return-value]

        self.sockets[home] += 1
        try:
            await self.app(scope, receive_slowly, send)  # type: ignore[arg-type]
        finally:
            self.sockets[home] -= 1
            if not self.sockets[home]:
                del self.sockets[home]


async def arrived(receive: Receive) -> Receive:
    """What somebody sends, once it is here (or too long for us): nobody else waits for a slow line."""
    parts, size, more = [], 0, True
    while more and size <= LARGEST_BODY:
        part = await receive()
        parts.append(part)
        size += len(part.get("body", b""))  # type: ignore[arg-type]
        more = bool(part.get("more_body", False))

    async def again() -> Any:
        return parts.pop(0) if parts else await receive()

    return again


def is_foreign(headers: dict[str, str]) -> bool:
    """Whether a browser says that another site's page makes this request."""
    if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        return True
    origin = headers.get("origin")
    try:
        return origin is not None and urlsplit(origin).netloc != headers.get("host", "")
    except ValueError:
        return True


async def refused(kind: str, status: int, message: str, page: bool, send: Send) -> None:
    """Answer with one sentence, as a page or as JSON, without asking the application."""
    if kind == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    said = usual(status, message).encode() if page else write_message.encode(Refusal(Words().message(message)))
    sort = b"text/html; charset=utf-8" if page else b"application/json"
    start = {"type": "http.response.start", "status": status, "headers": [(b"content-type", sort)]}
    await send(start)  # type: ignore[arg-type]
    await send({"type": "http.response.body", "body": said, "more_body": False})
