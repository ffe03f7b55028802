"""Hints: what the expert bot would do, and why, for somebody who is asked.

The bot thinks in the processes of the other bots and knows no more than they do: of what is hidden only fair guesses.
A hint is kept in memory as long as the position is the same.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.errors import BoardwrightError
from boardwright.sentences import capital
from boardwright.words import Words

from .bots import question_of
from .scene import Hint
from .thinking import Asker

if TYPE_CHECKING:
    from .live import Table

EXPERT = "expert"

AT_ONCE, PER_SECOND = 20, 0.2
"""So many hints may be asked for from one address at once, then so many per second."""

SURE, RATHER = 0.7, 0.4
"""So large a part of the tries makes a bot sure of its choice, and so large a part rather sure."""

log = logging.getLogger(__name__)


class Hints:
    """The hints of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.at = -1
        """The number of entries of the position that the hint is about."""
        self.hint: Hint | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        """Whether a hint for this position is being thought about."""
        return self.table.entries == self.at and self.task is not None and not self.task.done()

    @property
    def now(self) -> Hint | None:
        """The hint for this position."""
        return self.hint if self.table.entries == self.at else None

    def ask(self, held: Sequence[int], address: str) -> None:
        """Let the expert think about the question to a person, or say in one sentence why not."""
        table, seat = self.table, self.table.asked
        if not held:
            raise table.refuse("table-not-seated")
        if not table.header.hints:
            raise table.refuse("hints-off")
        if seat is None or seat not in held:
            raise table.refuse("hint-not-asked")
        if self.thinking or (self.now is not None and not self.now.failed):
            return
        if not table.room.hinted.allowed(address):
            raise table.refuse("hints-too-many")
        self.at, self.hint = table.entries, None
        if self.task is not None:
            self.task.cancel()
        self.task = asyncio.get_running_loop().create_task(self.think(seat, Asker(table.id, address)))
        table.ring()

    async def think(self, seat: int, asker: Asker) -> None:
        """Ask a thinking process, and keep what it says, if the position is still the same."""
        table, at = self.table, self.at
        try:
            question = {**question_of(table, seat, EXPERT), "advice": True}
            advice = await table.room.thinkers.answer(question, asker)
            decision = table.game.decision
            if table.entries == at and decision is not None:
                self.hint = hint_of(table.words.marked, decision, advice)
        except (BoardwrightError, OSError, ValueError):
            log.exception("no hint in game %s", table.id)
            self.hint = Hint((), (table.words.message("hint-failed"),), True)
        table.ring()

    async def wait(self) -> None:
        """Wait for the hint that is being thought about."""
        if self.task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.shield(self.task)

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()


def hint_of(words: Words, decision: Decision, advice: dict[str, Any]) -> Hint:
    """The advice of a bot in words."""

    def said(option: Sequence[str | int]) -> str:
        return capital(words.offered(decision, tuple(option)))

    reasons, tried = advice["reasons"], advice["tried"]
    option: Option = tuple(advice["option"])
    options = (option,) if advice["set"] is None else tuple(tuple(member) for member in advice["set"])
    best = words.listed(said(one) for one in options) if options else words.message("hint-nothing")
    lines = [words.message("hint-best", option=best)]
    if tried == 0:
        lines.append(words.message("hint-only"))
        return Hint(options, tuple(lines))
    part = reasons[0][1] / tried
    sure = "hint-sure" if part >= SURE else "hint-rather" if part >= RATHER else "hint-close"
    lines.append(words.message(sure, count=tried, percent=round(100 * reasons[0][2])))
    if advice["plan"]:
        plan = words.listed(capital(words.option(tuple(step))) for step in advice["plan"])
        lines.append(words.message("hint-plan", options=plan))
    if len(reasons) > 1 and reasons[1][1] and advice["set"] is None:
        percent = round(100 * reasons[1][2])
        lines.append(words.message("hint-other", option=said(reasons[1][0]), percent=percent))
    return Hint(options, tuple(lines))
