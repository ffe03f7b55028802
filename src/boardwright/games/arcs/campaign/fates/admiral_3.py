"""The Admiral in Act III: the largest fleet, and Martial Law for Regents without admirals."""

from typing import Final

from boardwright.kernel.decision import Script

from ...cards import vox
from ...facts import CARD_NUMBER
from ...state import Arcs
from ..court_cards import ReachVox
from ..facts import EMPIRE, PLANETS
from ..moments import ReachCard, register
from ..state import Campaign, campaign
from ..steps import ships_on_map
from ..wrecks import wreck_ships
from .admiral import OFFICERS
from .admiral_2 import ROGUES, ImperialDefectors

ADMIRAL: Final = 7
"""The number of the fate."""
LEAST_PLANETS: Final = 9


class Objective(ReachCard):
    """F719, as a Regent: nine planets under control; more ships than each Rival."""

    def clauses(self) -> list[str]:
        return ["planets", "ships"]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        """C26: for the First Regent the planets of the Empire count; Imperial ships are nobody's."""
        if not g.is_regent(me):
            return False, False
        has_planets = sum(1 for planet in PLANETS if g.holds(me, planet)) >= LEAST_PLANETS
        has_ships = all(ships_on_map(g, me) > ships_on_map(g, rival) for rival in g.rivals(me))
        if has_planets:
            self.reached(g, "planets")
        if has_ships:
            self.reached(g, "ships")
        return has_planets, has_ships


class MassUprising(ReachVox):
    """F717, F718: secured, as in Arcs. Crisis: all damaged ships are destroyed."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.as_in_arcs = vox.MassUprising(number)

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        yield from self.as_in_arcs.when_secured(g, me)

    def after_secured(self, g: Arcs) -> None:
        self.as_in_arcs.after_secured(g)

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """C124: Blight is no ship."""
        self.reached(g, "crisis")
        for system in g.systems:
            for owner in g.fleets():
                wreck_ships(g, owner, system)
        yield from ()

    def after_crisis(self, g: Campaign) -> str:
        return "bury"


class MartialLaw(ReachCard):
    """F720: Regents without Imperial Officers or Rogue Admirals have no part in the fleet; the Admiral always has."""

    def clauses(self) -> list[str]:
        return ["forbids_command"]

    def forbids_command(self, g: Arcs, me: int, owner: int) -> bool:
        """Neither command nor control, nor the passage of Empire gates; the Truce Law still holds."""
        c = campaign(g)
        if owner != EMPIRE or not c.is_regent(me) or c.fates[me] == ADMIRAL:
            return False
        if any(card in c.cards[me] for card in [OFFICERS, *ROGUES]):
            return False
        self.reached(g, "forbids_command")
        return True


for _defectors in ("f715", "f716"):
    register(ImperialDefectors(CARD_NUMBER[_defectors]))
for _uprising in ("f717", "f718"):
    register(MassUprising(CARD_NUMBER[_uprising]))
register(Objective(CARD_NUMBER["f719"]))
register(MartialLaw(CARD_NUMBER["f720"]))
