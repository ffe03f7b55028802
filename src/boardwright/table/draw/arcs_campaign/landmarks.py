"""What people look back to: fates and what became of them, chapters, titles, Summits, and the costliest battles."""

from collections.abc import Sequence

from boardwright.kernel.state import Event
from boardwright.table.draw import Landmark
from boardwright.table.draw.arcs.landmarks import landmarks as landmarks_of_arcs
from boardwright.words import Words

WEIGHTS = {
    "fate_fulfilled": 9, "fate_failed": 9, "chapter_ends": 9, "portal_found": 7,
    "world_broken": 7, "hammer_complete": 6, "first_regent": 5, "became_lord": 5, "haven_revealed": 5,
    "became_outlaw": 4, "became_regent": 4, "commonwealth_declared": 4, "summit": 3, "flagship_gained": 3,
    "golem_found": 2, "fate_revealed": 2, "declared": 1,
}  # fmt: skip


def landmarks(words: Words, events: Sequence[Event]) -> list[Landmark]:
    return landmarks_of_arcs(words, events, WEIGHTS)
