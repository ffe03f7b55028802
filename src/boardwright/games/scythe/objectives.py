"""Objectives (p.26): what their cards measure, and revealing one."""

from collections.abc import Callable
from typing import Final

from boardwright.kernel.decision import Option
from boardwright.kernel.still import replaced, without

from .facts import (
    AT_END_OF_TURN,
    FACTORY,
    FARM,
    FOREST,
    IS_TUNNEL,
    LAKES,
    MOUNTAIN,
    NEIGHBOURS,
    NOTHING,
    OBJECTIVE_TEST,
    STAR_COMBAT,
    STAR_KINDS,
    STAR_OBJECTIVE,
    TERRAIN,
    TERRITORIES,
    TUNDRA,
    VILLAGE,
)
from .stars import end_if_complete, place_star, star_limit
from .state import Scythe

Measure = Callable[[Scythe, int], int]

# -- what can be measured ------------------------------------------------------------------------------------------


def terrain_count(g: Scythe, me: int, terrain: int) -> int:
    count = 0
    for place in g.controlled(me):
        if TERRAIN[place] == terrain:
            count += 1
    return count


def mountains(g: Scythe, me: int) -> int:
    return terrain_count(g, me, MOUNTAIN)


def farms(g: Scythe, me: int) -> int:
    return terrain_count(g, me, FARM)


def tundras(g: Scythe, me: int) -> int:
    return terrain_count(g, me, TUNDRA)


def forests(g: Scythe, me: int) -> int:
    return terrain_count(g, me, FOREST)


def villages(g: Scythe, me: int) -> int:
    return terrain_count(g, me, VILLAGE)


def tunnels(g: Scythe, me: int) -> int:
    """D15: printed tunnels, not the Mine."""
    count = 0
    for place in g.controlled(me):
        if IS_TUNNEL[place]:
            count += 1
    return count


def beside_factory(g: Scythe, me: int) -> int:
    count = 0
    for place in g.controlled(me):
        if place in NEIGHBOURS[FACTORY]:
            count += 1
    return count


def around_one_lake(g: Scythe, me: int) -> int:
    touched = [lake for place in g.controlled(me) for lake in SHORES[place]]
    best = 0
    for lake in touched:
        best = max(best, touched.count(lake))
    return best


SHORES: Final[list[list[int]]] = [[lake for lake in LAKES if place in NEIGHBOURS[lake]] for place in range(TERRITORIES)]
"""The lakes beside each territory."""


def controls_factory(g: Scythe, me: int) -> int:
    return 1 if g.controls(me, FACTORY) else 0


def most_power(g: Scythe, me: int) -> int:
    """Shared first place is enough."""
    return 1 if g.power[me] == max(g.power) else 0


def sent_workers_home(g: Scythe, me: int) -> int:
    """D10: in this turn."""
    return 1 if g.sent_home else 0


def has_factory_card(g: Scythe, me: int) -> int:
    return 1 if g.factory_card[me] else 0


def workers(g: Scythe, me: int) -> int:
    return g.workers_out(me)


def mechs(g: Scythe, me: int) -> int:
    return g.mechs_out(me)


def structures(g: Scythe, me: int) -> int:
    return g.structures_out(me)


def recruits(g: Scythe, me: int) -> int:
    return g.recruits(me)


def upgrades(g: Scythe, me: int) -> int:
    return g.upgrades(me)


def workers_equal_recruits(g: Scythe, me: int) -> int:
    return 1 if g.workers_out(me) == g.recruits(me) else 0


def power(g: Scythe, me: int) -> int:
    return g.power[me]


def popularity(g: Scythe, me: int) -> int:
    return g.popularity[me]


def coins(g: Scythe, me: int) -> int:
    return g.coins[me]


def combat_cards(g: Scythe, me: int) -> int:
    return g.hand_size(me)


def combat_stars(g: Scythe, me: int) -> int:
    return g.stars[me * STAR_KINDS + STAR_COMBAT]


def all_types_in_one_hex(g: Scythe, me: int) -> int:
    """The most tokens on one territory that has all four types."""
    best = 0
    for place in g.controlled(me):
        if 0 not in g.tokens[place * 4 : place * 4 + 4]:
            best = max(best, g.tokens_on(place))
    return best


def own_pieces_in_one_hex(g: Scythe, me: int) -> int:
    best = 0
    for place in g.controlled(me):
        count = g.fighters(me, place) + g.worker_at[me].count(place) + g.structure_at[me].count(place)
        best = max(best, count)
    return best


def trio_with_resources(g: Scythe, me: int) -> int:
    """The tokens with the character, exactly one mech and exactly one worker."""
    place = g.character[me]
    if place >= TERRITORIES or g.mech_at[me].count(place) != 1 or g.worker_at[me].count(place) != 1:
        return 0
    return g.tokens_on(place)


def own_resource_types(g: Scythe, me: int) -> int:
    return 4 - g.owned_of_each(me).count(0)


def own_same_resource(g: Scythe, me: int) -> int:
    return max(g.owned_of_each(me))


MEASURES: Final[dict[str, Measure]] = {
    "control_mountains": mountains,
    "control_farms": farms,
    "control_tundras": tundras,
    "control_forests": forests,
    "control_villages": villages,
    "control_tunnels": tunnels,
    "control_adjacent_to_factory": beside_factory,
    "control_around_one_lake": around_one_lake,
    "controls_factory": controls_factory,
    "most_power": most_power,
    "sent_workers_home": sent_workers_home,
    "has_factory_card": has_factory_card,
    "workers": workers,
    "mechs": mechs,
    "structures": structures,
    "recruits": recruits,
    "upgrades": upgrades,
    "workers_equal_recruits": workers_equal_recruits,
    "power": power,
    "popularity": popularity,
    "coins": coins,
    "combat_cards": combat_cards,
    "combat_stars": combat_stars,
    "one_hex_all_types": all_types_in_one_hex,
    "one_hex_own_pieces": own_pieces_in_one_hex,
    "one_hex_trio_with_resources": trio_with_resources,
    "own_resource_types": own_resource_types,
    "own_same_resource": own_same_resource,
}

MANY: Final = 1 << 30


def compiled(word: str, bound: int) -> tuple[Measure, int, int]:
    """A measure and its bounds: `power_min: 7`, `coins_max: 2`, or exactly `has_factory_card: 1`."""
    if word.endswith("_min"):
        return MEASURES[word[:-4]], bound, MANY
    if word.endswith("_max"):
        return MEASURES[word[:-4]], 0, bound
    return MEASURES[word], bound, bound


TESTS: Final[list[list[tuple[Measure, int, int]]]] = [
    [compiled(word, bound) for word, bound in tests] for tests in OBJECTIVE_TEST
]


def is_met(g: Scythe, me: int, card: int) -> bool:
    """Whether the condition of an objective card holds now."""
    return first_unmet(g, me, card) == NOTHING


def first_unmet(g: Scythe, me: int, card: int) -> int:
    """The first part of the condition that does not hold, or NOTHING."""
    for part, (measure, low, high) in enumerate(TESTS[card - 1]):
        if not low <= measure(g, me) <= high:
            return part
    return NOTHING


# -- revealing -----------------------------------------------------------------------------------------------------


def revealable(g: Scythe, me: int, turn_ends: bool) -> list[Option]:
    """R6: the own cards that may be revealed now; some only when the last action is over."""
    options: list[Option] = []
    for card in g.objectives[me]:
        if (turn_ends or not AT_END_OF_TURN[card - 1]) and is_met(g, me, card):
            options.append(("reveal", card))
    return options


def reveal(g: Scythe, me: int, card: int) -> None:
    """R132: a star, and both cards go under the deck, unless an ability allows another."""
    g.look()
    if g.clauses is not None:
        g.reach(f"objective-{card}")
    g.objectives = replaced(g.objectives, me, without(g.objectives[me], card))
    g.shown += ((me, card),)
    g.note(("objective", g.faction[me], card))
    place_star(g, me, STAR_OBJECTIVE)
    if g.stars[me * STAR_KINDS + STAR_OBJECTIVE] >= star_limit(g, me, STAR_OBJECTIVE):
        g.dropped += tuple([(me, other) for other in g.objectives[me]])
        g.objectives = replaced(g.objectives, me, ())
    end_if_complete(g, me)
