"""The map: six clusters around the star, each a gate on the inner ring and three planets on the outer one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from math import atan2, degrees
from typing import Any

from boardwright.games.arcs.facts import BOARD
from boardwright.table.elements import (
    Element,
    Node,
    circle,
    defs,
    g,
    line,
    path,
    radial_gradient,
    rect,
    stop,
    svg,
    text,
    title,
    use,
)
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene
from boardwright.words import Words

from .figures import hull_of
from .geometry import (
    CENTRE_FAR,
    FAR,
    GATE_AT,
    GATE_FAR,
    GATE_NEAR,
    HUB,
    RIM,
    TALL,
    WIDE,
    Shape,
    angle_of,
    bearing,
    drawn_path,
    gate_tag,
    harbour,
    is_centre,
    is_gate,
    outline,
    place,
    rim,
)
from .icons import at, drawn
from .names import resource_name
from .stacking import Kind, Row, figure, stacked

SYMBOL_SIGNS = {"arrow": "▸", "crescent": "☾", "hex": "⬡"}
SHAPES = (WIDE, TALL)
TINTS = {"material": "#dba45f", "fuel": "#35cbe8", "weapon": "#ff7a3c", "relic": "#43d39a", "psionic": "#b98bff",
         "barren": "#9aa3c8", "gate": "#6f7cff"}  # fmt: skip
CHEVRON = "M-4-6L3 0-4 6M3-6L10 0 3 6"

Told = Callable[[Cast, int, int, int], str]


@dataclass(frozen=True)
class Pieces:
    """How the ships of an owner are drawn and told, and what else a system shows; a game on top has its own."""

    kinds: "Callable[[Cast, int, int, int], tuple[Kind, ...]]"
    """What stands there of an owner: fresh ones, then damaged ones."""
    told: Told
    more: "Callable[[Shape, Cast, str, Mapping[str, Any]], Node]"
    more_told: "Callable[[Cast, str, Mapping[str, Any]], list[str]]"
    """What `more` shows, in words."""
    tightly: bool = False
    """Whether two owners may share a row as soon as it helps."""


DrawSystem = Callable[[Shape, Cast, str, dict[str, Any]], Node]


Scenery = Callable[[Shape], Node]


def charts(
    scene: Scene,
    cast: Cast | None = None,
    draw: DrawSystem | None = None,
    label: str = "",
    scenery: Scenery = lambda shape: None,
) -> Node:
    """The whole map, lying and standing; a screen shows the one that fits.

    The cast has all who own pieces, the label is above the chapter, the scenery lies under the systems.
    """
    return [chart(shape, scene, cast or scene.cast, draw or drawn_system, label, scenery) for shape in SHAPES]


def chart(shape: Shape, scene: Scene, cast: Cast, draw: DrawSystem, label: str, scenery: Scenery) -> Element:
    view = scene.view
    systems: dict[str, Any] = view["systems"]
    return svg(
        f".board-svg.arcs-map.arcs-{shape.name}",
        viewBox=shape.view_box,
        role="group",
        aria_label=scene.words.message("arcs-map"),
    )[
        space(shape, scene.words, view["out_of_play"], list(systems)),
        scenery(shape),
        (draw(shape, cast, name, system) for name, system in systems.items()),
        (badge if any(is_centre(name) for name in systems) else hub)(
            shape, cast, label or scene.words.message("arcs-chapter"), view["chapter"], view["initiative"]
        ),
    ]


# -- what does not change in a game ----------------------------------------------------------------------------------


@kept
def space(shape: Shape, words: Words, out_of_play: list[int], systems: list[str]) -> Node:
    """The areas, the light of the star, what is out of play and the ways around it."""
    return [
        defs[tints(shape), (area(shape, name) for name in systems)],
        circle(".arcs-corona", r=at(min(shape.rx, shape.ry) * 0.52), fill="url(#arcs-corona)"),
        (cluster_out(shape, words, cluster) for cluster in out_of_play),
        links(shape, systems),
    ]


def area(shape: Shape, name: str) -> Element:
    """The outline of a system, used for its ground, its light, its edge and its halo."""
    return path(id=f"area-{shape.name}-{name}", d=drawn_path(outline(shape, name)))


@cache
def tints(shape: Shape) -> Node:
    """The light that a kind of system has on its ground: more of it outwards."""
    return [
        radial_gradient(
            "",
            {
                "id": f"arcs-tint-{kind}-{shape.name}",
                "gradientUnits": "userSpaceOnUse",
                "gradientTransform": f"scale({shape.rx:g} {shape.ry:g})",
            },
            cx="0",
            cy="0",
            r="1",
        )[
            stop(offset=".2" if kind == "gate" else ".45", stop_color=colour, stop_opacity=".1"),
            stop(offset=".45" if kind == "gate" else "1", stop_color=colour, stop_opacity=".36"),
        ]
        for kind, colour in TINTS.items()
    ]


def cluster_out(shape: Shape, words: Words, cluster: int) -> Node:
    """p.6: a cluster that is out of play; ships pass by on the ring of gates."""
    middle, half = angle_of(cluster), shape.void / 2
    corners = [
        *(place(shape, FAR * 0.985, middle + turn, -half * turn / 30) for turn in (-30, -10, 10, 30)),
        *(place(shape, GATE_FAR, middle + turn, -half * turn / 30) for turn in (30, 10, -10, -30)),
    ]
    lane = [place(shape, GATE_AT, middle + turn) for turn in range(-30, 31, 6)]
    x, y = place(shape, 0.72, middle)
    u, v = place(shape, GATE_AT, middle)
    return g(".arcs-out")[
        title[words.message("board-out-of-play")],
        path(d=drawn_path(corners)),
        path(".arcs-bypass", d="M" + "L".join(f"{at(a)} {at(b)}" for a, b in lane)),
        path(".arcs-chevron", d=CHEVRON, transform=f"translate({at(u)} {at(v)})rotate({middle + 90:g})"),
        text(x=at(x), y=at(y))[words.message("arcs-out-of-play")],
    ]


def links(shape: Shape, systems: list[str]) -> Node:
    """The two pairs of planets that touch across clusters."""
    pairs = [pair for pair in BOARD["planets_across_clusters"] if all(name in systems for name in pair)]
    lines = []
    for one, other in pairs:
        x1, y1 = place(shape, 0.8, bearing(one) + 10, -shape.void)
        x2, y2 = place(shape, 0.8, bearing(other) - 10, shape.void)
        lines.append(line(".arcs-across", x1=at(x1), y1=at(y1), x2=at(x2), y2=at(y2)))
    return lines


# -- a system --------------------------------------------------------------------------------------------------------


@kept
def drawn_system(shape: Shape, cast: Cast, name: str, system: dict[str, Any]) -> Node:
    """One system with the pieces of Arcs."""
    return system_with(shape, cast, name, system, PIECES)


def system_with(shape: Shape, cast: Cast, name: str, system: dict[str, Any], pieces: Pieces) -> Node:
    """One system: its area, type, building slots and ships."""
    kind = "gate" if system["symbol"] == "gate" else system["resource"] or "barren"
    area = f"#area-{shape.name}-{name}"
    return g(
        f".arcs-system.arcs-area-{kind}",
        data_spot=f"system-{name}",
        data_help="control",
        aria_label=described(cast, name, system, pieces),
        role="img",
    )[
        use(".arcs-ground", href=area),
        use(".arcs-tint", href=area, fill=f"url(#arcs-tint-{kind}-{shape.name})"),
        control(shape, cast, name, system["control"]),
        use(".arcs-halo", href=area),
        use(".arcs-edge", href=area),
        gate(shape, name, any_ships(system)) if kind == "gate" else planet(shape, name, kind),
        None if is_centre(name) else tag(shape, name, kind, system["symbol"]),
        pieces.more(shape, cast, name, system),
        buildings(shape, cast, name, system),
        ships(shape, cast, name, system, pieces),
        key_mark(shape, name),
    ]


def any_ships(system: Mapping[str, Any]) -> bool:
    return any(system["fresh"]) or any(system["damaged"])


def control(shape: Shape, cast: Cast, name: str, owner: int) -> Node:
    """Whose system it is: an edge in their colour, and their shape."""
    if owner < 0:
        return None
    player, share = cast.seats[owner], GATE_NEAR + RIM / 2 if is_gate(name) else FAR - RIM / 2
    if is_centre(name):
        share = CENTRE_FAR - RIM / 4
    x, y = place(shape, share, bearing(name))
    size = shape.letters * 0.56
    return g(f".arcs-rim.seat-{player.colour}")[
        use(".arcs-held", href=f"#area-{shape.name}-{name}"),
        path(d=drawn_path(rim(shape, name))),
        circle(cx=at(x), cy=at(y), r=at(size)),
        text(x=at(x), y=at(y + size * 0.55))[player.shape],
    ]


def gate(shape: Shape, name: str, covered: bool) -> Node:
    """A gate; it dims a little under ships."""
    x, y = (0.0, 0.0) if is_centre(name) else place(shape, GATE_AT, bearing(name))
    scale = shape.planet / 34 * (1.5 if is_centre(name) else 1.05)
    look = ".arcs-gate.arcs-covered" if covered else ".arcs-gate"
    return use(look, href="#arcs-gate-piece", transform=f"translate({at(x)} {at(y)})scale({scale:.3g})")


@cache
def planet(shape: Shape, name: str, kind: str) -> Node:
    """A planet, whose shadow falls away from the star."""
    x, y = place(shape, shape.planet_at, bearing(name))
    turn = degrees(atan2(y, x))
    return g(".arcs-planet", transform=f"translate({at(x)} {at(y)})scale({shape.planet / 32:.3g})")[
        use(href=f"#arcs-planet-{kind}"),
        use(href="#arcs-shadow", transform=f"rotate({turn:g})"),
        use(href=f"#arcs-ring-{kind}"),
    ]


@cache
def tag(shape: Shape, name: str, kind: str, symbol: str) -> Node:
    """What a system is called on the map: the resource, the number of the cluster, the symbol."""
    high = shape.letters * 1.3
    if kind == "gate":
        x, y, wide, high = gate_tag(shape, name)
        signs = ["gate"] if shape is WIDE else []
    else:
        wide = high * 2.6
        x, y = place(shape, shape.planet_at, bearing(name))
        y += (-1 if y < 0 else 1) * shape.planet * 0.9
        signs = [kind, f"sign-{symbol}"]
    size = shape.letters * 0.95
    left, right = x - wide / 2 + size * 0.72, x + wide / 2 - size * 0.72
    return g(".arcs-tag")[
        rect(x=at(x - wide / 2), y=at(y - high / 2), width=at(wide), height=at(high), rx=at(high * 0.24)),
        drawn(signs[0], left, y, size, class_=f"arcs-{signs[0]}") if signs and signs[0] != "barren" else None,
        text(x=at(right - 1 if len(signs) == 1 else x), y=at(y + shape.letters * 0.36))[name[0]],
        drawn(signs[1], right, y, size * 0.82) if len(signs) > 1 else None,
    ]


def buildings(shape: Shape, cast: Cast, name: str, system: Mapping[str, Any]) -> Node:
    """The slots side by side, each with its building or empty."""
    slots = system["buildings"]
    nodes = []
    for number, slot in enumerate(slots):
        x, y = building_place(shape, name, number, len(slots))
        spot = f"place-{name}/{number + 1}" if slot is None else f"place-{slot['place']}"
        if slot is None:
            nodes.append(free_slot(shape, cast.words, spot, x, y))
            continue
        player, size = cast.seats[slot["owner"]], shape.building
        left, top = x - size / 2, y - size / 2
        nodes.append(
            g(f".arcs-building.seat-{player.colour}{'.arcs-used' if slot['used'] else ''}", data_spot=spot)[
                title[building_name(cast, slot)],
                circle(".arcs-lit", cx=at(x), cy=at(y), r=at(size * 0.62)),
                figure(f"{slot['kind']}-piece", left, top, size / 32),
                figure("wreck", left, top, size / 32) if slot["damaged"] else None,
                owner_mark(shape, player.shape, x + size * 0.4, y + size * 0.4),
            ]
        )
    return nodes


def building_place(shape: Shape, name: str, number: int, count: int) -> tuple[float, float]:
    """Where a slot is: side by side, across the way from the star, or in its place."""
    if is_centre(name):
        return (number - (count - 1) / 2) * shape.building * 1.12, CENTRE_FAR * 0.5 * shape.ry
    share = GATE_FAR - 0.055 if is_gate(name) else shape.buildings_at
    return place(shape, share, bearing(name), (number - (count - 1) / 2) * shape.building * 1.12)


def free_slot(shape: Shape, words: Words, spot: str, x: float, y: float) -> Node:
    size = shape.building * 0.44
    corners = [(0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5)]
    return g(".arcs-slot", data_spot=spot)[
        title[words.message("arcs-slot-free")],
        path(".arcs-lit", d=drawn_path([(x + size * u, y + size * v) for u, v in corners])),
    ]


def owner_mark(shape: Shape, sign: str, x: float, y: float) -> Node:
    """The shape of a seat in a dark disc, beside its building."""
    size = shape.letters * 0.46
    return [
        circle(".arcs-mark", cx=at(x), cy=at(y), r=at(size)),
        text(".arcs-mark-sign", x=at(x), y=at(y + size * 0.56))[sign],
    ]


def ships(shape: Shape, cast: Cast, name: str, system: Mapping[str, Any], pieces: Pieces) -> Node:
    """A row per owner, who controls the system first: fresh ships, then damaged ones."""
    counts = list(enumerate(zip(system["fresh"], system["damaged"], strict=True)))
    counts.sort(key=lambda entry: entry[0] != system["control"])
    rows = [
        Row(f"ships-{name}-{owner}", cast.seats[owner].colour, kinds)
        for owner, (fresh, damaged) in counts
        if (kinds := pieces.kinds(cast, owner, fresh, damaged))
    ]
    beside = gate_tag(shape, name) if not is_centre(name) and is_gate(name) else None
    return stacked(shape, rows, harbour(shape, name, bool(system["buildings"])), pieces.tightly, beside)


def key_mark(shape: Shape, name: str) -> Node:
    """Where the key of an option is shown that is clicked here; keys.js fills it."""
    share, aside = (GATE_FAR - 0.05, -20.0) if is_gate(name) else (0.935, -7.2)
    x, y = place(shape, CENTRE_FAR * 0.8, 0) if is_centre(name) else place(shape, share, bearing(name) + aside)
    return g(".key-mark")[circle(cx=at(x), cy=at(y), r="10"), text(x=at(x), y=at(y + 5))]


# -- the star --------------------------------------------------------------------------------------------------------


@kept
def hub(shape: Shape, cast: Cast, label: str, chapter: int, initiative: int) -> Node:
    """The chapter and, where there is room, who has the initiative, on the star in the middle."""
    holder, radius = cast.seats[initiative], HUB * min(shape.rx, shape.ry)
    large = shape is WIDE
    return g(".arcs-hub")[
        circle(".arcs-sun", r=at(radius), fill="url(#arcs-sun)"),
        text(".arcs-chapter", y=at(-radius * 0.44))[label] if large else None,
        text(".arcs-chapter-number", y=at(radius * 0.3))[str(chapter)],
        g(f".arcs-initiative-mark.seat-{holder.colour}")[
            title[cast.words.message("arcs-initiative", seat=holder.called)],
            circle(cy=at(radius * 0.68), r=at(shape.letters * 0.62)),
            text(y=at(radius * 0.68 + shape.letters * 0.33))[holder.shape],
        ]
        if large
        else None,
    ]


@kept
def badge(shape: Shape, cast: Cast, label: str, chapter: int, initiative: int) -> Node:
    """The same where a system lies in the place of the star: a line at its upper edge."""
    holder, y = cast.seats[initiative], -CENTRE_FAR * 0.76 * shape.ry
    large = shape is WIDE
    told = f"{label} · {chapter}" if large else str(chapter)
    aside = shape.letters * (2.9 if large else 0.8)
    return g(".arcs-badge")[
        text(x=at(-shape.letters * 0.7), y=at(y + shape.letters * 0.34))[told],
        g(f".arcs-initiative-mark.seat-{holder.colour}")[
            title[cast.words.message("arcs-initiative", seat=holder.called)],
            circle(cx=at(aside), cy=at(y), r=at(shape.letters * 0.6)),
            text(x=at(aside), y=at(y + shape.letters * 0.3))[holder.shape],
        ],
    ]


# -- in words --------------------------------------------------------------------------------------------------------


def described(cast: Cast, name: str, system: Mapping[str, Any], pieces: Pieces) -> str:
    """A system in words, for those who do not see it."""
    words = cast.words
    called = words.name("system", name)
    parts = [str(called) if is_centre(name) else words.message("arcs-system", system=called)]
    if system["resource"]:
        parts.append(resource_name(words, system["resource"]))
    if system["control"] >= 0:
        parts.append(words.message("arcs-controlled", seat=cast.seats[system["control"]].called))
    for slot in system["buildings"]:
        if slot is not None:
            parts.append(building_name(cast, slot))
    for seat, (fresh, damaged) in enumerate(zip(system["fresh"], system["damaged"], strict=True)):
        if fresh or damaged:
            parts.append(pieces.told(cast, seat, fresh, damaged))
    return words.listed([*parts, *pieces.more_told(cast, name, system)])


def ships_told(cast: Cast, seat: int, fresh: int, damaged: int) -> str:
    """The ships of one owner in a system."""
    return cast.words.message("arcs-ships", seat=cast.seats[seat].called, fresh=fresh, damaged=damaged)


def ship_kinds(cast: Cast, seat: int, fresh: int, damaged: int) -> tuple[Kind, ...]:
    """The ships of a seat: those that are fresh, and the damaged ones."""
    hull = hull_of(cast.seats[seat].colour)
    pairs = ((f"ship-{hull}", fresh), (f"damaged-{hull}", damaged))
    return tuple(Kind(figure, count) for figure, count in pairs if count)


def nothing_more(shape: Shape, cast: Cast, name: str, system: Mapping[str, Any]) -> Node:
    return None


def nothing_told(cast: Cast, name: str, system: Mapping[str, Any]) -> list[str]:
    return []


PIECES = Pieces(ship_kinds, ships_told, nothing_more, nothing_told)


def building_name(cast: Cast, slot: Mapping[str, Any]) -> str:
    kind = cast.words.message(f"name-piece-{slot['kind']}")
    key = "arcs-damaged-building" if slot["damaged"] else "arcs-building"
    return cast.words.message(key, seat=cast.seats[slot["owner"]].called, piece=kind)
