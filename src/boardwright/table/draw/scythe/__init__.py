"""Scythe in the browser."""

from boardwright.table.draw import Drawing

from .board import board
from .hand import hand
from .icons import icons
from .names import badges
from .panel import panel
from .scores import scores
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
    style="scythe.css",
)
