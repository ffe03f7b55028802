"""Games in a database: a header, an append-only list of entries, and the latest mark.

An entry is a move that was played, or an undo that points back to a number of moves, or a redo of what was undone;
nothing is ever erased, and `course` reads the moves that count from them. `unique(game, number)` decides between two
writers of the same entry: one wins, the other gets Conflict. A method returns after its transaction is committed.
Options are written with ids; rows of earlier versions have numbers.

Several processes may use one PostgreSQL database. Each has a name, and holds a lock with that name as long as it lives:
so all know who is alive, without clocks. Whoever wrote the last entry of a game answers for its bots.
"""

import contextlib
import json
import logging
import secrets
import socket
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
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
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    insert,
    make_url,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError

from boardwright.games import rules_of
from boardwright.kernel.decision import Option
from boardwright.kernel.errors import BoardwrightError
from boardwright.kernel.rng import FAST
from boardwright.kernel.vocabulary import Vocabulary
from boardwright.words import Words

from .clocks import ANSWERS, UP, Clock, Timing
from .migrations import migrate

T = TypeVar("T", bound=msgspec.Struct)

PLAY, UNDO, REDO = "play", "undo", "redo"
RUNNING, OVER, LEFT = "running", "over", "left"
"""The states of a game; a game is left when its last person has resigned."""

CHANNEL = "boardwright"
"""On PostgreSQL every change of a game is announced on this channel by the id of the game."""

LONGEST_PAUSE = 2.0
"""A line to PostgreSQL that broke is tried again after so many seconds at most."""

LINE = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""How soon it is noticed that PostgreSQL is gone without a word, unless the URL says otherwise."""

METADATA = MetaData()

log = logging.getLogger(__name__)


def table_of(name: str, strings: str = "", integers: str = "", floats: str = "", texts: str = "") -> Table:
    """A table whose columns are named; the migrations say how they are made."""
    columns: list[Column[Any]] = [Column(column, String) for column in strings.split()]
    columns += [Column(column, Integer) for column in integers.split()]
    columns += [Column(column, Float) for column in floats.split()]
    columns += [Column(column, Text) for column in texts.split()]
    return Table(name, METADATA, *columns)


GAMES = table_of(
    "games",
    "id game seed chance mode secret parent state rematch thinker lesson",
    "rules seats entries moves asked seeded hints",
    "created changed listed",
    "options mark damage",
)
MOVES = table_of("moves", "game kind", "number seat target", "made", "option")
SEATS = table_of("seats", "game sort level name secret origin", "seat")
HOLDERS = table_of("holders", "game visitor", "seat")
CHAT = table_of("chat", "game name", "number seat", "said", "line")
PROPOSALS = table_of("proposals", "game what level state", "number seat target entries refused_by", texts="agreed")
PRESENCE = table_of("presence", "game process", "seat here", "seen")
PREPARED = table_of("prepared", "game", "seat", texts="option")
CLOCKS = table_of("clocks", "game kind ends level", "seat stage again", "seconds increment since alarm", "lefts")

LATEST = select(
    *[GAMES.c[name] for name in ("game", "entries", "moves", "asked", "state", "changed", "thinker")]
).where(GAMES.c.id == bindparam("game"))
NEW_MOVES = (
    select(MOVES)
    .where(
        MOVES.c.game == bindparam("game"),
        MOVES.c.number.between(bindparam("after", type_=Integer) + 1, bindparam("until")),
    )
    .order_by(MOVES.c.number)
)
"""How far a game is, and its moves from there: asked for often, so that they are made once."""


Wind = Callable[[Clock], Clock]
"""Makes the clock of a game what it is after something happened."""


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
    """1 if a person chose the seed, or has the game in a file, and can then know what is hidden."""
    chance: str = FAST
    """What the game draws from: games of earlier versions go on with the fast mixer."""
    thinker: str = ""
    """The process that answers for the bots."""
    damage: str | None = None
    """Why the game could not be read, if it was set aside."""
    lesson: str = ""
    """The lesson that it is (lessons.py); "" for none."""
    hints: int = 1
    """1 if people may ask what a bot would do."""
    listed: float | None = None
    """Since when strangers may take its free seats; None: they need a link."""


class Listed(msgspec.Struct, frozen=True):
    """What a list says about a game; it needs nothing of what may be damaged in a game that is set aside."""

    id: str
    game: str
    moves: int
    asked: int | None
    state: str
    changed: float


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
    refused_by: int | None = None


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
    prepared: dict[int, Option] = {}
    """Answers in advance to the next question to a seat."""
    clock: Clock | None = None


class Moved(msgspec.Struct, frozen=True):
    """What the latest moves have changed about one game."""

    header: dict[str, Any]
    """By name: what may have another value now."""
    entries: list[Entry]
    clock: Clock | None = None


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


LISTED = [GAMES.c[name] for name in Listed.__struct_fields__]


class Store:
    """A database, by its URL: `sqlite:///file.db` or `postgresql+psycopg://…`."""

    def __init__(self, url: str) -> None:
        self.engine = engine_of(url)
        self.process = f"{secrets.randbits(63):016x}" if self.is_shared else ""
        """The name of this process among those that use the database."""
        self.lines: set[Any] = set()
        event.listen(self.engine, "connect", lambda driver, _: self.lines.add(driver))
        for end in ("close", "close_detached"):
            event.listen(self.engine, end, lambda driver, *_: self.lines.discard(driver))
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

    def hang_up(self) -> None:
        """End what still waits for an answer of PostgreSQL, which may never come; that fails then."""
        for driver in list(self.lines) if self.is_shared else ():
            with contextlib.suppress(Exception), socket.fromfd(driver.fileno(), 0, 0) as line:
                line.shutdown(socket.SHUT_RDWR)

    # -- games -----------------------------------------------------------------------------------------------------

    def create(self, stored: Stored) -> None:
        """Write a new game with its seats (and, for a fork, its entries)."""
        header = stored.header
        row = {**msgspec.structs.asdict(header), "thinker": self.process}
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
            if stored.clock is not None:
                connection.execute(insert(CLOCKS).values(game=header.id, **clock_row(stored.clock)))
            if stored.entries:
                words = words_of(header.game)
                connection.execute(insert(MOVES), [entry_row(header.id, entry, words) for entry in stored.entries])

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

            words = words_of(row["game"])
            holders: dict[int, set[str]] = {}
            for held in rows(HOLDERS, "seat"):
                holders.setdefault(held["seat"], set()).add(held["visitor"])
            return Stored(
                header_of(row),
                [entry_of(entry, words) for entry in rows(MOVES, "number")],
                [Sitting(**without(sitting, "game")) for sitting in rows(SEATS, "seat")],
                holders,
                [Chatted(**without(line, "game")) for line in rows(CHAT, "number")],
                [
                    Proposed(**{**without(proposal, "game"), "agreed": json.loads(proposal["agreed"])})
                    for proposal in rows(PROPOSALS, "number")
                ],
                [Present(**without(row, "game")) for row in rows(PRESENCE, "seat")],
                {row["seat"]: words.inside(json.loads(row["option"])) for row in rows(PREPARED, "seat")},
                next(map(clock_of, rows(CLOCKS, "game")), None),
            )

    def moved(self, game: str, after: int, clock: bool) -> Moved | None:
        """What the entries of a game after a number have changed, its clock too if it has one."""
        with self.engine.begin() as connection:
            row = connection.execute(LATEST, {"game": game}).mappings().first()
            if row is None:
                return None
            numbers = {"game": game, "after": after, "until": row["entries"]}
            words = words_of(row["game"])
            entries = [entry_of(entry, words) for entry in connection.execute(NEW_MOVES, numbers).mappings()]
            found = (
                connection.execute(select(CLOCKS).where(CLOCKS.c.game == game)).mappings().first() if clock else None
            )
            return Moved(without(row, "game"), entries, None if found is None else clock_of(found))

    def append(
        self,
        game: str,
        entries: Sequence[Entry],
        asked: int | None,
        state: str,
        moves: int = 0,
        mark: dict[str, Any] | None = None,
        wind: Wind | None = None,
    ) -> Clock | None:
        """Write entries, who is asked after them, how many moves a spectator knows of, and a new mark if any.

        Whoever answered needs no answer in advance any more, and this process answers for the bots from now on. `wind`
        makes the clock what it is then.
        """
        values: dict[str, Any] = {"entries": entries[-1].number, "asked": asked, "state": state, "moves": moves}
        values |= {"changed": time.time(), "thinker": self.process}
        if mark is not None:
            values["mark"] = json.dumps(mark)
        expected = and_(GAMES.c.id == game, GAMES.c.entries == entries[0].number - 1)
        try:
            with self.engine.begin() as connection:
                written = update(GAMES).where(expected).values(**values).returning(GAMES.c.game)
                name = connection.execute(written).scalar()
                if name is None:
                    raise Conflict(Words().message("move-conflict"))
                words = words_of(name)
                connection.execute(insert(MOVES), [entry_row(game, entry, words) for entry in entries])
                answered = [entry.seat for entry in entries]
                connection.execute(delete(PREPARED).where(PREPARED.c.game == game, PREPARED.c.seat.in_(answered)))
                clock = self._wound(connection, game, wind)[0]
                self.announce(connection, f"{game} {self.process}")
                return clock
        except IntegrityError as error:
            raise Conflict(Words().message("move-conflict")) from error

    def wind(self, game: str, change: Wind) -> tuple[Clock | None, bool]:
        """Change the clock of a game: what it is then, and whether that is something else; then others hear of it.

        This process answers for the bots from now on.
        """
        with self.engine.begin() as connection:
            lock(connection, game)
            clock, changed = self._wound(connection, game, change)
            if changed:
                connection.execute(update(GAMES).where(GAMES.c.id == game).values(thinker=self.process))
                self.announce(connection, game)
            return clock, changed

    def _wound(self, connection: Connection, game: str, change: Wind | None) -> tuple[Clock | None, bool]:
        """The clock of a game whose row is locked, after a change."""
        if change is None:
            return None, False
        row = connection.execute(select(CLOCKS).where(CLOCKS.c.game == game)).mappings().first()
        if row is None:
            return None, False
        before = clock_of(row)
        clock = change(before)
        if clock != before:
            connection.execute(update(CLOCKS).where(CLOCKS.c.game == game).values(**clock_row(clock)))
        return clock, clock != before

    def clocks(self, games: Sequence[str]) -> dict[str, Clock]:
        """The clocks of those of some games that have one that can be read."""
        with self.engine.begin() as connection:
            found = connection.execute(select(CLOCKS).where(CLOCKS.c.game.in_(games))).mappings().all()
        return {row["game"]: clock for row in found if (clock := readable_clock(row)) is not None}

    def games(self, visitor: str, limit: int = 50) -> list[tuple[Listed, list[Sitting], set[int]]]:
        """The games in which a visitor holds seats, the latest first, with the seats and those that are held."""
        with self.engine.begin() as connection:
            mine = select(HOLDERS.c.game).where(HOLDERS.c.visitor == visitor)
            found = select(*LISTED).where(GAMES.c.id.in_(mine)).order_by(GAMES.c.changed.desc()).limit(limit)
            held: dict[str, set[int]] = {}
            for row in connection.execute(select(HOLDERS).where(HOLDERS.c.visitor == visitor)).mappings():
                held.setdefault(row["game"], set()).add(row["seat"])
            return [(*pair, held.get(pair[0].id, set())) for pair in self._with_seats(connection, found)]

    def watchable(self, limit: int = 20) -> list[tuple[Listed, list[Sitting]]]:
        """Online games that were played lately."""
        with self.engine.begin() as connection:
            online = and_(GAMES.c.mode == "online", GAMES.c.entries > 0)
            found = select(*LISTED).where(online).order_by(GAMES.c.changed.desc()).limit(limit)
            return self._with_seats(connection, found)

    def open_tables(self, since: float, limit: int = 30) -> list[tuple[Listed, list[Sitting], list[Present]]]:
        """The listed games that have free seats and were listed or played since that time; and who looks at them."""
        with self.engine.begin() as connection:
            free = exists().where(SEATS.c.game == GAMES.c.id, SEATS.c.sort == "open")
            found = select(*LISTED).where(is_listed(since), free).order_by(GAMES.c.changed.desc()).limit(limit)
            listed = self._with_seats(connection, found)
            here = select(PRESENCE).where(PRESENCE.c.game.in_([header.id for header, _ in listed]))
            looking: dict[str, list[Present]] = {}
            for row in connection.execute(here).mappings():
                looking.setdefault(row["game"], []).append(Present(**without(row, "game")))
            return [(header, seats, looking.get(header.id, [])) for header, seats in listed]

    def _with_seats(self, connection: Connection, found: Any) -> list[tuple[Listed, list[Sitting]]]:
        """The games that were found, each with its seats; those that cannot be listed are left out."""
        rows = {row["id"]: row for row in connection.execute(found).mappings()}
        sittings: dict[str, list[RowMapping]] = {game: [] for game in rows}
        wanted = select(SEATS).where(SEATS.c.game.in_(list(sittings))).order_by(SEATS.c.seat)
        for row in connection.execute(wanted).mappings():
            sittings[row["game"]].append(row)
        listed = []
        for game, row in rows.items():
            try:
                seats = [checked(Sitting, seat) for seat in sittings[game]]
                header = checked(Listed, row)
                if [seat.seat for seat in seats] != list(range(len(seats))) or (header.asked or 0) >= len(seats):
                    raise ValueError("seats are missing")
                listed.append((header, seats))
            except ValueError as error:
                log.warning("game %s cannot be listed: %s", game, error)
        return listed

    def waiting_for_bots(self, since: float) -> list[tuple[str, bool]]:
        """The running games, played since that time, for whose bots (or answers in advance) this process answers.

        Each with whether anybody but bots sits there; those first, and who waits longest. Games of processes that are
        dead are taken over.
        """
        here = and_(SEATS.c.game == GAMES.c.id, SEATS.c.seat == GAMES.c.asked, SEATS.c.sort == "bot")
        ready = and_(PREPARED.c.game == GAMES.c.id, PREPARED.c.seat == GAMES.c.asked)
        late = and_(CLOCKS.c.game == GAMES.c.id, CLOCKS.c.seat == GAMES.c.asked)
        late = and_(late, CLOCKS.c.stage == UP, CLOCKS.c.ends == ANSWERS)
        lately = and_(GAMES.c.state == RUNNING, GAMES.c.changed >= since, GAMES.c.damage.is_(None))
        waiting = and_(lately, or_(exists().where(here), exists().where(ready), exists().where(late)))
        people = exists().where(SEATS.c.game == GAMES.c.id, SEATS.c.sort != "bot")
        mine = GAMES.c.thinker == self.process
        with self.engine.begin() as connection:
            if self.is_shared:
                alive = [self.process, *self._alive(connection)]
                dead = GAMES.c.thinker.not_in(alive)
                connection.execute(update(GAMES).where(waiting, dead).values(thinker=self.process))
            found = select(GAMES.c.id, people).where(waiting, mine).order_by(people.desc(), GAMES.c.changed)
            return [(game, bool(with_people)) for game, with_people in connection.execute(found)]

    def end_lesson(self, game: str) -> None:
        """From now on a lesson is an ordinary game."""
        with self.engine.begin() as connection:
            connection.execute(update(GAMES).where(GAMES.c.id == game).values(lesson=""))
            self.announce(connection, game)

    def set_aside(self, game: str, reason: str | None) -> None:
        """Note why a game cannot be read, so that nobody tries by themselves again; None: it can be read."""
        with self.engine.begin() as connection:
            connection.execute(update(GAMES).where(GAMES.c.id == game).values(damage=reason))

    # -- seats -----------------------------------------------------------------------------------------------------

    def claim(self, game: str, secret: str, renewed: Sequence[str], visitor: str) -> tuple[int, bool] | None:
        """Sit down on the seat whose link has this secret: which it is, and whether the link is used up by that.

        None if there is no such seat (any more). The link of a free seat is used up: `renewed` has the secrets that the
        seats have then, by number. All secrets are hashes; without a visitor (a program) nobody's browser is bound.
        """
        with self.engine.begin() as connection:
            lock(connection, game)
            link = and_(SEATS.c.game == game, SEATS.c.secret == secret, SEATS.c.secret != "")
            found = connection.execute(select(SEATS.c.seat, SEATS.c.sort).where(link)).first()
            if found is None:
                return None
            seat, sort = int(found[0]), found[1]
            values = {"sort": "person"} | ({"secret": renewed[seat], "origin": ""} if sort == "open" else {})
            here = and_(link, SEATS.c.seat == seat, SEATS.c.sort == sort)
            if connection.execute(update(SEATS).where(here).values(values)).rowcount != 1:
                return None  # somebody else was quicker
            self._seated(connection, game, seat, visitor)
        return seat, sort == "open"

    def take(
        self, game: str, since: float, seat: int | None, name: str, renewed: Sequence[str], visitor: str
    ) -> int | None:
        """Sit down on a free seat, this one or any, of a table that was listed or played since that time; which it is.

        None if there is none (any more). Secrets are as in `claim`: the link of the seat is used up.
        """
        free = and_(SEATS.c.game == game, SEATS.c.sort == "open")
        wanted = free if seat is None else and_(free, SEATS.c.seat == seat)
        listed = exists().where(GAMES.c.id == game, is_listed(since))
        with self.engine.begin() as connection:
            lock(connection, game)
            for found in connection.execute(select(SEATS.c.seat).where(wanted).order_by(SEATS.c.seat)).scalars().all():
                values = {"sort": "person", "secret": renewed[found], "origin": "", "name": name}
                here = and_(free, SEATS.c.seat == found, listed)
                if connection.execute(update(SEATS).where(here).values(values)).rowcount == 1:
                    self._seated(connection, game, found, visitor)
                    return int(found)
        return None

    def _seated(self, connection: Connection, game: str, seat: int, visitor: str) -> None:
        """Bind a seat to a browser (if it is one); a table whose last free seat was taken is not listed any more."""
        if visitor:
            held = and_(HOLDERS.c.game == game, HOLDERS.c.seat == seat, HOLDERS.c.visitor == visitor)
            connection.execute(delete(HOLDERS).where(held))
            connection.execute(insert(HOLDERS).values(game=game, seat=seat, visitor=visitor))
        free = exists().where(SEATS.c.game == game, SEATS.c.sort == "open")
        connection.execute(update(GAMES).where(GAMES.c.id == game, ~free).values(listed=None))
        self.announce(connection, game)

    def set_listed(self, game: str, listed: float | None) -> None:
        """Let strangers take the free seats from now on, or no more (None)."""
        self._write(game, update(GAMES).where(GAMES.c.id == game).values(listed=listed))

    def sit(
        self,
        game: str,
        was: Sitting,
        sitting: Sitting,
        visitors: set[str] | None = None,
        state: str | None = None,
        wind: Wind | None = None,
    ) -> Clock | None:
        """Change who sits on a seat, as long as it is who we think; with `visitors`, also which browsers hold it.

        `wind` makes the clock what it is then.
        """
        here = and_(SEATS.c.game == game, SEATS.c.seat == sitting.seat)
        same = and_(here, SEATS.c.sort == was.sort, SEATS.c.level == was.level, SEATS.c.secret == was.secret)
        with self.engine.begin() as connection:
            lock(connection, game)
            values = msgspec.structs.asdict(sitting)
            if connection.execute(update(SEATS).where(same).values(**values)).rowcount != 1:
                raise Conflict(Words().message("move-conflict"))
            if visitors is not None:
                held = and_(HOLDERS.c.game == game, HOLDERS.c.seat == sitting.seat)
                connection.execute(delete(HOLDERS).where(held))
                for visitor in visitors:
                    connection.execute(insert(HOLDERS).values(game=game, seat=sitting.seat, visitor=visitor))
            if state is not None:
                connection.execute(update(GAMES).where(GAMES.c.id == game).values(state=state))
            clock = self._wound(connection, game, wind)[0]
            self.announce(connection, game)
        return clock

    def prepare(self, game: str, seat: int, option: Option | None) -> None:
        """Keep an answer to the next question to a seat, in place of an earlier one; None keeps none."""
        with self.engine.begin() as connection:
            mine = and_(SEATS.c.game == game, SEATS.c.seat == seat)
            connection.execute(update(SEATS).where(mine).values(seat=seat))  # one at a time
            connection.execute(delete(PREPARED).where(PREPARED.c.game == game, PREPARED.c.seat == seat))
            if option is not None:
                words = words_of(connection.execute(select(GAMES.c.game).where(GAMES.c.id == game)).scalar_one())
                written = json.dumps(words.outside(option))
                connection.execute(insert(PREPARED).values(game=game, seat=seat, option=written))
            self.announce(connection, game)

    # -- what people say -------------------------------------------------------------------------------------------

    def chat(self, game: str, line: Chatted) -> None:
        """Write a line of the chat."""
        self._write(game, insert(CHAT).values(game=game, **msgspec.structs.asdict(line)))

    def propose(self, game: str, proposal: Proposed) -> None:
        """Write a new proposal."""
        row = {**msgspec.structs.asdict(proposal), "agreed": json.dumps(proposal.agreed)}
        self._write(game, insert(PROPOSALS).values(game=game, **row))

    def answer(self, game: str, was: Proposed, proposal: Proposed) -> None:
        """Write who has agreed to a proposal, and what became of it, if nobody else has done so meanwhile."""
        here = and_(PROPOSALS.c.game == game, PROPOSALS.c.number == proposal.number, PROPOSALS.c.state == was.state)
        same = and_(here, PROPOSALS.c.agreed == json.dumps(was.agreed))
        became = {"state": proposal.state, "refused_by": proposal.refused_by}
        values = {"agreed": json.dumps(proposal.agreed), **became}
        self._write(game, update(PROPOSALS).where(same).values(**values))

    def rematch(self, game: str, rematch: str) -> bool:
        """Note the next game of the same people; False if there is one already."""
        here = and_(GAMES.c.id == game, GAMES.c.rematch.is_(None))
        with self.engine.begin() as connection:
            done = connection.execute(update(GAMES).where(here).values(rematch=rematch)).rowcount == 1
            self.announce(connection, game)
        return done

    def _write(self, game: str, statement: Any) -> None:
        """Write one row."""
        try:
            with self.engine.begin() as connection:
                if connection.execute(statement).rowcount == 0:
                    raise Conflict(Words().message("move-conflict"))
                self.announce(connection, game)
        except IntegrityError as error:
            raise Conflict(Words().message("move-conflict")) from error

    # -- between processes -----------------------------------------------------------------------------------------

    def announce(self, connection: Connection, game: str) -> None:
        """Tell all processes, when this transaction is committed, that a game has changed.

        With a process after it: that process has made moves, and nothing else has changed.
        """
        if self.is_shared:
            connection.execute(text("SELECT pg_notify(:channel, :game)"), {"channel": CHANNEL, "game": game})

    def listen(
        self, heard: Callable[[str], None], listening: Callable[[bool], None], stopped: Callable[[], bool]
    ) -> None:
        """Call `heard` with what is announced of every game that changes, until `stopped`; for a thread of its own.

        `listening` is told when the line breaks (False) and when there is one (True): what was said before that may
        have been missed. As long as there is a line, this process is alive to the others.
        """
        wrong = (DBAPIError, self.engine.dialect.loaded_dbapi.Error)
        pause = 0.0
        while not stopped():
            try:
                with self.engine.connect() as connection:
                    driver = connection.connection.driver_connection
                    assert driver is not None
                    connection.detach()
                    driver.autocommit = True
                    for name, value in LINE.items():
                        if name.startswith("keepalives"):
                            driver.execute(f"SET tcp_{name} = {value}")
                    driver.execute("SELECT pg_advisory_lock_shared(%s)", [int(self.process, 16)])
                    driver.execute(f"LISTEN {CHANNEL}")
                    listening(True)
                    pause = 0.0
                    while not stopped():
                        for notice in driver.notifies(timeout=0.25):
                            heard(notice.payload)
            except wrong:
                listening(False)
                time.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2 or 0.05)

    def alive(self) -> set[str]:
        """The processes that listen, this one included."""
        with self.engine.begin() as connection:
            return self._alive(connection)

    def _alive(self, connection: Connection) -> set[str]:
        locks = """SELECT classid, objid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 AND granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
        return {f"{high:08x}{low:08x}" for high, low in connection.execute(text(locks))} if self.is_shared else {""}


# -- how it is done ------------------------------------------------------------------------------------------------


def engine_of(url: str) -> Engine:
    """The engine of a URL; SQLite with a write-ahead log that is on the disk before a move counts."""
    try:
        there = make_url(url)
        line = {name: value for name, value in LINE.items() if name not in there.query}
        shared = there.get_backend_name() == "postgresql"
        engine = create_engine(there, pool_pre_ping=shared, connect_args=line if shared else {}, hide_parameters=True)
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise BoardwrightError(Words().message("database-not-opened", reason=str(error).splitlines()[0])) from error
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


def lock(connection: Connection, game: str) -> None:
    """Until this transaction ends, nobody else changes who sits at a game, its moves or its clock."""
    connection.execute(update(GAMES).where(GAMES.c.id == game).values(id=GAMES.c.id))


def is_listed(since: float) -> ColumnElement[bool]:
    """Whether strangers may sit down at a game: it is listed, it goes on, and was listed or played since that time."""
    lately = or_(GAMES.c.listed >= since, GAMES.c.changed >= since)
    return and_(GAMES.c.listed.is_not(None), GAMES.c.state == RUNNING, GAMES.c.damage.is_(None), lately)


def without(row: RowMapping, name: str) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != name}


def checked(kind: type[T], row: RowMapping) -> T:
    """A struct of a row, of the right types: SQLite does not care about them."""
    return msgspec.convert({name: row[name] for name in kind.__struct_fields__}, kind)


def header_of(row: RowMapping) -> Header:
    values = dict(row)
    values["seed"] = int(values["seed"])
    values["options"] = json.loads(values["options"])
    values["mark"] = None if values["mark"] is None else json.loads(values["mark"])
    return Header(**values)


def clock_row(clock: Clock) -> dict[str, Any]:
    timing = msgspec.structs.asdict(clock.timing)
    row = {"seat": clock.seat, "since": clock.since, "alarm": clock.alarm, "stage": clock.stage}
    return {**timing, **row, "again": int(clock.again), "lefts": json.dumps(clock.lefts)}


def clock_of(row: RowMapping | dict[str, Any]) -> Clock:
    timing = Timing(row["kind"], row["seconds"], row["increment"], row["ends"], row["level"])
    lefts = tuple(json.loads(row["lefts"]))
    return Clock(timing, lefts, row["seat"], row["since"], row["stage"], bool(row["again"]))


def readable_clock(row: RowMapping) -> Clock | None:
    try:
        return clock_of(row)
    except (ValueError, TypeError):
        log.warning("the clock of game %s cannot be read", row["game"])
        return None


def words_of(game: str) -> Vocabulary:
    return rules_of(game).vocabulary


def entry_row(game: str, entry: Entry, words: Vocabulary) -> dict[str, Any]:
    option = None if entry.option is None else json.dumps(words.outside(entry.option))
    row = msgspec.structs.asdict(entry)
    return {**row, "game": game, "option": option, "made": entry.made or time.time()}


def entry_of(row: RowMapping, words: Vocabulary) -> Entry:
    values = without(row, "game")
    if values["option"] is not None:
        values["option"] = words.inside(json.loads(values["option"]))
    return Entry(**values)
