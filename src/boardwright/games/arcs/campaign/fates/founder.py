"""The Founder: turns from the Empire, wins and rules without it, and builds Free cities. See also commonwealth.py."""

from typing import Final

from boardwright.kernel.decision import Option, Script

from ...actions import arrives_damaged, builds_fresh
from ...cards.unions import Union
from ...control import commanded
from ...facts import ADMINISTRATION, CARD_NUMBER, CONSTRUCTION, SPACES, is_gate
from ...moments import register_card
from ...pieces import place_ships
from ...resources import clear_outrage, is_outraged
from ...state import CITY, STARPORT, Arcs, owner_of
from ...vocabulary import SEAT, SYSTEM, System
from ..court_cards import ReachVox
from ..dice import rolled_symbol
from ..facts import ARROW, EMPIRE, FREE_STATES, HEX
from ..favors import give_favor
from ..moments import ReachCard, register
from ..power import advance, wins_now
from ..setup import place_free_building
from ..state import Campaign, campaign
from ..titles import become_outlaw
from .commonwealth import commonwealth_wins, members


class Objective(ReachCard):
    """F201, as an Outlaw: 3 for every ambition won; at the end of a chapter 1 for every system controlled."""

    def clauses(self) -> list[str]:
        return ["wins", "controls"]

    def ambition_won(self, g: Campaign, me: int, ambition: int, power: int) -> None:
        if g.is_outlaw(me):
            self.reached(g, "wins")
            advance(g, me, 3)

    def chapter_ended(self, g: Campaign, me: int) -> None:
        """X1: gates count, too."""
        held = systems_held(g, me)
        if held and g.is_outlaw(me):
            self.reached(g, "controls")
            advance(g, me, held)

    def promise(self, g: Campaign, me: int) -> int:
        return 3 * len(wins_now(g, me)) + systems_held(g, me) if g.is_outlaw(me) else 0


def systems_held(g: Campaign, me: int) -> int:
    return sum(1 for system in g.systems if g.holds(me, system))


class ParadeFleets(ReachCard):
    """F202, when declaring in any way: may place 2 ships beside a Free city; then, as a Regent, may become an Outlaw.

    A-30: either without the other.
    """

    speaks_when_declared = True

    def clauses(self) -> list[str]:
        return ["places_ships", "becomes_outlaw"]

    def when_declared(self, g: Arcs, me: int, ambition: int, is_new: bool) -> Script[None]:
        c = campaign(g)
        yield from self.parade(c, me)
        if c.is_regent(me):
            choice = yield g.ask(me, "leave_empire", [("become_outlaw",), ("skip",)])
            if choice[0] == "become_outlaw":
                self.reached(g, "becomes_outlaw")
                become_outlaw(c, me)

    def parade(self, g: Campaign, me: int) -> Script[None]:
        """Both ships in one system, as far as the supply goes."""
        systems = free_city_systems(g) if g.ships[me] else []
        if not systems:
            return
        options: list[Option] = [("in", system) for system in systems]
        choice = yield g.ask(me, "parade_fleets", [*options, ("skip",)])
        if choice[0] == "in":
            self.reached(g, "places_ships")
            place_ships(g, me, SYSTEM.of(choice), 2)


def free_city_systems(g: Campaign) -> list[int]:
    """The systems with a Free city, fresh or damaged."""
    return sorted(
        {place // SPACES for place in g.places if g.is_city(place) and owner_of(g.buildings[place]) == FREE_STATES}
    )


# -- Act II --------------------------------------------------------------------------------------------------------


class SecondObjective(ReachCard):
    """F212: 2 for each Member when the Commonwealth wins; at the end of a chapter 1 for every Free city."""

    def clauses(self) -> list[str]:
        return ["wins", "free_cities"]

    def chapter_ended(self, g: Campaign, me: int) -> None:
        if commonwealth_wins(g):
            self.reached(g, "wins")
            advance(g, me, 2 * len(members(g)))
        cities = cities_outside_the_empire(g)
        if cities:
            self.reached(g, "free_cities")
            advance(g, me, cities)

    def promise(self, g: Campaign, me: int) -> int:
        joint = 2 * len(members(g)) if commonwealth_wins(g) else 0
        return joint + cities_outside_the_empire(g)


def cities_outside_the_empire(g: Campaign) -> int:
    """The Free cities, fresh or damaged, where the Empire has no control."""
    cities = [place for place in g.places if g.is_city(place) and owner_of(g.buildings[place]) == FREE_STATES]
    return sum(1 for place in cities if g.control(place // SPACES) != EMPIRE)


FREE_BUILDING: Final[dict[str | int, int]] = {"build_free_city": CITY, "build_free_starport": STARPORT}
"""What is built, by the word of the option."""


class BookOfLiberation(ReachCard):
    """F204: Free buildings are never harmed; Build may put up Free ones, which clears Outrage."""

    def clauses(self) -> list[str]:
        return ["forbids_harm", "builds", "damaged", "clears_outrage"]

    def forbids_harm(self, g: Arcs, me: int, owner: int, system: System) -> bool:
        return owner == FREE_STATES

    def building_sites(self, g: Arcs, me: int) -> list[Option]:
        """A-37: in an empty slot beside an own piece, not where the Empire has control."""
        systems = [system for system in g.systems if free_slot(g, system) >= 0 and g.control(system) != EMPIRE]
        own = [system for system in systems if g.has_piece(me, system) or commanded(g, me, system)]
        return [(verb, system) for system in own for verb in FREE_BUILDING]

    def build_at(self, g: Arcs, me: int, option: Option) -> Script[None]:
        """A-37: damaged where another player has control."""
        self.reached(g, "builds")
        kind, system = FREE_BUILDING[option[0]], SYSTEM.of(option)
        place = free_slot(g, system)
        damaged = arrives_damaged(g, me, system) and not builds_fresh(g, me, place)
        if damaged:
            self.reached(g, "damaged")
        place_free_building(campaign(g), kind, place, damaged)
        g.note(("built_free", me, kind, system))
        planet = g.planet_type(system)
        if not is_gate(system) and is_outraged(g, me, planet):
            self.reached(g, "clears_outrage")
            clear_outrage(g, me, planet)
        yield from ()


def free_slot(g: Arcs, system: System) -> int:
    """The first empty building slot of a system, or -1."""
    for place in range(system * SPACES, system * SPACES + g.slots_at(system)):
        if not g.buildings[place]:
            return place
    return -1


class PoliticalIntrigue(ReachVox):
    """F205 to F207: all give Favors to their neighbours; who secures it takes one of each Rival."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "short"]

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """An arrow: to the left; a hex: to the right; a crescent: to both. With two players both are the same one."""
        symbol = rolled_symbol(g)
        self.reached(g, "crisis")
        for seat in g.turn_order():
            left, right = (seat + 1) % g.seats, (seat - 1) % g.seats
            yield from self.give(g, seat, {ARROW: [left], HEX: [right]}.get(symbol, [left, right]))

    def give(self, g: Campaign, giver: int, receivers: list[int]) -> Script[None]:
        """As far as the agents go; with one for two neighbours the giver chooses."""
        if g.agents[giver] == 1 and len(receivers) > 1:
            self.reached(g, "short")
            options: list[Option] = [("rival", seat) for seat in dict.fromkeys(receivers)]
            choice = yield g.ask(giver, "last_favor", options)
            receivers = [SEAT.of(choice)]
        for receiver in receivers:
            if g.agents[giver]:
                give_favor(g, giver, receiver)

    def after_crisis(self, g: Campaign) -> str:
        return "bury"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "when_secured")
        c = campaign(g)
        for rival in c.rivals(me):
            if c.agents[rival]:
                give_favor(c, rival, me)
        yield from ()

    def after_secured(self, g: Arcs) -> None:
        g.court_discard = (*g.court_discard, self.number)
        g.note(("court_discarded", self.number))


register(Objective(CARD_NUMBER["f201"]))
register(ParadeFleets(CARD_NUMBER["f202"]))
register(BookOfLiberation(CARD_NUMBER["f204"]))
for _card in ("f205", "f206", "f207"):
    register(PoliticalIntrigue(CARD_NUMBER[_card]))
for _card in ("f208", "f209"):
    register_card(Union(CARD_NUMBER[_card], CONSTRUCTION))
for _card in ("f210", "f211"):
    register_card(Union(CARD_NUMBER[_card], ADMINISTRATION))  # Admin Union
register(SecondObjective(CARD_NUMBER["f212"]))
