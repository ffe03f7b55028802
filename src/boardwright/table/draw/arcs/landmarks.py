"""What people look back to: the ends of chapters, declared ambitions, and the battles that cost most."""

from collections.abc import Mapping, Sequence

from boardwright.kernel.state import Event
from boardwright.table.draw import Landmark
from boardwright.table.draw.landmarks import by_verb
from boardwright.words import Words

from .reports import battles_in

WEIGHTS = {"chapter_ends": 9, "declared": 2, "outrage": 1}
LEAST = 2
"""So many pieces have to be destroyed in a battle that is told."""


def landmarks(words: Words, events: Sequence[Event], weights: Mapping[str, int] = WEIGHTS) -> list[Landmark]:
    """By their verbs; a battle weighs what was destroyed in it."""
    return [*by_verb(words, events, weights), *great_battles(words, events)]


def great_battles(words: Words, events: Sequence[Event]) -> list[Landmark]:
    found = []
    for fight in battles_in(events):
        count = fight.destroyed
        if count >= LEAST:
            told = words.message(
                "arcs-battle-told",
                seat=words.name("seat", fight.attacker),
                seat2=words.name("seat", fight.defender),
                system=fight.system,
                count=count,
            )
            found.append(Landmark(fight.event.move, told, count + 1, words.seat_of("seat", fight.attacker)))
    return found
