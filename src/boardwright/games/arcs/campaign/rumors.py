"""Rumors of the Haven (F1211): who knows what of them, and what may be true for everybody else.

`rumors` holds for each of the four planets which token lies there. The tokens lie on the map, too (`map_tokens`), with
their kind only once they were turned up. `rumor_agents` are the agents on them, `rumors_seen` what each seat has looked
at, and each of `statements` a list of planets of which the Pirate has said that the Haven is among them.
"""

from itertools import permutations
from typing import Final

from ..facts import NOBODY
from .facts import PIRATE, RUMOR
from .state import Campaign

FALSE_RUMOR: Final = 0
CLUSTER_CORRECT: Final = 1
SYMBOL_CORRECT: Final = 2
KINDS: Final[list[int]] = [FALSE_RUMOR, FALSE_RUMOR, CLUSTER_CORRECT, SYMBOL_CORRECT]

Rumors = tuple[tuple[int, int], ...]


def haven_of(rumors: Rumors) -> int:
    """The planet of the one token's cluster and the other one's symbol."""
    where = {kind: system for system, kind in rumors if kind != FALSE_RUMOR}
    return where[CLUSTER_CORRECT] // 4 * 4 + where[SYMBOL_CORRECT] % 4


def haven(g: Campaign) -> int:
    return haven_of(g.rumors)


def pirate(g: Campaign) -> int:
    return g.fate_holder(PIRATE)


def face_up(g: Campaign) -> dict[int, int]:
    """The tokens that were turned up: where, and which."""
    return {system: side - 1 for kind, _, system, side in g.map_tokens if kind == RUMOR and side}


def known_to(g: Campaign, seat: int) -> dict[int, int]:
    """The tokens of which a seat knows what they are."""
    truth = dict(g.rumors)
    if seat != NOBODY and seat == pirate(g):
        return truth
    seen = {system: truth[system] for one, system in g.rumors_seen if one == seat}
    return face_up(g) | seen


def worlds(g: Campaign, seat: int) -> list[Rumors]:
    """All that may be true for a seat: it fits the tokens seen, and everything that the Pirate has said."""
    systems = [system for system, _ in g.rumors]
    known = known_to(g, seat)
    found: list[Rumors] = []
    for kinds in sorted(set(permutations(KINDS))):
        world = tuple(zip(systems, kinds, strict=True))
        if all(dict(world)[system] == kind for system, kind in known.items()):
            if all(haven_of(world) in said for said in g.statements):
                found.append(world)
    return found
