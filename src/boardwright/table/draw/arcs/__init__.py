"""Arcs in the browser."""

from boardwright.table.draw import Drawing

from .board import board
from .emblem import emblem
from .icons import icons
from .panel import hand, panel, scores
from .spots import spots, topic

DRAWING = Drawing(
    board,
    panel,
    hand,
    spots,
    scores=scores,
    icons=icons,
    topics=topic,
    groups=("pip", "spend", "use", "lead", "surpass", "pivot", "copy", "seize", "end"),
    actions=("tax", "build", "move", "repair", "influence", "secure", "battle"),
    advance=(("pass",),),
    styles=("arcs.css",),
    emblem=emblem,
    shelves=(("leaders", r"lead\d+"), ("lore", r"l\d+"), ("court", r"bc\d+")),
)
