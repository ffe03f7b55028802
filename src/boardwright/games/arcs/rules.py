"""Arcs as the kernel sees it."""

from boardwright.kernel.rules import OptionSpec, Rules

from . import actions, battle
from .cards import all_cards
from .draft import draft
from .facts import POOLS, SETUP_CARDS
from .moments import built_cards
from .scoring import end_chapter, outcome
from .setup import set_up
from .state import Arcs
from .turn import follow, lead, mulligan, turn
from .view import redeal, view
from .vocabulary import COURT, VOCABULARY
from .why_not import why_not

REGISTERED = (actions, battle, all_cards)
"""Modules that register the actions and cards."""

RULES = Rules(
    name="arcs",
    version=5,
    seats=(2, 4),
    options=[
        OptionSpec("setup", "random", ["random", *[card["id"] for card in SETUP_CARDS]]),
        OptionSpec("split_discard", False, [False, True]),
        OptionSpec("leaders_and_lore", "none", list(POOLS)),
        OptionSpec("two_lore", False, [False, True]),
    ],
    setup=set_up,
    stages={
        "draft": draft,
        "mulligan": mulligan,
        "lead": lead,
        "follow": follow,
        "turn": turn,
        "chapter_end": end_chapter,
    },
    from_json=Arcs.from_json,
    view=view,
    redeal=redeal,
    outcome=outcome,
    vocabulary=VOCABULARY,
    clauses=[
        f"{card.id}.{clause}" for card in built_cards() if card.number in COURT.domain for clause in card.clauses()
    ],
    why_not=why_not,
)
