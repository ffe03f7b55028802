"""How far character and mechs have to go."""

from typing import Final

from boardwright.games.scythe.facts import PLACES
from boardwright.games.scythe.movement import near_for_fighter
from boardwright.games.scythe.state import Scythe

FAR: Final = 9
"""Further than this makes no difference."""

DISTANCES: Final[list[list[int] | None]] = [None] * 80
"""By faction * 16 + uncovered abilities: the steps from place to place, at from * PLACES + to, when needed."""


def found_distances(key: int) -> list[int]:
    near = near_for_fighter(key)
    table = [FAR] * (PLACES * PLACES)
    for start in range(PLACES):
        table[start * PLACES + start] = 0
        edge = [start]
        steps = 0
        while edge and steps < FAR - 1:
            steps += 1
            reached: list[int] = []
            for place in edge:
                for target in near[place]:
                    if table[start * PLACES + target] == FAR and target != start:
                        table[start * PLACES + target] = steps
                        reached.append(target)
            edge = reached
    return table


def distances(g: Scythe, seat: int) -> list[int]:
    """The steps from place to place for character and mechs of a seat, at from * PLACES + to."""
    key = g.faction[seat] * 16 + g.unlocked[seat]
    table = DISTANCES[key]
    if table is None:
        table = DISTANCES[key] = found_distances(key)
    return table


def steps_to_encounter(g: Scythe, seat: int, place: int, table: list[int]) -> int:
    """The steps from a place to the nearest encounter."""
    best = FAR
    for target in g.encounters:
        steps = table[place * PLACES + target]
        if steps < best:
            best = steps
    return best
