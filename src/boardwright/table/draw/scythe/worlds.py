"""The painted backgrounds of scenes."""

from functools import cache

from markupsafe import Markup

from boardwright.table.elements import Element, Node, circle, g, path, rect, svg, use

from .shapes import made, moved

STANDING = {
    "tundra": ("derrick", "rock"),
    "forest": ("spruce", "fir"),
    "mountain": ("rock", "spruce"),
    "farm": ("barn", "hay"),
    "village": ("house", "church"),
    "lake": ("boat", "pine"),
    "factory": ("farmhouse", "derrick"),
    "base": ("farmhouse", "bush"),
}
"""What stands on the horizon of each terrain."""


@cache
def battlefield(terrain: str) -> Markup:
    """A field at dusk."""
    large, small = STANDING[terrain]
    return made(
        svg(viewBox="0 0 1180 250", preserveAspectRatio="xMidYMax slice")[
            rect(width="1180", height="250", fill="url(#scythe-dusk)"),
            circle(cx="590", cy="182", r="46", fill="#ffe2a0", opacity=".85"),
            path(
                d="M0 190l90-40 70 26 110-60 80 50 90-34 120 52 90-30 110 34 120-56 100 50 90-40 110 44v80H0z",
                fill="#5e5258",
            ),
            path(d="M0 214q150-26 300-8t300-6 300 8 280-10v60H0z", fill="#8c8f84"),
            path(d="M0 230q200-16 420-4t400-6 360 4v30H0z", fill="#a9ac9c"),
            (put(large, 440 + 88 * number, 206 + number % 2 * 4, 1.3 + number % 3 * 0.3) for number in range(4)),
            (put("spruce", 30 + 46 * number, 206 + number * 7 % 12, 1 + number % 4 * 0.2) for number in range(25)),
            (put(small, 380 + 104 * number, 222, 1.2) for number in range(5)),
        ]
    )


@cache
def roadside(terrain: str, faction: str) -> Markup:
    """A morning by the road: the character meets people."""
    large, small = STANDING[terrain]
    return made(
        svg(".scythe-painting", viewBox="0 0 640 300", preserveAspectRatio="xMidYMax slice", aria_hidden="true")[
            rect(width="640", height="300", fill="url(#scythe-morning)"),
            path(d="M0 190l70-44 60 30 100-74 90 70 60-26 90 50 80-36 90 30v140H0z", fill="#93939a"),
            path(d="M230 102l-28 20 12 2 14 12 12-12 14 4z", fill="#f6f1e6"),
            path(d="M0 210q160-36 330-10t310-14v144H0z", fill="#b3b79f"),
            path(d="M0 246q200-28 380-4t260-10v90H0z", fill="#a39a72"),
            put(large, 480, 236, 3.6),
            put(large, 566, 226, 2.4),
            put("farmhouse", 390, 246, 2.8),
            put("house", 330, 250, 2.4),
            path(
                d="M336 210c10-14-6-22 4-36s0-20 8-30", fill="none", stroke="#fff6e4", stroke_width="7",
                stroke_linecap="round", opacity=".6",
            ),
            (put("spruce", x, y, size) for x, y, size in
             ((18, 250, 3.2), (52, 244, 2.6), (90, 256, 3.4), (610, 262, 3.6), (128, 244, 2.2))),
            put(small, 520, 284, 2.6),
            g(f".scythe-thin.scythe-of-{faction}")[put(f"character-{faction}", 206, 290, 3.7)],
            g(".scythe-thin.scythe-of-people")[put("worker-figure", 350, 290, 3.4), put("worker-figure", 396, 285, 3)],
        ]
    )  # fmt: skip


def put(name: str, x: float, y: float, size: float) -> Element:
    return use(href=f"#scythe-{name}", transform=moved(x, y, size))


def troops(faction: str, mechs: int, character: bool, workers: int, mirrored: bool) -> Node:
    """The units of a side, large, on their ground."""
    figures: list[Node] = []
    x = 4.0
    for _ in range(mechs):
        figures.append(put(f"mech-{faction}", x + 72, 140, 2.4))
        x += 140
    if character:
        figures.append(put(f"character-{faction}", x + 48, 142, 2.3))
        x += 108
    for number in range(workers):
        figures.append(put("worker-figure", x + 12, 144 - number % 2 * 6, 1.7))
        x += 22
    wide = x + 8
    return svg(f".scythe-troops.scythe-thin.scythe-of-{faction}", viewBox=f"0 0 {wide:.0f} 150", aria_hidden="true")[
        g(transform=f"translate({wide:.0f} 0) scale(-1 1)" if mirrored else None)[figures]
    ]


def banner(faction: str) -> Node:
    """The emblem of a side that has left the field."""
    return svg(".scythe-banner", viewBox="-14 -14 28 28", aria_hidden="true")[use(href=f"#scythe-emblem-{faction}")]
