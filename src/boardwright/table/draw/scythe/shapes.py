"""What the drawings of Scythe are made of beyond the shared elements: SVG, coordinates, hexes."""

from collections.abc import Sequence
from functools import cache
from math import cos, radians, sin, sqrt

from markupsafe import Markup

from boardwright.games.scythe.facts import AXIAL, PLACE_NUMBER
from boardwright.table.elements import Element, g, path

clip_path = Element("clipPath")
ellipse = Element("ellipse")
linear_gradient = Element("linearGradient")
pattern = Element("pattern")
stop = Element("stop")

SIZE = 58.5
"""From the middle of a hex to a corner."""
WIDTH = SIZE * sqrt(3)
Point = tuple[float, float]


def at(number: float) -> str:
    """A coordinate, short."""
    text = f"{number:.1f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def made(node: Element) -> Markup:
    """A drawing that never changes, made once."""
    return Markup(str(node))


def middle(name: str) -> Point:
    """The middle of a place; that of the Factory is 0, 0."""
    q, r = AXIAL[PLACE_NUMBER[name]]
    return WIDTH * (q + r / 2), SIZE * 1.5 * r


def moved(x: float, y: float, size: float = 1.0) -> str:
    """The transformation that puts something there, in this size."""
    return f"translate({at(x)} {at(y)})" + (f" scale({size:.3g})" if size != 1 else "")


@cache
def corners(size: float) -> tuple[Point, ...]:
    """The corners of a hex with a corner on top, around 0, 0."""
    return tuple((size * sin(radians(60 * corner)), -size * cos(radians(60 * corner))) for corner in range(6))


@cache
def hexagon(x: float, y: float, size: float) -> str:
    """The same around a point, as the points of a polygon."""
    return " ".join(f"{at(x + across)},{at(y + down)}" for across, down in corners(size))


@cache
def hexed(size: float) -> str:
    """The same as a path."""
    return "M" + "L".join(f"{at(x)} {at(y)}" for x, y in corners(size)) + "z"


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """A soft line through points (Catmull-Rom as Bézier curves)."""
    count = len(points)
    line = f"M{at(points[0][0])} {at(points[0][1])}"
    for number in range(count if closed else count - 1):
        before, one, other, after = (
            points[place % count] if closed else points[min(max(place, 0), count - 1)]
            for place in range(number - 1, number + 3)
        )
        first = one[0] + (other[0] - before[0]) / 6, one[1] + (other[1] - before[1]) / 6
        second = other[0] - (after[0] - one[0]) / 6, other[1] - (after[1] - one[1]) / 6
        line += "C" + " ".join(f"{at(x)} {at(y)}" for x, y in (first, second, other))
    return line + ("z" if closed else "")


Parts = Sequence[tuple[str, ...]]


def painted(parts: Parts, name: str | None = None) -> Element:
    """Parts from back to front: what fills them and their outline; with a width they are lines."""
    return g(id=name)[
        (
            path(d=part[1], fill=part[0])
            if len(part) == 2
            else path(d=part[1], fill="none", stroke=part[0], stroke_width=part[2])
            for part in parts
        )
    ]
