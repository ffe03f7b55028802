"""All tables of a process: finding them, making new ones, and hearing of what other processes did."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import DBAPIError

import boardwright
from boardwright.games import rules_of
from boardwright.kernel.decision import Option
from boardwright.kernel.errors import BadSetting
from boardwright.kernel.game import Game
from boardwright.kernel.rng import SECRET

from . import hints
from .clocks import Clock, Timing, new_clock, running_seat
from .errors import Damaged, NoSuchGame, TooMany, Unreached
from .gallery import Gallery
from .lessons import lesson_of
from .limits import Limits, Visits
from .live import BEHIND, BEHIND_IN_MOVES, HOT_SEAT, ONLINE, SOLO, Table, may_have_record
from .measures import Measures
from .presence import Presence
from .push import NO_PUSH, Pusher, PushSettings
from .restoring import entries_to_catch_up, game_of, mark_of
from .scene import BOT, OPEN, PERSON, USUAL_BOT, words_for
from .seats import Who, hashed, invitation, new_id
from .storage import LEFT, OVER, PLAY, RUNNING, Conflict, Entry, Header, Sitting, Store, Stored, course
from .thinking import Thinkers, bot_of
from .ticking import Clocks

T = TypeVar("T")

LONGEST_ID = 20

KEPT = 300
"""So many tables stay in memory; those at which nobody looks leave first …"""

IDLE = 600.0
"""… and leave in any case when nobody has asked for them for so many seconds."""

WAKE_WITHIN = 30 * 24 * 3600
"""Bots that were interrupted go on in games that were played within so many seconds …"""

ROUND = 5.0
"""… which are looked for every so many seconds."""

BOTS_ONLY, OF_ONE_ADDRESS = 16, 4
"""So many games of bots alone go on at once, and so many that were made from one address."""

MOST_MAKERS = 10_000
"""Of so many games it is known from where they were made."""

AN_HOUR = 3600.0
USUAL_LIMITS = Limits()

PATIENCE = 3.0
"""When the table is closed the database has so many seconds for what is under way."""

log = logging.getLogger(__name__)


class Room:
    """All tables of this process, and what they share: the database, the thinking processes, the pace of bots."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        pace: float,
        push: PushSettings = NO_PUSH,
        longest_pause: float = 6.0,
        limits: Limits = USUAL_LIMITS,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.longest_pause = longest_pause
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.pool = ThreadPoolExecutor(8 if store.is_shared else 1, "store")
        self.closed = False
        self.deaf = store.is_shared
        """Whether other processes may change something without our hearing of it."""
        self.ears: asyncio.Future[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.makers: dict[str, str] = {}
        """The addresses from which the latest games were made; they are not written down."""
        self.listings = Visits(limits.listings, limits.listings_per_hour / AN_HOUR)
        self.sittings = Visits(limits.sittings, limits.sittings_per_hour / AN_HOUR)
        """How often somebody may still list a table, or sit down at one."""
        self.asking: asyncio.Future[bool] | None = None
        """Whether the database answers, while that is being found out."""
        self.measures = Measures()
        self.measures.reads("tables", "Games that are in memory.", lambda: len(self.tables))
        self.measures.reads("sockets", "Open pages and programs, by whether they hold a seat.", self.sockets, "who")
        self.measures.reads("bots_waiting", "Questions that wait for a thinking process.", lambda: thinkers.waiting)
        self.presence = Presence(self)
        self.gallery = Gallery()
        self.hinted = Visits(hints.AT_ONCE, hints.PER_SECOND)
        """How many hints may still be asked for, by address."""
        self.pusher = Pusher(self, push)
        self.clocks = Clocks(self)

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """Do something slow beside the event loop."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work, *given)
        except DBAPIError as error:
            reason = str(error.orig).partition("\n")[0]
            log.error("the database failed: %s", reason)
            raise Unreached(words_for(None).message("database-unreached")) from None

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something meanwhile, until the room is closed."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def sockets(self) -> dict[str, float]:
        """How many pages and programs are connected, with and without a seat."""
        watchers = [watcher for table in self.tables.values() for watcher in table.watchers]
        seated = sum(1 for watcher in watchers if watcher.held)
        return {"seated": seated, "watching": len(watchers) - seated}

    async def open(self) -> None:
        """Listen to the other processes, and let bots go on where they were interrupted."""
        if self.store.is_shared:
            loop = asyncio.get_running_loop()

            def heard(game: str) -> None:
                loop.call_soon_threadsafe(self.heard, game)

            def listening(now: bool) -> None:
                loop.call_soon_threadsafe(self.listening, now)

            self.ears = loop.run_in_executor(None, self.store.listen, heard, listening, lambda: self.closed)
        await self.presence.open()
        await self.pusher.open()
        self.begin(self.keep_waking())
        self.begin(self.clocks.keep())

    async def close(self) -> None:
        """Stop the bots and close the database, which may not answer any more."""
        self.closed = True
        for task in self.tasks:
            task.cancel()
        for table in self.tables.values():
            table.bots.stop()
            table.hints.stop()
        await self.thinkers.close()
        await self.pusher.close()
        ending = asyncio.create_task(self.leave_database())
        while not ending.done():
            await asyncio.wait([ending], timeout=PATIENCE)
            if not ending.done():
                self.store.hang_up()
        await ending

    async def leave_database(self) -> None:
        with contextlib.suppress(Unreached):
            await self.presence.close()
        await asyncio.to_thread(self.pool.shutdown, cancel_futures=True)
        if self.ears is not None:
            await self.ears
        self.store.close()

    # -- other processes -------------------------------------------------------------------------------------------

    def listening(self, now: bool) -> None:
        """The line on which other processes tell of changes is there, or is broken; what was said before is unknown."""
        self.deaf = not now
        if now:
            for game in self.tables:
                self.heard(game)

    def heard(self, announced: str) -> None:
        """A process (this one too) has changed a game; what moves made here have changed is known."""
        game, _, mover = announced.partition(" ")
        table = self.tables.get(game)
        if table is None or self.closed or (mover and mover == self.store.process):
            return
        if table.falls_behind(BEHIND_IN_MOVES if mover else BEHIND):
            self.begin(table.take_news())

    async def keep_waking(self) -> None:
        """Let bots go on that were interrupted, here or in a process that is gone; one after the other, in no hurry."""
        while True:
            try:
                for game, people in await self.run(self.store.waiting_for_bots, time.time() - WAKE_WITHIN):
                    if not people and not self.admits(game):
                        continue
                    began = time.monotonic()
                    with contextlib.suppress(NoSuchGame, Damaged):
                        await self.wake(game)
                    await asyncio.sleep(time.monotonic() - began)  # at most half of the time is for this
            except Unreached:
                pass
            except Exception:
                log.exception("the bots that wait could not be found")
            self.leave_old()
            await asyncio.sleep(ROUND)

    def admits(self, game: str) -> bool:
        """Whether a game of bots alone may go on now: there are not too many already."""
        going = [table.id for table in self.tables.values() if table.bots.is_going_on and not table.has_people]
        address = self.makers.get(game, "")
        same = sum(1 for other in going if self.makers.get(other, "") == address)
        return game in going or (len(going) < BOTS_ONLY and same < OF_ONE_ADDRESS)

    async def wake(self, game: str) -> None:
        """Let the bots of a game go on, for which this process answers."""
        table = await self.table(game)
        if not table.is_ours:
            async with table.turn():
                await table.catch_up()
        table.bots.wake()

    # -- finding a table -------------------------------------------------------------------------------------------

    async def table(self, game: str) -> Table:
        """A table by the id of its game."""
        if not (game.isascii() and game.isalnum() and len(game) <= LONGEST_ID):
            raise NoSuchGame(words_for(None).message("table-no-such-game"))
        table = self.tables.get(game)
        if table is None:
            try:
                async with self.opening.setdefault(game, asyncio.Lock()):
                    table = self.tables.get(game) or await self._opened(game)
            finally:
                self.opening.pop(game, None)
        self.tables[game] = self.tables.pop(game, table)  # the latest last
        table.use()
        return table

    async def _opened(self, game: str) -> Table:
        table = Table(self, *await self.read(game))
        self.tables[game] = table
        self.leave_old()
        return table

    async def read(self, game: str) -> tuple[Stored, Game, list[tuple[int | None, Option]]]:
        """A game from the database, and what could be redone; a game that cannot be read is set aside."""
        try:
            stored = await self.run(self.store.load, game)
            if stored is None:
                self.tables.pop(game, None)
                raise NoSuchGame(words_for(None).message("table-no-such-game"))
            if [sitting.seat for sitting in stored.seats] != list(range(stored.header.seats)):
                raise ValueError("not every seat has one row")
            made, _ = await self.run(game_of, stored)
            stored = await self.caught_up(stored, made)
        except (NoSuchGame, Unreached):
            raise
        except Conflict:
            return await self.read(game)
        except Exception as error:
            log.exception("game %s cannot be read and is set aside", game)
            self.tables.pop(game, None)
            reason = f"{type(error).__name__}: {error}"
            await self.run(self.store.set_aside, game, reason)
            raise Damaged(words_for(None).message("table-damaged")) from error
        if stored.header.damage is not None:
            await self.run(self.store.set_aside, game, None)
        return stored, made, course(stored.entries)[1]

    async def caught_up(self, stored: Stored, game: Game) -> Stored:
        """What is stored, with the moves of a game that went on under newer rules."""
        entries, header = entries_to_catch_up(stored, game), stored.header
        if not entries:
            return stored
        asked, state = standing(game)
        state = LEFT if header.state == LEFT else state
        await self.run(self.store.append, header.id, entries, asked, state, header.moves, mark_of(game))
        again = await self.run(self.store.load, header.id)
        assert again is not None
        return again

    def leave_old(self) -> None:
        """Forget tables at which nobody looks, the longest unused first; they can be read again at any time."""
        spare, lately = len(self.tables) - KEPT, time.monotonic() - IDLE
        for number, (game, table) in enumerate(list(self.tables.items())):
            if (number < spare or table.used < lately) and table.is_left_alone:
                del self.tables[game]

    # -- new games -------------------------------------------------------------------------------------------------

    async def create(self, plan: "Plan", visitor: str, address: str = "") -> tuple[Table, dict[int, str]]:
        """A new game, and the secrets of the links of its seats for people."""
        count = rules_of(plan.game).checked_seats(len(plan.seats))
        game = await self.run(new_game, plan.game, count, plan.options, plan.seed)
        table_id = new_id()
        links, sittings, holders = seated(plan, table_id, visitor)
        header = new_header(table_id, game, plan.mode)
        allowed = int(plan.hints or plan.mode != ONLINE)
        header = msgspec.structs.replace(header, seeded=int(plan.seed is not None), hints=allowed)
        if plan.listed:
            self.allow_listing(address)
            header = msgspec.structs.replace(header, listed=time.time())
        clock = None if plan.clock is None else await self.new_clock(plan.clock, header, sittings)
        await self.run(self.store.create, Stored(header, [], sittings, holders, [], [], clock=clock))
        self.note_maker(header.id, address)
        table = await self.table(header.id)
        table.bots.wake()
        return table, links

    async def learn(self, game: str, visitor: str, address: str = "") -> tuple[Table, dict[int, str]]:
        """A game that teaches itself, and the secret of the learner's seat."""
        lesson = lesson_of(game)
        if lesson is None:
            raise NoSuchGame(words_for(None).message("lesson-none"))
        plan = Plan(game, list(lesson.seats), SOLO)
        made = await self.run(lesson.begun)
        table_id = new_id()
        links, sittings, holders = seated(plan, table_id, visitor)
        header = msgspec.structs.replace(new_header(table_id, made, SOLO), seeded=1, lesson=game)
        await self.run(self.store.create, Stored(header, [], sittings, holders, [], []))
        self.note_maker(table_id, address)
        table = await self.table(table_id)
        table.bots.wake()
        return table, links

    async def new_clock(self, timing: Timing, header: Header, sittings: list[Sitting]) -> Clock:
        """The clock of a new game."""
        bot_of(timing.level)
        await self.clocks.awake()
        runs = running_seat(header.asked, [sitting.sort for sitting in sittings])
        return new_clock(timing, header.seats, runs, self.clocks.now())

    def allow_listing(self, address: str) -> None:
        """Somebody wants to list a table: nobody may fill the list."""
        if not self.listings.allowed(address):
            raise TooMany(words_for(None).message("list-too-many"))

    async def fork(self, table: Table, move: int, visitor: str, level: str = "") -> Table:
        """A new game of one's own that begins with the first moves of another; with a level, bots play the rest."""
        async with table.turn():
            held = table.held_by(Who(visitor))
            if not may_have_record(table, held):
                raise table.refuse("fork-not-now")
            target = table.numbers(held).index_of(move)
            game = table.game.fork()
            game.undo(target)
            mine = held or [0]
            sittings = []
            for old in table.sittings:
                sort = BOT if old.sort == BOT or (level and old.seat not in mine) else PERSON
                bot = (old.level or level) if sort == BOT else ""
                sittings.append(Sitting(old.seat, sort, bot and bot_of(bot), old.name if sort == PERSON else ""))
            people = [sitting.seat for sitting in sittings if sitting.sort == PERSON]
            header = new_header(new_id(), game, SOLO if len(people) == 1 else HOT_SEAT, table.id)
            header = msgspec.structs.replace(header, rules=table.header.rules, seeded=table.header.seeded)
            holders = {seat: {hashed(visitor)} for seat in people}
            await self.keep(game, header, sittings, holders)
        made = await self.table(header.id)
        made.bots.wake()
        return made

    async def go_on(self, game: Game, rules: int, plan: "Plan", visitor: str, address: str = "") -> Table:
        """A game that was saved, under the rules of that time; who has the file can know what is hidden."""
        table_id = new_id()
        _, sittings, holders = seated(plan, table_id, visitor)
        header = msgspec.structs.replace(new_header(table_id, game, plan.mode), rules=rules, seeded=1)
        await self.keep(game, header, sittings, holders)
        self.note_maker(table_id, address)
        table = await self.table(table_id)
        table.bots.wake()
        return table

    async def keep(self, game: Game, header: Header, sittings: list[Sitting], holders: dict[int, set[str]]) -> None:
        """Write a game down that begins with the moves of another."""
        made = zip(game.movers, game.moves, strict=True)
        entries = [Entry(number, PLAY, *move) for number, move in enumerate(made, 1)]
        header = msgspec.structs.replace(header, entries=len(entries), mark=mark_of(game))
        await self.run(self.store.create, Stored(header, entries, sittings, holders, [], []))

    def note_maker(self, game: str, address: str) -> None:
        """Remember from where one of the latest games was made."""
        self.makers[game] = address
        if len(self.makers) > MOST_MAKERS:
            self.makers.pop(next(iter(self.makers)))

    async def rematch(self, table: Table, held: list[int], visitor: str = "") -> str:
        """The next game of the same people, made when the first of them asks for it; its id."""
        async with table.turn():
            if not held:
                raise table.refuse("table-not-seated")
            if table.state == RUNNING:
                raise table.refuse("rematch-not-yet")
            made = table.header.rematch is None
            if made:
                old = table.header
                game = new_game(old.game, old.seats, old.options)
                header = msgspec.structs.replace(new_header(new_id(), game, old.mode, table.id), hints=old.hints)
                sittings = [again(sitting, table.id, header.id, visitor) for sitting in table.sittings]
                clock = table.clock and await self.new_clock(table.clock.timing, header, sittings)
                await self.run(
                    self.store.create, Stored(header, [], sittings, dict(table.holders), [], [], clock=clock)
                )
                await self.run(self.store.rematch, table.id, header.id)
                await table.read_again()
        assert table.header.rematch is not None
        next_table = await self.table(table.header.rematch)
        next_table.bots.wake()
        if made and next_table.asked in next_table.people:
            self.pusher.asked(next_table.id, next_table.asked)
        return table.header.rematch


class Plan(msgspec.Struct):
    """What a new game shall be: who sits where ("person", "bot:LEVEL" or "open"), the options, the mode."""

    game: str
    seats: list[str]
    mode: str
    options: dict[str, Any] = {}
    names: list[str] = []
    seed: int | None = None
    listed: bool = False
    """Whether strangers may take the open seats."""
    clock: Timing | None = None
    hints: bool = True
    """Online: whether people may ask what a bot would do. Who plays alone always may."""


def new_game(name: str, seats: int, options: dict[str, Any], seed: int | None = None) -> Game:
    """A game whose chance nobody at the table can work out; or, with a seed, the game that everybody gets with it."""
    if seed is None:
        return boardwright.new(name, seats, secrets.randbits(128), options, chance=SECRET)
    return boardwright.new(name, seats, seed, options)


def standing(game: Game) -> tuple[int | None, str]:
    """Who is asked, and whether the game goes on."""
    return (None, OVER) if game.decision is None else (game.decision.seat, RUNNING)


def new_header(table_id: str, game: Game, mode: str, parent: str | None = None) -> Header:
    """The header of a new game."""
    now = time.time()
    return Header(
        table_id,
        game.rules.name,
        game.rules.version,
        game.seats,
        game.seed,
        game.options,
        mode,
        secrets.token_hex(16),
        now,
        now,
        parent,
        asked=standing(game)[0],
        state=standing(game)[1],
        chance=game.chance,
    )


def again(sitting: Sitting, game: str, rematch: str, visitor: str) -> Sitting:
    """Who sits on a seat in the rematch of a game. A person's secret stays; a free seat gets one of whoever asks."""
    if sitting.sort == OPEN and visitor:
        return msgspec.structs.replace(sitting, secret=hashed(invitation(visitor, rematch, sitting.seat)), origin="")
    return msgspec.structs.replace(sitting, origin=sitting.origin or game)


def seated(plan: Plan, table_id: str, visitor: str) -> tuple[dict[int, str], list[Sitting], dict[int, set[str]]]:
    """The secrets of the links, who sits where, and which browsers hold which seats."""
    links: dict[int, str] = {}
    sittings: list[Sitting] = []
    holders: dict[int, set[str]] = {}
    if plan.listed and (plan.mode != ONLINE or OPEN not in plan.seats):
        raise BadSetting(words_for(None).message("list-no-seat"))
    for seat, wish in enumerate(plan.seats):
        sort, _, level = wish.partition(":")
        if sort not in (PERSON, BOT, OPEN) or (sort == OPEN and plan.mode != ONLINE):
            raise BadSetting(words_for(None).message("table-bad-seat", text=wish[:40]))
        name = plan.names[seat].strip() if seat < len(plan.names) else ""
        if sort == BOT:
            sittings.append(Sitting(seat, sort, bot_of(level or USUAL_BOT)))
            continue
        secret = invitation(visitor, table_id, seat)
        links[seat] = secret
        sittings.append(Sitting(seat, sort, "", name, hashed(secret)))
        if sort == PERSON:
            holders[seat] = {hashed(visitor)}
    return links, sittings, holders
