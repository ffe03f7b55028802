"""Deleting games that nobody has touched for a long time, if the host wants that."""

import asyncio
import logging
import time

from sqlalchemy import ColumnElement, and_, delete, exists, or_, select, update

from .room import Room
from .storage import CHAT, GAMES, HOLDERS, MOVES, PRESENCE, PROPOSALS, SEATS, Store
from .subscriptions import SUBSCRIPTIONS

A_DAY = 24 * 3600
AN_HOUR = 3600.0

log = logging.getLogger(__name__)


async def keep_forgetting(room: Room, days: float) -> None:
    """Delete the games that nobody has touched for so many days, now and every hour; with 0 never."""
    while days > 0:
        try:
            await forget_old(room, time.time() - days * A_DAY)
        except Exception:
            log.exception("old games could not be deleted")
        await asyncio.sleep(AN_HOUR)


async def forget_old(room: Room, before: float) -> None:
    """Delete the games that nobody has touched since that time, one by one, so that nobody waits long."""
    for game in await room.run(untouched, room.store, before):
        table = room.tables.get(game)
        if table is None or not table.watchers:
            if await room.run(forget, room.store, game, before):
                room.tables.pop(game, None)
    await room.run(tidy, room.store)


def is_untouched(before: float) -> ColumnElement[bool]:
    """Nobody has played, said anything or looked from a seat since that time."""
    spoken = exists().where(CHAT.c.game == GAMES.c.id, CHAT.c.said >= before)
    looked = exists().where(PRESENCE.c.game == GAMES.c.id, or_(PRESENCE.c.here == 1, PRESENCE.c.seen >= before))
    return and_(GAMES.c.changed < before, ~spoken, ~looked)


def untouched(store: Store, before: float) -> list[str]:
    """The games that nobody has touched since that time."""
    with store.engine.begin() as connection:
        return list(connection.execute(select(GAMES.c.id).where(is_untouched(before))).scalars())


def forget(store: Store, game: str, before: float) -> bool:
    """Delete a game with everything about it; False if somebody has touched it meanwhile."""
    with store.engine.begin() as connection:
        still = update(GAMES).where(GAMES.c.id == game, is_untouched(before)).values(changed=GAMES.c.changed)
        if connection.execute(still).rowcount != 1:
            return False
        for table in (PRESENCE, PROPOSALS, CHAT, HOLDERS, SEATS, MOVES):
            connection.execute(delete(table).where(table.c.game == game))
        connection.execute(delete(GAMES).where(GAMES.c.id == game))
        store.announce(connection, game)
    return True


def tidy(store: Store) -> None:
    """Forget the ways to games that are gone, and the subscriptions of visitors who hold no seat any more."""
    with store.engine.begin() as connection:
        games = GAMES.alias()
        gone = and_(GAMES.c.rematch.is_not(None), ~exists().where(games.c.id == GAMES.c.rematch))
        connection.execute(update(GAMES).where(gone).values(rematch=None))
        connection.execute(delete(SUBSCRIPTIONS).where(~exists().where(HOLDERS.c.visitor == SUBSCRIPTIONS.c.visitor)))
