"""What stands on the map, drawn once for the page's sheet and used often: ships, buildings, agents, planets, gates.

A piece takes the colours of its seat: --ship, --ship-dark (arcs.css). A ship is drawn on 24 by 25 and points up, a
building on 32 by 32, an agent on 24 by 28; planets and gates are drawn around 0, 0.
"""

import re
from functools import cache
from pathlib import Path

from markupsafe import Markup

from boardwright.table.elements import Element, Node, circle, g, path

EDGE = {"stroke": "#04060f", "stroke-width": "1.7", "stroke-linejoin": "round", "paint-order": "stroke"}
"""The dark outline of every piece."""
FLAME = (
    "M17.5-5c.6 3.6 4.8 4.8 4.8 9a4.6 4.6 0 0 1-9.2 0c0-2.1 1.4-3.2 2-4.5.5 1.1 1.1 1.7 1.8 1.8"
    "C17.2-.9 16.8-2.9 17.5-5z"
)
EMBER = "M17.8 1.6c.2 1.4 1.9 1.9 1.9 3.4a2 2 0 0 1-4 0c0-1.3 1.5-1.7 2.1-3.4z"
SPLIT = "M6 15.5l2.6-3 2 4 3-5.5 2 4.5 2.6-3.5"

HULLS: dict[str, tuple[str, str, Node]] = {
    "red": (
        "M12 0L16.2 11.5 24 24 15.8 21.6 12 24.5 8.2 21.6 0 24 7.8 11.5Z",
        "M12 0L7.8 11.5 0 24 8.2 21.6 12 24.5Z",
        path(d="M12 7l2 6.5-2 2.7-2-2.7z", fill="#0b1026"),
    ),
    "blue": (
        "M8.5 0L10.5 5H13.5L15.5 0 18 3.6A11.5 11.5 0 0 1 17 23.7H7A11.5 11.5 0 0 1 6 3.6Z",
        "M8.5 0L10.5 5H12V23.7H7C3 21.8 .5 18 .5 13.5 .5 9.5 2.4 5.7 6 3.6Z",
        [
            circle(cx="12", cy="13.5", r="4.6", fill="#0b1026"),
            circle(cx="12", cy="13.5", r="2", fill="#dff0ff"),
            path(d="M4 10.5l3 1M20 10.5l-3 1M6 20l2-2.5M18 20l-2-2.5", stroke="#0b1026", stroke_width="1.3"),
        ],
    ),
    "white": (
        "M9 0H15V4H17V9H23.5V19H19.5V24.5H14.5V22.5H9.5V24.5H4.5V19H.5V9H7V4H9Z",
        "M9 0H12V22.5H9.5V24.5H4.5V19H.5V9H7V4H9Z",
        path(d="M10 6h4v4.5h-4zM9.5 13.5h5v1.8h-5zM9.5 17.3h5v1.8h-5zM3 12h2v4H3zM19 12h2v4h-2z", fill="#0b1026"),
    ),
    "yellow": (
        "M12 0L23.5 13 15 18.5 17 24.5 12 22 7 24.5 9 18.5 .5 13Z",
        "M12 0L.5 13 9 18.5 7 24.5 12 22Z",
        path(d="M12 7.5l3.6 5-3.6 4.5-3.6-4.5z", fill="#0b1026"),
    ),
}
"""The ships by the colour of their seat: the hull, which is its shape, the side in the light, and what is on it."""

TURNS = range(0, 360, 60)


def hull_of(colour: str) -> str:
    """The hull for a colour: its own, or for one that has none the first."""
    return colour if colour in HULLS else next(iter(HULLS))


def figures() -> Node:
    """All of them, and the gradients that they share."""
    return [
        planets(),
        [(ship(colour), damaged_ship(colour)) for colour in HULLS],
        city(),
        starport(),
        wreck(),
        agent(),
        gate(),
    ]


@cache
def planets() -> Markup:
    """The lights and the planets, a file of their own."""
    drawn = Path(__file__).with_name("planets.svg").read_text("utf-8")
    return Markup(re.sub(r"<(?:!--|/?svg)[^>]*>|\n", "", drawn))


def ship(colour: str) -> Element:
    """A fresh ship."""
    hull, light, more = HULLS[colour]
    return g(id=f"arcs-ship-{colour}")[
        path(d="M9 22.5L12 31 15 22.5Z", fill="#bfe6ff", opacity=".85"),
        path("", EDGE, d=hull, fill="var(--ship)"),
        path(d=light, fill="#fff", opacity=".28"),
        path(d=hull, fill="url(#arcs-hull-shade)"),
        more,
    ]


def damaged_ship(colour: str) -> Element:
    """The same, dark, split, burning and turned aside."""
    hull, light, _ = HULLS[colour]
    return g(id=f"arcs-damaged-{colour}")[
        g(transform="rotate(13 12 13)")[
            path("", EDGE, d=hull, fill="var(--ship-dark)"),
            path(d=light, fill="#fff", opacity=".13"),
            path(d=hull, fill="none", stroke="var(--ship)", stroke_width="1.3"),
            path(d=SPLIT, fill="none", stroke="#04060f", stroke_width="3.2"),
            path(d=SPLIT, fill="none", stroke="#ff9a3d", stroke_width="1.2"),
            fire(),
        ]
    ]


def fire() -> Node:
    return [path("", EDGE, d=FLAME, fill="#ff8a2b"), path(d=EMBER, fill="#ffe08a")]


def city() -> Element:
    """Three towers on a foot."""
    windows = (
        "M13.5 8.5h1.6v2.6h-1.6zm3.4 0h1.6v2.6h-1.6zm-3.4 5h1.6v2.6h-1.6zm3.4 0h1.6v2.6h-1.6zm-3.4 5h1.6v2.6h-1.6z"
        "m3.4 0h1.6v2.6h-1.6zM7 16h1.4v2H7zm2.2 4h1.4v2H9.2zM22 13.5h1.4v2H22zm2.4 4h1.4v2h-1.4z"
    )
    return g(id="arcs-city-piece")[
        path("", EDGE, d="M1 25L7.5 20.5H24.5L31 25 24.5 31H7.5Z", fill="var(--ship-dark)"),
        path(
            "", EDGE, d="M5.5 26V13.5L8.5 11 11.5 13.5V26ZM20.5 26V10.5H26.5V26ZM12 27V5.5L16 .5 20 5.5V27Z",
            fill="var(--ship)",
        ),
        path(d="M16 .5L12 5.5V27H16ZM5.5 13.5L8.5 11V26H5.5ZM20.5 10.5H23V26H20.5Z", fill="#fff", opacity=".3"),
        path(d=windows, fill="#141024"),
    ]  # fmt: skip


def starport() -> Element:
    """A ring with four docks and a star."""
    ring = "M16 3a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm0 5.2a7.8 7.8 0 1 1 0 15.6 7.8 7.8 0 0 1 0-15.6z"
    return g(id="arcs-starport-piece")[
        path(
            "", EDGE, d="M14 0h4l1.5 6h-7zM14 32h4l1.5-6h-7zM0 14v4l6 1.5v-7zM32 14v4l-6 1.5v-7z",
            fill="var(--ship-dark)",
        ),
        path("", EDGE, d=ring, fill="var(--ship)", fill_rule="evenodd"),
        circle(cx="16", cy="16", r="7.8", fill="#0a0e22"),
        path(d="M3 16A13 13 0 0 1 16 3V8.2A7.8 7.8 0 0 0 8.2 16Z", fill="#fff", opacity=".35"),
        path(d="M16 9l1.9 5.1L23 16l-5.1 1.9L16 23l-1.9-5.1L9 16l5.1-1.9z", fill="#fff6d6"),
    ]  # fmt: skip


def wreck() -> Element:
    """What lies over a damaged building: a split and a flame."""
    crack = "M22-1l-6 9 3 3-7 7 4 3-6 11"
    flame = (
        "M25-2c.8 4.8 6 6.5 6 11.8a5.9 5.9 0 0 1-11.8 0c0-2.7 1.7-4.1 2.5-5.7.7 1.4 1.4 2.1 2.3 2.3.5-2.8.1-5.6 1-8.4z"
    )
    return g(id="arcs-wreck")[
        path(d="M1 24L7.5 20.5H24.5L31 24 24.5 31H7.5Z", fill="#04060f", opacity=".35"),
        path(d=crack, fill="none", stroke="#04060f", stroke_width="3.6"),
        path(d=crack, fill="none", stroke="#ff9a3d", stroke_width="1.2"),
        path("", EDGE, d=flame, fill="#ff8a2b"),
        path(d="M25.3 6c.3 1.9 2.5 2.5 2.5 4.5a2.6 2.6 0 0 1-5.2 0c0-1.7 2-2.2 2.7-4.5z", fill="#ffe08a"),
    ]


def agent() -> Element:
    """A hooded figure."""
    return g(id="arcs-agent-piece")[
        path("", EDGE, d="M3.5 28C3.5 19 6.5 13.2 12 13.2S20.5 19 20.5 28Z", fill="var(--ship)"),
        circle("", EDGE, cx="12", cy="7.6", r="5.6", fill="var(--ship)"),
        path(d="M12 13.2C6.5 13.2 3.5 19 3.5 28H10Z", fill="#fff", opacity=".3"),
        path(d="M8.4 8.4a3.6 3.6 0 0 1 7.2 0v1.5H8.4z", fill="#0b1026"),
        path(d="M12 16l3 12H9z", fill="#0b1026", opacity=".35"),
    ]


def gate() -> Element:
    """A well of light with six arms in a dark ring with six studs."""
    arms = (path(d="M0 0C6-6 16-4 20 6", transform=f"rotate({turn})") for turn in TURNS)
    studs = (path(d="M-4.5-35h9l-2 7h-5z", transform=f"rotate({turn})") for turn in TURNS)
    return g(id="arcs-gate-piece")[
        circle(r="54", fill="url(#arcs-glow)"),
        circle(r="28", fill="url(#arcs-well)"),
        g(".arcs-arms", fill="none", stroke="#e9f0ff", stroke_width="1.6", opacity=".75")[arms],
        circle(r="29.5", fill="none", stroke="#141a3c", stroke_width="6"),
        circle(r="32.3", fill="none", stroke="#a9b9ff", stroke_width="1.3"),
        circle(r="26.7", fill="none", stroke="#dfe7ff", stroke_width="1.3"),
        g(fill="#cdd8ff", stroke="#0a0e22", stroke_width="1")[studs],
    ]
