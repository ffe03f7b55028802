"""The Unstable Golems (F508 to F511): vox cards that trouble who has the Golem, and bring it to who secures them."""

from boardwright.kernel.decision import Script
from boardwright.kernel.still import recounted, rewritten

from ...facts import SYSTEM_COUNT
from ...pieces import lose_ships
from ...resources import discard_own, lose_token, own_tokens, settle
from ...state import Arcs
from ...vocabulary import SEAT, System
from ..court import put_away
from ..court_cards import ReachVox
from ..dice import rolled_cluster, rolled_symbol
from ..facts import planets_of_symbol, systems_of
from ..moments import register
from ..state import Campaign, campaign
from .golems import HARVESTER, PROTECTOR, SEEKER, UNSTABLE, WARRIOR, golem_at, wake


class UnstableGolem(ReachVox):
    """Secured: the Golem wakes up and is taken, and the card is discarded. It leaves the campaign with its Golem."""

    def __init__(self, golem: int) -> None:
        super().__init__(UNSTABLE[golem])
        self.golem = golem

    def holder(self, g: Campaign) -> int:
        """Who has the Golem."""
        return SEAT.of(golem_at(g, self.golem))

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "when_secured")
        c = campaign(g)
        wake(c, [self.golem])
        place = golem_at(c, self.golem)
        if SEAT.of(place) != me:
            lose_token(g, place)
            g.loose = (*g.loose, (me, self.golem))
            g.note(("golem_taken", me, SEAT.of(place), self.golem))
            yield from settle(g, me)

    def after_secured(self, g: Arcs) -> None:
        put_away(campaign(g), self.number, "discard")


class UnstableHarvester(UnstableGolem):
    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """A-62: who has the Harvester discards all resources that are not frozen, also those on a card."""
        self.reached(g, "crisis")
        seat = self.holder(g)
        for option in own_tokens(g, seat, "discard_slot"):
            discard_own(g, seat, option)
        yield from ()


class UnstableSeeker(UnstableGolem):
    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """The ships of who has the Seeker on the planets of the rolled symbol are put in the rolled gate: no move."""
        self.reached(g, "crisis")
        seat, gate = self.holder(g), g.lands_in(System(systems_of(rolled_cluster(g))[0]))
        for planet in planets_of_symbol(rolled_symbol(g)):
            if g.ships_at(seat, System(planet)):
                sweep_away(g, seat, planet, gate)
        yield from ()


def sweep_away(g: Campaign, seat: int, planet: int, gate: System) -> None:
    """Ours: a Flagship, which is a ship, goes along."""
    g.note(("swept_away", seat, g.ships_at(seat, System(planet)), planet, gate))
    g.sweep_ships(seat, planet, gate)
    if g.capital_at(seat, planet):
        g.move_capital(seat, gate)


class UnstableProtector(UnstableGolem):
    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """All damaged ships are repaired but those of who has the Protector."""
        self.reached(g, "crisis")
        for owner in g.fleets():
            if owner != self.holder(g):
                mend_fleet(g, owner)
        yield from ()


def mend_fleet(g: Campaign, owner: int) -> None:
    for system in g.systems:
        index = owner * SYSTEM_COUNT + system
        if g.damaged[index]:
            g.note(("fleet_mended", owner, g.damaged[index], system))
            g.fresh = recounted(g.fresh, index, g.damaged[index])
            g.damaged = rewritten(g.damaged, index, 0)


class UnstableWarrior(UnstableGolem):
    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """Who has the Warrior loses all their damaged ships; they are nobody's Trophies."""
        self.reached(g, "crisis")
        seat = self.holder(g)
        for system in g.systems:
            index = seat * SYSTEM_COUNT + system
            for _ in range(g.damaged[index]):
                g.note(("destroyed_ship", seat, system))
            lose_ships(g, seat, g.damaged[index])
            g.damaged = rewritten(g.damaged, index, 0)
        yield from ()


for _sort, _golem in (
    (UnstableHarvester, HARVESTER),
    (UnstableSeeker, SEEKER),
    (UnstableProtector, PROTECTOR),
    (UnstableWarrior, WARRIOR),
):
    register(_sort(_golem))
