"""What is sent of screens: enough to have the whole, no more than once, to nobody else, and to the players first."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import boardwright
from boardwright.table.changes import changes_between
from boardwright.table.live import Table, Watcher
from boardwright.table.pages import game as game_page
from boardwright.table.room import Room
from boardwright.table.scene import PERSON
from boardwright.table.scenes import scene_of
from boardwright.table.screens import screen_of
from boardwright.table.seats import Who, hashed
from boardwright.table.socket import PageSender, Socket, send_changes
from boardwright.table.undo import go_back

from .at_table import VISITOR, play_any, table_of, with_room
from .server import changed

pytestmark = pytest.mark.plain_only

SPECTATORS = 300

HTML = st.text(st.sampled_from("abc<>é▲"), max_size=12)


class Viewer:
    """A browser: what it has been told, put together."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.sender = PageSender()
        self.fragments: dict[str, str] = {}
        self.told: list[dict[str, Any]] = []

    def hear(self, news: str) -> None:
        message = json.loads(news)
        self.told.append(message)
        self.fragments |= message["fragments"]
        self.fragments |= {name: changed(self.fragments[name], list) for name, list in message["changes"].items()}
        self.fragments = {name: text for name, text in self.fragments.items() if text}


class Wire:
    """A socket without a network: it takes what it is sent when its other side reads."""

    def __init__(self, viewer: Viewer, order: list["Wire"]) -> None:
        self.viewer = viewer
        self.order = order
        self.reading = asyncio.Event()
        self.reading.set()

    async def send_text(self, text: str) -> None:
        await self.reading.wait()
        self.viewer.hear(text)
        self.order.append(self)


def send_to(table: Table, watcher: Watcher, wire: Wire) -> "asyncio.Task[None]":
    """Somebody's page, open."""
    table.watchers.add(watcher)
    socket, viewer = cast(Socket, wire), wire.viewer
    return asyncio.create_task(send_changes(socket, table, watcher, viewer.who, viewer.sender))


async def until(*conditions: Any) -> None:
    """Wait for conditions."""
    async with asyncio.timeout(60):
        while not all(condition() for condition in conditions):
            await asyncio.sleep(0)


# -- what changed --------------------------------------------------------------------------------------------------


@given(st.lists(HTML, min_size=1, max_size=300), st.data())
def test_changes_make_the_new_text_of_the_old(pieces: list[str], data: st.DataObject) -> None:
    fresh = list(pieces)
    for _ in range(data.draw(st.integers(1, 4))):
        fresh[data.draw(st.integers(0, len(fresh) - 1))] = data.draw(HTML)
    old, new = " some text ".join(pieces), " some text ".join(fresh)
    found = changes_between(old, new)
    assert found is None or changed(old, found) == new


def test_two_small_changes_far_apart_are_sent_alone() -> None:
    lines = [f'<li id="{number}">{number * number}</li>' for number in range(2000)]
    old = "".join(lines)
    lines[40], lines[1900] = "<li>one</li>", "<li>another</li>"
    found = changes_between(old, "".join([*lines, "<li>last</li>"]))
    assert found is not None and changed(old, found) == "".join([*lines, "<li>last</li>"])
    assert len(found) == 3 and sum(len(fresh) for _, _, fresh in found) < 200


def test_letters_that_javascript_counts_twice_are_sent_whole() -> None:
    assert changes_between("<p>🎲 one</p>" * 50, "<p>🎲 one</p>" * 49 + "<p>🎲 two</p>") is None


@pytest.mark.parametrize("game", boardwright.games())
def test_after_every_move_everybody_has_the_whole_page(game: str, tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        chance = random.Random(2)
        table = await table_of(room, game, "person", "person", "person", seed=6)
        for seat in (1, 2):
            table.holders[seat] = set()
        viewers = [(Viewer(Who(VISITOR)), Watcher([0])), (Viewer(Who("")), Watcher([])), (Viewer(Who("")), Watcher([]))]
        for move in range(60):
            await play_any(table, chance)
            if move % 10 == 9:
                await go_back(table, 0, len(table.game.moves) - 2)
            for viewer, watcher in viewers[: 2 + move % 2]:  # the last misses every other screen
                news = await viewer.sender.news(table, watcher, viewer.who)
                if news:
                    viewer.hear(news)
                assert viewer.fragments == game_page.fragments(scene_of(table, watcher, viewer.who.visitor))
        sizes = [sum(map(len, message["fragments"].values())) for message in viewers[0][0].told[1:]]
        assert sorted(sizes)[len(sizes) // 2] < 10_000  # the whole is far more than that

    with_room(tmp_path, work)


# -- whose screen it is --------------------------------------------------------------------------------------------


def test_spectators_have_one_screen_and_seats_have_their_own(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "arcs", "person", "person")
        watched = [await screen_of(table, Watcher([]), Who(f"visitor{number:015}")) for number in range(20)]
        seated = await screen_of(table, Watcher([0, 1]), Who(VISITOR))
        assert len({screen.number for screen in watched}) == 1
        assert seated.number != watched[0].number
        assert room.measures.often["screen"] == 2
        table.ring()
        assert (await screen_of(table, Watcher([]), Who(""))).number != watched[0].number

    with_room(tmp_path, work)


def test_one_who_sits_down_while_another_waits_for_the_same_screen(tmp_path: Path) -> None:
    """Nobody is given the screen of somebody who was of the same sort a moment ago."""

    async def work(room: Room) -> None:
        table = await table_of(room, "imperium", "person", "open")
        async with table.turn():
            one, other = (asyncio.create_task(screen_of(table, Watcher([]), Who(name * 22))) for name in "wx")
            await until(lambda: len(table.drawing) == 1)
            await asyncio.sleep(0)
            await table.sit(msgspec.structs.replace(table.sittings[1], sort=PERSON), {hashed("w" * 22)})
        assert 'class="hand"' in (await one).fragments["hand"]
        assert 'class="hand empty"' in (await other).fragments["hand"]

    with_room(tmp_path, work)


# -- who waits for whom --------------------------------------------------------------------------------------------


def test_who_reads_slowly_gets_the_latest_and_delays_nobody(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "arcs", "person", "person")
        order: list[Wire] = []
        slow, quick = Wire(Viewer(Who("")), order), Wire(Viewer(Who("")), order)
        sending = [send_to(table, Watcher([]), slow), send_to(table, Watcher([]), quick)]
        await until(lambda: len(order) == 2)
        slow.reading.clear()
        for count in range(8):
            await play_any(table, random.Random(count))
            shown = game_page.fragments(scene_of(table, Watcher([])))
            await until(lambda shown=shown: quick.viewer.fragments == shown)
        assert len(slow.viewer.told) == 1
        slow.reading.set()
        await until(lambda: slow.viewer.fragments == quick.viewer.fragments)
        assert len(slow.viewer.told) <= 3 < len(quick.viewer.told)  # the one that waited to be taken, and the latest
        for task in sending:
            task.cancel()

    with_room(tmp_path, work)


def test_players_come_before_spectators(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "arcs", "person", "person")
        order: list[Wire] = []
        crowd = [Wire(Viewer(Who("")), order) for _ in range(SPECTATORS)]
        sending = [send_to(table, Watcher([]), wire) for wire in crowd]
        seat = Wire(Viewer(Who(VISITOR)), order)
        sending.append(send_to(table, Watcher([0, 1]), seat))
        await until(lambda: len(order) == SPECTATORS + 1)
        order.clear()
        await play_any(table, random.Random(1))
        await until(lambda: len(order) == SPECTATORS + 1)
        assert order.index(seat) < SPECTATORS / 2
        assert room.measures.often["screen"] < 10  # all of them share one
        for task in sending:
            task.cancel()

    with_room(tmp_path, work)
