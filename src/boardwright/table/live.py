"""Games that are being played: in memory for those who look, in the database before anybody is told.

A Table is one game with its people. Everything that changes it goes through its lock, and through the database first:
if that fails, the table is read again from there. No process owns a game; the one that wrote the last entry answers for
the bots.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from boardwright.games import rules_of
from boardwright.kernel.decision import Option
from boardwright.kernel.errors import BoardwrightError, IllegalOption
from boardwright.kernel.game import MARK_EVERY, Game
from boardwright.kernel.rules import NoDeal

from .bots import Bots
from .clocks import ANSWERS, SHORT, TAKES_OVER, UP, Clock, running_seat
from .draw import drawing_of
from .errors import Refused
from .hints import Hints
from .lessons import Progress, lesson_of
from .reading import Held, Numbers, Reading
from .restoring import mark_of
from .scene import BOT, OPEN, PERSON, Story, words_for
from .seats import Who, hashed, invitation, matches, new_secret, position_word
from .storage import (
    LEFT,
    OVER,
    PLAY,
    REDO,
    RUNNING,
    UNDO,
    Chatted,
    Conflict,
    Entry,
    Present,
    Proposed,
    Sitting,
    Stored,
    Wind,
)
from .story import story_of
from .wire import Deal, Wanted, not_offered

if TYPE_CHECKING:
    from .room import Room
    from .screens import Screen

T = TypeVar("T")

Kind = tuple[object, ...]
"""A sort of viewer: all of the same sort are shown the same."""

SOLO, HOT_SEAT, ONLINE = "solo", "hot-seat", "online"

UP_TO_DATE, BEHIND_IN_MOVES, BEHIND = range(3)
"""What a table has missed of what other processes did: nothing, moves, anything."""

PACES = {"slow": 2.5, "normal": 1.0, "fast": 0.35, "instant": 0.0}
"""How long bots let people look, by their wish: so many times as long as the host says."""

log = logging.getLogger(__name__)


class Watcher:
    """Somebody who looks at a table: the seats they hold, and a bell that rings when something changed."""

    def __init__(self, held: list[int], address: str = "") -> None:
        self.held = held
        self.address = address
        self.eyes: int | None = None
        """At a screen that several people share: whose turn at the screen it is."""
        self.pace = PACES["normal"]
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
        self.bots = Bots(self, stored.header.seats)
        self.hints = Hints(self)
        self.gone_back = False
        """Whether somebody took something back: nothing answers itself before they have played on."""
        self.stale = False
        """Whether what is in memory may not be what is stored."""
        self.behind = UP_TO_DATE
        """What is known to have been changed by another process."""
        self.story: Story | None = None
        """What is told of the game once it is over and somebody looks."""
        self.called: list[str] = []
        self.take(stored, game, undone)

    def take(self, stored: Stored, game: Game, undone: list[tuple[int | None, Option]]) -> None:
        """Be what is stored."""
        self.take_people(stored)
        self.game = game
        self.words = words_for(self.rules).of(game)
        self.undone = undone
        self.marked = 0 if stored.header.mark is None else int(stored.header.mark["mark"]["move"])
        self.reading = Reading()
        self.story = None
        self.called = [badge.called for badge in drawing_of(self.rules.name).badges(game.view(None), self.words)]
        self.stale = False

    def take_people(self, stored: Stored) -> None:
        """Take what is stored besides the moves."""
        self.header = stored.header
        self.entries = stored.header.entries
        self.sittings = stored.seats
        self.holders = stored.holders
        self.chat = stored.chat
        self.proposals = stored.proposals
        self.presence = stored.presence
        self.prepared = stored.prepared
        self.clock = stored.clock

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
    def lesson(self) -> Progress | None:
        """Where the game is in its lesson, if it is one."""
        lesson = lesson_of(self.header.lesson) if self.header.lesson else None
        return None if lesson is None else Progress(lesson, self.game)

    @property
    def asks_bot(self) -> bool:
        """Whether a bot is asked, or one answers for a person whose time is up."""
        return self.asked is not None and (self.sittings[self.asked].sort == BOT or self.is_late)

    @property
    def is_late(self) -> bool:
        """Whether the time of the person who is asked is up, and a bot answers for them."""
        clock = self.clock
        late = clock is not None and clock.stage == UP and clock.timing.ends == ANSWERS and clock.seat == self.asked
        return late and self.asked is not None

    def level_of(self, seat: int) -> str:
        """The bot that answers for a seat."""
        return self.sittings[seat].level or ("" if self.clock is None else self.clock.timing.level)

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [sitting.seat for sitting in self.sittings if sitting.sort == PERSON]

    @property
    def sorts(self) -> list[str]:
        """Who sits on the seats: persons, bots, nobody."""
        return [sitting.sort for sitting in self.sittings]

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

    def come(self, watcher: Watcher) -> None:
        """Somebody looks at the table. Everybody sees who is there; spectators are not shown."""
        self.watchers.add(watcher)
        if watcher.held:
            self.ring()

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks away."""
        self.watchers.discard(watcher)
        if watcher.held:
            self.ring()

    def use(self) -> None:
        """Note that somebody asks for this table."""
        self.used = time.monotonic()

    @property
    def is_left_alone(self) -> bool:
        """Whether nobody looks at this table and nothing is under way at it."""
        return not (self.watchers or self.lock.locked() or self.bots.is_busy or self.hints.thinking)

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
        self.bots.begin_pause()

    async def catch_up(self) -> None:
        """Take what other processes wrote; the table is locked."""
        stored = await self.room.run(self.room.store.load, self.id, self.entries)
        if stored is None or not self.has_followed(stored.entries, stored.header.entries):
            await self.read_again()
            return
        self.take_people(stored)
        self.caught_up()

    async def take_moves(self) -> None:
        """Take the moves that other processes wrote, and what they have changed; the table is locked."""
        clock = self.clock is not None
        moved = await self.room.run(self.room.store.moved, self.id, self.entries, clock)
        if moved is None or not self.has_followed(moved.entries, moved.header["entries"]):
            await self.read_again()
            return
        self.header = msgspec.structs.replace(self.header, **moved.header)
        self.entries = self.header.entries
        self.clock = moved.clock
        self.caught_up()

    def has_followed(self, entries: list[Entry], until: int) -> bool:
        """Do what other processes wrote up to an entry; False if that cannot be done: memory may be wrong then."""
        if until != self.entries + len(entries):
            return False
        self.stale = True  # until everything is taken
        try:
            for entry in entries:
                self.follow(entry)
        except BoardwrightError:
            return False
        return True

    def caught_up(self) -> None:
        """Everything is taken that other processes wrote."""
        self.stale = False
        self.ring()
        self.bots.begin_pause()

    def falls_behind(self, how: int) -> bool:
        """Note that another process changed something; whether that is news."""
        is_news = self.behind == UP_TO_DATE
        self.behind = max(self.behind, how)
        return is_news

    async def take_news(self) -> None:
        """Take what another process wrote."""
        try:
            async with self.lock:
                how, self.behind = self.behind, UP_TO_DATE
                if self.stale:
                    await self.read_again()
                else:
                    await (self.take_moves() if how == BEHIND_IN_MOVES else self.catch_up())
            self.bots.wake()
        except BoardwrightError:
            self.stale = True

    def follow(self, entry: Entry) -> None:
        """Do to the game in memory what an entry says."""
        self.gone_back = entry.kind == UNDO
        if entry.seat is not None:
            self.prepared.pop(entry.seat, None)
        if entry.kind == UNDO:
            assert entry.target is not None
            undone = list(zip(self.game.movers[entry.target :], self.game.moves[entry.target :], strict=True))
            self.game.undo(entry.target)
            self.undone = [*undone, *self.undone]
            self.reading = Reading()
            self.story = None
        else:
            self.game.play(entry.option)
            self.undone = self.undone[1:] if entry.kind == REDO else []

    def ring(self) -> None:
        """Tell everybody who looks that something changed."""
        self.screens = {}
        for watcher in self.watchers:
            watcher.bell.set()

    async def write(self, work: Callable[..., T], *given: Any) -> T:
        """Write something of this game; until it is written, whatever happens to this task, memory may be wrong."""
        self.stale = True
        done = await self.room.run(work, self.id, *given)
        self.stale = False
        return done

    async def enter(self, entries: list[Entry], agreed: bool = False) -> None:
        """Write entries that the game in memory has already taken; on failure the game goes back to what is stored."""
        moves = len(self.game.moves)
        mark = None
        if moves >= self.marked + MARK_EVERY or moves < self.marked or self.game.decision is None:
            mark = mark_of(self.game)
        state = OVER if self.game.decision is None else RUNNING
        asked = None if self.game.decision is None else self.game.decision.seat
        known, before = self.numbers([]).counts[-1], self.header.asked
        wind = None
        if self.clock is not None:
            await self.room.clocks.awake()
            runs, now = running_seat(asked, self.sorts), self.room.clocks.now()
            back = entries[-1].kind == UNDO
            wind = partial(Clock.follow, asked=runs, now=now, back=back, agreed=agreed)
        self.clock = await self.write(self.room.store.append, entries, asked, state, known, mark, wind)
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

    async def change(self, *entries: Entry, agreed: bool = False) -> None:
        """Do something to the game and write it, all or nothing. The rules are trusted less than the database.

        What answers itself and must be hidden from nobody is written with what led to it. `agreed`: by everybody.
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
            await self.enter(made, agreed)
        except Conflict:
            await self.read_again()
            raise

    # -- playing ---------------------------------------------------------------------------------------------------

    async def play(self, held: list[int], at: str, wanted: Wanted) -> None:
        """Answer the decision of the position `at`: with an option, or with a whole set or deal in any order."""
        with self.room.measures.timed("move"):
            await self.play_at(held, at, wanted)
        self.bots.wake()

    async def play_at(self, held: list[int], at: str, wanted: Wanted) -> None:
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
            if (lesson := self.lesson) is not None:
                lesson.check(self.moves_for(wanted), self.words)
            if not decision.lapses:
                self.bots.pauses.took(decision.seat, time.time() - self.header.changed)
            await self.answer(decision.seat, wanted)

    async def answer(self, seat: int, wanted: Wanted) -> None:
        """Play an option, a set or a deal that a seat chose; the table is locked."""
        moves = self.moves_for(wanted)
        await self.change(*(Entry(number, PLAY, seat, option) for number, option in enumerate(moves, self.entries + 1)))

    def moves_for(self, wanted: Wanted) -> list[Option]:
        """The moves that answer the decision so, or one sentence why they cannot."""
        decision = self.game.decision
        assert decision is not None
        if isinstance(wanted, Deal):
            return self.moves_for_deal(wanted)
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

    def moves_for_deal(self, deal: Deal) -> list[Option]:
        """The moves that propose this deal, or one sentence why they cannot."""
        if self.rules.deal is None:
            raise IllegalOption(self.words.message("table-no-deal"))
        try:
            return self.rules.deal(self.game.state, deal.items, self.game.ask_forced)
        except NoDeal as error:
            raise IllegalOption(self.words.reason(error.reason)) from None

    # -- who answers -----------------------------------------------------------------------------------------------

    @property
    def lapsing(self) -> bool:
        """Whether a person is asked what answers itself."""
        decision = self.game.decision
        return decision is not None and decision.lapses and self.asked in self.people

    @property
    def lets_pass(self) -> bool:
        """Whether it may answer itself now."""
        return self.lapsing and not self.gone_back

    def has_others(self, seat: int) -> bool:
        """Whether somebody else plays who must not learn what this seat holds; before one screen nobody is kept out."""
        people = [sitting.seat for sitting in self.sittings if sitting.sort != BOT]
        return not self.is_local and people != [seat]

    @property
    def has_people(self) -> bool:
        """Whether anybody but bots plays, or may sit down."""
        return any(sitting.sort != BOT for sitting in self.sittings)

    @property
    def pace(self) -> float:
        """The seconds between two answers of bots: as the slowest of those who play here wants it."""
        wishes = [watcher.pace for watcher in self.watchers if watcher.held]
        return self.room.pace * max(wishes, default=PACES["normal"])

    @property
    def is_ours(self) -> bool:
        """Whether this process answers for the bots."""
        return self.header.thinker == self.room.store.process

    def take_prepared(self, seat: int) -> Option | None:
        """The answer that a seat gave in advance, if any; it is given once."""
        return self.prepared.pop(seat, None)

    # -- looking ---------------------------------------------------------------------------------------------------

    def numbers(self, held: Held) -> Numbers:
        """How the moves are counted by whoever holds these seats."""
        return self.reading.numbers(self.game, held)

    async def tell_story(self) -> None:
        """Have the story of a game that is over. It takes all its moves: once, and the others need not wait."""
        if self.story is None and self.game.decision is None:
            self.story = await asyncio.to_thread(story_of, self.game, self.words)

    # -- people ----------------------------------------------------------------------------------------------------

    async def sit(self, sitting: Sitting, visitors: set[str] | None = None, late: bool = False) -> None:
        """Change who sits on a seat (`late`: only if the time of whoever sits there is up); the table is locked."""
        people = [other for other in self.people if other != sitting.seat]
        left = sitting.sort != PERSON and not people and OPEN not in [other.sort for other in self.sittings]
        state = LEFT if left and self.state == RUNNING else None
        was = self.sittings[sitting.seat]
        wind = None
        if self.clock is not None:
            await self.room.clocks.awake()
            sorts = [sitting.sort if other.seat == sitting.seat else other.sort for other in self.sittings]
            runs = None if left else running_seat(self.asked, sorts)
            wind = partial(seats_changed, asked=runs, now=self.room.clocks.now(), late=sitting.seat if late else None)
        self.clock = await self.write(self.room.store.sit, was, sitting, visitors, state, wind)
        self.sittings[sitting.seat] = sitting
        if visitors is not None:
            self.holders[sitting.seat] = visitors
        if state is not None:
            self.header = msgspec.structs.replace(self.header, state=state)
        self.ring()

    async def say(self, said: Chatted) -> None:
        """Add a line to the chat; the table is locked."""
        await self.write(self.room.store.chat, said)
        self.chat.append(said)
        self.ring()

    async def put_forward(self, proposal: Proposed) -> None:
        """Add a proposal; the table is locked."""
        await self.write(self.room.store.propose, proposal)
        self.proposals.append(proposal)
        self.ring()

    async def settle(self, proposal: Proposed) -> None:
        """Write what became of a proposal; the table is locked."""
        place = proposal.number - 1
        await self.write(self.room.store.answer, self.proposals[place], proposal)
        self.proposals[place] = proposal
        self.ring()

    async def welcome(self, seat: int) -> None:
        """Somebody new sits on a seat: if it was the last free one, the clock begins to run; the table is locked."""
        if self.clock is not None:
            await self.room.clocks.awake()
            runs = running_seat(self.asked, self.sorts)
            await self.wind(partial(Clock.seated, asked=runs, now=self.room.clocks.now(), new=seat))

    async def ring_alarm(self) -> None:
        """The time of somebody is short or up: tell, and do what was chosen at the start."""
        async with self.turn():
            if self.room.store.is_shared:
                await self.catch_up()  # another process may have just heard the answer
            clock, now = self.clock, self.room.clocks.now()
            if clock is None or clock.seat is None or clock.alarm is None or clock.alarm > now:
                return
            if running_seat(self.asked, self.sorts) != clock.seat:  # what a killed process left
                await self.wind(partial(Clock.seated, asked=running_seat(self.asked, self.sorts), now=now))
            elif clock.rung(now).stage == UP and clock.timing.ends == TAKES_OVER:
                with contextlib.suppress(Conflict):
                    await self.sit(Sitting(clock.seat, BOT, clock.timing.level), set(), late=True)
            elif await self.wind(partial(Clock.rung, now=now)) and self.clock is not None and self.clock.stage == SHORT:
                self.room.pusher.asked(self.id, clock.seat, "push-time-short")
        self.bots.wake()

    async def wind(self, change: Wind) -> bool:
        """Change the clock; whether that is something else. The table is locked."""
        self.clock, changed = await self.write(self.room.store.wind, change)
        if changed:
            self.header = msgspec.structs.replace(self.header, thinker=self.room.store.process)
            self.ring()
        return changed

    async def set_listed(self, since: float | None) -> None:
        """Let strangers take the free seats from now on, or no more (None); the table is locked."""
        await self.write(self.room.store.set_listed, since)
        self.header = msgspec.structs.replace(self.header, listed=since)
        self.ring()

    async def end_lesson(self) -> None:
        """From now on the lesson is an ordinary game; the table is locked."""
        await self.write(self.room.store.end_lesson)
        self.header = msgspec.structs.replace(self.header, lesson="")
        self.ring()

    def own_secrets(self, visitor: str) -> Sequence[str]:
        """The secrets that the seats would have if this visitor (or a program, without one) sat there."""
        return [invitation(visitor, self.id, seat) if visitor else new_secret() for seat in range(self.header.seats)]

    async def join(self, secret: str, visitor: str = "") -> tuple[int, str]:
        """Bind the seat of a secret link to a browser (a program, without one, just sits down): seat and secret.

        The link of a free seat is used up by that: from then on the seat has a secret of whoever sits there, so that
        the inviter cannot look into that hand. Whether it is free is asked of the database, not of what is in memory.
        """
        renewed = self.own_secrets(visitor)
        holder = hashed(visitor) if visitor else ""
        async with self.turn():
            claim = self.room.store.claim
            claimed = await self.room.run(claim, self.id, hashed(secret), [hashed(one) for one in renewed], holder)
            await self.catch_up()
            if claimed is None:
                raise self.refuse("table-wrong-link")
            seat, used_up = claimed
            if used_up:
                await self.welcome(seat)
            return seat, renewed[seat] if used_up else secret


def seats_changed(clock: Clock, asked: int | None, now: float, late: int | None) -> Clock:
    """A clock after somebody came or left, or (`late`) was to leave because their time is up."""
    if late is not None and (clock.seat != late or clock.rung(now).stage != UP):
        raise Conflict(words_for(None).message("move-conflict"))
    return clock.seated(asked, now)


def may_have_record(table: Table, held: list[int]) -> bool:
    """Whether somebody may have the whole record: all after the end.

    Before that who plays all by themselves, and people online until the next move after all have agreed to save.
    """
    agreed = any(one.what == "save" and one.state == "done" and one.entries == table.entries for one in table.proposals)
    return table.state == OVER or ((table.is_local or agreed) and bool(held))
