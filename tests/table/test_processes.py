"""Several servers and one PostgreSQL database: no server owns a game."""

import asyncio
import re
import signal
import threading
import time
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import make_url, select

from boardwright.table import presence
from boardwright.table.live import UP_TO_DATE, Table, Watcher
from boardwright.table.push import PushSettings
from boardwright.table.room import Room
from boardwright.table.storage import PRESENCE, Store
from boardwright.table.thinking import Thinkers

from .at_table import play_last, table_of, with_room
from .postgresql import Cluster
from .push_service import Subscriber, push_service
from .server import PATIENCE, Browser, Live, Server, asked_of, running

pytestmark = pytest.mark.plain_only


def invited(here: str, there: str, game: str = "arcs") -> tuple[Browser, Browser, str]:
    """Two people, each at a server of their own: one has made a game, the other has the link to the free seat."""
    ann, bob = Browser(here), Browser(there)
    bob.game = ann.start(game, "person", "open", mode="online")
    link = re.search(rf"/game/{ann.game}/seat/[\w-]+", unescape(ann.page()))
    assert link
    return ann, bob, link[0]


def sitting(here: str, there: str, game: str = "arcs") -> tuple[Browser, Browser]:
    """Two people at one game, each at a server of their own."""
    ann, bob, link = invited(here, there, game)
    assert bob.http.post(link).status_code == 303
    return ann, bob


def known(url: str, query: str, *values: object) -> list[tuple[object, ...]]:
    """What another program reads in a database."""
    place = make_url(url)
    with psycopg.connect(host=place.query["host"], dbname=place.database, user="boardwright") as connection:  # type: ignore[arg-type]
        return connection.execute(query, values).fetchall()


def test_two_people_play_one_game_at_two_servers(postgresql: str) -> None:
    with running(postgresql) as here, running(postgresql) as there:
        ann, bob = sitting(here, there)
        with ann.live() as one, bob.live() as two:
            for step in range(8):
                asked_of(one, two).play(step)
        ann.close()
        bob.close()


def test_a_page_at_another_server_counts_as_open(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.table.presence.TICK", 0.1)
    push = PushSettings(patience=1.0, anywhere=True)
    with push_service() as service, running(postgresql, push=push) as here, running(postgresql, push=push) as there:
        assert httpx.get(f"{here}/push").json() == httpx.get(f"{there}/push").json()
        ann, bob = sitting(here, there)
        for browser, name in ((ann, "ann"), (bob, "bob")):
            wish = Subscriber(service.address, name).subscription
            assert browser.http.post("/push", json=wish).status_code == 204
        with ann.live() as one, bob.live() as two:
            one.until("panel-1", ">away<", gone=True)
            two.until("panel-0", ">away<", gone=True)
            for _ in range(2):
                live = asked_of(one, two)
                while live.last["your_turn"]:
                    live.play()
                asked_of(one, two)
            time.sleep(1.8)
            assert service.got == []
            if asked_of(one, two) is one:
                first, other, seat, name = one, two, 1, "/bob"
            else:
                first, other, seat, name = two, one, 0, "/ann"
            other.socket.close()
            first.until(f"panel-{seat}", ">away<")
            while first.last["your_turn"]:
                first.play()
            service.until(1)
            assert service.got[0][0] == name
        ann.close()
        bob.close()


def wait_for(done: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until
        time.sleep(0.05)


def play_on(one: Live, two: Live, moves: int) -> None:
    for step in range(moves):
        asked_of(one, two).play(step)


def test_after_a_restart_of_the_database_servers_hear_each_other_again(cluster: Cluster, postgresql: str) -> None:
    with Server(postgresql) as here, Server(postgresql) as there:
        ann, bob = sitting(here.address, there.address)
        with ann.live() as one, bob.live() as two:
            play_on(one, two, 3)
        for _ in range(2):
            cluster.restart()
            wait_for(lambda: ann.http.get("/").is_success and bob.http.get("/").is_success)
            with ann.live() as one, bob.live() as two:
                play_on(one, two, 6)
        moves = known(postgresql, "SELECT number FROM moves WHERE game = %s ORDER BY number", ann.game)
        assert moves == [(number,) for number in range(1, 16)]
        ann.close()
        bob.close()


def test_an_open_page_survives_a_restart_of_the_database(cluster: Cluster, postgresql: str) -> None:
    """The pages stay open; nothing is said at the other server while the line of this one is broken."""
    with running(postgresql) as here, running(postgresql) as there:
        ann, bob = sitting(here, there)
        with ann.live() as one, bob.live() as two:
            play_on(one, two, 2)
            cluster.restart()
            ann.http.post(f"/game/{ann.game}/do", data={"do": "chat", "text": "Still there?"})
            two.until("chat-lines", "Still there?")
            play_on(one, two, 6)
        ann.close()
        bob.close()


def test_who_is_deaf_asks_the_database(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that cannot listen shows what another one wrote, and lets nobody sit down on a seat that is taken."""
    with running(postgresql) as here:
        monkeypatch.setattr(Store, "listen", lambda *_: None)
        with running(postgresql) as deaf:
            ann, bob, link = invited(here, here)
            eve = Browser(deaf)
            assert "Arcs" in eve.http.get(link).text  # that server knows the table now, with its free seat
            assert bob.http.post(link).status_code == 303
            assert eve.http.post(link).status_code == 403
            eve.game = ann.game
            assert 'data-watching="yes"' in eve.page()
            for browser in (ann, bob, eve):
                browser.close()


def test_of_two_who_sit_down_at_once_one_gets_the_seat(postgresql: str) -> None:
    with running(postgresql) as here, running(postgresql) as there:
        for _ in range(15):
            ann, bob, link = invited(here, there)
            eve = Browser(here)
            eve.game = ann.game
            start, answers = threading.Barrier(2), []

            def sit(browser: Browser, link: str = link, start: threading.Barrier = start) -> None:
                browser.http.get("/game/" + browser.game)  # both servers know the table with its free seat
                start.wait()
                answers.append(browser.http.post(link).status_code)  # noqa: B023

            threads = [threading.Thread(target=sit, args=(browser,)) for browser in (bob, eve)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(answers) == [303, 403]
            assert len(known(postgresql, "SELECT visitor FROM holders WHERE game = %s AND seat = 1", ann.game)) == 1
            for browser in (ann, bob, eve):
                browser.close()


@pytest.mark.parametrize("how", ["gone", "locked"])
def test_closing_a_table_does_not_wait_for_the_database(cluster: Cluster, postgresql: str, how: str) -> None:
    with Server(postgresql) as server:
        ann, bob = sitting(server.address, server.address)
        with ann.live() as one, bob.live() as two:
            play_on(one, two, 1)
            wait_for(lambda: len(known(postgresql, "SELECT seat FROM presence WHERE here = 1")) == 2)
            other = cluster.connect(str(make_url(postgresql).database))
            try:
                if how == "gone":
                    cluster.stop()
                else:
                    other.execute("BEGIN")
                    other.execute("LOCK TABLE presence")
                server.end(signal.SIGTERM)
            finally:
                other.close()
                if how == "gone":
                    cluster.start()
        ann.close()
        bob.close()


def test_who_comes_while_a_server_stops_is_noted_as_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, going_on, write = threading.Event(), threading.Event(), presence.write

    def slowly(*given: Any) -> None:
        begun.set()
        going_on.wait(PATIENCE)
        write(*given)

    async def work(room: Room) -> None:
        table = await table_of(room, "arcs", "person", "person")
        table.watchers.add(Watcher([0]))
        await room.presence.open()
        await asyncio.to_thread(begun.wait, PATIENCE)
        closing = asyncio.create_task(room.presence.close())
        await asyncio.sleep(0)
        going_on.set()
        await closing
        with room.store.engine.begin() as connection:
            assert connection.execute(select(PRESENCE.c.seat, PRESENCE.c.here)).all() == [(0, 0)]

    monkeypatch.setattr(presence, "TICK", 0.0)
    monkeypatch.setattr(presence, "write", slowly)
    with_room(tmp_path, work)


def test_a_server_that_stops_asks_nobody_for_news(tmp_path: Path) -> None:
    tables: list[Table] = []

    async def work(room: Room) -> None:
        tables.append(await table_of(room, "arcs", "person", "person"))
        await room.close()
        room.heard(tables[0].id)

    with_room(tmp_path, work)
    assert not tables[0].behind


def test_who_hears_of_moves_reads_only_these_and_never_its_own(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Store] = []
    moved = Store.moved

    def noted(store: Store, game: str, after: int, clock: bool) -> Any:
        read.append(store)
        return moved(store, game, after, clock)

    async def work(room: Room, other: Room) -> None:
        table = await table_of(room, "arcs", "person", "person")
        there = await other.table(table.id)
        assert table.asked is not None
        there.prepared[table.asked] = ("pass",)
        monkeypatch.setattr(Store, "moved", noted)
        monkeypatch.setattr(Store, "load", None)
        await play_last(table)
        announced = f"{table.id} {room.store.process}"
        room.heard(announced)
        assert table.behind == UP_TO_DATE
        other.heard(announced)
        async with asyncio.timeout(PATIENCE):
            while there.entries != table.entries:
                await asyncio.sleep(0.01)
        assert read == [other.store]
        assert there.game.moves == table.game.moves
        assert (there.asked, there.header.thinker) == (table.asked, room.store.process)
        assert not there.prepared  # who has answered needs no answer in advance

    async def run() -> None:
        rooms = [Room(Store(postgresql), Thinkers(1), 0.0) for _ in range(2)]
        try:
            for room in rooms:
                room.deaf = False
            await work(*rooms)
        finally:
            monkeypatch.undo()
            for room in rooms:
                await room.close()

    asyncio.run(run())
