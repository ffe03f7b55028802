"""The end of the game (p.28, p.29): coins by popularity, structure bonus, tie-breaks."""

from collections.abc import Callable
from typing import Final

from boardwright.kernel.rules import Outcome, places_of

from .facts import (
    AXIAL,
    BONUS_COINS,
    BONUSES,
    DIRECTIONS,
    ENCOUNTERS,
    FACTORY,
    FACTORY_COUNTS_AS,
    FARM,
    IS_TUNNEL,
    LAKES,
    NEIGHBOURS,
    NOWHERE,
    TERRAIN,
    TIERS,
    TUNDRA,
    TUNNELS,
)
from .state import Scythe

# -- structure bonuses: R136, whoever controls the territory -------------------------------------------------------


def standing(g: Scythe, seat: int) -> list[int]:
    return [place for place in g.structure_at[seat] if place != NOWHERE]


def touched(g: Scythe, seat: int, places: list[int]) -> int:
    """How many of the places are next to a structure (D37: not under it)."""
    near = [place for own in standing(g, seat) for place in NEIGHBOURS[own]]
    return sum([1 for place in places if place in near])


def adjacent_tunnels(g: Scythe, seat: int) -> int:
    return touched(g, seat, TUNNELS)


def adjacent_lakes(g: Scythe, seat: int) -> int:
    return touched(g, seat, LAKES)


def adjacent_encounters(g: Scythe, seat: int) -> int:
    return touched(g, seat, ENCOUNTERS)


def on_tunnels(g: Scythe, seat: int) -> int:
    return sum([1 for place in standing(g, seat) if IS_TUNNEL[place]])


def longest_row(g: Scythe, seat: int) -> int:
    own = [AXIAL[place] for place in standing(g, seat)]
    best = 0
    for q, r in own:
        for step_q, step_r in DIRECTIONS[:3]:
            count = 0
            while (q + count * step_q, r + count * step_r) in own:
                count += 1
            best = max(best, count)
    return best


def on_farms_or_tundras(g: Scythe, seat: int) -> int:
    return sum([1 for place in standing(g, seat) if TERRAIN[place] in (FARM, TUNDRA)])


COUNTED: Final[dict[str, Callable[[Scythe, int], int]]] = {
    "adjacent_tunnels": adjacent_tunnels,
    "adjacent_lakes": adjacent_lakes,
    "adjacent_encounters": adjacent_encounters,
    "on_tunnels": on_tunnels,
    "longest_row": longest_row,
    "on_farms_or_tundras": on_farms_or_tundras,
}


def structure_bonus(g: Scythe, seat: int) -> int:
    coins = BONUS_COINS[g.bonus]
    return coins[min(COUNTED[BONUSES[g.bonus]](g, seat), len(coins) - 1)]


# -- the fortune ---------------------------------------------------------------------------------------------------


def territory_count(g: Scythe, seat: int) -> int:
    """R120: the Factory counts as three."""
    own = g.controlled(seat)
    return len(own) + (FACTORY_COUNTS_AS - 1 if FACTORY in own else 0)


def resource_count(g: Scythe, seat: int) -> int:
    return sum([g.tokens_on(place) for place in g.controlled(seat)])


class Fortune:
    """The coins of a seat at the end, category by category."""

    def __init__(self, g: Scythe, seat: int) -> None:
        per_star, per_territory, per_pair = TIERS[g.popularity[seat]]
        self.coins = g.coins[seat]
        self.stars = g.star_count(seat) * per_star
        self.territories = territory_count(g, seat) * per_territory
        self.resources = resource_count(g, seat) // 2 * per_pair
        self.structures = structure_bonus(g, seat)
        self.total = self.coins + self.stars + self.territories + self.resources + self.structures


def tie_breaks(g: Scythe, seat: int) -> tuple[int, int, int, int, int, int]:
    """R137: more of each wins, in this order."""
    return (
        g.workers_out(seat) + g.mechs_out(seat) + g.structures_out(seat),
        g.power[seat],
        g.popularity[seat],
        resource_count(g, seat),
        territory_count(g, seat),
        g.star_count(seat),
    )


def outcome(g: Scythe) -> Outcome:
    """R135: the greatest fortune wins. D11: a total tie is a shared victory."""
    scores = [Fortune(g, seat).total for seat in range(g.seats)]
    places = places_of([(scores[seat], *tie_breaks(g, seat)) for seat in range(g.seats)])
    return Outcome(scores, places, f"scythe-{g.ended}")
