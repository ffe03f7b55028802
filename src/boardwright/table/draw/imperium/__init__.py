"""Imperium: Classics and Legends in the browser."""

from boardwright.table.draw import Drawing
from boardwright.table.elements import Node

from .art import sheet
from .badges import badges
from .board import board
from .flights import flights
from .icons import icons
from .landmarks import landmarks
from .moments import moments
from .panel import hand, panel
from .score import scores
from .shelves import SHELVES
from .spots import spots, topic


def symbols() -> Node:
    """Icons and pictures, each drawn once."""
    return [icons(), sheet()]


DRAWING = Drawing(
    board,
    panel,
    hand,
    spots,
    title_first=True,
    badges=badges,
    scores=scores,
    hides_points=True,
    landmarks=landmarks,
    icons=symbols,
    topics=topic,
    groups=("play", "exhaust", "innovate", "revolt"),
    actions=("activate", "innovate", "revolt"),
    advance=(("skip",),),
    styles=("imperium.css",),
    emblem="pictures/imperium.svg",
    shelves=SHELVES,
    flights=flights,
    scene=moments,
    sounds={
        "great": ("solstice", "empire", "king_of_kings", "last_round", "collapse", "scoring"),
        "card": (
            "played", "acquired", "broke_through", "developed", "drew", "drew_card", "took", "garrisoned", "history",
            "recalled", "abandoned", "exiled", "discarded", "gave_card",
        ),
        "coin": ("gained", "paid", "tribute", "stole", "placed"),
    },
)  # fmt: skip
