"""The stored games: tests/records/<game>-<seats>-<number>.json, each a whole record.

They were chosen so that together with the ordinary random games they come to everything that a game can come to.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boardwright.games import rules_of
from boardwright.kernel.decision import Option
from tests.generic.cases import CASES, Case
from tests.generic.players import player
from tests.generic.processes import ROOT
from tests.generic.reached import Watched

FOLDER = ROOT / "tests" / "records"

ORDINARY_GAMES = 150
"""How many random games the coverage test plays itself."""

Record = dict[str, Any]


def files_of(game: str) -> list[Path]:
    return sorted(FOLDER.glob(f"{game}-*.json"))


def read(path: Path) -> Record:
    record: Record = json.loads(path.read_text("utf-8"))
    return record


def text_of(record: Record) -> str:
    """One line for each part, so that a change is easy to see."""
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in record.items()) + "\n}\n"


def case_of(record: Record) -> Case:
    return Case(record["game"], record["seats"], tuple(record["options"].items()))


def moves_of(record: Record) -> list[Option]:
    return [rules_of(record["game"]).vocabulary.inside(move) for move in record["moves"]]


def ordinary_games(game: str) -> Iterator[Watched]:
    """Random games over all tables, the same each time."""
    cases = [case for case in CASES if case.game == game]
    for number in range(ORDINARY_GAMES):
        seed = 1_000_000 + number
        yield Watched(cases[number % len(cases)].new(seed)).play_out(player(seed))


def stored_games(game: str) -> Iterator[Watched]:
    """The stored games, played again."""
    for path in files_of(game):
        record = read(path)
        watched = Watched(case_of(record).new(record["seed"]))
        watched.play_all(moves_of(record))
        yield watched
