"""Stored games of Arcs in a process that loaded the campaign first, printed as JSON: which of them end as they did.

python -m tests.games.arcs_campaign.beside
"""

import json

from boardwright.games import rules_of
from tests.generic import records

NEW_ACTIONS = {"manufacture", "synthesize", "trade", "pressgang", "execute", "abduct"}


def replayed() -> dict[str, list[str]]:
    """The clauses that each stored game with a new action comes to, if all its positions are the stored ones."""
    rules_of("arcs_campaign")
    found: dict[str, list[str]] = {}
    for path in records.files_of("arcs"):
        record = records.read(path)
        if any(NEW_ACTIONS.intersection(map(str, move)) for move in record["moves"]):
            game = records.case_of(record).new(record["seed"])
            game.state.clauses = {}
            for move in records.moves_of(record):
                game.play(move)
            same = game.record["digests"] == record["digests"]
            found[path.stem] = sorted(game.state.clauses) if same else []
    return found


if __name__ == "__main__":
    print(json.dumps(replayed()))
