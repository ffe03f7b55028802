"""Battle, raiding, and what destroying a city brings (p.14 to p.16)."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set

from .court import ransack, steal_card, stealable_cards
from .facts import ASSAULT, MOST_OF_A_KIND, RAID, SKIRMISH, SYSTEM_COUNT
from .moments import CARDS, Action, Battle, in_chosen_order, register_action
from .pieces import hit_buildings, hit_ships, outrage_of_city
from .resources import raid_cost, raidable_things, steal_token, stealable_tokens
from .roll import Roll
from .state import Arcs
from .vocabulary import COUNT, COURT, FACE, SEAT, SYSTEM, System, collect_option


def defenders(g: Arcs, me: int, system: System) -> list[int]:
    """R56: the Rivals with a ship or building in the system."""
    return [owner for owner in range(g.seats) if owner != me and g.has_piece(owner, system)]


def can_battle(g: Arcs, me: int) -> bool:
    for system in g.systems:
        if g.ships_at(me, system):
            for owner in range(g.seats):
                if owner != me and g.has_piece(owner, system):
                    return True
    return False


def battle(g: Arcs, me: int) -> Script[None]:
    """Choose the system and the defender, collect dice, roll and resolve them."""
    systems = [system for system in g.systems if g.ships_at(me, system) and defenders(g, me, system)]
    where: list[Option] = [("in", system) for system in systems]
    choice = yield g.ask(me, "battle_in", where)
    system = SYSTEM.of(choice)
    whom: list[Option] = [("defender", owner) for owner in defenders(g, me, system)]
    choice = yield g.ask(me, "battle_whom", whom, (system,))
    defender = SEAT.of(choice)
    yield from fight(g, Battle(me, defender, system))


def fight(g: Arcs, battle: Battle) -> Script[None]:
    """One battle from its first moment to its last."""
    me = battle.attacker
    for card in g.heard(me):
        CARDS[card].attack_begins(g, battle)
    yield from before_dice(g, battle)
    if g.ships_at(me, battle.system):  # D13: without an attacking ship no dice are collected
        yield from collect_dice(g, battle)
        dice = battle.dice
        g.note(("battle", me, battle.defender, battle.system, dice[ASSAULT], dice[SKIRMISH], dice[RAID]))
        roll = Roll(g.rng, dice)
        g.note(("rolled", me, *roll.totals()))
        yield from roll_again(g, me, roll, battle.system)
        yield from resolve(g, battle, roll)
    yield from after_battle(g, battle)


def before_dice(g: Arcs, battle: Battle) -> Script[None]:
    """What the defender's cards do before dice are collected; D14: the attacker picks the order."""
    speaking = [card for card in g.heard(battle.defender) if CARDS[card].has_defence(g, battle)]
    while speaking:
        card = yield from in_chosen_order(g, battle.attacker, speaking)
        yield from CARDS[card].before_dice(g, battle)


def collect_dice(g: Arcs, battle: Battle) -> Script[None]:
    """R58: up to one die per attacking ship, at most six of a kind; R59: raid dice need something to raid."""
    me = battle.attacker
    most = g.ships_at(me, battle.system)
    least = 0
    for card in g.heard(me):
        most += CARDS[card].extra_dice(g, me, battle.system) + CARDS[card].compulsory_dice(g, me)
        least += CARDS[card].compulsory_dice(g, me)
    most_raid = min(most_raid_dice(g, battle), MOST_OF_A_KIND)
    order = (ASSAULT, RAID, SKIRMISH)
    for step, die in enumerate(order):
        left = most - sum(battle.dice)
        limit = most_raid if die == RAID else MOST_OF_A_KIND
        options: list[Option] = []
        for count in range(min(left, limit) + 1):
            battle.dice[die] = count
            if not g.heard(me) or can_complete(g, battle, order[step + 1 :], most, least, most_raid):
                options.append(collect_option(die, count))
        battle.dice[die] = 0
        idle: list[Option] = []
        if step == 2 and not any(battle.dice) and not speaking_after(g, battle):
            idle = [option for option in options if COUNT.of(option) == 0]  # R58: a battle without dice is allowed
            options = [option for option in options if COUNT.of(option) > 0]
        choice = yield g.ask(me, "collect", options, (die, left, battle.defender, battle.system), idle=idle)
        battle.dice[die] = COUNT.of(choice)


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
    for card in g.heard(battle.attacker):
        if not CARDS[card].accepts_dice(battle.dice):
            CARDS[card].reached(g, "forbids_dice")
            return False
    return True


def most_raid_dice(g: Arcs, battle: Battle) -> int:
    """R59: any number if the defender has a building there or none anywhere; else what a card allows."""
    for card in g.heard(battle.defender):
        if CARDS[card].forbids_raid_dice(g, battle):
            CARDS[card].reached(g, "forbids_raid_dice")
            return 0
    if g.has_building(battle.defender, battle.system) or not g.has_building_anywhere(battle.defender):
        return MOST_OF_A_KIND
    allowed = 0
    for card in g.heard(battle.attacker):
        if CARDS[card].raid_dice_without_building(g, battle.attacker):
            CARDS[card].reached(g, "raid_dice")
            allowed += CARDS[card].raid_dice_without_building(g, battle.attacker)
    return allowed


def roll_again(g: Arcs, me: int, roll: Roll, system: int) -> Script[None]:
    """Each reroll effect once, in the order the player picks, all its chosen dice together."""
    cards = [card for card in g.heard(me) if may_roll_again(CARDS[card].rerolls(g, me, roll, system), roll)]
    while cards:
        card = yield from in_chosen_order(g, me, cards)
        limits = CARDS[card].rerolls(g, me, roll, system)
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
            g.note(("rolled", me, *roll.totals()))


def may_roll_again(limits: list[int], roll: Roll) -> bool:
    return any(limits[die] and roll.faces[die] for die in range(3))


def resolve(g: Arcs, battle: Battle, roll: Roll) -> Script[None]:
    """R61: self-hits, intercept, hits on ships, hits on buildings, then Outrage and ransacking (R66), then raiding."""
    me, defender, system = battle.attacker, battle.defender, battle.system
    self_hits, intercepts, hits, building_hits, keys = roll.totals()
    before = g.trophies_of(me)
    cities: list[int] = []
    yield from hit_ships(g, me, me, system, self_hits, defender, "self_hits")
    intercepts = max(0, intercepts - battle.ignored_intercepts)
    for card in g.heard(defender):
        intercepts += CARDS[card].added_intercepts(g, battle)
    if intercepts:
        yield from intercept(g, battle)
    spare = yield from hit_ships(g, me, defender, system, hits, me)
    yield from hit_buildings(g, me, defender, system, spare + building_hits, cities)
    battle.trophies = g.trophies_of(me) - before
    attackers_left = g.ships_at(me, system)  # ships that a ransacked card places here do not attack
    yield from cities_destroyed(g, me, defender, cities, not is_ransack_forbidden(g, defender))
    if keys and attackers_left:  # R64: only raiding needs an attacking ship left
        yield from raid(g, me, defender, keys)


def intercept(g: Arcs, battle: Battle) -> Script[None]:
    """R62: once, however many rings were rolled: one hit per fresh defending ship."""
    hits = g.fresh[battle.defender * SYSTEM_COUNT + battle.system]
    for card in g.heard(battle.defender):
        hits = CARDS[card].intercept_hits(g, battle, hits)
    yield from hit_ships(g, battle.attacker, battle.attacker, battle.system, hits, battle.defender, "intercepted")
    for card in g.heard(battle.defender)[:]:
        yield from CARDS[card].after_intercept(g, battle)


def is_ransack_forbidden(g: Arcs, defender: int) -> bool:
    for card in g.heard(defender):
        if CARDS[card].forbids_ransack(g, defender):
            CARDS[card].reached(g, "forbids_ransack")
            return True
    return False


def cities_destroyed(g: Arcs, me: int, defender: int, cities: list[int], may_ransack: bool = True) -> Script[None]:
    """R66, R71, D6: city by city, Outrage, then the ransack. Cities that fall together stand in one system."""
    for system in cities:
        outrage_of_city(g, me, g.city_types(system))
        if may_ransack:
            yield from ransack(g, me, defender)


def after_battle(g: Arcs, battle: Battle) -> Script[None]:
    """What cards of both sides do after the battle, in the order the player taking their turn picks."""
    speaking = speaking_after(g, battle)
    while speaking:
        card = yield from in_chosen_order(g, battle.attacker, speaking)
        holder = battle.attacker if card in g.heard(battle.attacker) else battle.defender
        yield from CARDS[card].after_battle(g, holder, battle)


def speaking_after(g: Arcs, battle: Battle) -> list[int]:
    """The cards of both sides that do something after the battle."""
    speaking: list[int] = []
    for holder in (battle.attacker, battle.defender):
        speaking.extend([card for card in g.heard(holder) if CARDS[card].speaks_after_battle(g, holder, battle)])
    return speaking


def raid(g: Arcs, me: int, defender: int, keys: int) -> Script[None]:
    """R72: spend keys one item at a time and stop whenever wished."""
    while True:
        loot = stealable_tokens(g, me, defender) + raidable_things(g, defender) + stealable_cards(g, me, defender)
        options = [option for option in loot if raid_cost(option) <= keys]
        if not options:
            return
        options.append(("stop",))
        choice = yield g.ask(me, "raid", options, (defender, keys))
        if choice[0] == "stop":
            return
        keys -= raid_cost(choice)
        if choice[0] == "steal_card":
            steal_card(g, me, defender, COURT.of(choice))
        else:
            yield from steal_token(g, me, choice)


register_action(Action("battle", can_battle, battle))
