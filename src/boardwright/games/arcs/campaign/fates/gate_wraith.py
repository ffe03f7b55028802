"""The Gate Wraith: gates are broken open into the Twisted Passage, the centre of the map, to which the dead return.

A Passage on a gate (`PASSAGE` in `map_tokens`) puts it out of play. `exit_symbol` is the symbol of the planets to which
ships leave the Twisted Passage; `dead` counts the ships of each owner on The Dead Live.
"""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import recounted, replaced, rewritten, without

from ...actions import move_on, origins, others_going, riders_in, squad_in
from ...control import controls
from ...facts import CARD_NUMBER, NOBODY, NOTHING, SPACES, SYSTEM_COUNT, cluster_of
from ...moments import CARDS
from ...pieces import building_comes_home, is_fleet, lose_ships
from ...resources import slots_of_all_covered
from ...state import CITY, SHIP, Arcs, changed, is_damaged, kind_of, owner_of
from ...vocabulary import COURT, PLACE, SYSTEM, System
from ..assumptions import DEAD_LEAVE_BLIGHT_HUNGER
from ..court import attach, forced_hosts
from ..court_cards import ReachVox
from ..facts import ARROW, BLIGHT, CEASEFIRE, GATES, HEX, PASSAGE, PLANETS, TWISTED_PASSAGE, planets_of_symbol
from ..flagship import hits_in_order
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance, wins_now
from ..state import WHOLE_MAP, Campaign, campaign
from ..tokens import put_token

# -- breaking gates ------------------------------------------------------------------------------------------------


def break_gate(g: Campaign, me: int, gate: System, pad: int = NOTHING) -> Script[None]:
    """F2203: a Passage on the gate, what is there to the Twisted Passage, buildings home, with that of a Catapult."""
    put_token(g, PASSAGE, NOBODY, gate)
    g.note(("passage_placed", me, gate))
    g.chart()
    empty_gate(g, gate)
    cities = [0] * g.owners
    for place in [*([] if pad == NOTHING else [pad]), *g.buildings_at(gate)]:
        piece = g.buildings[place]
        g.buildings = rewritten(g.buildings, place, 0)
        g.used_buildings = replaced(g.used_buildings, place, 0)
        g.building_left(place)
        building_comes_home(g, piece)
        g.note(("building_returned", owner_of(piece), kind_of(piece), place // SPACES))
        cities[owner_of(piece)] += kind_of(piece) == CITY
    yield from slots_of_all_covered(g, cities)


def empty_gate(g: Campaign, gate: System) -> None:
    """All ships and tokens, whosever they are; a Ceasefire marks the cluster and lies in no system."""
    for owner in [*g.fleets(), BLIGHT]:
        count = g.ships_at(owner, gate)
        g.sweep_ships(owner, gate, TWISTED_PASSAGE)
        if count:
            g.note(("swept_away", owner, count, gate, TWISTED_PASSAGE))
        if g.capital_at(owner, gate):
            g.move_capital(owner, TWISTED_PASSAGE)
    moved = [row for row in g.map_tokens if row[2] == gate and row[0] not in (PASSAGE, CEASEFIRE)]
    for row in moved:
        g.map_tokens = without(g.map_tokens, row)
        put_token(g, row[0], row[1], TWISTED_PASSAGE, row[3])
    golems = sum(1 for system, _ in g.sleepers if system == gate)
    g.sleepers = tuple([(TWISTED_PASSAGE if system == gate else system, golem) for system, golem in g.sleepers])
    if moved or golems:
        g.note(("tokens_swept", len(moved) + golems, gate, TWISTED_PASSAGE))


def break_first_gate(g: Campaign, me: int) -> Script[None]:
    """Any gate; no starport is lost."""
    options: list[Option] = [("in", System(gate)) for gate in GATES]
    choice = yield g.ask(me, "first_passage", options)
    yield from break_gate(g, me, SYSTEM.of(choice))


def roll_exit_symbol(g: Campaign, me: int = NOBODY) -> Script[None]:
    roll_exit(g)
    yield from ()


def roll_exit(g: Campaign) -> None:
    """CD14: a value of its own, whatever is rolled for events. Ours: nobody rolls it, so nobody rolls it again."""
    g.exit_symbol = ARROW + g.rng.below(HEX)
    g.note(("exit_symbol", g.exit_symbol))


# -- cards ---------------------------------------------------------------------------------------------------------


class Objective(ReachCard):
    """F2201: as many spaces as there are Passages for each ambition won, and for control of the Twisted Passage."""

    speaks_before_scoring = True

    def clauses(self) -> list[str]:
        return ["won", "controlled"]

    def scoring_begins(self, g: Campaign, me: int) -> Script[None]:
        """C26: with fresh Imperial ships there only the First Regent has control."""
        if g.holds(me, TWISTED_PASSAGE):
            self.reached(g, "controlled")
            advance(g, me, len(g.broken_gates()))
        yield from ()

    def ambition_won(self, g: Campaign, me: int, ambition: int, power: int) -> None:
        self.reached(g, "won")
        advance(g, me, len(g.broken_gates()))

    def promise(self, g: Campaign, me: int) -> int:
        times = len(wins_now(g, me)) + (1 if g.holds(me, TWISTED_PASSAGE) else 0)
        return times * len(g.broken_gates())


class CatapultOverdrive(ReachCard):
    """F2202: Rivals' starports under control launch Catapult moves, which nothing ends in the Twisted Passage."""

    def clauses(self) -> list[str]:
        return ["launches_at", "passes_gate", "passes_blight"]

    def launches_at(self, g: Arcs, me: int, place: int) -> bool:
        owner = owner_of(g.buildings[place])
        if owner == me or owner >= g.seats or not controls(g, me, place // SPACES):
            return False
        self.reached(g, "launches_at")
        return True

    def passes_gate(self, g: Arcs, me: int, system: System, who: int, owners: list[int]) -> bool:
        return system == TWISTED_PASSAGE

    def ignores_blight_in_gates(self, g: Campaign, me: int, gate: int) -> bool:
        if gate != TWISTED_PASSAGE:
            return False
        self.reached(g, "passes_blight")
        return True


class BreakingGates(ReachCard):
    """F2203: a Catapult move from a planet into the gate of its cluster breaks that open, and ends."""

    def clauses(self) -> list[str]:
        return ["breaks", "launched", "no_catapult"]

    def enters_gate(
        self, g: Arcs, me: int, origin: System, gate: System, launched: int, pads: list[int]
    ) -> Script[int]:
        """CD26: it must, if it is a Catapult move; with a starport it may be a plain move of one step instead."""
        if cluster_of(origin) != cluster_of(gate):
            return NOTHING
        c = campaign(g)
        if launched != NOTHING:
            self.reached(g, "launched")
            yield from break_gate(c, me, gate)
            yield from CARDS[launched].launch_pad_goes(g, me)
            return TWISTED_PASSAGE
        options: list[Option] = [("break_gate", place) for place in pads]
        choice = yield g.ask(me, "break_gate", [*options, ("no_catapult",)], (gate,))
        if choice[0] == "no_catapult":
            self.reached(g, "no_catapult")
            return gate
        self.reached(g, "breaks")
        yield from break_gate(c, me, gate, PLACE.of(choice))
        return TWISTED_PASSAGE


class TheDeadLive(ReachCard):
    """F2204: destroyed ships that are no Trophies lie here; after scoring all dead return in the Twisted Passage."""

    speaks_after_scoring = True

    def clauses(self) -> list[str]:
        return ["keeps_destroyed", "after_scoring"]

    def keeps_destroyed(self, g: Arcs, owner: int, count: int) -> bool:
        """Blight is no ship."""
        if not is_fleet(g, owner):
            return False
        if count:
            self.reached(g, "keeps_destroyed")
            campaign(g).dead = changed(campaign(g).dead, owner, count)
            g.note(("joined_the_dead", owner, count))
        return True

    def after_scoring(self, g: Arcs, me: int) -> Script[None]:
        """From here and from all Trophies boxes, be Warlord scored or not; CD16: from Blight Hunger as well."""
        c = campaign(g)
        for owner in c.fleets():
            count, c.dead = c.dead[owner], replaced(c.dead, owner, 0)
            for holder in range(c.seats):
                index = c.trophy_index(holder, owner, SHIP)
                count += c.trophies[index]
                c.trophies = replaced(c.trophies, index, 0)
            if DEAD_LEAVE_BLIGHT_HUNGER:
                index = owner * c.piece_kinds + SHIP
                count += c.devoured[index]
                c.devoured = changed(c.devoured, index, -c.devoured[index])
            if count:
                self.reached(g, "after_scoring")
                c.fresh = recounted(c.fresh, owner * SYSTEM_COUNT + TWISTED_PASSAGE, count)
                g.note(("dead_return", owner, count, TWISTED_PASSAGE))
        yield from ()


class TwistedPassage(ReachCard):
    """F2205: the way in from all around broken gates, the way out to the planets of one symbol; no harm to Rivals."""

    def clauses(self) -> list[str]:
        return ["ways_in", "ways_out", "exit", "forbids_harm", "guides_into"]

    def ways_from(self, g: Arcs, me: int, system: System) -> list[System]:
        if system == TWISTED_PASSAGE:
            self.reached(g, "ways_out")
            return [System(planet) for planet in planets_of_symbol(campaign(g).exit_symbol)]
        if not is_beside_passage(campaign(g), system):
            return []
        self.reached(g, "ways_in")
        return [TWISTED_PASSAGE]

    def guides_into(self, g: Arcs, system: System) -> list[System]:
        """L16: into it, never out of it."""
        if system == TWISTED_PASSAGE or not is_beside_passage(campaign(g), system):
            return []
        self.reached(g, "guides_into")
        return [TWISTED_PASSAGE]

    def leg_over(self, g: Arcs, me: int, origin: System, target: System) -> None:
        if origin == TWISTED_PASSAGE:
            self.reached(g, "exit")
            roll_exit(campaign(g))

    def forbids_harm(self, g: Arcs, me: int, owner: int, system: System) -> bool:
        return system == TWISTED_PASSAGE and owner != me and owner < g.seats


def is_beside_passage(g: Campaign, system: System) -> bool:
    """Whether a broken gate is adjacent to a system, as the map is printed."""
    broken = g.broken_gates()
    return any(near in broken for near in WHOLE_MAP[1][system])


class PassageStorms(ReachVox):
    """F2206: attached to a card of the Court, it strikes what is in the Twisted Passage, or carries it out."""

    stays_in_court = True
    has_no_place_in_row = True

    def clauses(self) -> list[str]:
        return [*super().clauses(), "drawn", "crowded", "flagship", "buildings"]

    def when_drawn(self, g: Arcs) -> Script[None]:
        """CD17: the initiative chooses among the cards that lay there."""
        c = campaign(g)
        places = [place for place in c.hosts if c.court[place]] or forced_hosts(c)
        if not places:
            return  # nothing lies in the Court: it waits
        options: list[Option] = [("court", c.court[place]) for place in places]
        choice = yield g.ask(c.initiative, "attach_storms", options)
        place = c.court.index(COURT.of(choice))
        self.reached(g, "crowded" if c.attached_to(place) else "drawn")
        c.drawn = tuple([card for card in c.drawn if card != self.number])
        c.hosts = ()
        attach(c, self.number, place)

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """A hit on each ship and building; Blight and Bunkers are Tough. CD25: and one on each Flagship."""
        self.reached(g, "crisis")
        cities = [0] * g.owners
        for owner in g.fleets():
            self.strike_ships(g, owner)
            if g.capital_at(owner, TWISTED_PASSAGE):
                self.reached(g, "flagship")
                cities[owner] += hits_in_order(g, owner, 1)[1]
        for place in g.buildings_at(TWISTED_PASSAGE):
            self.reached(g, "buildings")
            self.strike_building(g, place, cities)
        yield from slots_of_all_covered(g, cities)

    def strike_ships(self, g: Campaign, owner: int) -> None:
        index = owner * SYSTEM_COUNT + TWISTED_PASSAGE
        fresh, damaged = g.expendable(owner, TWISTED_PASSAGE), g.damaged[index]
        g.fresh = recounted(g.fresh, index, -fresh)
        g.damaged = rewritten(g.damaged, index, fresh)
        for _ in range(fresh):
            g.note(("damaged_ship", owner, TWISTED_PASSAGE))
        for _ in range(damaged):
            g.note(("destroyed_ship", owner, TWISTED_PASSAGE))
            lose_ships(g, owner, 1)

    def strike_building(self, g: Campaign, place: int, cities: list[int]) -> None:
        piece = g.buildings[place]
        if not is_damaged(piece):
            g.buildings = rewritten(g.buildings, place, piece + 1)
            g.note(("damaged_building", owner_of(piece), kind_of(piece), TWISTED_PASSAGE))
            return
        g.buildings = rewritten(g.buildings, place, 0)
        g.used_buildings = replaced(g.used_buildings, place, 0)
        g.building_left(place)
        building_comes_home(g, piece)
        g.note(("destroyed_building", owner_of(piece), kind_of(piece), TWISTED_PASSAGE))
        cities[owner_of(piece)] += kind_of(piece) == CITY

    def after_crisis(self, g: Campaign) -> str:
        return "second"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """CD15: moves like those of the Move action, each to any planet; the exit symbol stays."""
        while ("from", TWISTED_PASSAGE) in origins(g, me, launched=False):
            choice = yield g.ask(me, "storms", [("ride_storm",), ("stop",)])
            if choice[0] == "stop":
                return
            self.reached(g, "when_secured")
            owners = [me, *others_going(g, me, TWISTED_PASSAGE, launched=False)]
            squads = [squad_in(g, owner, TWISTED_PASSAGE) for owner in owners]
            riders = riders_in(g, me, TWISTED_PASSAGE)
            yield from move_on(g, me, TWISTED_PASSAGE, squads, riders=riders, targets=PLANETS)


SET_UP_STEPS["break_first_gate"] = break_first_gate
SET_UP_STEPS["roll_exit_symbol"] = roll_exit_symbol
register(Objective(CARD_NUMBER["f2201"]))
register(CatapultOverdrive(CARD_NUMBER["f2202"]))
register(BreakingGates(CARD_NUMBER["f2203"]))
register(TheDeadLive(CARD_NUMBER["f2204"]))
register(TwistedPassage(CARD_NUMBER["f2205"]))
register(PassageStorms(CARD_NUMBER["f2206"]))
