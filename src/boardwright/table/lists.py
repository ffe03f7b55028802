"""The lists of the home page: one's own games, those to play first; tables with free seats; games to watch."""

import time
from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta

from babel.dates import format_timedelta

from boardwright.games import GAMES
from boardwright.words import FALLBACK, SHAPES, Words

from .clocks import Clock
from .draw import COLOURS
from .listing import open_tables
from .pages.clocks import counted, timing_words
from .pages.home import Entry
from .room import Room
from .scene import Player, told_apart, words_for
from .seats import Who, hashed
from .storage import RUNNING, Listed, Sitting

LONGEST_AGO = 100 * 365 * 24 * 3600.0


async def lists(room: Room, who: Who) -> tuple[list[Entry], list[Entry], list[Entry]]:
    """The games of a visitor, those of others to watch, and those at which anybody may sit down."""
    mine = await room.run(room.store.games, hashed(who.visitor)) if who.visitor else []
    own = [entry_of(header, sittings, held) for header, sittings, held in mine if header.game in GAMES]
    own.sort(key=lambda entry: (not entry.your_turn, entry.over))
    ids = {entry.id for entry in own}
    watch = await room.run(room.store.watchable)
    others = [entry_of(header, sittings, set()) for header, sittings in watch if header.game in GAMES]
    tables = [table for table in await open_tables(room) if table.header.game in GAMES and table.header.id not in ids]
    free = [replace(entry_of(table.header, table.seats, set()), here=table.here) for table in tables]
    clocks = await room.run(room.store.clocks, [*ids, *(entry.id for entry in free)])
    now, words = room.clocks.now(), words_for(None)
    own = [with_time(entry, clocks, now, words) for entry in own]
    free = [
        replace(entry, clock=timing_words(words, clocks[entry.id].timing)) if entry.id in clocks else entry
        for entry in free
    ]
    ids |= {entry.id for entry in free}
    return own, [entry for entry in others if entry.id not in ids], free


def with_time(entry: Entry, clocks: Mapping[str, Clock], now: float, words: Words) -> Entry:
    """A game of the visitor, with how much time they have left if they are asked."""
    clock = clocks.get(entry.id)
    if clock is None or clock.seat is None or not entry.your_turn:
        return entry
    return replace(entry, clock=words.message("clock-left", time=counted(clock.left(clock.seat, now))))


def entry_of(header: Listed, sittings: list[Sitting], held: set[int]) -> Entry:
    """A game as a list shows it."""
    running = header.state == RUNNING
    return Entry(
        header.id,
        header.game,
        told_apart(
            [
                Player(who.name, who.sort, who.level, colour=COLOURS[who.seat], shape=SHAPES[who.seat % len(SHAPES)])
                for who in sittings
            ]
        ),
        header.moves,
        running and header.asked in held,
        not running,
        ago(header.changed),
        [] if header.asked is None else [header.asked],
    )


def ago(moment: float, language: str = FALLBACK) -> str:
    """How long ago something was, as people say it."""
    since = min(max(time.time() - moment, 0.0), LONGEST_AGO)
    return format_timedelta(timedelta(seconds=-since), add_direction=True, locale=language)
