"""What the campaign adds to the map: Imperial ships, Blight, Flagships, tokens, and the rim of the Empire's systems."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from boardwright.games.arcs.campaign.facts import BLIGHT, EMPIRE
from boardwright.table.draw.arcs.chart import (
    GAP,
    INNER,
    OUTER,
    DrawSystem,
    Pieces,
    bearing,
    point,
    sector,
    ships_told,
    stack,
    stack_width,
    system_with,
)
from boardwright.table.draw.arcs.icons import at, drawn
from boardwright.table.elements import Node, circle, g, path, text, title
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene

from . import flagship
from .tokens import tokens, tokens_by_system, tokens_told

PICTURES = {EMPIRE: ("imperial", "imperial-damaged"), BLIGHT: ("blight", "blight-damaged")}
SIZES = {EMPIRE: 38.0, BLIGHT: 38.0}
MOST_DRAWN = 2
"""More of a kind are one silhouette and a number."""
ROOM, STEP = 37.0, 16.0
"""How wide a kind is, and how far two of it are apart."""
RIM = 10.0


def owners_stack(
    capitals: list[int],
    cast: Cast,
    name: str,
    owner: int,
    fresh: int,
    damaged: int,
    x: float,
    y: float,
    width: float,
) -> Node:
    """The pieces of an owner in a system: those of Empire and Blight are silhouettes, a Flagship comes first."""
    if owner in capitals:
        beside = x + flagship.WIDTH, y, width - flagship.WIDTH
        return [
            flagship.piece(cast, owner, x + flagship.WIDTH / 2, y),
            stack(cast, name, owner, fresh - 1, damaged, *beside) if fresh + damaged > 1 else None,
        ]
    if owner not in PICTURES:
        return stack(cast, name, owner, fresh, damaged, x, y, width)
    kinds = [(sign, count) for sign, count in zip(PICTURES[owner], (fresh, damaged), strict=True) if count]
    left = x + (width - ROOM * len(kinds)) / 2
    parts: list[Node] = [title[owners_told([], cast, owner, fresh, damaged)]]
    for sign, count in kinds:
        parts.append(row(sign, count, left + ROOM / 2, y, SIZES[owner]))
        left += ROOM
    return g(f".reach-pieces.seat-{cast.seats[owner].colour}", id=f"ships-{name}-{owner}")[parts]


def row(sign: str, count: int, x: float, y: float, size: float) -> Node:
    """So many of a kind around a point."""
    if count <= MOST_DRAWN:
        return [drawn(sign, x + (place - (count - 1) / 2) * STEP, y, size) for place in range(count)]
    return [drawn(sign, x - 7, y, size), text(".reach-count", x=at(x + 13), y=at(y + 12))[str(count)]]


def owners_width(capitals: list[int], owner: int, fresh: int, damaged: int) -> float:
    """How wide that is."""
    if owner not in capitals:
        return stack_width(owner, fresh, damaged)
    return flagship.WIDTH + (stack_width(owner, fresh - 1, damaged) if fresh + damaged > 1 else 0)


def owners_told(capitals: list[int], cast: Cast, owner: int, fresh: int, damaged: int) -> str:
    """The same in words."""
    if owner == BLIGHT:
        return cast.words.message("reach-blight", fresh=fresh, damaged=damaged)
    if owner not in capitals:
        return ships_told(cast, owner, fresh, damaged)
    beside = [ships_told(cast, owner, fresh - 1, damaged)] if fresh + damaged > 1 else []
    return cast.words.listed([flagship.flagship_told(cast, owner), *beside])


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


# -- a system ------------------------------------------------------------------------------------------------------


def systems_of(scene: Scene) -> DrawSystem:
    """How the systems are drawn, with the Flagships and tokens of now."""
    lying = tokens_by_system(scene.view["reach"])
    capitals: dict[str, list[int]] = {}
    for seat, player in enumerate(scene.view["players"]):
        if player["flagship"]:
            capitals.setdefault(player["flagship"]["system"], []).append(seat)
    return lambda cast, name, system: drawn_system(cast, name, system, capitals.get(name, []), lying.get(name, []))


@kept
def drawn_system(
    cast: Cast, name: str, system: dict[str, Any], capitals: list[int], lying: list[dict[str, Any]]
) -> Node:
    """One system with the pieces of everybody, the Flagships of `capitals`, and the tokens that lie there."""
    gate = system["symbol"] == "gate"
    pieces = Pieces(
        partial(owners_stack, capitals),
        partial(owners_told, capitals),
        lambda cast, name, system: [rim(cast, name, system), tokens(cast, name, gate, lying)],
        partial(owners_width, capitals),
        lambda cast, name, system: tokens_told(cast, name, lying),
        crowd=3,
    )
    return system_with(cast, name, system, pieces)
