"""Imperium as the kernel sees it."""

from boardwright.kernel.rules import OptionSpec, Rules

from .cards import clause_names
from .facts import BOXES, NATIONS
from .scoring import finish, outcome
from .setup import set_up
from .state import Imperium
from .turn import cleanup, solstice, turn
from .view import redeal, view
from .vocabulary import VOCABULARY
from .why_not import why_not

SEATS = (2, 4)

RULES = Rules(
    name="imperium",
    version=3,
    seats=SEATS,
    options=[
        OptionSpec("box", "both", ["both", *BOXES]),
        OptionSpec("commons", "random", ["random", *BOXES]),
        *[OptionSpec(f"nation_{seat}", "random", ["random", *NATIONS]) for seat in range(1, SEATS[1] + 1)],
        *[OptionSpec(f"side_{seat}", "random", ["random", "A", "B"]) for seat in range(1, SEATS[1] + 1)],
    ],
    setup=set_up,
    stages={"turn": turn, "cleanup": cleanup, "solstice": solstice, "finish": finish},
    from_json=Imperium.from_json,
    view=view,
    redeal=redeal,
    outcome=outcome,
    vocabulary=VOCABULARY,
    clauses=clause_names(),
    why_not=why_not,
)
