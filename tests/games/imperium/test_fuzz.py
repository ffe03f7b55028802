"""Random games with random nations: invariants after every step, games end, forks and views agree, all cards appear."""

import random

import pytest

from boardwright.games import rules_of
from boardwright.games.imperium.facts import PINNED
from boardwright.games.imperium.state import PLAY, Imperium
from boardwright.kernel.game import Game

GAMES = 6
LONGEST = 12000


def state_of(game: Game) -> Imperium:
    assert isinstance(game.state, Imperium)
    return game.state


def random_game(seats: int, seed: int) -> Game:
    """Play a game, checking the state after every step."""
    game = Game.new(rules_of("imperium"), seats, seed, {})
    choice = random.Random(seed).choice
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None:
            return game
        game.play(choice(decision.options))
        g = state_of(game)
        g.check()
        if game.decision is not None and game.decision.ask == "turn":
            assert all(PINNED[card] for seat in range(seats) for card in g.zone(seat, PLAY)), "a loose card in play"
    raise AssertionError(f"game {seed} with {seats} seats does not end")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_random_game(seats: int, seed: int) -> None:
    game = random_game(seats, 1000 * seats + seed)
    outcome = game.outcome
    assert outcome is not None and len(outcome.places) == seats
    assert outcome.reason.removeprefix("imperium-") in ("main_pile", "last_development", "by_card", "collapse")
