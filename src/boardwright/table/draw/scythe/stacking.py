"""Where things stand in a hex, so that nothing covers anything. The middle of the hex is 0, 0; feet stand at y.

From top to bottom: an encounter or a tunnel and a structure; mechs, character, workers, always in this order; resource
tokens; the name. Two sides stand in one hex only until their combat: the one whose turn it is left, the other right.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

KINDS = ("mech", "character", "worker")
FEET = 12.0
TOKENS_AT = 23.0
NAME_AT = 41.0
MOST_DRAWN = 4
"""So many workers are drawn; more are two and a number."""


class Spot(NamedTuple):
    """Where a thing is drawn, and how large."""

    x: float
    y: float
    size: float = 1.0


class Box(NamedTuple):
    """What a thing takes up."""

    left: float
    top: float
    right: float
    bottom: float


ALONE = (Spot(0, FEET),)
ALONE_BELOW = (Spot(0, FEET, 0.84),)
PAIR = (Spot(-22, FEET, 0.84), Spot(23, FEET, 0.84))
THREE = (Spot(-31, FEET, 0.7), Spot(1, FEET, 0.7), Spot(33, FEET, 0.7))
HALVES = {
    1: (Spot(25, FEET, 0.72),),
    2: (Spot(14, FEET, 0.42), Spot(38, FEET, 0.42)),
    3: (Spot(14, -7, 0.4), Spot(38, -7, 0.4), Spot(26, FEET, 0.4)),
}
"""Where the units of the right side of a combat stand, by how many kinds there are."""
ABOVE = Spot(0, -39, 0.84)
BUILT = Spot(0, -28, 0.82)
ABOVE_LEFT, BUILT_RIGHT = Spot(-15, -37, 0.8), Spot(13, -26, 0.8)
CHIP_WIDTHS = {1: 30.0, 2: 30.0, 3: 30.0, 4: 23.0}
CHIP_HEIGHT = 16.0

REACH = {
    "mech": (31.0, 31.0, 47.0),
    "character": (19.0, 25.0, 43.0),
    "worker": (15.0, 15.0, 30.0),
    "structure": (15.5, 15.5, 29.5),
    "token": (11.5, 11.5, 11.5),
}
"""How far a figure of size 1 reaches to the left, to the right and up from its feet; a token from its middle."""


def kinds_of(row: Mapping[str, Any]) -> dict[str, int]:
    """How many units of each kind a seat has in a place, those it has."""
    counts = {"mech": row["mechs"], "character": int(row["character"]), "worker": row["workers"]}
    return {kind: count for kind, count in counts.items() if count}


def places_of_units(rows: Sequence[Mapping[str, Any]], crowned: bool) -> list[dict[str, Spot]]:
    """Where the units of each seat stand; `crowned` is a hex with something at its top."""
    if len(rows) > 1:
        return [half(kinds_of(row), number == 0) for number, row in enumerate(rows)]
    return [whole(kinds_of(row), crowned) for row in rows]


def whole(kinds: Mapping[str, int], crowned: bool) -> dict[str, Spot]:
    alone = ALONE_BELOW if crowned and "worker" not in kinds else ALONE
    return dict(zip(kinds, (alone, PAIR, THREE)[len(kinds) - 1], strict=True))


def half(kinds: Mapping[str, int], left: bool) -> dict[str, Spot]:
    spots = HALVES[len(kinds)]
    return {kind: Spot(-spot.x if left else spot.x, spot.y, spot.size) for kind, spot in zip(kinds, spots, strict=True)}


def places_on_top(token: bool, structure: bool) -> tuple[Spot | None, Spot | None]:
    """Where the token at the top of a hex and a structure stand."""
    if token and structure:
        return ABOVE_LEFT, BUILT_RIGHT
    return (ABOVE if token else None), (BUILT if structure else None)


def chips(kinds: int) -> list[tuple[float, float]]:
    """The middle and the width of the resource chips of a hex."""
    if not kinds:
        return []
    wide = CHIP_WIDTHS[kinds]
    return [((number - (kinds - 1) / 2) * wide, wide - 1.4) for number in range(kinds)]


def taken_by(figure: str, spot: Spot) -> Box:
    """What a figure takes up there."""
    left, right, up = (reach * spot.size for reach in REACH[figure])
    down = up if figure == "token" else 0
    return Box(spot.x - left, spot.y - up, spot.x + right, spot.y + down)
