"""Thinking for bots is shared: people first, then by address and by game; games of bots alone come last and are few."""

import asyncio
import json
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update

import boardwright
from boardwright import compiled
from boardwright.games import GAMES as PACKAGES
from boardwright.table import room as rooms
from boardwright.table.live import Table, Watcher
from boardwright.table.pages.game import fragments
from boardwright.table.room import Plan, Room
from boardwright.table.scenes import scene_of
from boardwright.table.storage import GAMES, LEFT, Sitting, Store, Stored
from boardwright.table.thinking import Asker, Thinkers

from .at_table import VISITOR, table_of, with_room
from .server import PATIENCE, running
from .test_storage import header

pytestmark = pytest.mark.plain_only


async def until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


class Slow(Thinkers):
    """One thinking process that answers when it is told to; `asked` are the games it was asked about, in order."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []
        self.go = asyncio.Semaphore(0)

    async def _start(self) -> Any:
        return type("Process", (), {"returncode": None})()

    async def _stop(self, process: Any) -> None:
        pass

    async def _ask(self, process: Any, question: dict[str, Any]) -> bytes:
        self.asked.append(question["id"])
        await self.go.acquire()
        return json.dumps({"option": ["x"]}).encode()


async def answers(thinkers: Slow, count: int) -> None:
    """Let some thoughts come to an end, and the next begin."""
    for _ in range(count):
        before = len(thinkers.asked)
        thinkers.go.release()
        await until(lambda before=before: len(thinkers.asked) > before or not thinkers.queue)  # type: ignore[misc]


def ask(thinkers: Slow, *askers: Asker) -> list["asyncio.Task[list[str | int]]"]:
    return [asyncio.create_task(thinkers.choose({"id": asker.game}, asker)) for asker in askers]


async def stop(thinkers: Slow, tasks: list["asyncio.Task[list[str | int]]"]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert len(thinkers.free) == 1 and not thinkers.queue


def test_who_asks_from_another_address_does_not_wait_for_fifty_games() -> None:
    async def work() -> None:
        thinkers = Slow()
        tasks = ask(thinkers, *(Asker(f"greedy{n}", "192.0.2.1") for n in range(50)))
        await until(lambda: len(thinkers.queue) == 49)
        await answers(thinkers, 2)
        tasks += ask(thinkers, Asker("mine", "192.0.2.2"))
        await until(lambda: len(thinkers.queue) == 48)
        await answers(thinkers, 1)
        assert thinkers.asked[-1] == "mine"
        await stop(thinkers, tasks)

    asyncio.run(work())


def test_from_one_address_the_game_that_had_least_comes_first() -> None:
    async def work() -> None:
        thinkers = Slow()
        for game in ("a", "b", "c"):
            thinkers.by_game.add(game, 5.0, time.monotonic())
        tasks = ask(thinkers, Asker("a"), Asker("b"), Asker("c"), Asker("mine"))
        await until(lambda: len(thinkers.queue) == 3)
        await answers(thinkers, 1)
        assert thinkers.asked == ["a", "mine"]
        await stop(thinkers, tasks)

    asyncio.run(work())


def test_people_come_before_games_of_bots() -> None:
    async def work() -> None:
        thinkers = Slow()
        thinkers.by_address.add("192.0.2.1", 100.0, time.monotonic())
        tasks = ask(thinkers, *(Asker(f"bots{n}", "192.0.2.2", False) for n in range(3)), Asker("mine", "192.0.2.1"))
        await until(lambda: len(thinkers.queue) == 3)
        await answers(thinkers, 1)
        assert thinkers.asked == ["bots0", "mine"]
        await stop(thinkers, tasks)

    asyncio.run(work())


def test_who_does_not_wait_any_more_leaves_the_queue() -> None:
    async def work() -> None:
        thinkers = Slow()
        tasks = ask(thinkers, Asker("a"), Asker("b"), Asker("c"))
        await until(lambda: len(thinkers.queue) == 2)
        tasks[1].cancel()
        await until(tasks[1].done)
        await answers(thinkers, 1)
        assert thinkers.asked == ["a", "c"]
        await stop(thinkers, tasks)

    asyncio.run(work())


def test_a_process_that_never_answers_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.table.thinking.LONGEST_THOUGHT", 0.05)

    async def work() -> None:
        thinkers = Slow()
        with pytest.raises(TimeoutError):
            await thinkers.choose({"id": "a"}, Asker("a"))
        assert thinkers.free == [None]

    asyncio.run(work())


class Two(Thinkers):
    """Two thinking processes: one answers when it is told to, the other helps with what it is asked last."""

    def __init__(self) -> None:
        super().__init__(2)
        self.asked: list[dict[str, Any]] = []
        self.go = asyncio.Semaphore(0)

    async def _start(self) -> Any:
        return type("Process", (), {"returncode": None})()

    async def _stop(self, process: Any) -> None:
        pass

    async def _ask(self, process: Any, question: dict[str, Any]) -> bytes:
        self.asked.append(question)
        if "slice" in question:
            await asyncio.sleep(0.01)
            return json.dumps({"tried": [(["x"], 2), (["y"], 9)]}).encode()
        await self.go.acquire()
        return json.dumps({"option": ["x"], "tried": [(["x"], 6), (["y"], 1)]}).encode()

    @property
    def slices(self) -> list[dict[str, Any]]:
        return [question for question in self.asked if "slice" in question]


def asked_of(game: str, level: str = "hard") -> dict[str, Any]:
    return {"id": game, "level": level, "seed": 3}


def test_idle_processes_help_with_a_question() -> None:
    async def work() -> None:
        thinkers = Two()
        answer = asyncio.create_task(thinkers.choose(asked_of("a"), Asker("a")))
        await until(lambda: len(thinkers.slices) > 2)
        assert thinkers.slices[0]["seed"] != 3 and thinkers.asked[0]["helpers"] == 0, "none of them ran already"
        thinkers.go.release()
        assert await answer == ["y"], "what both together tried most"
        await until(lambda: len(thinkers.free) == 2)
        again = asyncio.create_task(thinkers.choose(asked_of("a"), Asker("a")))
        thinkers.go.release()
        await again
        assert [question["helpers"] for question in thinkers.asked if "helpers" in question] == [0, 1]
        await until(lambda: len(thinkers.free) == 2 and not thinkers.helping)

    asyncio.run(work())


def test_who_helps_turns_to_a_question_that_waits() -> None:
    async def work() -> None:
        thinkers = Two()
        tasks = [asyncio.create_task(thinkers.choose(asked_of("a"), Asker("a")))]
        await until(lambda: bool(thinkers.slices))
        tasks.append(asyncio.create_task(thinkers.choose(asked_of("b"), Asker("b"))))
        await until(lambda: thinkers.asked[-1]["id"] == "b")
        assert not thinkers.free and not thinkers.helping
        thinkers.go.release()
        thinkers.go.release()
        await asyncio.gather(*tasks)
        await until(lambda: len(thinkers.free) == 2)

    asyncio.run(work())


@pytest.mark.parametrize(("level", "people"), [("hard", False), ("normal", True), ("random", True)])
def test_nobody_helps_games_of_bots_alone_and_bots_that_do_not_search(level: str, people: bool) -> None:
    async def work() -> None:
        thinkers = Two()
        thinkers.go.release()
        assert await thinkers.choose(asked_of("a", level), Asker("a", "", people)) == ["x"]
        assert not thinkers.slices and len(thinkers.free) == 2

    asyncio.run(work())


def test_an_answer_comes_without_a_helper_that_fails() -> None:
    class Failing(Two):
        async def _ask(self, process: Any, question: dict[str, Any]) -> bytes:
            return b"" if "slice" in question else await super()._ask(process, question)

    async def work() -> None:
        thinkers = Failing()
        answer = asyncio.create_task(thinkers.choose(asked_of("a"), Asker("a")))
        await until(lambda: None in thinkers.free)
        thinkers.go.release()
        assert await answer == ["x"]

    asyncio.run(work())


def test_few_games_of_bots_alone_go_on_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "ROUND", 0.05)

    async def work(room: Room) -> None:
        room.thinkers = thinkers = Slow()
        room.begin(room.keep_waking())
        plan = Plan("arcs", ["bot:random", "bot:random"], "online")
        made = [(await room.create(plan, VISITOR, "192.0.2.1"))[0] for _ in range(6)]
        going = [table for table in made if table.bots.is_going_on]
        assert len(going) == rooms.OF_ONE_ADDRESS < len(made)
        assert "will continue when other games" in fragments(scene_of(made[-1], Watcher([])))["question"]
        other, _ = await room.create(plan, VISITOR, "192.0.2.2")
        person = await table_of(room, "arcs", "bot:random", "person", mode="solo")
        assert other.bots.is_going_on and (person.bots.is_going_on or person.asked == 1)
        await until(lambda: len(thinkers.asked) > 0)
        going[0].header = msgspec.structs.replace(going[0].header, state=LEFT)  # it ends: the next takes its place
        with room.store.engine.begin() as connection:
            connection.execute(update(GAMES).where(GAMES.c.id == going[0].id).values(state=LEFT))
        going[0].bots.stop()
        await until(lambda: sum(table.bots.is_going_on for table in made) == rooms.OF_ONE_ADDRESS)
        assert not going[0].bots.is_going_on

    with_room(tmp_path, work)


def test_a_restart_serves_pages_before_the_bots_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many games wait for bots: as long as the first of them is being read, pages are served all the same."""
    url = f"sqlite:///{tmp_path}/games.db"
    store = Store(url)
    for number in range(20):
        seats = [Sitting(0, "bot", "random"), Sitting(1, "bot", "random"), Sitting(2, "person", "", "", "h")]
        store.create(Stored(header(id=f"g{number}", asked=0, changed=time.time()), [], seats, {}, [], []))
    store.close()
    served, find = threading.Event(), Room.table
    found: list[str] = []

    async def table(self: Room, game: str) -> Table:
        await asyncio.to_thread(served.wait)
        found.append(game)
        return await find(self, game)

    monkeypatch.setattr(Room, "table", table)
    with running(url) as address:
        assert httpx.get(address, timeout=PATIENCE).status_code == 200 and not found
        served.set()
        end = time.monotonic() + PATIENCE
        while len(set(found)) < 20:
            assert time.monotonic() < end
            time.sleep(0.05)


def test_processes_change_to_compiled_code_once_there_is_some(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once only: if the sources were edited meanwhile, the new process is plain as well, and stays."""
    there = False
    monkeypatch.setattr(compiled, "code_of_new_processes", lambda: compiled.FAST if there else compiled.PLAIN)
    record = boardwright.new("arcs", seats=2).record
    question = {"id": "a", "package": PACKAGES["arcs"], "record": record, "line": 0, "level": "random", "seed": 1}

    async def work() -> list[int]:
        nonlocal there
        thinkers, used = Thinkers(1), []
        for asked in range(4):
            there = asked >= 2
            await thinkers.choose(question, Asker("a"))
            [process] = thinkers.all
            used.append(process.pid)
        await thinkers.close()
        return used

    first, second, third, fourth = asyncio.run(work())
    assert first == second != third == fourth


def test_processes_start_and_read_the_games_before_anybody_asks() -> None:
    record = boardwright.new("arcs", seats=2).record
    question = {"id": "a", "package": PACKAGES["arcs"], "record": record, "line": 0, "level": "random", "seed": 1}

    async def work() -> None:
        thinkers = Thinkers(2)
        await thinkers.warm_up(0)
        started = set(thinkers.all)
        assert len(started) == 2 and set(thinkers.free) == started
        assert await thinkers.choose(question, Asker("a"))
        assert thinkers.all == started
        await thinkers.close()

    asyncio.run(work())


def test_who_asks_while_a_process_reads_waits_for_one_game_at_the_most() -> None:
    class Reading(Slow):
        async def _ask(self, process: Any, question: dict[str, Any]) -> bytes:
            return await super()._ask(process, {"id": "", **question})

    async def work() -> None:
        thinkers = Reading()
        warming = asyncio.create_task(thinkers.warm_up(0))
        await until(lambda: thinkers.asked == [""])
        [asked] = ask(thinkers, Asker("a"))
        await until(lambda: thinkers.waiting == 1)
        await answers(thinkers, 2)
        assert await asked == ["x"] and thinkers.asked == ["", "a"]
        await warming
        assert len(thinkers.free) == 1

    asyncio.run(work())


def test_a_table_starts_them_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = threading.Event()

    async def start_early(thinkers: Thinkers) -> None:
        started.set()

    monkeypatch.setattr(Thinkers, "_start_early", start_early)
    with running(f"sqlite:///{tmp_path}/games.db", warm_after=0.0):
        assert started.wait(PATIENCE)
