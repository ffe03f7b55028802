"""Whether this process runs the compiled rules, and what they make of the stored games, printed as JSON.

python -m tests.generic.compiled
"""

import json
from typing import Any

import boardwright
from boardwright.kernel import game as kernel_game
from tests.generic import records
from tests.generic.digests import all_digests


def is_compiled() -> bool:
    return not str(kernel_game.__file__).endswith(".py")


def ends_of_stored_games() -> dict[str, str]:
    """The digest at the end of each stored game."""
    ends = {}
    for name in boardwright.games():
        for path in records.files_of(name):
            record = records.read(path)
            game = records.case_of(record).new(record["seed"])
            for move in records.moves_of(record):
                game.play(move)
            ends[path.stem] = game.state.digest()
    return ends


def report() -> dict[str, Any]:
    return {"compiled": is_compiled(), "stored": ends_of_stored_games(), "random": all_digests()}


if __name__ == "__main__":
    print(json.dumps(report()))
