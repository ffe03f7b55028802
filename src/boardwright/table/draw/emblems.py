"""A small picture of each game, for the pages where one chooses a game."""

from boardwright.table.elements import Element, Node, path, rect, svg

from . import drawing_of


def emblem(game: str) -> Element:
    """The emblem of a game; it only decorates, as the name stands beside it."""
    inside = (drawing_of(game).emblem or plain)()
    return svg(
        ".emblem", viewBox="-50 0 260 100", preserveAspectRatio="xMidYMid slice", aria_hidden="true", focusable="false"
    )[inside]


def plain() -> Node:
    """A game without an emblem of its own."""
    return [
        rect(x="-60", width="280", height="100", fill="#1b6a57"),
        path(d="M80 18 110 35v30L80 82 50 65V35z", fill="none", stroke="#f2efe8", stroke_width="4"),
    ]
