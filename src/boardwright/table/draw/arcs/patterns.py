"""The pattern and the frame of each suit of action cards, drawn once on 96 by 158."""

from math import cos, radians, sin

from boardwright.table.elements import Element, Node, circle, g, path, symbol

MIDDLE = (48, 66)
RINGS = range(8, 81, 8)
RAYS = range(0, 360, 20)
FRAMES = {
    "administration": "M49 29L75 44V74L49 89 23 74V44Z",
    "aggression": "M49 25L83 59 49 93 15 59Z",
    "construction": "M21 32H77V86H21Z",
    "mobilization": "M49 29A30 30 0 1 1 48.9 29Z",
}
"""Hexagon, diamond, square and circle."""
OTHER_FRAME = "M49 27L79 42V76L49 91 19 76V42Z"


def patterns() -> Node:
    """All of them; a suit that has none of its own is plain."""
    return [face(suit, pattern) for suit, pattern in drawn_patterns().items()]


def drawn_patterns() -> dict[str, Node]:
    x, y = MIDDLE
    grid = "".join(f"M0 {12 + step}h96M{12 + step} 0v158" for step in range(0, 130, 24))
    chevrons = "".join(f"M{left} -10l50 76-50 76h14l50-76-50-76z" for left in range(-50, 81, 26))
    return {
        "administration": g(fill="none", stroke="#fff", opacity=".2")[
            (circle(cx=str(x), cy=str(y), r=str(radius)) for radius in RINGS)
        ],
        "aggression": path(d="".join(ray(angle) for angle in RAYS), fill="#fff", opacity=".12"),
        "construction": [
            path(d=grid, stroke="#fff", opacity=".17"),
            path(d="M0 132L96 36M0 36l96 96", stroke="#fff", stroke_width="5", opacity=".12"),
        ],
        "mobilization": path(d=chevrons, fill="#fff", opacity=".13"),
        "other": None,
    }


def ray(angle: int) -> str:
    """A beam from the middle."""
    x, y = MIDDLE
    ends = [(x + 120 * cos(radians(turn)), y + 120 * sin(radians(turn))) for turn in (angle, angle + 9)]
    return f"M{x} {y}L{ends[0][0]:.0f} {ends[0][1]:.0f} {ends[1][0]:.0f} {ends[1][1]:.0f}Z"


def face(suit: str, pattern: Node) -> Element:
    frame = FRAMES.get(suit, OTHER_FRAME)
    return symbol(id=f"arcs-face-{suit}", viewBox="0 0 96 158", preserveAspectRatio="xMidYMin slice")[
        pattern,
        path(d=frame, fill="#070a1c", fill_opacity=".5", stroke="#fff", stroke_opacity=".75", stroke_width="1.5"),
    ]


def face_of(suit: str) -> str:
    """The id of a suit's face."""
    return f"#arcs-face-{suit if suit in FRAMES else 'other'}"
