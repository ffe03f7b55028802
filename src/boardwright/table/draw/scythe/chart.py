"""The map: pointy-top hexes around the Factory, rivers on their edges, the home bases at the rim."""

from collections.abc import Mapping
from functools import cache
from math import cos, radians, sin, sqrt
from typing import Any

from markupsafe import Markup

from boardwright.games.scythe.facts import (
    AXIAL,
    FACTION_ROWS,
    IS_TUNNEL,
    NEW_WORKER,
    NOTHING,
    PLACE_IDS,
    PLACE_NUMBER,
    PLACES,
    PRODUCT,
    RIVERS,
    TERRAIN,
    TERRAINS,
    TERRITORIES,
)
from boardwright.table.elements import Element, Node, circle, g, line, polygon, rect, svg, text, title, use
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene

from .icons import at, drawn, made
from .pieces import standing, stock, structure

SIZE = 100.0
"""From the middle of a hex to a corner."""
BASE_SIZE = 84.0
"""The same of a home base."""
WIDTH = SIZE * sqrt(3)
EDGE = 4 * WIDTH + 8
"""Half the width of the map."""
OWNERS = {row["home_base"]: row["id"] for row in FACTION_ROWS}
"""The faction of each home base in this edition."""


def chart(scene: Scene) -> Markup:
    """The whole map as one picture."""
    view = scene.view
    factions = [player["faction"] for player in view["players"]]
    return picture(scene.cast, factions, view["places"], [*view["fights"], view["fight"]])


@kept
def picture(cast: Cast, factions: list[str], places: dict[str, Any], fights: list[str]) -> Element:
    """The map of these factions: its places, and where combats are fought or wait."""
    return svg(
        ".board-svg.scythe-map",
        viewBox=f"{at(-EDGE)} -708 {at(2 * EDGE)} 1416",
        role="group",
        aria_label=cast.words.message("scythe-map"),
    )[
        land(),
        (base(cast, factions, name) for name, place in places.items() if place["terrain"] == "base"),
        (content(cast, name, place, name in fights) for name, place in places.items()),
    ]


# -- the ground ----------------------------------------------------------------------------------------------------


@cache
def land() -> Markup:
    """What is printed on the board and never changes."""
    return made(
        g(aria_hidden="true")[
            rect(".scythe-sheet", x=at(-EDGE + 3), y="-705", width=at(2 * EDGE - 6), height="1410", rx="46"),
            (territory(PLACE_IDS[place], TERRAINS[TERRAIN[place]]) for place in range(TERRITORIES)),
            rivers(),
        ]
    )


def territory(name: str, terrain: str) -> Node:
    """The ground of a hex: its terrain by colour and sign."""
    x, y = middle(name)
    return g(f".scythe-hex.scythe-{terrain}")[
        polygon(".scythe-ground", points=hexagon(x, y, SIZE)),
        cogs(x, y) if terrain == "factory" else sign(terrain, x, y),
    ]


def sign(terrain: str, x: float, y: float) -> Node:
    """The sign of a terrain, in the upper half of its hex."""
    return use(".scythe-sign", href=f"#scythe-terrain-{terrain}", x=at(x - 46), y=at(y - 84), width="92", height="69")


def cogs(x: float, y: float) -> Node:
    """The Factory works."""
    return [
        drawn("factory", x - 52, y - 20, 84, kind="scythe-cog"),
        drawn("factory", x + 49, y + 14, 70, kind="scythe-cog"),
        drawn("factory", x - 22, y + 56, 46, kind="scythe-cog"),
        use(".scythe-sign", href="#scythe-terrain-factory", x=at(x - 42), y=at(y - 92), width="84", height="63"),
    ]


def rivers() -> Node:
    """Every edge with a river: a bank, and the water on it."""
    edges = [shared_edge(one, other) for one in range(PLACES) for other in RIVERS[one] if drawn_once(one, other)]
    return g(".scythe-rivers")[(line(f".scythe-{kind}", edge) for kind in ("bank", "water") for edge in edges)]


def drawn_once(one: int, other: int) -> bool:
    """A river between two territories is named from both sides, one between a base and a territory from the base."""
    return one < other or one not in RIVERS[other]


@kept
def base(cast: Cast, factions: list[str], name: str) -> Node:
    """A home base with the name of its faction; faint if nobody plays it."""
    x, y = middle(name)
    player = cast.seats[factions.index(OWNERS[name])] if OWNERS.get(name) in factions else None
    ground = polygon(".scythe-ground", points=hexagon(x, y, BASE_SIZE))
    kind = f".seat-{player.colour}" if player is not None else ".scythe-empty"
    return g(f".scythe-hex.scythe-base{kind}", aria_hidden="true")[
        ground,
        written(str(cast.words.name("faction", OWNERS[name])), x, y) if name in OWNERS else None,
    ]


def written(name: str, x: float, y: float) -> Node:
    """The name of a faction in two lines."""
    first, last = name.rsplit(" ", 1)
    return [
        text(".scythe-faction", x=at(x), y=at(y + 35))[first],
        text(".scythe-faction", x=at(x), y=at(y + 55))[last],
    ]


# -- what stands on it ---------------------------------------------------------------------------------------------


@kept
def content(cast: Cast, name: str, place: dict[str, Any], fought: bool) -> Node:
    """What stands and lies on a hex. It is the hex for those who do not see it."""
    x, y = middle(name)
    kinds = sum(1 for count in place["tokens"].values() if count)
    base = place["terrain"] == "base"
    told = described(cast, name, place, fought)
    return g(
        f".scythe-content.scythe-on-{place['terrain']}",
        data_spot=f"place-{name}",
        data_help=topic(place, fought),
        role="img",
        aria_label=told,
    )[
        title[told],
        polygon(".scythe-touch", points=hexagon(x, y, BASE_SIZE if base else SIZE)),
        held(cast, name, place),
        None if base or kinds > 3 else text(".scythe-number", x=at(x), y=at(y + 76))[number_of(name)],
        mark("tunnel", x - 55, y - 44) if IS_TUNNEL[PLACE_NUMBER[name]] else None,
        mark("encounter", x + 55, y - 44) if place["encounter"] else None,
        structure(cast, place["structure"], x, y - 58) if place["structure"] is not None else None,
        standing(cast, name, place, x, y + (-23 if base else 0 if kinds < 4 else -5)),
        stock(cast, place["tokens"], x, y),
        fight(x, y) if fought else None,
    ]


def topic(place: Mapping[str, Any], fought: bool) -> str:
    """What a place is explained by: the most particular thing on it."""
    if fought:
        return "combat"
    if place["terrain"] == "factory" or place["encounter"]:
        return "factory" if place["terrain"] == "factory" else "encounter"
    return "control" if place["structure"] is None else str(place["structure"]["kind"])


def held(cast: Cast, name: str, place: Mapping[str, Any]) -> Node:
    """The tint of who controls a territory."""
    if place["controller"] is None:
        return None
    x, y = middle(name)
    return g(f".scythe-held.seat-{cast.seats[place['controller']].colour}")[
        polygon(".scythe-held-edge", points=hexagon(x, y, SIZE - 10)),
        polygon(".scythe-held-line", points=hexagon(x, y, SIZE - 10)),
    ]


def mark(sign: str, x: float, y: float) -> Node:
    """A tunnel, or an encounter that waits."""
    return g(f".scythe-mark.scythe-{sign}-mark")[circle(cx=at(x), cy=at(y), r="19"), drawn(sign, x, y, 25)]


def fight(x: float, y: float) -> Node:
    """A combat is fought here or waits."""
    return g(".scythe-fight")[
        polygon(points=hexagon(x, y, SIZE - 4)),
        circle(cx=at(x), cy=at(y - 97), r="21"),
        drawn("combat", x, y - 97, 28),
    ]


def described(cast: Cast, name: str, place: Mapping[str, Any], fought: bool) -> str:
    """A place in words, for those who do not see it."""
    words = cast.words
    parts = [str(words.name("place", name))]
    product = PRODUCT[TERRAIN[PLACE_NUMBER[name]]]
    if product == NEW_WORKER:
        parts.append(words.message("scythe-trains"))
    elif product != NOTHING:
        parts.append(words.message("scythe-produces", resource=str(words.name("resource", product))))
    if IS_TUNNEL[PLACE_NUMBER[name]]:
        parts.append(words.message("scythe-tunnel"))
    if place["encounter"]:
        parts.append(words.message("scythe-encounter-token"))
    if place["controller"] is not None:
        parts.append(words.message("scythe-controlled", seat=cast.seats[place["controller"]].called))
    if fought:
        parts.append(words.message("scythe-fight-here"))
    if place["structure"] is not None:
        owner = cast.seats[place["structure"]["seat"]].called
        kind = str(words.name("structure", place["structure"]["kind"]))
        parts.append(words.message("scythe-structure-of", structure=kind, seat=owner))
    for row in place["units"]:
        units = [words.message(f"scythe-{kind}", count=int(row[kind])) for kind in UNITS if row[kind]]
        parts.append(words.message("scythe-units-of", seat=cast.seats[row["seat"]].called, units=words.listed(units)))
    for kind, count in place["tokens"].items():
        if count:
            parts.append(words.message("board-tokens", count=count, resource=words.name("resource", kind)))
    said = words.listed(parts)
    return said[:1].upper() + said[1:]


UNITS = ("character", "mechs", "workers")


# -- geometry ------------------------------------------------------------------------------------------------------


def middle(name: str) -> tuple[float, float]:
    q, r = AXIAL[PLACE_NUMBER[name]]
    return WIDTH * (q + r / 2), SIZE * 1.5 * r


@cache
def hexagon(x: float, y: float, size: float) -> str:
    """The corners of a hex with a corner on top."""
    return " ".join(
        f"{at(x + size * cos(radians(60 * corner - 90)))},{at(y + size * sin(radians(60 * corner - 90)))}"
        for corner in range(6)
    )


def shared_edge(one: int, other: int) -> dict[str, str]:
    """The two ends of the edge between two neighbours."""
    x1, y1 = middle(PLACE_IDS[one])
    x2, y2 = middle(PLACE_IDS[other])
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    across, down = -(y2 - y1) / WIDTH * SIZE / 2, (x2 - x1) / WIDTH * SIZE / 2
    return {"x1": at(x - across), "y1": at(y - down), "x2": at(x + across), "y2": at(y + down)}


def number_of(name: str) -> str:
    """Row and place in the row, as sentences call the hex."""
    return name[1:].replace("c", "-")
