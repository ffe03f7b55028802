"""The pieces on the map: characters, mechs, workers, structures, and resource tokens."""

from collections.abc import Mapping
from typing import Any

from boardwright.table.elements import Element, Node, circle, g, path, rect, text, title
from boardwright.table.scene import Cast

from .icons import at, drawn

OUTLINES = {
    "character": "M-24 28V-5a24 24 0 0 1 48 0v33a3 3 0 0 1-3 3h-42a3 3 0 0 1-3-3z",
    "mech": "M-16-28h32l10 10v38l-10 10h-32l-10-10v-38z",
    "worker": "M0-24a25 25 0 0 1 0 50 25 25 0 0 1 0-50z",
}
"""Every kind of unit has an outline of its own, around a point."""
WIDTHS = {"character": 48, "mech": 52, "worker": 50}
GAP = 4
TOGETHER = 0.76
"""How large pieces are where several seats stand."""
CHIP_WIDTH, CHIP_HEIGHT = 48, 30
CHIP_ROWS = {1: ((1, 46),), 2: ((2, 46),), 3: ((3, 46),), 4: ((3, 42), (1, 73))}
"""By kinds of tokens on a hex: how many chips lie side by side, and how far below the middle."""


def standing(cast: Cast, name: str, place: Mapping[str, Any], x: float, y: float) -> Node:
    """The units on a place: a row for each seat."""
    rows = place["units"]
    size = 1.0 if len(rows) < 2 else TOGETHER
    top = y - (len(rows) - 1) * 35
    return [units(cast, name, row, x, top + number * 46, size) for number, row in enumerate(rows)]


def units(cast: Cast, name: str, row: Mapping[str, Any], x: float, y: float, size: float) -> Node:
    """The units of one seat side by side."""
    counts = {"character": int(row["character"]), "mech": row["mechs"], "worker": row["workers"]}
    kinds = [kind for kind, count in counts.items() if count]
    left = x - size * (sum(WIDTHS[kind] for kind in kinds) + GAP * (len(kinds) - 1)) / 2
    nodes = []
    for kind in kinds:
        nodes.append(unit(cast, name, row["seat"], kind, counts[kind], left + size * WIDTHS[kind] / 2, y, size))
        left += size * (WIDTHS[kind] + GAP)
    return nodes


def unit(cast: Cast, name: str, seat: int, kind: str, count: int, x: float, y: float, size: float) -> Element:
    """A piece in the colour of its seat with the shape of its seat; more than one stand for a number."""
    player = cast.seats[seat]
    piece_id = f"character-{seat}" if kind == "character" else f"{kind}-{seat}-{name}"
    said = cast.words.message(f"scythe-{UNIT_WORDS[kind]}", count=count)
    return g(f".scythe-piece.seat-{player.colour}", id=piece_id, data_spot=f"{kind}-{seat}-{name}")[
        title[cast.words.message("scythe-units-of", seat=player.called, units=said)],
        g(transform=moved(x, y, size))[
            path(d=OUTLINES[kind]),
            drawn(kind, 0, -5, 36 if kind == "mech" else 34),
            text(".scythe-shape", x="0", y="24")[player.shape],
            counted(count, WIDTHS[kind] / 2 - 3, -20) if count > 1 else None,
        ],
    ]


UNIT_WORDS = {"character": "character", "mech": "mechs", "worker": "workers"}


def moved(x: float, y: float, size: float) -> str:
    return f"translate({at(x)} {at(y)})" + (f" scale({size})" if size != 1 else "")


def counted(count: int, x: float, y: float) -> Node:
    """How many there are."""
    return [
        circle(".scythe-bubble", cx=at(x), cy=at(y), r="13"),
        text(".scythe-bubble-count", x=at(x), y=at(y + 8))[str(count)],
    ]


def structure(cast: Cast, built: Mapping[str, Any], x: float, y: float) -> Element:
    """A building in the colour of its owner."""
    player = cast.seats[built["seat"]]
    kind = str(cast.words.name("structure", built["kind"]))
    return g(f".scythe-piece.scythe-structure.seat-{player.colour}", id=f"built-{built['seat']}-{built['kind']}")[
        title[cast.words.message("scythe-structure-of", structure=kind, seat=player.called)],
        path(d=f"M{at(x)} {at(y - 27)}l27 16v34a3 3 0 0 1-3 3h-48a3 3 0 0 1-3-3v-34z"),
        drawn(built["kind"], x - 4, y + 5, 31),
        text(".scythe-shape", x=at(x + 18), y=at(y + 22))[player.shape],
    ]


def stock(cast: Cast, tokens: Mapping[str, int], x: float, y: float) -> Node:
    """The resource tokens of a hex, a chip for each kind."""
    kinds = [kind for kind, count in tokens.items() if count]
    nodes: list[Node] = []
    for across, below in CHIP_ROWS.get(len(kinds), ()):
        row, kinds = kinds[:across], kinds[across:]
        left = x - len(row) * CHIP_WIDTH / 2
        for number, kind in enumerate(row):
            nodes.append(chip(cast, kind, tokens[kind], left + number * CHIP_WIDTH, y + below))
    return nodes


def chip(cast: Cast, kind: str, count: int, left: float, y: float) -> Element:
    said = cast.words.message("board-tokens", count=count, resource=cast.words.name("resource", kind))
    return g(f".scythe-chip.scythe-token-{kind}")[
        title[said],
        rect(x=at(left + 1), y=at(y - CHIP_HEIGHT / 2), width=at(CHIP_WIDTH - 2), height=at(CHIP_HEIGHT), rx="8"),
        drawn(kind, left + 14, y, 22),
        text(".scythe-many" if count > 9 else "", x=at(left + 35), y=at(y + 8))[str(count)],
    ]
