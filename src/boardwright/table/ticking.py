"""What keeps the clocks: warns people, does what was chosen when time is up, and knows when nobody kept them.

Clocks are in the database, and every process looks there for those whose time is up; whoever writes that first does
what follows. All go by the database's time. As long as clocks run, somebody writes a pulse: if there was none for more
than a minute (no server was up, the computer slept, or the database was away), nobody's time ran meanwhile.
"""

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy import exists, select, text, update

from .errors import Damaged, NoSuchGame, Unreached
from .storage import CLOCKS, GAMES, RUNNING, Store, clock_row, readable_clock, table_of

if TYPE_CHECKING:
    from .room import Room

PULSE = table_of("pulse", "name", floats="beat")

TICK = 1.0
"""Every so many seconds it is looked whose time is up."""

BEAT = 10.0
"""Every so many seconds the pulse is written."""

LONGEST = 60.0
"""If there was no pulse for more seconds than that, they do not count."""

MOST = 100
"""So many clocks are looked after at a time."""

log = logging.getLogger(__name__)


class Clocks:
    """Keeps the clocks of a database, together with the other processes."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.wall = time.time
        self.ahead = 0.0
        """So many seconds the database's clock is ahead of ours."""
        self.beaten = 0.0
        """When this process wrote the pulse last."""

    def now(self) -> float:
        """The time by which all processes go."""
        return self.wall() + self.ahead

    async def keep(self) -> None:
        """Look after the clocks, for ever."""
        while True:
            try:
                await self.tick()
            except Unreached:
                pass
            except Exception:
                log.exception("the clocks could not be looked after")
            await asyncio.sleep(TICK)

    async def tick(self) -> None:
        """Ring the alarms that are due."""
        if not 0 <= self.now() - self.beaten < BEAT:
            await self.beat()
        for game in await self.room.run(due, self.room.store, self.now()):
            with contextlib.suppress(NoSuchGame, Damaged):
                table = await self.room.table(game)
                await table.ring_alarm()

    async def awake(self) -> None:
        """Before time is counted: notice if nobody kept the clocks."""
        if not 0 <= self.now() - self.beaten <= LONGEST:
            await self.beat()

    async def beat(self) -> None:
        """Write the pulse; what was lost since the last one does not count."""
        wall = self.wall()
        now, delayed = await self.room.run(beat, self.room.store, wall)
        self.ahead, self.beaten = now - wall, now
        for game in delayed:
            self.room.heard(game)


def due(store: Store, now: float) -> list[str]:
    """The games whose alarms are due."""
    mine = select(CLOCKS.c.game).join(GAMES, GAMES.c.id == CLOCKS.c.game)
    found = mine.where(CLOCKS.c.alarm <= now, GAMES.c.state == RUNNING, GAMES.c.damage.is_(None))
    with store.engine.begin() as connection:
        return list(connection.execute(found.order_by(CLOCKS.c.alarm).limit(MOST)).scalars())


def beat(store: Store, wall: float) -> tuple[float, list[str]]:
    """Write the pulse, if any clock runs: the time, and the games whose clocks did not run for a while."""
    runs = CLOCKS.c.seat.is_not(None)
    with store.engine.begin() as connection:
        now = wall
        if store.is_shared:
            now = float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())
        if not connection.execute(select(exists().where(runs))).scalar_one():
            return now, []
        connection.execute(update(PULSE).values(name=PULSE.c.name))  # one at a time
        before = connection.execute(select(PULSE.c.beat)).scalar_one()
        connection.execute(update(PULSE).values(beat=now))
        if 0 <= now - before <= LONGEST:
            return now, []
        delayed = []
        for row in connection.execute(select(CLOCKS).where(runs)).mappings().all():
            clock, lost = readable_clock(row), now - max(before, row["since"])
            if clock is not None and lost > LONGEST:
                fresh = clock_row(clock.delayed(lost))
                connection.execute(update(CLOCKS).where(CLOCKS.c.game == row["game"]).values(**fresh))
                store.announce(connection, row["game"])
                delayed.append(row["game"])
    return now, delayed
