"""Battle, raiding, and what destroying a city brings (p.14 to p.16)."""

from boardwright.kernel.decision import Decision, Option, Script
from boardwright.kernel.sets import choose_set

from .control import Fleets, all_commanded, commanded
from .court import ransack, steal_card, stealable_cards
from .facts import ASSAULT, MOST_OF_A_KIND, NOBODY, NOTHING, RAID, SKIRMISH
from .moments import (
    CARDS,
    UNLIMITED,
    Action,
    Battle,
    Force,
    in_chosen_order,
    register_action,
    speakers,
    speaking_laws,
)
from .pieces import (
    deal_hits,
    force_of,
    harm_begins,
    harm_done,
    hit_buildings,
    may_harm,
    outrage_of_city,
    pay_for_harm,
    refuses_trophies,
    speaking_after_harm,
)
from .resources import (
    COST_OF_LOOT,
    can_steal,
    raid_cost,
    raidable_things,
    slots_covered,
    steal_from_supply,
    steal_token,
    stealable_tokens,
)
from .roll import Roll
from .state import Arcs
from .vocabulary import (
    COUNT,
    COURT,
    DAMAGED,
    FACE,
    FRESH,
    RESOURCE,
    SEAT,
    SYSTEM,
    System,
    collect_option,
    ships_option,
)


def defenders(g: Arcs, me: int, system: System) -> list[int]:
    """R56: the Rivals with a ship or building in the system; by law also others, and not all (C124)."""
    found = [owner for owner in range(g.seats) if owner != me and g.has_target(owner, system)]
    if g.laws:
        for law in speaking_laws(g, "further_defenders"):
            found.extend(CARDS[law].further_defenders(g, me, system))
        found = [owner for owner in found if may_harm(g, me, owner, system)]
    return found


def can_attack_in(g: Arcs, me: int, system: System) -> bool:
    """Whether a player has ships in a system to attack with, their own or (A-08) only such as they command."""
    return g.ships_at(me, system) > 0 or bool(g.laws and commanded(g, me, system))


def attackable(g: Arcs, me: int, system: System, others: Fleets) -> list[int]:
    """Whom a player, who commands these ships of others, can attack in a system: not the owner of all ships there."""
    if g.ships_at(me, system):
        return defenders(g, me, system)
    owners = others.get(system)
    return [owner for owner in defenders(g, me, system) if owners != [owner]] if owners else []


def has_defender(g: Arcs, me: int, system: System, owners: list[int] | None = None) -> bool:
    """Whether a player can attack anybody in a system: with own ships, or only with those of `owners`."""
    alone = owners[0] if owners is not None and len(owners) == 1 else NOBODY
    for owner in range(g.seats):
        if owner not in (me, alone) and g.has_target(owner, system) and may_harm(g, me, owner, system):
            return True
    for law in speaking_laws(g, "further_defenders"):
        for owner in CARDS[law].further_defenders(g, me, system):
            if owner != alone and may_harm(g, me, owner, system):
                return True
    return False


def can_battle(g: Arcs, me: int) -> bool:
    if g.laws:
        for system in g.systems:
            if g.ships_at(me, system) and has_defender(g, me, system):
                return True
        for system, owners in all_commanded(g, me).items():
            if not g.ships_at(me, system) and has_defender(g, me, system, owners):
                return True
        return False
    for system in g.systems:  # without laws Rivals are all there is to battle
        if g.ships_at(me, system):
            for owner in range(g.seats):
                if owner != me and g.has_piece(owner, system):
                    return True
    return False


def battle_brings(g: Arcs, me: int) -> bool:
    """Whether some battle would change anything: a capital ship by itself may give no dice."""
    if not g.laws or not g.extra_ships(me):
        return True
    for system in g.systems:  # mostly an ordinary ship has somebody to battle
        if g.ships_at(me, system) > g.capital_at(me, system) and has_defender(g, me, system):
            return True
    others = all_commanded(g, me)
    extra, compulsory = speakers(g, me, "extra_dice"), speakers(g, me, "compulsory_dice")
    for system in g.systems:
        for defender in attackable(g, me, system, others):
            force = force_of(g, me, system)
            joined = any(owner != defender for owner in others.get(system, []))
            dice = force.fresh + force.damaged + capital_dice(g, [force])
            dice += sum([CARDS[card].extra_dice(g, me, system) for card in extra])
            dice += sum([CARDS[card].compulsory_dice(g, me) for card in compulsory])
            if dice or joined or is_answered(g, Battle([force], defending_forces(g, defender, system, []), NOBODY)):
                return True
    return False


def battle(g: Arcs, me: int) -> Script[None]:
    """Choose the system and the defender, collect dice, roll and resolve them."""
    choice = yield g.asked_before() or where_to_battle(g, me)
    system = SYSTEM.of(choice)
    choice = yield g.asked_before() or whom_to_battle(g, me, system)
    yield from attack(g, me, SEAT.of(choice), system)


def where_to_battle(g: Arcs, me: int) -> Decision:
    others = all_commanded(g, me)
    systems = [system for system in g.systems if g.ships_at(me, system) or system in others]
    options: list[Option] = []
    for system in systems:
        if has_defender(g, me, system, None if g.ships_at(me, system) else others[system]):
            options.append(("in", system))
    return g.ask(me, "battle_in", options)


def whom_to_battle(g: Arcs, me: int, system: System) -> Decision:
    rivals = attackable(g, me, system, all_commanded(g, me))
    return g.ask(me, "battle_whom", [("defender", owner) for owner in rivals], (system,))


def attack(g: Arcs, me: int, defender: int, system: System) -> Script[None]:
    """Battle a defender in a system."""
    attackers = yield from attacking_forces(g, me, defender, system)
    yield from fight(g, Battle(attackers, defending_forces(g, defender, system, attackers), taker_for(g, defender)))


def attacking_forces(g: Arcs, me: int, defender: int, system: System) -> Script[list[Force]]:
    """All own ships; C113: of those that the player commands, any number joins, before anything else happens."""
    forces = [force_of(g, me, system)]
    forces[0].attacks = True
    owners = [owner for owner in commanded(g, me, system) if owner != defender]
    for owner in owners:
        there = force_of(g, owner, system)
        must_join = owner == owners[-1] and len(forces) == 1 and not g.ships_at(me, system)
        options: list[Option] = [
            ships_option(fresh, damaged)
            for fresh in range(there.fresh + 1)
            for damaged in range(there.damaged + 1)
            if fresh or damaged or not must_join
        ]
        if there.capital:
            damage = range(there.damaged + 1)
            options.extend([("capital", fresh, damaged) for fresh in range(there.fresh + 1) for damaged in damage])
        choice = yield g.ask(me, "join_attack", options, (owner, system))
        capital = 1 if choice[0] == "capital" else 0
        joining = FRESH.of(choice) + DAMAGED.of(choice) + capital
        if joining:
            force = Force(owner, system, FRESH.of(choice), DAMAGED.of(choice), capital)
            force.attacks = True
            forces.append(force)
            g.note(("joined_attack", me, owner, joining, system))
    return forces


def defending_forces(g: Arcs, defender: int, system: System, attackers: list[Force]) -> list[Force]:
    """The ships of the defender; C35: others join by law with all that do not attack."""
    forces = [force_of(g, defender, system)]
    for law in speaking_laws(g, "joins_defence"):
        for owner in CARDS[law].joins_defence(g, defender, system):
            force = force_of(g, owner, system)
            for other in attackers:
                if other.owner == owner:
                    force.fresh -= other.fresh
                    force.damaged -= other.damaged
            if force.fresh or force.damaged:
                forces.append(force)
    return forces


def taker_for(g: Arcs, defender: int) -> int:
    """Who takes destroyed attacking ships: the defender, or if that is no player whom a law names (C37, A-09)."""
    if defender < g.seats:
        return defender
    for law in speaking_laws(g, "takes_for"):
        taker = CARDS[law].takes_for(g, defender)
        if taker != NOBODY:
            return taker
    return NOBODY


def fight(g: Arcs, battle: Battle) -> Script[None]:
    """One battle from its first moment to its last."""
    me = battle.attacker
    yield from pay_for_harm(g, me, [force.owner for force in battle.defenders], battle.system)
    harm_begins(g, me, battle.defender, battle.system)
    for card in speakers(g, me, "attack_begins"):
        CARDS[card].attack_begins(g, battle)
    held = trophies_in_box(g, battle.taker)
    yield from before_dice(g, battle)
    keys = 0
    if battle.has_attackers():  # D13: without an attacking ship no dice are collected
        yield from collect_dice(g, battle)
        dice = battle.dice
        g.note(("battle", me, battle.defender, battle.system, dice[ASSAULT], dice[SKIRMISH], dice[RAID]))
        roll = Roll(g.rng, dice)
        g.note(("rolled", me, *roll.totals(), roll.written()))
        yield from roll_again(g, me, roll, battle)
        keys = roll.totals()[4]
        yield from resolve(g, battle, roll)
    battle.lost = gained_since(g, battle.taker, held)
    for card in speakers(g, battle.taker, "trophies_in_defence") if battle.taker == battle.defender else []:
        yield from CARDS[card].trophies_in_defence(g, battle.defender, battle.lost)
    yield from harm_done(g, me, harmed_of(battle.defenders), battle.system)
    if keys and has_attackers_left(g, battle):  # R64: only raiding needs an attacking ship left
        yield from raid(g, battle, keys)
    yield from after_battle(g, battle)


def has_attackers_left(g: Arcs, battle: Battle) -> bool:
    """Neither the dice nor a card that was ransacked have taken them all."""
    return battle.has_attackers() and any(g.ships_at(force.owner, battle.system) for force in battle.attackers)


def harmed_of(forces: list[Force]) -> list[int]:
    """C38: the defender, hit or not, and the others of that side who were hit."""
    return [forces[0].owner, *[force.owner for force in forces[1:] if force.hits]]


def before_dice(g: Arcs, battle: Battle) -> Script[None]:
    """What the defender's cards do before dice are collected; D14: the attacker picks the order."""
    speaking = [card for card in speakers(g, battle.defender, "has_defence") if CARDS[card].has_defence(g, battle)]
    while speaking:
        card = yield from in_chosen_order(g, battle.attacker, speaking)
        yield from CARDS[card].before_dice(g, battle)


def collect_dice(g: Arcs, battle: Battle) -> Script[None]:
    """R58: up to one die per attacking ship, at most six of a kind; R59: raid dice need something to raid."""
    me = battle.attacker
    most = sum(force.fresh + force.damaged for force in battle.attackers) + capital_dice(g, battle.attackers)
    least = 0
    for card in speakers(g, me, "extra_dice"):
        most += CARDS[card].extra_dice(g, me, battle.system)
    for card in speakers(g, me, "compulsory_dice"):
        most += CARDS[card].compulsory_dice(g, me)
        least += CARDS[card].compulsory_dice(g, me)
    any_will_do = not least and not speakers(g, me, "accepts_dice")
    usual_raid = min(most_raid_dice(g, battle), MOST_OF_A_KIND)
    most_raid = most_raid_dice_on_ships(g, battle, usual_raid)
    order = (ASSAULT, RAID, SKIRMISH)
    for step, die in enumerate(order):
        left = most - sum(battle.dice)
        limit = most_raid if die == RAID else MOST_OF_A_KIND
        options: list[Option] = []
        for count in range(min(left, limit) + 1):
            battle.dice[die] = count
            if any_will_do or can_complete(g, battle, order[step + 1 :], most, least, most_raid):
                options.append(collect_option(die, count))
        battle.dice[die] = 0
        idle: list[Option] = []
        if step == 2 and left and not any(battle.dice) and not is_answered(g, battle):
            idle = [option for option in options if COUNT.of(option) == 0]  # R58: a battle without dice is allowed
            options = [option for option in options if COUNT.of(option) > 0]
        choice = yield g.ask(me, "collect", options, (die, left, battle.defender, battle.system), idle=idle)
        battle.dice[die] = COUNT.of(choice)
    battle.raids_ships = battle.dice[RAID] > usual_raid


def capital_dice(g: Arcs, forces: list[Force]) -> int:
    """The dice of capital ships."""
    owners = [force.owner for force in forces if force.capital]
    return sum([CARDS[card].capital_dice(g, one) for one in owners for card in speakers(g, one, "capital_dice")])


def can_complete(g: Arcs, battle: Battle, rest: tuple[int, ...], most: int, least: int, most_raid: int) -> bool:
    """Whether the dice collected so far can be completed to a legal handful."""
    if not rest:
        return least <= sum(battle.dice) <= most and accepts_dice(g, battle)
    die = rest[0]
    limit = min(most_raid if die == RAID else MOST_OF_A_KIND, most - sum(battle.dice))
    found = False
    for count in range(limit, -1, -1):
        battle.dice[die] = count
        if can_complete(g, battle, rest[1:], most, least, most_raid):
            found = True
            break
    battle.dice[die] = 0
    return found


def accepts_dice(g: Arcs, battle: Battle) -> bool:
    for card in speakers(g, battle.attacker, "accepts_dice"):
        if not CARDS[card].accepts_dice(battle.dice):
            CARDS[card].reached(g, "forbids_dice")
            return False
    return True


def are_raid_dice_forbidden(g: Arcs, battle: Battle) -> bool:
    for card in speakers(g, battle.defender, "forbids_raid_dice"):
        if CARDS[card].forbids_raid_dice(g, battle):
            CARDS[card].reached(g, "forbids_raid_dice")
            return True
    return False


def most_raid_dice(g: Arcs, battle: Battle) -> int:
    """R59: any number if the defender has a building there or none anywhere; else what a card allows."""
    if are_raid_dice_forbidden(g, battle):
        return 0
    if g.may_be_raided(battle.defender, battle.system):
        return MOST_OF_A_KIND
    allowed = 0
    for card in speakers(g, battle.attacker, "raid_dice_without_building"):
        if CARDS[card].raid_dice_without_building(g, battle.attacker):
            CARDS[card].reached(g, "raid_dice")
            allowed += CARDS[card].raid_dice_without_building(g, battle.attacker)
    return allowed


def most_raid_dice_on_ships(g: Arcs, battle: Battle, usual: int) -> int:
    """A card may allow any number where they are not forbidden; who then collects no more than usual raids as usual."""
    allows = any(CARDS[card].raids_ships(g, battle.attacker) for card in speakers(g, battle.attacker, "raids_ships"))
    return MOST_OF_A_KIND if allows and not are_raid_dice_forbidden(g, battle) else usual


def roll_again(g: Arcs, me: int, roll: Roll, battle: Battle | None) -> Script[None]:
    """Each reroll effect once, in the order the player picks, all its chosen dice together."""
    rerolling = speakers(g, me, "rerolls")
    cards = [card for card in rerolling if may_roll_again(CARDS[card].rerolls(g, me, roll, battle), roll)]
    while cards:
        card = yield from in_chosen_order(g, me, cards)
        limits = CARDS[card].rerolls(g, me, roll, battle)
        offered: list[Option] = []
        most = 0
        for die in range(3):  # no card limits two kinds of dice
            if limits[die]:
                offered.extend([("reroll", 6 * die + face) for face in roll.faces[die]])
                most += min(limits[die], len(roll.faces[die]))
        chosen = yield from choose_set(me, "reroll", offered, 0, most, (card,))
        if chosen:
            CARDS[card].reached(g, "reroll")
            faces = [FACE.of(choice) for choice in chosen]
            for die in range(3):
                roll.again(g.rng, die, [face % 6 for face in faces if face // 6 == die])
            g.note(("rerolled", me, len(chosen)))
            g.note(("rolled", me, *roll.totals(), roll.written()))


def may_roll_again(limits: list[int], roll: Roll) -> bool:
    return any(limits[die] and roll.faces[die] for die in range(3))


def resolve(g: Arcs, battle: Battle, roll: Roll) -> Script[None]:
    """R61: self-hits, intercept, hits on ships, hits on buildings, then Outrage and ransacking (R66)."""
    me, defender, system = battle.attacker, battle.defender, battle.system
    self_hits, intercepts, hits, building_hits, _ = roll.totals()
    before = trophies_in_box(g, me)
    cities: list[int] = []
    self_hits = yield from absorbed(g, battle, self_hits)
    yield from deal_hits(g, me, battle.attackers, self_hits, battle.taker, "self_hits")
    intercepts = max(0, intercepts - battle.ignored_intercepts)
    for card in speakers(g, defender, "added_intercepts"):
        intercepts += CARDS[card].added_intercepts(g, battle)
    if intercepts:
        yield from intercept(g, battle)
    spare = yield from deal_hits(g, me, battle.defenders, hits, me)  # C36: the rest goes to buildings
    yield from hit_buildings(g, me, defender, system, spare + building_hits, cities)
    battle.taken = gained_since(g, me, before)
    yield from cities_destroyed(g, me, defender, cities, not is_ransack_forbidden(g, defender))
    battle.gained = gained_since(g, me, before)


def absorbed(g: Arcs, battle: Battle, hits: int) -> Script[int]:
    """Of the hits on the attackers those that are left after what cards take."""
    for card in speakers(g, battle.attacker, "absorbs_hits") if g.laws and hits else ():
        hits = yield from CARDS[card].absorbs_hits(g, battle, hits)
    return hits


def trophies_in_box(g: Arcs, holder: int) -> tuple[int, ...]:
    """The Trophies of a player, by owner and kind; NOBODY has none."""
    if holder == NOBODY:
        return ()
    return g.trophies[g.trophy_index(holder, 0, 0) : g.trophy_index(holder + 1, 0, 0)]


def gained_since(g: Arcs, holder: int, before: tuple[int, ...]) -> list[int]:
    """How many Trophies of each owner and kind a player has more than before."""
    now = trophies_in_box(g, holder)
    return [now[place] - before[place] for place in range(len(before))]


def intercept(g: Arcs, battle: Battle) -> Script[None]:
    """R62: once, however many rings were rolled: one hit per fresh defending ship."""
    hits = sum(force.fresh for force in battle.defenders if can_intercept(g, force.owner))
    for card in speakers(g, battle.defender, "intercept_hits"):
        hits = CARDS[card].intercept_hits(g, battle, hits)
    hits = yield from absorbed(g, battle, hits)
    yield from deal_hits(g, battle.attacker, battle.attackers, hits, battle.taker, "intercepted")
    for card in speakers(g, battle.defender, "after_intercept"):
        yield from CARDS[card].after_intercept(g, battle)


def can_intercept(g: Arcs, owner: int) -> bool:
    return not any(CARDS[law].cannot_intercept(g, owner) for law in speaking_laws(g, "cannot_intercept"))


def is_ransack_forbidden(g: Arcs, defender: int) -> bool:
    for card in speakers(g, defender, "forbids_ransack"):
        if CARDS[card].forbids_ransack(g, defender):
            CARDS[card].reached(g, "forbids_ransack")
            return True
    return False


def cities_destroyed(g: Arcs, me: int, defender: int, cities: list[int], may_ransack: bool = True) -> Script[None]:
    """R66, R71, D6: city by city, Outrage, then the ransack; C70: only players have agents to ransack.

    Cities that fall together stand in one system.
    """
    if cities and defender < g.seats and refuses_trophies(g, me, defender):
        yield from slots_covered(g, defender, len(cities))
    for system in cities:
        if not any(CARDS[law].spares_outrage(g, me, defender, system) for law in speakers(g, me, "spares_outrage")):
            yield from outrage_of_city(g, me, g.city_types(system))
        if may_ransack and defender < g.seats:
            yield from ransack(g, me, defender, system)


def after_battle(g: Arcs, battle: Battle) -> Script[None]:
    """What cards of those concerned do after the battle, in the order the player taking their turn picks."""
    speaking = speaking_after(g, battle)
    while speaking:
        card = yield from in_chosen_order(g, battle.attacker, speaking)
        holder = next(owner for owner in concerned(battle) if card in g.heard(owner))
        yield from CARDS[card].after_battle(g, holder, battle)


def concerned(battle: Battle) -> list[int]:
    """Both sides of a battle, and who takes for the defender what was destroyed."""
    owners = [battle.attacker, battle.defender]
    return owners if battle.taker == NOBODY or battle.taker in owners else [*owners, battle.taker]


def speaking_after(g: Arcs, battle: Battle) -> list[int]:
    """The cards of those concerned that do something after the battle; what binds everybody speaks once."""
    speaking: list[int] = []
    for holder in concerned(battle):
        for card in speakers(g, holder, "speaks_after_battle"):
            if card not in speaking and CARDS[card].speaks_after_battle(g, holder, battle):
                speaking.append(card)
    return speaking


def is_answered(g: Arcs, battle: Battle) -> bool:
    """Whether even a battle without dice would make some card speak."""
    harmed = harmed_of(battle.defenders)
    return bool(speaking_after(g, battle) or speaking_after_harm(g, battle.attacker, harmed, battle.system))


def raid(g: Arcs, battle: Battle, keys: int) -> Script[None]:
    """R72: spend keys one item at a time and stop whenever wished; laws may make something of it."""
    me, defender = battle.attacker, battle.defender
    if defender >= g.seats:
        yield from take_spoils(g, battle, keys)
        return
    stolen = yield from steal_for_keys(g, battle, keys)
    for law in speakers(g, me, "after_raid") if stolen and g.laws else ():
        yield from CARDS[law].after_raid(g, me, defender)


def steal_for_keys(g: Arcs, battle: Battle, keys: int) -> Script[int]:
    """How many things were stolen."""
    me, defender, stolen = battle.attacker, battle.defender, 0
    most = ships_to_raid(g, battle)
    while stolen < most:
        loot = stealable_tokens(g, me, defender)
        if not battle.raids_ships:
            loot += raidable_things(g, defender) + stealable_cards(g, me, defender) + further_loot(g, defender)
        options = [option for option in loot if raid_cost(option) <= keys]
        if not options:
            return stolen
        options.append(("stop",))
        choice = yield g.ask(me, "raid", options, (defender, keys))
        if choice[0] == "stop":
            return stolen
        keys -= raid_cost(choice)
        stolen += 1
        if choice[0] == "steal_card":
            steal_card(g, me, SEAT.of(choice), COURT.of(choice))
        elif choice[0] in COST_OF_LOOT:
            for card in speakers(g, defender, "take_loot"):
                yield from CARDS[card].take_loot(g, me, defender, choice)
        else:
            yield from steal_token(g, me, choice)
    return stolen


def further_loot(g: Arcs, owner: int) -> list[Option]:
    """What cards of a player let others raid besides resources and guild cards, each once."""
    return list(dict.fromkeys(one for card in speakers(g, owner, "loot") for one in CARDS[card].loot(g, owner)))


def ships_to_raid(g: Arcs, battle: Battle) -> int:
    """How many things may be stolen: by a permission of a card one for each damaged ship left on the other side."""
    if not battle.raids_ships:
        return UNLIMITED
    for card in speakers(g, battle.attacker, "raids_ships"):
        CARDS[card].reached(g, "raids_ships")
    return sum(force.damaged for force in battle.defenders)


def take_spoils(g: Arcs, battle: Battle, keys: int) -> Script[None]:
    """C71, A-11: from a defender who is no player one resource of the supply for one key, once; it is stealing."""
    me, defender = battle.attacker, battle.defender
    types = sorted({resource for law in speaking_laws(g, "spoils") for resource in CARDS[law].spoils(g, battle)})
    options: list[Option] = [
        ("resource", resource)
        for resource in types
        if g.supply[resource] and can_steal(g, me, defender, NOTHING, resource)
    ]
    if options:
        choice = yield g.ask(me, "raid", [*options, ("stop",)], (defender, keys))
        if choice[0] != "stop":
            yield from steal_from_supply(g, me, defender, RESOURCE.of(choice))


register_action(Action("battle", can_battle, battle, brings=battle_brings))
