"""Lore of cities and starports."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced, rewritten

from ..actions import add_building, tax_at, tax_pays, taxable, which_tax
from ..ambitions import is_declared
from ..control import controls, stands_in
from ..facts import SPACES, TYRANT, is_gate
from ..moments import CARDS, Action, Card, register_card
from ..pieces import building_comes_home
from ..resources import own_tokens, slots_covered, spend
from ..state import CITY, STARPORT, Arcs, building, is_damaged, kind_of, owner_of
from ..vocabulary import PLACE, RESOURCE, SYSTEM, System


class CloudCities(Card):
    """A city on a planet outside its slots, one per planet, by also spending a resource of the planet's type."""

    def clauses(self) -> list[str]:
        return ["build_cloud_city"]

    def price(self, g: Arcs, me: int, system: System) -> list[Option]:
        """Tokens of the planet's type, whatever the Outrage; D10: Loyal cards may substitute."""
        kind = g.planet_type(system)
        any_token = any(CARDS[card].loyal_to == kind for card in g.cards[me])
        return [option for option in own_tokens(g, me, "pay") if any_token or RESOURCE.of(option) == kind]

    def building_sites(self, g: Arcs, me: int) -> list[Option]:
        if not g.cities[me]:
            return []
        return [
            ("build_cloud_city", system)
            for system in g.systems
            if not is_gate(system)
            and not g.buildings[system * SPACES + 2]
            and stands_in(g, me, system)
            and self.price(g, me, system)
        ]

    def build_at(self, g: Arcs, me: int, option: Option) -> Script[None]:
        self.reached(g, "build_cloud_city")
        system = SYSTEM.of(option)
        choice = yield g.ask(me, "pay", list(dict.fromkeys(self.price(g, me, system))))
        g.note(("spent", me, RESOURCE.of(choice)))
        spend(g, me, choice, [RESOURCE.of(choice), g.planet_type(system)])
        add_building(g, me, CITY, system * SPACES + 2)


class LivingStructures(Card):
    """Nurture (Build): tax an own city. Prune (Repair): replace an own building in a slot by one of the other kind."""

    def clauses(self) -> list[str]:
        return ["nurture", "prune"]

    def gives_actions(self) -> list[Action]:
        return [
            Action("nurture", self.can_nurture, self.nurture, "build", self.nurture_brings),
            Action("prune", self.can_prune, self.prune, "repair"),
        ]

    def own_cities(self, g: Arcs, me: int) -> list[int]:
        return [place for place in taxable(g, me) if owner_of(g.buildings[place]) == me]

    def can_nurture(self, g: Arcs, me: int) -> bool:
        return bool(self.own_cities(g, me))

    def nurture_brings(self, g: Arcs, me: int) -> bool:
        return any(tax_pays(g, me, place) for place in self.own_cities(g, me))

    def nurture(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "nurture")
        options: list[Option] = [("tax", place) for place in self.own_cities(g, me)]
        choice = yield g.asked_before() or which_tax(g, me, options)
        yield from tax_at(g, me, PLACE.of(choice))

    def prunable(self, g: Arcs, me: int) -> list[int]:
        """R116: only what can be completed."""
        places: list[int] = []
        for place in g.places:
            piece = g.buildings[place]
            in_slot = place % SPACES < g.slots_at(place // SPACES)
            if piece and in_slot and owner_of(piece) == me:
                other = g.starports if kind_of(piece) == CITY else g.cities
                if other[me]:
                    places.append(place)
        return places

    def prunings(self, g: Arcs, me: int) -> list[Option]:
        others = [option for law in g.laws for option in CARDS[law].capital_exchanges(g, me)]
        return [("prune", place) for place in self.prunable(g, me)] + others

    def can_prune(self, g: Arcs, me: int) -> bool:
        return bool(self.prunings(g, me))

    def prune(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "prune")
        choice = yield g.ask(me, "prune", self.prunings(g, me), always=True)
        if choice[0] != "prune":
            for law in g.laws:
                yield from CARDS[law].exchange_capital(g, me, choice)
            return
        place = PLACE.of(choice)
        kind = STARPORT if kind_of(g.buildings[place]) == CITY else CITY
        yield from replace_building(g, place, me, kind)


def replace_building(g: Arcs, place: int, owner: int, kind: int) -> Script[None]:
    """p.22: return the old piece, place the new one in the same state; R115: the new one is unused this turn."""
    old = g.buildings[place]
    supply = g.cities if kind == CITY else g.starports
    supply[owner] -= 1
    g.buildings = rewritten(g.buildings, place, building(owner, kind, is_damaged(old)))
    g.used_buildings = replaced(g.used_buildings, place, 0)
    g.building_left(place)
    building_comes_home(g, old)
    g.note(("replaced", owner, kind, place // SPACES))
    if kind_of(old) == CITY and owner_of(old) < g.seats:
        yield from slots_covered(g, owner_of(old), 1)


class GateStations(Card):
    """Cities in gates, one per gate. A gate city has the types of all cities on the planets of its cluster."""

    def clauses(self) -> list[str]:
        return ["build_gate_city"]

    def building_sites(self, g: Arcs, me: int) -> list[Option]:
        return [
            ("build_gate_city", system)
            for system in g.systems
            if is_gate(system) and not g.buildings[system * SPACES] and stands_in(g, me, system)
        ]

    def site_brings(self, g: Arcs, me: int, option: Option) -> bool:
        return g.cities[me] > 0

    def build_at(self, g: Arcs, me: int, option: Option) -> Script[None]:
        self.reached(g, "build_gate_city")
        add_building(g, me, CITY, SYSTEM.of(option) * SPACES)
        yield from ()


class AncientHoldings(Card):
    """A further resource slot; stealing its token takes four keys."""

    def adds_slot(self) -> bool:
        return True


class TyrantsAuthority(Card):
    """Annex (Build) while Tyrant is declared: replace a building in a controlled system with an own one of its kind."""

    def clauses(self) -> list[str]:
        return ["annex"]

    def gives_actions(self) -> list[Action]:
        return [Action("annex", self.can_annex, self.annex, "build")]

    def annexable(self, g: Arcs, me: int) -> list[int]:
        if not is_declared(g, TYRANT):
            return []
        places: list[int] = []
        for place in g.places:
            piece = g.buildings[place]
            if piece and owner_of(piece) != me and controls(g, me, place // SPACES):
                supply = g.cities if kind_of(piece) == CITY else g.starports
                if supply[me]:
                    places.append(place)
        return places

    def can_annex(self, g: Arcs, me: int) -> bool:
        return bool(self.annexable(g, me))

    def annex(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "annex")
        options: list[Option] = [("annex", place) for place in self.annexable(g, me)]
        choice = yield g.ask(me, "annex", options, always=True)
        place = PLACE.of(choice)
        yield from replace_building(g, place, me, kind_of(g.buildings[place]))


register_card(CloudCities(209))
register_card(LivingStructures(210))
register_card(GateStations(211))
register_card(AncientHoldings(213))
register_card(TyrantsAuthority(226))
