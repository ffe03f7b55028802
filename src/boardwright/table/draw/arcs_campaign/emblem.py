"""The emblem of the Blighted Reach."""

from boardwright.table.draw.arcs.emblem import STARS, around, ring
from boardwright.table.elements import Node, circle, g, path, rect

from .icons import blight, imperial

CLUSTERS = ("#4a2f6b", "#5a2b52", "#3d3566")


def emblem() -> Node:
    """An Imperial ship before the ring of clusters, half of it overgrown."""
    parts: list[Node] = [rect(x="-60", width="280", height="100", fill="#1c1230")]
    parts += [circle(cx=x, cy=y, r=".9", fill="#fff", opacity=".7") for x, y in STARS]
    for number in range(6):
        start = number * 60 - 87
        parts.append(path(d=ring(80, 50, 24, 42, start, start + 54), fill=CLUSTERS[number % 3]))
        x, y = around(80, 50, 33, number * 60 - 60)
        if number in (2, 3, 4):
            parts.append(g(transform=f"translate({float(x) - 9.6:.1f} {float(y) - 10:.1f}) scale(.8)")[blight()])
        else:
            parts.append(circle(cx=x, cy=y, r="4.5", fill="#e9c46a", stroke="#160c26", stroke_width="1.2"))
    parts.append(g(transform="translate(62 29) scale(1.5) rotate(20 12 12)")[imperial()])
    return parts
