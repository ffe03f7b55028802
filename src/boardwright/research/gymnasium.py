"""Every game as a Gymnasium environment: one agent against bots.

import gymnasium
import boardwright.research.gymnasium
env = gymnasium.make("boardwright/arcs-v0", seats=3, opponents="random")
"""

from collections.abc import Mapping, Sequence
from typing import Any

import boardwright
from boardwright.bots import new_bot
from boardwright.games import GAMES, rules_of
from boardwright.kernel.errors import BadSetting, IllegalOption
from boardwright.kernel.game import Game
from boardwright.research import features_of, missing_extra
from boardwright.research.desk import Arrays, Desk
from boardwright.research.picture import picture
from boardwright.research.rewards import Points, checked_reward, final_rewards
from boardwright.research.spaces import action_space, observation_space

try:
    import gymnasium
except ModuleNotFoundError as missing:
    raise missing_extra(missing) from None

Observation = dict[str, Any]
ANY_SEAT = -1
ILLEGAL_REWARD = -1.0
SEEDS = 1 << 62


class Table(gymnasium.Env[Observation, Any]):
    """One seat is the agent's, bots sit in the others.

    `opponents` is the name of a bot, or a name for each other seat in turn order. `seat` -1 takes any seat, by chance.
    An illegal action ends the game with the reward -1; `info["illegal"]` says so.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's own way)

    def __init__(
        self,
        game: str = "arcs",
        seats: int = 2,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        points: float = 0.0,
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        rules = rules_of(game)
        self.name = game
        self.seats = rules.checked_seats(seats)
        self.options = rules.checked_options(options)
        if not ANY_SEAT <= seat < self.seats:
            raise BadSetting(f"Seats are numbered 0 to {self.seats - 1} (-1: any); there is no seat {seat}.")
        names = [opponents] * (self.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != self.seats - 1:
            raise BadSetting(f"{self.seats} seats have {self.seats - 1} opponents, not {len(names)}.")
        for name in names:
            new_bot(name, 0)  # says at once what is wrong with a name
        self.opponents = names
        self.wanted_seat = seat
        self.reward = checked_reward(reward)
        self.points = points
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.features = features_of(game)
        self.observation_space = observation_space(self.features)
        self.action_space = action_space(self.features)
        self._arrays = Arrays(self.features, 1)
        self._desk = Desk(self.features, self._arrays)
        self.seat = max(0, seat)
        self.game: Game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played up to the agent's first decision (or a later game, if the bots end it before)."""
        super().reset(seed=seed)
        while True:
            if self.wanted_seat == ANY_SEAT:
                self.seat = int(self.np_random.integers(self.seats))
            self.game = boardwright.new(self.name, self.seats, self._draw(), self.options)
            bots = [new_bot(name, self._draw()) for name in self.opponents]
            self._bots = {(self.seat + step) % self.seats: bot for step, bot in enumerate(bots, 1)}
            self._points = Points(self.features, self.game, self.points) if self.points else None
            self._steps = 0
            self._let_bots_play()
            if self.game.decision is not None:
                return self._observation(), self._info()

    def _draw(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _let_bots_play(self) -> None:
        """On to the next decision of the agent, or to the end; then write what the agent sees."""
        game = self.game
        while (decision := game.decision) is not None and decision.seat != self.seat:
            game.play(self._bots[decision.seat].choose(game, decision.seat))
        if decision is None:
            self._desk.clear()
            self._arrays.state[0].data[:] = self.features.state_row(game.state, self.seat, None)
        else:
            self._desk.write(game)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the bots answer it."""
        game = self.game
        try:
            option = self._desk.option(game, int(action))
        except IllegalOption:
            return self._observation(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}
        game.play(option)
        self._let_bots_play()
        self._steps += 1
        reward = 0.0 if self._points is None else self._points.since(game)[self.seat]
        outcome = game.outcome
        if outcome is not None:
            reward += final_rewards(outcome, self.reward)[self.seat]
        if self.render_mode == "human":
            self.render()
        truncated = outcome is None and self._steps == self.max_steps
        return self._observation(), reward, outcome is not None, truncated, self._info()

    def _observation(self) -> Observation:
        arrays = self._arrays
        return {
            "state": arrays.state[0].copy(),
            "options": arrays.options[0].copy(),
            "option_ids": arrays.option_ids[0].copy(),
            "action_mask": arrays.action_mask[0].copy(),
        }

    def _info(self) -> dict[str, Any]:
        outcome = self.game.outcome
        return {"seat": self.seat} if outcome is None else {"seat": self.seat, "scores": outcome.scores}

    def render(self) -> str | None:
        """The table as the agent sees it: as text ("ansi"), or printed ("human")."""
        if self.render_mode is None:
            return None
        text = picture(self.game, self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


for _game in GAMES:
    if f"boardwright/{_game}-v0" not in gymnasium.registry:
        gymnasium.register(f"boardwright/{_game}-v0", "boardwright.research.gymnasium:Table", kwargs={"game": _game})
