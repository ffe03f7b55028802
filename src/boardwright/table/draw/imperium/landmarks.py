"""What people look back to: empires, fame, and what ended the game."""

from collections.abc import Sequence

from boardwright.kernel.state import Event
from boardwright.table.draw import Landmark
from boardwright.table.draw.landmarks import by_verb
from boardwright.words import Words

WEIGHTS = {
    "collapse": 9, "empire": 8, "scoring": 8, "king_of_kings": 7, "last_round": 6, "took_fame": 4, "developed": 3,
    "revolts": 1,
}  # fmt: skip


def landmarks(words: Words, events: Sequence[Event]) -> list[Landmark]:
    return by_verb(words, events, WEIGHTS)
