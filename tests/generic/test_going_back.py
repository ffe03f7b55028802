"""Undo, redo and saved games: every earlier moment comes back as it was, and goes on as it did."""

import json
from typing import Any

import pytest

import boardwright
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from tests.generic.cases import CASES, Case
from tests.generic.faces import face, steps
from tests.generic.players import player

MOMENTS = 12


def sent(game: Game) -> Game:
    """The game after its record went to a file and came back."""
    record: dict[str, Any] = json.loads(json.dumps(game.record))
    return boardwright.load(record)


def every_face(case: Case, seed: int) -> tuple[Game, list[tuple[Any, ...]]]:
    """A game played to its end, and what could be seen after each of its moves."""
    game = case.new(seed)
    faces = [face(game) for _ in steps(game, player(seed))]
    return game, [*faces, face(game)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_undo_and_redo_restore_every_moment(case: Case) -> None:
    game, faces = every_face(case, 21)
    rng, length = Rng.seeded(21), len(faces) - 1
    for _ in range(MOMENTS):
        target = rng.below(len(game.moves) + 1)
        game.undo(target)
        assert face(game) == faces[target]
        for _ in range(rng.below(length - target + 1)):
            game.redo()
        assert face(game) == faces[len(game.moves)]
    while len(game.moves) < length:
        game.redo()
    assert face(game) == faces[length]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_undo_one_by_one_through_a_stretch_of_play(case: Case) -> None:
    game, faces = every_face(case, 22)
    start = len(faces) // 2
    game.undo(start)
    for target in range(start - 1, max(-1, start - 40), -1):
        game.undo()
        assert face(game) == faces[target]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_saved_game_goes_on_as_it_was(case: Case) -> None:
    game, faces = every_face(case, 23)
    moves, rng = list(game.moves), Rng.seeded(23)
    assert face(sent(game)) == faces[-1]
    for _ in range(MOMENTS // 3):
        target = rng.below(len(moves))
        game.undo(target)
        loaded = sent(game)
        assert loaded.history_note == "" and face(loaded) == faces[target]
        assert loaded.record == game.record
        for number, move in enumerate(moves[target:], target):
            assert face(loaded)[:2] == faces[number][:2]
            loaded.play(move)
        assert face(loaded) == faces[-1]
        for move in moves[target:]:
            game.play(move)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_barrier_grows_and_is_where_something_was_revealed(case: Case) -> None:
    game, before, revealed = case.new(24), 0, 0
    for _ in steps(game, player(24)):
        assert before <= game.barrier <= len(game.moves)
        if game.moves:
            assert (game.barrier == len(game.moves)) == (game.state.revealed() != revealed)
        before, revealed = game.barrier, game.state.revealed()
        for seat in range(game.seats):
            assert game.barrier <= game.may_undo_to(seat) <= len(game.moves)
