"""Web Push: somebody whose page is closed is told that they are asked.

The message says no more than "your turn", which game, and where. It is encrypted for the browser that gets it (RFC
8291) and signed with the key of this database (VAPID, RFC 8292), so that its push service knows who sends.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

import http_ece
import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode

from .scene import PERSON
from .subscriptions import Subscription, checked_endpoint, decoded, forget, signing_key, subscriptions

if TYPE_CHECKING:
    from .room import Room

T = TypeVar("T")

MOST_TASKS = 1000
"""So many messages may wait; more are not sent."""

LINES = 8
"""So many are sent at the same time."""

MOST_ADDRESSES = 3
TIMEOUT = httpx.Timeout(10, connect=4)
WITHIN = 20.0
A_WEEK = 7 * 24 * 3600
HALF_A_DAY = 12 * 3600
GONE = (404, 410)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class PushSettings:
    """How people are told by Web Push."""

    on: bool = True
    contact: str = ""
    """Whom a push service asks if something is wrong: `mailto:…` or `https://…`; the site itself if nobody is named."""
    patience: float = 5.0
    """So many seconds after somebody is asked it is looked whether their page is open: it may just be reloading."""
    anywhere: bool = False
    """Whether push services may be inside the network of the host, and without encryption; for tests."""


NO_PUSH = PushSettings(on=False)


class Message(msgspec.Struct):
    """What push-worker.js is told."""

    title: str
    body: str
    url: str


class Pusher:
    """Tells people who are asked and whose page is closed, once each time."""

    def __init__(self, room: "Room", how: PushSettings) -> None:
        self.room = room
        self.how = how
        self.key: Vapid02 | None = None
        self.waiting: set[tuple[str, int]] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.lines = asyncio.Semaphore(LINES)
        self.pool = ThreadPoolExecutor(LINES, "push")

    async def open(self) -> None:
        """Get ready to send, if the host wants that."""
        if self.how.on:
            self.key = await self.room.run(signing_key, self.room.store)
            self.client = httpx.AsyncClient(
                timeout=TIMEOUT,
                trust_env=False,
                follow_redirects=False,
                limits=httpx.Limits(max_keepalive_connections=0),  # a connection is for one host only
            )

    async def close(self) -> None:
        """Send no more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.key is not None:
            await self.client.aclose()
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def beside(self, work: Callable[..., T], *given: Any) -> T:
        """Do something slow, as looking up a host, in a thread that nobody else waits for, and not for ever."""
        async with asyncio.timeout(WITHIN):
            return await asyncio.get_running_loop().run_in_executor(self.pool, work, *given)

    @property
    def public_key(self) -> str:
        """The key that a browser subscribes to; "" if nothing is sent."""
        if self.key is None:
            return ""
        return str(b64urlencode(self.key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))

    def asked(self, game: str, seat: int) -> None:
        """Somebody is asked who was not before: tell them soon, unless they look."""
        if self.key is None or (game, seat) in self.waiting:
            return
        if len(self.tasks) >= MOST_TASKS:
            log.warning("too many push messages wait: seat %s of game %s is not told", seat, game)
            return
        self.waiting.add((game, seat))
        task = asyncio.create_task(self.tell(game, seat))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tell(self, game: str, seat: int) -> None:
        """Wait a little, then send a message to every browser of a seat that is still asked and not here."""
        try:
            await asyncio.sleep(self.how.patience)
            self.waiting.discard((game, seat))
            table = await self.room.table(game)
            async with table.turn():
                if table.asked != seat or table.sittings[seat].sort != PERSON or table.is_here(seat):
                    return
                visitors = set(table.holders.get(seat, ()))
                words, name = table.words, table.header.game
            told = Message(words.message("push-your-turn"), words.message(f"game-{name}"), f"/game/{game}")
            found = await self.room.run(subscriptions, self.room.store, visitors)
            await asyncio.gather(*(self.send(subscription, told, game) for subscription in found))
        except Exception:
            log.exception("seat %s of game %s could not be told by push", seat, game)
        finally:
            self.waiting.discard((game, seat))

    async def send(self, to: Subscription, message: Message, topic: str) -> None:
        """Send a message; what goes wrong is noted without the address of the subscription, as that is a secret."""
        host = urlsplit(to.endpoint).hostname
        try:
            async with self.lines, asyncio.timeout(WITHIN):
                status = await self.post(to, message, topic)
            if status in GONE:
                await self.room.run(forget, self.room.store, to.endpoint)
            elif not 200 <= status < 300:
                log.warning("the push service %s answered %s", host, status)
        except Exception as error:
            log.warning("the push service %s was not reached: %s %s", host, type(error).__name__, error)

    async def post(self, to: Subscription, message: Message, topic: str) -> int:
        """Post a message to a push service at an address that was checked just now; the status of the answer."""
        addresses = await self.beside(checked_endpoint, to.endpoint, self.how.anywhere)
        body, headers = await self.beside(self.sealed, to, message, topic)
        url = httpx.URL(to.endpoint)
        extensions = {"sni_hostname": url.host}
        for address in addresses[:MOST_ADDRESSES]:
            try:
                there = url.copy_with(host=address)
                async with self.client.stream(
                    "POST", there, content=body, headers=headers, extensions=extensions
                ) as answer:
                    return answer.status_code
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:
                problem = error
        raise problem

    def sealed(self, to: Subscription, message: Message, topic: str) -> tuple[bytes, dict[str, str]]:
        """The encrypted message, and the headers that go with it."""
        assert self.key is not None
        body = http_ece.encrypt(
            msgspec.json.encode(message),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded(to.p256dh),
            auth_secret=decoded(to.auth),
            version="aes128gcm",
        )
        parts = urlsplit(to.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + HALF_A_DAY,
            "sub": self.how.contact or to.site,
        }
        return body, {
            **self.key.sign(claims),
            "Host": parts.netloc,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(A_WEEK),
            "Topic": topic,  # a later message about the same game takes the place of one that was not delivered yet
        }
