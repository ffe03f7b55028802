"""Why something cannot be done now: sayable at any moment, never about what can be done, never from what is hidden."""

import pytest

from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from boardwright.words import Words
from tests import toy
from tests.generic.cases import CASES, GAME_CASES, SOME_CASES, Case, cases_of
from tests.generic.faces import asked, looks, position, steps
from tests.generic.players import player

EVERY = 3


def told(game: Game) -> list[tuple[object, ...]]:
    """The reasons of the seat that is asked, in a form that compares."""
    return [(reason.topic, reason.option, reason.what) for reason in game.why_not(asked(game).seat)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_reason_is_given_for_what_can_be_done(case: Case) -> None:
    """At every moment: only what is missing has a reason, and asking for reasons changes nothing."""
    game, given = case.new(51), 0
    for number, _ in enumerate(steps(game, player(51))):
        before = position(game) if number % 10 == 0 else None
        reasons = game.why_not(asked(game).seat)
        for reason in reasons:
            found = [option for option in asked(game).options if option[: len(reason.option)] == reason.option]
            assert not found, f"{reason} at {asked(game)}"
        assert before is None or position(game) == before, "asking for reasons changed something"
        given += len(reasons)
    assert given, "the game says nothing"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_reasons_do_not_depend_on_what_is_hidden(case: Case) -> None:
    game = case.new(52)
    for number, _ in enumerate(looks(game, player(52))):
        if number % EVERY == 0:
            guess = game.fork()
            guess.redeal(asked(game).seat, Rng.seeded(number))
            assert told(guess) == told(game)


@pytest.mark.plain_only
@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_every_reason_can_be_said_and_has_help(case: Case) -> None:
    """The tables of messages are checked in test_words; here are real values."""
    game, words = case.new(53), Words(case.rules, strict=True)
    topics = set(words.topics())
    for _ in steps(game, player(53)):
        for reason in game.why_not(asked(game).seat):
            assert words.reason(reason).endswith("."), reason
            assert reason.topic in topics and words.title(reason.topic), reason


@pytest.mark.parametrize("name", GAME_CASES)
def test_only_the_seat_that_is_asked_is_told(name: str) -> None:
    game = cases_of(name)[-1].new(54)
    while not told(game):
        game.play(asked(game).options[0])
    others = [None, *(seat for seat in range(game.seats) if seat != asked(game).seat)]
    assert not any(game.why_not(seat) for seat in others)


@pytest.mark.plain_only
def test_a_game_need_not_say_why() -> None:
    game = Game.new(toy.RULES, 2, 1, {})
    assert game.decision is not None and game.why_not(game.decision.seat) == []
