"""The icons of Scythe, drawn by us: resources, tracks, actions, pieces."""

from functools import cache, lru_cache

from markupsafe import Markup

from boardwright.table.elements import Element, Node, path, svg, symbol, use

from . import pieces, scenery, tokens
from .shapes import at, made

COG = (
    "M10.3 4.6 10.5 1.5h3l.2 3.1 1.8.6L17.6 3l2.3 1.9-1.8 2.5.9 1.6 3.1-.3.5 2.9-3 .8-.3 1.8 2.5 1.8-1.4 2.5"
    "-2.8-1.3-1.5 1.2.9 3-2.8 1-1.3-2.9h-1.8l-1.3 2.9-2.8-1 .9-3-1.5-1.2-2.8 1.3L2.2 16l2.5-1.8-.3-1.8-3-.8.5-2.9 3.1.3"
    ".9-1.6L4.1 4.9 6.4 3l2.1 2.2zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z"
)

ICONS: dict[str, str] = {
    "oil": (
        "M6 3h12v3h-1v4h1v4h-1v4h1v3H6v-3h1v-4H6v-4h1V6H6zM12 7.5c2.2 2.8 3.2 4.3 3.2 5.9a3.2 3.2 0 0 1-6.4 0"
        "c0-1.6 1-3.1 3.2-5.9z"
    ),
    "metal": "M8 4.5h8l2 6.5H6zM3.4 13h7.4l1 6.5H1.6zM13.2 13h7.4l1.8 6.5H12.2z",
    "wood": (
        "M3 8.5A3.5 3.5 0 0 1 6.5 5H18a3.5 3.5 0 0 1 0 7H6.5A3.5 3.5 0 0 1 3 8.5zM6.5 7a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 "
        "0 0-3zM2 16.5A3.5 3.5 0 0 1 5.5 13h13a3.5 3.5 0 0 1 0 7h-13A3.5 3.5 0 0 1 2 16.5zM5.5 15a1.5 1.5 0 1 0 0 3 "
        "1.5 1.5 0 0 0 0-3z"
    ),
    "food": (
        "M11.2 23V8h1.6v15zM12 1c2 1.8 2.2 4.6 0 6.8C9.8 5.6 10 2.8 12 1zM13.2 12.4c.1-3 2.2-5 5.6-5 .1 3.2-2.1 5.3"
        "-5.6 5zM10.8 12.4c-.1-3-2.2-5-5.6-5-.1 3.2 2.1 5.3 5.6 5zM13.2 18.4c.1-3 2.2-5 5.6-5 .1 3.2-2.1 5.3-5.6 5z"
        "M10.8 18.4c-.1-3-2.2-5-5.6-5-.1 3.2 2.1 5.3 5.6 5z"
    ),
    "worker": (
        "M12 2.5a3.8 3.8 0 0 1 3.5 5.2c2.7.7 5.7 2 5.7 4.1 0 1.3-1.4 1.8-4.4 1.6L18.8 21.5h-5.4L12 17.8l-1.4 3.7H5.2"
        "l2-8.1c-3 .2-4.4-.3-4.4-1.6 0-2.1 3-3.4 5.7-4.1A3.8 3.8 0 0 1 12 2.5z"
    ),
    "character": (
        "M9 1.5h6l.7 3.2H19v1.7H5V4.7h3.3zM8.6 7.2h6.8a3.4 3.4 0 0 1-6.8 0zM12 11.6c4.8 0 7.1 2.8 8 10.9h-6.6L12 15"
        "l-1.4 7.5H4c.9-8.1 3.2-10.9 8-10.9z"
    ),
    "mech": (
        "M6 3h9.5L18.5 7v5H4V6zM8.5 6.2v2.6h5V6.2zM19.3 7.3h4v2.6h-4zM5.6 13h4.2l-1.6 4.2V21H3v-2h1.8v-2.6z"
        "M12.8 13H17l2.8 3.4V19h1.7v2h-5.2v-3.8z"
    ),
    "mine": (
        "M2 8h20v2.2h-1.3L18.5 17h-13L3.3 10.2H2zM8 18.3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM16 18.3a2.2 2.2 0 1 "
        "1 0 4.4 2.2 2.2 0 0 1 0-4.4zM5.6 7a3.2 3.2 0 0 1 5-3.2A3.5 3.5 0 0 1 17.5 7z"
    ),
    "monument": "M12 1l3 4.2L16.6 17H7.4L9 5.2zM6 18.2h12v2H6zM3.6 21.2h16.8v2H3.6z",
    "armory": (
        "M12 1.5l8.5 3V11c0 5.3-3.6 9-8.5 11.5C7.1 20 3.5 16.3 3.5 11V4.5zM10.9 6v4H8v2.2h2.9V18h2.2v-5.8H16V10h-2.9V6z"
    ),
    "mill": (
        "M9.8 12.5h4.4l2.3 10h-9zM12 10.3L5.6 1.6 2.2 5.4zM12 10.3l9.8-4.9-3.4-3.8zM12 10.3l-9.8 3 2.4 4.4z"
        "M12 10.3l7.4 7.4 2.4-4.4z"
    ),
    "coins": (
        "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 2.2a7.8 7.8 0 1 1 0 15.6 7.8 7.8 0 0 1 0-15.6zM12 6.8l4.2 5.2-4.2 "
        "5.2L7.8 12z"
    ),
    "power": "M13.4 1L4 13.8h6.2L8 23l11.4-13.6h-7z",
    "popularity": "M12 21.5C5 16.4 2 12.4 2 8.2a5.2 5.2 0 0 1 10-1.6 5.2 5.2 0 0 1 10 1.6c0 4.2-3 8.2-10 13.3z",
    "combat_cards": (
        "M5 1.5h14a1 1 0 0 1 1 1v19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-19a1 1 0 0 1 1-1zM12 4l-1.7 3.2V14H7.6v1.9h3.3V19.5"
        "h2.2v-3.6h3.3V14h-2.7V7.2z"
    ),
    "objective": "M5 2.5h11l3.5 3.5v15.5H5zM8 8v1.8h8V8zm0 4v1.8h8V12zm0 4v1.8h5V16z",
    "star": "M12 1.8l3.1 6.8 7.4.9-5.5 5 1.5 7.3-6.5-3.7-6.5 3.7L7 14.5l-5.5-5 7.4-.9z",
    "tunnel": "M2 21.5V12a10 10 0 0 1 20 0v9.5h-5V12.6a5 5 0 0 0-10 0v8.9zM10.6 14h2.8v2h-2.8zm0 3.6h2.8v3.9h-2.8z",
    "encounter": "M11 1.5h2V4h6l3 3-3 3h-6v2h4.5v5.5H13v5h-2v-5H5l-3-2.7L5 12h6v-2H5V4h6z",
    "factory": COG,
    "combat": (
        "M2.5 2l3.3.7L18 14.9l2-2 1.4 1.4-2.1 2.1 2.7 2.7-1.9 1.9-2.7-2.7-2.1 2.1-1.4-1.4 2-2L3.4 5.1zM21.5 2l-3.3.7"
        "-5.4 5.4 2.2 2.2 5.6-5.2zM9.2 11.7L6 14.9l-2-2-1.4 1.4 2.1 2.1L2 19.1 3.9 21l2.7-2.7 2.1 2.1 1.4-1.4-2-2 3.3"
        "-3.1z"
    ),
    "move": "M2.5 3.5h6L15 12l-6.5 8.5h-6L9 12zM12 3.5h4L22.5 12 16 20.5h-4l6.3-8.5z",
    "bolster": "M12 1.5l9.5 5.6v4L12 5.6 2.5 11.1v-4zM12 8.8l9.5 5.6v4L12 12.9l-9.5 5.5v-4zM12 16l6.5 3.8v2.7L12 19.6 "
    "5.5 22.5v-2.7z",
    "trade": "M2 5h13V1.2L22.4 7 15 12.8V9H2zM22 15v4H9v3.8L1.6 17 9 11.2V15z",
    "produce": "M3 9V3.5h11.5l5.5 3.2V11h-3.3l-2.2-2h-2v13.5H8V9z",
    "upgrade": (
        "M12 1.5l9.5 5.2v10.6L12 22.5l-9.5-5.2V6.7zM12 4L6.2 7.2l5.8 3.2 5.8-3.2zM4.6 8.9v7.2l6.4 3.5v-7.2zM19.4 8.9"
        "L13 12.4v7.2l6.4-3.5z"
    ),
    "build": "M12 2.5l10.5 8.7h-3.2v10.3h-5v-6.6H9.7v6.6h-5V11.2H1.5z",
    "recruit": (
        "M9 2.5a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zM1.5 21.5c0-5.6 3-8.9 7.5-8.9s7.5 3.3 7.5 8.9zM18 5h2.3v3.3h3.2"
        "v2.3h-3.2v3.3H18v-3.3h-3.2V8.3H18z"
    ),
    "territory": "M12 1.5l9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75z",
    "resources": "M2.5 8.5h8.5V17H2.5zM13 8.5h8.5V17H13zM7.7 18.5h8.6v4H7.7zM7.7 1.5h8.6V7H7.7z",
    "pawn": "M12 1.5a5 5 0 0 1 2.8 9.1c.6 4 2 6.2 4.7 8.2v3.7h-15v-3.7c2.7-2 4.1-4.2 4.7-8.2A5 5 0 0 1 12 1.5z",
}


def icons() -> Node:
    """The symbols for the page's sheet."""
    return [
        *(drawn_symbol(name, shape) for name, shape in ICONS.items()),
        scenery.sheet(),
        pieces.sheet(),
        tokens.sheet(),
    ]


def drawn_symbol(name: str, shape: str) -> Element:
    return symbol(id=f"scythe-{name}", viewBox="0 0 24 24")[path(d=shape, fill="currentColor", fill_rule="evenodd")]


@lru_cache(1000)
def icon(name: str, label: str = "") -> Markup:
    """An icon in a line of text; with a label it speaks, without one it is decoration."""
    told = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return made(svg(f".scythe-icon.scythe-icon-{name}", told, viewBox="0 0 24 24")[use(href=f"#scythe-{name}")])


@lru_cache(1000)
def emblem_of(faction: str, label: str = "") -> Markup:
    """The emblem of a faction in a line of text."""
    told = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return made(svg(".scythe-emblem", told, viewBox="-13 -13 26 26")[use(href=f"#scythe-emblem-{faction}")])


@lru_cache(1000)
def good(kind: str, label: str = "") -> Markup:
    """A resource token in a line of text."""
    told = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return made(svg(".scythe-good", told, viewBox="-11 -11 22 22")[use(href=f"#scythe-good-{kind}")])


@cache
def drawn(name: str, x: float, y: float, size: float, kind: str | None = None) -> Markup:
    """An icon inside an SVG, centred on a point."""
    half = size / 2
    return made(
        use(
            href=f"#scythe-{name}", x=at(x - half), y=at(y - half), width=at(size), height=at(size), class_=kind
        )
    )  # fmt: skip
