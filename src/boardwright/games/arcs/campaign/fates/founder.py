"""The Founder: turns from the Empire, and wins and rules without it."""

from boardwright.kernel.decision import Option, Script

from ...facts import CARD_NUMBER, SPACES
from ...pieces import place_ships
from ...state import Arcs, owner_of
from ...vocabulary import SYSTEM
from ..facts import FREE_STATES
from ..moments import ReachCard, register
from ..power import advance, wins_now
from ..state import Campaign, campaign
from ..titles import become_outlaw


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


register(Objective(CARD_NUMBER["f201"]))
register(ParadeFleets(CARD_NUMBER["f202"]))
