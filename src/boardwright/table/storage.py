"""Games in a database: a header, an append-only list of entries, and the latest mark.

An entry is a move that was played, or an undo that points back to a number of moves, or a redo of what was undone;
nothing is ever erased, and `course` reads the moves that count from them. `unique(game, number)` decides between two
writers of the same entry: one wins, the other gets Conflict. A method returns after its transaction is committed.
"""

import json
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Float,
    Integer,
    MetaData,
    RowMapping,
    String,
    Table,
    Text,
    and_,
    create_engine,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError

from boardwright.kernel.decision import Option
from boardwright.kernel.errors import BoardwrightError
from boardwright.kernel.rng import FAST
from boardwright.words import Words

from .migrations import migrate

PLAY, UNDO, REDO = "play", "undo", "redo"
RUNNING, OVER, LEFT = "running", "over", "left"
"""The states of a game; a game is left when its last person has resigned."""

CHANNEL = "boardwright"
"""On PostgreSQL every change of a game is announced on this channel by the id of the game."""

METADATA = MetaData()


def table_of(name: str, strings: str = "", integers: str = "", floats: str = "", texts: str = "") -> Table:
    """A table whose columns are named; the migrations say how they are made."""
    columns: list[Column[Any]] = [Column(column, String) for column in strings.split()]
    columns += [Column(column, Integer) for column in integers.split()]
    columns += [Column(column, Float) for column in floats.split()]
    columns += [Column(column, Text) for column in texts.split()]
    return Table(name, METADATA, *columns)


GAMES = table_of(
    "games",
    "id game seed chance mode secret parent state rematch",
    "rules seats entries moves asked seeded",
    "created changed",
    "options mark",
)
MOVES = table_of("moves", "game kind", "number seat target", "made", "option")
SEATS = table_of("seats", "game sort level name secret origin", "seat")
HOLDERS = table_of("holders", "game visitor", "seat")
CHAT = table_of("chat", "game name", "number seat", "said", "line")
PROPOSALS = table_of("proposals", "game what level state", "number seat target entries", texts="agreed")
PRESENCE = table_of("presence", "game process", "seat here", "seen")


class Conflict(BoardwrightError):
    """Somebody else wrote that entry first."""


class Header(msgspec.Struct, frozen=True):
    """What a game is made of, and how far it is."""

    id: str
    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, Any]
    mode: str
    secret: str
    created: float = 0.0
    changed: float = 0.0
    parent: str | None = None
    entries: int = 0
    moves: int = 0
    """How many moves a spectator knows of."""
    asked: int | None = None
    state: str = RUNNING
    mark: dict[str, Any] | None = None
    rematch: str | None = None
    seeded: int = 0
    """1 if a person chose the seed, who can then know what is hidden."""
    chance: str = FAST
    """What the game draws from: games of earlier versions go on with the fast mixer."""


class Entry(msgspec.Struct, frozen=True):
    """A move (an option), an undo (the number of moves it goes back to), or a redo (the option again)."""

    number: int
    kind: str
    seat: int | None
    option: Option | None = None
    target: int | None = None
    made: float = 0.0


class Sitting(msgspec.Struct, frozen=True):
    """Who sits on a seat: the hash of the secret of its link, or a bot."""

    seat: int
    sort: str
    level: str = ""
    name: str = ""
    secret: str = ""
    origin: str = ""
    """The game for which that secret was made, if it is an earlier one of the same people."""


class Chatted(msgspec.Struct, frozen=True):
    """A line of the chat."""

    number: int
    seat: int
    name: str
    line: str
    said: float


class Proposed(msgspec.Struct, frozen=True):
    """Something that needs the agreement of others: `target` is a move or a seat; it falls when the game goes on."""

    number: int
    seat: int
    what: str
    target: int
    level: str
    entries: int
    agreed: list[int]
    state: str


class Present(msgspec.Struct, frozen=True):
    """Whether a process has an open page of a seat (`here` is 1), and since when; else when the last one was closed."""

    seat: int
    process: str
    here: int
    seen: float


class Stored(msgspec.Struct, frozen=True):
    """Everything about one game."""

    header: Header
    entries: list[Entry]
    seats: list[Sitting]
    holders: dict[int, set[str]]
    chat: list[Chatted]
    proposals: list[Proposed]
    presence: list[Present] = []


def course(entries: Sequence[Entry]) -> tuple[list[Option], list[tuple[int | None, Option]]]:
    """The moves that count after all plays, undos and redos, and what could be played again, with who played it."""
    moves: list[tuple[int | None, Option]] = []
    undone: list[tuple[int | None, Option]] = []
    for entry in entries:
        if entry.kind == UNDO:
            assert entry.target is not None
            undone = moves[entry.target :] + undone
            del moves[entry.target :]
            continue
        assert entry.option is not None
        undone = undone[1:] if entry.kind == REDO else []
        moves.append((entry.seat, entry.option))
    return [option for _, option in moves], undone


class Store:
    """A database, by its URL: `sqlite:///file.db` or `postgresql+psycopg://…`."""

    def __init__(self, url: str) -> None:
        self.engine = engine_of(url)
        try:
            with self.engine.begin() as connection:
                migrate(connection)
        except DBAPIError as error:
            self.engine.dispose()
            reason = str(error.orig).splitlines()[0]
            raise BoardwrightError(Words().message("database-not-opened", reason=reason)) from error
        except BoardwrightError:
            self.engine.dispose()
            raise

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it and are heard."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        self.engine.dispose()

    # -- games -----------------------------------------------------------------------------------------------------

    def create(self, stored: Stored) -> None:
        """Write a new game with its seats (and, for a fork, its entries)."""
        header = stored.header
        row = msgspec.structs.asdict(header)
        row["seed"] = str(header.seed)
        row["options"] = json.dumps(header.options)
        row["mark"] = None if header.mark is None else json.dumps(header.mark)
        with self.engine.begin() as connection:
            connection.execute(insert(GAMES).values(**row))
            for sitting in stored.seats:
                connection.execute(insert(SEATS).values(game=header.id, **msgspec.structs.asdict(sitting)))
            for seat, visitors in stored.holders.items():
                for visitor in visitors:
                    connection.execute(insert(HOLDERS).values(game=header.id, seat=seat, visitor=visitor))
            if stored.entries:
                connection.execute(insert(MOVES), [entry_row(header.id, entry) for entry in stored.entries])

    def load(self, game: str, after: int = 0) -> Stored | None:
        """A game with its entries after a number; None if there is no such game."""
        with self.engine.begin() as connection:
            row = connection.execute(select(GAMES).where(GAMES.c.id == game)).mappings().first()
            if row is None:
                return None

            def rows(table: Table, order: str) -> Sequence[RowMapping]:
                found = select(table).where(table.c.game == game).order_by(table.c[order])
                if table is MOVES:
                    found = found.where(MOVES.c.number > after, MOVES.c.number <= row["entries"])
                return connection.execute(found).mappings().all()

            holders: dict[int, set[str]] = {}
            for held in rows(HOLDERS, "seat"):
                holders.setdefault(held["seat"], set()).add(held["visitor"])
            return Stored(
                header_of(row),
                [entry_of(entry) for entry in rows(MOVES, "number")],
                [Sitting(**without(sitting, "game")) for sitting in rows(SEATS, "seat")],
                holders,
                [Chatted(**without(line, "game")) for line in rows(CHAT, "number")],
                [
                    Proposed(**{**without(proposal, "game"), "agreed": json.loads(proposal["agreed"])})
                    for proposal in rows(PROPOSALS, "number")
                ],
                [Present(**without(row, "game")) for row in rows(PRESENCE, "seat")],
            )

    def append(
        self,
        game: str,
        entries: Sequence[Entry],
        asked: int | None,
        state: str,
        moves: int = 0,
        mark: dict[str, Any] | None = None,
    ) -> None:
        """Write entries, who is asked after them, how many moves a spectator knows of, and a new mark if any."""
        values: dict[str, Any] = {"entries": entries[-1].number, "asked": asked, "state": state, "moves": moves}
        values["changed"] = time.time()
        if mark is not None:
            values["mark"] = json.dumps(mark)
        expected = and_(GAMES.c.id == game, GAMES.c.entries == entries[0].number - 1)
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(MOVES), [entry_row(game, entry) for entry in entries])
                if connection.execute(update(GAMES).where(expected).values(**values)).rowcount != 1:
                    raise Conflict(Words().message("move-conflict"))
                self.announce(connection, game)
        except IntegrityError as error:
            raise Conflict(Words().message("move-conflict")) from error

    def games(self, visitor: str, limit: int = 50) -> list[tuple[Header, list[Sitting], set[int]]]:
        """The games in which a visitor holds seats, the latest first, with the seats and those that are held."""
        with self.engine.begin() as connection:
            mine = select(HOLDERS.c.game).where(HOLDERS.c.visitor == visitor)
            found = select(GAMES).where(GAMES.c.id.in_(mine)).order_by(GAMES.c.changed.desc()).limit(limit)
            held: dict[str, set[int]] = {}
            for row in connection.execute(select(HOLDERS).where(HOLDERS.c.visitor == visitor)).mappings():
                held.setdefault(row["game"], set()).add(row["seat"])
            return [(*pair, held.get(pair[0].id, set())) for pair in self._with_seats(connection, found)]

    def watchable(self, limit: int = 20) -> list[tuple[Header, list[Sitting]]]:
        """Online games that were played lately."""
        with self.engine.begin() as connection:
            online = and_(GAMES.c.mode == "online", GAMES.c.entries > 0)
            found = select(GAMES).where(online).order_by(GAMES.c.changed.desc()).limit(limit)
            return self._with_seats(connection, found)

    def _with_seats(self, connection: Connection, found: Any) -> list[tuple[Header, list[Sitting]]]:
        headers = [header_of(row) for row in connection.execute(found).mappings()]
        sittings: dict[str, list[Sitting]] = {header.id: [] for header in headers}
        wanted = select(SEATS).where(SEATS.c.game.in_(list(sittings))).order_by(SEATS.c.seat)
        for row in connection.execute(wanted).mappings():
            sittings[row["game"]].append(Sitting(**without(row, "game")))
        return [(header, sittings[header.id]) for header in headers]

    def waiting_for_bots(self, since: float) -> list[str]:
        """The running games, played since that time, in which a bot is asked."""
        bots = and_(SEATS.c.game == GAMES.c.id, SEATS.c.seat == GAMES.c.asked, SEATS.c.sort == "bot")
        found = select(GAMES.c.id).join(SEATS, bots).where(GAMES.c.state == RUNNING, GAMES.c.changed >= since)
        with self.engine.begin() as connection:
            return list(connection.execute(found).scalars())

    # -- seats -----------------------------------------------------------------------------------------------------

    def sit(self, game: str, sitting: Sitting, visitors: set[str] | None = None, state: str | None = None) -> None:
        """Change who sits on a seat; with `visitors`, also which browsers hold it."""
        here = and_(SEATS.c.game == game, SEATS.c.seat == sitting.seat)
        with self.engine.begin() as connection:
            connection.execute(update(SEATS).where(here).values(**msgspec.structs.asdict(sitting)))
            if visitors is not None:
                held = and_(HOLDERS.c.game == game, HOLDERS.c.seat == sitting.seat)
                connection.execute(delete(HOLDERS).where(held))
                for visitor in visitors:
                    connection.execute(insert(HOLDERS).values(game=game, seat=sitting.seat, visitor=visitor))
            if state is not None:
                connection.execute(update(GAMES).where(GAMES.c.id == game).values(state=state))
            self.announce(connection, game)

    # -- what people say -------------------------------------------------------------------------------------------

    def chat(self, game: str, line: Chatted) -> None:
        """Write a line of the chat."""
        self._insert(game, insert(CHAT).values(game=game, **msgspec.structs.asdict(line)))

    def propose(self, game: str, proposal: Proposed) -> None:
        """Write a new proposal."""
        row = {**msgspec.structs.asdict(proposal), "agreed": json.dumps(proposal.agreed)}
        self._insert(game, insert(PROPOSALS).values(game=game, **row))

    def answer(self, game: str, proposal: Proposed) -> None:
        """Write who has agreed to a proposal, and what became of it."""
        here = and_(PROPOSALS.c.game == game, PROPOSALS.c.number == proposal.number)
        values = {"agreed": json.dumps(proposal.agreed), "state": proposal.state}
        self._insert(game, update(PROPOSALS).where(here).values(**values))

    def rematch(self, game: str, rematch: str) -> bool:
        """Note the next game of the same people; False if there is one already."""
        here = and_(GAMES.c.id == game, GAMES.c.rematch.is_(None))
        with self.engine.begin() as connection:
            done = connection.execute(update(GAMES).where(here).values(rematch=rematch)).rowcount == 1
            self.announce(connection, game)
        return done

    def _insert(self, game: str, statement: Any) -> None:
        try:
            with self.engine.begin() as connection:
                connection.execute(statement)
                self.announce(connection, game)
        except IntegrityError as error:
            raise Conflict(Words().message("move-conflict")) from error

    # -- between processes -----------------------------------------------------------------------------------------

    def announce(self, connection: Connection, game: str) -> None:
        """Tell the other processes, when this transaction is committed, that a game has changed."""
        if self.is_shared:
            connection.execute(text("SELECT pg_notify(:channel, :game)"), {"channel": CHANNEL, "game": game})

    def listen(self, heard: Callable[[str], None], stopped: Callable[[], bool]) -> None:
        """Call `heard` with the id of every game that changes, until `stopped`; for a thread of its own."""
        with self.engine.connect() as connection:
            driver = connection.connection.driver_connection
            assert driver is not None
            driver.autocommit = True
            driver.execute(f"LISTEN {CHANNEL}")
            while not stopped():
                for notice in driver.notifies(timeout=0.5):
                    heard(notice.payload)
            connection.invalidate()


# -- how it is done ------------------------------------------------------------------------------------------------


def engine_of(url: str) -> Engine:
    """The engine of a URL; SQLite with a write-ahead log that is on the disk before a move counts."""
    try:
        engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise BoardwrightError(Words().message("database-not-opened", reason=str(error).splitlines()[0])) from error
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


def without(row: RowMapping, name: str) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != name}


def header_of(row: RowMapping) -> Header:
    values = dict(row)
    values["seed"] = int(values["seed"])
    values["options"] = json.loads(values["options"])
    values["mark"] = None if values["mark"] is None else json.loads(values["mark"])
    return Header(**values)


def entry_row(game: str, entry: Entry) -> dict[str, Any]:
    option = None if entry.option is None else json.dumps(entry.option)
    row = msgspec.structs.asdict(entry)
    return {**row, "game": game, "option": option, "made": entry.made or time.time()}


def entry_of(row: RowMapping) -> Entry:
    values = without(row, "game")
    if values["option"] is not None:
        values["option"] = tuple(json.loads(values["option"]))
    return Entry(**values)
