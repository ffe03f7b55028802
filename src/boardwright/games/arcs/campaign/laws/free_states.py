"""The Free States: buildings that serve whoever controls their system (p.15)."""

from ..facts import LAWS
from ..moments import ReachCard, register


class FreeStates(ReachCard):
    """Taxing, building, launching, repairing with Free buildings; battling and raiding them."""


register(FreeStates(LAWS[1]))
