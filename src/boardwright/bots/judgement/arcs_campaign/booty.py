"""What the Pirate may steal, and where."""

from typing import Final

from boardwright.games.arcs.campaign.facts import FREE_STATES, PLANETS
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import SYSTEM_COUNT
from boardwright.games.arcs.vocabulary import System

KEYS_FOR_ONE: Final = 2
"""The raid dice that are likely to bring the one key for what Free buildings hold."""
LOOT_PER_DIE: Final = 0.4
"""How many tokens of a Rival a raid die brings: most cost more than one key."""
AMONG_SHIPS: Final = 0.4
"""What is left of that where no building stands: a token at most for each damaged ship."""


def tokens_of(g: Campaign, owner: int) -> int:
    """How many resources a player holds."""
    return sum(g.tokens(owner, resource) for resource in range(5))


def booty_in(g: Campaign, seat: int, system: System) -> int:
    """The most tokens of a Rival with pieces in a system; a raid on Free buildings brings one of the supply (C71)."""
    most = 1 if is_free_booty(g, system) else 0
    for rival in g.rivals(seat):
        if g.ships_at(rival, system) or g.has_building(rival, system):
            most = max(most, tokens_of(g, rival))
    return most


def is_free_booty(g: Campaign, system: System) -> bool:
    """Whether Free buildings stand on a planet of whose type there are tokens in the supply."""
    return system in PLANETS and g.has_building(FREE_STATES, system) and g.supply[g.planet_type(system)] > 0


def loot_from(g: Campaign, seat: int, owner: int, system: System) -> float:
    """How many tokens a battle is likely to bring: the more ships, the more."""
    ships = g.fresh[seat * SYSTEM_COUNT + system]
    if owner >= g.seats:
        free = owner == FREE_STATES and is_free_booty(g, system)
        return 1.0 - 0.5 ** min(ships, KEYS_FOR_ONE) if free else 0.0
    found = min(float(tokens_of(g, owner)), LOOT_PER_DIE * ships)
    return found if g.has_building(owner, system) or g.flagships[owner] == system else AMONG_SHIPS * found
