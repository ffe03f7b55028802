"""A card keeps its number for ever: cards may be inserted in the data without touching a saved game."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright.games.imperium.facts import CARDS, FACE_IDS, FACES_PRINTED, NOTHING, NUMBERS_KEPT
from boardwright.kernel.game import Game

ROOT = Path(__file__).parents[3]
MOVES = 90
MOVES_AFTER = 40
SETTINGS = {"box": "classics", "nation_1": "romans", "nation_2": "celts"}
MADE_UP = """\
- id: {0}
  name: Made-up
  suits: [{1}]
  faces:
  - {{side: A, vp: 1}}
  - {{side: B, vp: 2}}
"""


def test_every_face_has_a_number_for_ever() -> None:
    assert NUMBERS_KEPT == FACE_IDS, "new cards have no lasting numbers yet: run python tools/card_numbers.py"
    assert sorted(NUMBERS_KEPT) == sorted(FACES_PRINTED), "numbers of cards that are gone or there twice"


@pytest.mark.parametrize(
    ("file", "suit", "replays"), [("greeks", "", True), ("celts", "", False), ("common_classics", "civilised", False)]
)
def test_a_card_may_be_inserted_without_touching_a_saved_game(
    file: str, suit: str, replays: bool, tmp_path: Path
) -> None:
    """Where it could have been dealt, the game goes on from its mark: such a card comes with new rules."""
    game = boardwright.new("imperium", seats=2, seed=14, options=SETTINGS)
    play_firsts(game, MOVES)
    record = {**game.record, "rules": game.rules.version - 1}
    del record["check"]
    before = cards_of(game)
    play_firsts(game, MOVES_AFTER)
    assert game.decision is not None

    package = tmp_path / "boardwright"
    shutil.copytree(ROOT / "src/boardwright", package, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    insert(package / f"games/imperium/data/{file}.yaml", MADE_UP.format("9NEW1", suit))
    found = told_by(tmp_path, record)
    assert found["inserted"] == [len(FACE_IDS), len(FACE_IDS) + 1]
    assert found["before"] == before
    assert found["after"] == cards_of(game)
    assert (found["note"] == "") == replays


def insert(path: Path, card: str) -> None:
    """Write a card into the middle of a file."""
    head, *cards = path.read_text("utf-8").split("\n- id: ")
    middle = len(cards) // 2
    before, after = ("\n- id: ".join(part) for part in ([head, *cards[:middle]], cards[middle:]))
    path.write_text(f"{before}\n{card}- id: {after}", "utf-8")


def told_by(folder: Path, record: dict[str, Any]) -> Any:
    """What `main` says of a record with the package in another folder."""
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    command = [sys.executable, "-m", "tests.games.imperium.test_numbers"]
    done = subprocess.run(command, cwd=folder, env=settings, input=json.dumps(record), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def main() -> None:
    """Load a record, play on, and tell of the cards."""
    game = boardwright.load(json.load(sys.stdin))
    before = cards_of(game)
    play_firsts(game, MOVES_AFTER)
    inserted = [number for number, card in enumerate(CARDS) if card == "9NEW1"]
    print(json.dumps({"inserted": inserted, "before": before, "after": cards_of(game), "note": game.history_note}))


def play_firsts(game: Game, moves: int) -> None:
    """Some moves that are the same wherever they are played."""
    for number in range(moves):
        if game.decision is not None:
            game.play(game.decision.options[number % 5 % len(game.decision.options)])


def cards_of(game: Game) -> dict[str, list[list[str]]]:
    """The cards by id in every place, in their order."""
    g: Any = game.state
    common = [g.market, g.market_unrest, *g.piles, g.fame, g.unrest, g.exile, g.removed, [g.king], g.flipped]
    return {
        name: [[FACE_IDS[card] for card in cards if card != NOTHING] for cards in places]
        for name, places in (("common", common), ("zones", g.zones), ("tired", g.tired), ("hosts", g.hosts))
    }


if __name__ == "__main__":
    main()
