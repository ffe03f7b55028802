"""How pieces stand in a system: one row for each owner, every piece drawn while there are few and room is left."""

from collections.abc import Sequence
from dataclasses import dataclass

from boardwright.table.elements import Node, g, text, title, use

from .geometry import WIDE, Box, Point, Shape, fitting
from .icons import at

STEP = 0.72
"""How far two ships of a row are apart, by their width."""
BETWEEN, LINE = 0.16, 1.24
"""The gap between kinds, and the height of a row, by the size of a ship."""
STEPS, FITS, LEAST = 4, 0.985, 0.6
"""So often a size is tried; what is enough room for it; and no piece becomes smaller than that."""


@dataclass(frozen=True)
class Kind:
    """So many of one kind of piece; `figure` is what is used of the sheet, on 24 by 25."""

    figure: str
    count: int
    size: float = 1.0
    """By the size of a ship."""
    id: str = ""
    """Of a piece that is clicked by itself: with `spot`, `topic` and what it is, in words."""
    spot: str = ""
    topic: str = ""
    told: str = ""


@dataclass(frozen=True)
class Row:
    """The pieces of one owner."""

    id: str
    colour: str
    kinds: tuple[Kind, ...]


def stacked(
    shape: Shape, rows: Sequence[Row], corners: Sequence[Point], tightly: bool = False, tag: Box | None = None
) -> Node:
    """All rows, as large as there is room for them inside the corners and beside the tag."""
    if not rows:
        return None
    best: tuple[float, Point, int, list[list[Row]]] | None = None
    choices = [(drawn, lines) for drawn in shape.most_drawn for lines in arranged(rows, drawn, tightly)]
    for most, lines in choices:
        scale, middle = scaled(shape, lines, most, corners, tag)
        if best is None or scale > best[0] + 0.03:
            best = scale, middle, most, lines
        if scale * shape.ship >= shape.smallest_ship:
            break
    assert best is not None
    return standing(shape, best[3], best[2], best[1], max(best[0], LEAST))


def scaled(
    shape: Shape, lines: Sequence[Sequence[Row]], most: int, corners: Sequence[Point], tag: Box | None
) -> tuple[float, Point]:
    """How large the pieces can be, and where their middle is; numbers keep their size, so it takes some steps."""
    scale = 1.0
    for _ in range(STEPS):
        room, middle = fitting(corners, *measured(shape, lines, most, max(scale, LEAST)), tag)
        if room >= FITS or scale < LEAST:
            break
        scale *= room
    return scale, middle


def arranged(rows: Sequence[Row], most: int, tightly: bool) -> list[list[list[Row]]]:
    """Each owner on a line of their own, or two owners on each, or three."""
    fullest = 1 if most > 1 and not tightly else min(len(rows), 3)
    return [[list(rows[place : place + many]) for place in range(0, len(rows), many)] for many in range(1, fullest + 1)]


def measured(shape: Shape, lines: Sequence[Sequence[Row]], most: int, scale: float) -> tuple[float, float]:
    """The width and the height of the lines."""
    width = max(line_width(shape, line, most, scale) for line in lines)
    return width, sum(line_height(shape, line, most, scale) for line in lines)


def line_height(shape: Shape, line: Sequence[Row], most: int, scale: float) -> float:
    kinds = [kind for row in line for kind in row.kinds]
    pieces = LINE * shape.ship * scale * max(kind.size for kind in kinds)
    return max(pieces, shape.letters * 1.2) if any(kind.count > most for kind in kinds) else pieces


def line_width(shape: Shape, line: Sequence[Row], most: int, scale: float) -> float:
    gaps = 2 * BETWEEN * shape.ship * (len(line) - 1)
    return sum(row_width(shape, row, most, scale) for row in line) + gaps


def row_width(shape: Shape, row: Row, most: int, scale: float) -> float:
    gaps = BETWEEN * shape.ship * (len(row.kinds) - 1)
    return sum(kind_width(shape, kind, most, scale) for kind in row.kinds) + gaps


def kind_width(shape: Shape, kind: Kind, most: int, scale: float) -> float:
    width = shape.ship * kind.size * scale
    if kind.count <= most:
        return width * (1 + STEP * (kind.count - 1))
    return width + shape.letters * 0.56 * len(str(kind.count)) + 1


def standing(shape: Shape, lines: Sequence[Sequence[Row]], most: int, middle: Point, scale: float) -> Node:
    """The lines around their middle."""
    y = middle[1] - sum(line_height(shape, line, most, scale) for line in lines) / 2
    drawn = []
    for line in lines:
        x = middle[0] - line_width(shape, line, most, scale) / 2
        tall = line_height(shape, line, most, scale)
        for row in line:
            drawn.append(row_at(shape, row, most, x, y + tall / 2, scale))
            x += row_width(shape, row, most, scale) + 2 * BETWEEN * shape.ship
        y += tall
    return drawn


def row_at(shape: Shape, row: Row, most: int, x: float, y: float, scale: float) -> Node:
    """The pieces of an owner, their middle at this height."""
    parts: list[Node] = []
    for kind in row.kinds:
        size = shape.ship * kind.size * scale
        shown = kind.count if kind.count <= most else 1
        drawn = [figure(kind.figure, x + step * STEP * size, y - size * 0.52, size / 24) for step in range(shown)]
        parts.append(apart(shape, kind, drawn) if kind.spot else drawn)
        if kind.count > most:
            parts.append(text(".arcs-many", x=at(x + size + 1), y=at(y + shape.letters * 0.36))[str(kind.count)])
        x += kind_width(shape, kind, most, scale) + BETWEEN * shape.ship
    return g(f".arcs-ships.seat-{row.colour}", id=named(shape, row.id))[parts]


def apart(shape: Shape, kind: Kind, drawn: Node) -> Node:
    """A piece that is clicked by itself."""
    return g(".arcs-apart", id=named(shape, kind.id), data_spot=kind.spot, data_help=kind.topic)[
        title[kind.told], drawn
    ]


def named(shape: Shape, name: str) -> str:
    """An id: what is drawn in both shapes must not have the same."""
    return name if shape is WIDE else f"{name}-{shape.name}"


def figure(name: str, x: float, y: float, scale: float) -> Node:
    """A figure of the sheet with its upper left corner at a point."""
    return use(href=f"#arcs-{name}", transform=f"translate({at(x)} {at(y)})scale({scale:.3g})")
