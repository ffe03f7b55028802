"""The personal link: one's games in another browser.

A browser is known by the secret in its cookie. Its personal link holds another secret, made from that one, by which a
second browser gets the same cookie: from then on both have the same seats, now and in future. The database holds a hash
of the link's secret, and the cookie's secret sealed with it: whoever has only the database can open neither. A link can
be renewed or revoked, and the browser can take all its seats with it under a new secret, so that every other browser,
and every link to them, is locked out.
"""

import base64
import hmac
import time
from collections.abc import Iterable

from sqlalchemy import Connection, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from boardwright.words import Words

from .room import Room
from .scene import OPEN
from .seats import hashed, invitation
from .storage import HOLDERS, PROPOSALS, SEATS, Conflict, Store, table_of
from .subscriptions import SUBSCRIPTIONS

LINKS = table_of("links", "visitor secret sealed", "number", "made")


def personal_secret(visitor: str, number: int) -> str:
    """The secret of the personal link of a visitor, so that their browser can be shown it again at any time."""
    made = hmac.new(visitor.encode(), f"personal {number}".encode(), "sha256").digest()
    return base64.urlsafe_b64encode(made[:16]).decode().rstrip("=")


def sealed(text: bytes, secret: str) -> bytes:
    """A short text that only the secret opens, which seals nothing else; done twice it is the text again."""
    stream = hmac.new(secret.encode(), b"seal", "sha512").digest()
    assert len(text) <= len(stream)
    return bytes(letter ^ key for letter, key in zip(text, stream, strict=False))


# -- the link ------------------------------------------------------------------------------------------------------


def link_of(store: Store, visitor: str) -> str:
    """The secret of a visitor's personal link; "" if there is none."""
    known = hashed(visitor)
    with store.engine.begin() as connection:
        found = select(LINKS.c.number).where(LINKS.c.visitor == known, LINKS.c.secret != "")
        number = connection.execute(found).scalar()
    return "" if number is None else personal_secret(visitor, number)


def renew(store: Store, visitor: str) -> None:
    """Make a personal link; an earlier one is not valid any more."""
    known = hashed(visitor)
    mine = LINKS.c.visitor == known
    try:
        with store.engine.begin() as connection:
            connection.execute(update(LINKS).where(mine).values(visitor=known))  # one at a time
            number = (connection.execute(select(LINKS.c.number).where(mine)).scalar() or 0) + 1
            secret = personal_secret(visitor, number)
            values = {"secret": hashed(secret), "sealed": sealed(visitor.encode(), secret).hex(), "number": number}
            connection.execute(delete(LINKS).where(mine))
            connection.execute(insert(LINKS).values(visitor=known, made=time.time(), **values))
    except IntegrityError as error:
        raise Conflict(Words().message("move-conflict")) from error


def revoke(store: Store, visitor: str) -> None:
    """Make the personal link of a visitor invalid; its number stays, so that no later one is the same."""
    with store.engine.begin() as connection:
        mine = LINKS.c.visitor == hashed(visitor)
        connection.execute(update(LINKS).where(mine).values(secret="", sealed=""))


def visitor_of(store: Store, secret: str) -> str:
    """The visitor whose personal link has this secret; "" if there is none (any more)."""
    with store.engine.begin() as connection:
        found = select(LINKS.c.sealed).where(LINKS.c.secret == hashed(secret), LINKS.c.secret != "")
        kept = connection.execute(found).scalar()
    return "" if kept is None else sealed(bytes.fromhex(kept), secret).decode()


def seats_of(store: Store, visitor: str) -> int:
    """In how many games a visitor holds seats."""
    with store.engine.begin() as connection:
        held = select(HOLDERS.c.game).where(HOLDERS.c.visitor == hashed(visitor)).distinct()
        return len(connection.execute(held).all())


# -- seats that go with their owner --------------------------------------------------------------------------------


async def bring_along(room: Room, old: str, new: str) -> None:
    """The seats of one browser belong to another visitor as well from now on, whose cookie it is about to have."""
    await read_again(room, await room.run(move, room.store, old, new, False))


async def lock_out(room: Room, old: str, new: str) -> None:
    """All seats of a visitor, and their links, get new secrets: nobody else who had the old ones can use them."""
    await read_again(room, await room.run(move, room.store, old, new, True))


async def read_again(room: Room, games: Iterable[str]) -> None:
    """Tables in memory learn who holds their seats now; the other processes hear of it by themselves."""
    for game in games:
        table = room.tables.get(game)
        if table is not None:
            async with table.turn():
                await table.catch_up()


def move(store: Store, old: str, new: str, everything: bool) -> list[str]:
    """Bind the seats of a visitor to another, with secrets of the other; the games it concerns.

    With `everything` the links of free seats that this visitor gave away are made anew, and what else is known of the
    old secret is forgotten: the personal link, and where push messages go.
    """
    was, will = hashed(old), hashed(new)
    with store.engine.begin() as connection:
        mine = select(HOLDERS.c.game, HOLDERS.c.seat).where(HOLDERS.c.visitor == was)
        held = sorted((game, seat) for game, seat in connection.execute(mine).all())
        known = select(HOLDERS.c.game, HOLDERS.c.seat).where(HOLDERS.c.visitor == will)
        others = {(game, seat) for game, seat in connection.execute(known).all()}
        connection.execute(delete(HOLDERS).where(HOLDERS.c.visitor == was))
        for game, seat in held:
            if (game, seat) not in others:
                connection.execute(insert(HOLDERS).values(game=game, seat=seat, visitor=will))
        games = sorted({game for game, _ in held})
        for game in games:
            renew_secrets(connection, game, old, new, everything)
            store.announce(connection, game)
        if everything:
            connection.execute(delete(LINKS).where(LINKS.c.visitor == was))
            connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.visitor == was))
    return games


def renew_secrets(connection: Connection, game: str, old: str, new: str, everything: bool) -> None:
    """Where the secret of a seat was made from that of the old visitor, make it from the new one's."""
    again = select(PROPOSALS.c.number).where(PROPOSALS.c.game == game, PROPOSALS.c.what == "person")
    numbers = [0, *connection.execute(again).scalars().all()]
    for row in connection.execute(select(SEATS).where(SEATS.c.game == game)).mappings().all():
        seat, origin = row["seat"], row["origin"] or game
        made = {hashed(invitation(old, origin, seat, number)) for number in numbers}
        if row["secret"] in made and (everything or row["sort"] != OPEN):
            here = and_(SEATS.c.game == game, SEATS.c.seat == seat, SEATS.c.secret == row["secret"])
            fresh = {"secret": hashed(invitation(new, game, seat)), "origin": ""}
            connection.execute(update(SEATS).where(here).values(**fresh))
