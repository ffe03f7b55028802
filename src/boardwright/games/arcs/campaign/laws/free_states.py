"""The Free States: buildings that serve whoever controls their system (p.15)."""

from ...control import controls
from ...facts import SPACES
from ...moments import Battle
from ...state import Arcs, owner_of
from ...vocabulary import System
from ..facts import FREE_STATES, LAWS
from ..moments import ReachCard, register


class FreeStates(ReachCard):
    """C69: whoever controls the system taxes, builds ships at, launches from and repairs Free buildings.

    p.15: they can be battled and raided.
    """

    def clauses(self) -> list[str]:
        return ["captures_by_tax", "uses_starport", "repairs_building", "spoils"]

    def serves(self, g: Arcs, me: int, place: int) -> bool:
        return owner_of(g.buildings[place]) == FREE_STATES and controls(g, me, place // SPACES)

    def captures_by_tax(self, g: Arcs, me: int, place: int) -> bool:
        """X19: they have no agents."""
        if owner_of(g.buildings[place]) != FREE_STATES:
            return True
        self.reached(g, "captures_by_tax")
        return False

    def uses_starport(self, g: Arcs, me: int, place: int) -> bool:
        return self.serves(g, me, place)

    def repairs_building(self, g: Arcs, me: int, place: int) -> bool:
        return self.serves(g, me, place)

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
