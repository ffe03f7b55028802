"""The top row: Bolster, Trade, Produce, and the coins of Move (p.11 to p.13)."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set

from .facts import (
    ARMORY,
    BOLSTER_CARDS,
    BOLSTER_POWER,
    BOLSTERED_CARDS,
    BOLSTERED_POWER,
    CARDS,
    COINS,
    COINS_GAINED,
    CUBE_COUNT,
    GAIN_COINS,
    GAINS,
    MILL,
    MONUMENT,
    NEW_WORKER,
    NOTHING,
    NOWHERE,
    POPULARITY,
    POWER,
    PRODUCE_COST,
    PRODUCE_TERRITORIES,
    PRODUCED_ON,
    PRODUCT,
    TERRAIN,
    TERRITORIES,
    TRADE_POPULARITY,
    TRADED_POPULARITY,
    TRADED_TOKENS,
    VILLAGE,
    Gains,
)
from .gains import NOTHING_MORE, gain, new_tokens, pay, put_tokens, put_worker, room_for
from .state import Scythe
from .vocabulary import COUNT, PLACE, RESOURCE, Place


def upgraded(g: Scythe, me: int, cube: int) -> int:
    """1 if the cube has left that space of the top row."""
    return 1 - g.cubes[me * CUBE_COUNT + cube]


def gain_coins(g: Scythe, me: int) -> Script[None]:
    """R30: coins in place of moving."""
    yield from gain(g, me, "move", COINS, COINS_GAINED[upgraded(g, me, GAIN_COINS)], chosen=True)


def bolster(g: Scythe, me: int, half: str) -> Script[None]:
    """R80: power or combat cards, and popularity with the Monument."""
    pay(g, me, COINS, 1)
    then = ONE_POPULARITY if g.structure_at[me][MONUMENT] != NOWHERE else NOTHING_MORE
    if half == "power":
        count = BOLSTERED_POWER[upgraded(g, me, BOLSTER_POWER)]
        yield from gain(g, me, "bolster", POWER, count, then, chosen=True)
    else:
        yield from gain(g, me, "bolster", CARDS, BOLSTERED_CARDS[upgraded(g, me, BOLSTER_CARDS)])
    if then:
        yield from gain(g, me, "monument", POPULARITY, 1)


def trade(g: Scythe, me: int, half: str) -> Script[None]:
    """R81: two tokens or popularity, and power with the Armory."""
    pay(g, me, COINS, 1)
    then = ONE_POWER if g.structure_at[me][ARMORY] != NOWHERE else NOTHING_MORE
    if half == "resources":
        yield from place_any_tokens(g, me, TRADED_TOKENS, g.worked(me))
    else:
        count = TRADED_POPULARITY[upgraded(g, me, TRADE_POPULARITY)]
        yield from gain(g, me, "trade", POPULARITY, count, then)
    if then:
        yield from gain(g, me, "armory", POWER, 1)


ONE_POWER: Final[Gains] = [(GAINS[POWER], 1)]
ONE_POPULARITY: Final[Gains] = [(GAINS[POPULARITY], 1)]


def bolsters_nothing(g: Scythe, me: int, what: int) -> bool:
    """Whether Bolster would be paid for nothing."""
    if room_for(g, me, what, 1):
        return False
    return g.structure_at[me][MONUMENT] == NOWHERE or not room_for(g, me, POPULARITY, 1)


def trades_nothing(g: Scythe, me: int) -> bool:
    """Whether Trade would be paid for popularity that cannot be gained."""
    if room_for(g, me, POPULARITY, 1):
        return False
    return g.structure_at[me][ARMORY] == NOWHERE or not room_for(g, me, POWER, 1)


def place_any_tokens(g: Scythe, me: int, count: int, places: list[int]) -> Script[None]:
    """R82, D4: tokens of any types, each to one of the places; in the first printing all to the same."""
    where: list[Option] = [("on", place) for place in places]
    if len(where) > 1 and not g.first_printing:
        offered: list[Option] = [option for option in where for _ in range(count)]
        least = 0 if g.ask_every_gain else count
        chosen = yield from choose_set(me, "token_on", offered, least, count, (count,), DECLINE)
        for option in where:
            if option in chosen:
                yield from put_kinds(g, me, PLACE.of(option), chosen.count(option), False)
    elif where:
        choice = yield g.ask(me, "tokens_on", where, (count,))
        yield from put_kinds(g, me, PLACE.of(choice), count, g.ask_every_gain)


def put_kinds(g: Scythe, me: int, place: Place, count: int, fewer: bool) -> Script[None]:
    """So many tokens on a place, of types of choice."""
    offered: list[Option] = [("resource", resource) for resource in range(4) for _ in range(count)]
    least = 0 if fewer else count
    chosen = yield from choose_set(me, "token_kind", offered, least, count, (place, count), DECLINE)
    for option in dict.fromkeys(chosen):
        put_tokens(g, me, place, RESOURCE.of(option), chosen.count(option))


DECLINE: Final[Option] = ("decline",)


# -- produce -------------------------------------------------------------------------------------------------------


def can_produce(g: Scythe, me: int) -> bool:
    """R85: all of the price, by the workers off the mat."""
    return unpaid_for_producing(g, me) == NOTHING


def unpaid_for_producing(g: Scythe, me: int) -> int:
    """The first part of the price that a seat has too little of, or NOTHING."""
    cost = PRODUCE_COST[g.workers_out(me)]
    if g.power[me] < cost[POWER]:
        return POWER
    if g.coins[me] < cost[COINS]:
        return COINS
    return POPULARITY if g.popularity[me] < cost[POPULARITY] else NOTHING


def produce(g: Scythe, me: int) -> Script[None]:
    """R83: pay, then produce on up to two or three territories, and R86: on that of the Mill."""
    cost = PRODUCE_COST[g.workers_out(me)]
    for what in (POWER, COINS, POPULARITY):
        if cost[what]:
            pay(g, me, what, cost[what])
    mill = g.structure_at[me][MILL]
    if mill != NOWHERE and not mill_works(g, me, mill):
        mill = NOWHERE
    yield from produce_on(g, me, PRODUCED_ON[upgraded(g, me, PRODUCE_TERRITORIES)], mill)


def mill_works(g: Scythe, me: int, mill: int) -> bool:
    """R86, D12: where something can be made, under control; in the first printing always.

    Even there it makes no worker beside an enemy unit.
    """
    if not can_make(g, me, mill):
        return False
    return g.controls(me, mill) or (g.first_printing and TERRAIN[mill] != VILLAGE)


def produce_on(g: Scythe, me: int, count: int, mill: int) -> Script[None]:
    """R83: up to so many different territories, R86: and that of the Mill; R84: new workers do not produce."""
    workers = g.worker_at[me][:]
    places: list[int] = []
    for place in workers:
        if 0 <= place < TERRITORIES and place != mill and place not in places and can_make(g, me, place):
            places.append(place)
    beside = mill != NOWHERE and len(places) > count
    if mill != NOWHERE and not beside:  # one question where all of them can be chosen
        places.append(mill)
        count = len(places)
    offered: list[Option] = [("on", place) for place in places]
    chosen = yield from choose_set(me, "produce_on", offered, 0, count, (min(count, len(places)),), DONE)
    if beside:
        choice = yield g.ask(me, "produce_mill", [("on", mill), DONE], (mill,))
        if choice != DONE:
            chosen.append(choice)
    for option in chosen:
        place = PLACE.of(option)
        yield from make(g, me, place, workers.count(place) + (1 if place == mill else 0))


DONE: Final[Option] = ("done",)


def makes_nothing(g: Scythe, me: int) -> bool:
    """Whether nobody can make anything anywhere."""
    for place in g.worker_at[me]:
        if 0 <= place < TERRITORIES and can_make(g, me, place):
            return False
    mill = g.structure_at[me][MILL]
    return mill == NOWHERE or not mill_works(g, me, mill)


def can_make(g: Scythe, me: int, place: int) -> bool:
    """R87: lakes and the Factory make nothing, nor do villages when the mat is empty."""
    product = PRODUCT[TERRAIN[place]]
    return product != NOTHING and (product != NEW_WORKER or NOWHERE in g.worker_at[me])


def make(g: Scythe, me: int, place: int, count: int) -> Script[None]:
    """So many workers (or a Mill) produce on a territory; less is allowed."""
    product = PRODUCT[TERRAIN[place]]
    if product == NEW_WORKER:
        count = min(count, g.worker_at[me].count(NOWHERE))
        if not count:
            return
        options: list[Option] = [("workers", some) for some in range(count, -1, -1)]
        choice = yield g.ask(me, "new_workers", options, (place,))
        for _ in range(COUNT.of(choice)):
            put_worker(g, me, place)
        return
    yield from new_tokens(g, me, place, product, count)
