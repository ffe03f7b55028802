"""Arcs in the browser."""

from boardwright.table.draw import Drawing
from boardwright.table.draw.moments import both
from boardwright.table.elements import Node
from boardwright.table.scene import Scene

from .aftermath import aftermath
from .battle import battle
from .board import aside, board
from .chapters import chapter_end
from .flights import flights
from .icons import icons
from .landmarks import landmarks
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


def great_moment(scene: Scene) -> Node:
    """A battle; else what has to be read of battles, and the end of a chapter over it."""
    return battle(scene) or both(aftermath(scene), chapter_end(scene))


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
    scene=great_moment,
    sounds=SOUNDS,
    shelves=(("leaders", r"lead\d+"), ("lore", r"l\d+"), ("court", r"bc\d+")),
)
