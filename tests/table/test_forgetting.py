"""Games that nobody has touched for a long time are deleted, if the host wants that, and nothing else is."""

import time
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from boardwright.table.forgetting import A_DAY, SIGHTINGS, forget, forget_old, sighted
from boardwright.table.live import Watcher
from boardwright.table.room import Room
from boardwright.table.scene import BOT
from boardwright.table.storage import CHAT, GAMES, HOLDERS, METADATA, Chatted, Store, Stored
from boardwright.table.subscriptions import SUBSCRIPTIONS, Subscription, subscribe, unsubscribe

from .at_table import play_last, table_of, with_room
from .server import Browser, running
from .test_storage import header

pytestmark = pytest.mark.plain_only

DAYS = 30.0
NOW = time.time()
BEFORE = NOW - DAYS * A_DAY


def make_old(store: Store, *games: str) -> None:
    with store.engine.begin() as connection:
        connection.execute(update(GAMES).where(GAMES.c.id.in_(games)).values(changed=BEFORE - 1))


async def forget_twice(room: Room) -> None:
    """Look for old games now and a day later."""
    for now in (NOW, NOW + A_DAY):
        await forget_old(room, DAYS, now)


def games_of(store: Store) -> set[str]:
    with store.engine.begin() as connection:
        return set(connection.execute(select(GAMES.c.id)).scalars())


def test_what_nobody_has_touched_goes_and_all_else_stays(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        store = room.store
        old, new, talked, seen, open_now, watched = [await table_of(room, "arcs", "person", "person") for _ in range(6)]
        for table in (old, new, talked):
            await play_last(table)
        make_old(store, *(table.id for table in (old, talked, seen, open_now, watched)))
        store.chat(talked.id, Chatted(1, 0, "Ann", "Still there?", time.time()))
        watchers = [Watcher([0]), Watcher([1])]
        seen.watchers.add(watchers[0])
        open_now.watchers.add(watchers[1])
        await room.presence.note()
        seen.watchers.clear()
        await room.presence.note()
        watched.watchers.add(Watcher([]))
        store.rematch(new.id, old.id)
        await forget_twice(room)
        assert games_of(store) == {table.id for table in (new, talked, seen, open_now, watched)}
        assert old.id not in room.tables and new.id in room.tables
        with store.engine.begin() as connection:
            for kept in METADATA.tables.values():
                if "game" in kept.c and kept is not GAMES:
                    assert connection.execute(select(kept).where(kept.c.game == old.id)).all() == [], kept.name
            assert connection.execute(select(GAMES.c.rematch).where(GAMES.c.id == new.id)).scalar() is None
            assert connection.execute(select(CHAT)).all()

    with_room(tmp_path, work)


def test_a_subscription_goes_with_the_last_game_of_its_browser(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        store = room.store
        table = await table_of(room, "arcs", "person", "person")
        with store.engine.begin() as connection:
            visitor = str(connection.execute(select(HOLDERS.c.visitor)).scalar())
        wanted = Subscription(visitor, "https://93.184.216.34/x", "p", "a", "https://localhost")
        assert subscribe(store, wanted)
        await forget_twice(room)
        with store.engine.begin() as connection:
            assert connection.execute(select(SUBSCRIPTIONS)).all()
        make_old(store, table.id)
        await forget_twice(room)
        with store.engine.begin() as connection:
            assert not connection.execute(select(SUBSCRIPTIONS)).all()
        assert not subscribe(store, wanted)
        unsubscribe(store, visitor)

    with_room(tmp_path, work)


def test_a_game_goes_only_after_two_sightings_a_day_apart(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        store = room.store
        old = await table_of(room, "arcs", "person", "person")
        make_old(store, old.id)
        for hours in (0, 1, 12, 23.9):
            await forget_old(room, DAYS, NOW + hours * 3600)
            assert games_of(store) == {old.id}
        await forget_old(room, DAYS, NOW + A_DAY)
        assert games_of(store) == set()

    with_room(tmp_path, work)


def test_sightings_are_kept_in_either_database(url: str) -> None:
    store = Store(url)
    for name, changed in (("old", BEFORE - 1), ("new", NOW)):
        store.create(Stored(header(name, changed=changed), [], [], {}, [], []))
    assert sighted(store, BEFORE, NOW) == [] and sighted(store, BEFORE, NOW + A_DAY - 1) == []
    assert sighted(store, BEFORE, NOW + A_DAY) == ["old"]
    assert not forget(store, "new", BEFORE) and forget(store, "old", BEFORE)
    assert games_of(store) == {"new"} and sighted(store, BEFORE, NOW + 2 * A_DAY) == []
    store.close()


def test_a_clock_that_jumps_deletes_nothing(tmp_path: Path) -> None:
    years = 10 * 365 * A_DAY

    async def work(room: Room) -> None:
        store = room.store
        game = await table_of(room, "arcs", "person", "person")
        for jump in (years, 0, years + A_DAY, 0, -years, years + 2 * A_DAY, 0):  # ahead, right again, ahead …
            await forget_old(room, DAYS, NOW + jump)
            assert games_of(store) == {game.id}
        with store.engine.begin() as connection:
            assert connection.execute(select(SIGHTINGS)).all() == []
        await forget_old(room, DAYS, NOW + years)
        await play_last(game)  # whoever comes back within the day keeps the game
        await forget_old(room, DAYS, NOW + A_DAY)
        assert games_of(store) == {game.id}

    with_room(tmp_path, work)


def test_a_server_forgets_only_if_it_is_told_to(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    with running(database) as address:
        ann = Browser(address)
        first = ann.start("arcs", "person", f"{BOT}:random")
        second = ann.start("arcs", "person", f"{BOT}:random")
        ann.close()
    store = Store(database)
    make_old(store, first)
    with running(database):
        pass
    assert games_of(store) == {first, second}
    with store.engine.begin() as connection:
        connection.execute(insert(SIGHTINGS).values(game=first, seen=time.time() - A_DAY))
    with running(database, forget_after=30):
        end = time.monotonic() + 10
        while first in games_of(store) and time.monotonic() < end:
            time.sleep(0.02)
    assert games_of(store) == {second}
    store.close()
