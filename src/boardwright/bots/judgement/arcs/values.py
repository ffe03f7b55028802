"""What things are worth to a seat of Arcs at a decision."""

from typing import Final

from boardwright.games.arcs.ambitions import is_declared
from boardwright.games.arcs.battle import can_attack_in, defenders
from boardwright.games.arcs.control import commanded, controls
from boardwright.games.arcs.facts import (
    FIRST_THING,
    GUILD_SUIT,
    NOTHING,
    PSIONIC,
    RELIC,
    SLOT_COUNT,
    SPACES,
    SYSTEM_COUNT,
    TYRANT,
    WARLORD,
)
from boardwright.games.arcs.state import CITY, STARPORT, Arcs, kind_of, owner_of
from boardwright.games.arcs.vocabulary import SYSTEM_OF, System

from .standing import AMBITION_OF, best_available, prospects, rounds_left

NEARLY_NEVER: Final = 0.01
RARELY: Final = 0.1

CITY_BUILT: Final = 4.0
SHIP_BUILT: Final = 1.5
THING: Final = 1.5
"""What lies in a slot and is no resource."""


def token_value(g: Arcs, resource: int) -> float:
    """A resource token; more if it counts for a declared ambition."""
    if resource >= FIRST_THING:
        return THING
    ambition = AMBITION_OF[resource]
    if ambition == NOTHING:
        return 0.8
    value = 2.5 if is_declared(g, ambition) else 1.0
    return value + 0.2 if resource in (RELIC, PSIONIC) else value


def card_value(g: Arcs, card: int) -> float:
    """A Court card."""
    suit = GUILD_SUIT[card]
    return 1.2 if suit == NOTHING else 0.8 + token_value(g, suit)


def declaring_gain(g: Arcs, me: int, everybody: list[list[int]], ambition: int) -> float:
    """What a declaration now would gain on the best Rival, in Power."""
    first, second = best_available(g)
    if not first:
        return 0.0
    rounds = rounds_left(g)
    best = 0.0
    for rival in range(g.seats):
        if rival != me:
            best = max(best, prospects(g, everybody, rival, ambition, first, second, rounds))
    return prospects(g, everybody, me, ambition, first, second, rounds) - best


def battle_value(g: Arcs, me: int, system: System, rival: int) -> float:
    """How good an attack looks: own ships against those that can strike back, and what can be won."""
    mine = g.fresh[me * SYSTEM_COUNT + system]
    worn = g.damaged[me * SYSTEM_COUNT + system]
    for other in commanded(g, me, system):
        if other != rival:
            mine += g.fresh[other * SYSTEM_COUNT + system]
    if not mine and not worn:
        return 0.0
    fresh = g.fresh[rival * SYSTEM_COUNT + system]
    damaged = g.damaged[rival * SYSTEM_COUNT + system]
    built = g.has_building(rival, system)
    if not fresh and not damaged and not built:
        return 0.0
    balance = mine + 0.5 * worn - fresh - 0.3 * damaged
    if balance < 1.0:
        return 0.05 if balance < 0.0 else 0.25
    value = 0.6 + 0.5 * min(balance, 4.0) + 0.4 * damaged
    if is_declared(g, WARLORD):
        value *= 1.6
    return value


def best_battle(g: Arcs, me: int) -> float:
    """How good the best attack looks."""
    best = NEARLY_NEVER
    for system in g.systems:
        if can_attack_in(g, me, system):
            for rival in defenders(g, me, system):
                best = max(best, battle_value(g, me, system, rival))
    return best


def tax_value(g: Arcs, me: int, place: int) -> float:
    """What taxing a place brings: a resource, if there is one left, and of a Rival an agent."""
    value = NEARLY_NEVER
    for resource in g.city_types(place // SPACES):
        if g.supply[resource]:
            value = max(value, token_value(g, resource))
    piece = g.buildings[place]
    if piece and owner_of(piece) != me and owner_of(piece) < g.seats and g.agents[owner_of(piece)]:
        value += 2.5 if is_declared(g, TYRANT) else 1.0
    return value


def best_tax(g: Arcs, me: int) -> float:
    """What the best tax brings."""
    best = NEARLY_NEVER
    for place in g.places:
        piece = g.buildings[place]
        if piece and kind_of(piece) == CITY and not g.used_buildings[place]:
            owner = owner_of(piece)
            if owner == me or controls(g, me, place // SPACES):
                best = max(best, tax_value(g, me, place))
    return best


def best_building(g: Arcs, me: int) -> float:
    """What the best use of a Build action is: a city, a ship, or nothing."""
    best = NEARLY_NEVER
    for place in g.places:
        piece = g.buildings[place]
        if piece:
            if g.ships[me] and kind_of(piece) == STARPORT and owner_of(piece) == me and not g.used_buildings[place]:
                best = max(best, SHIP_BUILT)
        elif g.cities[me] and place % SPACES < SLOT_COUNT[place // SPACES] and g.has_piece(me, SYSTEM_OF[place]):
            return CITY_BUILT
    return best


def goal(g: Arcs, me: int, system: int, coming: int) -> float:
    """How much a system attracts so many fresh ships."""
    there = coming + g.fresh[me * SYSTEM_COUNT + system]
    strongest = 0
    for rival in range(g.seats):
        if rival != me:
            strongest = max(strongest, g.fresh[rival * SYSTEM_COUNT + system])
    value = 0.5
    first = system * SPACES
    for place in range(first, first + SPACES):
        piece = g.buildings[place]
        if piece:
            if owner_of(piece) == me:
                value += 0.4 if strongest else 0.0
            elif there > strongest:
                value += 2.0 if kind_of(piece) == CITY else 0.7
        elif place - first < SLOT_COUNT[system]:
            value += 0.7
    if strongest and there > strongest + 1:
        value += 0.7
    return value if there >= strongest else value * 0.2
