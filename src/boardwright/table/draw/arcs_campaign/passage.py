"""The Twisted Passage in the centre of the map, and the broken gates that open to it."""

from functools import cache
from math import cos, radians, sin

from boardwright.table.draw.arcs.geometry import CENTRE_FAR, GATE_AT, Shape, bearing, drawn_path, outline, place
from boardwright.table.draw.arcs.icons import at, drawn
from boardwright.table.elements import Node, g, path, rect, title
from boardwright.words import Words

ARMS, TURNS, STEPS = 5, 200, 14
"""The arms of the vortex, how far each turns in degrees, and in how many steps it is drawn."""
CRACK = "M-30-13L-12-6l-9 10 18 2-7 13 17-5 8 12M-12-6L2-14l3-13M7 6l10-9 14 5M-3 6L7 6"
"""What runs through a broken gate."""


@cache
def arms(shape: Shape) -> str:
    """The arms of the vortex, from the edge inwards."""
    lines = []
    for arm in range(ARMS):
        points = []
        for step in range(STEPS + 1):
            share = CENTRE_FAR * (0.97 - 0.85 * step / STEPS)
            turn = radians(arm * 360 / ARMS + TURNS * step / STEPS)
            points.append(f"{at(share * shape.rx * cos(turn))} {at(share * shape.ry * sin(turn))}")
        lines.append("M" + "L".join(points))
    return "".join(lines)


def vortex(shape: Shape, words: Words, way_out: str) -> Node:
    """The arms, and the symbol of the planets to which ships leave."""
    high = shape.letters * 1.3
    wide, y = high * 1.75, CENTRE_FAR * 0.8 * shape.ry
    return [
        path(".reach-vortex", d=arms(shape)),
        g(".arcs-tag.reach-exit", data_help="f2205")[
            title[exit_told(words, way_out)],
            rect(x=at(-wide / 2), y=at(y - high / 2), width=at(wide), height=at(high), rx=at(high * 0.24)),
            drawn("exit", -wide / 4, y, shape.letters * 0.9),
            drawn(f"sign-{way_out}", wide / 4, y, shape.letters * 0.8),
        ],
    ]


def exit_told(words: Words, way_out: str) -> str:
    return words.message("reach-exit", symbol=words.name("symbol", way_out))


def rift(shape: Shape, words: Words, name: str) -> Node:
    """A gate with a Passage: torn open, and nothing can be there."""
    x, y = place(shape, GATE_AT, bearing(name))
    return g(".reach-rift", data_spot=f"system-{name}", data_help="f2205")[
        title[words.message("reach-token-passage", cluster=name[0], count=1, side=0, seat="")],
        path(".reach-rift-ground", d=drawn_path(outline(shape, name))),
        g(transform=f"translate({at(x)} {at(y)})rotate({bearing(name) + 90:g})scale({shape.planet / 30:.3g})")[
            path(".reach-rift-glow", d=CRACK), path(".reach-rift-crack", d=CRACK)
        ],
    ]
