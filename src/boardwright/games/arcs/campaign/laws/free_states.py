"""The Free States: buildings that serve whoever controls their system (p.15)."""

from ...moments import Battle
from ...state import Arcs
from ...vocabulary import System
from ..facts import FREE_STATES, LAWS
from ..moments import ReachCard, register


class FreeStates(ReachCard):
    """Taxing, building, launching, repairing with Free buildings; battling and raiding them."""

    def clauses(self) -> list[str]:
        return ["spoils"]

    # -- battle and harm -------------------------------------------------------------------------------------------

    def further_defenders(self, g: Arcs, me: int, system: System) -> list[int]:
        """p.15: all Free buildings of a system defend together."""
        return [FREE_STATES] if g.has_building(FREE_STATES, system) else []

    def spoils(self, g: Arcs, battle: Battle) -> list[int]:
        """C71: a raid brings a resource of the planet's type."""
        if battle.defender != FREE_STATES:
            return []
        self.reached(g, "spoils")
        return g.city_types(battle.system)


register(FreeStates(LAWS[1]))
