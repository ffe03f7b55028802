"""The database of the table, on SQLite and on PostgreSQL."""

import json
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, select, text, update

import boardwright
from boardwright.kernel.errors import BoardwrightError
from boardwright.table.migrations import STEPS
from boardwright.table.restoring import game_of, mark_of
from boardwright.table.storage import (
    METADATA,
    MOVES,
    OVER,
    PLAY,
    PREPARED,
    REDO,
    RUNNING,
    UNDO,
    Chatted,
    Conflict,
    Entry,
    Header,
    Proposed,
    Sitting,
    Store,
    Stored,
    course,
)

pytestmark = pytest.mark.plain_only


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


def header(name: str = "g1", **values: Any) -> Header:
    game = boardwright.new("arcs", 3, 5)
    made = Header(name, "arcs", game.rules.version, 3, 5, game.options, "online", "s3cret", 1.0, 1.0, asked=0)
    return made if not values else Header(**{**{f: getattr(made, f) for f in made.__struct_fields__}, **values})


def seats() -> list[Sitting]:
    return [Sitting(0, "person", "", "Ann", "h0"), Sitting(1, "bot", "random"), Sitting(2, "open", "", "", "h2")]


def created(store: Store, **values: Any) -> Stored:
    stored = Stored(header(**values), [], seats(), {0: {"ann"}}, [], [])
    store.create(stored)
    return stored


def test_a_game_comes_back_as_it_was_written(store: Store) -> None:
    written = created(store, thinker=store.process)
    assert store.load("g1") == written
    assert store.load("g2") is None


def test_a_huge_seed_survives(store: Store) -> None:
    created(store, seed=-(10**30))
    stored = store.load("g1")
    assert stored is not None and stored.header.seed == -(10**30)


def test_entries_are_kept_in_order_and_their_options_are_tuples(store: Store) -> None:
    created(store)
    store.append("g1", [Entry(1, PLAY, 0, ("lead", "a7"), made=2.0)], 1, RUNNING)
    store.append("g1", [Entry(2, UNDO, 0, target=0, made=3.0)], 0, RUNNING, 1, {"mark": {"move": 0}})
    stored = store.load("g1")
    assert stored is not None
    assert stored.entries == [Entry(1, PLAY, 0, ("lead", "a7"), made=2.0), Entry(2, UNDO, 0, target=0, made=3.0)]
    assert stored.header.entries == 2 and stored.header.asked == 0 and stored.header.mark == {"mark": {"move": 0}}
    again = store.load("g1", after=1)
    assert again is not None and [entry.number for entry in again.entries] == [2]


def test_options_are_written_with_ids_and_rows_with_numbers_are_read(store: Store) -> None:
    created(store)
    store.append("g1", [Entry(1, PLAY, 0, ("lead", 16)), Entry(2, PLAY, 0, ("declare", 1))], 0, RUNNING)
    store.prepare("g1", 1, ("copy", 3))
    with store.engine.begin() as connection:
        moves, ready = (connection.execute(select(table.c.option)).scalars().all() for table in (MOVES, PREPARED))
        assert [*moves, *ready] == [
            '["lead", "construction-3"]',
            '["declare", "tyrant"]',
            '["copy", "administration-4"]',
        ]
        connection.execute(update(MOVES).where(MOVES.c.number == 1).values(option='["lead", 16]'))
        connection.execute(update(PREPARED).values(option='["copy", 3]'))
    stored = store.load("g1")
    assert stored is not None and [entry.option for entry in stored.entries] == [("lead", 16), ("declare", 1)]
    assert stored.prepared == {1: ("copy", 3)}


def test_the_second_writer_of_an_entry_is_told(store: Store) -> None:
    created(store)
    store.append("g1", [Entry(1, PLAY, 0, ("a",))], 1, RUNNING)
    with pytest.raises(Conflict):
        store.append("g1", [Entry(1, PLAY, 1, ("b",))], 2, OVER)
    with pytest.raises(Conflict):
        store.append("g1", [Entry(3, PLAY, 1, ("b",))], 2, OVER)  # nor can anybody leave a gap
    stored = store.load("g1")
    assert stored is not None and [entry.option for entry in stored.entries] == [("a",)]
    assert stored.header.state == RUNNING and stored.header.asked == 1


def test_of_many_writers_of_the_same_entry_one_wins(store: Store) -> None:
    created(store)
    won: list[int] = []
    told: list[int] = []

    def write(seat: int) -> None:
        for number in range(1, 11):
            try:
                store.append("g1", [Entry(number, PLAY, seat, ("a", seat))], 0, RUNNING)
                won.append(number)
            except Conflict:
                told.append(number)

    threads = [threading.Thread(target=write, args=(seat,)) for seat in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    stored = store.load("g1")
    assert stored is not None
    assert sorted(won) == [entry.number for entry in stored.entries] == list(range(1, len(won) + 1))
    assert len(won) + len(told) == 40


def test_seats_change_hands(store: Store) -> None:
    created(store)
    ann, _, free = seats()
    store.sit("g1", free, Sitting(2, "person", "", "Bob", "h2"), {"bob", "bob's phone"})
    store.sit("g1", ann, Sitting(0, "bot", "random"), set(), "left")
    with pytest.raises(Conflict):
        store.sit("g1", free, Sitting(2, "bot", "random"))  # who thinks that it is free is wrong
    stored = store.load("g1")
    assert stored is not None and stored.holders == {2: {"bob", "bob's phone"}}
    assert [sitting.sort for sitting in stored.seats] == ["bot", "bot", "person"]
    assert stored.header.state == "left"


def test_people_are_heard(store: Store) -> None:
    created(store)
    line = Chatted(1, 0, "Ann", "Hello <b>", 2.5)
    store.chat("g1", line)
    with pytest.raises(Conflict):
        store.chat("g1", line)
    proposal = Proposed(1, 0, "undo", 7, "", 9, [], "open")
    store.propose("g1", proposal)
    store.answer("g1", proposal, Proposed(1, 0, "undo", 7, "", 9, [1, 2], "done"))
    with pytest.raises(Conflict):
        store.answer("g1", proposal, Proposed(1, 0, "undo", 7, "", 9, [1], "open"))
    stored = store.load("g1")
    assert stored is not None and stored.chat == [line]
    assert stored.proposals == [Proposed(1, 0, "undo", 7, "", 9, [1, 2], "done")]


def test_a_rematch_is_made_once(store: Store) -> None:
    created(store)
    assert store.rematch("g1", "g2") and not store.rematch("g1", "g3")
    stored = store.load("g1")
    assert stored is not None and stored.header.rematch == "g2"


def test_lists_of_games(store: Store) -> None:
    created(store)
    created(store, id="g2", changed=2.0, asked=1)
    assert [(found.id, held) for found, _, held in store.games("ann")] == [("g2", {0}), ("g1", {0})]
    assert store.games("bob") == [] and store.watchable() == []
    store.append("g1", [Entry(1, PLAY, 0, ("a",))], 0, RUNNING)
    assert [found.id for found, _ in store.watchable()] == ["g1"]
    assert store.waiting_for_bots(0.0) == [("g2", True)] and store.waiting_for_bots(time.time()) == []


def test_the_tables_are_what_the_migrations_make(store: Store) -> None:
    made = inspect(store.engine)
    assert {*METADATA.tables, "version"} == set(made.get_table_names())
    for name, table in METADATA.tables.items():
        assert {column["name"] for column in made.get_columns(name)} == {column.name for column in table.columns}


def test_opening_again_changes_nothing_and_a_newer_database_is_refused(url: str) -> None:
    store = Store(url)
    created(store)
    store.close()
    store = Store(url)
    assert store.load("g1") is not None
    with store.engine.begin() as connection:
        connection.execute(text("INSERT INTO version (number) VALUES (:n)"), {"n": len(STEPS) + 1})
    store.close()
    with pytest.raises(BoardwrightError, match="newer version of Boardwright"):
        Store(url)


def test_a_database_of_an_earlier_version_keeps_its_games(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its tables are private and without clocks, and can get both."""
    with monkeypatch.context() as earlier:
        earlier.setattr("boardwright.table.migrations.STEPS", STEPS[:8])
        store = Store(url)
    game = boardwright.new("arcs", 2, 5)
    values = {"rules": game.rules.version, "options": json.dumps(game.options)}
    rows = """INSERT INTO games (id, game, rules, seats, seed, options, mode, secret, created, changed, entries, moves,
        asked, state) VALUES ('g1', 'arcs', :rules, 2, '5', :options, 'online', 's', 1, 1, 0, 0, 0, 'running')"""
    seat = "INSERT INTO seats (game, seat, sort, level, name, secret) VALUES ('g1', {}, '{}', '', '', 'h{}')"
    with store.engine.begin() as connection:
        connection.execute(text(rows), values)
        for number, sort in enumerate(("person", "open")):
            connection.execute(text(seat.format(number, sort, number)))
    store.close()
    store = Store(url)
    stored = store.load("g1")
    assert stored is not None and stored.header.listed is None and stored.clock is None
    game_of(stored)
    assert store.open_tables(0.0) == []
    store.set_listed("g1", 1.0)
    assert [found.id for found, _, _ in store.open_tables(0.0)] == ["g1"]
    assert store.wind("g1", lambda clock: clock) == (None, False)
    with store.engine.begin() as connection:
        assert connection.execute(text("SELECT name, beat FROM pulse")).all() == [("clocks", 0)]
    store.close()


@pytest.mark.parametrize("wrong", ["nonsense", "sqlite:////nowhere/at/all.db", "oracle+none://x", "mysql://x/y"])
def test_a_database_that_cannot_be_used_is_one_sentence(wrong: str) -> None:
    with pytest.raises(BoardwrightError, match="Cannot use"):
        Store(wrong)


def test_what_counts_after_undo_and_redo() -> None:
    entries = [
        Entry(1, PLAY, 0, ("a",)),
        Entry(2, PLAY, 1, ("b",)),
        Entry(3, PLAY, 0, ("c",)),
        Entry(4, UNDO, 0, target=1),
        Entry(5, REDO, 1, ("b",)),
    ]
    assert course(entries) == ([("a",), ("b",)], [(0, ("c",))])
    assert course([*entries, Entry(6, UNDO, 0, target=0)]) == ([], [(0, ("a",)), (1, ("b",)), (0, ("c",))])
    assert course([*entries, Entry(6, PLAY, 0, ("d",))]) == ([("a",), ("b",), ("d",)], [])


@pytest.mark.parametrize("name", ["arcs", "scythe", "imperium"])
def test_a_game_is_rebuilt_from_its_entries_after_any_undo(name: str, tmp_path: Path) -> None:
    """Played on with undos here and there, stored with its marks, and read again: the same position."""
    chance = random.Random(7)
    live = boardwright.new(name, 3, 11)
    entries: list[Entry] = []
    mark: dict[str, Any] | None = None
    for step in range(160):
        if live.decision is None:
            break
        if chance.random() < 0.06 and live.moves:
            target = max(0, len(live.moves) - chance.randrange(1, 40))
            live.undo(target)
            entries.append(Entry(len(entries) + 1, UNDO, 0, target=target))
        else:
            option = chance.choice(live.decision.options)
            entries.append(Entry(len(entries) + 1, PLAY, live.decision.seat, option))
            live.play(option)
        if step % 25 == 0 or (mark is not None and mark["mark"]["move"] > len(live.moves)):
            mark = mark_of(live)
        if step % 16 == 0:
            kept = header(game=name, rules=live.rules.version, seed=11, options=live.options, mark=mark)
            game, _ = game_of(Stored(kept, entries, [], {}, [], []))
            assert game.moves == live.moves and game.state.digest() == live.state.digest()
            assert game.barrier == live.barrier and game.movers == live.movers


def test_processes_hear_of_each_other(postgresql: str) -> None:
    store, other, stop = Store(postgresql), Store(postgresql), threading.Event()
    heard: list[str] = []
    ears = threading.Thread(target=store.listen, args=(heard.append, lambda now: None, stop.is_set))
    ears.start()
    try:
        name = f"g{time.time_ns()}"
        created(other, id=name)
        until = time.monotonic() + 60
        number = 0
        moved = f"{name} {other.process}"
        while moved not in heard and time.monotonic() < until:
            number += 1
            other.append(name, [Entry(number, PLAY, 0, ("a",))], 1, RUNNING)
            time.sleep(0.1)
        assert moved in heard
    finally:
        other.close()
        stop.set()
        ears.join()
        store.close()
