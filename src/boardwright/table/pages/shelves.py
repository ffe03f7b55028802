"""How the library of each game is ordered: shelves, and the topics that stand on each."""

import re
from collections.abc import Mapping, Sequence

NATIONS = (
    *("carthaginians", "celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings"),
    *("arthurians", "atlanteans", "egyptians", "mauryans", "minoans", "olmecs", "qin", "utopians"),
)
ABILITIES = (
    "riverwalk|speed|seaworthy|artillery|township|peoples-army|wayfare|scout|underpass|disarm|submerge|camaraderie"
)

SHELVES: Mapping[str, Sequence[tuple[str, str]]] = {
    "arcs": (("leaders", r"lead\d+"), ("lore", r"l\d+"), ("court", r"bc\d+")),
    "scythe": (
        ("factions", "nordic|rusviet|crimea|saxony|polania"),
        ("abilities", ABILITIES),
        ("mats", "industrial|engineering|patriotic|mechanical|agricultural"),
        ("bonuses", "adjacent-.*|on-.*|longest-row"),
        ("objectives", r"objective-\d+"),
        ("encounters", r"encounter-\d+"),
        ("factory", r"factory-\d+"),
    ),
    "imperium": (
        *[(nation, rf"{nation}|\d{nation[:3].upper()}\d+B?") for nation in NATIONS],
        *[
            (suit, rf"\d{suit[:3].upper()}\d+B?")
            for suit in ("region", "uncivilised", "civilised", "tributary", "fame", "unrest")
        ],
    ),
}
"""For each game its shelves in order, each with the pattern of its topics. What fits nowhere are words of the rules."""

WORDS = "words"


def shelved(game: str, topics: Sequence[str]) -> dict[str, list[str]]:
    """Every topic once, on the first shelf that it fits; words of the rules come first."""
    shelves: dict[str, list[str]] = {WORDS: [], **{name: [] for name, _ in SHELVES.get(game, ())}}
    for topic in topics:
        fitting = (name for name, pattern in SHELVES.get(game, ()) if re.fullmatch(pattern, topic))
        shelves[next(fitting, WORDS)].append(topic)
    return {name: held for name, held in shelves.items() if held}
