"""The emblem of Arcs."""

from math import cos, radians, sin

from boardwright.table.elements import Node, circle, path, polygon, rect

CLUSTERS = ("#2f4a7a", "#3f3a72", "#28586b")
PLANETS = ("#d98c5f", "#8fb996", "#c9a0dc", "#e9c46a")
STARS = (
    *((14, 18), (30, 70), (22, 44), (40, 10), (120, 12), (140, 34), (132, 78), (148, 60), (12, 86), (112, 92)),
    *((-20, 30), (-36, 66), (176, 20), (194, 72)),
)


def emblem() -> Node:
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


def ring(x: float, y: float, inner: float, outer: float, start: float, end: float) -> str:
    """A piece of a ring."""
    a, b = around(x, y, outer, start), around(x, y, outer, end)
    c, d = around(x, y, inner, end), around(x, y, inner, start)
    return f"M{a[0]} {a[1]}A{outer} {outer} 0 0 1 {b[0]} {b[1]}L{c[0]} {c[1]}A{inner} {inner} 0 0 0 {d[0]} {d[1]}z"


def around(x: float, y: float, radius: float, degrees: float) -> tuple[str, str]:
    angle = radians(degrees)
    return f"{x + radius * cos(angle):.1f}", f"{y + radius * sin(angle):.1f}"
