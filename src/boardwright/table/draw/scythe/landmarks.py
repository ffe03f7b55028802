"""What people look back to: stars, combats, the Factory; in a quiet game also mechs, encounters and structures."""

from collections.abc import Sequence

from boardwright.kernel.state import Event
from boardwright.table.draw import Landmark
from boardwright.table.draw.landmarks import by_verb
from boardwright.words import Words

WEIGHTS = {"star": 8, "won": 7, "claimed": 4, "objective": 3, "deployed": 2, "encounter": 2, "built": 1}


def landmarks(words: Words, events: Sequence[Event]) -> list[Landmark]:
    return by_verb(words, events, WEIGHTS)
