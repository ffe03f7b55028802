"""Stored games replay, walks have their counts, playthroughs read the same: nothing changes that nobody meant.

If a change was meant: `python -m tests.generic.regenerate`, and read the difference.
"""

import json
from pathlib import Path

import pytest

import boardwright
from boardwright.bots.random import RandomBot
from tests.generic import playthroughs, records, walks
from tests.generic.cases import CASES, GAME_CASES, Case
from tests.generic.players import play_on

HINT = "if this was meant: python -m tests.generic.regenerate"
RECORDS = [path for game in boardwright.games() for path in records.files_of(game)]
NUMBERED = sorted((records.FOLDER / "format-1").glob("*.json"))
"""Games that were saved with numbers in the place of ids."""
A_WHILE = 20
EARLIER = sorted((records.FOLDER / "earlier").glob("*.json"))


@pytest.mark.parametrize("game", boardwright.games())
def test_every_game_has_stored_games_for_every_number_of_seats(game: str) -> None:
    stored = {records.case_of(records.read(path)).seats for path in records.files_of(game)}
    assert stored == {case.seats for case in CASES if case.game == game}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_stored_game_replays_to_its_digests(path: Path) -> None:
    record = records.read(path)
    try:
        game = boardwright.load(record)
    except boardwright.RecordError as error:
        raise AssertionError(f"{error} {HINT}") from error
    assert game.history_note == "" and game.decision is None and game.outcome is not None
    assert game.moves == records.moves_of(record) and game.record["digests"] == record["digests"], HINT


@pytest.mark.parametrize("path", NUMBERED, ids=lambda path: path.stem)
def test_a_record_with_numbers_goes_on_with_ids(path: Path) -> None:
    """The whole game, and the same when it is saved in the middle."""
    record = records.read(path)
    half = {**record, "moves": record["moves"][: len(record["moves"]) // 2], "digests": {}}
    del half["mark"], half["check"]
    for stored in (record, half):
        game = boardwright.load(stored)
        assert stored["format"] == 1 and game.moves == records.moves_of(stored) and not game.history_note
        bot = RandomBot(1)
        for _ in range(A_WHILE):
            if game.decision is not None:
                game.play(bot.choose(game, game.decision.seat))
        saved = json.loads(json.dumps(game.record))
        again = boardwright.load(saved)
        assert saved["format"] == 2 and again.moves == game.moves
        assert again.state.digest() == game.state.digest() and again.record == saved


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.stem)
def test_a_game_that_was_saved_under_earlier_rules_goes_on(path: Path) -> None:
    """From its mark, if its history does not replay any more; and it can be played to its end."""
    record = records.read(path)
    game = boardwright.load(record)
    assert "taken back" not in game.history_note and game.chance == "fast"
    game.state.check()
    play_on(game, RandomBot(1), GAME_CASES[record["game"]].longest)
    assert game.outcome is not None


def test_walks_have_their_counts() -> None:
    stored = walks.stored()
    found = walks.walks_of(boardwright.games())
    different = {name: (stored.get(name), found.get(name)) for name in stored | found}
    assert not {name: pair for name, pair in different.items() if pair[0] != pair[1]}, HINT


@pytest.mark.parametrize("case", playthroughs.played_through(), ids=str)
def test_a_playthrough_reads_the_same(case: Case) -> None:
    stored = (playthroughs.FOLDER / playthroughs.name_of(case)).read_text("utf-8")
    assert len(stored.encode()) <= playthroughs.LARGEST
    text = playthroughs.text_of(case)
    for number, (was, now) in enumerate(zip(stored.splitlines(), text.splitlines(), strict=False), 1):
        assert now == was, f"line {number} differs; {HINT}"
    assert text == stored, HINT
