"""What is printed on the board and never changes: paper, coast, terrains, rivers."""

import itertools
from functools import cache
from random import Random

from markupsafe import Markup

from boardwright.games.scythe.facts import PLACE_IDS, PLACES, RIVERS, TERRAIN, TERRAINS, TERRITORIES
from boardwright.table.elements import Element, g, path, rect, use

from .scenery import variants
from .shapes import SIZE, WIDTH, Point, at, hexed, made, middle, moved, smooth

LEFT, TOP, ACROSS, DOWN = -440.0, -428.0, 880.0, 856.0
"""The part of the plane that the map shows."""
COAST = (("dark", 44), ("light", 36), ("dark", 28), ("light", 20), ("dark", 12))
"""The lines around the land, from the outermost."""
HOMELESS = ("albion", "togawa")


@cache
def land() -> Markup:
    """Paper, coast and terrains."""
    return made(
        g(aria_hidden="true")[
            rect(".scythe-paper", x="-1400", y="-1400", width="2800", height="2800"),
            path(".scythe-grid", d=meridians()),
            (path(f".scythe-coast-{tone}", d=shape_of_land(), stroke_width=str(wide)) for tone, wide in COAST),
            (terrain(place) for place in range(TERRITORIES)),
            path(".scythe-joint", d=shape_of_land()),
            path(".scythe-joint-light", d=shape_of_land()),
        ]
    )


def terrain(place: int) -> Element:
    kind = TERRAINS[TERRAIN[place]]
    x, y = middle(PLACE_IDS[place])
    return use(href=f"#scythe-{kind}-{place * 7 % variants(kind)}", transform=moved(x, y))


@cache
def shape_of_land() -> str:
    """All hexes and the bases of the factions as one path."""
    return "".join(
        hex_at(PLACE_IDS[place]) for place in range(PLACES) if not any(name in PLACE_IDS[place] for name in HOMELESS)
    )


def hex_at(name: str) -> str:
    x, y = middle(name)
    points = hexed(SIZE)[1:-1].split("L")
    pairs = [tuple(map(float, point.split())) for point in points]
    return "M" + "L".join(f"{at(x + across)} {at(y + down)}" for across, down in pairs) + "z"


def meridians() -> str:
    down = "".join(f"M{x} -900Q{at(x * 1.08)} 0 {x} 900" for x in range(-1190, 1200, 70))
    return down + "".join(f"M-1300 {y}Q0 {y + 14} 1300 {y}" for y in range(-888, 900, 70))


# -- rivers --------------------------------------------------------------------------------------------------------


@cache
def waters() -> Markup:
    """Every river, drawn over the borders of what is held: shade, bank, water and light; and the Factory above."""
    courses = "".join(smooth(bent(chain)) for chain in chains())
    return made(
        g(aria_hidden="true")[
            (path(f".scythe-river.scythe-river-{part}", d=courses) for part in ("shade", "bank", "water", "light")),
            use(href="#scythe-works", transform=moved(0, -17, 0.96)),
            use(".scythe-smoke", href="#scythe-smoke", transform=moved(0, -17, 0.96)),
        ]
    )


def edges() -> list[tuple[Point, Point]]:
    """Every edge with a river; one between two territories is named from both sides, one at a base from the base."""
    return [
        shared_edge(one, other)
        for one in range(PLACES)
        for other in RIVERS[one]
        if one < other or one not in RIVERS[other]
    ]


def shared_edge(one: int, other: int) -> tuple[Point, Point]:
    """The two ends of the edge between two neighbours, rounded so that edges meet."""
    x1, y1 = middle(PLACE_IDS[one])
    x2, y2 = middle(PLACE_IDS[other])
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    across, down = -(y2 - y1) / WIDTH * SIZE / 2, (x2 - x1) / WIDTH * SIZE / 2
    return (round(x - across), round(y - down)), (round(x + across), round(y + down))


def chains() -> list[list[Point]]:
    """The edges joined to courses."""
    left = edges()
    found: list[list[Point]] = []
    while left:
        chain = list(left.pop(0))
        grown = True
        while grown:
            grown = False
            for edge in left:
                if near(edge[0], chain[-1]) or near(edge[1], chain[-1]):
                    chain.append(edge[1] if near(edge[0], chain[-1]) else edge[0])
                elif near(edge[0], chain[0]) or near(edge[1], chain[0]):
                    chain.insert(0, edge[1] if near(edge[0], chain[0]) else edge[0])
                else:
                    continue
                left.remove(edge)
                grown = True
                break
        found.append(chain)
    return found


def near(one: Point, other: Point) -> bool:
    return abs(one[0] - other[0]) < 3 and abs(one[1] - other[1]) < 3


def bent(chain: list[Point]) -> list[Point]:
    """A course with small turns between its corners."""
    by = Random(str(chain[0]))
    points: list[Point] = []
    for (x1, y1), (x2, y2) in itertools.pairwise(chain):
        points.append((x1, y1))
        for step in (1 / 3, 2 / 3):
            points.append(
                (x1 + (x2 - x1) * step + by.uniform(-2.5, 2.5), y1 + (y2 - y1) * step + by.uniform(-2.5, 2.5))
            )
    return [*points, chain[-1]]
