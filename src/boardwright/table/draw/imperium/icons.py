"""Icons of our own: suits, tokens, kinds of text, and what stands on the edge of a card."""

from functools import cache

from markupsafe import Markup

from boardwright.table.elements import Node, path, svg, symbol, use

ICONS: dict[str, str] = {
    # tokens
    "material": "M3 14l5-4h8l5 4v6H3zM8 4l3-2h6l3 3v4H8zM6 15v3h5v-3z",
    "population": (
        "M8 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM1 21c0-6 3-9 7-9s7 3 7 9z"
        "M17 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM15 13c5-1 8 3 8 8h-6c0-4 0-6-2-8z"
    ),
    "progress": "M12 1l8 9-3 0 4 6h-6v7H9v-7H3l4-6-3 0z",
    "action": "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM9 6l9 6-9 6z",
    "exhaust": "M12 3a9 9 0 0 1 8 5l2-1v7h-7l2-3a6 6 0 1 0 .5 5l3 1A9 9 0 1 1 12 3z",
    # suits
    "region": "M1 20L8 6l4 6 3-4 8 12zM8 6l-2 5 2-1 2 2 1-1z",
    "uncivilised": "M6 1l3 8-1 2 4 4 4-4-1-2 3-8c3 3 4 8 1 12l-4 3 1 7h-8l1-7-4-3C2 9 3 4 6 1z",
    "civilised": "M12 1l10 6v2H2V7zM4 10h3v8H4zM10.5 10h3v8h-3zM17 10h3v8h-3zM2 19h20v3H2z",
    "tributary": (
        "M7 2h10v3h3v4c0 3-2 5-4 5-1 2-2 3-3 3v2h4v3H7v-3h4v-2c-1 0-2-1-3-3-2 0-4-2-4-5V5h3zM6 7v2l1 2V7zM17 7v4l1-2V7z"
    ),
    "fame": "M12 1l3 7 8 .5-6 5 2 8.5-7-4.5-7 4.5 2-8.5-6-5L9 8z",
    "unrest": (
        "M13 1c0 5 7 7 7 14a8 8 0 0 1-16 0c0-4 3-6 4-9 1 2 2 3 2 4 2-2 3-5 3-9z"
        "M12 14c-2 2-3 3-3 5a3 3 0 0 0 6 0c0-2-2-3-3-5z"
    ),
    "power": "M2 6l5 5 5-8 5 8 5-5-2 12H4zM4 19h16v3H4z",
    "nation": "M5 1h2v2c4-2 7 2 13 0v11c-6 2-9-2-13 0v9H5z",
    # kinds of text
    "play": "M5 2h9l5 5v15H5zM9 9v9l7-4.5z",
    "free": "M13 1L4 14h6l-2 9 11-14h-7z",
    "solstice": (
        "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4z"
        "M4 5l1.5-1.5L8 6 6.5 7.5zM16 18l1.5-1.5L20 19l-1.5 1.5zM4 19l2.5-2.5L8 18l-2.5 2.5z"
        "M16 6l2.5-2.5L20 5l-2.5 2.5z"
    ),
    "passive": (
        "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"
    ),
    "when": "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM11 6h2v5.5l4 2.5-1 2-5-3z",
    "note": "M12 1l11 21H1zM11 9v6h2V9zM11 17v2h2v-2z",
    "end": "M5 1h2v2h14v11H7v9H5zM9 5v3h3V5zM15 5v3h3V5zM12 8v3h3V8zM18 8v3h2V8z",
    # the edge of a card
    "city": "M2 22V9h3v3h3V6h3V2h2v4h3v6h3V9h3v13h-7v-5h-6v5z",
    "metropolis": "M1 22V12h4V7h4V2h6v5h4v5h4v10h-8v-5H9v5zM11 5v3h2V5zM7 11v3h2v-3zM15 11v3h2v-3z",
    "knight": "M7 2c7-1 12 4 12 11v3h-5v2h4v4H6v-4h3c0-4 3-4 3-7L8 13l-4-2 3-5zM10 6v2h2V6z",
    "mask": (
        "M3 4c6-3 12-3 18 0v8c0 5-4 9-9 10-5-1-9-5-9-10zM6 9c0 3 4 3 5 1-1-2-4-2-5-1z"
        "M18 9c-1-1-4-1-5 1 1 2 5 2 5-1zM8 16c2 3 6 3 8 0-2 1-6 1-8 0z"
    ),
    "scroll": "M6 2h13c2 0 3 2 3 4h-4v13c0 2-1 3-3 3H4c-2 0-3-2-3-4h11v1h3V6H7v10H4V5c0-2 1-3 2-3z",
    "production": "M14 2l7 7-3 3-3-3-8 13-4-4L16 10l-2-2-3 1-3-3 3-3z",
    "fertile": "M11 23v-7C6 16 3 13 3 8c5 0 8 2 8.5 6C12 9 15 5 21 4c0 7-3 11-8 12v7z",
    "river": (
        "M1 5c4-4 7 4 11 0s7 0 11 0v4c-4 0-7-4-11 0s-7-4-11 0zM1 14c4-4 7 4 11 0s7 0 11 0v4c-4 0-7-4-11 0s-7-4-11 0z"
    ),
    "barbarian": "M17 1c5 2 6 8 3 12l-4-3-9 12-3-2 9-12-4-3c2-3 5-4 8-4z",
    "empire": "M12 1l3 5h6l-2 5 3 4-6 1-4 7-4-7-6-1 3-4-2-5h6zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
    "pinned": "M8 1h8v3l-2 1v6l5 4v2h-6v6h-2v-6H5v-2l5-4V5L8 4z",
    "attack": "M3 2l10 9 2-2 2 2-3 3 6 6-2 2-6-6-3 3-2-2 2-2-8-9zM21 2v4l-5 5-3-3 5-5z",
    "points": (
        "M12 2l2 4 4 .5-3 3 .8 4.5L12 12l-3.8 2L9 9.5l-3-3L10 6zM4 10c-1 5 2 9 7 10v2C4 21 1 15 2 9z"
        "M20 10l2-1c1 6-2 12-9 13v-2c5-1 8-5 7-10z"
    ),
    "cost": (
        "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM11 5h2v2l3 1v2h-6v1l6 2v4l-3 1v2h-2v-2l-3-1v-2h6v-1l-6-2V8l3-1z"
    ),
    # piles
    "hand": "M3 8l6-2 5 14-6 2zM9 4l6 0 0 15-1 0L9.5 5zM16 4l5 2-5 13-0 0z",
    "deck": "M6 2h12v15H6zM4 5h1v13h11v1H4zM2 8h1v13h11v1H2z",
    "discard": "M4 3h12v6l-3-1 1 6 6-1-2 8H4zM17 3l5 5-2 4-5-1-1-3z",
    "history": (
        "M5 2h14v2h-1c0 5-2 6-4 8 2 2 4 3 4 8h1v2H5v-2h1c0-5 2-6 4-8-2-2-4-3-4-8H5zM9 19h6c-1-3-2-3-3-4-1 1-2 1-3 4z"
    ),
    "development": "M12 1l9 8h-5v5H8V9H3zM8 16h8v2H8zM8 20h8v2H8z",
    "sunken": "M11 1h2v8h4l-5 6-5-6h4zM1 16c4-3 7 3 11 0s7 0 11 0v3c-4 0-7-3-11 0s-7-3-11 0z",
    "exile": "M3 2h12v5h-2V4H5v16h8v-3h2v5H3zM12 8l6 0 0-3 5 6.5-5 6.5v-4h-6z",
    "main": "M6 2h14v17H6zM3 5h2v15h12v2H3zM9 6v2h8V6zM9 10v2h8v-2zM9 14v2h5v-2z",
    "close": "M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z",
    "garrison": "M12 1l9 3v7c0 6-4 10-9 12-5-2-9-6-9-12V4zM6 6v5c0 4 2 7 6 9V4z",
}
"""One path each, in a square of 24."""


def icons() -> Node:
    """The symbols for the page's sheet."""
    return [
        symbol(id=f"imperium-{name}", viewBox="0 0 24 24")[path(d=shape, fill="currentColor", fill_rule="evenodd")]
        for name, shape in ICONS.items()
    ]


@cache
def icon(name: str, label: str = "") -> Markup:
    """An icon in a line of text; with a label it speaks, without one it is decoration."""
    told = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    drawn = svg(f".imperium-icon.imperium-i-{name}", told, viewBox="0 0 24 24")[use(href=f"#imperium-{name}")]
    return Markup(str(drawn))
