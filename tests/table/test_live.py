"""A table in this process: bots in processes of their own, answers in advance, rebuilding, any moment quickly."""

import asyncio
import random
import time
from pathlib import Path

import msgspec
import pytest

import boardwright
from boardwright.kernel.errors import BoardwrightError
from boardwright.table import people, proposals
from boardwright.table import room as rooms
from boardwright.table.live import Table, Watcher
from boardwright.table.pages.game import fragments
from boardwright.table.proposals import A_DAY, JUST_NOW, open_proposals
from boardwright.table.restoring import game_of
from boardwright.table.room import Room
from boardwright.table.scenes import moment_of, scene_of
from boardwright.table.storage import Conflict, Entry
from boardwright.table.thinking import Asker, Thinkers
from boardwright.table.undo import redo, undo
from boardwright.table.wire import Propose

from .at_table import VISITOR, play_any, play_last, table_of, with_room

pytestmark = pytest.mark.plain_only


async def until(done: object, seconds: float = 20) -> None:
    assert callable(done)
    end = time.monotonic() + seconds
    while not done() and time.monotonic() < end:
        await asyncio.sleep(0.01)
    assert done()


def test_bots_play_a_whole_game_among_themselves(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "arcs", "bot:random", "bot:random", mode="online")
        table.bots.skipping.set()
        await until(lambda: table.header.state == "over", 60)
        stored = room.store.load(table.id)
        assert stored is not None and stored.header.state == "over" and stored.header.mark is not None
        assert game_of(stored)[0].state.digest() == table.game.state.digest()

    with_room(tmp_path, work)


def test_thinking_can_be_stopped() -> None:
    """Whoever waits no longer ends the process that thinks, and the next question is put to a new one."""
    game = boardwright.new("arcs", 2, seed=1)
    assert game.decision is not None
    options = [list(option) for option in game.decision.options]
    package = "boardwright.games.arcs"
    question = {"id": "x", "package": package, "record": game.record, "line": 0, "level": "random", "seed": 1}

    async def work() -> None:
        thinkers, asker = Thinkers(1), Asker("x")
        try:
            with pytest.raises(BoardwrightError, match="KeyError"):
                await thinkers.choose({"id": "x"}, asker)
            assert await thinkers.choose(question, asker) in options
            (first,) = thinkers.all
            task = asyncio.create_task(thinkers.choose(question | {"level": "expert"}, asker))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert first.returncode is not None and not thinkers.all
            assert await thinkers.choose(question, asker) in options
            assert len(thinkers.all) == 1 and first not in thinkers.all
        finally:
            await thinkers.close()
        assert not thinkers.all

    asyncio.run(work())


def test_undo_while_a_bot_thinks(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        room.pace = 30
        table = await table_of(room, "scythe", "person", "bot:random", mode="solo", seed=4)
        table.bots.skipping.set()
        await until(lambda: table.asked == 0)
        moves = len(table.game.moves)
        while table.asked == 0:
            await play_any(table, random.Random(1))
        assert scene_of(table, Watcher([0])).thinking == [1]
        step = scene_of(table, Watcher([0])).undo_step
        assert step is not None
        await undo(table, [0], step)
        assert table.asked == 0 and len(table.game.moves) >= moves

    with_room(tmp_path, work)


def test_a_bot_that_answers_nonsense_does_not_stop_the_game(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        async def nonsense(question: object, asker: object) -> list[str | int]:
            return ["fly", 7]

        room.thinkers.choose = nonsense  # type: ignore[method-assign]
        table = await table_of(room, "arcs", "bot:random", "bot:random")
        await until(lambda: len(table.game.moves) > 5)

    with_room(tmp_path, work)


def test_a_bot_that_still_thinks_does_not_go_on_with_a_game_that_was_left(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        room.pace = 0.3
        table = await table_of(room, "scythe", "bot:random", "person", seed=4)
        while table.asked == 1:
            await play_any(table, random.Random(1))
        entries = table.entries
        await people.resign(table, [1], "random")
        assert table.state == "left"
        await until(lambda: table.bots.pump is not None and table.bots.pump.done())
        assert table.state == "left" and table.entries == entries

    with_room(tmp_path, work)


def test_who_may_not_undo_does_not_stop_the_bots(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        room.pace = 0.5
        table = await table_of(room, "scythe", "bot:random", "person", seed=4)
        while table.asked == 1:
            await play_any(table, random.Random(1))
        for held, way in (([], "undo"), ([], "redo"), ([1], "undo"), ([1], "redo")):
            with pytest.raises(BoardwrightError):
                await (undo(table, held, 10**5) if way == "undo" else redo(table, held))
            assert table.asked == 0 and table.bots.pump is not None and not table.bots.pump.cancelling()
        await until(lambda: table.asked == 1)

    with_room(tmp_path, work)


def test_a_prepared_answer_is_given_if_it_is_legal_and_else_forgotten(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "scythe", "person", "person", seed=2)
        assert table.asked is not None and table.game.decision is not None
        first = table.asked
        other = 1 - first
        trial = table.game.fork()
        while trial.decision is not None and trial.decision.seat == first:
            trial.play(trial.decision.options[-1])
        assert trial.decision is not None
        await table.bots.prepare([other], trial.decision.options[0])
        with pytest.raises(BoardwrightError, match="just answer"):
            await table.bots.prepare([first], ("pass",))
        while table.asked == first:
            await play_last(table)
        await until(lambda: len(table.game.moves) > len(trial.moves))
        assert table.game.moves[len(trial.moves)] == trial.decision.options[0]
        await table.bots.prepare([first], ("no such option",))
        while table.asked == other:
            await play_last(table)
        await until(lambda: table.prepared == {} and not table.bots.is_going_on)
        stored = room.store.load(table.id)
        assert table.asked == first and stored is not None and stored.prepared == {}

    with_room(tmp_path, work)


def test_nobody_takes_the_seat_of_another_by_a_lonely_proposal(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "arcs", "person", "person")
        asked = table.asked
        assert asked is not None
        other, wish = 1 - asked, Propose("person", seat=asked)
        await proposals.propose(table, [other], wish, VISITOR)
        assert table.sittings[asked].sort == "person" and len(open_proposals(table)) == 1
        with pytest.raises(BoardwrightError, match="only in a browser"):
            await proposals.agree(table, [asked], "1", "")  # a program: nobody would be shown the new link
        assert "Withdraw" in fragments(scene_of(table, Watcher([other])))["proposals"]
        assert "Agree" in fragments(scene_of(table, Watcher([asked])))["proposals"]
        await proposals.refuse(table, [other], "1")
        table.header = msgspec.structs.replace(table.header, changed=time.time() - 2 * A_DAY)
        table.watchers.add(Watcher([asked]))
        await proposals.propose(table, [other], wish, VISITOR)
        await proposals.refuse(table, [other], "2")
        assert table.sittings[asked].sort == "person"  # they are here: their own agreement is needed
        table.watchers.clear()
        await proposals.propose(table, [other], wish, VISITOR)
        assert table.sittings[asked].sort == "open"  # everybody has waited for a day

    with_room(tmp_path, work)


def test_who_is_away_has_no_say_in_replacing_somebody_else(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "arcs", "person", "person", "person", "person")
        here, there = Watcher([0]), Watcher([1])
        table.watchers |= {here, there}
        await room.presence.note()
        table.watchers.discard(there)
        await room.presence.note()  # 1 has just left; 2 and 3 were never here
        await proposals.propose(table, [0], Propose("bot", seat=2, level="random"), VISITOR)
        assert table.sittings[2].sort == "person"
        assert "Agree" in fragments(scene_of(table, Watcher([1])))["proposals"]
        assert "Agree" not in fragments(scene_of(table, Watcher([3])))["proposals"]
        await proposals.agree(table, [1], "1", VISITOR)
        assert table.sittings[2].sort == "bot"
        table.presence = [msgspec.structs.replace(seen, seen=time.time() - JUST_NOW - 1) for seen in table.presence]
        await proposals.propose(table, [0], Propose("bot", seat=3, level="random"), VISITOR)
        assert table.sittings[3].sort == "person"  # nobody else is there, and nobody decides that alone
        table.watchers.add(there)
        await proposals.agree(table, [1], "2", VISITOR)
        assert table.sittings[3].sort == "bot"

    with_room(tmp_path, work)


def test_another_process_was_quicker(tmp_path: Path) -> None:
    """Somebody else writes the next entry: the second writer is told and sees the table as it is now."""

    async def work(room: Room) -> None:
        table = await table_of(room, "imperium", "person", "person")
        decision = table.game.decision
        assert decision is not None
        theirs, mine = decision.options[0], decision.options[-1]
        room.store.append(table.id, [Entry(1, "play", decision.seat, theirs)], decision.seat, "running")
        with pytest.raises(Conflict):
            await table.play([decision.seat], table.at, mine)
        assert table.game.moves == [theirs] and table.entries == 1
        await play_any(table, random.Random(1))
        assert table.entries == 2

    with_room(tmp_path, work)


def test_a_move_that_is_not_written_did_not_happen(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "arcs", "person", "person")

        def broken(*given: object) -> None:
            raise OSError("the disk is full")

        append, room.store.append = room.store.append, broken  # type: ignore[method-assign, assignment]
        with pytest.raises(OSError):
            await play_any(table, random.Random(1))
        room.store.append = append  # type: ignore[method-assign]
        async with table.turn():
            assert table.game.moves == []
        await play_any(table, random.Random(1))
        assert len(table.game.moves) == 1

    with_room(tmp_path, work)


def test_tables_leave_memory_and_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.table.room.KEPT", 2)

    async def work(room: Room) -> None:
        tables: list[Table] = [await table_of(room, "arcs", "person", "person", seed=seed) for seed in range(4)]
        await play_any(tables[3], random.Random(1))
        assert len(room.tables) == 2
        again = await room.table(tables[0].id)
        assert again is not tables[0] and again.game.state.digest() == tables[0].game.state.digest()

    with_room(tmp_path, work)


def test_any_moment_of_a_long_game_and_its_curve(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "arcs", "person", "person", mode="hot-seat")
        chance = random.Random(5)
        while table.game.decision is not None:
            table.game.play(chance.choice(table.game.decision.options))
        moves = len(table.game.moves)
        digests = []
        for move in (0, 1, moves // 2, moves - 1, moves):
            scene = moment_of(table, move, [0], 1)
            assert scene.moves == move and scene.replay and scene.viewer == 1
            digests.append(str(scene.view))
        assert len(set(digests)) > 3
        await table.tell_story()
        assert table.game.outcome is not None and table.story is not None
        assert table.story.curve[-1] == (moves, table.game.outcome.scores)

    with_room(tmp_path, work)


def test_a_rematch_seats_the_same_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "arcs", "person", "person")
        with pytest.raises(BoardwrightError, match="not over"):
            await room.rematch(table, [0])
        chance = random.Random(2)
        while table.game.decision is not None:
            await play_any(table, chance)
        told: list[tuple[str, int]] = []
        monkeypatch.setattr(room.pusher, "asked", lambda game, seat: told.append((game, seat)))
        first, second = await room.rematch(table, [0]), await room.rematch(table, [1])
        assert first == second == table.header.rematch
        assert told == [(first, (await room.table(first)).asked)]  # who begins may have gone
        again = await room.table(first)
        assert again.holders == table.holders and again.header.seed != table.header.seed and again.entries == 0
        assert scene_of(table, Watcher([0])).rematch == f"/game/{first}"

    with_room(tmp_path, work)


def test_a_table_that_nobody_asks_for_leaves_the_memory(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        idle, looked_at, used = [await table_of(room, "arcs", "person", "person") for _ in range(3)]
        looked_at.watchers.add(Watcher([]))
        idle.used = looked_at.used = used.used - rooms.IDLE - 1
        room.leave_old()
        assert set(room.tables) == {looked_at.id, used.id}
        await play_last(await room.table(idle.id))

    with_room(tmp_path, work)


def test_the_way_back_is_named_for_what_it_leads_to(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "scythe", "person", "bot:random")
        answers = {"move /": "Back", "move units": "Back", "character": "Another unit", "to ": "Back"}
        for wanted, said in answers.items():
            decision = table.game.decision
            assert decision is not None
            option = next(one for one in decision.options if table.words.offered(decision, one).startswith(wanted))
            await table.play([0], table.at, option)
            assert said in fragments(scene_of(table, Watcher([0])))["back"]

    with_room(tmp_path, work)
