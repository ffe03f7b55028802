"""A small drawing of each game, for the pages where one chooses a game."""

from math import cos, pi, sin

from boardwright.table.elements import Element, Node, circle, g, path, polygon, rect, svg


def emblem(game: str) -> Element:
    """The emblem of a game; it only decorates, as the name stands beside it."""
    inside = EMBLEMS.get(game, plain)()
    return svg(
        ".emblem", viewBox="-50 0 260 100", preserveAspectRatio="xMidYMid slice", aria_hidden="true", focusable="false"
    )[inside]


def arcs() -> Node:
    """Six clusters around nothing, a planet or two, and a ship between them."""
    parts: list[Node] = [rect(x="-60", width="280", height="100", fill="#1b2340")]
    parts += [circle(cx=x, cy=y, r=".9", fill="#fff", opacity=".7") for x, y in STARS]
    for number in range(6):
        parts.append(path(d=ring(80, 50, 24, 42, number * 60 - 87, number * 60 - 33), fill=CLUSTERS[number % 3]))
        x, y = around(80, 50, 33, number * 60 - 60)
        parts.append(circle(cx=x, cy=y, r="4.5", fill=PLANETS[number % 4], stroke="#0c1228", stroke_width="1.2"))
    parts.append(circle(cx="80", cy="50", r="12", fill="none", stroke="#e9c46a", stroke_width="1", opacity=".8"))
    parts.append(polygon(points="80,38 87,58 80,53 73,58", fill="#f4efe2"))
    return parts


def scythe() -> Node:
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


def imperium() -> Node:
    """A hand of cards: a region, a ship, a laurel."""
    parts: list[Node] = [rect(x="-60", width="280", height="100", fill="#6f2f2a")]
    for number, (turn, fill) in enumerate(((-16, "#c9b28a"), (0, "#efe3c8"), (16, "#dcc9a0"))):
        parts.append(
            g(transform=f"rotate({turn} 80 150)")[
                rect(x="58", y="14", width="44", height="66", rx="4", fill=fill, stroke="#3f1815", stroke_width="1.4"),
                rect(x="62", y="18", width="36", height="30", rx="2", fill=SCENES[number]),
                path(d="M64 56h32M64 62h32M64 68h20", stroke="#6b5a3d", stroke_width="1.6", opacity=".6"),
            ]
        )
    parts.append(
        g(fill="none", stroke="#3c5a2f", stroke_width="2", stroke_linecap="round")[
            path(d="M72 44c-7-4-9-12-5-19M88 44c7-4 9-12 5-19"),
            path(d="M67 38l-4-1M65 32l-4-2M66 26l-3-3M93 38l4-1M95 32l4-2M94 26l3-3"),
        ]
    )
    return parts


def plain() -> Node:
    """A game without an emblem of its own."""
    return [
        rect(x="-60", width="280", height="100", fill="#1b6a57"),
        path(d="M80 18 110 35v30L80 82 50 65V35z", fill="none", stroke="#f2efe8", stroke_width="4"),
    ]


def around(x: float, y: float, radius: float, degrees: float) -> tuple[str, str]:
    angle = degrees * pi / 180
    return f"{x + radius * cos(angle):.1f}", f"{y + radius * sin(angle):.1f}"


def ring(x: float, y: float, inner: float, outer: float, start: float, end: float) -> str:
    """A piece of a ring."""
    a, b = around(x, y, outer, start), around(x, y, outer, end)
    c, d = around(x, y, inner, end), around(x, y, inner, start)
    return f"M{a[0]} {a[1]}A{outer} {outer} 0 0 1 {b[0]} {b[1]}L{c[0]} {c[1]}A{inner} {inner} 0 0 0 {d[0]} {d[1]}z"


def hexagon(x: float, y: float, radius: float) -> str:
    return " ".join(",".join(around(x, y, radius, 60 * corner + 30)) for corner in range(6))


CLUSTERS = ("#2f4a7a", "#3f3a72", "#28586b")
PLANETS = ("#d98c5f", "#8fb996", "#c9a0dc", "#e9c46a")
STARS = (
    *((14, 18), (30, 70), (22, 44), (40, 10), (120, 12), (140, 34), (132, 78), (148, 60), (12, 86), (112, 92)),
    *((-20, 30), (-36, 66), (176, 20), (194, 72)),
)
FIELDS = ("#c6b27a", "#9fae6c", "#b99a6b", "#7f946a", "#d3c08d")
SCENES = ("#8aa6a3", "#b9c7a0", "#c08457")
EMBLEMS = {"arcs": arcs, "scythe": scythe, "imperium": imperium}
