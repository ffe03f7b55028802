"""A picture of each game, for the pages where one chooses a game."""

from boardwright.table.elements import Element, img

from . import drawing_of

PLAIN = "favicon.svg"
"""For a game without a picture of its own."""


def emblem(game: str) -> Element:
    """The picture of a game; it only decorates, as the name stands beside it."""
    return img(".emblem", src=f"/static/{drawing_of(game).emblem or PLAIN}", alt="", width="420", height="300")
