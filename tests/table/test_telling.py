"""What a table tells of what happened: since one's last turn, as it happens, and nothing that is hidden."""

import json
import random
from pathlib import Path

import pytest

import boardwright
from boardwright.games import GAMES
from boardwright.kernel.game import Move
from boardwright.kernel.log import Log
from boardwright.table.live import PACES, Watcher
from boardwright.table.pages import replay
from boardwright.table.room import Room
from boardwright.table.scenes import moment_of, scene_of
from boardwright.table.screens import screen_of
from boardwright.table.seats import Who
from boardwright.table.socket import message_of, obey
from boardwright.table.telling import MOST, step_of, told_since, turn_of_others

from .at_table import VISITOR, play_any, table_of, with_room

pytestmark = pytest.mark.plain_only


def test_since_a_turn_means_the_last_moves_of_the_others() -> None:
    game = boardwright.new("arcs", 3, 1)
    game.history = Log.of([Move(("pass",), seat, 0) for seat in (0, 1, 1, 2, 0, 0)])
    assert turn_of_others(game, [0]) == (1, 4), "what one did oneself since is one's own turn"
    assert turn_of_others(game, [1]) == (3, 6)
    assert turn_of_others(game, []) == (4, 6), "who watches is told of the last who played"
    game.history = Log()
    assert turn_of_others(game, [0]) == turn_of_others(game, []) == (0, 0)


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_is_told_what_it_may_know(tmp_path: Path, name: str) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, name, "person", "person", "person")
        chance, told = random.Random(3), 0
        for _ in range(60):
            if table.game.decision is None:
                break
            await play_any(table, chance)
            for seat in range(3):
                steps = told_since(table, Watcher([seat]))
                assert len(steps) <= MOST
                told += len(steps)
                scene = scene_of(table, Watcher([seat]))
                lines = [(event, step_of(scene, event).text) for event in table.game.events[-60:]]
                known = {text for event, text in lines if event.seen_by(seat)}
                assert not {step.text for step in steps} & ({text for _, text in lines} - known)
        assert told

    with_room(tmp_path, work)


@pytest.mark.parametrize("name", GAMES)
def test_what_happens_comes_with_the_screen_and_not_again_after_going_back(tmp_path: Path, name: str) -> None:
    async def work(room: Room) -> None:
        table, who = await table_of(room, name, "person", "person", mode="hot-seat"), Who(visitor=VISITOR)
        watcher, chance, flown = Watcher([]), random.Random(1), 0
        before = await screen_of(table, watcher, who)
        assert json.loads(before.since(None))["flights"] == [], "whoever comes has seen nothing change"
        for _ in range(30):
            await play_any(table, chance)
            screen = await screen_of(table, watcher, who)
            sent = json.loads(screen.since(before) or "{}").get("flights", [])
            flown += len(sent)
            for flight in (flight for step in sent for flight in step):
                assert flight["to"] and set(flight) <= {"to", "from", "picture", "text", "colour", "lifts"}
            before = screen
        assert flown
        table.game.undo(len(table.game.moves) - 1)
        table.reading = type(table.reading)()
        table.ring()
        after = await screen_of(table, watcher, who)
        assert json.loads(after.since(before))["flights"] == []

    with_room(tmp_path, work)


def test_the_replay_shows_what_the_last_move_brought(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table, chance = await table_of(room, "arcs", "person", "person"), random.Random(2)
        while not any(event.what[0] == "moved" for event in table.game.events):
            await play_any(table, chance)
        held = [0, 1]
        moved = next(event for event in table.game.events if event.what[0] == "moved")
        number = table.numbers(held).of(moved.move)
        scene = moment_of(table, number, held, 0)
        assert moved.what in [event.what for event in scene.seen]
        assert "arcs-ship" in replay.page(scene, number, [0])
        assert not moment_of(table, 0, held, 0).seen or table.game.events[0].move == 0

    with_room(tmp_path, work)


def test_bots_are_as_fast_as_the_slowest_person_wants(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        room.pace = 2.0
        table, who = await table_of(room, "arcs", "person", "bot:random"), Who(visitor=VISITOR)
        assert table.pace == 2.0
        hasty, calm, guest = Watcher([0]), Watcher([0]), Watcher([])
        for watcher in (hasty, calm, guest):
            table.watchers.add(watcher)
        await obey(room, table, guest, Who(visitor=""), message_of('{"do": "pace", "pace": "slow"}'))
        assert table.pace == 2.0, "who only watches has no say"
        for wish, watcher in (("instant", hasty), ("fast", calm)):
            await obey(room, table, watcher, who, message_of(json.dumps({"do": "pace", "pace": wish})))
        assert table.pace == 2.0 * PACES["fast"]
        table.watchers.discard(calm)
        assert table.pace == 0

    with_room(tmp_path, work)


def test_whose_eyes_look_at_a_shared_screen_is_told_what_all_may_know(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table, chance = (
            await table_of(room, "arcs", "person", "person", "bot:random", mode="hot-seat"),
            random.Random(5),
        )
        for _ in range(20):
            if table.asked == 2:
                break
            await play_any(table, chance)
        watcher = Watcher([0, 1])
        assert scene_of(table, watcher).viewer is None
        for step in told_since(table, watcher):
            assert "(" not in step.text, "lines in brackets are for one seat"

    with_room(tmp_path, work)
