"""The map: the painted land, who holds what, and what stands on it."""

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from boardwright.games.scythe.facts import (
    FACTION_ROWS,
    IS_TUNNEL,
    NEW_WORKER,
    NOTHING,
    PLACE_NUMBER,
    PRODUCT,
    TERRAIN,
)
from boardwright.table.elements import Element, Node, circle, g, polygon, rect, svg, text, title, use
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene

from .icons import drawn
from .land import ACROSS, DOWN, LEFT, TOP, land, waters
from .pieces import stock, structure, token, units
from .shapes import SIZE, at, hexagon, middle, moved
from .stacking import NAME_AT, places_of_units, places_on_top

OWNERS = {row["home_base"]: row["id"] for row in FACTION_ROWS}
"""The faction of each home base in this edition."""
NOBODY = -1
HELD_SIZE, BASE_INNER = SIZE - 7, SIZE - 5


def chart(scene: Scene) -> Markup:
    """The whole map as one picture."""
    view = scene.view
    factions = [player["faction"] for player in view["players"]]
    return picture(scene.cast, factions, view["places"], [*view["fights"], view["fight"]], view["turn"])


@kept
def picture(cast: Cast, factions: list[str], places: dict[str, Any], fights: list[str], turn: int) -> Element:
    """The map of these factions: its places, and where combats are fought or wait."""
    return svg(
        ".board-svg.scythe-map",
        viewBox=f"{at(LEFT)} {at(TOP)} {at(ACROSS)} {at(DOWN)}",
        role="group",
        aria_label=cast.words.message("scythe-map"),
        data_comes_near="yes",
    )[
        land(),
        (base(cast, factions, name, bool(place["units"])) for name, place in bases(places)),
        (held(factions, name, place["controller"]) for name, place in places.items()),
        waters(),
        use(href="#scythe-airship", transform=moved(-70, -378), aria_hidden="true"),
        (
            content(cast, factions, name, place, name in fights, turn if len(place["units"]) > 1 else NOBODY)
            for name, place in places.items()
        ),
    ]


def bases(places: Mapping[str, Any]) -> list[tuple[str, Any]]:
    return [(name, place) for name, place in places.items() if place["terrain"] == "base"]


@kept
def base(cast: Cast, factions: list[str], name: str, taken: bool) -> Node:
    """A home base with the emblem of its faction; pale if nobody plays it."""
    x, y = middle(name)
    if name not in OWNERS:
        return use(".scythe-ghost", href="#scythe-hex-shape", transform=moved(x, y), aria_hidden="true")
    faction = OWNERS[name]
    played = faction in factions
    return g(
        f".scythe-base.scythe-of-{faction}{'' if played else '.scythe-empty'}", transform=moved(x, y),
        aria_hidden="true",
    )[
        use(".scythe-base-ground", href="#scythe-hex-shape"),
        polygon(".scythe-base-line", points=hexagon(0, 0, BASE_INNER)),
        use(href="#scythe-hex-shape", fill="url(#scythe-light)"),
        use(href=f"#scythe-emblem-{faction}", transform=moved(0, -37, 1.15) if taken else moved(0, -12, 2.3)),
        text(".scythe-faction", y="36")[cast.words.message(f"scythe-short-{faction}")],
    ]  # fmt: skip


def held(factions: Sequence[str], name: str, controller: int | None) -> Node:
    """The line of who controls a territory."""
    if controller is None:
        return None
    return held_by(factions[controller], name)


@kept
def held_by(faction: str, name: str) -> Element:
    x, y = middle(name)
    points = hexagon(0, 0, HELD_SIZE)
    return g(f".scythe-held.scythe-of-{faction}", transform=moved(x, y))[
        polygon(".scythe-held-edge", points=points), polygon(".scythe-held-line", points=points)
    ]


# -- what stands on it ---------------------------------------------------------------------------------------------


@kept
def content(cast: Cast, factions: list[str], name: str, place: dict[str, Any], fought: bool, turn: int) -> Node:
    """What stands and lies on a hex. It is the hex for those who do not see it."""
    x, y = middle(name)
    tunnel = IS_TUNNEL[PLACE_NUMBER[name]]
    at_base = place["terrain"] == "base"
    top, built = places_on_top(tunnel or place["encounter"], place["structure"] is not None)
    rows = sorted(place["units"], key=lambda row: row["seat"] != turn)
    told = described(cast, name, place, fought)
    return g(
        f".scythe-content.scythe-on-{place['terrain']}",
        data_spot=f"place-{name}",
        data_help=topic(place, fought),
        role="img",
        aria_label=told,
        transform=moved(x, y),
    )[
        title[told],
        use(".scythe-touch", href="#scythe-hex-shape"),
        use(".scythe-ring", href="#scythe-ring"),
        fight() if fought else None,
        token("tunnel" if tunnel else "encounter", top) if top else None,
        structure(cast, factions, place["structure"], built) if built else None,
        (
            units(cast, factions, name, row, spots)
            for row, spots in zip(
                rows, places_of_units(rows, at_base or top is not None or built is not None), strict=True
            )
        ),
        g(".scythe-stock")[stock(cast, place["tokens"])] if any(place["tokens"].values()) else None,
        None if at_base else pill(name),
    ]


def pill(name: str) -> Element:
    """The name of a hex: row and place in the row, as sentences call it."""
    return g(".scythe-name", transform=moved(0, NAME_AT))[
        g(".scythe-grown")[rect(x="-13", y="-7.5", width="26", height="14.5", rx="7"), text(y="4")[number_of(name)]]
    ]


def fight() -> Node:
    """A combat is fought here or waits."""
    return g(".scythe-fight")[
        polygon(points=hexagon(0, 0, SIZE - 4)), circle(cy="-56", r="13"), drawn("combat", 0, -56, 17)
    ]


def topic(place: Mapping[str, Any], fought: bool) -> str:
    """What a place is explained by: the most particular thing on it."""
    if fought:
        return "combat"
    if place["terrain"] == "factory" or place["encounter"]:
        return "factory" if place["terrain"] == "factory" else "encounter"
    return "control" if place["structure"] is None else str(place["structure"]["kind"])


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
        counted = [words.message(f"scythe-{kind}", count=int(row[kind])) for kind in UNITS if row[kind]]
        parts.append(words.message("scythe-units-of", seat=cast.seats[row["seat"]].called, units=words.listed(counted)))
    for kind, count in place["tokens"].items():
        if count:
            parts.append(words.message("board-tokens", count=count, resource=words.name("resource", kind)))
    said = words.listed(parts)
    return said[:1].upper() + said[1:]


UNITS = ("character", "mechs", "workers")


def number_of(name: str) -> str:
    """Row and place in the row, as sentences call the hex."""
    return name[1:].replace("c", "-")
