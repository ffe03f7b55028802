"""The Magnate in Act III: Monopolies that bring Power and are given up, and an Economy that opens and closes."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced, without

from ...actions import has_building_slots
from ...control import commanded
from ...facts import CARD_NUMBER, NOBODY, NOTHING, RESOURCE_SLOTS, RESOURCES, SPACES
from ...resources import discard_own, has, occupied_slots, own_tokens, steal_token, stealable_tokens
from ...state import Arcs, changed, owner_of
from ...vocabulary import COURT, RESOURCE
from ..court import put_away
from ..court_cards import ReachVox
from ..facts import EMPIRE, FREE_STATES, GREEN_VAULT, PLANETS
from ..moments import ReachCard, register
from ..state import Campaign, campaign
from .magnate import MONOPOLIES

MAGNATE: Final = 3
"""The number of the fate."""


def monopolies_of(g: Campaign, seat: int) -> list[int]:
    return [card for card in MONOPOLIES.values() if card in g.cards[seat]]


class Objective(ReachCard):
    """F325: a Monopoly; two Monopolies. After scoring one of them leaves with all that its holder has of it."""

    speaks_after_scoring = True

    def clauses(self) -> list[str]:
        return ["one", "two", "after_scoring"]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        count = len(monopolies_of(g, me))
        if count:
            self.reached(g, "one")
        if count > 1:
            self.reached(g, "two")
        return count > 0, count > 1

    def after_scoring(self, g: Arcs, me: int) -> Script[None]:
        c = campaign(g)
        options: list[Option] = [("scrap_monopoly", card) for card in monopolies_of(c, me)]
        if not options:
            return
        self.reached(g, "after_scoring")
        choice = yield g.ask(me, "scrap_monopoly", options)
        card = COURT.of(choice)
        g.cards[me] = without(g.cards[me], card)
        put_away(c, card, "scrap")
        scrap_resources(c, me, next(resource for resource, one in MONOPOLIES.items() if one == card))


def scrap_resources(g: Campaign, me: int, resource: int) -> None:
    """All tokens of a type in a play area: in slots, on cards, in the Trust or Vault, and the supply on its card."""
    count = g.supply[resource]
    g.supply[resource] = 0
    for slot in occupied_slots(g, me):
        index = me * RESOURCE_SLOTS + slot
        if g.slots[index] == resource:
            g.slots[index] = NOTHING
            count += 1
    mine = [row for row in g.held if row[1] == resource and row[0] in g.cards[me]]
    g.held = tuple([row for row in g.held if row not in mine])
    count += len(mine)
    if g.first_regent == me:
        count += g.trust[resource]
        g.trust = replaced(g.trust, resource, 0)
    if GREEN_VAULT in g.cards[me]:
        count += g.vaulted[me * len(RESOURCES) + resource]
        g.vaulted = replaced(g.vaulted, me * len(RESOURCES) + resource, 0)
    g.token_totals = changed(g.token_totals, resource, -count)
    g.note(("scrapped_tokens", me, count, resource))


class Prospectors(ReachCard):
    """F322: cities without a Loyal piece, on planets of types whose Monopoly the holder lacks."""

    def clauses(self) -> list[str]:
        return ["builds"]

    def building_sites(self, g: Arcs, me: int) -> list[Option]:
        """Where there is an empty slot and nothing lets the player build anyway."""
        if not has_building_slots(g, me):
            return []
        held = [resource for resource, card in MONOPOLIES.items() if card in g.cards[me]]
        options: list[Option] = []
        for system in [planet for planet in PLANETS if g.planet_type(planet) not in held]:
            slots = range(system * SPACES, system * SPACES + g.slots_at(system))
            is_full = all(g.buildings[place] for place in slots)
            if not is_full and not g.has_piece(me, system) and not commanded(g, me, system):
                self.reached(g, "builds")
                options.append(("build_city", system))
        return options


class Extortion(ReachVox):
    """F323, F324: who has the most of a type discards one; secured, a resource of a Rival is stolen."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "frozen"]

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """All who tie, too; A-45: what lies on a Monopoly or Cartel is counted, but not what others discard now."""
        for resource in range(len(RESOURCES)):
            counts = [has(g, seat, resource) for seat in range(g.seats)]
            for seat in g.turn_order():
                if counts[seat] and counts[seat] == max(counts):
                    yield from self.extort(g, seat, resource)

    def extort(self, g: Campaign, seat: int, resource: int) -> Script[None]:
        """A-44: who has only frozen ones discards nothing."""
        own = [option for option in own_tokens(g, seat, "discard_slot") if RESOURCE.of(option) == resource]
        if not own:
            self.reached(g, "frozen")
            return
        self.reached(g, "crisis")
        choice = yield g.ask(seat, "extortion", list(dict.fromkeys(own)), (resource,))
        discard_own(g, seat, choice)

    def after_crisis(self, g: Campaign) -> str:
        return "discard"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        options = [option for rival in g.rivals(me) for option in stealable_tokens(g, me, rival)]
        if options:
            self.reached(g, "when_secured")
            choice = yield g.ask(me, "extort", options)
            yield from steal_token(g, me, choice)

    def after_secured(self, g: Arcs) -> None:
        put_away(campaign(g), self.number, "discard")


class Economy(ReachCard):
    """F326: Closed while the Magnate is a Regent, Open while the Magnate is an Outlaw; F327 says the same."""

    def clauses(self) -> list[str]:
        return ["forbids_tax", "may_tax_city_again"]

    def forbids_tax(self, g: Arcs, me: int, place: int) -> bool:
        """Closed: other Regents tax no city under the Empire without its Monopoly; A-48: whatever else lets them."""
        c = campaign(g)
        magnate = c.fate_holder(MAGNATE)
        if magnate in (NOBODY, me) or not c.is_regent(magnate) or not c.is_regent(me):
            return False
        if g.control(place // SPACES) != EMPIRE:
            return False
        return not any(MONOPOLIES[resource] in g.cards[me] for resource in g.city_types(place // SPACES))

    def may_tax_city_again(self, g: Arcs, me: int, place: int) -> bool:
        """Open: own cities; the Magnate also those of Rivals and of the Free States."""
        c = campaign(g)
        magnate = c.fate_holder(MAGNATE)
        if magnate == NOBODY or not c.is_outlaw(magnate):
            return False
        owner = owner_of(g.buildings[place])
        if owner != me and (me != magnate or (owner >= g.seats and owner != FREE_STATES)):
            return False
        self.reached(g, "may_tax_city_again")
        return True


register(Prospectors(CARD_NUMBER["f322"]))
for _extortion in ("f323", "f324"):
    register(Extortion(CARD_NUMBER[_extortion]))
register(Objective(CARD_NUMBER["f325"]))
register(Economy(CARD_NUMBER["f326"]))
register(ReachCard(CARD_NUMBER["f327"]))  # says what F326 says
