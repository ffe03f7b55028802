"""The power dial of a combat."""

from collections.abc import Collection
from math import cos, radians, sin

from boardwright.games.scythe.facts import DIAL
from boardwright.table.elements import Element, Node, circle, g, path, svg, text, title, use

from .shapes import Point, at

FROM, TO = -135.0, 135.0
"""The angles of 0 and of the highest number."""
RING, NUMBERS = 52.5, 38.0


def dial(faction: str, label: str, shown: int | None, offered: Collection[int] = ()) -> Element:
    """The dial of a side; `offered` are the numbers that the viewer may choose from it now, None is a sealed one."""
    return svg(".scythe-dial", viewBox="-72 -72 144 144", role="group" if offered else "img", aria_label=label)[
        title[label],
        circle(r="70", fill="#1b1008"),
        circle(r="68", fill="url(#scythe-brass)"),
        circle(r="60", fill="#2a1a0d"),
        circle(r="57", fill="#f3e6c6"),
        path(d=arc(DIAL), fill="none", stroke="#cdb583", stroke_width="6"),
        None if shown is None else [
            path(d=arc(shown), fill="none", stroke="#1b1008", stroke_width="8") if shown else None,
            path(".scythe-dial-arc", d=arc(shown)) if shown else None,
        ],
        (number(count, count == shown, offered) for count in range(DIAL + 1)),
        g(transform=f"rotate({at(angle(shown or 0))})")[path(".scythe-needle", d="M-5 8L0-23 5 8z")]
        if shown is not None or offered
        else None,
        circle(r="16", fill="url(#scythe-brass)", stroke="#3a260f"),
        use(href=f"#scythe-emblem-{faction}", transform="scale(.85)"),
    ]  # fmt: skip


def number(count: int, shown: bool, offered: Collection[int]) -> Node:
    x, y = point(count, NUMBERS)
    kind = ".scythe-dial-number" + (".scythe-dial-shown" if shown else "")
    drawn = [
        circle(cx=at(x), cy=at(y), r="12.5") if shown or count in offered else None,
        text(x=at(x), y=at(y + 6))[str(count)],
    ]
    if count in offered:
        return g(f"{kind}.scythe-dial-choice", data_spot=f"dial-{count}")[title[str(count)], drawn]
    return g(f"{kind}{'.scythe-off' if offered else ''}")[drawn]


def angle(count: int) -> float:
    return FROM + (TO - FROM) * count / DIAL


def point(count: int, far: float) -> Point:
    turn = radians(angle(count))
    return far * sin(turn), -far * cos(turn)


def arc(count: int) -> str:
    """From 0 to a number along the rim."""
    (x1, y1), (x2, y2) = point(0, RING), point(count, RING)
    large = 1 if angle(count) - FROM > 180 else 0
    return f"M{at(x1)} {at(y1)}A{RING} {RING} 0 {large} 1 {at(x2)} {at(y2)}"
