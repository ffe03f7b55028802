"""What the campaign adds to the map: Imperial ships, Blight, and the rim of the systems that the Empire controls."""

from collections.abc import Mapping
from typing import Any

from boardwright.games.arcs.campaign.facts import BLIGHT, EMPIRE
from boardwright.table.draw.arcs.chart import (
    GAP,
    GATE_AT,
    INNER,
    OUTER,
    Pieces,
    bearing,
    point,
    sector,
    ships_told,
    stack,
    system_with,
)
from boardwright.table.draw.arcs.icons import at, drawn
from boardwright.table.elements import Node, circle, g, path, text, title
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene

PICTURES = {EMPIRE: ("imperial", "imperial-damaged"), BLIGHT: ("blight", "blight-damaged")}
SIZES = {EMPIRE: 38.0, BLIGHT: 38.0}
MOST_DRAWN = 2
"""More of a kind are one silhouette and a number."""
ROOM, STEP = 37.0, 16.0
"""How wide a kind is, and how far two of it are apart."""
RIM = 10.0
SLEEPING = 30.0
"""So much farther out than the ships of a gate a Golem sleeps."""


def owners_stack(cast: Cast, name: str, owner: int, fresh: int, damaged: int, x: float, y: float, width: float) -> Node:
    """The pieces of one owner in a system: those of the Empire and the Blight are silhouettes."""
    if owner not in PICTURES:
        return stack(cast, name, owner, fresh, damaged, x, y, width)
    kinds = [(sign, count) for sign, count in zip(PICTURES[owner], (fresh, damaged), strict=True) if count]
    left = x + (width - ROOM * len(kinds)) / 2
    parts: list[Node] = [title[owners_told(cast, owner, fresh, damaged)]]
    for sign, count in kinds:
        parts.append(row(sign, count, left + ROOM / 2, y, SIZES[owner]))
        left += ROOM
    return g(f".reach-pieces.seat-{cast.seats[owner].colour}", id=f"ships-{name}-{owner}")[parts]


def row(sign: str, count: int, x: float, y: float, size: float) -> Node:
    """So many of a kind around a point."""
    if count <= MOST_DRAWN:
        return [drawn(sign, x + (place - (count - 1) / 2) * STEP, y, size) for place in range(count)]
    return [drawn(sign, x - 7, y, size), text(".reach-count", x=at(x + 13), y=at(y + 12))[str(count)]]


def owners_told(cast: Cast, owner: int, fresh: int, damaged: int) -> str:
    """The same in words."""
    if owner == BLIGHT:
        return cast.words.message("reach-blight", fresh=fresh, damaged=damaged)
    return ships_told(cast, owner, fresh, damaged)


def rim(cast: Cast, name: str, system: Mapping[str, Any]) -> Node:
    """p.8: the Empire controls this system: an edge in its colour, and its sign."""
    if system["control"] != EMPIRE:
        return None
    gate, middle = system["symbol"] == "gate", bearing(name)
    half = 30 - GAP if gate else 10 - GAP / 2
    near, far = (INNER, INNER + RIM) if gate else (OUTER - RIM, OUTER)
    x, y = point(INNER + RIM / 2 if gate else OUTER - RIM / 2, middle + (half - 6 if gate else half - 2))
    empire = cast.seats[EMPIRE]
    return g(f".reach-rim.seat-{empire.colour}")[
        path(d=sector(near, far, middle - half, middle + half)),
        circle(cx=at(x), cy=at(y), r="11"),
        text(x=at(x), y=at(y + 5.5))[empire.shape],
    ]


def golems(scene: Scene) -> Node:
    """The Golems that sleep on the map; nobody knows which they are."""
    told = scene.words.message("reach-golem")
    places = scene.view["reach"].get("golems", {}).get("sleeping_in", [])
    return [sleeping(told, *point(GATE_AT + SLEEPING, bearing(name) + 16)) for name in places]


def sleeping(told: str, x: float, y: float) -> Node:
    """A Golem face down."""
    return g(".reach-golem")[title[told], circle(cx=at(x), cy=at(y), r="17"), drawn("golem", x, y, 24)]


PIECES = Pieces(owners_stack, owners_told, rim, crowd=3)


@kept
def drawn_system(cast: Cast, name: str, system: dict[str, Any]) -> Node:
    """One system with the pieces of everybody."""
    return system_with(cast, name, system, PIECES)
