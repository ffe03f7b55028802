"""Many games at once in one process, in arrays that are used again and again.

from boardwright.research.vector import Games
games = Games("arcs", count=64, seats=3)
games.step(actions)
"""

from collections.abc import Mapping, Sequence
from typing import Any

import boardwright
from boardwright.games import rules_of
from boardwright.kernel.errors import BadSetting
from boardwright.kernel.game import Game
from boardwright.research import features_of, missing_extra
from boardwright.research.desk import Arrays, Desk
from boardwright.research.rewards import Points, checked_reward, final_rewards

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError as missing:
    raise missing_extra(missing) from None


class Games:
    """Some games of the same kind, each at a decision; a game that ends is followed by a new one at once.

    The arrays are written anew by every step: copy what you want to keep.

    state, options, option_ids, action_mask   what the seat that is asked sees, a row for each game
    seat                                      which seat is asked
    done                                      whether the last step ended a game (the rest is of the new game)
    rewards                                   of every seat for the last step, those of the end of a game included
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 2,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        points: float = 0.0,
    ) -> None:
        if count < 1:
            raise BadSetting(f"There must be at least one game, not {count}.")
        rules = rules_of(game)
        self.name = game
        self.count = count
        self.seats = rules.checked_seats(seats)
        self.settings = rules.checked_options(options)
        self.reward = checked_reward(reward)
        self.points = points
        self.features = features_of(game)
        arrays = Arrays(self.features, count)
        self.state, self.options = arrays.state, arrays.options
        self.option_ids, self.action_mask = arrays.option_ids, arrays.action_mask
        self.seat: npt.NDArray[np.int8] = np.zeros(count, np.int8)
        self.done: npt.NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.rewards: npt.NDArray[np.float32] = np.zeros((count, self.seats), np.float32)
        self._desks = [Desk(self.features, arrays, place) for place in range(count)]
        self._seat = self.seat.data
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """New games everywhere; their seeds, and those of the games that follow, count on from this one."""
        self._next_seed = seed
        self.done[:] = False
        self.rewards[:] = 0
        self.games = [self._new_game() for _ in range(self.count)]
        self._points = [Points(self.features, game, self.points) for game in self.games] if self.points else []
        for place, game in enumerate(self.games):
            self._write(place, game)

    def _new_game(self) -> Game:
        game = boardwright.new(self.name, self.seats, self._next_seed, self.settings).fork(playout=True)
        self._next_seed += 1
        return game

    def _write(self, place: int, game: Game) -> None:
        decision = game.decision
        assert decision is not None
        self._seat[place] = decision.seat
        self._desks[place].write(game)

    def step(self, actions: Sequence[int] | npt.NDArray[Any]) -> None:
        """Play one action in every game. With an illegal one, IllegalOption is raised and no game goes on."""
        wanted = actions.tolist() if isinstance(actions, np.ndarray) else actions
        if len(wanted) != self.count:
            raise BadSetting(f"{self.count} games need {self.count} actions, not {len(wanted)}.")
        games, desks = self.games, self._desks
        chosen = [desks[place].option(games[place], wanted[place]) for place in range(self.count)]
        if self.done.any():
            self.rewards[self.done] = 0
            self.done[:] = False
        for place, option in enumerate(chosen):
            game = games[place]
            game.play(option)
            if self._points:
                self.rewards[place] = self._points[place].since(game)
            if game.decision is None:
                game = self._end(place, game)
            self._write(place, game)

    def _end(self, place: int, game: Game) -> Game:
        """Pay what the end of a game brings; the game that follows it."""
        outcome = game.outcome
        assert outcome is not None
        self.rewards[place] += final_rewards(outcome, self.reward)
        self.done[place] = True
        self.games[place] = game = self._new_game()
        if self._points:
            self._points[place] = Points(self.features, game, self.points)
        return game
