"""Every game as a PettingZoo environment, in which the seats move one after the other (AEC).

from boardwright.research import pettingzoo
env = pettingzoo.env("arcs", seats=3)
"""

from collections.abc import Mapping
from typing import Any

import boardwright
from boardwright.games import rules_of
from boardwright.kernel.errors import BadSetting
from boardwright.kernel.game import Game
from boardwright.research import features_of, missing_extra
from boardwright.research.desk import Arrays, Desk
from boardwright.research.picture import picture
from boardwright.research.rewards import Points, checked_reward, final_rewards
from boardwright.research.spaces import action_space, observation_space

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise missing_extra(missing) from None

Observation = dict[str, Any]


def env(game: str = "arcs", **settings: Any) -> AECEnv[str, Observation, int]:
    """An environment with PettingZoo's usual wrappers: an illegal action ends the game, wrong order is an error."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name)
    """The environment itself: an illegal action raises IllegalOption and changes nothing.

    `seed` is that of the first game when `reset` names none; each later reset without a seed counts on from there.
    With `forkable`, `env.game` can be forked, undone and recorded; it is a little slower.
    """

    def __init__(
        self,
        game: str = "arcs",
        seats: int = 2,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        points: float = 0.0,
        max_steps: int | None = None,
        render_mode: str | None = None,
        forkable: bool = False,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"boardwright_{game}", "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.name = game
        self.features = features_of(game)
        rules = rules_of(game)
        self.seats = rules.checked_seats(seats)
        self.options = rules.checked_options(options)
        self.reward = checked_reward(reward)
        self.points = points
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.forkable = forkable
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = observation_space(self.features)
        self._action_spaces = {agent: action_space(self.features) for agent in self.possible_agents}
        self._arrays = Arrays(self.features, 1)
        self._desk = Desk(self.features, self._arrays)
        self._next_seed = seed
        self._step = 0
        self.game: Game

    def observation_space(self, agent: str) -> Any:
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game. PettingZoo's `options` of a reset say nothing here."""
        if seed is not None:
            self._next_seed = seed
        game = boardwright.new(self.name, self.seats, self._next_seed, self.options)
        self._next_seed += 1
        self.game = game if self.forkable else game.fork(playout=True)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._points = Points(self.features, game, self.points) if self.points else None
        self._step = 0
        self._ask()

    def _ask(self) -> None:
        """Look who is asked now, and write what that seat sees."""
        decision = self.game.decision
        if decision is None:
            self._desk.clear()
        else:
            self.agent_selection = self.possible_agents[decision.seat]
            self._desk.write(self.game)

    def observe(self, agent: str) -> Observation:
        """What an agent sees. Only the one that is asked sees options and a mask with ones."""
        arrays, decision = self._arrays, self.game.decision
        if decision is not None and decision.seat == self._seats[agent]:
            return {
                "state": arrays.state[0].copy(),
                "options": arrays.options[0].copy(),
                "option_ids": arrays.option_ids[0].copy(),
                "action_mask": arrays.action_mask[0].copy(),
            }
        empty = Arrays(self.features, 1)
        empty.state[0].data[:] = self.features.state_row(self.game.state, self._seats[agent], None)
        return {
            "state": empty.state[0],
            "options": empty.options[0],
            "option_ids": empty.option_ids[0],
            "action_mask": empty.action_mask[0],
        }

    def step(self, action: int | None) -> None:
        """Play the option with this number for the agent that is asked."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        game, agent = self.game, self.agent_selection
        if action is None:
            raise BadSetting(f"{agent} needs an action; step with None only for agents that are done.")
        game.play(self._desk.option(game, int(action)))
        self._step += 1
        self._cumulative_rewards[agent] = 0.0
        self._pay()
        self._ask()
        if game.decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._step == self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        """The rewards of this step."""
        outcome = self.game.outcome
        if outcome is None and self._points is None:
            return
        rewards = [0.0] * self.seats if self._points is None else self._points.since(self.game)
        if outcome is not None:
            finals = final_rewards(outcome, self.reward)
            rewards = [reward + final for reward, final in zip(rewards, finals, strict=True)]
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the agent that is asked sees it: as text ("ansi"), or printed ("human")."""
        if self.render_mode is None:
            return None
        text = picture(self.game)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""
