"""PettingZoo's own tests, and what they do not ask."""

import numpy as np
import pytest

import boardwright
from boardwright.kernel.errors import BadSetting, IllegalOption, UnknownGame
from boardwright.research import pettingzoo
from tests.generic.faces import asked

# PettingZoo's tests import its own environments by a way that it deprecates, and wonder at a Dict of several arrays.
pytestmark = [
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore:Observation"),
    pytest.mark.filterwarnings("ignore:The variable"),
]


@pytest.mark.parametrize("game", boardwright.games())
def test_pettingzoo_s_own_tests(game: str) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(pettingzoo.env(game, seats=3), num_cycles=40)
    seed_test(lambda: pettingzoo.env(game, seats=2), num_cycles=20)


def test_pettingzoo_s_test_of_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import render_test

    render_test(lambda render_mode: pettingzoo.env("arcs", render_mode=render_mode))
    assert "Cluster 1" in capsys.readouterr().out


def test_a_whole_game_rewards_the_winner_at_the_end() -> None:
    env = pettingzoo.env("arcs", seats=3, seed=4)
    env.reset()
    rng, total = np.random.default_rng(1), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else rng.choice(np.flatnonzero(observation["action_mask"])))
    assert sorted(total.values()) == [-0.5, -0.5, 1.0]
    assert total[f"seat_{env.unwrapped.game.outcome.winners[0]}"] == 1.0


@pytest.mark.parametrize("game", boardwright.games())
def test_rows_ids_and_mask_agree(game: str) -> None:
    env = pettingzoo.raw_env(game, seats=2, max_steps=150)
    env.reset(seed=9)
    rng = np.random.default_rng(2)
    while not any(env.truncations.values()):
        agent, decision = env.agent_selection, env.game.decision
        seen = env.observe(agent)
        ids = seen["option_ids"][seen["option_ids"] >= 0]
        assert (
            decision is not None and len(ids) == len(decision.options) and (seen["option_ids"][len(ids) :] == -1).all()
        )
        assert sorted(ids) == list(np.flatnonzero(seen["action_mask"]))
        assert seen["options"][: len(ids)].any(axis=1).all() and not seen["options"][len(ids) :].any()
        assert env.observation_space(agent).contains(seen)
        for other in env.agents:
            if other != agent:
                waiting = env.observe(other)
                assert env.observation_space(other).contains(waiting)
                assert waiting["state"].any() and not waiting["action_mask"].any() and not waiting["options"].any()
        env.step(int(rng.choice(ids)))
    assert env.game.decision is not None


def test_points_on_the_way_add_up_to_the_lead() -> None:
    env = pettingzoo.raw_env("arcs", seats=2, points=0.1)
    env.reset(seed=3)
    rng, total = np.random.default_rng(3), np.zeros(2)
    while not any(env.terminations.values()):
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
        if any(env.rewards.values()):
            total += list(env.rewards.values())
            env.rewards = dict.fromkeys(env.agents, 0.0)
    outcome = env.game.outcome
    assert outcome is not None
    first, second = outcome.scores
    won = 1.0 if outcome.winners == [0] else -1.0
    assert total == pytest.approx([0.1 * (first - second) + won, 0.1 * (second - first) - won])


def test_a_forkable_game_can_be_searched() -> None:
    env = pettingzoo.raw_env("arcs", seats=2, forkable=True)
    env.reset(seed=1)
    assert asked(env.game.fork()).options == asked(env.game).options


def test_wrong_settings_and_actions_say_what_to_do() -> None:
    with pytest.raises(UnknownGame, match="the games are"):
        pettingzoo.env("chess")
    with pytest.raises(BadSetting, match="2 to 4 seats"):
        pettingzoo.env("arcs", seats=9)
    with pytest.raises(BadSetting, match="the rewards are: win, rank"):
        pettingzoo.env("arcs", reward="coins")
    env = pettingzoo.raw_env("arcs")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalOption, match="the mask shows which are"):
        env.step(illegal)
    with pytest.raises(BadSetting, match="needs an action"):
        env.step(None)
    assert env.game.decision is not None
