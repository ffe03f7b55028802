"""Arcs in the browser."""

from boardwright.table.draw import Drawing

from .battle import battle
from .board import aside, board
from .flights import flights
from .icons import icons
from .landmarks import landmarks
from .panel import hand, panel, scores
from .signs import sign
from .spots import spots, topic

DRAWING = Drawing(
    board,
    panel,
    hand,
    spots,
    aside=aside,
    aside_called="arcs-court",
    scores=scores,
    landmarks=landmarks,
    icons=icons,
    topics=topic,
    sign=sign,
    groups=("pip", "spend", "use", "lead", "surpass", "pivot", "copy", "seize", "end"),
    actions=("tax", "build", "move", "repair", "influence", "secure", "battle"),
    advance=(("pass",),),
    styles=("arcs.css",),
    emblem="pictures/arcs.svg",
    flights=flights,
    scene=battle,
    shelves=(("leaders", r"lead\d+"), ("lore", r"l\d+"), ("court", r"bc\d+")),
)
