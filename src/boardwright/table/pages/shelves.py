"""How the library of a game is ordered: shelves, and the topics that stand on each."""

import re
from collections.abc import Sequence

from boardwright.table.draw import drawing_of

WORDS = "words"


def shelved(game: str, topics: Sequence[str]) -> dict[str, list[str]]:
    """Every topic once, on the first shelf that it fits; words of the rules come first."""
    order = drawing_of(game).shelves
    shelves: dict[str, list[str]] = {WORDS: [], **{name: [] for name, _ in order}}
    for topic in topics:
        fitting = (name for name, pattern in order if re.fullmatch(pattern, topic))
        shelves[next(fitting, WORDS)].append(topic)
    return {name: held for name, held in shelves.items() if held}
