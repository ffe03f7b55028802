"""A question that is asked only because of the others answers itself, after a time that tells nothing."""

import asyncio
import random
from pathlib import Path

import pytest

from boardwright.table import pauses
from boardwright.table.live import Table
from boardwright.table.pauses import Pauses
from boardwright.table.room import Room
from boardwright.table.undo import go_back
from tests.table.at_table import play_any, table_of, with_room

SEED = 4


async def play_to_a_pause(table: Table) -> None:
    """Scythe, R138: who holds objectives is asked at the end of the turn, whether one is fulfilled or not."""
    chance = random.Random(1)
    while not table.lapsing:
        await play_any(table, chance)


async def until_entry(table: Table, entries: int) -> None:
    while table.entries < entries:
        await asyncio.sleep(0.01)


def test_among_people_it_waits_and_then_answers_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[int] = []

    def like(pauses: Pauses, seat: int) -> float:
        waited.append(seat)
        return 0.2

    monkeypatch.setattr(Pauses, "like", like)

    async def work(room: Room) -> None:
        table = await table_of(room, "scythe", "person", "person", seed=SEED)
        await play_to_a_pause(table)
        seat, entries = table.asked, table.entries
        assert seat is not None and table.asked == seat  # everybody is told that this seat is asked
        await until_entry(table, entries + 1)
        assert waited == [seat] and table.game.movers[-1] == seat

    with_room(tmp_path, work)


def test_the_person_may_answer_sooner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pauses, "like", lambda self, seat: 3600.0)

    async def work(room: Room) -> None:
        table = await table_of(room, "scythe", "person", "person", seed=SEED)
        await play_to_a_pause(table)
        entries = table.entries
        await play_any(table, random.Random(2))
        assert table.entries == entries + 1 and not table.lapsing

    with_room(tmp_path, work)


@pytest.mark.parametrize(("seats", "mode"), [(("person", "bot:random"), "solo"), (("person", "person"), "hot-seat")])
def test_where_nobody_is_to_be_kept_in_the_dark_it_is_answered_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: tuple[str, ...], mode: str
) -> None:
    def never(self: Pauses, seat: int) -> float:
        raise AssertionError("nobody waits before one screen")

    monkeypatch.setattr(Pauses, "like", never)

    async def work(room: Room) -> None:
        table = await table_of(room, "scythe", *seats, mode=mode, seed=SEED)
        for _ in range(40):
            while table.lapsing or table.asked not in table.people:
                await asyncio.sleep(0.01)
            await play_any(table, random.Random(3))

    with_room(tmp_path, work)


def test_after_an_undo_nothing_answers_itself(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "scythe", "person", "bot:random", mode="solo", seed=SEED)
        chance = random.Random(1)
        ends = None
        while ends is None:
            while table.lapsing or table.asked != 0:
                await asyncio.sleep(0.01)
            await play_any(table, chance)
            await asyncio.sleep(0)
            made = zip(table.game.starts, table.game.movers, strict=True)
            ends = next((move for move, (start, mover) in enumerate(made) if mover == 0 and start < move), None)
        table.bots.stop()
        start = table.game.starts[ends]
        assert 0 <= start < ends and table.game.movers[start] == 0
        async with table.turn():
            await go_back(table, 0, ends)
        entries = table.entries
        table.bots.wake()
        while table.bots.is_busy:
            await asyncio.sleep(0.01)
        assert table.lapsing and table.entries == entries

    with_room(tmp_path, work)


def test_the_time_is_like_the_persons_own_and_bounded() -> None:
    longest = 6.0
    times = Pauses(2, longest)
    assert {times.like(0) for _ in range(200)} == set(pauses.USUAL)
    for _ in range(pauses.REMEMBERED):
        times.took(0, 0.1)
        times.took(1, 300.0)
    assert times.like(0) == pauses.SHORTEST and times.like(1) == longest
