"""The event die and the number die (p.13, p.18)."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import replaced

from ..moments import CARDS, speakers
from .facts import CRISIS, EVENT_FACES
from .state import Campaign

DICE: Final[list[Option]] = [("reroll_event",), ("reroll_number",)]


def roll_dice(g: Campaign, roller: int) -> Script[None]:
    """Both dice, which lie there until Crises or Edicts are over; who rolls may have a card to roll again."""
    g.rolled = (g.rng.below(len(EVENT_FACES)), 1 + g.rng.below(6))
    g.note(("rolled_event", roller, *g.rolled))
    for card in speakers(g, roller, "rolls_dice_again"):
        if not CARDS[card].rolls_dice_again(g, roller):
            continue
        chosen = yield from choose_set(roller, "reroll_dice", DICE, 0, len(DICE), (card,))
        if not chosen:
            continue
        CARDS[card].reached(g, "reroll")
        g.note(("rerolled_event", roller, card))
        if DICE[0] in chosen:
            g.rolled = replaced(g.rolled, 0, g.rng.below(len(EVENT_FACES)))
        if DICE[1] in chosen:
            g.rolled = replaced(g.rolled, 1, 1 + g.rng.below(6))
        g.note(("rolled_event", roller, *g.rolled))


def roll_number(g: Campaign, roller: int) -> Script[int]:
    """The number die alone; who rolls may have a card to roll it again."""
    number = 1 + g.rng.below(6)
    g.note(("rolled_number", roller, number))
    for card in speakers(g, roller, "rolls_dice_again"):
        if CARDS[card].rolls_dice_again(g, roller):
            chosen = yield from choose_set(roller, "reroll_dice", DICE[1:], 0, 1, (card,))
            if chosen:
                CARDS[card].reached(g, "reroll")
                number = 1 + g.rng.below(6)
                g.note(("rolled_number", roller, number))
    return number


def is_crisis(g: Campaign) -> bool:
    """Whether the event die shows a crisis face; else it shows an edict face."""
    return EVENT_FACES[g.rolled[0]][0] == CRISIS


def rolled_symbol(g: Campaign) -> int:
    """C65: the symbol that was rolled, whether on a crisis or an edict face."""
    return EVENT_FACES[g.rolled[0]][1]


def rolled_cluster(g: Campaign) -> int:
    """The cluster that the number die names, 1 to 6."""
    return g.rolled[1]


def rolled_planet(g: Campaign) -> int:
    """The planet of the rolled symbol in the rolled cluster."""
    return 4 * (rolled_cluster(g) - 1) + rolled_symbol(g)
