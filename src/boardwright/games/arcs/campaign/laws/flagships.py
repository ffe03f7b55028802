"""Flagships: building on their boards, battle with them, and what their Upgrades give (p.22 to p.25)."""

from typing import Final

from boardwright.kernel.decision import Option, Script

from ...actions import add_ship, move_on, others_going, squad_in
from ...control import goes_alone
from ...facts import SPACES, cluster_of, is_gate
from ...moments import AS_LOYAL, NOT, Battle, Squad
from ...resources import slots_covered
from ...state import CITY, STARPORT, Arcs
from ...vocabulary import SEAT, SYSTEM, SYSTEM_OF
from ..facts import (
    ARMOR,
    CONTROL_ARRAY,
    DEFENSE_ARRAY,
    LAWS,
    SHIP_CRANE,
    SLIPSTREAM_DRIVE,
    TRACTOR_BEAM,
    clusters_of,
)
from ..flagship import (
    build_fitting,
    column_toughness,
    damaged_fittings,
    destroy_damaged_board,
    exchange_fitting,
    exchangeable,
    fitting_options,
    free_fittings,
    fresh_starports,
    has_flagship,
    has_upgrade,
    hit_column,
    repair_fitting,
    return_column,
)
from ..moments import ReachCard, register, speaking
from ..state import Campaign, campaign
from ..vocabulary import FITTING

SHIPS_A_TURN: Final = 1
SHIPS_WITH_CRANE: Final = 2


class Flagships(ReachCard):
    """Cities and starports are built on the board, not on the map; there they are hit and repaired."""

    def clauses(self) -> list[str]:
        building = ["fitted", "ship", "ship_crane", "repaired", "exchanged"]
        return [*building, "control_array", "dice", "hit", "defense_array", "forbids_raid_dice", "destroyed"]

    # -- tax and build ---------------------------------------------------------------------------------------------

    def tax_right(self, g: Arcs, me: int, place: int) -> int:
        """X39: a Control Array taxes the cities of the cluster from its gate as if they were Loyal."""
        c = campaign(g)
        if not any(has_upgrade(c, seat, CONTROL_ARRAY) for seat in range(c.seats)):
            return NOT
        for owner in usable_flagships(c, me):
            system = c.flagships[owner]
            if has_upgrade(c, owner, CONTROL_ARRAY) and is_gate(system):
                if clusters_of([place // SPACES]) == [cluster_of(system)]:
                    self.reached(g, "control_array")
                    return AS_LOYAL
        return NOT

    def forbids_building_slots(self, g: Arcs, me: int) -> bool:
        return has_flagship(campaign(g), me)

    def building_sites(self, g: Arcs, me: int) -> list[Option]:
        """C94: one ship a turn at the Flagship, two with a Ship Crane; the board, one building an action."""
        c = campaign(g)
        if not has_flagship(c, me):
            return []
        options = fitting_options(free_fittings(c, me))
        most = SHIPS_WITH_CRANE if has_upgrade(c, me, SHIP_CRANE) else SHIPS_A_TURN
        if c.used.count(self.number) < most:
            options.append(("dock_ship", c.flagships[me]))
        return options

    def site_brings(self, g: Arcs, me: int, option: Option) -> bool:
        if option[0] == "dock_ship":
            return g.ships[me] > 0
        return (g.cities if option[0] == "fit_city" else g.starports)[me] > 0

    def build_at(self, g: Arcs, me: int, option: Option) -> Script[None]:
        if option[0] == "dock_ship":
            self.reached(g, "ship_crane" if self.number in g.used else "ship")
            g.used = (*g.used, self.number)
            add_ship(g, me, SYSTEM.of(option))
        else:
            self.reached(g, "fitted")
            build_fitting(campaign(g), me, CITY if option[0] == "fit_city" else STARPORT, FITTING.of(option))
        yield from ()

    # -- repair ----------------------------------------------------------------------------------------------------

    def capital_repairs(self, g: Arcs, owner: int) -> list[Option]:
        c = campaign(g)
        if not has_flagship(c, owner):
            return []
        return [("repair_fitting", owner, fitting) for fitting in damaged_fittings(c, owner)]

    def repair_capital(self, g: Arcs, me: int, option: Option) -> None:
        self.reached(g, "repaired")
        repair_fitting(campaign(g), me, SEAT.of(option), FITTING.of(option))

    def capital_exchanges(self, g: Arcs, me: int) -> list[Option]:
        """L10, low: a piece of the board may be pruned, too."""
        return [("prune_fitting", fitting) for fitting in exchangeable(campaign(g), me)]

    def exchange_capital(self, g: Arcs, me: int, option: Option) -> Script[None]:
        self.reached(g, "exchanged")
        if exchange_fitting(campaign(g), me, FITTING.of(option)):
            yield from slots_covered(g, me, 1)

    # -- battle ----------------------------------------------------------------------------------------------------

    def capital_dice(self, g: Arcs, owner: int) -> int:
        """C89: one for each fresh starport on the board."""
        self.reached(g, "dice")
        return fresh_starports(campaign(g), owner)

    def capital_targets(self, g: Arcs, owner: int) -> list[Option]:
        """C90: the columns of the board, each as often as it can be hit; Armor is hit first."""
        c = campaign(g)
        options: list[Option] = []
        for column in range(ARMOR):
            options.extend([("hit_fitting", column)] * column_toughness(c, owner, column))
        return options

    def hit_capital(self, g: Arcs, owner: int, option: Option, taker: int) -> Script[None]:
        self.reached(g, "hit")
        if hit_column(campaign(g), owner, FITTING.of(option), taker):
            yield from slots_covered(g, owner, 1)

    def intercept_hits(self, g: Arcs, battle: Battle, hits: int) -> int:
        """p.24: only a Defense Array lets the Flagship intercept, with a hit for each fresh starport."""
        c = campaign(g)
        if not battle.defenders[0].capital or not has_upgrade(c, battle.defender, DEFENSE_ARRAY):
            return hits
        self.reached(g, "defense_array")
        return hits + fresh_starports(c, battle.defender)

    def forbids_raid_dice(self, g: Arcs, battle: Battle) -> bool:
        """A Tractor Beam of a defending Flagship."""
        return battle.defenders[0].capital > 0 and has_upgrade(campaign(g), battle.defender, TRACTOR_BEAM)

    # -- the Intermission ------------------------------------------------------------------------------------------

    def damaged_are_destroyed(self, g: Campaign, cities: list[int]) -> None:
        """C100: damaged Upgrades and Armor, too."""
        for seat in range(g.seats):
            if damaged_fittings(g, seat):
                self.reached(g, "destroyed")
                cities[seat] += destroy_damaged_board(g, seat)


class SlipstreamDrive(ReachCard):
    """Prelude, once a turn: a Catapult move of the Flagship alone, or of other ships from its system."""

    has_prelude = True
    prelude_asks = "slipstream"

    def clauses(self) -> list[str]:
        return ["flagship", "others"]

    def can_prelude(self, g: Arcs, me: int) -> bool:
        return self.number not in g.used and has_upgrade(campaign(g), me, SLIPSTREAM_DRIVE)

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        g.used = (*g.used, self.number)
        system = SYSTEM_OF[campaign(g).flagships[me] * SPACES]
        _, fresh, damaged, _ = squad_in(g, me, system)
        options: list[Option] = [("flagship_alone",)]
        if fresh or damaged or goes_alone(g, me, system):
            options.append(("other_ships",))
        choice = yield g.ask(me, "slipstream", options, (system,))
        squads: list[Squad] = [(me, 0, 0, 1)]
        if choice[0] == "flagship_alone":
            self.reached(g, "flagship")
        else:
            self.reached(g, "others")
            squads = [(me, fresh, damaged, 0)]
            squads.extend([squad_in(g, owner, system) for owner in others_going(g, me, system, launched=True)])
        yield from move_on(g, me, system, squads, self.number)

    def launch_pad_goes(self, g: Arcs, me: int) -> Script[None]:
        """F2203: the Drive and its Armor."""
        yield from return_column(campaign(g), me, SLIPSTREAM_DRIVE)


def usable_flagships(g: Campaign, me: int) -> list[int]:
    """Whose Flagships serve a player: the own one, and one that a card lends."""
    lent = [owner for card in speaking(g, me, "lends_flagship") for owner in card.lends_flagship(g, me)]
    return [owner for owner in [me, *lent] if has_flagship(g, owner)]


register(Flagships(LAWS[5]))
register(SlipstreamDrive(LAWS[6]))
