"""Imperium: Classics and Legends in the browser."""

from boardwright.table.draw import Drawing

from .badges import badges
from .board import board
from .emblem import emblem
from .icons import icons
from .panel import hand, panel
from .score import scores
from .shelves import SHELVES
from .spots import spots, topic

DRAWING = Drawing(
    board,
    panel,
    hand,
    spots,
    badges=badges,
    scores=scores,
    icons=icons,
    topics=topic,
    groups=("play", "exhaust", "innovate", "revolt"),
    actions=("activate", "innovate", "revolt"),
    advance=(("skip",),),
    styles=("imperium.css",),
    emblem=emblem,
    shelves=SHELVES,
)
