"""Scythe in the browser."""

from boardwright.games.scythe.facts import FACTIONS, MATS
from boardwright.table.draw import Drawing

from .board import board, plaques
from .flights import flights
from .hand import hand
from .icons import icons
from .landmarks import landmarks
from .names import badges
from .panel import panel
from .scenes import scenes
from .scores import scores
from .shelves import SHELVES
from .signs import sign
from .spots import spots, topic

DRAWING = Drawing(
    board,
    panel,
    hand,
    spots,
    title_first=True,
    aside=plaques,
    aside_called="part-tracks",
    badges=badges,
    scores=scores,
    landmarks=landmarks,
    icons=icons,
    topics=topic,
    sign=sign,
    groups=("section", "factory", "reveal", "give", "character", "mech", "worker", "to", "stop"),
    actions=("move", "bolster", "trade", "produce"),
    flights=flights,
    scene=scenes,
    styles=("scythe.css",),
    emblem="pictures/scythe.svg",
    shelves=SHELVES,
    sounds={
        "great": ("star", "objective"),
        "combat": ("combat", "revealed", "won", "drove_off"),
        "card": ("encounter", "chose", "claimed", "drew", "drew_cards", "stole_card", "showed_card"),
        "coin": ("gained", "enlisted", "coerced"),
        "move": ("moved", "new_worker", "tokens", "deployed", "built", "upgraded", "retreated"),
    },
    seat_lists={"factions": ("random", *FACTIONS), "mats": ("random", *MATS)},
)
