"""Lore of ships and battle."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import recounted

from ..actions import (
    add_building,
    add_ship,
    capital_repairs,
    carry,
    chosen_squad,
    move_group,
    repair_piece,
    ship_choices,
    size_of,
    squad_in,
)
from ..battle import capital_dice, cities_destroyed, defenders, defending_forces, harmed_of, roll_again
from ..control import controls, most_escorted, stands_in
from ..court import capture
from ..facts import ASSAULT, MOST_OF_A_KIND, SKIRMISH, SPACES, SYSTEM_COUNT, is_gate
from ..moments import CARDS, UNLIMITED, Action, Battle, Card, Squad, register_card, speaking_laws
from ..pieces import (
    deal_hits,
    dispose_of_ship,
    force_of,
    harm_begins,
    harm_done,
    hit_buildings,
    lose_ships,
    may_harm,
    pay_for_harm,
)
from ..roll import Roll
from ..state import STARPORT, Arcs, changed
from ..vocabulary import (
    COUNT,
    SEAT,
    SYSTEM,
    System,
    collect_option,
    guide_option,
    ships_option,
    target_option,
)


class ToolPriests(Card):
    """Summon (Build), once per turn: build a ship at a city in a system the owner controls."""

    def clauses(self) -> list[str]:
        return ["summon"]

    def gives_actions(self) -> list[Action]:
        return [Action("summon", self.can_summon, self.summon, "build", self.summon_brings)]

    def sites(self, g: Arcs, me: int) -> list[int]:
        return [system for system in g.systems_with_cities(me) if controls(g, me, system)]

    def can_summon(self, g: Arcs, me: int) -> bool:
        return self.number not in g.used and bool(self.sites(g, me))

    def summon_brings(self, g: Arcs, me: int) -> bool:
        return g.ships[me] > 0

    def summon(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "summon")
        options: list[Option] = [("in", system) for system in self.sites(g, me)]
        choice = yield g.ask(me, "place_ship", options, always=True)
        g.used = (*g.used, self.number)
        add_ship(g, me, SYSTEM.of(choice))


class GalacticRifles(Card):
    """Fire Rifles (Battle): skirmish dice of fresh ships hit a Rival in a neighbouring system. It is not a battle."""

    def clauses(self) -> list[str]:
        return ["fire_rifles"]

    def gives_actions(self) -> list[Action]:
        return [Action("fire_rifles", self.can_fire, self.fire, "battle")]

    def targets(self, g: Arcs, me: int, system: System) -> list[Option]:
        return [target_option(near, owner) for near in g.neighbours[system] for owner in defenders(g, me, near)]

    def sites(self, g: Arcs, me: int) -> list[int]:
        return [system for system in g.systems if self.dice(g, me, system) and self.targets(g, me, system)]

    def dice(self, g: Arcs, me: int, system: System) -> int:
        """One for each fresh ship, as in battle."""
        force = force_of(g, me, system)
        return force.fresh + capital_dice(g, [force])

    def can_fire(self, g: Arcs, me: int) -> bool:
        return bool(self.sites(g, me))

    def fire(self, g: Arcs, me: int) -> Script[None]:
        """D24: at least one die."""
        self.reached(g, "fire_rifles")
        where: list[Option] = [("in", system) for system in self.sites(g, me)]
        choice = yield g.ask(me, "fire_from", where)
        origin = SYSTEM.of(choice)
        choice = yield g.ask(me, "fire_at", self.targets(g, me, origin))
        system, rival = SYSTEM.of(choice), SEAT.of(choice)
        yield from pay_for_harm(g, me, [rival], system)
        most = min(self.dice(g, me, origin), MOST_OF_A_KIND)
        dice: list[Option] = [collect_option(SKIRMISH, count) for count in range(most, 0, -1)]
        choice = yield g.ask(me, "collect", dice, (SKIRMISH, most, rival, system), always=True)
        count = COUNT.of(choice)
        g.note(("fired", me, rival, system, count))
        roll = Roll(g.rng, [count, 0, 0])
        g.note(("rolled", me, *roll.totals(), roll.written()))
        yield from roll_again(g, me, roll, None)
        hits = roll.totals()[2]
        cities: list[int] = []
        harm_begins(g, me, rival, system)
        forces = defending_forces(g, rival, system, [])
        spare = yield from deal_hits(g, me, forces, hits, me)
        yield from hit_buildings(g, me, rival, system, spare, cities)
        yield from cities_destroyed(g, me, rival, cities)
        yield from harm_done(g, me, harmed_of(forces), system)


class SprinterDrives(Card):
    """After a move, one further move of fresh ships that have just moved."""

    moves_again = True

    def clauses(self) -> list[str]:
        return ["after_move"]

    def after_move(self, g: Arcs, me: int, moved: dict[int, Squad]) -> Script[None]:
        options: list[Option] = [("from", system) for system in sorted(moved) if size_of([moved[system]])]
        if not options:
            return
        choice = yield g.ask(me, "sprint", [*options, ("skip",)])
        if choice[0] == "from":
            self.reached(g, "after_move")
            system = SYSTEM.of(choice)
            yield from move_group(g, me, system, [moved[system]])


class MirrorPlating(Card):
    """Defending against assault dice, one intercept is added to the roll."""

    def clauses(self) -> list[str]:
        return ["added_intercept"]

    def added_intercepts(self, g: Arcs, battle: Battle) -> int:
        if not battle.dice[ASSAULT]:
            return 0
        self.reached(g, "added_intercept")
        return 1


class HiddenHarbors(Card):
    """Built ships arrive fresh. Defending with a fresh starport, no raid dice."""

    def clauses(self) -> list[str]:
        return ["ships_arrive_fresh", "forbids_raid_dice"]

    def ships_arrive_fresh(self, g: Arcs, me: int) -> bool:
        return True

    def forbids_raid_dice(self, g: Arcs, battle: Battle) -> bool:
        return g.has_fresh_starport(battle.defender, battle.system)


class SignalBreaker(Card):
    """Attacking with fresh ships only, one rolled intercept is ignored."""

    def clauses(self) -> list[str]:
        return ["ignores_intercept"]

    def attack_begins(self, g: Arcs, battle: Battle) -> None:
        if not any(force.damaged for force in battle.attackers):
            self.reached(g, "ignores_intercept")
            battle.ignored_intercepts += 1


class RepairDrones(Card):
    """After attacking, an attacking ship is repaired."""

    def clauses(self) -> list[str]:
        return ["after_battle"]

    def repairs(self, g: Arcs, me: int, system: System) -> list[Option]:
        options = capital_repairs(g, me) if g.capital_at(me, system) else []
        return [("repair_ship", system), *options] if g.damaged[me * SYSTEM_COUNT + system] else options

    def speaks_after_battle(self, g: Arcs, me: int, battle: Battle) -> bool:
        return battle.attacker == me and bool(self.repairs(g, me, battle.system))

    def after_battle(self, g: Arcs, me: int, battle: Battle) -> Script[None]:
        self.reached(g, "after_battle")
        options = self.repairs(g, me, battle.system)
        if options:  # another card may have repaired everything
            choice = yield g.ask(me, "repair", options)
            repair_piece(g, me, choice)


class RailgunArrays(Card):
    """Defending with a fresh ship, the attacker takes a hit before collecting dice."""

    def clauses(self) -> list[str]:
        return ["before_dice"]

    def has_defence(self, g: Arcs, battle: Battle) -> bool:
        return g.fresh[battle.defender * SYSTEM_COUNT + battle.system] > 0

    def before_dice(self, g: Arcs, battle: Battle) -> Script[None]:
        self.reached(g, "before_dice")
        yield from deal_hits(g, battle.attacker, battle.attackers, 1, battle.taker, "hit_first")


class SeekerTorpedoes(Card):
    """Attacking, reroll as many assault dice as there are fresh attacking ships."""

    def clauses(self) -> list[str]:
        return ["reroll"]

    def rerolls(self, g: Arcs, me: int, roll: Roll, battle: Battle | None) -> list[int]:
        dice = [0, 0, 0]
        if battle is not None:
            dice[ASSAULT] = g.fresh[me * SYSTEM_COUNT + battle.system]
        return dice


class PredictiveSensors(Card):
    """Defending, before dice: bring in fresh ships out of the neighbouring systems."""

    def clauses(self) -> list[str]:
        return ["before_dice"]

    def sources(self, g: Arcs, battle: Battle) -> list[System]:
        first = battle.defender * SYSTEM_COUNT
        return [near for near in g.neighbours[battle.system] if g.fresh[first + near]]

    def has_defence(self, g: Arcs, battle: Battle) -> bool:
        return bool(self.sources(g, battle))

    def before_dice(self, g: Arcs, battle: Battle) -> Script[None]:
        me = battle.defender
        most = UNLIMITED
        for card in g.cards[me]:
            most = min(most, CARDS[card].most_ships_moved(g, me))
        for near in self.sources(g, battle):
            fresh, capital = g.expendable(me, near), g.capital_at(me, near)
            options = list(reversed(ship_choices("ships", (me, fresh, 0, capital), 1, most)))
            choice = yield g.ask(me, "bring_ships", [*options, ("skip",)], (near, battle.system))
            if choice[0] != "skip":
                self.reached(g, "before_dice")
                for rival in g.rivals(me):
                    for card in g.cards[rival]:
                        CARDS[card].when_rival_enters(g, rival, me, battle.system)
                squad = chosen_squad(me, choice)
                carry(g, me, squad, near, battle.system)
                battle.defenders[0].fresh += squad[1]
                battle.defenders[0].capital += squad[3]


class ForceBeams(Card):
    """Guide (Move): ships of any colours go between a system with a fresh own starport and a neighbouring one."""

    def clauses(self) -> list[str]:
        return ["guide"]

    def gives_actions(self) -> list[Action]:
        return [Action("guide", self.can_guide, self.guide, "move")]

    def ways(self, g: Arcs, me: int) -> list[Option]:
        options: list[Option] = []
        for system in g.systems:
            if g.has_fresh_starport(me, system):
                for near in g.neighbours[system]:
                    for one, other in ((system, near), (near, system)):
                        way = guide_option(one, other)
                        if way not in options and self.guided(g, me, one):
                            options.append(way)
        for law in speaking_laws(g, "guides_into"):
            for system in g.systems:
                for target in CARDS[law].guides_into(g, system) if self.guided(g, me, system) else ():
                    if g.has_fresh_starport(me, system) or g.has_fresh_starport(me, target):
                        options.append(guide_option(system, target))
        return options

    def guided(self, g: Arcs, me: int, system: System) -> list[int]:
        """The owners of whose ships some can be guided out of a system."""
        own = g.ships_at(me, system)
        return [owner for owner in g.fleets() if g.ships_at(owner, system) and self.most(g, me, owner, own)]

    def most(self, g: Arcs, me: int, owner: int, own: int) -> int:
        """How many ships of an owner can be guided with so many Loyal ones."""
        return UNLIMITED if owner < g.seats else most_escorted(g, me, owner, own)

    def can_guide(self, g: Arcs, me: int) -> bool:
        return bool(self.ways(g, me))

    def guide(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "guide")
        choice = yield g.ask(me, "guide", self.ways(g, me))
        origin, target = SYSTEM.of(choice), SYSTEM.second(choice)
        owners = self.guided(g, me, origin)
        guided = own = 0
        for owner in owners:
            none: list[Option] = [ships_option(0, 0)]
            some = ship_choices("ships", squad_in(g, owner, origin), 1, self.most(g, me, owner, own))
            if not some:
                continue
            if not guided and not any(self.most(g, me, later, 0) for later in owners[owners.index(owner) + 1 :]):
                choice = yield g.ask(me, "guide_ships", some, (owner,), idle=none)
            else:
                choice = yield g.ask(me, "guide_ships", none + some, (owner,))
            squad = chosen_squad(owner, choice)
            if size_of([squad]):
                guided += 1
                own += size_of([squad]) if owner == me else 0
                carry(g, me, squad, origin, target)


class RaiderExosuits(Card):
    """One raid die may be collected without a defending building."""

    def clauses(self) -> list[str]:
        return ["raid_dice"]

    def raid_dice_without_building(self, g: Arcs, me: int) -> int:
        return 1


class SurvivalOverrides(Card):
    """Martyr (Move): destroy a fresh own ship and with it a ship of another colour in the same system."""

    def clauses(self) -> list[str]:
        return ["martyr"]

    def gives_actions(self) -> list[Action]:
        return [Action("martyr", self.can_martyr, self.martyr, "move")]

    def sites(self, g: Arcs, me: int) -> list[int]:
        return [system for system in g.systems if g.expendable(me, system)]

    def can_martyr(self, g: Arcs, me: int) -> bool:
        return bool(self.sites(g, me))

    def martyr(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "martyr")
        where: list[Option] = [("in", system) for system in self.sites(g, me)]
        choice = yield g.ask(me, "martyr_in", where, always=True)
        system = SYSTEM.of(choice)
        victims: list[Option] = []
        for owner in [*g.rivals(me), *g.fleets()[g.seats :]]:
            if not may_harm(g, me, owner, system):
                continue
            if g.expendable(owner, system):
                victims.append(("victim_fresh", owner))
            if g.damaged[owner * SYSTEM_COUNT + system]:
                victims.append(("victim_damaged", owner))
        g.fresh = recounted(g.fresh, me * SYSTEM_COUNT + system, -1)
        lose_ships(g, me, 1)
        g.note(("destroyed_ship", me, system))
        if victims:
            choice = yield g.ask(me, "martyr_victim", [*victims, ("skip",)])
            if choice[0] != "skip":
                owner = SEAT.of(choice)
                yield from pay_for_harm(g, me, [owner], system)
                g.add_ships(owner, system, choice[0] == "victim_damaged", -1)
                dispose_of_ship(g, owner, me)
                g.note(("destroyed_ship", owner, system))
                yield from harm_done(g, me, [owner], system)


class GatePorts(Card):
    """Starports in gates, one per gate. Rivals who enter a gate that a fresh one of them guards lose an agent."""

    def clauses(self) -> list[str]:
        return ["build_gate_starport", "captures"]

    def building_sites(self, g: Arcs, me: int) -> list[Option]:
        return [
            ("build_gate_starport", system)
            for system in g.systems
            if is_gate(system) and not g.buildings[system * SPACES + 1] and stands_in(g, me, system)
        ]

    def site_brings(self, g: Arcs, me: int, option: Option) -> bool:
        return g.starports[me] > 0

    def build_at(self, g: Arcs, me: int, option: Option) -> Script[None]:
        self.reached(g, "build_gate_starport")
        add_building(g, me, STARPORT, SYSTEM.of(option) * SPACES + 1)
        yield from ()

    def when_rival_enters(self, g: Arcs, owner: int, mover: int, system: System) -> None:
        """D15: control is judged before the ships arrive."""
        if is_gate(system) and g.control(system) == owner and g.has_fresh_starport(owner, system) and g.agents[mover]:
            self.reached(g, "captures")
            g.agents = changed(g.agents, mover, -1)
            capture(g, owner, mover, 1)


register_card(ToolPriests(201))
register_card(GalacticRifles(202))
register_card(SprinterDrives(203))
register_card(MirrorPlating(204))
register_card(HiddenHarbors(205))
register_card(SignalBreaker(206))
register_card(RepairDrones(207))
register_card(GatePorts(208))
register_card(RailgunArrays(212))
register_card(SeekerTorpedoes(214))
register_card(PredictiveSensors(215))
register_card(ForceBeams(216))
register_card(RaiderExosuits(217))
register_card(SurvivalOverrides(218))
