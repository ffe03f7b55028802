"""The Blight: Tough, in the way, and no ship (p.19)."""

from ...facts import SYSTEM_COUNT
from ...state import Arcs
from ...vocabulary import System
from ..facts import BLIGHT, LAWS
from ..moments import ReachCard, register


class Blight(ReachCard):
    """Two hits damage it and two more destroy it; it ends Catapult moves."""

    def clauses(self) -> list[str]:
        return ["ends_catapult"]

    # -- move ------------------------------------------------------------------------------------------------------

    def ends_catapult(self, g: Arcs, me: int, system: System) -> bool:
        """X29: fresh or damaged, and whoever moves."""
        index = BLIGHT * SYSTEM_COUNT + system
        return g.fresh[index] > 0 or g.damaged[index] > 0


register(Blight(LAWS[2]))
