"""The plan of the map: an ellipse around the star, in clusters of 60 degrees, each a gate and three planets outside it.

It is drawn in two shapes, lying on a wide screen and standing on a phone. A place is a share of the radius, a direction
in degrees, and how far aside it is.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, hypot, radians, sin

from boardwright.games.arcs.facts import SYSTEMS

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""The middle, the width and the height of a rectangle."""

HUB, GATE_NEAR, GATE_FAR, NEAR, FAR = 0.17, 0.2, 0.43, 0.446, 1.0
"""Shares of the radius: the star, where gates begin and end, where planets begin, and the rim."""
RIM = 0.036
"""How deep the edge is that tells who controls a system."""
GATE_AT = 0.312
CENTRE_FAR = 0.188
"""How far a system in the place of the star reaches, in a game that has one."""


@dataclass(frozen=True, eq=False)
class Shape:
    """One shape of the map and how large things are on it."""

    name: str
    rx: float
    ry: float
    margin: float
    planet: float
    planet_at: float
    building: float
    buildings_at: float
    ship: float
    smallest_ship: float
    letters: float
    """The height of numbers."""
    void: float
    """The gap between clusters."""
    most_drawn: tuple[int, ...]
    """So many ships of a kind are drawn one by one; the first that fits."""

    @property
    def view_box(self) -> str:
        width, height = self.rx + self.margin, self.ry + self.margin
        return f"{-width:g} {-height:g} {2 * width:g} {2 * height:g}"


WIDE = Shape("wide", 438, 336, 4, 34, 0.832, 33, 0.69, 25, 20, 16, 9, (5, 3, 1))
TALL = Shape("tall", 192, 236, 3, 17, 0.835, 18, 0.7, 16, 13, 12.5, 5, (2, 1))


def angle_of(cluster: int) -> float:
    """Cluster 1 is at the top, the others follow clockwise."""
    return (cluster - 1) * 60 - 90


def is_centre(name: str) -> bool:
    """Whether a system lies in the place of the star: it has no number of a cluster."""
    return not name[0].isdecimal()


def bearing(name: str) -> float:
    """The direction of a system, in degrees; what stands for the one in the centre is at its left edge."""
    if is_centre(name):
        return 180
    system = SYSTEMS.index(name) % 4
    return angle_of(int(name[0])) + (0 if system == 0 else (system - 2) * 20)


def is_gate(name: str) -> bool:
    return SYSTEMS.index(name) % 4 == 0


def place(shape: Shape, share: float, angle: float, aside: float = 0) -> Point:
    """A point of the map: `aside` goes clockwise, across the direction from the star."""
    x, y = shape.rx * cos(radians(angle)), shape.ry * sin(radians(angle))
    length = hypot(x, y)
    return share * x - aside * y / length, share * y + aside * x / length


@cache
def outline(shape: Shape, name: str) -> tuple[Point, ...]:
    """The corners of a system, clockwise from the inner one; outer edges are straight between them."""
    middle, half = bearing(name), shape.void / 2
    if is_centre(name):
        return ellipse(shape, CENTRE_FAR)
    if is_gate(name):
        turns = ((-30.0, half), (-10.0, 0.0), (10.0, 0.0), (30.0, -half))
        return tuple(
            [place(shape, GATE_FAR, middle + turn, aside) for turn, aside in turns]
            + [place(shape, GATE_NEAR, middle + turn, aside) for turn, aside in reversed(turns)]
        )
    left, right = sides(shape, name)
    return (
        place(shape, NEAR, middle - 10, left),
        place(shape, FAR, middle - 10, left),
        place(shape, FAR, middle + 10, -right),
        place(shape, NEAR, middle + 10, -right),
    )


def ellipse(shape: Shape, share: float) -> tuple[Point, ...]:
    """A line around the star, clockwise."""
    return tuple(place(shape, share, turn) for turn in range(0, 360, 10))


def sides(shape: Shape, name: str) -> tuple[float, float]:
    """How far a planet's area keeps from its two edges: at the end of a cluster there is void."""
    number, line = SYSTEMS.index(name) % 4, 0.8
    return shape.void / 2 if number == 1 else line, shape.void / 2 if number == 3 else line


@cache
def rim(shape: Shape, name: str) -> tuple[Point, ...]:
    """The edge that tells who controls a system: outside at a planet, inside at a gate."""
    middle = bearing(name)
    if is_centre(name):
        outer, inner = ellipse(shape, CENTRE_FAR), ellipse(shape, CENTRE_FAR - RIM / 2)
        return (*outer, outer[0], inner[0], *reversed(inner))
    if is_gate(name):
        half, depth = shape.void / 2, GATE_NEAR + RIM
        turns = ((-30.0, half), (-10.0, 0.0), (10.0, 0.0), (30.0, -half))
        return tuple(
            [place(shape, depth, middle + turn, aside) for turn, aside in turns]
            + [place(shape, GATE_NEAR, middle + turn, aside) for turn, aside in reversed(turns)]
        )
    left, right = sides(shape, name)
    return (
        place(shape, FAR - RIM, middle - 10, left),
        place(shape, FAR, middle - 10, left),
        place(shape, FAR, middle + 10, -right),
        place(shape, FAR - RIM, middle + 10, -right),
    )


@cache
def harbour(shape: Shape, name: str, built: bool) -> tuple[Point, ...]:
    """Where the ships of a system can stand: inside the buildings, or up to the planet where nothing is built."""
    middle, half = bearing(name), shape.void / 2
    if is_centre(name):
        top, bottom = -CENTRE_FAR * 0.56 * shape.ry, CENTRE_FAR * (0.2 if built else 0.56) * shape.ry
        return tuple((x, min(max(y, top), bottom)) for x, y in ellipse(shape, CENTRE_FAR - RIM / 2 - 0.01))
    if is_gate(name):
        near, far = GATE_NEAR + RIM + 0.015, GATE_FAR - (0.115 if built else 0.01)
        low = near * cos(radians(10)) / cos(radians(30))  # the inner edge bulges: its two middle corners bound the room
        return (
            place(shape, low, middle - 30, half + 2),
            place(shape, far, middle - 30, half + 2),
            place(shape, far, middle - 10),
            place(shape, far, middle + 10),
            place(shape, far, middle + 30, -half - 2),
            place(shape, low, middle + 30, -half - 2),
        )
    left, right = sides(shape, name)
    low = NEAR + 0.012
    length = hypot(*place(shape, 1, middle))
    far = shape.buildings_at - shape.building * 0.5 / length if built else shape.planet_at - shape.planet / length
    return (
        place(shape, low, middle - 10, left + 2),
        place(shape, far, middle - 10, left + 2),
        place(shape, far, middle + 10, -right - 2),
        place(shape, low, middle + 10, -right - 2),
    )


def gate_tag(shape: Shape, name: str) -> Box:
    """Where the tag of a gate lies: in its outer corner, which ships leave free."""
    wide, turn, depth = (1.75, 18, 0.075) if shape is WIDE else (0.95, 21, 0.055)
    return (
        *place(shape, GATE_FAR - depth, bearing(name) + turn),
        shape.letters * 1.3 * wide,
        shape.letters * 1.3,
    )


def fitting(corners: Sequence[Point], width: float, height: float, tag: Box | None = None) -> tuple[float, Point]:
    """How much a rectangle may grow (up to 1) to lie inside these corners beside the tag, and where its middle is."""
    x0, y0 = sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)
    radius = max(hypot(x - x0, y - y0) for x, y in corners)
    best, middle = 0.0, (x0, y0)
    for reach in (0.0, 0.12, 0.25, 0.4):
        for turn in range(0, 360, 45) if reach else (0,):
            x, y = x0 + reach * radius * cos(radians(turn)), y0 + reach * radius * sin(radians(turn))
            scale = room(corners, x, y, width, height)
            if tag is not None:
                scale = min(scale, beside(tag, x, y, width, height))
            if scale > best + 0.02:
                best, middle = scale, (x, y)
        if best >= 1:
            break
    return min(best, 1.0), middle


def beside(tag: Box, x: float, y: float, width: float, height: float) -> float:
    """How large a rectangle around a point may be until it touches a tag: on its side, or above or below it."""
    free, gap = (abs(x - tag[0]) - tag[2] / 2, abs(y - tag[1]) - tag[3] / 2), 2
    return max(2 * (free[0] - gap) / width, 2 * (free[1] - gap) / height)


def room(corners: Sequence[Point], x: float, y: float, width: float, height: float) -> float:
    """How large a rectangle around a point may be: every edge lets it grow until a corner of it touches."""
    most = 9.0
    for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
        across, down = y1 - y2, x2 - x1
        free = (x - x1) * across + (y - y1) * down  # positive inside: the corners go clockwise
        most = min(most, free / ((abs(across) * width + abs(down) * height) / 2))
    return most


def drawn_path(corners: Sequence[Point]) -> str:
    """The corners as a closed path."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "z"
