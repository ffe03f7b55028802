"""OpenSpiel's own test and its searches, and random games through its eyes."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import boardwright
import boardwright.research.openspiel

SHORT: dict[str, dict[str, Any]] = {"arcs": {}, "arcs_campaign": {}, "scythe": {"round_limit": 20}, "imperium": {}}
RANDOM_GAMES = 50


def load(game: str, players: int = 2) -> Any:
    return pyspiel.load_game(f"boardwright_{game}", {"players": players, **SHORT[game]})


@pytest.mark.parametrize("game", boardwright.games())
def test_openspiel_s_own_test_with_serialization(game: str) -> None:
    pyspiel.random_sim_test(load(game), 1, True, False)


@pytest.mark.parametrize("game", boardwright.games())
def test_game_and_state_are_serialized_together(game: str) -> None:
    rng, spiel = random.Random(6), load(game, 3)
    state = spiel.new_initial_state()
    for number in range(40):
        text = pyspiel.serialize_game_and_state(spiel, state)
        other_game, other = pyspiel.deserialize_game_and_state(text)
        assert str(other_game) == str(spiel) and str(other) == str(state) and other.history() == state.history()
        assert other.legal_actions() == state.legal_actions()
        if number:
            guess = state.resample_from_infostate(state.current_player(), rng.random)
            _, other_guess = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, guess))
            assert str(other_guess) == str(guess)
        action = 6 if number == 0 else rng.choice(state.legal_actions())
        before = str(state)
        other.apply_action(action)
        assert str(state) == before, "a state that was read back changed the other"
        state.apply_action(action)
        assert str(other) == str(state)


@pytest.mark.parametrize("game", boardwright.games())
def test_its_searches_play(game: str) -> None:
    """MCTS looks at the deal as it is; IS-MCTS guesses it anew."""
    spiel = load(game)
    state = spiel.new_initial_state()
    state.apply_action(7)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    seeing = mcts.MCTSBot(spiel, 2.0, 2, rollouts, random_state=np.random.RandomState(2))
    guessing = ismcts.ISMCTSBot(spiel, rollouts, 2.0, 2, random_state=np.random.RandomState(3))
    for bot in (seeing, guessing, seeing, guessing):
        before = str(state)
        action = bot.step(state)
        assert str(state) == before and action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.fuzz
@pytest.mark.parametrize("game", boardwright.games())
def test_fifty_random_games(game: str) -> None:
    spiel, wins = load(game), [0.0, 0.0]
    for seed in range(RANDOM_GAMES):
        rng, state = random.Random(seed), spiel.new_initial_state()
        assert state.is_chance_node() and len(state.chance_outcomes()) == 1000
        state.apply_action(seed)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])  # a victory may be shared
        wins = [won + gained for won, gained in zip(wins, state.returns(), strict=True)]
    assert sum(wins) == 0 and abs(wins[0]) < RANDOM_GAMES, "one seat wins every random game"


@pytest.mark.parametrize("game", boardwright.games())
def test_a_resampled_state_looks_the_same_to_its_player(game: str) -> None:
    rng, state, different = random.Random(4), load(game, 3).new_initial_state(), 0
    assert state.information_state_string(0) == "player 0, not dealt yet" and not any(state.observation_tensor(0))
    state.apply_action(4)
    for _ in range(60):
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        different += str(other) != str(state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert different > 50


def test_information_has_perfect_recall() -> None:
    """Every move of one's own leads to knowledge of its own."""
    state = load("arcs").new_initial_state()
    state.apply_action(1)
    player, seen = state.current_player(), set()
    for action in state.legal_actions():
        seen.add(state.child(action).information_state_string(player))
    assert len(seen) == len(state.legal_actions())


def test_actions_are_said_in_words() -> None:
    state = load("arcs").new_initial_state()
    assert state.action_to_string(state.current_player(), 5) == "seed 5"
    state.apply_action(5)
    assert "keep" in " ".join(state.action_to_string(action) for action in state.legal_actions())


def test_wrong_parameters_say_what_to_do() -> None:
    with pytest.raises(Exception, match="2 to 4 seats"):
        pyspiel.load_game("boardwright_arcs", {"players": 7})
