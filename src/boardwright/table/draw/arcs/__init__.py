"""Arcs in the browser."""

from boardwright.table.draw import Drawing

from .battle import battle
from .board import aside, board
from .icons import icons
from .panel import hand, panel, scores
from .signs import sign
from .spots import spots, topic

SOUNDS = {
    "great": ("chapter_ends", "declared"),
    "dice": ("rolled", "rerolled"),
    "combat": ("battle", "destroyed_ship", "destroyed_building"),
    "card": ("led", "surpassed", "pivoted", "copied", "copied_with", "seized", "seized_with", "secured", "stole_card"),
    "coin": ("taxed", "taxed_own", "gained"),
    "move": ("moved", "built", "built_ship", "placed_ships", "influenced", "repaired", "repaired_ship"),
}

DRAWING = Drawing(
    board,
    panel,
    hand,
    spots,
    aside=aside,
    aside_called="arcs-court",
    scores=scores,
    icons=icons,
    topics=topic,
    sign=sign,
    groups=("pip", "spend", "use", "lead", "surpass", "pivot", "copy", "seize", "end"),
    actions=("tax", "build", "move", "repair", "influence", "secure", "battle"),
    advance=(("pass",),),
    styles=("arcs.css",),
    emblem="pictures/arcs.svg",
    scene=battle,
    sounds=SOUNDS,
    shelves=(("leaders", r"lead\d+"), ("lore", r"l\d+"), ("court", r"bc\d+")),
)
