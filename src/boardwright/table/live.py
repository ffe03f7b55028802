"""Games that are being played: in memory for those who look, in the database before anybody is told.

A Table is one game with its people. Everything that changes it goes through its lock, and through the database first:
if that fails, the table is read again from there. No process owns a game; the one that wrote the last entry answers for
the bots.
"""

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

import boardwright
from boardwright.games import rules_of
from boardwright.kernel.decision import Option
from boardwright.kernel.errors import BoardwrightError, IllegalOption
from boardwright.kernel.game import MARK_EVERY, Game

from .draw import drawing_of
from .pauses import Pauses
from .reading import Held, Numbers, Reading
from .scene import BOT, OPEN, PERSON, words_for
from .seats import Who, hashed, invitation, matches, new_secret, position_word
from .storage import (
    LEFT,
    OVER,
    PLAY,
    REDO,
    RUNNING,
    UNDO,
    Conflict,
    Entry,
    Present,
    Sitting,
    Stored,
    course,
)
from .thinking import Asker
from .wire import not_offered

if TYPE_CHECKING:
    from .room import Room
    from .screens import Screen

Kind = tuple[object, ...]
"""A sort of viewer: all of the same sort are shown the same."""

SOLO, HOT_SEAT, ONLINE = "solo", "hot-seat", "online"

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""A bot whose answer could not be written tries again after so many seconds, then twice as many …, at most so many."""

log = logging.getLogger(__name__)


class Refused(BoardwrightError):
    """Somebody may not do that now: one sentence says why."""


class NoSuchGame(BoardwrightError):
    """There is no game with that id."""


class Unreached(BoardwrightError):
    """The database does not answer just now, or cannot write."""


class Damaged(BoardwrightError):
    """A game cannot be read."""


class Watcher:
    """Somebody who looks at a table: the seats they hold, and a bell that rings when something changed."""

    def __init__(self, held: list[int], address: str = "") -> None:
        self.held = held
        self.address = address
        self.eyes: int | None = None
        """At a screen that several people share: whose turn at the screen it is."""
        self.bell = asyncio.Event()


class Table:
    """One game and everybody at it."""

    def __init__(self, room: "Room", stored: Stored, game: Game, undone: list[tuple[int | None, Option]]) -> None:
        self.room = room
        self.id = stored.header.id
        self.rules = rules_of(stored.header.game)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        """When somebody asked for this table last."""
        self.watchers: set[Watcher] = set()
        self.screens: dict[Kind, Screen] = {}
        """What was drawn of the present state, for each sort of viewer (screens.py)."""
        self.drawing: dict[Kind, asyncio.Event] = {}
        """What is being drawn, and the signal that it is done."""
        self.skipping = asyncio.Event()
        self.pump: asyncio.Task[None] | None = None
        self.failures = 0
        """How often in a row the bots could not go on."""
        self.pauses = Pauses(stored.header.seats, room.longest_pause)
        self.pause: asyncio.Task[None] | None = None
        self.gone_back = False
        """Whether somebody took something back: nothing answers itself before they have played on."""
        self.stale = False
        """Whether what is in memory may not be what is stored."""
        self.behind = False
        """Whether it is known already that another process changed something."""
        self.curve: list[tuple[int, list[int]]] | None = None
        """The scores over time, once the game is over and somebody asked."""
        self.called: list[str] = []
        self.take(stored, game, undone)

    def take(self, stored: Stored, game: Game, undone: list[tuple[int | None, Option]]) -> None:
        """Be what is stored."""
        self.header = stored.header
        self.entries = stored.header.entries
        self.sittings = stored.seats
        self.holders = stored.holders
        self.chat = stored.chat
        self.proposals = stored.proposals
        self.presence = stored.presence
        self.prepared = stored.prepared
        self.game = game
        self.words = words_for(self.rules).of(game)
        self.undone = undone
        self.marked = 0 if stored.header.mark is None else int(stored.header.mark["mark"]["move"])
        self.reading = Reading()
        self.curve = None
        self.called = [badge.called for badge in drawing_of(self.rules.name).badges(game.view(None), self.words)]
        self.stale = False

    # -- who -------------------------------------------------------------------------------------------------------

    @property
    def is_local(self) -> bool:
        """Whether everybody sits before one browser."""
        return self.header.mode != ONLINE

    @property
    def state(self) -> str:
        return OVER if self.game.decision is None else self.header.state

    @property
    def at(self) -> str:
        """The word for this position."""
        return position_word(self.header.secret, self.entries)

    @property
    def asked(self) -> int | None:
        """The seat that is asked."""
        return None if self.game.decision is None or self.header.state == LEFT else self.game.decision.seat

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [sitting.seat for sitting in self.sittings if sitting.sort == PERSON]

    def is_here(self, seat: int) -> bool:
        """Whether a page of a seat is open, at this process or at another that is alive."""
        return any(seat in watcher.held for watcher in self.watchers) or any(
            seen.seat == seat and self.room.presence.believes(seen) for seen in self.presence
        )

    def was_here(self, seat: int, since: float) -> bool:
        """Whether a page of a seat is open, or was at that time or later."""
        return self.is_here(seat) or any(seen.seat == seat and seen.seen >= since for seen in self.presence)

    def saw(self, present: Present) -> None:
        """Note that somebody came or left."""
        others = [seen for seen in self.presence if (seen.seat, seen.process) != (present.seat, present.process)]
        self.presence = [*others, present]

    def held_by(self, who: Who) -> list[int]:
        """The seats that somebody may play: those bound to their browser, or the one whose secret they show."""
        if who.secret:
            return [seat for seat in self.people if matches(who.secret, self.sittings[seat].secret)]
        if not who.visitor:
            return []
        known = hashed(who.visitor)
        return [seat for seat in self.people if known in self.holders.get(seat, ())]

    def seat_of(self, secret: str) -> int | None:
        """The seat whose link has this secret."""
        found = [sitting.seat for sitting in self.sittings if matches(secret, sitting.secret)]
        return found[0] if found else None

    def refuse(self, message: str, **values: str | int) -> Refused:
        return Refused(self.words.message(message, **values))

    # -- changing --------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Alone with the table, as it is in the database."""
        async with self.lock:
            if self.stale:
                await self.read_again()
            elif self.room.deaf:
                await self.catch_up()
            yield

    async def read_again(self) -> None:
        """Take everything from the database; the table is locked."""
        stored, game, undone = await self.room.read(self.id)
        self.take(stored, game, undone)
        self.ring()
        self.begin_pause()

    async def catch_up(self) -> None:
        """Take what other processes wrote; the table is locked."""
        stored = await self.room.run(self.room.store.load, self.id, self.entries)
        if stored is None or stored.header.entries != self.entries + len(stored.entries):
            await self.read_again()
            return
        self.stale = True  # until everything is taken
        try:
            for entry in stored.entries:
                self.follow(entry)
        except BoardwrightError:
            await self.read_again()
            return
        self.header, self.entries = stored.header, stored.header.entries
        self.sittings, self.holders = stored.seats, stored.holders
        self.chat, self.proposals, self.presence = stored.chat, stored.proposals, stored.presence
        self.prepared = stored.prepared
        self.stale = False
        self.ring()
        self.begin_pause()

    def follow(self, entry: Entry) -> None:
        """Do to the game in memory what an entry says."""
        self.gone_back = entry.kind == UNDO
        if entry.kind == UNDO:
            assert entry.target is not None
            undone = list(zip(self.game.movers[entry.target :], self.game.moves[entry.target :], strict=True))
            self.game.undo(entry.target)
            self.undone = [*undone, *self.undone]
            self.reading = Reading()
            self.curve = None
        else:
            self.game.play(entry.option)
            self.undone = self.undone[1:] if entry.kind == REDO else []

    def ring(self) -> None:
        """Tell everybody who looks that something changed."""
        self.screens = {}
        for watcher in self.watchers:
            watcher.bell.set()

    async def enter(self, entries: list[Entry]) -> None:
        """Write entries that the game in memory has already taken; on failure the game goes back to what is stored."""
        moves = len(self.game.moves)
        mark = None
        if moves >= self.marked + MARK_EVERY or moves < self.marked or self.game.decision is None:
            mark = mark_of(self.game)
        state = OVER if self.game.decision is None else RUNNING
        asked = None if self.game.decision is None else self.game.decision.seat
        self.stale = True  # until it is written, whatever happens to this task
        known, before = self.numbers([]).counts[-1], self.header.asked
        await self.room.run(self.room.store.append, self.id, entries, asked, state, known, mark)
        self.stale = False
        self.entries = entries[-1].number
        self.header = msgspec.structs.replace(
            self.header,
            entries=self.entries,
            asked=asked,
            state=state,
            changed=time.time(),
            thinker=self.room.store.process,
        )
        if mark is not None:
            self.marked = int(mark["mark"]["move"])
        self.ring()
        if asked is not None and asked != before and self.sittings[asked].sort == PERSON:
            self.room.pusher.asked(self.id, asked)

    async def change(self, *entries: Entry) -> None:
        """Do something to the game and write it, all or nothing. The rules are trusted less than the database.

        What answers itself and must be hidden from nobody is written with what led to it.
        """
        self.stale = True
        made = list(entries)
        try:
            for entry in entries:
                self.follow(entry)
            while made[-1].kind == PLAY and self.lapsing and (lapse := self.game.decision):
                if self.has_others(lapse.seat):
                    break
                made.append(Entry(made[-1].number + 1, PLAY, lapse.seat, lapse.options[0]))
                self.follow(made[-1])
        except BoardwrightError:
            await self.read_again()
            raise
        except Exception:
            log.exception("game %s failed after entry %s", self.id, self.entries)
            await self.read_again()
            raise self.refuse("table-rules-failed") from None
        try:
            await self.enter(made)
        except Conflict:
            await self.read_again()
            raise

    # -- playing ---------------------------------------------------------------------------------------------------

    async def play(self, held: list[int], at: str, wanted: Option | list[Option]) -> None:
        """Answer the decision of the position `at`: with an option, or with a whole set of them in any order."""
        with self.room.measures.timed("move"):
            await self.play_at(held, at, wanted)
        self.wake()

    async def play_at(self, held: list[int], at: str, wanted: Option | list[Option]) -> None:
        """Answer the decision of the position `at`, if it is still that one."""
        async with self.turn():
            decision = self.game.decision
            if decision is None or self.header.state == LEFT:
                raise self.refuse("table-over")
            if not held:
                raise self.refuse("table-not-seated")
            if decision.seat not in held:
                raise self.refuse("table-not-asked")
            if at != self.at:
                raise self.refuse("table-stale")
            if not decision.lapses:
                self.pauses.took(decision.seat, time.time() - self.header.changed)
            await self.answer(decision.seat, wanted)

    async def answer(self, seat: int, wanted: Option | list[Option]) -> None:
        """Play an option or a set that a seat chose; the table is locked."""
        moves = self.moves_for(wanted)
        await self.change(*(Entry(number, PLAY, seat, option) for number, option in enumerate(moves, self.entries + 1)))

    def moves_for(self, wanted: Option | list[Option]) -> list[Option]:
        """The moves that answer the decision so, or one sentence why they cannot."""
        decision = self.game.decision
        assert decision is not None
        if isinstance(wanted, tuple):
            if wanted not in decision.options:
                raise not_offered(self.words, wanted, decision.options)
            return [wanted]
        if decision.among is None:
            raise IllegalOption(self.words.message("table-no-set"))
        for option in wanted:
            if option not in decision.among.left:
                raise not_offered(self.words, option, decision.among.left)
        try:
            return self.game.spelling(wanted)
        except IllegalOption:
            many = self.words.how_many(decision.among)
            raise IllegalOption(self.words.message("set-refused", many=many)) from None

    async def undo(self, held: list[int], to: int) -> None:
        """Go back to the position after `to` of the viewer's moves, as far as the viewer may alone."""
        async with self.without_bots(held):
            eyes = self.eyes_for_undo(held)
            target = self.numbers(held if self.is_local else [eyes]).index_of(to)
            earliest = self.earliest_undo(held, eyes)
            if target >= len(self.game.moves):
                raise self.refuse("undo-nothing")
            if target < earliest:
                raise self.refuse("undo-not-alone")
            await self.go_back(eyes, target)

    def eyes_for_undo(self, held: list[int]) -> int:
        """Which of the held seats takes something back: the one that moved last, else the first."""
        last = self.game.movers[-1] if self.game.movers else None
        return last if last in held else held[0]

    def earliest_undo(self, held: list[int], eyes: int) -> int:
        """The earliest move to which the holder of some seats may go back alone."""
        if self.is_local:
            return 0
        return len(self.game.moves) if self.state != RUNNING else self.game.may_undo_to(eyes)

    async def go_back(self, seat: int, target: int) -> None:
        """Undo to a move; the table is locked, and the seat may."""
        await self.change(Entry(self.entries + 1, UNDO, seat, target=target))

    async def redo(self, held: list[int]) -> None:
        """Play again what was taken back: a move or the moves of a set, and the bots' answers to it."""
        async with self.without_bots(held):
            if not self.may_redo(held):
                raise self.refuse("redo-nothing")
            while self.undone:
                seat, option = self.undone[0]
                await self.change(Entry(self.entries + 1, REDO, seat, option))
                bot = self.asked is not None and self.sittings[self.asked].sort == BOT
                if not bot and not self.game.within_set and not self.lapsing:
                    break

    def may_redo(self, held: list[int]) -> bool:
        """Whether the holder of some seats may play again what was taken back."""
        return bool(self.undone and held) and (self.is_local or self.undone[0][0] in held)

    # -- counting moves as a viewer does ---------------------------------------------------------------------------

    def numbers(self, held: Held) -> Numbers:
        """How the moves are counted by whoever holds these seats."""
        return self.reading.numbers(self.game, held)

    # -- bots ------------------------------------------------------------------------------------------------------

    @property
    def lapsing(self) -> bool:
        """Whether a person is asked what answers itself."""
        decision = self.game.decision
        return decision is not None and decision.lapses and self.asked in self.people

    def has_others(self, seat: int) -> bool:
        """Whether somebody else plays who must not learn what this seat holds; before one screen nobody is kept out."""
        people = [sitting.seat for sitting in self.sittings if sitting.sort != BOT]
        return not self.is_local and people != [seat]

    def begin_pause(self) -> None:
        """If a person is asked only because of the others, let the question answer itself after a while."""
        if self.lapsing and not self.gone_back and (self.pause is None or self.pause.done()):
            self.pause = asyncio.create_task(self.go_on(self.let_pass))

    async def let_pass(self) -> None:
        """Answer the questions that answer themselves, one after the other."""
        while self.lapsing and not self.gone_back:
            seat, entries = self.asked, self.entries
            assert seat is not None
            if self.has_others(seat):
                await asyncio.sleep(self.pauses.like(seat))
            async with self.turn():
                if self.entries == entries and self.lapsing and self.game.decision is not None:
                    with contextlib.suppress(Conflict):
                        await self.answer(seat, self.game.decision.options[0])
        self.wake_bots()

    def wake(self) -> None:
        """Let bots go on, if one is asked; give prepared answers, and those that give themselves."""
        self.begin_pause()
        self.wake_bots()

    def wake_bots(self) -> None:
        """Let bots go on, if one is asked for whom this process answers, and give prepared answers."""
        seat = self.asked
        if seat is None or self.is_going_on:
            return
        bot = self.sittings[seat].sort == BOT and self.is_ours
        if seat in self.prepared or (bot and (self.has_people or self.room.admits(self.id))):
            self.pump = asyncio.create_task(self.go_on(self.answer_for_bots))

    @property
    def is_going_on(self) -> bool:
        """Whether bots of this game are thinking, or are waiting to try again."""
        return self.pump is not None and not self.pump.done()

    @property
    def is_left_alone(self) -> bool:
        """Whether nobody looks at this table and nothing is under way at it."""
        pausing = self.pause is not None and not self.pause.done()
        return not (self.watchers or self.lock.locked() or self.is_going_on or pausing)

    @property
    def has_people(self) -> bool:
        """Whether anybody but bots plays, or may sit down."""
        return any(sitting.sort != BOT for sitting in self.sittings)

    @property
    def asker(self) -> Asker:
        """For whom the bots think: the address of somebody who plays here, else of whoever made the game."""
        here = sorted(watcher.address for watcher in self.watchers if watcher.held)
        return Asker(self.id, here[0] if here else self.room.makers.get(self.id, ""), self.has_people)

    @property
    def is_ours(self) -> bool:
        """Whether this process answers for the bots."""
        return self.header.thinker == self.room.store.process

    @contextlib.asynccontextmanager
    async def without_bots(self, held: list[int]) -> AsyncIterator[None]:
        """Alone with the table for somebody who has a seat, while no bot thinks; afterwards the bots go on."""
        if not held:
            raise self.refuse("table-not-seated")
        self.stop_bots()
        try:
            async with self.turn():
                yield
        finally:
            self.wake()

    def stop_bots(self) -> None:
        """Stop the thinking, and what answers itself; whoever calls this calls `wake` when the table has changed."""
        if self.pump is not None:
            self.pump.cancel()
            self.pump = None
        if self.pause is not None:
            self.pause.cancel()
            self.pause = None

    async def go_on(self, answer: Callable[[], Awaitable[None]]) -> None:
        """Answer for somebody; if that fails (a full disk, a database that is away), try again after a while."""
        while True:
            try:
                await answer()
                return
            except (NoSuchGame, Damaged):
                return
            except Exception:
                if not self.failures:
                    log.exception("the bots of game %s cannot go on; they try again", self.id)
                self.failures += 1
                self.ring()
            await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(self.failures - 1, 10)))

    async def answer_for_bots(self) -> None:
        """Answer for bots, at a pace people can follow, until a person is asked."""
        while True:
            began = time.monotonic()
            async with self.turn():
                seat, entries = self.asked, self.entries
                if seat is None:
                    return
                prepared = self.prepared.pop(seat, None)
                if prepared is not None:
                    await self.give(seat, prepared)
                    continue
                if self.sittings[seat].sort != BOT:
                    self.skipping.clear()
                    self.begin_pause()
                    return
                if not self.is_ours:
                    return
                assert self.game.decision is not None
                question, options = self.question(seat), self.game.decision.options
            option = await self.thought(question, options)
            if not self.skipping.is_set():
                left = began + self.room.pace - time.monotonic()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.skipping.wait(), max(0.0, left))
            async with self.turn():
                asked = self.asked == seat and self.sittings[seat].sort == BOT  # nobody sat down or left meanwhile
                if asked and self.entries == entries:
                    with contextlib.suppress(Conflict):
                        await self.answer(seat, option)
                    self.failures = 0

    async def give(self, seat: int, prepared: Option) -> None:
        """Give an answer that was prepared if it is legal, else forget it; the table is locked."""
        assert self.game.decision is not None
        if prepared not in self.game.decision.options:
            await self.room.run(self.room.store.prepare, self.id, seat, None)
            return
        with contextlib.suppress(Conflict):
            await self.answer(seat, prepared)

    def skip(self, held: list[int]) -> None:
        """Let the bots play at once until a person is asked."""
        if not held:
            raise self.refuse("table-not-seated")
        if self.asked is not None and self.sittings[self.asked].sort == BOT:
            self.skipping.set()

    async def prepare(self, held: list[int], option: Option) -> None:
        """Keep an answer to the next question; it is given if it is legal then. No option takes it back."""
        async with self.turn():
            if not held:
                raise self.refuse("table-not-seated")
            if self.asked in held:
                raise self.refuse("prepare-not-now")
            await self.room.run(self.room.store.prepare, self.id, held[0], option or None)
            await self.catch_up()  # another process may have asked the question meanwhile
        self.wake()

    def question(self, seat: int) -> dict[str, Any]:
        """What a thinking process is asked."""
        header, game = self.header, self.game
        record: dict[str, Any] = {
            "game": header.game,
            "rules": self.rules.version,
            "seats": header.seats,
            "seed": header.seed,
            "chance": header.chance,
            "options": game.options,
            "moves": [list(move) for move in game.moves],
        }
        seed = (header.seed * 31 + seat) * 1_000_003 + self.entries
        whole = game.record if game.history_note else record
        return {"id": self.id, "record": whole, "level": self.sittings[seat].level, "seed": seed}

    async def thought(self, question: dict[str, Any], options: list[Option]) -> Option:
        """The option a bot chose; if its process fails, any legal one, so that nobody waits for ever."""
        try:
            with self.room.measures.timed("thought"):
                chosen = tuple(await self.room.thinkers.choose(question, self.asker))
            if chosen in options:
                return chosen
            log.error("the bot %s chose %r in game %s", question["level"], chosen, self.id)
        except (BoardwrightError, OSError, ValueError):
            log.exception("the bot %s failed in game %s", question["level"], self.id)
        return random.Random(question["seed"]).choice(options)

    # -- people ----------------------------------------------------------------------------------------------------

    async def sit(self, sitting: Sitting, visitors: set[str] | None = None) -> None:
        """Change who sits on a seat; the table is locked."""
        people = [other for other in self.people if other != sitting.seat]
        left = sitting.sort != PERSON and not people and OPEN not in [other.sort for other in self.sittings]
        state = LEFT if left and self.state == RUNNING else None
        was = self.sittings[sitting.seat]
        self.stale = True
        await self.room.run(self.room.store.sit, self.id, was, sitting, visitors, state)
        self.stale = False
        self.sittings[sitting.seat] = sitting
        if visitors is not None:
            self.holders[sitting.seat] = visitors
        if state is not None:
            self.header = msgspec.structs.replace(self.header, state=state)
        self.ring()

    async def join(self, secret: str, visitor: str = "") -> tuple[int, str]:
        """Bind the seat of a secret link to a browser (a program, without one, just sits down): seat and secret.

        The link of a free seat is used up by that: from then on the seat has a secret of whoever sits there, so that
        the inviter cannot look into that hand. Whether it is free is asked of the database, not of what is in memory.
        """
        renewed = [invitation(visitor, self.id, seat) if visitor else new_secret() for seat in range(self.header.seats)]
        holder = hashed(visitor) if visitor else ""
        async with self.turn():
            claim = self.room.store.claim
            claimed = await self.room.run(claim, self.id, hashed(secret), [hashed(one) for one in renewed], holder)
            await self.catch_up()
            if claimed is None:
                raise self.refuse("table-wrong-link")
            seat, used_up = claimed
            return seat, renewed[seat] if used_up else secret


def game_of(stored: Stored) -> tuple[Game, list[tuple[int | None, Option]]]:
    """The game of what is stored, and what could be redone."""
    header = stored.header
    moves, undone = course(stored.entries)
    record: dict[str, Any] = {
        "game": header.game,
        "rules": header.rules,
        "seats": header.seats,
        "seed": header.seed,
        "chance": header.chance,
        "options": header.options,
        "moves": [list(move) for move in moves],
    }
    if header.mark is not None and header.mark["mark"]["move"] <= len(moves):
        record |= header.mark
    return boardwright.load(record), undone


def entries_to_catch_up(stored: Stored, game: Game) -> list[Entry]:
    """What to write so that the moves in the database are those of a game that went on under newer rules."""
    moves, _ = course(stored.entries)
    same = 0
    while same < min(len(moves), len(game.moves)) and moves[same] == game.moves[same]:
        same += 1
    number = stored.header.entries + 1
    entries = [Entry(number, UNDO, None, target=same)] if same < len(moves) else []
    made = zip(game.movers[same:], game.moves[same:], strict=True)
    return entries + [Entry(number, PLAY, *move) for number, move in enumerate(made, number + len(entries))]


def mark_of(game: Game) -> dict[str, Any]:
    """What is kept of a record to go on from. The digest at the latest mark is not: later moves move that mark on."""
    record = game.record
    latest = record["mark"]["move"]
    digests = {move: digest for move, digest in record["digests"].items() if int(move) < latest}
    return {"mark": record["mark"], "digests": digests, "history_note": record["history_note"]}


def may_have_record(table: Table, held: list[int]) -> bool:
    """Whether somebody may have the whole record: all after the end, before that only who plays all by themselves."""
    return table.state == OVER or (table.is_local and bool(held))
