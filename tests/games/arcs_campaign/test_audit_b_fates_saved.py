"""At every new sort of question of Act II with B fates: saved and loaded, forked, undone, guessed anew."""

import json

import pytest

import boardwright
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng

MOVES = 240
EACH = 2
"""So often a sort of question is looked at."""


def is_kept(game: Game) -> None:
    """A saved game asks the same of the same position, and so does one in which a move was taken back."""
    assert game.decision is not None
    options, state = game.decision.options, game.state.to_json()
    loaded = boardwright.load(json.loads(json.dumps(game.record)))
    undone = game.fork()
    undone.play(options[-1])
    undone.undo(len(game.moves))
    for other in (loaded, undone, game.fork()):
        assert other.decision is not None and other.decision.options == options
        assert other.state.to_json() == state


def is_guessed(game: Game) -> None:
    """A fair guess shows its seat and spectators the same, and asks the same."""
    assert game.decision is not None
    seat, guess = game.decision.seat, game.fork()
    guess.redeal(seat, Rng.seeded(5))
    guess.state.check()
    assert guess.decision is not None and guess.decision.options == game.decision.options
    assert guess.view(seat) == game.view(seat) and guess.view(None) == game.view(None)


@pytest.mark.parametrize(
    "fates",
    [
        "pathfinder,hegemon",
        "pirate,planet-breaker,warden",
        "peacekeeper,pathfinder,hegemon",
        "pacifist,blight-speaker,peacekeeper,pathfinder",
    ],
)
def test_every_question_of_act_2_is_saved_undone_and_guessed(fates: str) -> None:
    options = {"acts": "act_2", "first_act": 2, "fates": fates}
    game = boardwright.new("arcs_campaign", seats=fates.count(",") + 1, seed=3, options=options)
    chance, asked = Rng.seeded(7), []
    for _ in range(MOVES):
        if game.decision is None:
            break
        asked.append(game.decision.ask)
        if asked.count(asked[-1]) <= EACH:
            is_kept(game)
            is_guessed(game)
        game.play(game.decision.options[chance.below(len(game.decision.options))])
        game.state.check()
    assert len(set(asked)) > 10
