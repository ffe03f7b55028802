"""The map: six clusters around the hub, each a gate on the inner ring and three planets on the outer one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Any

from boardwright.games.arcs.facts import BOARD, SYSTEMS
from boardwright.table.elements import Element, Node, circle, g, line, path, rect, svg, text, title
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene
from boardwright.words import Words

from .icons import at, drawn
from .names import resource_name

HUB, INNER, MIDDLE, OUTER = 96.0, 104.0, 236.0, 492.0
"""Radii: the hub, where the gates begin, where the planets begin, and the rim."""
GAP = 1.2
"""Degrees left free between neighbours."""
PLANET_AT, SLOTS_AT, SHIPS_AT, GATE_AT = 452.0, 384.0, 296.0, 176.0
"""Radii at which the parts of a system are drawn."""
SLOT_STEP = 7.2
"""Degrees from one building slot to the next."""
GATE_WIDTH = 124.0
"""So wide may a row of ships at a gate be; at a planet each stack is a row."""
CROWD_WIDTH = 106.0
"""So wide is a row at a planet where there is a crowd."""
MOST_ROWS = 4
"""More rows of ships than this become smaller."""
SYMBOL_SIGNS = {"arrow": "▸", "crescent": "☾", "hex": "⬡"}


@dataclass(frozen=True)
class Pieces:
    """How the ships of an owner are drawn and told, and what else a system shows; a game on top has its own."""

    stack: "Callable[[Cast, str, int, int, int, float, float, float], Node]"
    told: "Callable[[Cast, int, int, int], str]"
    more: "Callable[[Cast, str, Mapping[str, Any]], Node]"
    width: "Callable[[int, int, int], float]"
    """How wide the fresh and damaged ships of a seat are drawn."""
    more_told: "Callable[[Cast, str, Mapping[str, Any]], list[str]]"
    """What `more` shows, in words."""
    crowd: int = 4
    """More stacks than this stand two in a row at a planet, too."""


DrawSystem = Callable[[Cast, str, dict[str, Any]], Node]


def chart(scene: Scene, cast: Cast | None = None, draw: DrawSystem | None = None, label: str = "") -> Element:
    """The whole map as one picture. The cast has all who own pieces, the label is above the chapter."""
    view, cast, draw = scene.view, cast or scene.cast, draw or drawn_system
    systems: dict[str, Any] = view["systems"]
    return svg(
        ".board-svg.arcs-map",
        viewBox="-500 -500 1000 1000",
        role="group",
        aria_label=scene.words.message("arcs-map"),
    )[
        space(scene.words, view["out_of_play"], list(systems)),
        (draw(cast, name, system) for name, system in systems.items()),
        hub(cast, label or scene.words.message("arcs-chapter"), view["chapter"], view["initiative"]),
    ]


@kept
def space(words: Words, out_of_play: list[int], systems: list[str]) -> Node:
    """What does not change in a game."""
    return [
        circle(".arcs-space", cx="0", cy="0", r="499"),
        stars(),
        (cluster_out(words, cluster) for cluster in out_of_play),
        links(systems),
    ]


def stars() -> Node:
    """A quiet sky, the same every time."""
    places = (point(490 * (number % 17) / 17, number * 137.5) for number in range(1, 120))
    return [circle(".arcs-star", cx=at(x), cy=at(y), r="1.3") for x, y in places]


def cluster_out(words: Words, cluster: int) -> Node:
    """p.6: a cluster that is out of play; ships pass by on the ring of gates."""
    middle = angle_of(cluster)
    x, y = point(340, middle)
    return g(".arcs-out")[
        title[words.message("board-out-of-play")],
        path(d=sector(INNER, OUTER, middle - 30 + GAP, middle + 30 - GAP)),
        path(".arcs-bypass", d=arc(GATE_AT, middle - 30, middle + 30)),
        text(x=at(x), y=at(y), text_anchor="middle")[words.message("board-out-of-play")],
    ]


def links(systems: list[str]) -> Node:
    """The two pairs of planets that touch across clusters."""
    pairs = [pair for pair in BOARD["planets_across_clusters"] if all(name in systems for name in pair)]
    lines = []
    for one, other in pairs:
        x1, y1 = point(410, bearing(one) + 5)
        x2, y2 = point(410, bearing(other) - 5)
        lines.append(line(".arcs-across", x1=at(x1), y1=at(y1), x2=at(x2), y2=at(y2)))
    return lines


@kept
def drawn_system(cast: Cast, name: str, system: dict[str, Any]) -> Node:
    """One system with the pieces of Arcs."""
    return system_with(cast, name, system, PIECES)


def system_with(cast: Cast, name: str, system: dict[str, Any], pieces: Pieces) -> Node:
    """One system: its area, type, building slots and ships."""
    gate = system["symbol"] == "gate"
    middle = bearing(name)
    half = 30 - GAP if gate else 10 - GAP / 2
    near, far = (INNER, MIDDLE - 6) if gate else (MIDDLE, OUTER)
    control = system["control"]
    colour = f".seat-{cast.seats[control].colour}.arcs-held" if control >= 0 else ""
    return g(
        f".arcs-system.arcs-{'gate-area' if gate else system['resource'] or 'barren'}{colour}",
        data_spot=f"system-{name}",
        data_help="control",
        aria_label=described(cast, name, system, pieces),
        role="img",
    )[
        title[described(cast, name, system, pieces)],
        path(".arcs-area", d=sector(near, far, middle - half, middle + half)),
        gate_mark(name, middle) if gate else planet(name, system, middle),
        buildings(cast, name, system, middle),
        ships(cast, name, system, middle, pieces),
        pieces.more(cast, name, system),
    ]


def gate_mark(name: str, middle: float) -> Node:
    x, y = point(INNER + 24, middle)
    return [drawn("gate", x, y, 26, class_="arcs-gate-icon"), text(".arcs-number", x=at(x), y=at(y + 5))[name[0]]]


def planet(name: str, system: Mapping[str, Any], middle: float) -> Node:
    x, y = point(PLANET_AT, middle)
    return [
        circle(".arcs-planet", cx=at(x), cy=at(y), r="29"),
        drawn(system["resource"], x, y - 7, 25, class_="arcs-planet-icon"),
        text(".arcs-name", x=at(x), y=at(y + 22))[f"{name[0]}{SYMBOL_SIGNS[system['symbol']]}"],
    ]


def buildings(cast: Cast, name: str, system: Mapping[str, Any], middle: float) -> Node:
    """The slots side by side, each with its building or empty."""
    radius = GATE_AT + 36 if system["symbol"] == "gate" else SLOTS_AT
    nodes = []
    slots = system["buildings"]
    for place, slot in enumerate(slots):
        x, y = point(radius, middle + (place - (len(slots) - 1) / 2) * SLOT_STEP)
        corner = "21" if slot is not None and slot["kind"] == "starport" else "9"
        box = rect(x=at(x - 21), y=at(y - 21), width="42", height="42", rx=corner)
        spot = f"place-{name}/{place + 1}" if slot is None else f"place-{slot['place']}"
        if slot is None:
            nodes.append(g(".arcs-slot", data_spot=spot)[title[cast.words.message("arcs-slot-free")], box])
            continue
        player = cast.seats[slot["owner"]]
        marks = (".arcs-hurt" if slot["damaged"] else "") + (".arcs-used" if slot["used"] else "")
        nodes.append(
            g(f".arcs-building.seat-{player.colour}{marks}", data_spot=spot)[
                title[building_name(cast, slot)],
                box,
                drawn(slot["kind"], x, y - 2, 27),
                text(".arcs-shape", x=at(x + 13), y=at(y + 17))[player.shape],
                crack(x, y) if slot["damaged"] else None,
            ]
        )
    return nodes


def crack(x: float, y: float) -> Node:
    """What a damaged building has and a fresh one has not."""
    return path(".arcs-crack", d=f"M{at(x - 17)} {at(y - 15)}l12 10-6 6 14 5-5 6 13 7")


def ships(cast: Cast, name: str, system: Mapping[str, Any], middle: float, pieces: Pieces) -> Node:
    """A stack per owner: fresh ships, then damaged ones."""
    radius, room = (GATE_AT, GATE_WIDTH) if system["symbol"] == "gate" else (SHIPS_AT, 0.0)
    stacks = [
        (seat, fresh, damaged)
        for seat, (fresh, damaged) in enumerate(zip(system["fresh"], system["damaged"], strict=True))
        if fresh or damaged
    ]
    if len(stacks) > pieces.crowd:
        room = max(room, CROWD_WIDTH)
    x0, y0 = point(radius, middle)
    rows: list[list[tuple[int, int, int]]] = []
    for one in stacks:
        if rows and row_width([*rows[-1], one], pieces) <= room:
            rows[-1].append(one)
        else:
            rows.append([one])
    step = 33 if len(rows) < 4 else 31
    nodes = []
    for row, together in enumerate(rows):
        x = x0 - row_width(together, pieces) / 2
        y = y0 + (row - (len(rows) - 1) / 2) * step
        for seat, fresh, damaged in together:
            width = pieces.width(seat, fresh, damaged)
            nodes.append(pieces.stack(cast, name, seat, fresh, damaged, x, y, width))
            x += width + 4
    return smaller(nodes, x0, y0, MOST_ROWS / len(rows)) if len(rows) > MOST_ROWS else nodes


def smaller(nodes: Node, x: float, y: float, scale: float) -> Node:
    """What is drawn around a point, in less room."""
    return g(transform=f"translate({at(x)} {at(y)}) scale({scale:.2f}) translate({at(-x)} {at(-y)})")[nodes]


def row_width(stacks: list[tuple[int, int, int]], pieces: Pieces) -> float:
    """How wide stacks are side by side."""
    return sum(pieces.width(*one) for one in stacks) + 4 * (len(stacks) - 1)


def stack_width(seat: int, fresh: int, damaged: int) -> float:
    return 14 + 37 * bool(fresh) + 37 * bool(damaged)


def stack(cast: Cast, name: str, seat: int, fresh: int, damaged: int, x: float, y: float, width: float) -> Node:
    """The ships of one seat in one system."""
    player = cast.seats[seat]
    parts: list[Node] = [
        rect(x=at(x), y=at(y - 15), width=at(width), height="30", rx="8"),
        text(".arcs-shape", x=at(x + 9), y=at(y + 5))[player.shape],
    ]
    left = x + 15
    for kind, count in (("ship", fresh), ("damaged", damaged)):
        if count:
            sign = drawn(kind, left + 9, y, 21, class_=f"arcs-{kind}")
            parts += [sign, text(x=at(left + 26), y=at(y + 6))[str(count)]]
            left += 37
    return g(f".arcs-ships.seat-{player.colour}", id=f"ships-{name}-{seat}")[parts]


@kept
def hub(cast: Cast, label: str, chapter: int, initiative: int) -> Node:
    """The chapter and who has the initiative."""
    words, holder = cast.words, cast.seats[initiative]
    return g(".arcs-hub")[
        circle(cx="0", cy="0", r=at(HUB)),
        text(".arcs-chapter", x="0", y="-34")[label],
        text(".arcs-chapter-number", x="0", y="22")[str(chapter)],
        g(f".arcs-initiative-mark.seat-{holder.colour}")[
            rect(x="-34", y="38", width="68", height="30", rx="8"),
            drawn("initiative", -14, 53, 20),
            text(x="14", y="60")[holder.shape],
            title[words.message("arcs-initiative", seat=holder.called)],
        ],
    ]


def described(cast: Cast, name: str, system: Mapping[str, Any], pieces: Pieces) -> str:
    """A system in words, for those who do not see it."""
    words = cast.words
    parts = [words.message("arcs-system", system=name)]
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


def nothing_more(cast: Cast, name: str, system: Mapping[str, Any]) -> Node:
    return None


def nothing_told(cast: Cast, name: str, system: Mapping[str, Any]) -> list[str]:
    return []


PIECES = Pieces(stack, ships_told, nothing_more, stack_width, nothing_told)


def building_name(cast: Cast, slot: Mapping[str, Any]) -> str:
    kind = cast.words.message(f"name-piece-{slot['kind']}")
    key = "arcs-damaged-building" if slot["damaged"] else "arcs-building"
    return cast.words.message(key, seat=cast.seats[slot["owner"]].called, piece=kind)


# -- geometry ------------------------------------------------------------------------------------------------------


def angle_of(cluster: int) -> float:
    """Cluster 1 is at the top, the others follow clockwise."""
    return (cluster - 1) * 60 - 90


def bearing(name: str) -> float:
    """The direction of a system, in degrees."""
    system = SYSTEMS.index(name) % 4
    return angle_of(int(name[0])) + (0 if system == 0 else (system - 2) * 20)


def point(radius: float, angle: float) -> tuple[float, float]:
    return radius * cos(radians(angle)), radius * sin(radians(angle))


def arc(radius: float, first: float, last: float) -> str:
    x1, y1 = point(radius, first)
    x2, y2 = point(radius, last)
    return f"M{at(x1)} {at(y1)}A{at(radius)} {at(radius)} 0 0 1 {at(x2)} {at(y2)}"


def sector(inner: float, outer: float, first: float, last: float) -> str:
    """A piece of a ring."""
    x1, y1 = point(outer, first)
    x2, y2 = point(outer, last)
    x3, y3 = point(inner, last)
    x4, y4 = point(inner, first)
    return (
        f"M{at(x1)} {at(y1)}A{at(outer)} {at(outer)} 0 0 1 {at(x2)} {at(y2)}"
        f"L{at(x3)} {at(y3)}A{at(inner)} {at(inner)} 0 0 0 {at(x4)} {at(y4)}Z"
    )
