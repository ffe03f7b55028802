"""Icons of our own: one sheet of symbols, put into every page, drawn with lines on a grid of 24 by 24."""

from functools import cache

from htpy import Node, path, svg, symbol, use

ICONS: dict[str, str] = {
    "arrow-left": "M19 12H5m6-6-6 6 6 6",
    "arrow-right": "M5 12h14m-6-6 6 6-6 6",
    "bell": "M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4",
    "board": "M12 3 20 7.5v9L12 21l-8-4.5v-9zM12 3v18M4 7.5l16 9M20 7.5l-16 9",
    "book": "M4 5.5A2.5 2.5 0 0 1 6.5 3H20v15H6.5A2.5 2.5 0 0 0 4 20.5zM4 20.5A2.5 2.5 0 0 0 6.5 21H20v-3M8 7h8M8 11h5",
    "bot": "M6 9h12v10H6zM12 9V5M12 4.5v.1M9.5 13v1.5M14.5 13v1.5M3.5 12.5v3M20.5 12.5v3",
    "bug": "M8 9a4 4 0 0 1 8 0M7 9h10v6a5 5 0 0 1-10 0zM12 10v10M3 13h4M17 13h4M4 7l3 2.5M20 7l-3 2.5M4 20l3.5-3M20 20l-3.5-3",
    "cards": "M9 4.5h9a1.5 1.5 0 0 1 1.5 1.5v13.5H9zM9 8 4.5 9.2 7.6 20.6l1.4-.4",
    "chart": "M4 4v16h16M7 15l4-5 3 3 5-7",
    "chat": "M4 5h16v11H11l-5 4v-4H4zM8 9.5h8M8 12.5h5",
    "check": "M5 12.5 10 17.5 19.5 7",
    "clock": "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3.5 2",
    "close": "M6 6l12 12M18 6 6 18",
    "copy": "M9 9h11v11H9zM15 9V4H4v11h5",
    "download": "M12 4v11m-5-5 5 5 5-5M4 20h16",
    "eye": "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
    "flag": "M6 21V4M6 4.5h12l-2.5 4 2.5 4H6",
    "fork": "M6 4v16M6 14c0-4 12-2 12-8M18 6V4M15 6.5 18 3.5l3 3",
    "gear": "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8",
    "grow": "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
    "help": "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.9M12 16.6v.2",
    "hand": "M8 12V6.5a1.5 1.5 0 0 1 3 0V11M11 10.5V4.5a1.5 1.5 0 0 1 3 0V11M14 11V6a1.5 1.5 0 0 1 3 0v8a6.5 6.5 0 0 1-6.5 6.5C7.5 20.5 6.5 18.5 4 14c-.6-1.2 1-2.3 2-1.2l2 2.2",
    "home": "M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10M10 19.5v-5h4v5",
    "leave": "M14 4H5v16h9M10 12h11m-4-4 4 4-4 4",
    "link": "M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5",
    "log": "M5 6h14M5 10.5h14M5 15h9M5 19.5h6",
    "mark": "M12 2.5 20.5 7.3v9.4L12 21.5l-8.5-4.8V7.3zM12 7.5l4.5 4.5-4.5 4.5L7.5 12z",
    "menu": "M5 7h14M5 12h14M5 17h14",
    "minus": "M5 12h14",
    "moon": "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
    "pause": "M8 5v14M16 5v14",
    "person": "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
    "play": "M7 4.5v15l12-7.5z",
    "plus": "M12 5v14M5 12h14",
    "print": "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
    "redo": "M15 6l5 5-5 5M20 11H9.5a5 5 0 0 0 0 10H13",
    "rematch": "M5 9a7.5 7.5 0 0 1 13-2l2 2M20 4v5h-5M19 15a7.5 7.5 0 0 1-13 2l-2-2M4 20v-5h5",
    "reset": "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M12 11.9v.2",
    "score": "M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.5c0 3 1.5 4.5 3.8 4.8M16 6h3.5c0 3-1.5 4.5-3.8 4.8M12 14v4M8 20.5h8M9.5 18h5v2.5",
    "search": "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21",
    "seats": "M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 19.5c.4-3.4 2.8-5 6-5s5.6 1.6 6 5M15.5 5.3a3 3 0 0 1 0 5.5M17.5 14.7c2 .7 3.2 2.2 3.5 4.8",
    "share": "M12 15V4m-4 4 4-4 4 4M6 11H4.5v9.5h15V11H18",
    "skip": "M5 5v14l9-7zM18 5v14",
    "sound": "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
    "step-back": "M18 5v14l-9-7zM6 5v14",
    "step-on": "M6 5v14l9-7zM18 5v14",
    "sun": "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
    "trash": "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
    "undo": "M9 6 4 11l5 5M4 11h10.5a5 5 0 0 1 0 10H11",
}
SOLID = ("play", "skip", "step-back", "step-on")
"""Icons that are filled."""


@cache
def sheet() -> Node:
    """All icons as symbols, to stand hidden at the top of a page."""
    return [
        symbol(id=f"icon-{name}", viewBox="0 0 24 24")[
            path(d=line, fill="currentColor" if name in SOLID else "none")
        ]
        for name, line in ICONS.items()
    ]


def icon(name: str) -> Node:
    """An icon beside a word; it says nothing to screen readers."""
    return svg(".icon", aria_hidden="true", focusable="false")[use(href=f"#icon-{name}")]
