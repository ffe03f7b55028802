"""Battle, raiding, and what destroying a city brings (p.14 to p.16)."""

from boardwright.kernel.decision import Option, Script, number

from .court import ransack, steal_card, stealable_cards
from .facts import ASSAULT, MOST_OF_A_KIND, PLANET_TYPE, RAID, RAID_COST_OF_SLOT, SKIRMISH, SYSTEM_COUNT
from .moments import CARDS, Action, register_action
from .pieces import hit_buildings, hit_ships, outrage_of_city
from .resources import steal_token, stealable_tokens
from .roll import Roll
from .state import Arcs


def defenders(g: Arcs, me: int, system: int) -> list[int]:
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
    system = number(choice)
    whom: list[Option] = [("defender", owner) for owner in defenders(g, me, system)]
    choice = yield g.ask(me, "battle_whom", whom, (system,))
    defender = number(choice)
    dice = yield from collect_dice(g, me, system, defender)
    g.note(("battle", me, defender, system, dice[ASSAULT], dice[SKIRMISH], dice[RAID]))
    roll = Roll(g.rng, dice)
    g.note(("rolled", me, *roll.totals()))
    for card in g.cards[me][:]:
        yield from CARDS[card].after_roll(g, me, roll)
    yield from resolve(g, me, system, defender, roll)


def collect_dice(g: Arcs, me: int, system: int, defender: int) -> Script[list[int]]:
    """R58: up to one die per attacking ship, at most six of a kind; R59: raid dice need something to raid."""
    left = g.ships_at(me, system)
    for card in g.cards[me]:
        left += CARDS[card].extra_dice(g, me, system)
    may_raid = g.has_building(defender, system) or not g.has_building_anywhere(defender)
    dice = [0, 0, 0]
    for die in (ASSAULT, RAID, SKIRMISH):
        if die == RAID and not may_raid:
            continue
        most = min(left, MOST_OF_A_KIND)
        options: list[Option] = [("collect", die, count) for count in range(most + 1)]
        choice = yield g.ask(me, "collect", options, (die, left))
        dice[die] = number(choice, 2)
        left -= dice[die]
    return dice


def resolve(g: Arcs, me: int, system: int, defender: int, roll: Roll) -> Script[None]:
    """R61: self-hits, intercept, hits on ships, hits on buildings, then Outrage and ransacking (R66), then raiding."""
    self_hits, intercepts, hits, building_hits, keys = roll.totals()
    cities: list[int] = []
    yield from hit_ships(g, me, me, system, self_hits, defender)
    if intercepts:  # R62: once, however many rings were rolled
        yield from hit_ships(g, me, me, system, g.fresh[defender * SYSTEM_COUNT + system], defender)
    spare = yield from hit_ships(g, me, defender, system, hits, me)
    yield from hit_buildings(g, me, defender, system, spare, cities)
    yield from hit_buildings(g, me, defender, system, building_hits, cities)
    attackers_left = g.ships_at(me, system)  # ships that a ransacked card places here do not attack
    yield from cities_destroyed(g, me, defender, cities)
    if keys and attackers_left:  # R64: only raiding needs an attacking ship left
        yield from raid(g, me, defender, keys)


def cities_destroyed(g: Arcs, me: int, defender: int, cities: list[int]) -> Script[None]:
    """R66, R71, D6: city by city, in the order the player picks: Outrage, then the ransack."""
    left = cities[:]
    while left:
        kinds = sorted({PLANET_TYPE[system] for system in left})
        system = left[0]
        if len(kinds) > 1:
            options: list[Option] = [("in", one) for one in sorted(set(left))]
            choice = yield g.ask(me, "first_outrage", options)
            system = number(choice)
        left.remove(system)
        outrage_of_city(g, me, system)
        yield from ransack(g, me, defender)


def raid(g: Arcs, me: int, defender: int, keys: int) -> Script[None]:
    """R72: spend keys one item at a time and stop whenever wished."""
    while True:
        options: list[Option] = [
            option for option in stealable_tokens(g, defender) if RAID_COST_OF_SLOT[number(option, 3)] <= keys
        ]
        options.extend(
            [option for option in stealable_cards(g, defender) if CARDS[number(option, 2)].raid_cost <= keys]
        )
        if not options:
            return
        options.append(("stop",))
        choice = yield g.ask(me, "raid", options, (defender, keys))
        if choice[0] == "stop":
            return
        if choice[0] == "steal":
            keys -= RAID_COST_OF_SLOT[number(choice, 3)]
            yield from steal_token(g, me, defender, number(choice, 3))
        else:
            keys -= CARDS[number(choice, 2)].raid_cost
            steal_card(g, me, defender, number(choice, 2))


register_action(Action("battle", can_battle, battle))
