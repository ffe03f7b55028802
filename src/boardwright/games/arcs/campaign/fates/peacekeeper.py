"""The Peacekeeper: keeps the Weapons out of everybody's hands, and the planets where they are made."""

from typing import Final

from boardwright.kernel.decision import Script
from boardwright.kernel.still import replaced

from ...facts import CARD_NUMBER, NOTHING, WARLORD, WEAPON
from ...resources import has, suffer_outrage
from ...state import Arcs
from ..court import put_away
from ..facts import BLIGHT, POLICY_NAMES
from ..moments import LEAVING_STEPS, SET_UP_STEPS, ReachCard, register
from ..power import advance
from ..state import Campaign, campaign
from ..steps import scrap

PEACEKEEPER: Final = 15
OATH: Final[int] = CARD_NUMBER["f1502"]


def empty_warlord_box(g: Campaign, me: int) -> Script[None]:
    """With two players: the Weapons on the Warlord ambition go to the supply."""
    g.supply[WEAPON] += g.dummy[WEAPON]
    g.dummy = replaced(g.dummy, WEAPON, 0)
    yield from ()


def provoke_weapon_outrage(g: Campaign, me: int) -> Script[None]:
    yield from suffer_outrage(g, me, WEAPON)


def break_oath(g: Campaign, seat: int) -> None:
    """Oath of Peace binds only the Peacekeeper."""
    if OATH in g.cards[seat]:
        scrap(g, seat, OATH)


class Objective(ReachCard):
    """F1501: at the end of a chapter 1 per Weapon had (B-44: tokens only), and 1 per Weapon planet controlled."""

    def clauses(self) -> list[str]:
        return ["weapons", "planets"]

    def chapter_ended(self, g: Campaign, me: int) -> None:
        weapons, planets = has(g, me, WEAPON), weapon_planets(g, me)
        if weapons:
            self.reached(g, "weapons")
            advance(g, me, weapons)
        if planets:
            self.reached(g, "planets")
            advance(g, me, planets)

    def promise(self, g: Campaign, me: int) -> int:
        return has(g, me, WEAPON) + weapon_planets(g, me)


def weapon_planets(g: Campaign, me: int) -> int:
    return sum(1 for system in g.systems if g.planet_type(system) == WEAPON and g.holds(me, system))


class OathOfPeace(ReachCard):
    """F1502: no Trophies but Blight, no Warlord, and as First Regent no Policy of War."""

    def clauses(self) -> list[str]:
        return ["refuses_trophies", "forbids_declaring", "scoring", "forbids_policy", "scrapped"]

    def joins(self, g: Arcs, me: int) -> None:
        """F514: whoever else is given it scraps it."""
        c = campaign(g)
        if c.fates[me] == PEACEKEEPER:
            super().joins(g, me)
        else:
            self.reached(g, "scrapped")
            put_away(c, self.number, "scrap")

    def refuses_trophies(self, g: Arcs, me: int, owner: int) -> bool:
        return owner != BLIGHT

    def forbids_declaring(self, g: Arcs, me: int, ambition: int) -> bool:
        if ambition != WARLORD:
            return False
        self.reached(g, "forbids_declaring")
        return True

    def power_for(self, g: Arcs, me: int, ambition: int, place: int, first: int, second: int, bonus: int) -> int:
        """The place is taken, but pays nothing."""
        return 0 if ambition == WARLORD else NOTHING

    def forbids_policy(self, g: Campaign, me: int, policy: int) -> bool:
        return POLICY_NAMES[policy] == "war"


class ArsenalKeepers(ReachCard):
    """F1503: Weapons that come to the holder may be put here: any number, frozen, 2 keys each."""

    cost_of_tokens = 2
    takes_only_new = True

    def clauses(self) -> list[str]:
        return ["holds"]

    def takes_thing(self, g: Arcs, thing: int) -> bool:
        return thing == WEAPON

    def lay_thing(self, g: Arcs, thing: int) -> None:
        """B-48: gained, stolen or given ones alike."""
        self.reached(g, "holds")
        self.lay_token(g, thing)

    def keeps_demanded(self, g: Campaign, me: int, resource: int) -> bool:
        return resource == WEAPON


SET_UP_STEPS["empty_warlord_box"] = empty_warlord_box
SET_UP_STEPS["provoke_weapon_outrage"] = provoke_weapon_outrage
LEAVING_STEPS[PEACEKEEPER] = break_oath
register(Objective(CARD_NUMBER["f1501"]))
register(OathOfPeace(OATH))
register(ArsenalKeepers(CARD_NUMBER["f1503"]))
