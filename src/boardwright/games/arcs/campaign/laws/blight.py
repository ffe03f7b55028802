"""The Blight: Tough, in the way, and no ship (p.19)."""

from ...moments import Battle
from ...pieces import TOUGH
from ...state import Arcs
from ...vocabulary import System
from ..assumptions import RAID_DICE_WITHOUT_BUILDINGS
from ..facts import BLIGHT, LAWS
from ..moments import ReachCard, register, speaking
from ..state import campaign


class Blight(ReachCard):
    """Two hits damage it and two more destroy it; it ends Catapult moves."""

    def clauses(self) -> list[str]:
        return ["ends_catapult", "tough", "cannot_intercept"]

    # -- move ------------------------------------------------------------------------------------------------------

    def ends_catapult(self, g: Arcs, me: int, system: System) -> bool:
        """X29: fresh or damaged, and whoever moves, unless a card says otherwise."""
        if not g.ships_at(BLIGHT, system):
            return False
        c = campaign(g)
        return not any(
            card.ignores_blight_in_gates(c, me, system) for card in speaking(c, me, "ignores_blight_in_gates")
        )

    # -- battle and harm -------------------------------------------------------------------------------------------

    def further_defenders(self, g: Arcs, me: int, system: System) -> list[int]:
        """p.19: all Blight of a system defends together."""
        return [BLIGHT] if g.ships_at(BLIGHT, system) else []

    def hits_needed(self, g: Arcs, owner: int) -> int:
        """C68: hits count in pairs."""
        if owner != BLIGHT:
            return 1
        self.reached(g, "tough")
        return TOUGH

    def cannot_intercept(self, g: Arcs, owner: int) -> bool:
        if owner != BLIGHT:
            return False
        self.reached(g, "cannot_intercept")
        return True

    def forbids_raid_dice(self, g: Arcs, battle: Battle) -> bool:
        return battle.defender == BLIGHT and not RAID_DICE_WITHOUT_BUILDINGS


register(Blight(LAWS[2]))
