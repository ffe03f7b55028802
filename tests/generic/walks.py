"""Walk counts: how many different sequences of options there are, one to N decisions deep, from fixed positions."""

import json
from collections.abc import Collection
from typing import Any

from boardwright.kernel.game import Game
from tests.generic.cases import CASES, Case
from tests.generic.players import play_on, player
from tests.generic.processes import ROOT

FILE = ROOT / "tests" / "generic" / "walks.json"

STARTS = (0, 60, 150)
"""After how many moves of a random game the walks begin."""

DEEPEST = 6
MANY = 1000
"""No deeper walk is counted from where there are so many already."""


def length_of_walks(game: Game, depth: int) -> int:
    """The number of sequences of `depth` options; the end of the game ends a sequence."""
    decision = game.decision
    if decision is None:
        return 1
    if depth == 1:
        return len(decision.options)
    count = 0
    for option in decision.options:
        fork = game.fork()
        fork.play(option)
        count += length_of_walks(fork, depth - 1)
    return count


def counts_from(game: Game) -> list[int]:
    """The counts for depth 1, 2, ... as deep as is quickly done."""
    counts: list[int] = []
    while len(counts) < DEEPEST and (not counts or counts[-1] < MANY):
        counts.append(length_of_walks(game, len(counts) + 1))
    return counts


def stored() -> dict[str, Any]:
    """The counts as they are in the file."""
    counts: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return counts


def walks_of(games: Collection[str]) -> dict[str, Any]:
    """The counts of every table of these games, from its start and from the middle of a game."""
    found: dict[str, Any] = {}
    for seed, case in enumerate(CASES):
        if case.game not in games:
            continue
        for start in STARTS:
            game = play_on(case.new(seed), player(seed), start)
            found[name_of(seed, case, start)] = counts_from(game)
    return found


def name_of(seed: int, case: Case, start: int) -> str:
    return f"{case}, seed {seed}, after {start} moves"


def text_of(walks: dict[str, Any]) -> str:
    """In the order of the tables; walks of tables that are no more are left out."""
    names = [name_of(seed, case, start) for seed, case in enumerate(CASES) for start in STARTS]
    lines = [f"  {json.dumps(name)}: {json.dumps(walks[name])}" for name in names if name in walks]
    return "{\n" + ",\n".join(lines) + "\n}\n"
