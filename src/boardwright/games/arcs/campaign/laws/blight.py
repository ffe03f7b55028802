"""The Blight: Tough, in the way, and no ship (p.19)."""

from ..facts import LAWS
from ..moments import ReachCard, register


class Blight(ReachCard):
    """Two hits damage it and two more destroy it; it ends Catapult moves."""


register(Blight(LAWS[2]))
