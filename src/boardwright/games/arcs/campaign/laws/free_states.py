"""The Free States: buildings that serve whoever controls their system (p.15)."""

from ...control import controls
from ...facts import SPACES
from ...state import Arcs, owner_of
from ..facts import FREE_STATES, LAWS
from ..moments import ReachCard, register


class FreeStates(ReachCard):
    """C69: whoever controls the system taxes, builds ships at, launches from and repairs Free buildings."""

    def clauses(self) -> list[str]:
        return ["captures_by_tax", "uses_starport", "repairs_building"]

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


register(FreeStates(LAWS[1]))
