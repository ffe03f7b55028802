"""The plan of the Planet Breaker of Act II: ships to every Fragment, then the Hammer on a planet, a world broken."""

from math import exp
from typing import Final

from boardwright.games.arcs.campaign.facts import CHAPTERS, EMPIRE, FRAGMENT, HAMMER, PLANETS, SLIPSTREAM_DRIVE
from boardwright.games.arcs.campaign.fates.planet_breaker import PLANET_HAMMER, SPACES_FOR_WORLD, may_break
from boardwright.games.arcs.campaign.flagship import has_upgrade
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.campaign.tokens import systems_with
from boardwright.games.arcs.facts import NOTHING, SYSTEM_COUNT
from boardwright.games.arcs.vocabulary import System

from ..arcs.standing import rounds_left
from .on_map import FAR, may_act_in, open_gates, ways

BY_DRIVE: Final = 0.5
"""What a step costs where the Slipstream Drive takes ships a part of the way for nothing, in actions."""
WHOLE_PLAN: Final = 24.0
"""The actions that the plan takes from a poor start."""
PACE: Final = 1.1
"""How many of them a turn has room for."""
ROUNDS: Final = 5.5
"""How many turns a chapter to come has."""
BLUR: Final = 3.0
"""How many actions too late, or left over, make it one to e that there is no time, or that there is."""
HAMMER_MADE: Final = 2.0
"""Those that are left once there is a Hammer: to lay it on a planet, and to break that."""
NO_WORLD: Final = 4.0
"""The same without a planet to lay it on."""
OUTNUMBERING: Final = 0.5
"""For each ship of Rivals that has to be outnumbered."""
STORMING: Final = 3.0
"""To take what the Empire holds, as an Outlaw."""

Leg = tuple[float, int, System]
"""The actions it takes to come from where a ship stands to a Fragment."""


def legs(g: Campaign, seat: int) -> list[Leg]:
    """The ways of ships to all Fragments, the cheapest first; from a Fragment that is taken, two ships go on."""
    ships = list(g.fresh[seat * SYSTEM_COUNT : (seat + 1) * SYSTEM_COUNT])
    gates = open_gates(g, seat)
    left = [(system, ways(g, [system]), ways(g, [system], gates)) for system in systems_with(g, FRAGMENT)]
    drive = g.flagships[seat] if has_upgrade(g, seat, SLIPSTREAM_DRIVE) else NOTHING
    found: list[Leg] = []
    while left:
        price, origin, place = float(FAR), 0, 0
        for i, (fragment, way, by_drive) in enumerate(left):
            for system in g.systems:
                if ships[system] and (system != fragment or may_act_in(g, seat, fragment)):
                    cost = BY_DRIVE * by_drive[system] if system == drive else way[system]
                    if cost < price:
                        price, origin, place = cost, system, i
        fragment = left.pop(place)[0]
        found.append((price, origin, fragment))
        ships[origin] = max(0, ships[origin] - 1)
        ships[fragment] += 2
        if origin == drive:
            drive = fragment
    return found


def actions_to_break(g: Campaign, seat: int) -> float:
    """How many actions it takes, about, until a world is broken."""
    if PLANET_HAMMER in g.cards[seat]:
        if any(may_act_in(g, seat, system) and may_break(g, seat, system) for system in systems_with(g, HAMMER)):
            return 1.0
        worlds = (planet for planet in PLANETS if may_act_in(g, seat, planet) and may_break(g, seat, planet))
        return HAMMER_MADE if any(worlds) else NO_WORLD
    total = HAMMER_MADE
    for price, _, fragment in legs(g, seat):
        total += 1.0 + price
        if not price:
            continue
        if g.fresh[EMPIRE * SYSTEM_COUNT + fragment]:
            total += 0.0 if g.is_regent(seat) else STORMING
        else:
            total += OUTNUMBERING * max([g.fresh[rival * SYSTEM_COUNT + fragment] for rival in g.rivals(seat)])
    return total


def hammer_near(g: Campaign, seat: int) -> float:
    """The world, as likely as there is time to break it; the Fragments that are left, the nearer the more."""
    needed = actions_to_break(g, seat)
    turns = rounds_left(g) + ROUNDS * (CHAPTERS[g.act] - g.chapter)
    in_time = 1.0 / (1.0 + exp((needed - PACE * turns) / BLUR))
    left = g.objectives[seat]
    world = min(SPACES_FOR_WORLD, left)
    return world * in_time + (left - world) * max(0.0, 1.0 - needed / WHOLE_PLAN)


# -- where ships go --------------------------------------------------------------------------------------------------


def to_spare(g: Campaign, seat: int, system: int) -> int:
    """How many fresh ships may leave a system: one stays with a Fragment to be taken, or with the Hammer."""
    ships = g.fresh[seat * SYSTEM_COUNT + system]
    waits = system in systems_with(g, FRAGMENT) or system in systems_with(g, HAMMER)
    return ships - 1 if ships and waits and may_act_in(g, seat, system) else ships


def fragments_from(g: Campaign, seat: int, system: int) -> list[System]:
    """The Fragments to which ships set out from a system."""
    if not to_spare(g, seat, system):
        return []
    return [fragment for price, origin, fragment in legs(g, seat) if origin == system and price]


def sets_out(g: Campaign, seat: int) -> bool:
    """Whether any ships have a way to go."""
    return any(fragments_from(g, seat, system) for system in g.systems)
