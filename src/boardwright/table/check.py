"""`boardwright check`: looks at every game of a database, mends what can be mended, and keeps what cannot as files.

A game is its moves; everything else can be made from them. If the moves do not lead where they led when they were
played, the game goes on from its latest mark. A game that neither can be read from is set aside: it is not touched, and
the others go on.
"""

import json
import os
import re
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from sqlalchemy import Connection, Table, and_, delete, select, text, update

from boardwright.bots import BOTS
from boardwright.games import rules_of
from boardwright.kernel.errors import BadSetting, BoardwrightError
from boardwright.kernel.game import Game
from boardwright.words import Words

from . import version
from .alone import Claim
from .clocks import Clock
from .restoring import game_of, mark_of
from .scene import BOT, OPEN, PERSON, USUAL_BOT
from .storage import (
    CHAT,
    CLOCKS,
    GAMES,
    HOLDERS,
    LEFT,
    MOVES,
    OVER,
    PLAY,
    PREPARED,
    PROPOSALS,
    REDO,
    RUNNING,
    SEATS,
    UNDO,
    Conflict,
    Entry,
    Header,
    Store,
    Stored,
    clock_of,
)

WHOLE, MENDED, BROKEN = 0, 1, 3
"""The exit codes: nothing is wrong; something was, and is mended; something is, and stays so."""

LOST = "?"
"""Stands in the place of a move that cannot be read."""

Row = dict[str, Any]
Wrong = Callable[..., None]
"""Takes a message and its values: something is wrong."""

UNREADABLE = (BoardwrightError, KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError)
"""How it shows that something does not have the shape that it should."""


@dataclass
class Found:
    """What is wrong with a game, and how it is mended."""

    problems: list[str] = field(default_factory=list)
    remedy: str = ""
    """The message that says what was done; "" if nothing helps."""
    game: Row = field(default_factory=dict)
    """New values of the row of the game …"""
    moves: dict[int, Row] = field(default_factory=dict)
    """… of its entries …"""
    seats: dict[int, Row] = field(default_factory=dict)
    """… and of its seats."""
    proposals: list[int] = field(default_factory=list)
    """Proposals that fall."""
    prepared: list[int] = field(default_factory=list)
    """Seats whose answers in advance are forgotten."""
    clock: bool = False
    """Whether the game goes on without its clock."""


def check(given: Namespace) -> int:
    """Look at all games; the exit code."""
    words = Words()
    url = url_of(given.database)
    console = Console(markup=False, highlight=False, emoji=False, soft_wrap=True)
    counts = {WHOLE: 0, MENDED: 0, BROKEN: 0}
    with ExitStack() as stack:
        if not given.dry_run:
            stack.callback(Claim(url).close)  # the server of an SQLite file would not notice what is changed
        store = Store(url)
        stack.callback(store.close)
        for problem in damage_of_file(store):
            counts[BROKEN] = 1
            console.print(words.message("check-file", problem=problem))
        games = ids(store)
        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        unseen = not sys.stderr.isatty()
        with Progress(*columns, console=Console(stderr=True), transient=True, disable=unseen) as progress:
            for game in progress.track(games):
                counts[ended(store, game, given, words, console)] += 1
    console.print(words.message("check-done", games=len(games), mended=counts[MENDED], broken=counts[BROKEN]))
    return BROKEN if counts[BROKEN] else MENDED if counts[MENDED] else WHOLE


def ended(store: Store, game: str, given: Namespace, words: Words, to: Console) -> int:
    """Look at a game, again if it goes on meanwhile, and do what is to be done; what became of it."""
    while (rows := rows_of(store, game)) is not None:
        with suppress(Conflict):
            return end(store, rows, looked_at(rows, words), given, words, to)
    return WHOLE  # it was deleted meanwhile


def end(store: Store, rows: dict[str, list[Row]], found: Found, given: Namespace, words: Words, to: Console) -> int:
    """Tell what was found of a game, and do what is to be done."""
    header = rows["games"][0]
    if not found.problems:
        return WHOLE
    problem = " ".join(found.problems)
    mended = bool(found.remedy) and not given.dry_run
    if not given.dry_run:
        export(Path(given.out), rows, problem)
        if mended:
            mend(store, str(header["id"]), header["entries"], found)
        else:
            store.set_aside(str(header["id"]), problem)
    if given.dry_run:
        told = "check-could-be-mended" if found.remedy else "check-cannot-be-mended"
    else:
        told = found.remedy or "check-set-aside"
    to.print(words.message("check-game", id=str(header["id"]), problem=problem, end=words.message(told)))
    return MENDED if mended else BROKEN


def url_of(database: str) -> str:
    """The URL of a database that there is; a path is that of an SQLite file."""
    url = database if "://" in database else f"sqlite:///{database}"
    if url.startswith("sqlite:///") and not Path(url.removeprefix("sqlite:///")).is_file():
        raise BadSetting(Words().message("check-no-database", database=database))
    return url


def damage_of_file(store: Store) -> list[str]:
    """What SQLite itself finds wrong with its file; nobody but a backup helps there."""
    if store.is_shared:
        return []
    with store.engine.begin() as connection:
        said = [str(line) for line in connection.execute(text("PRAGMA integrity_check")).scalars()]
        lost = connection.execute(text("PRAGMA foreign_key_check")).all()
    return [line for line in said if line != "ok"] + [f"{row[0]}, row {row[1]}: no such game" for row in lost]


def ids(store: Store) -> list[str]:
    with store.engine.begin() as connection:
        return list(connection.execute(select(GAMES.c.id).order_by(GAMES.c.created)).scalars())


def rows_of(store: Store, game: str) -> dict[str, list[Row]] | None:
    """Everything about a game, as it stands in the database."""

    def rows(connection: Connection, table: Table) -> list[Row]:
        mine = table.c.id if table is GAMES else table.c.game
        return [dict(row) for row in connection.execute(select(table).where(mine == game)).mappings()]

    with store.engine.begin() as connection:
        tables = (GAMES, MOVES, SEATS, HOLDERS, CHAT, PROPOSALS, PREPARED, CLOCKS)
        found = {table.name: rows(connection, table) for table in tables}
    return found if found["games"] else None


# -- looking -------------------------------------------------------------------------------------------------------


def looked_at(rows: dict[str, list[Row]], words: Words) -> Found:
    """What is wrong with a game."""
    found = Found()
    header = rows["games"][0]
    if header["damage"] is not None:
        found.game["damage"] = None

    def wrong(message: str, **values: str | int) -> None:
        found.problems.append(words.message(message, **values))

    try:
        look_at_people(rows, found, wrong)
        game = game_in(rows, found, wrong)
        compare(header, game, found, wrong)
    except UNREADABLE as error:
        wrong("check-unreadable", problem=f"{type(error).__name__}: {error}"[:300])
        found.remedy = ""
        return found
    if header["damage"] is not None and not found.problems:
        wrong("check-was-set-aside")
    found.remedy = found.remedy or "check-mended"
    return found


def look_at_people(rows: dict[str, list[Row]], found: Found, wrong: Wrong) -> None:
    """Who sits where, what they proposed and prepared."""
    seats = sorted(rows["seats"], key=lambda row: row["seat"])
    if [row["seat"] for row in seats] != list(range(rows["games"][0]["seats"])):
        raise ValueError("not every seat has one row")
    for row in seats:
        if row["sort"] not in (PERSON, BOT, OPEN):
            raise ValueError(f"seat {row['seat']} is of the sort {row['sort']!r}")
        if row["sort"] == BOT and row["level"] not in BOTS:
            wrong("check-bot", seat=row["seat"], level=str(row["level"]))
            found.seats[row["seat"]] = {"level": USUAL_BOT}
    for row in rows["proposals"]:
        if not is_list(row["agreed"]):
            wrong("check-proposal", number=row["number"])
            found.proposals.append(row["number"])
    for row in rows["prepared"]:
        if not is_list(row["option"]):
            wrong("check-prepared", seat=row["seat"])
            found.prepared.append(row["seat"])
    for row in rows["clocks"]:
        if not is_clock(row, len(seats)):
            wrong("check-clock")
            found.clock = True


def is_clock(row: Row, seats: int) -> bool:
    """Whether a row can be read as the clock of so many seats."""
    try:
        clock = msgspec.convert(msgspec.to_builtins(clock_of(row)), Clock)
        return len(clock.lefts) == seats and clock.seat in (None, *range(seats)) and clock.timing.level in BOTS
    except UNREADABLE:
        return False


def is_list(written: Any) -> bool:
    """Whether something is a list in JSON."""
    try:
        return isinstance(json.loads(written), list)
    except (TypeError, ValueError):
        return False


def game_in(rows: dict[str, list[Row]], found: Found, wrong: Wrong) -> Game:
    """The game of some rows, by its moves or from its mark; an error if there is no way."""
    row = rows["games"][0]
    rules_of(row["game"])
    mark = mark_in(row)
    values = {**row, "seed": int(row["seed"]), "options": json.loads(row["options"]), "mark": mark}
    header = Header(**values)
    entries, lost = entries_in(rows["moves"], row["entries"], found, wrong)

    def read(**changed: Any) -> Game:
        return game_of(Stored(msgspec.structs.replace(header, **changed), entries, [], {}, [], []))[0]

    if row["mark"] is not None and mark is None:
        wrong("check-mark")
        return mended_by_moves(read(), found)
    try:
        game = read()
        if mark is None or row["rules"] != game.rules.version or game.history_note or passes(game, mark):
            return game
        wrong("check-mark")
        return mended_by_moves(game, found)
    except UNREADABLE as error:
        if mark is None:
            raise
        reason = str(error)
    if not lost:
        wrong("check-replay", problem=reason)
    by_moves = attempt(lambda: read(mark=None))
    if by_moves is not None and passes(by_moves, mark):
        return mended_by_moves(by_moves, found)
    noted = {**mark, "history_note": mark.get("history_note") or Words().message("check-history")}
    by_mark = attempt(lambda: read(mark=noted))
    if by_mark is None:
        if by_moves is None:
            raise ValueError(reason)
        return mended_by_moves(by_moves, found)
    found.remedy = "check-from-mark"
    found.game["mark"] = json.dumps(noted)
    return by_mark


def mended_by_moves(game: Game, found: Found) -> Game:
    found.remedy = "check-from-moves"
    found.game["mark"] = json.dumps(mark_of(game))
    return game


def attempt(read: Callable[[], Game]) -> Game | None:
    """A game, if it can be read that way."""
    try:
        return read()
    except UNREADABLE:
        return None


def passes(game: Game, mark: Row) -> bool:
    """Whether a game went through the position of a mark."""
    try:
        before = game.fork()
        before.undo(int(mark["mark"]["move"]))
        states = [game.rules.from_json(one["mark"]["state"]) for one in (before.record, mark)]
        return states[0].digest() == states[1].digest()
    except UNREADABLE:
        return False


def mark_in(row: Row) -> Row | None:
    """The mark of a game, if it has the shape of one."""
    try:
        mark = json.loads(row["mark"])
        int(mark["mark"]["move"])
        return mark if isinstance(mark["mark"]["state"], dict) and isinstance(mark["digests"], dict) else None
    except UNREADABLE:
        return None


def entries_in(rows: Sequence[Row], count: int, found: Found, wrong: Wrong) -> tuple[list[Entry], bool]:
    """The entries of a game, and whether some are lost: something else stands in their places then."""
    known = {row["number"]: row for row in rows}
    last = max([count, *known]) if all(isinstance(number, int) for number in known) else count
    if last != count:
        wrong("check-count", count=count, entries=last)
        found.game["entries"] = last
    entries, lost = [], []
    for number in range(1, last + 1):
        entry = entry_in(known.get(number))
        if entry is None:
            lost.append(number)
            entry = Entry(number, PLAY, None, (LOST,))
            found.moves[number] = {"kind": PLAY, "option": json.dumps([LOST]), "target": None}
        entries.append(entry)
    if lost:
        wrong("check-entries", count=len(lost), first=lost[0])
    return entries, bool(lost)


def entry_in(row: Row | None) -> Entry | None:
    """The entry of a row, if it is one."""
    if row is None or row["kind"] not in (PLAY, UNDO, REDO):
        return None
    if row["kind"] == UNDO:
        target = row["target"]
        return Entry(row["number"], UNDO, row["seat"], None, target) if isinstance(target, int) else None
    if not is_list(row["option"]):
        return None
    option = json.loads(row["option"])
    if not option or not all(isinstance(part, str | int) for part in option):
        return None
    return Entry(row["number"], row["kind"], row["seat"], tuple(option))


def compare(row: Row, game: Game, found: Found, wrong: Wrong) -> None:
    """Whether what the row of a game says of it is so; under newer rules than its own it may not be."""
    if row["rules"] != game.rules.version or game.history_note:
        return
    asked = None if game.decision is None else game.decision.seat
    if row["asked"] != asked:
        wrong("check-asked")
        found.game["asked"] = asked
    over = game.decision is None
    if row["state"] not in (OVER, LEFT) if over else row["state"] not in (RUNNING, LEFT):
        wrong("check-state", state=str(row["state"]))
        found.game["state"] = OVER if over else RUNNING


# -- mending -------------------------------------------------------------------------------------------------------


def mend(store: Store, game: str, entries: Any, found: Found) -> None:
    """Write what was found, if the game has not gone on meanwhile."""
    with store.engine.begin() as connection:
        same = and_(GAMES.c.id == game, GAMES.c.entries == entries)
        values = {"damage": None, **found.game}
        if connection.execute(update(GAMES).where(same).values(**values)).rowcount != 1:
            raise Conflict(Words().message("move-conflict"))
        for number, row in found.moves.items():
            connection.execute(delete(MOVES).where(MOVES.c.game == game, MOVES.c.number == number))
            connection.execute(MOVES.insert().values(game=game, number=number, seat=None, made=0.0, **row))
        for seat, row in found.seats.items():
            connection.execute(update(SEATS).where(SEATS.c.game == game, SEATS.c.seat == seat).values(**row))
        for number in found.proposals:
            here = and_(PROPOSALS.c.game == game, PROPOSALS.c.number == number)
            connection.execute(update(PROPOSALS).where(here).values(agreed="[]", state="refused"))
        for seat in found.prepared:
            connection.execute(delete(PREPARED).where(PREPARED.c.game == game, PREPARED.c.seat == seat))
        if found.clock:
            connection.execute(delete(CLOCKS).where(CLOCKS.c.game == game))
        store.announce(connection, game)


def export(folder: Path, rows: dict[str, list[Row]], problem: str) -> None:
    """Keep everything about a game as it was, in a file that only its owner can read: hidden cards are in it."""
    folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"\W", "_", str(rows["games"][0]["id"]), flags=re.ASCII)
    written = json.dumps({"version": version(), "problem": problem, **rows}, indent=1, default=repr)
    file = os.open(folder / f"{name}.json", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(file, "w", encoding="utf-8") as out:
        out.write(written)
