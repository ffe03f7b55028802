"""The same seed and options give the same game, byte for byte, whoever plays it and wherever."""

import json

import pytest

import boardwright
from boardwright.bots.random import RandomBot
from tests.generic.cases import CASES, SOME_CASES, Case
from tests.generic.digests import all_digests
from tests.generic.faces import face, position
from tests.generic.players import play_on, player
from tests.generic.processes import answer_of


def test_other_processes_with_other_hashes_play_the_same_games() -> None:
    here = all_digests()
    for hash_seed in ("1", "4000000000"):
        assert answer_of("tests.generic.digests", PYTHONHASHSEED=hash_seed) == here


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_seed_decides(case: Case) -> None:
    assert face(play_on(case.new(5), RandomBot(3), 60)) == face(play_on(case.new(5), RandomBot(3), 60))
    assert case.new(5).state.digest() != case.new(6).state.digest()
    assert case.new(5).state.digest() != case.new(-5).state.digest()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_forced_decisions_change_nothing_but_the_number_of_questions(case: Case) -> None:
    quick = play_on(case.new(7), RandomBot(7), case.limits.longest)
    moves, slow = list(quick.moves), case.new(7, ask_forced=True)
    while slow.decision is not None:
        slow.play(slow.decision.options[0] if slow.decision.forced else moves.pop(0))
    assert not moves
    assert position(slow) == position(quick)
    assert [event.what for event in slow.events] == [event.what for event in quick.events]


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_with_secret_chance_the_same_seed_is_the_same_game(case: Case) -> None:
    """And its record, which says where its chance came from, replays to the same end."""
    seed = 2**127 + 11
    games = [
        boardwright.new(case.game, case.seats, seed, dict(case.options), chance=chance)
        for chance in ("secret", "secret", "fast")
    ]
    for game in games:
        play_on(game, player(3), 60)
    digests = [game.state.digest() for game in games]
    assert digests[0] == digests[1] != digests[2]
    record = json.loads(json.dumps(games[0].record))
    assert record["chance"] == "secret" and boardwright.load(record).state.digest() == digests[0]
    assert position(games[0].fork()) == position(games[0])
