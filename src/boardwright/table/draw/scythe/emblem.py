"""The emblem of Scythe."""

from boardwright.table.elements import Node, circle, g, path, polygon, rect

from .chart import hexagon

FIELDS = ("#c6b27a", "#9fae6c", "#b99a6b", "#7f946a", "#d3c08d")


def emblem() -> Node:
    """Hexes of farmland, a river, and a walking machine on the skyline."""
    parts: list[Node] = [rect(x="-60", width="280", height="100", fill="#d8c9a3")]
    for row in range(4):
        for column in range(-3, 8):
            x, y = column * 32 + (16 if row % 2 else 0) + 8, row * 28 + 10
            parts.append(
                polygon(
                    points=hexagon(x, y, 17.6), fill=FIELDS[(row * 3 + column * 2) % 5], stroke="#efe6cd",
                    stroke_width="1.6",
                )
            )  # fmt: skip
    river = "M-60 70 C-20 92 20 60 78 74 S150 50 220 70"
    parts.append(path(d=river, fill="none", stroke="#5b8fa8", stroke_width="5", opacity=".9"))
    parts.append(
        g(fill="#2b2a28")[
            path(d="M92 22h22l6 9v12H86V31z"),
            path(d="M90 43l-8 14v17h6V60l7-12zM112 43l9 14v17h-6V60l-8-12z"),
            path(d="M80 74h11v4H79zM113 74h11l1 4h-12z"),
            path(d="M120 30h16v4h-16z"),
            circle(cx="97", cy="32", r="3.2", fill="#e8b04a"),
        ]
    )
    return parts
