"""Thousands of random games: whole after every step, never stuck, and at an end within bounds.

`pytest tests/generic -m fuzz --games 100000` plays more of them. Game number n is always the same game.
"""

import pytest

from boardwright.kernel.decision import Decision
from boardwright.kernel.game import Game
from boardwright.kernel.rules import places_of
from tests.generic.cases import CASES, Case
from tests.generic.players import player

SMALLEST_CHUNK = 25
MOST_CHUNKS = 200

WON_WHATEVER_THE_SCORES = ("arcs-final_objective",)
"""Reasons by which the winner may have fewer points than others."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Split the games that were asked for into tests that can run beside each other."""
    if "chunk" in metafunc.fixturenames:
        games: int = metafunc.config.getoption("--games")
        size = max(SMALLEST_CHUNK, -(-games // MOST_CHUNKS))
        chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
        metafunc.parametrize("chunk", chunks, ids=[f"{chunk.start}-{chunk.stop - 1}" for chunk in chunks])


@pytest.mark.fuzz
def test_random_games_are_whole_at_every_step(chunk: range) -> None:
    for number in chunk:
        case = CASES[number % len(CASES)]
        play_checked(case, seed=number // len(CASES))


def play_checked(case: Case, seed: int) -> None:
    """Play a game and check the state and the decision at every step."""
    game, by, moves = case.new(seed).fork(playout=True), player(seed), 0
    try:
        check_step(game)
        while game.decision is not None:
            game.play(by.choose(game, game.decision.seat))
            moves += 1
            check_step(game)
            assert moves <= case.limits.longest, "the game does not end"
        check_end(game)
    except Exception as error:
        raise AssertionError(f"{case}, seed {seed}, after {moves} moves: {error!r}") from error


def check_step(game: Game) -> None:
    game.state.check()
    if game.decision is None:
        assert game.state.stage == ""
    else:
        assert game.outcome is None
        check_decision(game.decision, game.seats)


def check_decision(decision: Decision, seats: int) -> None:
    """Somebody at the table is asked, with different options that are words and numbers."""
    options = decision.options
    assert 0 <= decision.seat < seats
    assert options and not decision.forced and len(set(options)) == len(options), f"{decision.ask}: {options}"
    for option in options:
        assert type(option) is tuple and type(option[0]) is str, option
        assert all(type(part) in (str, int) for part in option), option


def check_end(game: Game) -> None:
    outcome = game.outcome
    assert outcome is not None and outcome.reason
    assert len(outcome.scores) == len(outcome.places) == game.seats
    assert outcome.places == places_of([(-place,) for place in outcome.places])  # no gap but after shared places
    by_score = outcome.ranking[1:] if outcome.reason in WON_WHATEVER_THE_SCORES else outcome.ranking
    best_first = [outcome.scores[seat] for seat in by_score]
    assert best_first == sorted(best_first, reverse=True)
