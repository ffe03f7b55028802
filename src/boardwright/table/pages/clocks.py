"""The clocks on the pages: a strip with everybody's time, a warning, and a clock in words."""

import msgspec
from babel.units import format_unit

from boardwright.table.clocks import PLAYER, SHORT, TAKES_OVER, UP, Clock, Timing
from boardwright.table.elements import Element, Node, div, option, p, select, span
from boardwright.table.scene import BOT, Scene
from boardwright.words import Words

from .icons import icon
from .parts import badge, seat_name, tinted

CHOICES = ("move:86400", "move:259200", "move:604800", "player:600:10", "player:1800:20", "player:3600:30")
"""The clocks that the home page offers: sort, seconds, and what is added after a turn."""

ENDS = ("once", "bot", "sign")

A_DAY, AN_HOUR, A_MINUTE = 86400, 3600, 60
UNITS = {A_DAY: "day", AN_HOUR: "hour", A_MINUTE: "minute", 1: "second"}


def clocks(scene: Scene) -> Element:
    """The time of all people, and of those whose seats bots took over. clocks.js counts down to when it is up."""
    clock, words = scene.clock, scene.words
    if clock is None or scene.replay:
        return div("#clocks", hidden=True)
    about = about_clock(words, clock.timing)
    return div("#clocks.clocks", role="group", aria_label=words.message("clocks"), title=about)[
        icon("clock"),
        (
            span(class_=["clock", {"runs": seat == clock.seat, "own": seat == scene.viewer, **stage(clock, seat)}])[
                badge(player), span(".clock-name")[seat_name(words, player)], time_of(words, clock, seat)
            ]
            for seat, player in enumerate(scene.seats)
            if player.sort != BOT or clock.lefts[seat] <= 0
        ),
    ]  # fmt: skip


def time_of(words: Words, clock: Clock, seat: int) -> Element:
    """What somebody has left; while it runs, from when the stretch began."""
    due = f"{clock.due:.1f}" if seat == clock.seat and clock.due is not None else None
    left = clock.lefts[seat]
    return span(".clock-time", data_left=f"{left:.1f}", data_due=due)[counted(left)]


def stage(clock: Clock, seat: int) -> dict[str, bool]:
    """Whether somebody's time is short, or up."""
    now = clock.stage if seat == clock.seat else UP if clock.lefts[seat] <= 0 else 0
    return {"short": now == SHORT, "up": now == UP}


def clock_notice(scene: Scene) -> Element:
    """Whoever is asked is warned; that their time is up everybody is told."""
    clock, words = scene.clock, scene.words
    told = ""
    if clock is not None and clock.seat is not None and not scene.replay:
        mine = clock.seat == scene.viewer
        if clock.stage == SHORT and mine:
            told = words.message("clock-short", ends=clock.timing.ends)
        elif clock.stage == UP and clock.timing.ends != TAKES_OVER:
            name = seat_name(words, scene.seats[clock.seat])
            told = words.message("clock-up", ends=clock.timing.ends, mine="yes" if mine else "no", name=name)
    return div("#clock-notice", role="status", class_={"notice": bool(told)})[
        p[tinted(told, scene.seats)] if told else None
    ]


def counted(seconds: float) -> str:
    """A time as a clock shows it: 2d 4h, 3h 12m, 9:05. clocks.js does the same."""
    whole = int(seconds + 0.999)
    for unit, less in ((A_DAY, AN_HOUR), (AN_HOUR, A_MINUTE)):
        if whole >= unit:
            parts = (whole // unit, unit), (whole % unit // less, less)
            return " ".join(f"{count}{UNITS[size][0]}" for count, size in parts if count)
    return f"{whole // A_MINUTE}:{whole % A_MINUTE:02}"


def spoken(words: Words, seconds: float) -> str:
    """A time in words, in the largest unit that goes into it: "3 days", "90 minutes"."""
    size = next(size for size in UNITS if seconds % size == 0 or size == 1)
    return str(format_unit(seconds / size, f"duration-{UNITS[size]}", locale=words.language))


def timing_words(words: Words, timing: Timing) -> str:
    """A clock in words."""
    time = spoken(words, timing.seconds)
    if timing.kind == PLAYER and timing.increment:
        return words.message("clock-each-more", time=time, more=spoken(words, timing.increment))
    return words.message("clock-each" if timing.kind == PLAYER else "clock-turn", time=time)


def about_clock(words: Words, timing: Timing) -> str:
    """A clock, and what happens when time is up."""
    return words.message("clock-about", clock=timing_words(words, timing), ends=timing.ends)


def timing_of(choice: str, ends: str) -> Timing:
    """The clock that a choice of the home page means; a ValueError if there is none."""
    kind, seconds, *more = choice.split(":")
    return msgspec.convert({"kind": kind, "seconds": float(seconds), "increment": float(*more), "ends": ends}, Timing)


def choice(words: Words) -> Node:
    """The clock of a new game."""
    return [
        select(name="clock", aria_label=words.message("clock"))[
            option(value="", selected=True)[words.message("clock-none")],
            (option(value=text)[timing_words(words, timing_of(text, ENDS[0]))] for text in CHOICES),
        ],
        select(name="clock-ends", aria_label=words.message("clock-when-up"))[
            (option(value=ends, selected=ends == ENDS[0])[words.message(f"clock-ends-{ends}")] for ends in ENDS)
        ],
    ]
