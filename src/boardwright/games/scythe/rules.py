"""Scythe as the kernel sees it."""

from boardwright.kernel.rules import OptionSpec, Rules

from . import abilities
from .cards import claim, encounter
from .combat import combat
from .facts import BONUSES, FACTIONS, LETTERS
from .moments import ACTIVE
from .scoring import outcome
from .setup import set_up
from .state import Scythe
from .turn import after_move, bottom, finish, moving, top, turn
from .view import redeal, view
from .vocabulary import ENCOUNTER_CARD, FACTORY_CARD, OBJECTIVE, VOCABULARY
from .why_not import why_not

REGISTERED = (abilities,)
"""Modules that register the abilities."""

WITHOUT_CLAUSE = ("riverwalk", "speed", "swim", "submerge", "township", "underpass", "wayfare")
"""Abilities that only say where a step may lead: the engine has no moment at which they take effect."""

RULES = Rules(
    name="scythe",
    version=3,
    seats=(2, 5),
    options=[
        OptionSpec("factions", "random", ["random"], free=True),
        OptionSpec("mats", "random", ["random"], free=True),
        OptionSpec("banned_combinations", True, [True, False]),
        OptionSpec("structure_bonus", "random", ["random", *BONUSES]),
        OptionSpec("coin_gifts", False, [False, True]),
        OptionSpec("ask_every_gain", False, [False, True]),
        OptionSpec("printing", "current", ["current", "first"]),
        OptionSpec("round_limit", 0, [0, 20, 50, 200], simulations=True),
    ],
    setup=set_up,
    stages={
        "turn": turn,
        "top": top,
        "moving": moving,
        "after_move": after_move,
        "combat": combat,
        "encounter": encounter,
        "claim": claim,
        "bottom": bottom,
        "finish": finish,
    },
    from_json=Scythe.from_json,
    view=view,
    redeal=redeal,
    outcome=outcome,
    vocabulary=VOCABULARY,
    clauses=[
        *[
            ability.clause
            for faction in range(len(FACTIONS))
            for ability in ACTIVE[faction * 16 + 15]
            if ability.name not in WITHOUT_CLAUSE
        ],
        *[f"{card}.{letter}" for card in ENCOUNTER_CARD.numbers for letter in LETTERS],
        *FACTORY_CARD.numbers,
        *OBJECTIVE.numbers,
    ],
    why_not=why_not,
)
