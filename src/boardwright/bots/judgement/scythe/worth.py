"""What a position is worth to a seat, in coins: what it would score now, and what it promises."""

from typing import Final

from boardwright.games.scythe.facts import (
    BOLSTER_CARDS,
    BOLSTER_POWER,
    CUBE_COUNT,
    FACTORY,
    FACTORY_COUNTS_AS,
    GAIN_COINS,
    MECHS,
    MOST_POPULARITY,
    MOST_POWER,
    MOVE_UNITS,
    NOBODY,
    NOWHERE,
    PLACES,
    PRODUCE,
    PRODUCE_TERRITORIES,
    SECTIONS,
    STAR_KINDS,
    STAR_MECHS,
    STAR_POPULARITY,
    STAR_POWER,
    STAR_RECRUITS,
    STAR_STRUCTURES,
    STAR_UPGRADES,
    STAR_WORKERS,
    TERRITORIES,
    TIERS,
    TOP_OF,
    TRADE_POPULARITY,
    WORKERS,
)
from boardwright.games.scythe.objectives import TESTS
from boardwright.games.scythe.scoring import structure_bonus
from boardwright.games.scythe.state import Scythe
from boardwright.kernel.state import State

from .needs import owned_tokens, produce_worth, store_worth, uses_left
from .strength import chance, shown, wants_combat_star
from .ways import FAR, distances, steps_to_encounter

FUTURE: Final[list[float]] = [1.0, 0.95, 0.9, 0.8, 0.65, 0.45, 0.0]
"""How much promises count, by the stars of whoever has most: the sixth ends the game."""

NEXT_TIER: Final = 0.7
"""How much of the next tier of popularity counts on the way to it."""

STAR_TEMPO: Final = 3.0
"""What a star is worth beside its coins."""

FOUR_STEPS: Final[list[float]] = [0.0, 0.2, 0.42, 0.68, 1.0]
SIX_STEPS: Final[list[float]] = [0.0, 0.12, 0.26, 0.41, 0.58, 0.77, 1.0]
"""Progress to a star of four mechs, structures or recruits, and of six upgrades or workers."""

TRACK_STAR: Final = 0.8
OBJECTIVE_STAR: Final = 0.9
"""What progress to the stars of power, popularity and objectives counts beside that of pieces."""

CUBE_WORTH: Final[list[float]] = [0.0] * CUBE_COUNT
CUBE_WORTH[MOVE_UNITS] = 2.0
CUBE_WORTH[GAIN_COINS] = 0.7
CUBE_WORTH[BOLSTER_POWER] = 1.2
CUBE_WORTH[BOLSTER_CARDS] = 0.6
CUBE_WORTH[TRADE_POPULARITY] = 1.2
CUBE_WORTH[PRODUCE_TERRITORIES] = 1.8
"""What a top action gains by its upgrade."""

LOWERED: Final = 0.6
"""A token less to pay, for each time it will be paid."""

ABILITY_WORTH: Final[list[float]] = [3.0, 1.2, 0.8, 2.0]
"""Riverwalk, the second ability, that for combat, Speed."""

STRUCTURE_WORTH: Final[list[float]] = [1.0, 1.2, 0.8, 1.5]
"""Mine, Monument, Armory, Mill."""

RECRUIT_WORTH: Final = 1.5
WORKER_WORTH: Final = 1.0
PRODUCE_SOON: Final = 0.6
PRODUCE_LATER: Final = 0.45
"""What the next Produce counts, if its section can be chosen in the next turn or not."""

POPULARITY_WORTH: Final = 1.4
POPULARITY_COUNTED: Final = 13
"""A popularity towards the highest tier, beside what it makes of the present holdings."""

POWER_WORTH: Final = 0.35
CARD_WORTH: Final = 0.5
CARDS_COUNTED: Final = 6

FIRST_COIN: Final = 2.0
"""With the last coin go Bolster, Trade, and Produce with all workers."""

ENCOUNTER_NEAR: Final = 1.5
FACTORY_NEAR: Final = 3.0
NEARER: Final = 0.7
"""An encounter or the Factory next to the character, and how much of that counts for each step more."""
FACTORY_CARD: Final = 5.0

LOST_GROUND: Final = 4.0
"""What a lost combat costs: the territory, and the way back from home."""
FIGHT_POWER: Final = 0.25
"""What a combat that is still to be fought will cost, by the strength that will be shown."""

APPROACH: Final[list[float]] = [NEARER ** max(0, steps - 1) for steps in range(FAR)] + [0.0]


def worth(state: State, seat: int) -> float:
    """The coins that a seat would score now, and what its position promises."""
    assert isinstance(state, Scythe)
    g = state
    places = g.controlled(seat)
    owned = owned_tokens(g, places)
    most = 0
    for other in range(g.seats):
        count = g.star_count(other)
        if count > most:
            most = count
    future = FUTURE[most]
    star = star_worth(g, seat, future)
    total = scored(g, seat, places, owned, star)
    total += star * progress(g, seat)
    total += future * (mats(g, seat) + economy(g, seat, owned) + arms(g, seat) + fame(g, seat) + roads(g, seat))
    if g.fights:
        total += combats(g, seat, star)
    return total


def star_worth(g: Scythe, seat: int, future: float) -> float:
    """A star: its coins, and being nearer to the end than the others."""
    return smooth(g.popularity[seat], 0) + STAR_TEMPO * future


def smooth(popularity: int, what: int) -> float:
    """Coins per star, territory or pair of tokens, rising on the way to the next tier."""
    return SMOOTH[what][popularity]


def smoothed(what: int) -> list[float]:
    """Each tier, and a part of the step to the next by how near it is."""
    found: list[float] = []
    for popularity in range(MOST_POPULARITY + 1):
        now = TIERS[popularity][what]
        start = popularity
        while start > 0 and TIERS[start - 1][what] == now:
            start -= 1
        end = popularity
        while end < MOST_POPULARITY and TIERS[end][what] == now:
            end += 1
        way = (popularity - start) / (end - start) if end > start else 0.0
        found.append(now + NEXT_TIER * (TIERS[end][what] - now) * way)
    return found


SMOOTH: Final[list[list[float]]] = [smoothed(0), smoothed(1), smoothed(2)]


def scored(g: Scythe, seat: int, places: list[int], owned: list[int], star: float) -> float:
    """Coins, stars, territories, tokens and structures."""
    popularity = g.popularity[seat]
    count = len(places)
    if FACTORY in places:
        count += FACTORY_COUNTS_AS - 1
    total = g.coins[seat] + star * g.star_count(seat)
    total += count * smooth(popularity, 1)
    total += (owned[0] + owned[1] + owned[2] + owned[3]) * 0.5 * smooth(popularity, 2)
    if g.structure_at[seat].count(NOWHERE) < 4:
        total += structure_bonus(g, seat)
    return total


# -- stars to come -------------------------------------------------------------------------------------------------


def progress(g: Scythe, seat: int) -> float:
    """How far a seat has come to the stars it has not yet, in stars."""
    first = seat * STAR_KINDS
    stars = g.stars
    total = 0.0
    if not stars[first + STAR_UPGRADES]:
        total += SIX_STEPS[g.upgrades(seat)]
    if not stars[first + STAR_MECHS]:
        total += FOUR_STEPS[MECHS - g.mech_at[seat].count(NOWHERE)]
    if not stars[first + STAR_STRUCTURES]:
        total += FOUR_STEPS[4 - g.structure_at[seat].count(NOWHERE)]
    if not stars[first + STAR_RECRUITS]:
        total += FOUR_STEPS[g.recruits(seat)]
    if not stars[first + STAR_WORKERS]:
        total += SIX_STEPS[WORKERS - 2 - g.worker_at[seat].count(NOWHERE)]
    if not stars[first + STAR_POWER]:
        part = g.power[seat] / MOST_POWER
        total += TRACK_STAR * part * part * part
    if not stars[first + STAR_POPULARITY]:
        part = g.popularity[seat] / MOST_POPULARITY
        total += TRACK_STAR * part * part * part
    if g.objectives[seat]:
        total += OBJECTIVE_STAR * nearest_objective(g, seat)
    return total


def nearest_objective(g: Scythe, seat: int) -> float:
    """How far the best objective in hand has come: 1 when it can be revealed."""
    best = 0.0
    for card in g.objectives[seat]:
        done = 1.0
        for measure, low, high in TESTS[card - 1]:
            count = measure(g, seat)
            if count < low:
                part = count / low
                done *= 0.15 + 0.7 * part * part
            elif count > high:
                done *= 0.1
        if done > best:
            best = done
    return best


# -- what the mats promise -----------------------------------------------------------------------------------------


def mats(g: Scythe, seat: int) -> float:
    """Upgrades, abilities, structures and recruits: what they make better from now on."""
    total = RECRUIT_WORTH * g.recruits(seat)
    first = seat * CUBE_COUNT
    for cube in range(CUBE_COUNT):
        if not g.cubes[first + cube]:
            total += CUBE_WORTH[cube]
    for section in range(SECTIONS):
        lowered = g.lowered[seat * SECTIONS + section]
        if lowered:
            total += LOWERED * lowered * (1 + uses_left(g, seat, section))
    unlocked = g.unlocked[seat]
    for slot in range(MECHS):
        if unlocked >> slot & 1:
            total += ABILITY_WORTH[slot]
    for kind, place in enumerate(g.structure_at[seat]):
        if place != NOWHERE:
            total += STRUCTURE_WORTH[kind]
    if g.factory_card[seat]:
        total += FACTORY_CARD
    return total


def economy(g: Scythe, seat: int, owned: list[int]) -> float:
    """Tokens towards bottom actions, workers and what they will produce, and a coin to act with."""
    total = WORKER_WORTH * g.workers_out(seat)
    for section in range(SECTIONS):
        if owned[section]:
            total += store_worth(g, seat, section, owned[section], uses_left(g, seat, section))
    last = g.section[seat]
    waits = 0 <= last < SECTIONS and TOP_OF[g.mat[seat] * SECTIONS + last] == PRODUCE
    total += (PRODUCE_LATER if waits else PRODUCE_SOON) * produce_worth(g, seat, owned)
    if g.coins[seat]:
        total += FIRST_COIN
    return total


def arms(g: Scythe, seat: int) -> float:
    """Power and combat cards."""
    return POWER_WORTH * g.power[seat] + CARD_WORTH * min(CARDS_COUNTED, g.hand_size(seat))


def fame(g: Scythe, seat: int) -> float:
    """Popularity, for all that will be scored with it."""
    return POPULARITY_WORTH * min(POPULARITY_COUNTED, g.popularity[seat])


def roads(g: Scythe, seat: int) -> float:
    """How near the character is to encounters and to the Factory."""
    place = g.character[seat]
    table = distances(g, seat)
    total = ENCOUNTER_NEAR * APPROACH[steps_to_encounter(g, seat, place, table)]
    if not g.factory_card[seat]:
        total += FACTORY_NEAR * APPROACH[table[place * PLACES + FACTORY]]
    return total


# -- combats that are not yet decided ------------------------------------------------------------------------------


def combats(g: Scythe, seat: int, star: float) -> float:
    """What the waiting combats promise or threaten."""
    attacker = g.turn
    total = 0.0
    for place in g.fights:
        defender = g.enemy_fighter(attacker, place)
        if defender == NOBODY or (seat != attacker and seat != defender):
            continue
        enemy = defender if seat == attacker else attacker
        mine = shown(g, seat, g.fighters(seat, place))
        lead = mine - shown(g, enemy, g.fighters(enemy, place)) + (0.5 if seat == attacker else -0.5)
        win = chance(lead)
        if wants_combat_star(g, seat):
            total += win * star
        if seat == attacker:
            total += win * LOST_GROUND
            if place < TERRITORIES:
                total += win * g.tokens_on(place)
            total -= win * g.worker_at[enemy].count(place)
        total -= (1.0 - win) * LOST_GROUND
        total -= FIGHT_POWER * mine
    return total
