"""Bots go on after whatever stopped them: a write that failed, a server that is gone. People are told meanwhile."""

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from boardwright.table import bots, people, presence
from boardwright.table import room as rooms
from boardwright.table.errors import Unreached
from boardwright.table.live import Watcher
from boardwright.table.pages.game import fragments
from boardwright.table.room import Room
from boardwright.table.scenes import scene_of
from boardwright.table.storage import Store
from boardwright.table.thinking import Thinkers

from .at_table import play_last, table_of, with_room
from .server import Browser, Server
from .test_processes import known, wait_for
from .test_thinking import until

pytestmark = pytest.mark.plain_only


def failing(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """A database that takes no moves as long as the list says so."""
    full, append = [True], store.append

    def perhaps(*given: Any) -> None:
        if full[0]:
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))
        append(*given)

    monkeypatch.setattr(store, "append", perhaps)
    return full


def test_a_bot_whose_answer_could_not_be_written_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "FIRST_PAUSE", 0.02, raising=False)
    monkeypatch.setattr(bots, "LONGEST_PAUSE", 0.1, raising=False)

    async def work(room: Room) -> None:
        full = failing(room.store, monkeypatch)
        table = await table_of(room, "arcs", "bot:random", "bot:random", "person", mode="solo", seed=3)
        bots = table.asked
        assert bots is not None and table.sittings[bots].sort == "bot"
        await until(lambda: table.bots.failures > 3)
        async with table.turn():
            said = fragments(scene_of(table, Watcher([2])))["question"]
        assert "could not be saved" in said and table.entries == 0
        full[0] = False
        await until(lambda: table.asked == 2)
        assert table.bots.failures == 0 and table.entries > 0
        assert "could not be saved" not in fragments(scene_of(table, Watcher([2])))["question"]

    with_room(tmp_path, work)


def test_a_person_is_told_that_the_database_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "arcs", "person", "person")
        full = failing(room.store, monkeypatch)
        with pytest.raises(Unreached, match="Try again"):
            await play_last(table)
        assert table.stale
        full[0] = False
        await play_last(table)
        assert table.entries == 1 == len(table.game.moves)

    with_room(tmp_path, work)


async def with_rooms(url: str, work: Callable[[Room, Room], Any]) -> None:
    """Do something in two rooms of one database, as two servers have them."""
    rooms = [Room(Store(url), Thinkers(1), 0.0) for _ in range(2)]
    try:
        for room in rooms:
            await room.open()
        await until(lambda: not any(room.deaf for room in rooms))
        await work(*rooms)
    finally:
        for room in rooms:
            await room.close()


def test_an_answer_in_advance_is_given_whichever_server_asks(postgresql: str) -> None:
    async def work(here: Room, there: Room) -> None:
        table = await table_of(here, "scythe", "person", "person", seed=2)
        assert table.asked is not None
        first, other = table.asked, 1 - table.asked
        trial = table.game.fork()
        while trial.decision is not None and trial.decision.seat == first:
            trial.play(trial.decision.options[-1])
        assert trial.decision is not None
        same = await there.table(table.id)
        await same.bots.prepare([other], trial.decision.options[0])
        there.tables.pop(table.id)  # that server has forgotten the table meanwhile
        while table.asked == first:
            await play_last(table)
        await until(lambda: len(table.game.moves) > len(trial.moves))
        assert table.game.moves[: len(trial.moves) + 1] == [*trial.moves, trial.decision.options[0]]

    asyncio.run(with_rooms(postgresql, work))


def test_an_answer_in_advance_that_comes_while_another_server_asks(postgresql: str) -> None:
    """The question has come at one server; the other has not heard of it yet, and is given an answer in advance."""

    async def work(here: Room, there: Room) -> None:
        table = await table_of(here, "scythe", "person", "person", seed=2)
        assert table.asked is not None
        first, other = table.asked, 1 - table.asked
        same = await there.table(table.id)
        same.behind = True  # as if the news were under way all the time
        while table.asked == first:
            await play_last(table)
        assert table.game.decision is not None and same.asked == first
        option, moves = table.game.decision.options[0], len(table.game.moves)
        here.tables.pop(table.id)
        await same.bots.prepare([other], option)
        same.behind = False
        there.heard(table.id)  # the news come at last
        await until(lambda: len(same.game.moves) > moves)
        assert same.game.moves[moves] == option

    asyncio.run(with_rooms(postgresql, work))


def test_of_two_servers_one_answers_for_the_bots(postgresql: str) -> None:
    async def work(here: Room, there: Room) -> None:
        asked: list[Room] = []
        for room in (here, there):
            think = room.thinkers.choose

            async def choose(question: Any, asker: Any, room: Room = room, think: Any = think) -> Any:
                asked.append(room)
                return await think(question, asker)

            room.thinkers.choose = choose  # type: ignore[method-assign]
        table = await table_of(here, "arcs", "person", "bot:random", seed=4)
        same = await there.table(table.id)
        for _ in range(6):
            await until(lambda: table.asked == 0 and same.asked == 0 and same.entries == table.entries)
            await play_last(same)
        await until(lambda: table.asked == 0)
        bots = known(postgresql, "SELECT count(*) FROM moves WHERE game = %s AND seat = 1", table.id)
        assert bots == [(len(asked),)] and there in asked

    asyncio.run(with_rooms(postgresql, work))


def test_a_seat_given_to_a_bot_at_another_server_is_played(postgresql: str) -> None:
    async def work(here: Room, there: Room) -> None:
        table = await table_of(here, "arcs", "person", "person", seed=4)
        first = table.asked
        assert first is not None
        await people.resign(await there.table(table.id), [first], "random")
        await until(lambda: table.asked == 1 - first)

    asyncio.run(with_rooms(postgresql, work))


def test_people_are_told_that_the_server_of_a_bot_is_gone(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "ROUND", 1000.0)
    monkeypatch.setattr(presence, "ROUND", 1000.0)

    async def work() -> None:
        here, there = Room(Store(postgresql), Thinkers(1), 0.0), Room(Store(postgresql), Thinkers(1), 1000.0)
        try:
            await here.open()
            await there.open()
            await until(lambda: not here.deaf and not there.deaf)
            made = await table_of(there, "arcs", "bot:random", "bot:random", "person", seed=3)
            table = await here.table(made.id)
            await here.presence.look_round()
            assert "Waiting for" in fragments(scene_of(table, Watcher([2])))["question"]
        finally:
            await there.close()
        try:
            await until(lambda: there.store.process not in here.store.alive())  # the database notices soon
            await here.presence.look_round()
            assert "is gone" in fragments(scene_of(table, Watcher([2])))["question"]
            assert await here.run(here.store.waiting_for_bots, 0.0) == [(table.id, True)]
            await here.wake(table.id)
            await until(lambda: table.asked == 2)
        finally:
            await here.close()

    asyncio.run(work())


def test_another_server_takes_over_when_one_is_killed(postgresql: str) -> None:
    """The first server keeps its bots from answering by its pace; then it is killed. The second goes on."""
    with Server(postgresql) as there, Server(postgresql, "--pace", "60") as here:
        ann = Browser(here.address)
        game = ann.start("arcs", "bot:random", "bot:random", "person", mode="solo", seed="3")
        assert known(postgresql, "SELECT asked, entries FROM games WHERE id = %s", game) == [(1, 0)]
        here.end(signal.SIGKILL)
        wait_for(lambda: known(postgresql, "SELECT asked FROM games WHERE id = %s", game) == [(2,)])
        bob = Browser(there.address)
        bob.game = game
        assert "Arcs" in bob.page()
        ann.close()
        bob.close()
