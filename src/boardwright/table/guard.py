"""What stands before every request: no orders from other sites, not too many of them, and strict headers on answers."""

from collections import OrderedDict
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from boardwright.words import Words

from .socket import Allowance
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
MOST_CLIENTS = 10_000


class Guard:
    """A layer around the whole application."""

    def __init__(self, app: ASGIApp, orders: "Visits", looks: "Visits") -> None:
        self.app = app
        self.orders = orders
        self.looks = looks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        order = kind == "websocket" or scope.get("method") not in SAFE

        async def send_strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        if order and is_foreign(headers):
            await refuse(kind, 403, "table-cross-site", send_strictly)
        elif not (self.orders if order else self.looks).allowed(scope):
            await refuse(kind, 429, "table-too-many", send_strictly)
        else:
            await self.app(scope, receive, send_strictly)


class Visits:
    """How many requests of one sort every address may still make: so many at once, then so many per second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.clients: OrderedDict[str, Allowance] = OrderedDict()

    def allowed(self, scope: Scope) -> bool:
        """Whether this client may make one more now."""
        client = scope.get("client")
        address = client[0] if client else ""
        allowance = self.clients.pop(address, None) or Allowance(self.burst, self.per_second)
        self.clients[address] = allowance
        if len(self.clients) > MOST_CLIENTS:
            self.clients.popitem(last=False)
        return allowance.take()


def is_foreign(headers: dict[str, str]) -> bool:
    """Whether a browser says that another site's page makes this request."""
    if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        return True
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host", "")


async def refuse(kind: str, status: int, message: str, send: Send) -> None:
    """Answer with one sentence, without asking the application."""
    if kind == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = write_message.encode(Refusal(Words().message(message)))
    start = {"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]}
    await send(start)  # type: ignore[arg-type]
    await send({"type": "http.response.body", "body": body, "more_body": False})
