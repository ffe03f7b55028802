"""Silence does not speak: who is asked at which moment tells nobody what they may not know.

Where a single option is chosen without asking, the others see that nobody was asked. So in two worlds that are the same
to a seat, the same seats are asked at the same moments. Between two answers of which the seat notices nothing it does
not matter how many questions there were: from outside they are one pause.
"""

from typing import Any

import pytest

from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from tests.generic.cases import SOME_CASES, Case
from tests.generic.faces import looks, seen
from tests.generic.players import player

EVERY = 6
COMPARED = 100
FURTHEST = 25
WAYS = 12


def world(game: Game, seat: int, rng: Rng | None) -> Game:
    """The game from the beginning of its stage; with chance, what the seat cannot know dealt anew.

    Chance to come stays the same, so that what everybody sees of it parts no two worlds.
    """
    state = game.latest_marks()[-1].state.copy()
    future = state.rng.copy()
    if rng is not None:
        game.rules.redeal(state, seat, rng)
        state.rng = future
    other = Game(game.rules, game.seats, game.seed, game.options, False)
    other.begin(state)
    return other


def outside(game: Game, seat: int) -> tuple[Any, ...]:
    """What a seat notices."""
    return game.view(seat), seen(game, seat, 0)


def who(game: Game) -> int | None:
    return None if game.decision is None else game.decision.seat


def compare(truth: Game, guess: Game, seat: int, rng: Rng) -> int:
    """Play the same moves in both worlds while the seat can tell no difference; how many questions were compared."""
    compared, mover, what = 0, -1, Option()
    before: tuple[Any, ...] = ()
    while compared < FURTHEST:
        seen_in_truth, seen_in_guess = outside(truth, seat), outside(guess, seat)
        if seen_in_truth != seen_in_guess:
            for asks, ahead in ((guess, seen_in_truth), (truth, seen_in_guess)):
                told = before != outside(asks, seat) or who(asks) != mover
                assert not (told and can_come_to(asks, seat, ahead)), (
                    f"seat {seat} learns that this is asked in one world only, after {what} of seat {mover}: "
                    f"{asks.decision!r}"
                )
            break
        if who(truth) != who(guess):
            told = before != seen_in_truth or mover not in (who(truth), who(guess))
            assert not told, (
                f"seat {seat} learns who is asked after {what} of {mover}: {truth.decision!r} or {guess.decision!r}"
            )
            break
        if truth.decision is None or guess.decision is None:
            break
        compared += 1
        common = [option for option in truth.decision.options if option in guess.decision.options]
        if not common:
            break
        what, mover, before = common[rng.below(len(common))], truth.decision.seat, seen_in_truth
        truth.play(what)
        guess.play(what)
    return compared


def can_come_to(game: Game, seat: int, ahead: tuple[Any, ...]) -> bool:
    """Whether an answer to the question of this world shows the seat what the other world shows without asking."""
    for option in () if game.decision is None else game.decision.options[:WAYS]:
        after = game.fork()
        after.play(option)
        if outside(after, seat) == ahead:
            return True
    return False


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_who_is_asked_tells_nothing_of_what_is_hidden(case: Case) -> None:
    game, rng, compared = case.new(41), Rng.seeded(41), 0
    for number, _ in enumerate(looks(game, player(41))):
        if number % EVERY == 0:
            for seat in range(game.seats):
                compared += compare(world(game, seat, None), world(game, seat, rng), seat, rng)
    assert compared > COMPARED
