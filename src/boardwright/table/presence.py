"""Who looks at which table, written down so that the other processes of the same database know it, too."""

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy import and_, delete, insert, literal, select, update

from .storage import GAMES, PRESENCE, Present, Store

if TYPE_CHECKING:
    from .room import Room

TICK = 2.0
"""Every so many seconds it is written down who came and who left."""

ROUND = 5.0
"""Every so many seconds it is asked which other processes are alive …"""

UNKNOWN = 15.0
"""… and so long somebody is believed of whom that is not known yet."""

A_DAY = 24 * 3600

log = logging.getLogger(__name__)

Place = tuple[str, int]
"""A seat of a game."""


class Presence:
    """Who looks at the tables of this process, and which other processes are alive."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.process = room.store.process
        self.others: set[str] = set()
        self.gone: set[str] = set()
        """Those that were alive, and are not any more."""
        self.noted: set[Place] = set()
        self.last_round = 0.0
        self.writing = asyncio.Lock()
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to write down who comes and leaves."""
        if not self.room.store.is_shared:
            await self.room.run(nobody_is_here, self.room.store)  # what a killed process left
        await self.look_round()
        self.task = asyncio.create_task(self.keep())

    async def close(self) -> None:
        """Nobody looks any more."""
        if self.task is not None:
            async with self.writing:  # what is being written goes on without its task
                self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
            await self.room.run(write, self.room.store, self.process, set(), self.noted, time.time())

    async def keep(self) -> None:
        """Write down who comes and leaves, for ever."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.note()
                if time.monotonic() > self.last_round + ROUND:
                    await self.look_round()
            except Exception:
                log.exception("who looks at the tables could not be written down")

    async def note(self) -> None:
        """Write down who came and who left since the last time."""
        async with self.writing:
            tables = self.room.tables
            watchers = ((table.id, watcher) for table in tables.values() for watcher in table.watchers)
            here = {(game, seat) for game, watcher in watchers for seat in watcher.held}
            came, left, now = here - self.noted, self.noted - here, time.time()
            if not came and not left:
                return
            await self.room.run(write, self.room.store, self.process, came, left, now)
            self.noted = here
        for game, seat in came | left:
            if game in tables:
                tables[game].saw(Present(seat, self.process, int((game, seat) in came), now))

    def believes(self, seen: Present) -> bool:
        """Whether a page is open at another process: that one is alive, or was when it wrote so."""
        alive = seen.process in self.others or seen.seen > time.time() - UNKNOWN
        return bool(seen.here) and seen.process != self.process and alive

    async def look_round(self) -> None:
        """Ask which other processes are alive."""
        self.last_round = time.monotonic()
        if not self.room.store.is_shared:
            return
        others = await self.room.run(look_round, self.room.store, time.time() - A_DAY)
        gone = self.others - others
        self.others, self.gone = others, (self.gone | gone) - others
        for table in self.room.tables.values():
            if table.header.thinker in gone:
                table.ring()


def write(store: Store, process: str, came: set[Place], left: set[Place], now: float) -> None:
    """Write who came and who left, and tell the other processes."""
    with store.engine.begin() as connection:
        for game, seat in sorted(came | left):
            here = and_(PRESENCE.c.game == game, PRESENCE.c.seat == seat, PRESENCE.c.process == process)
            connection.execute(delete(PRESENCE).where(here))
            row = {"seat": seat, "process": process, "here": int((game, seat) in came), "seen": now}
            known = select(GAMES.c.id, *(literal(value) for value in row.values())).where(GAMES.c.id == game)
            connection.execute(insert(PRESENCE).from_select(["game", *row], known))
        for game in sorted({game for game, _ in came | left}):
            store.announce(connection, game)


def look_round(store: Store, before: float) -> set[str]:
    """Which other processes are alive; what those wrote that are not is forgotten after a while."""
    others = store.alive() - {store.process}
    with store.engine.begin() as connection:
        gone = PRESENCE.c.process.not_in([store.process, *others])
        connection.execute(delete(PRESENCE).where(gone, PRESENCE.c.seen < before))
    return others


def nobody_is_here(store: Store) -> None:
    """Forget who was there when the only process of a database was stopped."""
    with store.engine.begin() as connection:
        connection.execute(update(PRESENCE).values(here=0))
