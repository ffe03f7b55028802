"""The Planet Breaker in Act III: Outrage everywhere and buildings in ruins; or the Planet-Eater on the loose."""

from typing import Final

from boardwright.kernel.decision import Script
from boardwright.kernel.still import replaced

from ...battle import roll_again
from ...court import bury
from ...facts import CARD_NUMBER, NOBODY, RESOURCES, SKIRMISH, WARLORD
from ...hands import draw_bottom
from ...resources import is_outraged
from ...roll import Roll
from ...state import CITY, STARPORT, Arcs
from ...vocabulary import System
from ..assumptions import WORLDS_BREAK_ONCE
from ..council import COUNCIL_PLACE
from ..court_cards import ReachVox
from ..dice import rolled_planet, rolled_symbol
from ..facts import BROKEN_WORLD, EVENT_FACES, HAMMER
from ..moments import ReachCard, register
from ..power import gain_power
from ..state import Campaign, campaign
from ..tokens import systems_with, take_token, tokens_in
from .hegemon_3 import no_rival_wins
from .planet_breaker import world_broken

HITS_TO_OVERCOME: Final = 3
POWER_FOR_OVERCOMING: Final = 3
OVERCOME: Final = "overcome"


class GrandAmbitions(ReachCard):
    """F1112, unless a Rival wins Warlord: all have Outrage; more buildings in ruins than chapters, or none standing."""

    def clauses(self) -> list[str]:
        return ["grand_ambitions", "warlord"]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        if not no_rival_wins(g, me, WARLORD):
            self.reached(g, "warlord")
            return False, False
        self.reached(g, "grand_ambitions")
        types = range(len(RESOURCES))
        outraged = all(any(is_outraged(g, seat, resource) for resource in types) for seat in range(g.seats))
        return outraged, buildings_in_ruins(g) > g.chapter or not any(g.buildings)


def buildings_in_ruins(g: Campaign) -> int:
    """B-41: cities and starports on Breaking Worlds, no other pieces."""
    return sum(g.ruins[CITY :: g.piece_kinds]) + sum(g.ruins[STARPORT :: g.piece_kinds])


class PlanetEaterLoose(ReachVox):
    """F1111, Crisis: the same symbol once more breaks the rolled planet. It is secured only with three hits."""

    def clauses(self) -> list[str]:
        return ["crisis", "breaks", "overcome", "resists", "attached"]

    # -- Crisis ------------------------------------------------------------------------------------------------------

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """Nobody's roll, and nobody's harm. B-09: with no token left, or on a broken world, nothing happens."""
        self.reached(g, "crisis")
        _, symbol = EVENT_FACES[g.rng.below(len(EVENT_FACES))]
        g.note(("planet_eater_stirs", symbol))
        system = System(rolled_planet(g))
        if symbol != rolled_symbol(g) or (WORLDS_BREAK_ONCE and tokens_in(g, system, BROKEN_WORLD)):
            return
        lying = systems_with(g, HAMMER)
        if g.hammers:
            g.hammers -= 1
        elif lying:
            take_token(g, HAMMER, lying[0])
        else:
            return
        self.reached(g, "breaks")
        yield from world_broken(g, system, NOBODY)

    # -- securing ----------------------------------------------------------------------------------------------------

    def resists_securing(self, g: Arcs, me: int, place: int) -> Script[bool]:
        """A skirmish die for each agent here, whoever it belongs to; with fewer than three hits everything stays."""
        dice = [0, 0, 0]
        dice[SKIRMISH] = sum(g.agents_on(place, seat) for seat in range(g.seats))
        roll = Roll(g.rng, dice)
        g.note(("rolled", me, *roll.totals()))
        yield from roll_again(g, me, roll, None)
        if roll.totals()[2] < HITS_TO_OVERCOME:
            self.reached(g, "resists")
            g.note(("planet_eater_resists", me))
            return True
        campaign(g).done += (OVERCOME,)
        return False

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        c = campaign(g)
        if OVERCOME in c.done:
            self.reached(g, "overcome")
            gain_power(c, me, POWER_FOR_OVERCOMING, "planet_eater")
            draw_bottom(g, me, 1)
        yield from ()

    def after_secured(self, g: Arcs) -> None:
        """C108: attached, it has no agents and no dice are rolled; it stays where it was."""
        c = campaign(g)
        free = [place for place, card in enumerate(g.court) if not card and place != COUNCIL_PLACE]
        if OVERCOME not in c.done and free:
            self.reached(g, "attached")
            g.court = replaced(g.court, free[0], self.number)
            g.note(("slid_down", self.number))
            return
        c.done = tuple([word for word in c.done if word != OVERCOME])
        bury(g, self.number)
        g.note(("buried", self.number))


register(PlanetEaterLoose(CARD_NUMBER["f1111"]))
register(GrandAmbitions(CARD_NUMBER["f1112"]))
