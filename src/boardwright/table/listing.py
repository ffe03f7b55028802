"""Open tables: people find each other without accounts and without links.

Tables are private. Whoever has the link of a free seat may list its table; then anybody may sit down there from the
home page. A table leaves the list when it is full, when it is over, or when nothing has happened there for a while. The
links stay secret, and stay good until the seat is taken.
"""

import time

import msgspec

from .errors import TooMany
from .live import ONLINE, Table
from .people import cleaned
from .room import Room
from .scene import OPEN
from .scenes import invitations
from .seats import Who, hashed
from .storage import RUNNING, Listed, Sitting
from .wire import LONGEST_NAME

LISTED_FOR = 3 * 24 * 3600
"""So many seconds a table stays in the list without a move."""


class OpenTable(msgspec.Struct, frozen=True):
    """A table in the list: its game, who sits there, and whether one of them looks at it now."""

    header: Listed
    seats: list[Sitting]
    here: bool


async def open_tables(room: Room) -> list[OpenTable]:
    """The tables at which anybody may sit down: first those where somebody waits."""
    found = await room.run(room.store.open_tables, time.time() - LISTED_FOR)
    own, believes = room.store.process, room.presence.believes
    tables = [
        OpenTable(header, seats, any(believes(seen) or (seen.here and seen.process == own) for seen in looking))
        for header, seats, looking in found
    ]
    return sorted(tables, key=lambda table: not table.here)


def may_list(table: Table, who: Who) -> bool:
    """Whether somebody has the link of a free seat: they could give it to anybody, so they may list the table."""
    if who.secret:
        seat = table.seat_of(who.secret)
        return seat is not None and table.sittings[seat].sort == OPEN
    return bool(invitations(table, who.visitor))


async def switch(table: Table, who: Who, listed: bool) -> None:
    """List a table, or make it private again."""
    async with table.turn():
        if not may_list(table, who):
            raise table.refuse("list-not-yours")
        if listed and (table.header.mode != ONLINE or table.state != RUNNING):
            raise table.refuse("list-not-now")
        if listed and table.header.listed is None:
            table.room.allow_listing(who.address)
        await table.set_listed(time.time() if listed else None)


async def sit_down(table: Table, who: Who, name: str, seat: int | None = None) -> tuple[int, str]:
    """Take a free seat of a listed table, this one or any, under a name: the seat, and the secret that opens it.

    Who sits at the table already keeps their seat. Whether the seat is free is asked of the database.
    """
    room, store = table.room, table.room.store
    async with table.turn():
        held = table.held_by(who)
        if held:
            return held[0], who.secret
        if not room.sittings.allowed(who.address):
            raise TooMany(table.words.message("list-sat-too-often"))
        secrets = table.own_secrets(who.visitor)
        hashes = [hashed(secret) for secret in secrets]
        holder = hashed(who.visitor) if who.visitor else ""
        since, called = time.time() - LISTED_FOR, cleaned(name, LONGEST_NAME)
        taken = await room.run(store.take, table.id, since, seat, called, hashes, holder)
        await table.catch_up()
        if taken is None:
            raise table.refuse("list-gone")
        await table.welcome(taken)
        return taken, secrets[taken]
