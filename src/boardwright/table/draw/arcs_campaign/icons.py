"""Pictures of the campaign: the Empire's ships and the Blight, and small icons on a grid of 24 by 24."""

from collections.abc import Callable
from math import cos, pi, sin

from boardwright.table.draw.arcs.icons import at
from boardwright.table.draw.arcs.icons import icons as icons_of_arcs
from boardwright.table.elements import Node, circle, g, path, symbol, use

GOLEM = "M9 1h6v5h5v9h-3v8h-4v-6h-2v6H7v-8H4V6h5z"
GLASS = "M10 1.5a8.5 8.5 0 1 0 4.9 15.4l5.6 5.6 2.4-2.4-5.6-5.6A8.5 8.5 0 0 0 10 1.5z"
SHIELD = "M12 1l9 3.5v7C21 17 17 21 12 23 7 21 3 17 3 11.5v-7z"
PLOTS = {
    "plot": (
        f"{SHIELD}M6.5 10c1 3 4 3 4.6.6-1-2-3-2-4.6-.6zM12.9 10.6c.6 2.4 3.6 2.4 4.6-.6-1.6-1.4-3.6-1.4-4.6.6z"
        "M8.5 16h7v1.8h-7z"
    ),
    "plot-red": f"{SHIELD}M12 6l5 9.5H7z",
    "plot-blue": f"{SHIELD}M12 7a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z",
    "plot-white": f"{SHIELD}M8 7.5h8v8H8z",
    "plot-yellow": f"{SHIELD}M12 6l5 5.5-5 5.5-5-5.5z",
}
"""A Conspiracy: a mask on a shield, and for whoever knows its colour the shape of that seat."""
ICONS: dict[str, str] = {
    "edenguard": "M12 2c5 3 8 7 8 11a8 8 0 0 1-7 8v-7l4-4-4 2V7h-2v7l-4-3 4 5v5a8 8 0 0 1-7-8c0-4 3-8 8-11z",
    "blightkin": "M12 1l2 5 5-2-2 5 5 3-5 2 2 5-5-1-2 5-2-5-5 1 2-5-5-2 5-3-2-5 5 2zm0 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
    "event": "M12 1l2.5 6.2L21 5l-2.2 6.5L23 16l-6.6.4L14 23l-3-5.6L4.5 20l1.7-6.6L1 9.5l6.7-.9z",
    "faithful": (
        "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4z"
        "M4 5.4L5.4 4l2.8 2.8-1.4 1.4zM15.8 17.2l1.4-1.4 2.8 2.8-1.4 1.4zM4 18.6l2.8-2.8 1.4 1.4L5.4 20z"
        "M15.8 6.8L18.6 4 20 5.4l-2.8 2.8z"
    ),
    "zeal": "M12 1c3 4 7 7 7 13a7 7 0 0 1-14 0c0-3 2-6 4-8 0 3 1 4 2 4 1-3 1-6 1-9z",
    "wisdom": "M2 4c4-1 7 0 10 2 3-2 6-3 10-2v15c-4-1-7 0-10 2-3-2-6-3-10-2zM11 8v10h2V8z",
    "regent": "M12 1a4 4 0 0 1 2 7.5V20h3v3H7v-3h3V8.5A4 4 0 0 1 12 1z",
    "outlaw": (
        "M3 7c6-3 12-3 18 0v4c-1 4-4 6-6 6-1 0-2-1-3-2-1 1-2 2-3 2-2 0-5-2-6-6zM6 10c1 2.5 4 2.5 5 .5-1-2-3.5-2-5-.5z"
        "M13 10.5c1 2 4 2 5-.5-1.5-1.5-4-1.5-5 .5z"
    ),
    "first-regent": "M3 8l4 4 5-8 5 8 4-4-2 9H5zM5 19h14v2.5H5zM12 1a1.6 1.6 0 1 1 0 3.2A1.6 1.6 0 0 1 12 1z",
    "favor": "M12 1a7 7 0 0 1 5 12l2 9-7-3.5L5 22l2-9a7 7 0 0 1 5-12zM12 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
    "law": (
        "M11 2h2v3h7l3 8a4 4 0 0 1-8 0l2.6-6H13v12h5v2H6v-2h5V7H6.4L9 13a4 4 0 0 1-8 0l3-8h7zM3 13h4l-2-4z"
        "M17 13h4l-2-4z"
    ),
    "edict": "M6 2h14v3h-2v14a3 3 0 0 1-3 3H4v-3h2zM9 7h6v2H9zM9 11h6v2H9zM9 15h4v2H9z",
    "council": "M12 1l11 6v2H1V7zM3 11h3v8H3zM8 11h3v8H8zM13 11h3v8h-3zM18 11h3v8h-3zM1 20h22v3H1z",
    "crisis": "M12 1l11.5 21H.5zM11 8v7h2V8zM11 17v3h2v-3z",
    "trust": "M3 9a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v2h-7v-1h-4v1H3zM3 13h7v2h4v-2h7v8H3z",
    "fate": "M5 1h14v22H5zM12 6l-1.6 4.4L6 12l4.4 1.6L12 18l1.6-4.4L18 12l-4.4-1.6z",
    "golem": GOLEM,
    "warrior": f"{GOLEM}M10.5 9.5L12 7.5l1.5 2V14h-3z",
    "protector": f"{GOLEM}M9 8.5v3.5l3 3 3-3V8.5z",
    "seeker": f"{GOLEM}M12 8.4a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
    "harvester": f"{GOLEM}M9 14h6l-3-5.5z",
    # the columns of a Flagship
    "slipstream-drive": "M2 4l8 8-8 8v-5l3-3-3-3zM9 4l8 8-8 8v-5l3-3-3-3zM16 4h2l5 8-5 8h-2l4-8z",
    "tractor-beam": "M3 2h6v9a3 3 0 0 0 6 0V2h6v9a9 9 0 0 1-18 0zM3 5h6v2H3zM15 5h6v2h-6z",
    "control-array": (
        "M3 3c9 0 18 9 18 18l-5-1L4 8zM8 15l3 3-2 2h4v3H3v-3l2-2zM15 2a7 7 0 0 1 7 7h-2.5A4.5 4.5 0 0 0 15 4.5z"
    ),
    "defense-array": "M12 1l10 4v7c0 5-4 9-10 11C6 21 2 17 2 12V5zM12 5L6 7.4V12c0 3 2.4 5.6 6 7z",
    "ship-crane": "M3 2h3v3h15v3h-2v5a3 3 0 1 1-3 3h2a1 1 0 1 0 1-1h-2V8H6v12h3v3H1v-3h2z",
    "hull": "M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8zM5 5v2h2V5zM17 5v2h2V5zM5 17v2h2v-2zM17 17v2h2v-2z",
    "any": "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14z",
    "ruin": "M3 21V11h4V7l3-3 1 4 2-1 1 4 3-2v2h4v10h-6l1-4-3-2 1-4-4 3 1 3-3 4z",
    # tokens on the map
    "clue-check": f"{GLASS}M5.4 10l1.7-1.7 2.2 2.2 4-4L15 8.2l-5.7 5.7z",
    "clue-x": f"{GLASS}M7 5.5l3 3 3-3L14.5 7l-3 3 3 3-1.5 1.5-3-3-3 3L5.5 13l3-3-3-3z",
    "portal": (
        "M12 1c6 0 11 4 11 9-1-3-5-6-10-6-4 0-7 2-8 5 0-5 3-8 7-8z"
        "M12 23c-6 0-11-4-11-9 1 3 5 6 10 6 4 0 7-2 8-5 0 5-3 8-7 8zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"
    ),
    "pilgrim": "M10 1.5a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6zM7 9.5h6l4 13H3zM18.5 3h2.5v19.5h-2.5z",
    "banner": "M4 1h2.5v22H4zM8 2h13l-4 5 4 5H8z",
    "bunker": "M2 20C2 9 7 4 12 4s10 5 10 16zM9 20v-6h6v6z",
    "bunker-damaged": "M2 20C2 9 7 4 12 4l-2 5 4 3-3 4 4 4zM18 20l-2-5 3-4-3-5c4 2 6 7 6 14z",
    "banner-damaged": "M4 1h2.5v22H4zM8 2h12l-4 2.5 1.5 2-5.5.8 3 3.7-3.5-.5L8 13z",
    "fragment": "M9 1l7 2 6 8-7 12-4-8-8-3zM10 4.5L7 10l5 2z",
    "hammer": "M2 4h15l5 4v4h-5l-1-1.5H2zM8 12h5v11H8z",
    "broken-world": "M10 2a10 10 0 0 0-3 19l4-6-4-4 5-3zM14.5 2.3L15 8l-4 3 4 4-3 7A10 10 0 0 0 14.5 2.3z",
    "rumor": (
        "M2 2h20v15H12l-6 6v-6H2zM8.6 7.5h2.4c0-1 .4-1.5 1.1-1.5.6 0 1 .4 1 1 0 1.3-2.2 1.5-2.2 4h2.3c0-1.6 2.4-1.7"
        " 2.4-4.1 0-1.9-1.5-3-3.5-3-2.2 0-3.5 1.3-3.5 3.6zM10.8 12.5h2.5V15h-2.5z"
    ),
    "witness": "M1 14.5l11.5-8 3 5L4 18.5zM13.5 5.5l4.5-3 5 7.5-4.5 3zM9 17l2.5-1.5L15 23h-3z",
    "ceasefire": "M12 1c7 4 9 9.5 5.5 15-1 1.6-3 3-4 6.5h-3c-1-3.5-3-4.9-4-6.5C3 10.5 5 5 12 1zM11.2 8v10h1.6V8z",
    "seat": "M5 1h14v11h2v11h-4.5v-3h-9v3H3V12h2z",
    "passage": (
        "M12 1a11 11 0 0 1 11 11c0 5-4 8-8 8-4.5 0-7-3.2-7-6.5C8 10 10.5 8 13 8c2.6 0 4 1.8 4 3.6 0 1.7-1.2 2.9-2.7 2.9"
        "-.9 0-1.8-.6-1.8-1.6h1.9c0-1.9-3.6-1.7-3.6 1 0 2 1.7 3.1 3.9 3.1 3.2 0 5.3-2.3 5.3-5.4C20 7.6 16.6 4.4 12 4.4"
        "c-4.6 0-8 3.6-8 8 0 4.7 3.4 8.4 8 9.2v1.9C5.7 22.6 1 18 1 12.3A11 11 0 0 1 12 1z"
    ),
    "exit": "M3 3h9v3H6v12h6v3H3zM14 5l8 7-8 7v-4.5H9v-5h5z",
    # what else fates bring
    "commonwealth": "M12 1l2.6 5.6L20.5 6l-2.6 5.5 4.6 4-6 1L16 23l-4-4.5L8 23l-.5-6.5-6-1 4.6-4L3.5 6l5.9.6z",
    "armistice": "M2 9l5-4 5 3 5-3 5 4-3 8-3-1-4 4-4-4-3 1zM12 11l-3 3 3 3 3-3z",
    "monopoly": "M12 1l10 5v3H2V6zM4 10h4v9H4zM10 10h4v9h-4zM16 10h4v9h-4zM1 20h22v3H1z",
    "lore": "M4 2h13a3 3 0 0 1 3 3v17H7a3 3 0 0 1-3-3zM7 17a1.5 1.5 0 0 0 0 3h10v-3zM12 5l-4 5 4 5 4-5z",
    "vassal": "M8 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 11h8l2 5h6v6h-4v-3h-6l-1 3H2z",
    **PLOTS,
    "title": "M4 6l4 4 4-7 4 7 4-4-1.5 10h-13zM5.5 18h13v3h-13z",
}

HULL = "M12 .8l3.4 5.4 1 5.6 6.4 3.4v5l-5.6-1.6-2 3.8H8.8l-2-3.8-5.6 1.6v-5l6.4-3.4 1-5.6z"
HALF = "M12 .8l3.4 5.4 1 5.6 6.4 3.4v5l-5.6-1.6-2 3.8H12z"
SPLIT = "M7 8.5l4 2.5-2 2.6 5 1.8-2.4 2.4 3.4 3"
FLAME = "M17 14c2 2 3.6 3.4 3.6 5.6a3 3 0 0 1-6 0c0-1 .5-1.8 1-2.4.2.8.6 1.1 1 1.1.5-1.3.5-2.8.4-4.3z"


def icons() -> Node:
    """The symbols of Arcs, and those of the campaign."""
    return [
        icons_of_arcs(),
        [
            symbol(id=f"arcs-{name}", viewBox="0 0 24 24")[path(d=shape, fill="currentColor", fill_rule="evenodd")]
            for name, shape in ICONS.items()
        ],
        [picture(name, draw()) for name, draw in PICTURES.items()],
    ]


def picture(name: str, drawing: Node) -> Node:
    """A piece in its own colours, which are the same in both themes: as it stands on the map, and in a line of text."""
    return [
        g(id=f"arcs-{name}-piece")[drawing],
        symbol(id=f"arcs-{name}", viewBox="0 0 24 25")[use(href=f"#arcs-{name}-piece")],
    ]


KEEL = "M12 .6l3 4.2 1.3 5 5.7 2.4 1.6 8-5.2-1.7-2 4.5H7.6l-2-4.5-5.2 1.7 1.6-8 5.7-2.4 1.3-5z"


def capital() -> Node:
    """A Flagship in the colour of its owner: broad wings, a bridge trimmed in brass, three drives."""
    return [
        path(d="M7.5 22.5l1.5 2.5 1.5-2.5 1.5 2.5 1.5-2.5 1.5 2.5 1.5-2.5z", fill="#ffb35c"),
        path(d=KEEL, fill="var(--ship, currentColor)", stroke="#0b0f20", stroke_width="2", stroke_linejoin="round"),
        path(d=KEEL, fill="none", stroke="#f2d9a0", stroke_width=".8", stroke_linejoin="round"),
        path(d="M12 3v5M4 18v-4M20 18v-4", stroke="#f2d9a0", stroke_width="1.2", stroke_linecap="round"),
    ]


def imperial() -> Node:
    """A cruiser with wings: violet, trimmed in brass."""
    return [
        path(d="M9 22l3 3 3-3z", fill="#ffb35c"),
        path(d=HULL, fill="#9a52d8", stroke="#150a26", stroke_width="2", stroke_linejoin="round"),
        path(d=HALF, fill="#c58cf5"),
        path(d=HULL, fill="none", stroke="#f2d9a0", stroke_width=".7"),
        path(d="M12 5v7M4 17.6v-2M20 17.6v-2", stroke="#f2d9a0", stroke_width="1.1"),
        circle(cx="12", cy="15.4", r="2.6", fill="#f2d9a0", stroke="#3d1c5e", stroke_width=".8"),
    ]


def imperial_damaged() -> Node:
    """The same, dark, split, turned and burning."""
    return g(transform="rotate(13 12 12)")[
        path(d=HULL, fill="#43216a", stroke="#150a26", stroke_width="2", stroke_linejoin="round"),
        path(d=HULL, fill="none", stroke="#e3c6ff", stroke_width=".8"),
        path(d=SPLIT, fill="none", stroke="#0b0614", stroke_width="1.6"),
        path(d=FLAME, fill="#ff8a2b"),
        circle(cx="17.6", cy="20", r="1.2", fill="#ffe08a"),
    ]


def blight() -> Node:
    """A growth with feelers and three pores."""
    pores = ((9.2, 10.2, 2.4), (15.2, 11.4, 1.9), (11.8, 15.8, 2))
    return [
        path(d=growth(LONG), fill="#d9488f", stroke="#2b0618", stroke_width="1.4", stroke_linejoin="round"),
        circle(cx="12", cy="12.5", r="6.6", fill="#f58abb"),
        [circle(cx=at(x), cy=at(y), r=at(r), fill="#4a0c2c") for x, y, r in pores],
        [circle(cx=at(x - r / 4), cy=at(y - r / 4), r=at(r / 2.4), fill="#ffd3e6") for x, y, r in pores],
    ]


def blight_damaged() -> Node:
    """Shrivelled and torn open: dark, without feelers, with a single pore."""
    return [
        path(d=growth(SHORT), fill="#5a1738", stroke="#2b0618", stroke_width="3", stroke_linejoin="round"),
        path(d=growth(SHORT), fill="#5a1738", stroke="#f58abb", stroke_width="1.2"),
        path(d="M16 3l-3.4 5.6 3 1.8-4.4 5.4 3 5.6", fill="none", stroke="#1a030e", stroke_width="2.2"),
        circle(cx="8.4", cy="12.6", r="2.2", fill="#f58abb"),
        circle(cx="8.4", cy="12.6", r="1", fill="#2b0618"),
    ]


LONG = [14, 4.5, 12.5, 5, 14.5, 4.5, 13, 5, 14, 4.5, 13, 5, 14.5, 4.8]
SHORT = [8.6, 7.8, 8.4, 9.6, 8, 8.8, 7.6, 9.2, 8.4]
"""How far a growth reaches, all around."""


def growth(reaches: list[float]) -> str:
    """A soft outline around the middle: between the points it bends."""
    turn = 2 * pi / len(reaches)
    points = [(12 + r * sin(n * turn), 12.5 - r * cos(n * turn)) for n, r in enumerate(reaches)]
    middles = [((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in zip(points, [*points[1:], points[0]], strict=True)]
    bends = [f"Q{at(x)} {at(y)} {at(u)} {at(v)}" for (x, y), (u, v) in zip(points, middles, strict=True)]
    return f"M{at(middles[-1][0])} {at(middles[-1][1])}{''.join(bends)}z"


PICTURES: dict[str, Callable[[], Node]] = {
    "flagship": capital,
    "imperial": imperial,
    "imperial-damaged": imperial_damaged,
    "blight": blight,
    "blight-damaged": blight_damaged,
}
