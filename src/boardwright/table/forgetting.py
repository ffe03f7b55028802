"""Deleting games that nobody has touched for a long time, if the host wants that."""

import asyncio
import logging
import time

from sqlalchemy import ColumnElement, and_, delete, exists, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError

from .personal import LINKS
from .room import Room
from .storage import CHAT, CLOCKS, GAMES, HOLDERS, MOVES, PREPARED, PRESENCE, PROPOSALS, SEATS, Store, table_of
from .subscriptions import SUBSCRIPTIONS

SIGHTINGS = table_of("sightings", "game", floats="seen")

A_DAY = 24 * 3600
AN_HOUR = 3600.0

log = logging.getLogger(__name__)


async def keep_forgetting(room: Room, days: float) -> None:
    """Delete the games that nobody has touched for so many days, looking now and every hour; with 0 never."""
    while days > 0:
        try:
            await forget_old(room, days, time.time())
        except Exception:
            log.exception("old games could not be deleted")
        await asyncio.sleep(AN_HOUR)


async def forget_old(room: Room, days: float, now: float) -> None:
    """Delete the games that nobody has touched for so many days, one by one, so that nobody waits long.

    A game has to be found so at two sightings a day apart, and at all between them: a clock that jumps finds all games
    untouched at once, and is set right or noticed within a day.
    """
    before = now - days * A_DAY
    for game in await room.run(sighted, room.store, before, now):
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


def sighted(store: Store, before: float, now: float) -> list[str]:
    """The games that nobody has touched since that time, and of which that was noted a day ago; it is noted of all."""
    untouched = select(GAMES.c.id).where(is_untouched(before))
    wrong = or_(SIGHTINGS.c.game.not_in(untouched), SIGHTINGS.c.seen > now)
    known = exists().where(SIGHTINGS.c.game == GAMES.c.id)
    new = select(GAMES.c.id, literal(now)).where(is_untouched(before), ~known)
    a_day_ago = select(SIGHTINGS.c.game).where(SIGHTINGS.c.seen <= now - A_DAY)
    try:
        with store.engine.begin() as connection:
            connection.execute(delete(SIGHTINGS).where(wrong))
            connection.execute(insert(SIGHTINGS).from_select(["game", "seen"], new))
            return list(connection.execute(a_day_ago).scalars())
    except IntegrityError:  # another process notes the same just now
        return []


def forget(store: Store, game: str, before: float) -> bool:
    """Delete a game with everything about it; False if somebody has touched it meanwhile."""
    with store.engine.begin() as connection:
        still = update(GAMES).where(GAMES.c.id == game, is_untouched(before)).values(changed=GAMES.c.changed)
        if connection.execute(still).rowcount != 1:
            return False
        for table in (SIGHTINGS, CLOCKS, PREPARED, PRESENCE, PROPOSALS, CHAT, HOLDERS, SEATS, MOVES):
            connection.execute(delete(table).where(table.c.game == game))
        connection.execute(delete(GAMES).where(GAMES.c.id == game))
        store.announce(connection, game)
    return True


def tidy(store: Store) -> None:
    """Forget the ways to games that are gone, and the subscriptions and links of visitors who hold no seat any more."""
    with store.engine.begin() as connection:
        games = GAMES.alias()
        gone = and_(GAMES.c.rematch.is_not(None), ~exists().where(games.c.id == GAMES.c.rematch))
        connection.execute(update(GAMES).where(gone).values(rematch=None))
        for table in (SUBSCRIPTIONS, LINKS):
            connection.execute(delete(table).where(~exists().where(HOLDERS.c.visitor == table.c.visitor)))
