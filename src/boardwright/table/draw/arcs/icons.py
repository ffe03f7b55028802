"""Icons of Arcs, drawn by us on a grid of 24 by 24: resources, suits, ambitions, pieces."""

from boardwright.table.elements import Element, Node, path, svg, symbol, use

from .figures import figures
from .patterns import patterns

BOXES = {"city": "-1 -1 34 34", "starport": "-1 -1 34 34", "ship": "-1 -1 26 32", "damaged": "-2 -6 30 34",
         "agent": "2 0 20 29", "imperial": "-1 -1 26 27", "blight": "-1 -1 26 27",
         "planet": "-34 -34 68 68"}  # fmt: skip
"""The room that each figure takes."""

ICONS: dict[str, str] = {
    "material": "M3 15l4-5h5l-3 5zM12 10h5l4 5h-9zM8 9l3-4h5l3 4zM3 16h18v4H3z",
    "fuel": "M12 2c4 5 7 8 7 12a7 7 0 0 1-14 0c0-4 3-7 7-12zM9 14a3 3 0 0 0 4 3l-1-3z",
    "weapon": "M20 3l1 1-1 5-8 8 2 2-2 2-3-3-4 4-2-2 4-4-3-3 2-2 2 2 8-8z",
    "relic": "M9 2h6v3l-2 1v2c4 1 6 4 6 7s-3 6-5 7h-4c-2-1-5-4-5-7s2-6 6-7V6L9 5zM8 13h8v2H8z",
    "psionic": (
        "M12 4c5 0 9 4 11 8-2 4-6 8-11 8S3 16 1 12c2-4 6-8 11-8zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"
        "m0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
    ),
    "administration": "M5 3h11l3 3v15H5zM8 8h8v2H8zm0 4h8v2H8zm0 4h5v2H8z",
    "aggression": "M4 2l9 9 2-2 2 2-3 3 6 6-2 2-6-6-3 3-2-2 2-2-7-7zM20 2l1 4-5 5-3-3 5-5zM8 13l3 3-5 5-3-3z",
    "construction": "M3 9V4h11l5 3v4h-3l-2-2h-2v13H8V9z",
    "mobilization": "M3 4h6l7 8-7 8H3l7-8zM12 4h4l6 8-6 8h-4l6-8z",
    "tycoon": (
        "M4 6c0-2 16-2 16 0v3c0 2-16 2-16 0zm0 6c3 2 13 2 16 0v3c0 2-16 2-16 0zm0 6c3 2 13 2 16 0v2c0 2-16 2-16 0z"
    ),
    "tyrant": "M2 7l5 4 5-8 5 8 5-4-2 12H4z",
    "warlord": (
        "M12 2a9 9 0 0 0-9 9c0 3 1 5 3 6v4h12v-4c2-1 3-3 3-6a9 9 0 0 0-9-9z"
        "M8 9a2 2 0 1 1 0 5 2 2 0 0 1 0-5zm8 0a2 2 0 1 1 0 5 2 2 0 0 1 0-5z"
    ),
    "keeper": "M12 2l9 4v6c0 5-4 8-9 10-5-2-9-5-9-10V6zm0 5l-4 5 4 5 4-5z",
    "empath": "M12 21C5 16 2 12 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 4-3 8-10 13z",
    "ship": "M12 2c3 4 4 8 4 11l5 5v3l-6-2h-6l-6 2v-3l5-5c0-3 1-7 4-11z",
    "damaged": "M12 2c3 4 4 8 4 11l-3 0 2-3-5 4 3 0-3 5H9l-6 2v-3l5-5c0-3 1-7 4-11zM17 15l4 3v3l-6-2z",
    "city": "M3 21V11h4V7l5-5 5 5v4h4v10zM10 9h4v3h-4zM6 14h3v3H6zm5 0h3v3h-3zm5 0h3v3h-3z",
    "starport": "M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3zm0 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
    "agent": "M12 2a5 5 0 0 1 3 9l5 11H4l5-11a5 5 0 0 1 3-9z",
    "gate": (
        "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
    ),
    "power": "M12 2l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z",
    "initiative": "M5 2h2v2h13l-3 5 3 5H7v8H5z",
    "key": (
        "M8 2a6 6 0 0 1 5.7 7.9L22 18v4h-5v-3h-3v-3h-2l-1.5-1.6A6 6 0 1 1 8 2z"
        "M6.5 5A1.8 1.8 0 1 0 6.5 8.6 1.8 1.8 0 0 0 6.5 5z"
    ),
    "pip": "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z",
    "sign-arrow": "M4 4l17 8-17 8 5-8z",
    "sign-crescent": "M15 2a10 10 0 1 0 6 15A8.5 8.5 0 0 1 15 2z",
    "sign-hex": "M12 1.5l9.5 5.25v10.5L12 22.5 2.5 17.25V6.75zm0 4.2L6.2 8.9v6.2l5.8 3.2 5.8-3.2V8.9z",
    "hand": "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 7l-3.5 5 3.5 5 3.5-5z",
    "hit": (
        "M12 1l2.6 6.2L20.8 4l-2.6 6.2L23 12l-4.8 2 2.6 6-6.2-3L12 23l-2.6-6-6.2 3 2.6-6L1 12l4.8-1.8L3.2 4l6.2 3.2z"
    ),
    "self-hit": (
        "M13 1c1 5 6 7 6 13a7 7 0 0 1-14 0c0-3 2-5 3-7 1 2 2 3 3 3 1-3 1-6 2-9z"
        "M12 13c-2 2-3 3-3 5a3 3 0 0 0 6 0c0-2-2-3-3-5z"
    ),
    "intercept": "M12 2l9 3v7c0 5-4 8-9 10-5-2-9-5-9-10V5zm-5 8v3h6l-2 3h3l4-4.5-4-4.5h-3l2 3z",
    "building-hit": (
        "M2 22V10h5V5l4-3 1 3-2 3 3 2-2 4 3 2-1 6zM14 22l1-5-3-3 2-3-2-2 2-2h3v4h5v11zM4 13v3h2v-3zm14 1v3h2v-3z"
    ),
    "outrage": "M13 1c1 5 6 7 6 13a7 7 0 0 1-14 0c0-3 2-5 3-7 1 2 2 3 3 3 1-3 1-6 2-9z",
}


def icons() -> Node:
    """The symbols for the page's sheet."""
    return [
        [
            symbol(id=f"arcs-{name}", viewBox="0 0 24 24")[path(d=shape, fill="currentColor", fill_rule="evenodd")]
            for name, shape in ICONS.items()
        ],
        figures(),
        patterns(),
    ]


def piece(name: str, label: str, colour: str = "") -> Element:
    """A piece as it stands on the map, in a line of text; in the colours around it unless it has its own."""
    told = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    shown = f".arcs-piece.seat-{colour}" if colour else ".arcs-piece"
    return svg(shown, told, viewBox=BOXES[name.split("-")[0]])[use(href=f"#arcs-{name}")]


def icon(name: str, label: str = "") -> Element:
    """An icon in a line of text; with a label it speaks, without one it is decoration."""
    told = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return svg(f".arcs-icon.arcs-{name}", told, viewBox="0 0 24 24")[use(href=f"#arcs-{name}")]


def drawn(name: str, x: float, y: float, size: float, **more: str) -> Element:
    """An icon inside an SVG, centred on a point."""
    return use(href=f"#arcs-{name}", x=at(x - size / 2), y=at(y - size / 2), width=at(size), height=at(size), **more)


def at(number: float) -> str:
    """A coordinate, short."""
    return f"{number:.1f}".rstrip("0").rstrip(".")
