"""The land of Scythe, painted by code: six terrains in three variants each, the Factory, and what stands on them.

Light comes from the upper left: what stands has a light left side, a dark right side and a shadow.
"""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin
from random import Random

from markupsafe import Markup

from boardwright.table.elements import Element, Node, circle, g, path, use

from .objects import AIRSHIP, FURROWS, OBJECTS, SHADOW, SMOKE, WORKS
from .shapes import (
    SIZE,
    Point,
    at,
    clip_path,
    corners,
    ellipse,
    hexed,
    linear_gradient,
    made,
    moved,
    painted,
    pattern,
    smooth,
    stop,
)

VARIANTS = 3
GROUNDS = {
    "forest": "#54703f",
    "mountain": "#9c8b78",
    "farm": "#cfa646",
    "village": "#c58a6a",
    "tundra": "#c3c9bf",
    "lake": "#a9a878",
    "factory": "#4b3f3f",
}
BLOBS = {
    "forest": ("#86994f", "#3f5a35", "#6f8a4c"),
    "mountain": ("#7b7a5c", "#b5a48a", "#83745f"),
    "village": ("#b37657", "#d7a37f", "#9f8a55"),
    "tundra": ("#94a08f", "#b7a98a", "#dfe5df", "#eef1ec"),
    "lake": ("#c9b98a", "#8f9a62"),
    "factory": ("#332a2e", "#2b2428", "#6b5648", "#5d4e47"),
}
"""The tones that swim over the ground of a terrain."""


@cache
def sheet() -> Markup:
    """Everything that the map uses, each drawn once."""
    return Markup("").join(
        made(node)
        for node in (
            *gradients(),
            *(furrow(number) for number in range(len(FURROWS))),
            clip_path(id="scythe-hex")[path(d=hexed(SIZE))],
            path(id="scythe-hex-shape", d=hexed(SIZE)),
            g(id="scythe-ring")[
                path(".scythe-ring-white", d=hexed(SIZE - 3)), path(".scythe-ring-line", d=hexed(SIZE - 3))
            ],
            *(standing(name) for name in OBJECTS),
            painted(AIRSHIP, "scythe-airship"),
            painted(WORKS, "scythe-works"),
            g(id="scythe-smoke", fill="#e9dfd0")[(path(d=shape, opacity=thin) for shape, thin in SMOKE)],
            *(ground(terrain, variant) for terrain in GROUNDS for variant in range(variants(terrain))),
        )
    )


def gradients() -> tuple[Element, ...]:
    return (
        linear_gradient(id="scythe-brass", x2="0", y2="1")[
            stop(stop_color="#f6dfa0"), stop(offset=".45", stop_color="#c79a45"), stop(offset="1", stop_color="#8a6423")
        ],
        linear_gradient(id="scythe-light", x2=".5", y2="1")[
            stop(stop_color="#fff6dc", stop_opacity=".28"),
            stop(offset=".5", stop_color="#fff", stop_opacity="0"),
            stop(offset="1", stop_color="#20100a", stop_opacity=".26"),
        ],
        linear_gradient(id="scythe-dusk", x2="0", y2="1")[
            stop(stop_color="#2b3a4a"), stop(offset=".5", stop_color="#8a6a5e"),
            stop(offset=".8", stop_color="#d99a5b"), stop(offset="1", stop_color="#e9bf7c"),
        ],
        linear_gradient(id="scythe-morning", x2="0", y2="1")[
            stop(stop_color="#7f9aa6"), stop(offset=".6", stop_color="#e6cfa6"), stop(offset="1", stop_color="#f3e2bd")
        ],
    )  # fmt: skip


def furrow(number: int) -> Element:
    earth, low, high, turned = FURROWS[number]
    return pattern(
        id=f"scythe-field-{number}", width="5", height="5", patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({turned})",
    )[
        path(d="M0 0h5v5H0z", fill=earth),
        path(d="M0 1.2h5", stroke=low, stroke_width="1.6"),
        path(d="M0 3.7h5", stroke=high, stroke_width=".8"),
    ]  # fmt: skip


def standing(name: str) -> Element:
    """A thing that stands on the land."""
    (wide, high), parts = OBJECTS[name]
    shadow = ellipse(cx="2", cy="1", rx=at(wide), ry=at(high), fill=SHADOW, opacity=".4") if wide else None
    return g(id=f"scythe-{name}")[shadow, painted(parts)]


# -- terrains ------------------------------------------------------------------------------------------------------


def variants(terrain: str) -> int:
    return 1 if terrain == "factory" else VARIANTS


def ground(terrain: str, variant: int) -> Element:
    """One variant of a terrain, clipped to its hex: ground, tones, and what stands on it."""
    by = Random(f"{terrain} {variant}")
    return g(id=f"scythe-{terrain}-{variant}", clip_path="url(#scythe-hex)")[
        path(d=hexed(SIZE), fill=GROUNDS[terrain]),
        (blob(by, tone) for tone in (BLOBS.get(terrain, ()) * 3)[:9]),
        PAINTERS[terrain](by, variant),
    ]


def blob(by: Random, tone: str) -> Element:
    """A soft patch of another tone."""
    x, y = by.uniform(-44, 44), by.uniform(-48, 48)
    wide, high = by.uniform(15, 30), by.uniform(7, 14)
    return path(d=round_shape(by, x, y, wide, high), fill=tone, opacity=f"{by.uniform(0.25, 0.6):.2f}")


def round_shape(by: Random, x: float, y: float, wide: float, high: float, corner_count: int = 8) -> str:
    turns = [2 * pi * corner / corner_count for corner in range(corner_count)]
    reach = [by.uniform(0.8, 1.15) for _ in turns]
    return smooth(
        [(x + wide * far * cos(turn), y + high * far * sin(turn)) for turn, far in zip(turns, reach, strict=True)],
        closed=True,
    )


def put(name: str, x: float, y: float, size: float = 1.0) -> Element:
    return use(href=f"#scythe-{name}", transform=moved(x, y, size))


def forest(by: Random, variant: int) -> Node:
    """Rows of trees, the nearer ones before the others."""
    trees: list[Node] = []
    for row in range(13):
        y = -50 + row * 9.0
        start = by.uniform(-4, 4) + (6 if row % 2 else 0)
        for column in range(-5, 5):
            x = start + column * 12 + by.uniform(-3, 3)
            if abs(x) < 56 and by.random() < 0.86:
                trees.append(put(by.choice(("fir", "fir", "spruce", "spruce", "pine")), x, y + by.uniform(-3, 3)))
    return trees


PEAKS: tuple[tuple[Point, ...], ...] = (
    ((-32, -14), (6, -22), (38, -8), (-11, 8), (22, 15), (-36, 24), (2, 34), (40, 36), (-22, 50), (18, 56)),
    ((-16, -24), (30, -20), (-40, -2), (8, 0), (44, 8), (-20, 22), (20, 26), (-44, 40), (-4, 46), (32, 50)),
    ((-26, -20), (14, -26), (44, -12), (-2, -2), (-42, 8), (26, 12), (-16, 26), (10, 38), (42, 34), (-30, 48)),
)


def mountain(by: Random, variant: int) -> Node:
    return [
        *(peak(by, x, y) for x, y in PEAKS[variant]),
        *(put("spruce", x, 54 - abs(x) / 2.2, 0.8) for x in (-30, -24, 26, 33) if variant != 1),
    ]


def peak(by: Random, x: float, foot: float) -> Element:
    """A summit: a light and a dark side, and snow."""
    high, wide, lean = by.uniform(27, 40), by.uniform(17, 23), by.uniform(-2, 3)
    top = x + lean, foot - high
    ridge = [(top[0] + by.uniform(-2, 2), foot - high * (1 - step / 4)) for step in range(1, 4)]
    keel = [top, *ridge, (x + lean + by.uniform(-2, 2), foot + 3)]
    left = [(x - wide * step / 4 + lean * (1 - step / 4), foot - high * (1 - step / 4)) for step in (4, 3, 2, 1)]
    right = [(x + wide * step / 4 + lean * (1 - step / 4), foot - high * (1 - step / 4)) for step in (4, 3, 2, 1)]
    left, right = jagged(by, left), jagged(by, right)
    snow = high * 0.3
    cap = [
        top, (top[0] - snow * 0.6, top[1] + snow), (top[0] - snow * 0.3, top[1] + snow * 0.75),
        (top[0], top[1] + snow * 1.3), (top[0] + snow * 0.2, top[1] + snow * 0.8),
        (top[0] + snow * 0.4, top[1] + snow * 1.05), (top[0] + snow * 0.6, top[1] + snow * 0.85),
    ]  # fmt: skip
    return painted(
        (
            (by.choice(("#bcae9a", "#b3a592", "#a99b8c")), straight([*left, *keel])),
            (by.choice(("#6a5f5a", "#625a58", "#73665e")), straight([*keel, *right])),
            ("#f6f1e6", straight(cap)),
            ("#c3c6cc", straight([top, *cap[3:]])),
        )
    )


def jagged(by: Random, points: list[Point]) -> list[Point]:
    return [(x + by.uniform(-1.6, 1.6), y + by.uniform(-1.2, 1.2)) for x, y in points]


def straight(points: list[Point]) -> str:
    return "M" + "L".join(f"{at(x)} {at(y)}" for x, y in points) + "z"


TURNS = (0, 31, -24)


def farm(by: Random, variant: int) -> Node:
    """Fields with their furrows, hedges, hay, a barn."""
    fields: list[Node] = []
    across = [-78, -78 + by.uniform(44, 52), by.uniform(8, 20), 78]
    for column in range(3):
        slope = by.uniform(-6, 6)
        down = [-84, by.uniform(-34, -14), by.uniform(12, 30), 84]
        for row in range(3):
            points = [
                (across[column], down[row]), (across[column + 1], down[row] + slope),
                (across[column + 1], down[row + 1] + slope), (across[column], down[row + 1]),
            ]  # fmt: skip
            fill = f"url(#scythe-field-{by.randrange(len(FURROWS))})"
            fields.append(path(d=straight(points), fill=fill, stroke="#7c7a35", stroke_width="2"))
    hedges = (
        circle(cx=at(by.uniform(-48, 48)), cy=at(by.uniform(-40, 44)), r=at(by.uniform(2.2, 3.6)), fill=green)
        for green in ("#6e7c38", "#5d6b30", "#4d5c2c") * 3
    )
    stacks = sorted(((by.uniform(-38, 38), by.uniform(-42, 42)) for _ in range(3)), key=lambda spot: spot[1])
    return [
        g(transform=f"rotate({TURNS[variant]})")[fields],
        hedges,
        (put("hay", x, y) for x, y in stacks),
        put("barn", (24, -26, 8)[variant], (-24, -20, -28)[variant]),
    ]


def village(by: Random, variant: int) -> Node:
    """Houses along two roads, one church, trees."""
    turn = by.uniform(8, 22)
    road = smooth([(-60, by.uniform(0, 12)), (-20, by.uniform(4, 14)), (6, turn), (30, by.uniform(8, 18)), (60, 24)])
    lane = smooth([(6, turn), (by.uniform(-6, 6), 38), (8, 62)])
    spots: list[tuple[str, float, float]] = [("church", (0, -12, 12)[variant], -28)]
    taken: list[Point] = [(0, -28)]
    while len(spots) < 15:
        x, y = by.uniform(-46, 46), by.uniform(-46, 50)
        if min((x - a) ** 2 + (1.7 * (y - b)) ** 2 for a, b in taken) < 260 or abs(y - turn + 6) < 7:
            y = 99
        if y < 60:
            taken.append((x, y))
            spots.append((by.choice(("house", "cottage", "farmhouse", "cottage")), x, y))
        elif by.random() < 0.4:
            spots.append(("bush", by.uniform(-48, 48), by.uniform(-40, 50)))
    return [
        path(d=road, fill="none", stroke="#e8cfa4", stroke_width="6", opacity=".75"),
        path(d=lane, fill="none", stroke="#e8cfa4", stroke_width="5", opacity=".75"),
        (put(*spot) for spot in sorted(spots, key=lambda spot: spot[2])),
    ]


def tundra(by: Random, variant: int) -> Node:
    """Pools, grass, rocks, two derricks."""
    pools = (
        path(
            d=round_shape(by, by.uniform(-36, 36), by.uniform(-6, 44), by.uniform(7, 12), by.uniform(2.5, 4)),
            fill="#7f9ea3", stroke="#eef3f0", stroke_width="1.2",
        )
        for _ in range(3)
    )  # fmt: skip
    grass = "".join(
        f"M{at(by.uniform(-46, 46))} {at(by.uniform(-44, 50))}l-1.5-4m1.5 4v-5m0 5l1.5-4" for _ in range(16)
    )
    rocks = sorted(((by.uniform(-42, 42), by.uniform(0, 48)) for _ in range(5)), key=lambda spot: spot[1])
    derricks = (((-20, -14), (28, -20)), ((-30, -18), (16, -8)), ((-8, -16), (34, -8)))[variant]
    return [
        pools,
        path(d=grass, fill="none", stroke="#7a7f5c", stroke_linecap="round"),
        (put("derrick", x, y, 1.05) for x, y in derricks),
        (put("rock", x, y) for x, y in rocks),
    ]


def lake(by: Random, variant: int) -> Node:
    """A shore, water that grows deeper, waves, a boat or an isle."""
    return [
        *(
            path(d=shore(by, size), fill=tone)
            for size, tone in ((54, "#e6dcb4"), (51, "#7fb6b6"), (46, "#56979f"), (39, "#3f8190"))
        ),
        path(d=round_shape(by, 0, 6, 26, 22), fill="#356f83", opacity=".8"),
        path(
            d="".join(
                f"M{at(by.uniform(-36, 22))} {at(-32 + 6 * row)}q3-2.4 6 0t6 0" for row in range(12)
            ),
            fill="none", stroke="#b9dcd8", stroke_width="1.1", stroke_linecap="round", opacity=".75",
        ),
        put("isle", 16, -22) if variant == 1 else put("boat", (-14, 0, 14)[variant], (-18, 0, -22)[variant]),
    ]  # fmt: skip


def shore(by: Random, size: float) -> str:
    """A hex with soft corners and an uneven rim."""
    points: list[Point] = []
    ring = corners(size)
    for number, (x, y) in enumerate(ring):
        next_x, next_y = ring[(number + 1) % 6]
        points.append((x * 0.93, y * 0.93))
        points.append(((x + next_x) / 2 + by.uniform(-2, 2), (y + next_y) / 2 + by.uniform(-2, 2)))
    return smooth(points, closed=True)


def factory(by: Random, variant: int) -> Node:
    """Ash and rails; the works themselves stand above the rivers."""
    return [
        path(d="M-60 34L60 20M-60 40L60 26M-40 60L10 10", stroke="#241c1f", stroke_width="1.6"),
        path(
            d="M-60 37L60 23", stroke="#8a7464", stroke_width="5", stroke_dasharray="1.4 3.2", opacity=".6"
        ),
    ]  # fmt: skip


PAINTERS: dict[str, Callable[[Random, int], Node]] = {
    "forest": forest,
    "mountain": mountain,
    "farm": farm,
    "village": village,
    "tundra": tundra,
    "lake": lake,
    "factory": factory,
}
