"""What a seat needs next: what its bottom actions are worth, what tokens and new workers are worth for them."""

from typing import Final

from boardwright.games.scythe.bottom import cost_of
from boardwright.games.scythe.facts import (
    CUBE_COUNT,
    MILL,
    NEW_WORKER,
    NOTHING,
    NOWHERE,
    PRODUCE_COST,
    PRODUCE_TERRITORIES,
    PRODUCED_ON,
    PRODUCT,
    SECTION_COINS,
    SECTIONS,
    TERRAIN,
    TERRITORIES,
)
from boardwright.games.scythe.state import Scythe
from boardwright.games.scythe.top import can_produce

ACTION: Final[list[float]] = [4.0, 6.0, 5.0, 5.0]
"""Upgrade, Deploy, Build, Enlist, beside the coins of their section."""

SAVED: Final = 0.6
"""What the tokens for a bottom action are worth before it is taken, as a part of the action."""

UNREADY: Final = 0.8
"""What each of them counts while they are not enough."""

SAVED_LATER: Final = 0.5
"""The tokens for each further action of the kind, as a part of those before."""

NEW_WORKER_WORTH: Final = 2.2
"""A worker more, before it is made."""

PRODUCE_POPULARITY: Final = 2.0
PRODUCE_POWER: Final = 0.4
"""What the price of Produce weighs."""

CANNOT_PRODUCE: Final = 0.3
"""What is left of a Produce that cannot be paid."""


def uses_left(g: Scythe, seat: int, section: int) -> int:
    """How often the benefit of a bottom action can still be had."""
    if section == 0:
        return CUBE_COUNT - g.upgrades(seat)
    if section == 1:
        return g.mech_at[seat].count(NOWHERE)
    if section == 2:
        return g.structure_at[seat].count(NOWHERE)
    return SECTIONS - g.recruits(seat)


def action_worth(g: Scythe, seat: int, section: int) -> float:
    """A bottom action while its benefit can be had."""
    return ACTION[section] + SECTION_COINS[g.mat[seat] * SECTIONS + section]


def store_worth(g: Scythe, seat: int, section: int, tokens: int, uses: int) -> float:
    """So many tokens towards so many bottom actions of a section: the first counts most."""
    share = SAVED * action_worth(g, seat, section)
    cost = cost_of(g, seat, section)
    total = 0.0
    while tokens > 0 and uses > 0:
        total += UNREADY * share * tokens / cost if tokens < cost else share
        tokens -= cost
        uses -= 1
        share *= SAVED_LATER
    return total


def made_worth(g: Scythe, seat: int, place: int, makers: int, owned: list[int]) -> float:
    """What so many makers (workers, a Mill) bring where they stand; `owned` counts the tokens of each kind."""
    product = PRODUCT[TERRAIN[place]]
    if product == NOTHING:
        return 0.0
    if product == NEW_WORKER:
        return NEW_WORKER_WORTH * min(makers, g.worker_at[seat].count(NOWHERE))
    uses = uses_left(g, seat, product)
    have = owned[product]
    more = store_worth(g, seat, product, have + makers, uses) - store_worth(g, seat, product, have, uses)
    return more + TOKEN_LEFT * makers


TOKEN_LEFT: Final = 0.4
"""A token as such: it scores at the end."""


def produce_worth(g: Scythe, seat: int, owned: list[int]) -> float:
    """What the next Produce brings, less its price."""
    workers = g.worker_at[seat]
    mill = g.structure_at[seat][MILL]
    best = second = third = total = 0.0
    seen = 0
    for place in workers:
        if place < 0 or place >= TERRITORIES or seen >> place & 1:
            continue
        seen |= 1 << place
        if place == mill:
            continue
        made = made_worth(g, seat, place, workers.count(place), owned)
        if made > best:
            best, second, third = made, best, second
        elif made > second:
            second, third = made, second
        elif made > third:
            third = made
    if mill != NOWHERE and g.controls(seat, mill):
        total += made_worth(g, seat, mill, workers.count(mill) + 1, owned)
    total += best + second
    if PRODUCED_ON[1 - g.cubes[seat * CUBE_COUNT + PRODUCE_TERRITORIES]] > 2:
        total += third
    cost = PRODUCE_COST[g.workers_out(seat)]
    if not can_produce(g, seat):
        total *= CANNOT_PRODUCE
    return total - PRODUCE_POWER * cost[0] - cost[1] - PRODUCE_POPULARITY * cost[2]


def owned_tokens(g: Scythe, places: list[int]) -> list[int]:
    """The tokens of each kind on these places."""
    tokens = g.tokens
    oil = metal = wood = food = 0
    for place in places:
        first = place * 4
        oil += tokens[first]
        metal += tokens[first + 1]
        wood += tokens[first + 2]
        food += tokens[first + 3]
    return [oil, metal, wood, food]
