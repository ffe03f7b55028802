"""Gymnasium's own check, and games against bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import boardwright
import boardwright.research.gymnasium
from boardwright.kernel.errors import BadSetting


@pytest.mark.parametrize("game", boardwright.games())
def test_gymnasium_s_own_check(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"boardwright/{game}-v0", seats=3).unwrapped)
    assert capsys.readouterr().out  # it has rendered


@pytest.mark.parametrize("game", boardwright.games())
def test_a_game_against_bots_to_its_end(game: str) -> None:
    options = {"round_limit": 20} if game == "scythe" else {}
    env = gymnasium.make(f"boardwright/{game}-v0", seats=2, seat=-1, options=options, reward="rank", points=0.01)
    observation, info = env.reset(seed=6)
    rng, over, total = np.random.default_rng(6), False, 0.0
    while not over:
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, truncated, info = env.step(action)
        total += float(reward)
        assert not truncated and env.observation_space.contains(observation)
    mine, theirs = info["scores"][info["seat"]], info["scores"][1 - info["seat"]]
    assert mine == theirs or (total > 0) == (mine > theirs)
    assert not observation["action_mask"].any() and observation["state"].any()


def test_an_illegal_action_loses() -> None:
    env = gymnasium.make("boardwright/arcs-v0")
    observation, _ = env.reset(seed=1)
    illegal = np.flatnonzero(observation["action_mask"] == 0)[0]
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_wrong_settings_say_what_to_do() -> None:
    with pytest.raises(BadSetting, match="there is no seat 2"):
        gymnasium.make("boardwright/arcs-v0", seat=2)
    with pytest.raises(BadSetting, match="2 opponents, not 1"):
        gymnasium.make("boardwright/arcs-v0", seats=3, opponents=["random"])
    with pytest.raises(BadSetting, match="bot"):
        gymnasium.make("boardwright/arcs-v0", opponents="nobody")
