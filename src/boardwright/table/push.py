"""Web Push: somebody whose page is closed is told that they are asked.

The message says no more than "your turn", which game, and where. It is encrypted for the browser that gets it (RFC
8291) and signed with the key of this database (VAPID, RFC 8292), so that its push service knows who sends. A push
service that is busy or not reached is asked again a few times, as long as the message is of use.
"""

import asyncio
import logging
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import http_ece
import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode

from .scene import PERSON
from .subscriptions import Subscription, addresses_of, decoded, forget, signing_key, subscriptions

if TYPE_CHECKING:
    from .room import Room

T = TypeVar("T")

Place = tuple[str, int]
"""A seat of a game."""

MOST_TASKS = 1000
"""So many messages may wait; more are not sent, and of half as many none is sent again."""

LINES = 8
"""So many are sent at the same time."""

MOST_ADDRESSES = 3
TIMEOUT = httpx.Timeout(10, connect=4)
WITHIN = 20.0
A_WEEK = 7 * 24 * 3600
HALF_A_DAY = 12 * 3600
LONGEST_ANSWER = 1000
LONGEST_REASON = 200
LONGEST_DATE = 40
WORD = re.compile(r"[^\s\"']+")
LONGEST_WORD = 39
MOST_NOTED = 1000

GONE = (404, 410)
"""The push service does not know the subscription any more …"""

BUSY = (429, *range(500, 600))
"""… or has no time just now."""

UNSIGNED = "it does not accept who we say we are: is the clock of this computer right, and --contact an address?"
MEANING = {
    400: "it does not understand the message",
    401: UNSIGNED,
    403: UNSIGNED,
    413: "the message is too long for it",
}
"""What a host should know about a refusal that will not change by itself."""

UNREACHED = 0
"""Noted in place of a status as long as a push service does not take messages."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class PushSettings:
    """How people are told by Web Push."""

    on: bool = True
    contact: str = ""
    """Whom a push service asks if something is wrong: `mailto:…` or `https://…`; the site itself if nobody is named."""
    patience: float = 5.0
    """So many seconds after somebody is asked it is looked whether their page is open: it may just be reloading."""
    waits: tuple[float, ...] = (10, 60, 600, 3600)
    """So many seconds a message waits before it is sent the second time, the third time …"""
    anywhere: bool = False
    """Whether push services may be inside the network of the host, and without encryption; for tests."""


NO_PUSH = PushSettings(on=False)


class Message(msgspec.Struct):
    """What push-worker.js is told."""

    title: str
    body: str
    url: str


class Answer(NamedTuple):
    """What a push service says: the status, how many seconds it wants to be left alone, and why."""

    status: int
    after: float
    reason: str


class Pusher:
    """Tells people who are asked and whose page is closed, once each time."""

    def __init__(self, room: "Room", how: PushSettings) -> None:
        self.room = room
        self.how = how
        self.key: Vapid02 | None = None
        self.tasks: dict[Place, asyncio.Task[None]] = {}
        self.noted: set[tuple[str, int]] = set()
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
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
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

    def asked(self, game: str, seat: int, title: str = "push-your-turn") -> None:
        """Somebody is asked who was not before, or their time is short: tell them soon, unless they look."""
        if self.key is None:
            return
        place = (game, seat)
        if place in self.tasks:
            self.tasks[place].cancel()  # what it tells is not new any more
        elif len(self.tasks) >= MOST_TASKS:
            log.warning("too many push messages wait: seat %s of game %s is not told", seat, game)
            return
        task = self.tasks[place] = asyncio.create_task(self.tell(game, seat, title))
        task.add_done_callback(lambda done: self.tasks.pop(place) if self.tasks.get(place) is done else None)

    async def tell(self, game: str, seat: int, title: str) -> None:
        """Wait a little, then send a message to every browser of a seat that is still asked and not here."""
        try:
            await asyncio.sleep(self.how.patience)
            table = await self.room.table(game)
            words, name = table.words, table.header.game
            told = Message(words.message(title), words.message(f"game-{name}"), f"/game/{game}")
            found = await self.browsers(game, seat)
            async with asyncio.TaskGroup() as group:
                for to in found:
                    group.create_task(self.deliver(told, to, game, seat))
        except Exception:
            log.exception("seat %s of game %s could not be told by push", seat, game)

    async def browsers(self, game: str, seat: int) -> list[Subscription]:
        """Whom to tell: the browsers of a seat, as long as it is asked and its page is closed."""
        table = await self.room.table(game)
        async with table.turn():
            if table.asked != seat or table.sittings[seat].sort != PERSON or table.is_here(seat):
                return []
            visitors = set(table.holders.get(seat, ()))
        return await self.room.run(subscriptions, self.room.store, visitors)

    async def deliver(self, message: Message, to: Subscription, game: str, seat: int) -> None:
        """Send a message to one browser, again after a while if its push service cannot take it just now."""
        until = time.monotonic() + A_WEEK
        for wait in (*self.how.waits, None):
            after = await self.send(to, message, game, until)
            if after is None or wait is None or len(self.tasks) > MOST_TASKS // 2:
                return
            pause = max(wait, after)
            if time.monotonic() + pause >= until:
                return
            await asyncio.sleep(pause)
            if to not in await self.browsers(game, seat):
                return

    async def send(self, to: Subscription, message: Message, topic: str, until: float) -> float | None:
        """Send a message; None if that is done with, else how long the push service wants to be left alone.

        What goes wrong is noted without the address of the subscription, as that is a secret.
        """
        service = urlsplit(to.endpoint).netloc
        try:
            async with self.lines, asyncio.timeout(WITHIN):
                answer = await self.post(to, message, topic, until)
            if answer.status in GONE:
                await self.room.run(forget, self.room.store, to.endpoint)
        except Exception as error:
            self.note(service, UNREACHED, "was not reached (%s %s)", type(error).__name__, discreet(str(error)))
            return 0.0
        if answer.status in BUSY:
            self.note(service, UNREACHED, "answered %s (%r)", answer.status, answer.reason)
            return answer.after
        if 200 <= answer.status < 300:
            self.noted.discard((service, UNREACHED))
        elif answer.status not in GONE:
            meaning = MEANING.get(answer.status, "it does not take the message")
            self.note(service, answer.status, "answered %s (%r): %s", answer.status, answer.reason, meaning)
        return None

    def note(self, service: str, problem: int, text: str, *values: object) -> None:
        """Tell the host what is wrong with a push service, once and not for each message."""
        if (service, problem) in self.noted:
            return
        if len(self.noted) >= MOST_NOTED:
            self.noted.clear()
        self.noted.add((service, problem))
        log.warning("the push service %s " + text, service, *values)

    async def post(self, to: Subscription, message: Message, topic: str, until: float) -> Answer:
        """Post a message to a push service at an address that was checked just now."""
        addresses = await self.beside(addresses_of, to.endpoint, self.how.anywhere)
        body, headers = await self.beside(self.sealed, to, message, topic, until)
        url = httpx.URL(to.endpoint)
        extensions = {"sni_hostname": url.host}
        for address in addresses[:MOST_ADDRESSES]:
            try:
                there = url.copy_with(host=address)
                async with self.client.stream(
                    "POST", there, content=body, headers=headers, extensions=extensions
                ) as answer:
                    reason = "" if answer.is_success else await self.reason_of(answer)
                    return Answer(answer.status_code, seconds_of(answer.headers.get("retry-after", "")), reason)
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:
                problem = error
        raise problem

    async def reason_of(self, answer: httpx.Response) -> str:
        """The first words of an answer, in which push services say what they do not like."""
        async for part in answer.aiter_raw():
            return await self.beside(discreet, part[: 4 * LONGEST_ANSWER].decode("utf-8", "replace"))
        return ""

    def sealed(self, to: Subscription, message: Message, topic: str, until: float) -> tuple[bytes, dict[str, str]]:
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
            "TTL": str(int(until - time.monotonic())),
            "Topic": topic,  # a later message about the same game takes the place of one that was not delivered yet
        }


def discreet(text: str) -> str:
    """The beginning of what somebody says, for the log: without addresses and long words, which may be secrets."""
    cut = text[:LONGEST_ANSWER]

    def shown(word: re.Match[str]) -> str:
        whole = len(word[0]) <= LONGEST_WORD and word.end() < LONGEST_ANSWER
        return word[0] if whole and "/" not in word[0] else "…"

    return WORD.sub(shown, cut)[:LONGEST_REASON]


def seconds_of(text: str) -> float:
    """What a Retry-After header asks for: so many seconds, or a moment (RFC 9110, 10.2.3); 0 if it asks nothing."""
    if text.isdecimal():
        return float(text[:LONGEST_DATE])
    if len(text) > LONGEST_DATE:
        return 0.0
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - time.time())
    except (ValueError, OverflowError):
        return 0.0
