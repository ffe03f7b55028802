"""The Court of the campaign: ten Guild cards of Arcs, and the Imperial Council."""

from .facts import COUNCIL
from .moments import ReachCard, register


class ImperialCouncil(ReachCard):
    """p.14."""


register(ImperialCouncil(COUNCIL))
