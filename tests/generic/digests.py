"""Digests of whole games, printed as JSON: the same in every process, on every machine, plain or compiled.

python -m tests.generic.digests
"""

import json

from boardwright.kernel.state import digest_of
from tests.generic.cases import CASES, Case
from tests.generic.faces import face
from tests.generic.players import play_on, player

EVERY = 25


def digests_of(case: Case, seed: int) -> list[str]:
    """A digest of all that can be seen, every few moves of a random game and at its end."""
    game, by = case.new(seed), player(seed)
    found = []
    while True:
        found.append(digest_of(face(game)))
        if game.decision is None:
            return found
        play_on(game, by, EVERY)


def all_digests() -> dict[str, list[str]]:
    """The digests of one game at every table."""
    return {str(case): digests_of(case, seed) for seed, case in enumerate(CASES)}


if __name__ == "__main__":
    print(json.dumps(all_digests()))
