"""Lore of fates that have turned against an ambition."""

from ...control import controls
from ...facts import SPACES
from ...state import Arcs, owner_of
from ..moments import ReachCard


class Ire(ReachCard):
    """The holder cannot declare an ambition, and taxes Loyal cities on planets of some types only under own control.

    A city that is taxed as if it were Loyal is not Loyal.
    """

    def __init__(self, number: int, ambition: int, types: list[int]) -> None:
        super().__init__(number)
        self.ambition = ambition
        self.types = types

    def clauses(self) -> list[str]:
        return ["forbids_declaring", "forbids_tax"]

    def forbids_declaring(self, g: Arcs, me: int, ambition: int) -> bool:
        if ambition != self.ambition:
            return False
        self.reached(g, "forbids_declaring")
        return True

    def forbids_tax(self, g: Arcs, me: int, place: int) -> bool:
        system = place // SPACES
        return (
            owner_of(g.buildings[place]) == me and g.planet_type(system) in self.types and not controls(g, me, system)
        )
