"""The pieces on the map: mechs, characters, workers, structures, resource tokens. Each is drawn once and used often."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from markupsafe import Markup

from boardwright.table.elements import Element, Node, circle, g, path, rect, svg, text, title, use
from boardwright.table.scene import Cast

from .figures import CHARACTERS, MECHS, STRUCTURES, WORKER, Part
from .shapes import at, ellipse, made, moved
from .stacking import CHIP_HEIGHT, MOST_DRAWN, TOKENS_AT, Spot, chips, kinds_of

INNER = ("glow", "shade", "rivets")
"""Parts inside the silhouette: the light line around a piece is not drawn around them."""
CROWDS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-7, -2), (7, 1)),
    3: ((0, -10), (-8, 2), (8, 2)),
    4: ((-7, -12), (7, -12), (-8, 2), (8, 2)),
}
"""Where so many workers stand."""
WORKER_SIZE = 1.16
"""Alone in a hex workers are drawn larger."""
UNIT_WORDS = {"character": "character", "mech": "mechs", "worker": "workers"}


@cache
def sheet() -> Markup:
    """All figures."""
    return Markup("").join(
        (
            *(figure(f"mech-{faction}", parts, 20, 4.5) for faction, parts in MECHS.items()),
            *(figure(f"character-{faction}", parts, 19, 4.5) for faction, parts in CHARACTERS.items()),
            *(figure(f"structure-{kind}", parts, 14, 3) for kind, parts in STRUCTURES.items()),
            figure("worker-figure", WORKER, 6, 1.8),
        )
    )


def figure(name: str, parts: Sequence[Part], wide: float, high: float) -> Markup:
    """A shadow, a line around the silhouette, and the parts."""
    return made(
        g(id=f"scythe-{name}")[
            ellipse(".scythe-shadow", cx="1", cy="-1", rx=at(wide), ry=at(high)),
            g(".scythe-key")[(path(d=shape) for kind, shape in parts if kind not in INNER)],
            g(".scythe-body")[(path(f".scythe-{kind}", d=shape) for kind, shape in parts)],
        ]
    )


def pictured(name: str, box: str, kind: str = "", label: str = "") -> Element:
    """A figure by itself, beside the map."""
    told = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return svg(f".scythe-figure{kind}", told, viewBox=box)[use(href=f"#scythe-{name}")]


# -- units ---------------------------------------------------------------------------------------------------------


def units(cast: Cast, factions: Sequence[str], name: str, row: Mapping[str, Any], spots: Mapping[str, Spot]) -> Node:
    """The units of one seat in a place."""
    return [
        unit(cast, factions[row["seat"]], name, row["seat"], kind, count, spots[kind])
        for kind, count in kinds_of(row).items()
    ]


def unit(cast: Cast, faction: str, name: str, seat: int, kind: str, count: int, spot: Spot) -> Element:
    """One kind of unit; what is more than can be drawn is a number."""
    player = cast.seats[seat]
    piece_id = f"character-{seat}" if kind == "character" else f"{kind}-{seat}-{name}"
    said = cast.words.message(f"scythe-{UNIT_WORDS[kind]}", count=count)
    drawn = workers(count, spot) if kind == "worker" else fighter(kind, faction, count, spot)
    return g(
        f".scythe-unit.scythe-of-{faction}", id=piece_id, data_spot=f"{kind}-{seat}-{name}",
        transform=moved(spot.x, spot.y),
    )[title[cast.words.message("scythe-units-of", seat=player.called, units=said)], drawn]  # fmt: skip


def fighter(kind: str, faction: str, count: int, spot: Spot) -> Node:
    size = spot.size
    return [
        base(size) if kind == "character" else None,
        ring(size, 22 if kind == "character" else 24),
        use(href=f"#scythe-{kind}-{faction}", transform=f"scale({size})"),
        bubble(count, 15.3 * size, -38.8 * size) if count > 1 else None,
    ]


def base(size: float) -> Node:
    """Characters stand on a base with a rim of brass."""
    return [
        ellipse(".scythe-base-disc", rx=at(20 * size), ry=at(6 * size)),
        ellipse(".scythe-base-rim", cy="-1", rx=at(18.5 * size), ry=at(4.8 * size)),
    ]


def ring(size: float, wide: float) -> Element:
    """Shown under a piece that can be chosen or is."""
    return ellipse(".scythe-chosen", rx=at(wide * size), ry=at(wide * size * 0.36))


def workers(count: int, spot: Spot) -> Node:
    """Workers: from afar one and a number."""
    alone = spot.x == 0
    size = (WORKER_SIZE if alone else 0.95) * spot.size
    crowd = CROWDS[count if count <= MOST_DRAWN else 2]
    return [
        ring(1, 13 * size),
        g(".scythe-near")[
            (use(href="#scythe-worker-figure", transform=moved(x * size, y * size, size)) for x, y in crowd),
            bubble(count, 0, -20 * size - 9) if count > MOST_DRAWN else None,
        ],
        g(".scythe-far")[
            use(href="#scythe-worker-figure", transform=moved(-4 if count > 1 else 0, 0, 1.5)),
            bubble(count, 9, -14) if count > 1 else None,
        ],
    ]


def bubble(count: int, x: float, y: float) -> Element:
    """How many there are."""
    return g(transform=moved(x, y))[
        g(".scythe-grown")[circle(".scythe-bubble", r="8"), text(".scythe-count", y="4.2")[str(count)]]
    ]


# -- structures and tokens -----------------------------------------------------------------------------------------


def structure(cast: Cast, factions: Sequence[str], built: Mapping[str, Any], spot: Spot) -> Element:
    """A building in the colour of its owner."""
    player = cast.seats[built["seat"]]
    kind = str(cast.words.name("structure", built["kind"]))
    return g(
        f".scythe-built.scythe-of-{factions[built['seat']]}", id=f"built-{built['seat']}-{built['kind']}",
        transform=moved(*spot),
    )[
        title[cast.words.message("scythe-structure-of", structure=kind, seat=player.called)],
        use(href=f"#scythe-structure-{built['kind']}"),
    ]  # fmt: skip


def token(kind: str, spot: Spot) -> Element:
    """An encounter or a tunnel."""
    return use(f".scythe-token-{kind}", href=f"#scythe-token-{kind}", transform=moved(*spot))


def stock(cast: Cast, tokens: Mapping[str, int]) -> Node:
    """The resource tokens of a hex, a chip for each kind; from afar more than two kinds are one crate."""
    kinds = [kind for kind, count in tokens.items() if count]
    if not kinds:
        return None
    far = ["crate"] if len(kinds) > 2 else kinds
    sums = {**tokens, "crate": sum(tokens.values())}
    words = cast.words
    return [
        title[
            words.listed(
                words.message("board-tokens", count=tokens[kind], resource=words.name("resource", kind))
                for kind in kinds
            )
        ],
        g(".scythe-near", transform=moved(0, TOKENS_AT))[row_of_chips(kinds, sums)],
        g(".scythe-far", transform=moved(0, TOKENS_AT + 3, 1.5))[row_of_chips(far, sums)],
    ]


def row_of_chips(kinds: Sequence[str], counts: Mapping[str, int]) -> Node:
    return [
        chip(kind, counts[kind], middle, wide) for kind, (middle, wide) in zip(kinds, chips(len(kinds)), strict=True)
    ]


def chip(kind: str, count: int, middle: float, wide: float) -> Element:
    """A kind of token, and how many."""
    narrow = wide < 25
    sign = middle - (wide / 2 - 6.5 if narrow else 6.5)
    return g(".scythe-chip")[
        rect(x=at(middle - wide / 2), y=at(-CHIP_HEIGHT / 2), width=at(wide), height=at(CHIP_HEIGHT), rx="8"),
        use(href=f"#scythe-good-{kind}", transform=moved(sign, 0, 0.6 if narrow else 0.68)),
        text(x=at(middle + (5 if narrow else 7)), y="4.2")[str(count)],
    ]
