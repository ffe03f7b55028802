"""Clocks, for those who want them: how much time everybody has, and what happens when it is up. Plain data.

Time runs for the person who is asked, from the moment they are asked until somebody else is: all questions between are
one stretch. It does not run for bots, nor while a seat is free. A game knows nothing of it.

- With a clock for moves (days-long games), everybody has so many seconds for each stretch.
- With a clock for players (live games), everybody has so many seconds for the whole game, and gets some after each
  stretch.

Taking back gives nobody time: who takes back alone goes on with what was left of that stretch and gets nothing more for
it. To be asked in vain, because somebody else took back, costs nothing. After an undo that all agreed to, whoever is
asked has at least a little (a clock for moves: everything).
"""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from .scene import PERSON, USUAL_BOT

MOVE, PLAYER = "move", "player"
TAKES_OVER, ANSWERS, SIGN = "bot", "once", "sign"
"""When time is up: a bot takes the seat, or it answers until somebody else is asked, or everybody is told so."""

RUNS, SHORT, UP = 0, 1, 2
"""How it stands with the time of whoever is asked."""

A_DAY = 24 * 3600.0
LEAST = 5 * 60.0
"""Somebody new on a seat, or asked after an undo that all agreed to, has at least so many seconds."""

OVERTIME = 30.0
"""Where a bot answers for them, people have so many seconds each time after their time was up."""

LAST_MINUTE = 60.0
LAST_HOURS = 6 * 3600.0
"""They are warned so many seconds before it ends; of a time for one move, when a fifth is left."""


class Timing(Struct, frozen=True, forbid_unknown_fields=True):
    """What was chosen at the start: "move" or "player", the seconds, and what happens when time is up.

    `ends`: "bot" (a bot takes the seat), "once" (a bot answers until somebody else is asked) or "sign" (nothing but a
    sign). `level` is that of the bot.
    """

    kind: Literal["move", "player"]
    seconds: Annotated[float, Meta(ge=30, le=60 * A_DAY)]
    increment: Annotated[float, Meta(ge=0, le=A_DAY)] = 0.0
    ends: Literal["bot", "once", "sign"] = "sign"
    level: Annotated[str, Meta(max_length=40)] = USUAL_BOT

    @property
    def notice(self) -> float:
        """So many seconds before the end people are warned."""
        return LAST_MINUTE if self.kind == PLAYER else min(self.seconds / 5, LAST_HOURS)


class Clock(Struct, frozen=True):
    """How much time everybody has left, and for whom it runs.

    `lefts` is what they had when the stretch of `seat` began, at `since`. Without a seat the clock stands.
    """

    timing: Timing
    lefts: tuple[float, ...]
    seat: int | None = None
    since: float = 0.0
    stage: int = RUNS
    again: bool = False
    """Whether this stretch began with an undo."""

    @property
    def due(self) -> float | None:
        """When the time of whoever is asked is up."""
        return None if self.seat is None else self.since + self.lefts[self.seat]

    @property
    def alarm(self) -> float | None:
        """When something is to be done next: a warning, or what was chosen for the end."""
        if self.due is None or self.stage == UP:
            return None
        return self.due if self.stage == SHORT else self.due - self.timing.notice

    def left(self, seat: int, now: float) -> float:
        """How much time somebody has left."""
        spent = max(0.0, now - self.since) if seat == self.seat else 0.0
        return max(0.0, self.lefts[seat] - spent)

    def follow(self, asked: int | None, now: float, back: bool = False, agreed: bool = False) -> "Clock":
        """After a move, or an undo (`back`), that made this seat the one whose time runs (None: nobody's)."""
        if asked == self.seat:
            return self
        timing, lefts = self.timing, list(self.lefts)
        if self.seat is not None and not back:
            lefts[self.seat] = self.left(self.seat, now)
            if timing.kind == PLAYER and not self.again:
                lefts[self.seat] += timing.increment
        if asked is not None:
            if timing.kind == MOVE and (agreed or not back):
                lefts[asked] = timing.seconds
            elif agreed:
                lefts[asked] = max(lefts[asked], min(timing.seconds, LEAST))
            if timing.kind == PLAYER and timing.ends == ANSWERS:
                lefts[asked] = max(lefts[asked], OVERTIME)
        return self.running(asked, tuple(lefts), now, back and not agreed)

    def seated(self, asked: int | None, now: float, new: int | None = None) -> "Clock":
        """After somebody came or left: the seat whose time runs now, and the one on which somebody `new` sits."""
        if asked == self.seat and new is None:
            return self
        lefts = list(self.lefts)
        if self.seat is not None:
            lefts[self.seat] = self.left(self.seat, now)
        if new is not None:
            whole = self.timing.kind == MOVE
            lefts[new] = self.timing.seconds if whole else max(lefts[new], min(self.timing.seconds, LEAST))
        return self.running(asked, tuple(lefts), now, self.again and asked == self.seat)

    def running(self, asked: int | None, lefts: tuple[float, ...], now: float, again: bool) -> "Clock":
        """The same clock, from now on with these times."""
        made = Clock(self.timing, lefts, asked, now, RUNS, again)
        return made.rung(now)

    def rung(self, now: float) -> "Clock":
        """The same clock after its alarms up to now."""
        clock = self
        while clock.alarm is not None and clock.alarm <= now:
            clock = msgspec.structs.replace(clock, stage=clock.stage + 1)
        return clock

    def delayed(self, seconds: float) -> "Clock":
        """The same clock, if so much time had not passed."""
        return msgspec.structs.replace(self, since=self.since + seconds)


def new_clock(timing: Timing, seats: int, asked: int | None, now: float) -> Clock:
    """The clock of a new game, at which the time of a seat runs (None: nobody's)."""
    lefts = (timing.seconds,) * seats
    return Clock(timing, lefts).running(asked, lefts, now, False)


def running_seat(asked: int | None, sorts: Sequence[str]) -> int | None:
    """The seat whose time runs: the one that is asked, if a person sits there and no seat is free."""
    return asked if asked is not None and sorts[asked] == PERSON and "open" not in sorts else None
