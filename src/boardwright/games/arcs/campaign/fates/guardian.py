"""The Guardian: Material and Fuel among the Captives, the planets they come from, and the ambition Edenguard.

`vaulted` counts the resources in each player's Captives box. They are frozen for who holds Green Vault, and had.
"""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced

from ...facts import CARD_NUMBER, FUEL, MATERIAL, NOTHING, TYCOON, TYRANT
from ...resources import suffer_outrage
from ...state import Arcs, changed
from ..facts import EDENGUARD, GREEN_VAULT
from ..held import frozen_of, steal_from_option
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance, is_won_or_undeclared
from ..state import Campaign, campaign
from .ire import Ire

GREEN: Final = (MATERIAL, FUEL)


def green_planets(g: Campaign, seat: int) -> int:
    """The Material and Fuel planets that a player controls; C26: the First Regent has those of the Empire."""
    return sum(1 for system in g.systems if g.planet_type(system) in GREEN and g.holds(seat, system))


# -- set-up --------------------------------------------------------------------------------------------------------


def provoke_outrage_of_fuel_and_material(g: Campaign, me: int) -> Script[None]:
    """Before Green Vault comes, so nothing of it can be saved there."""
    for resource in (FUEL, MATERIAL):
        yield from suffer_outrage(g, me, resource)


def empty_tycoon_box(g: Campaign, me: int) -> Script[None]:
    """With two players: the Material and Fuel on the ambitions go to the supply."""
    for resource in GREEN:
        g.supply[resource] += g.dummy[resource]
        g.dummy = replaced(g.dummy, resource, 0)
    yield from ()


# -- cards ---------------------------------------------------------------------------------------------------------


class Objective(ReachCard):
    """F2001: 1 for each Material and Fuel among the Captives, and 1 for each of their planets.

    Each only if the player wins Tyrant, or Edenguard, or nobody has declared it (CD7).
    """

    def clauses(self) -> list[str]:
        return ["vaulted", "planets"]

    def vaulted(self, g: Campaign, me: int) -> int:
        tokens = sum(g.vaulted[me * 5 + resource] for resource in GREEN)
        return tokens if is_won_or_undeclared(g, me, TYRANT) else 0

    def planets(self, g: Campaign, me: int) -> int:
        return green_planets(g, me) if is_won_or_undeclared(g, me, EDENGUARD) else 0

    def chapter_ended(self, g: Campaign, me: int) -> None:
        """Captives have not gone home yet."""
        tokens, planets = self.vaulted(g, me), self.planets(g, me)
        if tokens:
            self.reached(g, "vaulted")
            advance(g, me, tokens)
        if planets:
            self.reached(g, "planets")
            advance(g, me, planets)

    def promise(self, g: Campaign, me: int) -> int:
        return self.vaulted(g, me) + self.planets(g, me)


class GreenVault(ReachCard):
    """F2002: Material and Fuel that come to the holder may go among the Captives: frozen, and still had.

    CD10: they have no raid cost, but what steals without keys can take them. Nothing discards them, Outrage neither.
    """

    takes_only_new = True

    def clauses(self) -> list[str]:
        return ["holds", "tribute"]

    def takes_thing(self, g: Arcs, thing: int) -> bool:
        return thing in GREEN

    def lay_thing(self, g: Arcs, thing: int) -> None:
        """CD12: gained, taxed, taken, stolen or given ones alike."""
        self.reached(g, "holds")
        c = campaign(g)
        holder = c.holder_of(self.number)
        c.vaulted = changed(c.vaulted, holder * 5 + thing, 1)
        g.note(("vaulted", holder, thing))

    def lose_token(self, g: Arcs, token: int) -> None:
        c = campaign(g)
        c.vaulted = changed(c.vaulted, c.holder_of(self.number) * 5 + token, -1)

    def tokens_here(self, g: Arcs, owner: int, resource: int) -> list[Option]:
        tokens = [token for card, token in frozen_of(campaign(g), owner) if card == self.number]
        return [steal_from_option(owner, self.number, token) for token in tokens if resource in (NOTHING, token)]

    def keeps_demanded(self, g: Campaign, me: int, resource: int) -> bool:
        return resource in GREEN

    def keeps_tribute(self, g: Campaign, me: int, resource: int) -> bool:
        if resource not in GREEN:
            return False
        self.reached(g, "tribute")
        return True


class IreOfTheTycoons(Ire):
    """F2003: no Tycoon declared, no Power for it; own cities on Material and Fuel planets pay only under control."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "scoring"]

    def power_for(self, g: Arcs, me: int, ambition: int, place: int, first: int, second: int, bonus: int) -> int:
        """The place is taken, but pays nothing."""
        return 0 if ambition == self.ambition else NOTHING


class EdenguardAmbition(ReachCard):
    """F2004: whoever may declare Tycoon may declare Edenguard instead, which counts Material and Fuel planets."""

    def clauses(self) -> list[str]:
        return ["declared_instead", "counts"]

    def declared_instead(self, ambitions: list[int]) -> list[int]:
        return [EDENGUARD] if TYCOON in ambitions else []

    def marker_placed(self, g: Arcs, me: int, ambition: int) -> None:
        if ambition == EDENGUARD:
            self.reached(g, "declared_instead")

    def also_counts(self, g: Arcs, me: int, ambition: int) -> int:
        if ambition != EDENGUARD:
            return 0
        self.reached(g, "counts")
        return green_planets(campaign(g), me)


SET_UP_STEPS["provoke_outrage_of_fuel_and_material"] = provoke_outrage_of_fuel_and_material
SET_UP_STEPS["empty_tycoon_box"] = empty_tycoon_box
register(Objective(CARD_NUMBER["f2001"]))
register(GreenVault(GREEN_VAULT))
register(IreOfTheTycoons(CARD_NUMBER["f2003"], TYCOON, list(GREEN)))
register(EdenguardAmbition(CARD_NUMBER["f2004"]))
