"""The top row: Bolster, Trade, Produce, and the coins of Move (p.11 to p.13)."""

from boardwright.kernel.decision import Option, Script, number

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
)
from .gains import gain, new_tokens, pay, put_tokens, put_worker
from .readings import MILL_NEEDS_CONTROL, TRADE_TO_TWO_TERRITORIES
from .state import Scythe


def upgraded(g: Scythe, me: int, cube: int) -> int:
    """1 if the cube has left that space of the top row."""
    return 1 - g.cubes[me * CUBE_COUNT + cube]


def gain_coins(g: Scythe, me: int) -> Script[None]:
    """R30: coins in place of moving."""
    yield from gain(g, me, COINS, COINS_GAINED[upgraded(g, me, GAIN_COINS)])


def bolster(g: Scythe, me: int, half: str) -> Script[None]:
    """R80: power or combat cards, and popularity with the Monument."""
    pay(g, me, COINS, 1)
    if half == "power":
        yield from gain(g, me, POWER, BOLSTERED_POWER[upgraded(g, me, BOLSTER_POWER)])
    else:
        yield from gain(g, me, CARDS, BOLSTERED_CARDS[upgraded(g, me, BOLSTER_CARDS)])
    if g.structure_at[me][MONUMENT] != NOWHERE:
        yield from gain(g, me, POPULARITY, 1)


def trade(g: Scythe, me: int, half: str) -> Script[None]:
    """R81: two tokens or popularity, and power with the Armory."""
    pay(g, me, COINS, 1)
    if half == "resources":
        yield from place_any_tokens(g, me, TRADED_TOKENS, g.worked(me))
    else:
        yield from gain(g, me, POPULARITY, TRADED_POPULARITY[upgraded(g, me, TRADE_POPULARITY)])
    if g.structure_at[me][ARMORY] != NOWHERE:
        yield from gain(g, me, POWER, 1)


def place_any_tokens(g: Scythe, me: int, count: int, places: list[int]) -> Script[None]:
    """R82, D4: tokens of any types, each to one of the places."""
    for left in range(count, 0, -1):
        where: list[Option] = [("on", place) for place in places]
        if not where:
            return
        choice = yield g.ask(me, "token_on", where, (left,))
        place = number(choice)
        kinds: list[Option] = [("resource", resource) for resource in range(4)]
        if g.ask_every_gain:
            kinds.append(("decline",))
        choice = yield g.ask(me, "token_kind", kinds, (place, left))
        if choice[0] == "decline":
            return
        put_tokens(g, me, place, number(choice), 1)
        if not TRADE_TO_TWO_TERRITORIES:
            places = [place]


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
    count = PRODUCED_ON[upgraded(g, me, PRODUCE_TERRITORIES)]
    mill = g.structure_at[me][MILL]
    if mill != NOWHERE and (g.controls(me, mill) or not MILL_NEEDS_CONTROL) and PRODUCT[TERRAIN[mill]] != NOTHING:
        workers = g.worker_at[me].count(mill)
        yield from produce_on(g, me, count, mill)
        yield from make(g, me, mill, workers + 1)
    else:
        yield from produce_on(g, me, count, NOWHERE)


def produce_on(g: Scythe, me: int, count: int, mill: int) -> Script[None]:
    """R83, R87: so many different territories, one by one; R84: new workers do not produce."""
    workers = g.worker_at[me][:]
    places: list[int] = []
    for place in workers:
        if 0 <= place < TERRITORIES and place != mill and place not in places and PRODUCT[TERRAIN[place]] != NOTHING:
            places.append(place)
    for left in range(count, 0, -1):
        options: list[Option] = [("on", place) for place in places]
        if not options:
            return
        choice = yield g.ask(me, "produce_on", [*options, ("done",)], (left,))
        if choice[0] == "done":
            return
        place = number(choice)
        places.remove(place)
        yield from make(g, me, place, workers.count(place))


def make(g: Scythe, me: int, place: int, count: int) -> Script[None]:
    """So many workers (or a Mill) produce on a territory; less is allowed."""
    product = PRODUCT[TERRAIN[place]]
    if product == NEW_WORKER:
        count = min(count, g.worker_at[me].count(NOWHERE))
        if not count:
            return
        options: list[Option] = [("workers", some) for some in range(count, -1, -1)]
        choice = yield g.ask(me, "new_workers", options, (place,))
        for _ in range(number(choice)):
            put_worker(g, me, place)
        return
    yield from new_tokens(g, me, place, product, count)
