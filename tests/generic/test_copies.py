"""At every step of random games: copies, JSON, forks and playouts are equal and go their own ways."""

import copy
import json
import pickle
from collections.abc import Generator
from typing import Any

import pytest

from boardwright.bots.random import RandomBot
from boardwright.kernel.errors import BoardwrightError
from boardwright.kernel.game import Game
from boardwright.kernel.log import Log
from boardwright.kernel.rng import Rng
from boardwright.kernel.rules import Rules
from boardwright.kernel.state import Chronicle, State, digest_of
from tests.generic.cases import CASES, SOME_CASES, Case
from tests.generic.faces import asked, at_choice, face, looks, position, question, spoil, steps
from tests.generic.players import play_on, player

ASIDE = 6
"""How many moves are played on a fork to see whether its parent changes."""

PLAYOUTS = 12


def is_plain(data: Any) -> bool:
    """Whether this is JSON of words and whole numbers; no floats."""
    if isinstance(data, dict):
        return all(isinstance(key, str) and is_plain(value) for key, value in data.items())
    if isinstance(data, list):
        return all(type(value) is int or is_plain(value) for value in data)
    return data is None or isinstance(data, (str, int))


def shares(one: object, other: object) -> bool:
    """Whether two values have a list or dict in common."""
    if isinstance(one, list) and isinstance(other, list):
        return one is other or any(type(a) is not int and shares(a, b) for a, b in zip(one, other, strict=False))
    if isinstance(one, dict) and isinstance(other, dict):
        return one is other or any(shares(one[key], other[key]) for key in one if key in other)
    return False


def check_copy(state: State) -> None:
    """A copy equals its state and shares nothing with it that can change."""
    other = state.copy()
    data = state.to_json()
    assert type(other) is type(state) and other.to_json() == data
    assert other.rng is not state.rng and other.chronicle is None and other.clauses is None
    for name in data:
        assert not shares(getattr(state, name, None), getattr(other, name, None)), f"a copy shares {name!r}"


def check_json(game: Game) -> None:
    """The JSON of a state is plain, its own, and reads back as the same state."""
    data = game.state.to_json()
    assert is_plain(data)
    sent = json.loads(json.dumps(data))
    again = game.rules.from_json(sent)
    assert again.to_json() == data
    spoil(sent)
    assert again.to_json() == data, "a state keeps parts of the JSON it was read from"
    before = game.state.digest()
    spoil(data)
    assert game.state.digest() == before, "the JSON of a state holds parts of the state"
    earlier = json.loads(json.dumps(game.state.numbers()))  # states were saved with numbers once
    assert digest_of(earlier) == game.rules.from_json(earlier).digest() == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_copy_and_json_of_a_state_is_equal_and_independent(case: Case) -> None:
    game = case.new(11)
    for _ in steps(game, player(11)):
        check_copy(game.state)
        check_json(game)
    check_copy(game.state)
    check_json(game)


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_every_fork_equals_its_game_and_changes_nothing_else(case: Case) -> None:
    game, kept = case.new(12), []
    for number, option in enumerate(looks(game, player(12))):
        before, fork = face(game), game.fork()
        assert face(fork) == before
        kept.append((fork, before))
        other = fork.fork()
        other.play(option)
        after = face(other)
        play_on(other, RandomBot(number), ASIDE)
        assert face(game) == before, "playing on a fork changed its game"
        next_one = game.fork()
        next_one.play(option)
        assert face(next_one) == after, "a fork plays otherwise than another fork"
    for number, (fork, before) in enumerate(kept):
        assert face(fork) == before, f"the fork before move {number} was changed by later moves"


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_a_fork_goes_on_as_its_game(case: Case) -> None:
    """Step by step beside the game, so that no stage boundary is passed by."""
    game, by = case.new(13), player(13)
    forks: list[Game] = []
    for number, option in enumerate(steps(game, by)):
        forks = [*forks[-3:], game.fork()]
        if number % 7 == 0:
            playout = game.fork(playout=True)
        here = position(game)
        for fork in forks:
            assert position(fork) == here
            fork.play(option)
        if question(playout) == here[1]:
            assert position(playout) == here
            playout.play(option)
        else:  # it has answered by itself
            assert position(playout) == position(at_choice(game))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_playout_reaches_the_same_end(case: Case) -> None:
    game = play_on(case.new(14), player(14), case.limits.longest)
    moves, end = list(game.moves), position(game)
    outcome = game.outcome
    assert outcome is not None
    for start in range(0, len(moves), max(1, len(moves) // PLAYOUTS)):
        game.undo(start)
        playout = game.fork(playout=True)
        assert position(playout) == position(game)
        for move in moves[start:]:
            if question(playout) == question(game):
                assert move in asked(playout).options
                playout.play(move)
            game.redo()
        assert position(playout) == end and playout.moves == [] and not playout.events
        assert playout.outcome is not None and playout.outcome.places == outcome.places
        assert position(game) == end


# -- as Python copies and pickles things -------------------------------------------------------------------------------


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = (copy.copy, copy.deepcopy, pickled)
SELDOM = 10
"""At every how manieth look games are copied in all these ways."""


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_python_s_copies_of_a_game_are_forks(case: Case) -> None:
    game = case.new(15)
    for number, option in enumerate(looks(game, player(15))):
        if number % SELDOM:
            continue
        before, fork = face(game), game.fork()
        fork.play(option)
        after, record = face(fork), fork.record
        fork.undo(0)
        for way in WAYS:
            other = way(game)
            assert face(other) == before and other is not game and other.rules is game.rules
            other.play(option)
            assert face(other) == after and other.record == record
            other.undo(0)
            assert face(other) == face(fork)
            assert face(game) == before, "playing on a copy changed its game"
            assert face(way(other)) == face(other)
            undone = way(other)
            undone.redo()
            assert undone.moves == after[3][:1]
    for way in WAYS:
        over = way(game)
        assert face(over) == face(game) and repr(over.outcome) == repr(game.outcome) != "None"


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_a_redealt_game_is_copied_and_a_playout_says_why_not(case: Case) -> None:
    game = case.new(16)
    for number, option in enumerate(looks(game, player(16))):
        if number % SELDOM:
            continue
        guess = game.fork()
        guess.redeal(asked(guess).seat, Rng.seeded(number))
        guess.play(option)
        others = [way(guess) for way in WAYS]
        play_on(guess, RandomBot(number), ASIDE)
        for other in others:
            play_on(other, RandomBot(number), ASIDE)
            assert face(other) == face(guess), "a copy of a guess goes on otherwise"
        for way in WAYS:
            with pytest.raises(BoardwrightError, match="the game it came from"):
                way(game.fork(playout=True))


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_what_a_game_shows_is_copied_too(case: Case) -> None:
    game = play_on(case.new(17), player(17), 60)
    decision = asked(game)
    reasons = game.why_not(decision.seat)
    for way in WAYS:
        state = way(game.state)
        assert type(state) is type(game.state) and state.to_json() == game.state.to_json()
        for thing in (decision, *game.events, *reasons):
            assert repr(way(thing)) == repr(thing)
        assert way(game.rules) is game.rules


@pytest.mark.plain_only
@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_a_copy_lacks_nothing(case: Case) -> None:
    """Plain classes can be looked into: every attribute comes back."""

    def inside(thing: object) -> Any:
        if isinstance(thing, list | tuple | Log):  # whether a log shares its last page is its own business
            return [inside(part) for part in thing]
        if isinstance(thing, State):
            return thing.to_json()
        if isinstance(thing, Game):
            thing.latest_marks()  # a copy does not mark every stage before somebody looks for its marks
        if isinstance(thing, Generator | Rules | Chronicle):
            return type(thing)
        return {key: inside(part) for key, part in vars(thing).items()} if hasattr(thing, "__dict__") else thing

    game = case.new(18)
    for number, option in enumerate(looks(game, player(18))):
        if number % (4 * SELDOM) == 0:
            guess = game.fork()
            guess.redeal(asked(guess).seat, Rng.seeded(number))
            guess.play(option)
            for way in WAYS:
                assert inside(way(game)) == inside(game)
                assert inside(way(guess)) == inside(guess)
                assert inside(way(asked(game))) == inside(asked(game))
    for way in WAYS:
        assert inside(way(game.outcome)) == inside(game.outcome) is not None
