"""One damaged game harms no other: it is set aside. `boardwright check` mends what can be, and keeps what cannot."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from boardwright.cli import main
from boardwright.table.check import BROKEN, MENDED, WHOLE
from boardwright.table.errors import Damaged
from boardwright.table.restoring import game_of
from boardwright.table.room import Room
from boardwright.table.storage import Store
from boardwright.table.thinking import Thinkers

from .at_table import VISITOR, play_any, play_last, table_of, with_room
from .server import PATIENCE, Browser, running

pytestmark = pytest.mark.plain_only

MARK = """UPDATE games SET mark = '{"mark": {"move"' WHERE id = :g"""
EARLY = "UPDATE moves SET option = {} WHERE game = :g AND number = 5"
LATE = """UPDATE moves SET option = '["a' WHERE game = :g AND number = (SELECT entries FROM games WHERE id = :g)"""

DAMAGES: dict[str, tuple[str, str]] = {
    "mark": (MARK, "from its moves"),
    "state": ("""UPDATE games SET mark = replace(mark, '"stage"', '"stale"') WHERE id = :g""", "from its moves"),
    "digests": ("""UPDATE games SET mark = replace(mark, '{"0": "', '{"0": "0') WHERE id = :g""", "from its moves"),
    "early": (EARLY.format("""'["a'"""), "latest snapshot"),
    "other": (EARLY.format("""'["fly"]'"""), "latest snapshot"),
    "gap": ("DELETE FROM moves WHERE game = :g AND number = 5", "latest snapshot"),
    "count": ("UPDATE games SET entries = entries - 1 WHERE id = :g", "Repaired."),
    "late": (LATE, "set aside"),
    "options": ("UPDATE games SET options = 'nonsense' WHERE id = :g", "set aside"),
    "seed": ("UPDATE games SET seed = 'x1' WHERE id = :g", "set aside"),
    "game": ("UPDATE games SET game = 'tic-tac-toe' WHERE id = :g", "set aside"),
    "seat": ("DELETE FROM seats WHERE game = :g AND seat = 1", "set aside"),
    "asked": ("UPDATE games SET asked = 7 WHERE id = :g", "Repaired."),
    "over": ("UPDATE games SET state = 'over' WHERE id = :g", "Repaired."),
    "bot": ("UPDATE seats SET sort = 'bot', level = 'marvin' WHERE game = :g AND seat = 1", "Repaired."),
    "proposal": (
        """INSERT INTO proposals (game, number, seat, what, target, level, entries, agreed, state)
        VALUES (:g, 1, 0, 'undo', 1, '', 3, 'nobody', 'open')""",
        "Repaired.",
    ),
    "prepared": ("INSERT INTO prepared (game, seat, option) VALUES (:g, 0, '[')", "Repaired."),
    "clock": (
        """INSERT INTO clocks (game, kind, seconds, increment, ends, level, lefts, seat, since, alarm, stage, again)
        VALUES (:g, 'move', 60, 0, 'bot', 'normal', '[60', 0, 1, 1, 0, 0)""",
        "Repaired.",
    ),
}
"""For each way in which a game can be damaged: how, and what becomes of it."""

ODD = {
    "text": "UPDATE games SET changed = 'yesterday' WHERE id = :g",
    "word": "UPDATE seats SET seat = 'x' WHERE game = :g AND seat = 1",
    "far": "UPDATE games SET changed = 1e300 WHERE id = :g",
}
"""What only SQLite lets anybody write."""


def played(url: str, count: int, seats: tuple[str, ...] = ("person", "person")) -> list[str]:
    """Some games with marks, a while after the beginning; their ids."""
    made: list[str] = []

    async def work() -> None:
        room = Room(Store(url), Thinkers(1), 0.0)
        try:
            for number in range(count):
                table = await table_of(room, "arcs", *seats, seed=number)
                chance = random.Random(number)
                while len(table.game.moves) < 30:
                    await play_any(table, chance)
                made.append(table.id)
        finally:
            await room.close()

    asyncio.run(work())
    return made


def damage(url: str, statement: str, game: str) -> None:
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(text(statement), {"g": game})
    store.close()


def position(url: str, game: str) -> str:
    """Where a game stands."""
    store = Store(url)
    try:
        stored = store.load(game)
        assert stored is not None and stored.header.damage is None
        return game_of(stored)[0].state.digest()
    finally:
        store.close()


def test_a_table_with_damaged_games_is_served(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    ways = {**{name: way for name, (way, _) in DAMAGES.items()}, **ODD}
    whole, *games = played(url, len(ways) + 1)
    for game, way in zip(games, ways.values(), strict=True):
        damage(url, way, game)
    damage(url, "UPDATE seats SET sort = 'bot', level = 'random' WHERE seat = 0 AND game <> :g", whole)
    damage(url, "UPDATE games SET asked = 0 WHERE id <> :g", whole)
    with running(url) as address:
        ann = Browser(address)
        ann.http.cookies.set("boardwright", VISITOR)
        home = ann.http.get("/")
        assert home.status_code == 200 and f"/game/{whole}" in home.text
        ann.game = whole
        assert "Arcs" in ann.page()
        for game, name in zip(games, ways, strict=True):
            answer = httpx.get(f"{address}/api/games/{game}", timeout=PATIENCE)
            if answer.status_code != 200:
                assert answer.status_code == 500 and "boardwright check" in answer.json()["error"], name
        assert ann.http.get("/").status_code == 200
        ann.close()


def test_a_game_that_was_set_aside_comes_back_when_it_can_be_read(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "arcs", "person", "person")
        store, options = room.store, json.dumps(table.header.options)
        del room.tables[table.id]
        change = text("UPDATE games SET options = :o WHERE id = :g")
        for written, damaged in (("{", True), (options, False)):
            with store.engine.begin() as connection:
                connection.execute(change, {"o": written, "g": table.id})
            if damaged:
                with pytest.raises(Damaged):
                    await room.table(table.id)
            else:
                await play_last(await room.table(table.id))
            with store.engine.begin() as connection:
                noted = connection.execute(text("SELECT damage FROM games")).scalar()
            assert (noted is not None) == damaged

    with_room(tmp_path, work)


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Callable[..., tuple[int, str]]:
    """Runs `boardwright check`; its exit code and what it says."""

    def run(*words: str) -> tuple[int, str]:
        code = main(["check", *words, "--out", str(tmp_path / "out")])
        told = capsys.readouterr()
        return code, told.out + told.err

    return run


def test_check_mends_what_can_be_mended_and_keeps_the_rest(
    url: str, tmp_path: Path, said: Callable[..., tuple[int, str]]
) -> None:
    games = dict(zip(["whole", *DAMAGES], played(url, len(DAMAGES) + 1), strict=True))
    before = {name: position(url, game) for name, game in games.items()}
    assert said(url) == (WHOLE, f"{len(games)} games: 0 repaired, 0 damaged.\n")
    for name, (way, _) in DAMAGES.items():
        damage(url, way, games[name])
    code, told = said(url, "--dry-run")
    assert code == BROKEN and not (tmp_path / "out").exists() and f"0 repaired, {len(DAMAGES)} damaged" in told
    code, told = said(url)
    lines = {line.split(":")[0].removeprefix("Game "): line for line in told.splitlines()}
    for name, (_, end) in DAMAGES.items():
        assert end in lines[games[name]], (name, lines[games[name]])
        kept = json.loads((tmp_path / "out" / f"{games[name]}.json").read_text())
        assert kept["games"][0]["id"] == games[name] and kept["problem"] in lines[games[name]]
    assert games["whole"] not in lines and code == BROKEN
    for name, (_, end) in DAMAGES.items():
        if end != "set aside":
            assert position(url, games[name]) == before[name], name
    code, told = said(url)
    broken = sum(1 for _, end in DAMAGES.values() if end == "set aside")
    assert code == BROKEN and f"0 repaired, {broken} damaged" in told


def test_a_mended_game_is_played_on(tmp_path: Path, said: Callable[..., tuple[int, str]]) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    by_moves, by_mark = played(url, 2)
    damage(url, DAMAGES["mark"][0], by_moves)
    damage(url, DAMAGES["early"][0], by_mark)
    assert said(f"{tmp_path}/games.db")[0] == MENDED

    async def work(room: Room) -> None:
        for game in (by_moves, by_mark):
            table = await room.table(game)
            for step in range(40):
                await play_any(table, random.Random(step))
            del room.tables[game]
            assert len((await room.table(game)).game.moves) >= 70

    with_room(tmp_path, work)
    assert said(url) == (WHOLE, "2 games: 0 repaired, 0 damaged.\n")


def test_a_damaged_file_is_named(tmp_path: Path, said: Callable[..., tuple[int, str]]) -> None:
    path = tmp_path / "games.db"
    (game,) = played(f"sqlite:///{path}", 1)
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("INSERT INTO holders (game, seat, visitor) VALUES ('nowhere', 0, 'x')")
    connection.close()
    code, told = said(str(path))
    assert code == BROKEN and "no such game" in told and game not in told


@pytest.mark.parametrize("wrong", ["nowhere.db", "sqlite:///nowhere.db", "oracle://x"])
def test_check_of_no_database_is_one_sentence(wrong: str, said: Callable[..., tuple[int, str]]) -> None:
    code, told = said(wrong)
    assert code == 2 and told.count("\n") == 1 and not Path("nowhere.db").exists()


def test_check_changes_nothing_under_a_server(tmp_path: Path, said: Callable[..., tuple[int, str]]) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    with running(url):
        code, told = said(url)
        assert code == 2 and "games.db" in told and told.count("\n") == 1
        assert said(url, "--dry-run")[0] == WHOLE
    assert said(url)[0] == WHOLE
