"""The scores over time: a line for every seat, the key moments below it, and the same as a table."""

from collections.abc import Sequence
from typing import NamedTuple

from boardwright.table.elements import (
    Element,
    Node,
    a,
    details,
    div,
    g,
    h2,
    line,
    polyline,
    rect,
    section,
    span,
    summary,
    svg,
    table,
    tbody,
    td,
    text,
    th,
    thead,
    tr,
)
from boardwright.table.scene import Cast, Curve

from .parts import badge

MOST_ROWS = 24
DASHES = ("", "6 3", "2 3", "8 3 2 3", "12 4")
"""Every seat has its own dashes, as colour is never the only sign."""

BOX = 20
"""How wide the number of a key moment is."""

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
"""How far the lines of the grid may be from each other."""


class Size(NamedTuple):
    """How large a chart is, and the room at its edges; `label` is the least height of what stands at a line's end."""

    width: int
    height: int
    left: int = 24
    right: int = 16
    below: int = 24
    label: int = 11
    lines: int = 3
    """About so many lines of the grid."""


class Part(NamedTuple):
    """A part of a game: after which move it begins, and its name."""

    move: int
    name: str


class Mark(NamedTuple):
    """A moment on the axis: the move, its number, where it leads, and what it says."""

    move: int
    number: int
    address: str
    said: str


SMALL = Size(300, 150)
LARGE = Size(920, 400, left=38, right=64, below=70, label=17, lines=6)
TALL = Size(420, 380, left=34, right=56, below=26, label=17, lines=6)
"""For a phone."""


class Scale:
    """Where a move and a number of points are in a chart."""

    def __init__(self, curve: Curve, size: Size) -> None:
        values = [points for _, row in curve for points in row]
        self.first, self.last = curve[0][0], curve[-1][0]
        self.size = size
        least, most = min(0, *values), max(1, *values)
        self.step = next((step for step in STEPS if (most - least) / step <= size.lines), STEPS[-1])
        self.low = least // self.step * self.step
        self.high = -(-most // self.step) * self.step

    def x(self, move: int) -> float:
        across = self.size.width - self.size.left - self.size.right
        return self.size.left + across * (move - self.first) / ((self.last - self.first) or 1)

    def y(self, points: float) -> float:
        return 8 + (self.size.height - self.size.below - 8) * (self.high - points) / (self.high - self.low)


def chart(
    cast: Cast,
    curve: Curve,
    size: Size,
    now: int | None = None,
    marks: Sequence[Mark] = (),
    parts: Sequence[Part] = (),
) -> Element:
    """The points of every seat over the moves; `now` is a move that is looked at."""
    words, scale = cast.words, Scale(curve, size)
    bottom, right = size.height - size.below, size.width - size.right
    ends = spread([scale.y(points) for points in curve[-1][1]], size.label, 8, bottom)

    def grid(points: int) -> Element:
        y = f"{scale.y(points):.1f}"
        return g(class_="chart-mark chart-zero" if points == 0 and scale.low else "chart-mark")[
            line(x1=str(size.left), x2=str(right), y1=y, y2=y),
            text(x=str(size.left - 5), y=f"{scale.y(points) + 4:.1f}", text_anchor="end")[str(points)],
        ]

    def drawn(seat: int) -> Element:
        player = cast.seats[seat]
        corners = " ".join(f"{scale.x(move):.1f},{scale.y(row[seat]):.1f}" for move, row in curve)
        y = ends[seat]
        return g(class_=f"seat-{player.colour}")[
            polyline(class_="curve", points=corners, fill="none", stroke_dasharray=DASHES[seat % len(DASHES)] or None),
            text(class_="curve-end curve-glyph", x=str(right + 5), y=f"{y + 4:.1f}")[player.shape],
            rect(class_="curve-shape", x=str(right + 5), y=f"{y - 5:.1f}", width="11", height="11"),
            None
            if size is SMALL
            else text(class_="curve-end", x=str(right + 22), y=f"{y + 5:.1f}")[str(curve[-1][1][seat])],
        ]

    role = "group" if marks else "img"  # in which there are links
    return svg(viewBox=f"0 0 {size.width} {size.height}", role=role, aria_label=words.message("chart-about"))[
        (grid(points) for points in range(scale.low, scale.high + 1, scale.step)),
        (beginning(scale, part, bottom) for part in parts),
        None if now is None else at_a_move("chart-now", scale.x(min(max(now, scale.first), scale.last)), bottom),
        (drawn(seat) for seat in range(len(cast.seats))),
        marked(scale, marks, bottom),
        text(class_="chart-axis", x=str(right), y=str(size.height - 5), text_anchor="end")[
            f"{words.message('chart-move')} {scale.last}"
        ],
    ]


def at_a_move(called: str, x: float, bottom: int) -> Element:
    return line(class_=called, x1=f"{x:.1f}", x2=f"{x:.1f}", y1="4", y2=str(bottom))


def beginning(scale: Scale, part: Part, bottom: int) -> Element:
    """Where a part of the game begins, and its name."""
    x = scale.x(max(part.move, scale.first))
    return g(class_="chart-part")[at_a_move("", x, bottom), text(x=f"{x + 5:.1f}", y="20")[part.name]]


def marked(scale: Scale, marks: Sequence[Mark], bottom: int) -> Node:
    """The key moments as numbers below the axis, in two rows where they are close, each a link."""
    made, free = [], [0.0, 0.0]
    for mark in marks:
        x = scale.x(mark.move)
        row = 0 if x >= free[0] or free[0] <= free[1] else 1
        x = max(x, free[row])
        free[row] = x + BOX + 1
        y = bottom + 13 + (BOX - 1) * row
        made.append(
            a(".chart-moment", href=mark.address, aria_label=mark.said)[
                at_a_move("chart-when", scale.x(mark.move), bottom),
                rect(x=f"{x - BOX / 2:.1f}", y=f"{y - 9}", width=str(BOX), height="18", rx="5"),
                text(x=f"{x:.1f}", y=f"{y + 5}", text_anchor="middle")[str(mark.number)],
            ]
        )
    return made


def spread(wanted: Sequence[float], apart: float, top: float, bottom: float) -> list[float]:
    """Places near the wanted ones, at least so far apart from each other."""
    order = sorted(range(len(wanted)), key=lambda place: wanted[place])
    found = list(wanted)
    least = top
    for place in order:
        found[place] = least = max(found[place], least)
        least += apart
    most = bottom
    for place in reversed(order):
        found[place] = most = min(found[place], most)
        most -= apart
    return found


def as_table(cast: Cast, curve: Curve) -> Element:
    """The same in numbers."""
    words, every = cast.words, max(1, len(curve) // MOST_ROWS)
    rows = [*curve[:-1:every], curve[-1]]
    return details(".chart-table")[
        summary[words.message("chart-table")],
        div(".scores", tabindex="0")[
            table[
                thead[
                    tr[
                        th(scope="col")[words.message("chart-move")],
                        (th(scope="col")[badge(who), span(".unseen")[who.called]] for who in cast.seats),
                    ]
                ],
                tbody[(tr[th(scope="row")[str(move)], (td[str(points)] for points in row)] for move, row in rows)],
            ]
        ],
    ]


def small_chart(cast: Cast, curve: Curve, now: int) -> Node:
    """The chart beside a replay."""
    if len(curve) < 2:
        return None
    return section(".chart")[
        h2[cast.words.message("replay-chart")], chart(cast, curve, SMALL, now), as_table(cast, curve)
    ]
