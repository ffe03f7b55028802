"""What a sensible player leans to when moving: which unit, and where to."""

from math import exp
from typing import Final

from boardwright.games.scythe.facts import FACTORY, NOBODY, PLACES, TERRITORIES
from boardwright.games.scythe.movement import chosen_unit, destinations
from boardwright.games.scythe.state import CHARACTER, FIRST_MECH, FIRST_WORKER, Scythe
from boardwright.games.scythe.vocabulary import PLACE
from boardwright.kernel.decision import Option

from .needs import made_worth, owned_tokens
from .strength import strength, wants_combat_star
from .ways import FAR, distances, steps_to_encounter

SHARP: Final = 0.8
"""How sharply a coin more decides between moves."""

GROUND: Final = 2.5
"""A territory more, or less."""
FACTORY_GROUND: Final = 6.0
FACTORY_CARD: Final = 5.0
ENCOUNTER: Final = 6.0
TOKENS: Final = 0.7
NEARER: Final = 1.0
"""A step nearer to an encounter or to the Factory."""

WON: Final = 5.0
LOST: Final = -5.0
"""A combat that looks won or lost."""
SAFE: Final = 2
"""The lead in strength with which a seat attacks."""
DRIVEN_OFF: Final = 1.5
"""The popularity for a worker driven off."""

DONE: Final = 0.3
STOP: Final = 0.5
"""How good a move must look, in coins, to be made."""


def present(g: Scythe, seat: int, place: int) -> int:
    """How many own pieces hold a place."""
    return g.fighters(seat, place) + g.worker_at[seat].count(place) + g.structure_at[seat].count(place)


def stay_worth(g: Scythe, seat: int, unit: int, place: int, owned: list[int], table: list[int]) -> float:
    """What a unit is worth where it stands."""
    if place >= TERRITORIES:
        total = 0.0
    elif present(g, seat, place) > 1:
        total = 0.0
    else:
        total = FACTORY_GROUND if place == FACTORY else GROUND
    if unit >= FIRST_WORKER:
        if place < TERRITORIES:
            count = g.worker_at[seat].count(place)
            total += made_worth(g, seat, place, count, owned) - made_worth(g, seat, place, count - 1, owned)
    elif unit == CHARACTER:
        total += heading(g, seat, place, table)
    return total


def go_worth(g: Scythe, seat: int, unit: int, place: int, owned: list[int], table: list[int]) -> float:
    """What a unit would be worth at a place."""
    if place >= TERRITORIES:
        return heading(g, seat, place, table) if unit == CHARACTER else 0.0
    total = 0.0
    if not present(g, seat, place):
        total = FACTORY_GROUND if place == FACTORY else GROUND
        total += TOKENS * g.tokens_on(place)
    if unit >= FIRST_WORKER:
        count = g.worker_at[seat].count(place)
        return total + made_worth(g, seat, place, count + 1, owned) - made_worth(g, seat, place, count, owned)
    enemy = g.enemy_fighter(seat, place)
    if enemy != NOBODY:
        lead = strength(g, seat, g.fighters(seat, place) + 1) - strength(g, enemy, g.fighters(enemy, place))
        if lead < SAFE:
            return LOST
        total += WON if wants_combat_star(g, seat) else 0.0
        total -= DRIVEN_OFF * g.worker_at[enemy].count(place)
    else:
        enemy = g.enemy_unit(seat, place)
        if enemy != NOBODY:
            total -= DRIVEN_OFF * g.worker_at[enemy].count(place)
    if unit == CHARACTER:
        total += heading(g, seat, place, table)
    return total


def heading(g: Scythe, seat: int, place: int, table: list[int]) -> float:
    """What is near for the character: encounters, and the Factory while it has no card."""
    steps = steps_to_encounter(g, seat, place, table)
    total = ENCOUNTER if steps == 0 else NEARER * (FAR - steps) * 0.5
    if not g.factory_card[seat]:
        steps = table[place * PLACES + FACTORY]
        total += FACTORY_CARD if steps == 0 else NEARER * (FAR - steps) * 0.4
    return total


def lean_move(g: Scythe, seat: int, options: list[Option], weights: list[float]) -> None:
    """The units with the best step before them; none if no step is good."""
    owned = owned_tokens(g, g.controlled(seat))
    table = distances(g, seat)
    for i in range(len(options)):
        option = options[i]
        if option[0] == "done":
            weights[i] = exp(SHARP * DONE)
            continue
        unit = chosen_unit(g, seat, option)
        place = PLACE.of(option)
        best = -9.0
        for target in destinations(g, seat, unit, place):
            best = max(best, go_worth(g, seat, unit, target, owned, table))
        gain = best - stay_worth(g, seat, unit, place, owned, table)
        weights[i] = exp(SHARP * gain)


def lean_step(g: Scythe, seat: int, place: int, options: list[Option], weights: list[float]) -> None:
    """Where the unit is worth most."""
    owned = owned_tokens(g, g.controlled(seat))
    table = distances(g, seat)
    unit = stepping(g, seat, place, options)
    for i in range(len(options)):
        option = options[i]
        if option[0] == "stop":
            weights[i] = exp(SHARP * (STOP + stay_worth(g, seat, unit, place, owned, table)))
        else:
            weights[i] = exp(SHARP * go_worth(g, seat, unit, PLACE.of(option), owned, table))


def stepping(g: Scythe, seat: int, place: int, options: list[Option]) -> int:
    """Which unit is asked for its step, as far as the position tells: the last one that moved, or the first there."""
    if options[-1][0] == "stop":
        return g.steps[-1][0]
    if g.character[seat] == place and not g.tired & 1:
        return CHARACTER
    for slot, where in enumerate(g.mech_at[seat]):
        if where == place and not g.tired >> (FIRST_MECH + slot) & 1:
            return FIRST_MECH + slot
    return FIRST_WORKER
