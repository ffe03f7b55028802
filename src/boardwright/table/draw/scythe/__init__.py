"""Scythe in the browser."""

from boardwright.games.scythe.facts import FACTIONS, MATS
from boardwright.table.draw import Drawing

from .board import board
from .emblem import emblem
from .hand import hand
from .icons import icons
from .names import badges
from .panel import panel
from .scores import scores
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
    groups=("section", "factory", "reveal", "give", "character", "mech", "worker", "to", "stop"),
    actions=("move", "bolster", "trade", "produce"),
    styles=("scythe.css",),
    emblem=emblem,
    shelves=SHELVES,
    seat_lists={"factions": ("random", *FACTIONS), "mats": ("random", *MATS)},
)
