"""Event cards: how they are played (p.12)."""

from ..facts import LAWS
from ..moments import ReachCard, register


class Events(ReachCard):
    """They cannot be led, copied with or used to seize; they give the actions and pips of the lead card."""


register(Events(LAWS[3]))
