"""High Card (examples/high_card) for tests of everything that is not a game.

It has a name of its own, rules that can be changed as in a later version, and an option that does nothing.
"""

from typing import Any

from boardwright.kernel.rules import OptionSpec, Rules
from examples.high_card.rules import ROUNDS, Table, deal, prize, setup, trick
from examples.high_card.rules import RULES as HIGH_CARD
from examples.high_card.vocabulary import ASKS, COUNT, EVENTS, OPTIONS, SEAT

__all__ = [
    "ASKS",
    "COUNT",
    "EVENTS",
    "OPTIONS",
    "ROUNDS",
    "RULES",
    "SEAT",
    "Table",
    "deal",
    "prize",
    "setup",
    "toy_rules",
    "trick",
]

PARTS = ("seats", "setup", "stages", "from_json", "view", "redeal", "outcome", "vocabulary", "clauses", "why_not")


def toy_rules(version: int = 1, **changed: Any) -> Rules:
    """The rules of High Card; `changed` replaces parts of them."""
    options = [*HIGH_CARD.options, OptionSpec("quiet", False, (False, True))]
    parts = {name: getattr(HIGH_CARD, name) for name in PARTS}
    return Rules(**{**parts, "name": "toy", "version": version, "options": options, **changed})


RULES = toy_rules()
