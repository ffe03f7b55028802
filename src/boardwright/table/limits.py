"""How much one visitor may ask for: an IPv4 address, or an IPv6 network (`home_of`).

Whoever asks for more than their share waits or is refused; the others do not notice.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

MOST_CLIENTS = 10_000

CHEAP = ("/static/", "/api/", "/push", "/help/", "/health")
PAGE = 10
"""To draw a page costs as much as so many files or answers in JSON."""

AT_ONCE = 2
"""So many requests of one visitor are worked on at the same time …"""

MOST_WAITING = 200
"""… and so many more may wait for that."""


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What one visitor may do."""

    orders: float = 120
    """So many orders (new games, posted forms, connections) at once …"""
    orders_per_second: float = 4
    """… and then so many per second."""
    looks: float = 1200
    """So many files or answers in JSON at once, a page counting as ten …"""
    looks_per_second: float = 100
    """… and then so many per second."""
    messages: float = 300
    """So many messages over all WebSockets at once …"""
    messages_per_second: float = 40
    """… and then so many per second: who sends more is heard later."""
    sockets: int = 100
    """So many WebSockets at the same time."""
    listings: float = 5
    """So many tables may be listed at once …"""
    listings_per_hour: float = 5
    """… and then so many per hour."""
    sittings: float = 10
    """On so many seats of listed tables one may sit down at once …"""
    sittings_per_hour: float = 10
    """… and then so many per hour."""


class Allowance:
    """So many at once, then so many per second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = self.left = burst
        self.per_second = per_second
        self.last = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether so much more is allowed."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.last) * self.per_second)
        self.last = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Visits:
    """How many requests of one sort every visitor may still make: so many at once, then so many per second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.homes: OrderedDict[str, Allowance] = OrderedDict()

    def allowed(self, home: str, cost: float = 1) -> bool:
        """Whether this visitor may make one more now."""
        allowance = self.homes.pop(home, None) or Allowance(self.burst, self.per_second)
        self.homes[home] = allowance
        if len(self.homes) > MOST_CLIENTS:
            self.homes.popitem(last=False)
        return allowance.take(min(cost, self.burst))

    def wait(self, home: str) -> float:
        """0 if this visitor may make one more now, else how many seconds to wait before asking again."""
        return 0.0 if self.allowed(home) else 1 / self.per_second


class Turns:
    """A few requests of every visitor are worked on at the same time, so that everybody's come in turn."""

    def __init__(self) -> None:
        self.doors: dict[str, asyncio.Semaphore] = {}
        self.inside: Counter[str] = Counter()

    def is_full(self, home: str) -> bool:
        """Whether too many requests of a visitor wait already."""
        return self.inside[home] >= AT_ONCE + MOST_WAITING

    @asynccontextmanager
    async def of(self, home: str) -> AsyncIterator[None]:
        """Wait until it is a visitor's turn."""
        self.inside[home] += 1
        try:
            async with self.doors.setdefault(home, asyncio.Semaphore(AT_ONCE)):
                yield
        finally:
            self.inside[home] -= 1
            if not self.inside[home]:
                del self.inside[home], self.doors[home]


def cost_of(path: str) -> int:
    """What it costs to answer, counted in small answers."""
    return 1 if path.startswith(CHEAP) else PAGE
