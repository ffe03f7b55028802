"""What programs that learn see of some stored games, as digests: a row means the same whatever code fills it.

`python -m tests.generic.regenerate` writes tests/research/rows.json anew when games or columns have changed.
"""

import json
from hashlib import sha256
from pathlib import Path

import boardwright
from boardwright.research import features_of
from tests.generic import records

FILE = Path(__file__).with_name("rows.json")
EVERY = 5


def chosen() -> list[Path]:
    """The first stored game of each number of seats."""
    return [path for game in boardwright.games() for path in records.files_of(game) if path.stem.endswith("-1")]


def digest_of(path: Path) -> str:
    """A short hash of what every seat sees at some decisions of a stored game, options and their numbers included."""
    record = records.read(path)
    game, features = records.case_of(record).new(record["seed"]), features_of(record["game"])
    seen = sha256()
    for number, move in enumerate(records.moves_of(record)):
        decision = game.decision
        assert decision is not None
        if number % EVERY == 0:
            for seat in range(game.seats):
                seen.update(features.state_row(game.state, seat, decision if seat == decision.seat else None))
            seen.update(features.option_rows(game.state, decision))
            seen.update(str(features.actions.numbers(decision.options, decision.seat, game.seats)).encode())
        game.play(move)
    return seen.hexdigest()[:16]


def text() -> str:
    return json.dumps({path.stem: digest_of(path) for path in chosen()}, indent=2) + "\n"


def stored() -> dict[str, str]:
    digests: dict[str, str] = json.loads(FILE.read_text("utf-8"))
    return digests
