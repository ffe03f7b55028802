"""The campaign as the kernel sees it."""

from boardwright.kernel.rules import OptionSpec, Rules

from .. import actions, battle
from ..cards import all_cards as cards_of_arcs
from ..facts import FIRST_LORE
from ..moments import built_cards
from ..turn import follow, lead, mulligan, turn
from . import all_cards
from .acts import act_set_up
from .chapter import end_chapter, end_of_game, outcome
from .crises import blight_crisis, court_crisis, fate_crisis
from .deals import deal_from_data
from .edicts import edict
from .fates.caretaker import stopped_turn, turn_end
from .intermission import clear_court, clear_pieces, destroy_damaged, halve_power, rescue, resolve_fate
from .players import choose_fate, fate_set_up, first_pieces, new_fates
from .round import after_event, council_choice, council_title, end_of_round, event_dice
from .setup import LAST_ACT, from_json, set_up
from .summit import call_to_order, consent, make_deal, negotiate
from .view import redeal, view
from .vocabulary import VOCABULARY
from .why_not import why_not

REGISTERED = (actions, battle, cards_of_arcs, all_cards)
"""Modules that register the actions and cards."""

RULES = Rules(
    name="arcs_campaign",
    version=4,
    seats=(2, 4),
    options=[
        OptionSpec("acts", "act_1", list(LAST_ACT)),
        OptionSpec("first_act", 1, [1, 2, 3]),
        OptionSpec("fates", "", [""], free=True),
        OptionSpec("lore", "both", ["base", "pack", "both"]),
        OptionSpec("split_discard", False, [False, True]),
        OptionSpec("negotiations", "full", ["full", "favors"]),
        OptionSpec("offers", 3, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
    ],
    setup=set_up,
    stages={
        "new_fates": new_fates,
        "choose_fate": choose_fate,
        "fate_set_up": fate_set_up,
        "first_pieces": first_pieces,
        "resolve_fate": resolve_fate,
        "clear_court": clear_court,
        "clear_pieces": clear_pieces,
        "destroy_damaged": destroy_damaged,
        "rescue": rescue,
        "halve_power": halve_power,
        "act_set_up": act_set_up,
        "mulligan": mulligan,
        "lead": lead,
        "follow": follow,
        "turn": turn,
        "blight_crisis": blight_crisis,
        "fate_crisis": fate_crisis,
        "court_crisis": court_crisis,
        "edict": edict,
        "stopped_turn": stopped_turn,
        "turn_end": turn_end,
        "round_end": end_of_round,
        "council_title": council_title,
        "council_choice": council_choice,
        "event_dice": event_dice,
        "next_round": after_event,
        "chapter_end": end_chapter,
        "end_of_game": end_of_game,
        "call_to_order": call_to_order,
        "negotiate": negotiate,
        "make_deal": make_deal,
        "consent": consent,
    },
    from_json=from_json,
    view=view,
    redeal=redeal,
    outcome=outcome,
    why_not=why_not,
    vocabulary=VOCABULARY,
    clauses=[f"{card.id}.{clause}" for card in built_cards() if card.number >= FIRST_LORE for clause in card.clauses()],
    builds_on="arcs",
    deal=deal_from_data,
)
