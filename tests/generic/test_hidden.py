"""Nobody sees what they may not know: views, questions and chronicle stay when the hidden part is dealt anew."""

import pytest

from boardwright.bots.random import RandomBot
from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from tests.generic.cases import CASES, SOME_CASES, Case
from tests.generic.faces import asked, at_choice, face, looks, position, question, seen, spoil
from tests.generic.players import play_on, player

EVERY = 3
TO_THE_END_EVERY = 50
FURTHEST_TOGETHER = 12


def guessed(game: Game, seed: int) -> Game:
    """The game as the seat that is asked may imagine it."""
    guess = game.fork()
    guess.redeal(asked(guess).seat, Rng.seeded(seed))
    return guess


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_view_is_the_same_whatever_is_hidden(case: Case) -> None:
    """At any moment, for every seat; a spectator knows no more than any seat."""
    game, rules = case.new(31), case.rules
    for number, _ in enumerate(looks(game, player(31))):
        if number % EVERY:
            continue
        state, public = game.state, game.view(None)
        for seat in range(game.seats):
            other = state.copy()
            rules.redeal(other, seat, Rng.seeded(number))
            other.check()
            assert rules.view(other, seat) == game.view(seat), f"seat {seat} sees what is hidden, move {number}"
            assert rules.view(other, None) == public, f"a spectator sees what seat {seat} does not, move {number}"
            assert other.revealed() == state.revealed() and other.stage == state.stage


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_give_nothing_of_the_state_away(case: Case) -> None:
    """A view is data of its own: whoever changes it changes nothing on the table."""
    game = case.new(32)
    for number, _ in enumerate(looks(game, player(32))):
        if number % 20:
            continue
        before = game.state.digest()
        for seat in (None, *range(game.seats)):
            view = game.view(seat)
            spoil(view)
            assert game.state.digest() == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_redeal_changes_all_that_is_hidden_and_the_future(case: Case) -> None:
    game, changed, futures = case.new(33), set(), 0
    for number, _ in enumerate(looks(game, player(33))):
        if number % EVERY:
            continue
        truth = game.state.to_json()
        for seat in range(game.seats):
            other = game.state.copy()
            rng = Rng.seeded(number)
            case.rules.redeal(other, seat, rng)
            guess = other.to_json()
            changed |= {key for key in truth if guess[key] != truth[key]}
            assert other.rng.copy().bits() != game.state.rng.copy().bits(), "a redeal keeps the future of chance"
            futures += 1
    assert futures and changed.issuperset(case.hidden), f"a redeal changes only {sorted(changed)}"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_guess_does_not_depend_on_what_is_hidden(case: Case) -> None:
    """Whatever lies where the seat cannot see, the same draws give the same guess: nothing of the truth is left."""
    game = case.new(37)
    for number, _ in enumerate(looks(game, player(37))):
        if number % EVERY:
            continue
        for seat in range(game.seats):
            worlds = [game.state.copy(), game.state.copy()]
            for place, state in enumerate(worlds):
                case.rules.redeal(state, seat, Rng.seeded(place))
                case.rules.redeal(state, seat, Rng.seeded(number))
            assert worlds[0].to_json() == worlds[1].to_json(), f"the guess of seat {seat} tells the truth"


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_a_redealt_game_asks_the_same_and_can_be_played(case: Case) -> None:
    game, different, count = case.new(34), 0, 0
    for number, option in enumerate(looks(game, player(34))):
        truth, seat = position(game), asked(game).seat
        guess = guessed(game, number)
        guess.state.check()
        assert question(guess) == truth[1]
        assert guess.view(seat) == game.view(seat)
        assert position(game) == truth, "a redeal of a fork changed its game"
        count, different = count + 1, different + (guess.state.digest() != truth[0])
        again = guess.fork()
        assert face(again) == face(guess)
        playout = guess.fork(playout=True)
        assert position(playout) == position(guess)
        for copy in (guess, again, playout):
            copy.play(option)
        assert face(again) == face(guess) and position(playout) == position(at_choice(guess))
        if number % TO_THE_END_EVERY == 0:
            play_whole(guess, again, number)
    assert different > count * 9 // 10


def play_whole(guess: Game, again: Game, seed: int) -> None:
    """Both to the end by the same random choices, whole at every step."""
    by, other = RandomBot(seed), RandomBot(seed)
    while guess.decision is not None:
        play_on(guess, by, 1)
        play_on(again, other, 1)
        guess.state.check()
    assert position(again) == position(guess) and guess.outcome is not None


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_a_redeal_in_a_playout_leaves_the_question(case: Case) -> None:
    game = case.new(35)
    for number, _ in enumerate(looks(game, player(35))):
        if number % 10:
            continue
        playout = game.fork(playout=True)
        playout.redeal(asked(game).seat, Rng.seeded(number))
        assert question(playout) == question(game)
        play_on(playout, RandomBot(number), 40)
        playout.state.check()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_reads_the_same_chronicle_whatever_is_hidden(case: Case) -> None:
    """From a redeal on, the same moves in both worlds tell the seat the same, until chance speaks or a move cannot be.

    Forced decisions are asked: the only option in one world may not be the only one in the other.
    """
    game, together = case.new(36, ask_forced=True), 0
    for number, option in enumerate(looks(game, player(36))):
        if number % EVERY == 0:
            together += walk_together(game.fork(), guessed(game, number), option, number)
    assert together, "the two worlds part at once: nothing was compared"


def walk_together(truth: Game, guess: Game, option: Option, seed: int) -> int:
    """Play the same moves in both worlds as long as they are possible in both; how many were compared."""
    seat, by, moves = asked(truth).seat, RandomBot(seed), 0
    start, told = truth.state.revealed(), len(truth.events)
    while moves < FURTHEST_TOGETHER and option in asked(guess).options:
        truth.play(option)
        guess.play(option)
        if truth.state.revealed() != start or guess.state.revealed() != start:
            break
        moves += 1
        last = truth.moves[-1]
        assert seen(guess, seat, told) == seen(truth, seat, told), f"seat {seat} reads what is hidden after {last}"
        if truth.decision is None or guess.decision is None:  # then everything is open
            assert truth.decision is guess.decision is None
            break
        assert guess.view(seat) == truth.view(seat), f"seat {seat} sees what is hidden after {last}"
        if truth.decision.seat != guess.decision.seat:
            break
        if truth.decision.seat == seat:
            assert question(guess) == question(truth)
        option = by.choose(truth, truth.decision.seat)
    return moves
