"""What answers at a table without a click: bots, answers given in advance, and questions that answer themselves."""

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Any

from boardwright.games import GAMES
from boardwright.kernel.decision import Option
from boardwright.kernel.errors import BoardwrightError

from .errors import Damaged, NoSuchGame
from .pauses import Pauses
from .storage import Conflict
from .thinking import Asker

if TYPE_CHECKING:
    from .live import Table

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""A bot whose answer could not be written tries again after so many seconds, then twice as many …, at most so many."""

log = logging.getLogger(__name__)


class Bots:
    """The answers of one table that nobody clicks. A process answers for the bots if it wrote the last entry."""

    def __init__(self, table: "Table", seats: int) -> None:
        self.table = table
        self.pump: asyncio.Task[None] | None = None
        """Bots that are thinking, or are waiting to try again."""
        self.pause: asyncio.Task[None] | None = None
        """A question that answers itself after a while."""
        self.pauses = Pauses(seats, table.room.longest_pause)
        self.skipping = asyncio.Event()
        self.failures = 0
        """How often in a row the bots could not go on."""

    @property
    def is_going_on(self) -> bool:
        """Whether bots of this game are thinking, or are waiting to try again."""
        return self.pump is not None and not self.pump.done()

    @property
    def is_busy(self) -> bool:
        """Whether anything is under way, be it a pause."""
        return self.is_going_on or (self.pause is not None and not self.pause.done())

    # -- going on and stopping -------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let bots go on, if one is asked; give prepared answers, and those that give themselves."""
        self.begin_pause()
        self.wake_bots()

    def wake_bots(self) -> None:
        """Let bots go on, if one is asked for whom this process answers, and give prepared answers."""
        table = self.table
        if table.asked is None or self.is_going_on:
            return
        bot = table.asks_bot and table.is_ours and (table.has_people or table.room.admits(table.id))
        if bot or table.asked in table.prepared:
            self.pump = asyncio.create_task(self.go_on(self.answer))

    def stop(self) -> None:
        """Stop the thinking, and what answers itself; whoever calls this calls `wake` when the table has changed."""
        if self.pump is not None:
            self.pump.cancel()
            self.pump = None
        if self.pause is not None:
            self.pause.cancel()
            self.pause = None

    @contextlib.asynccontextmanager
    async def stopped(self, held: list[int]) -> AsyncIterator[None]:
        """Alone with the table for somebody who has a seat, while no bot thinks; afterwards the bots go on."""
        if not held:
            raise self.table.refuse("table-not-seated")
        self.stop()
        try:
            async with self.table.turn():
                yield
        finally:
            self.wake()

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
                    log.exception("the bots of game %s cannot go on; they try again", self.table.id)
                self.failures += 1
                self.table.ring()
            await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(self.failures - 1, 10)))

    # -- questions that answer themselves --------------------------------------------------------------------------

    def begin_pause(self) -> None:
        """If a person is asked only because of the others, let the question answer itself after a while."""
        if self.table.lets_pass and (self.pause is None or self.pause.done()):
            self.pause = asyncio.create_task(self.go_on(self.let_pass))

    async def let_pass(self) -> None:
        """Answer the questions that answer themselves, one after the other."""
        table = self.table
        while table.lets_pass:
            seat, entries = table.asked, table.entries
            assert seat is not None
            if table.has_others(seat):
                await asyncio.sleep(self.pauses.like(seat))
            async with table.turn():
                if table.entries == entries and table.lapsing and table.game.decision is not None:
                    with contextlib.suppress(Conflict):
                        await table.answer(seat, table.game.decision.options[0])
        self.wake_bots()

    # -- bots and prepared answers ---------------------------------------------------------------------------------

    async def answer(self) -> None:
        """Answer for bots, at a pace people can follow, until a person is asked."""
        table = self.table
        while True:
            began = time.monotonic()
            async with table.turn():
                seat, entries = table.asked, table.entries
                if seat is None:
                    return
                prepared = table.take_prepared(seat)
                if prepared is not None:
                    await self.give(seat, prepared)
                    continue
                if not table.asks_bot:
                    self.skipping.clear()
                    self.begin_pause()
                    return
                if not table.is_ours:
                    return
                assert table.game.decision is not None
                question, options = question_of(table, seat), table.game.decision.options
                taught = None if table.lesson is None else table.lesson.answer
            option = await self.thought(question, options) if taught is None else taught
            if not self.skipping.is_set():
                left = began + table.pace - time.monotonic()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.skipping.wait(), max(0.0, left))
            async with table.turn():
                if table.asked == seat and table.asks_bot and table.entries == entries:  # nobody sat down or left
                    with contextlib.suppress(Conflict):
                        await table.answer(seat, option)
                    self.failures = 0

    async def thought(self, question: dict[str, Any], options: list[Option]) -> Option:
        """The option a bot chose; if its process fails, any legal one, so that nobody waits for ever."""
        room, game = self.table.room, self.table.id
        try:
            with room.measures.timed("thought"):
                chosen = tuple(await room.thinkers.choose(question, self.asker))
            if chosen in options:
                return chosen
            log.error("the bot %s chose %r in game %s", question["level"], chosen, game)
        except (BoardwrightError, OSError, ValueError):
            log.exception("the bot %s failed in game %s", question["level"], game)
        return random.Random(question["seed"]).choice(options)

    @property
    def asker(self) -> Asker:
        """For whom the bots think: the address of somebody who plays here, else of whoever made the game."""
        table = self.table
        here = sorted(watcher.address for watcher in table.watchers if watcher.held)
        return Asker(table.id, here[0] if here else table.room.makers.get(table.id, ""), table.has_people)

    def skip(self, held: list[int]) -> None:
        """Let the bots play at once until a person is asked."""
        if not held:
            raise self.table.refuse("table-not-seated")
        if self.table.asks_bot:
            self.skipping.set()

    async def prepare(self, held: list[int], option: Option) -> None:
        """Keep an answer to the next question; it is given if it is legal then. No option takes it back."""
        table = self.table
        async with table.turn():
            if not held:
                raise table.refuse("table-not-seated")
            if table.asked in held:
                raise table.refuse("prepare-not-now")
            await table.room.run(table.room.store.prepare, table.id, held[0], option or None)
            await table.catch_up()  # another process may have asked the question meanwhile
        self.wake()

    async def give(self, seat: int, prepared: Option) -> None:
        """Give an answer that was prepared if it is legal, else forget it; the table is locked."""
        table = self.table
        assert table.game.decision is not None
        if prepared not in table.game.decision.options:
            await table.room.run(table.room.store.prepare, table.id, seat, None)
            return
        with contextlib.suppress(Conflict):
            await table.answer(seat, prepared)


def question_of(table: "Table", seat: int, level: str = "") -> dict[str, Any]:
    """What a thinking process is asked; with a level, in place of the bot that sits there."""
    header, game = table.header, table.game
    record: dict[str, Any] = {
        "game": header.game,
        "rules": table.rules.version,
        "seats": header.seats,
        "seed": header.seed,
        "chance": header.chance,
        "options": game.options,
        "moves": [list(move) for move in game.moves],
    }
    seed = (header.seed * 31 + seat) * 1_000_003 + table.entries
    whole = game.record if game.history_note else record
    return {
        "id": table.id,
        "package": GAMES[header.game],
        "record": whole,
        "line": table.entries - len(game.moves),  # the same while nothing is taken back
        "level": level or table.level_of(seat),
        "seed": seed,
    }
