"""Every game as an OpenSpiel game, registered with pyspiel as boardwright_<game>.

    import pyspiel
    import boardwright.research.openspiel
    game = pyspiel.load_game("boardwright_arcs", {"players": 3})

Chance moves once, first: it draws the seed from which all shuffles and dice of the game follow. A search that shall not
know them resamples the state (`resample_from_infostate`), as OpenSpiel's IS-MCTS does by itself.
"""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import boardwright
from boardwright.games import GAMES, rules_of
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from boardwright.kernel.rules import Rules
from boardwright.research import features_of, missing_extra
from boardwright.research.rewards import final_rewards
from boardwright.words import Words

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise missing_extra(missing) from None

SEEDS = 1000
"""How many games chance deals from, unless the parameter `seeds` says more."""
LONGEST = 50_000
"""More decisions than any game has."""
NOT_OPTIONS = ("players", "seeds")


def game_type(rules: Rules) -> Any:
    """How OpenSpiel sees a game; its options are parameters."""
    low, high = rules.seats
    parameters = {"players": low, "seeds": SEEDS, **{spec.name: spec.default for spec in rules.options}}
    return pyspiel.GameType(
        short_name=f"boardwright_{rules.name}",
        long_name=f"Boardwright {rules.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=low,
        max_num_players=high,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Boardwright for OpenSpiel; there is a class of it for each game."""

    kind: Any
    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        rules = rules_of(self.name)
        self.rules = rules
        self.features = features_of(self.name)
        self.words = Words(rules)
        self.seats = rules.checked_seats(given.get("players", rules.seats[0]))
        self.seeds = int(given.get("seeds", SEEDS))
        self.options = rules.checked_options({key: value for key, value in given.items() if key not in NOT_OPTIONS})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.features.actions.size,
            max_chance_outcomes=self.seeds,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Rows of numbers and strings of what a player sees."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a game of Boardwright; before the deal it holds none. Copying the state forks the game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Game | None = None

    @property
    def spiel(self) -> SpielGame:
        spiel = self.get_game()
        assert isinstance(spiel, SpielGame)
        return spiel

    @property
    def game(self) -> Game:
        """The game itself."""
        assert self.held is not None, "the game is not dealt yet"
        return self.held

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.held.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def is_terminal(self) -> bool:
        return self.held is not None and self.held.decision is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds, all alike."""
        seeds = self.spiel.seeds
        return [(seed, 1.0 / seeds) for seed in range(seeds)]

    def _numbers(self) -> list[int]:
        game = self.game
        decision = game.decision
        assert decision is not None
        return self.spiel.features.actions.numbers(decision.options, decision.seat, game.seats)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(number for number in self._numbers() if number >= 0)

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            spiel = self.spiel
            self.held = boardwright.new(spiel.rules.name, spiel.seats, action, spiel.options)
            return
        game = self.game
        decision = game.decision
        assert decision is not None
        game.play(decision.options[self._numbers().index(action)])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        spiel = self.spiel
        return spiel.words.option(spiel.features.actions.decode(action, player, spiel.seats))

    def returns(self) -> list[float]:
        outcome = None if self.held is None else self.held.outcome
        return [0.0] * self.spiel.seats if outcome is None else final_rewards(outcome, "win")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A position that the player cannot tell from this one, with another future."""
        other = self.clone()
        assert isinstance(other, SpielState)
        other.game.redeal(player, Rng.seeded(int(sampler() * 2**53)))
        return other

    def __str__(self) -> str:
        if self.held is None:
            return "not dealt yet"
        game = self.held
        return f"{game.rules.name}, {len(game.moves)} moves, {game.state.digest()}"


class SpielObserver:
    """What a player sees: the row of the position, and as a string; with perfect recall also all it has seen so far."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.features = game.features
        self.tensor = np.zeros(len(self.features.state_columns), np.float32)
        self.dict = {"state": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the row of the position."""
        if state.held is None:
            self.tensor.fill(0)
            return
        game = state.held
        decision = game.decision
        asked = decision if decision is not None and decision.seat == player else None
        self.tensor[:] = np.frombuffer(self.features.state_row(game.state, player, asked), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """A short name for what the player knows: two positions have the same one if it cannot tell them apart."""
        if state.held is None:
            return f"player {player}, not dealt yet"
        game = state.held
        decision = game.decision
        known: list[Any] = [game.view(player)]
        question = "waits"
        if decision is not None and decision.seat == player:
            question = f"is asked {decision.ask}"
            known += [decision.ask, decision.values, decision.options]
            known += [] if decision.among is None else decision.among.chosen
        if self.perfect_recall:
            known.append([event.what for event in game.events if event.seen_by(player)])
            known.append([move for move, mover in zip(game.moves, game.movers, strict=True) if mover == player])
        digest = sha256(json.dumps(known).encode()).hexdigest()
        return f"player {player} {question}, knows {digest}"


def register(name: str) -> None:
    """Make a game known to pyspiel."""
    kind = game_type(rules_of(name))
    # A class, because pyspiel lets go of what is registered when Python has ended, and classes outlive that.
    pyspiel.register_game(kind, type(f"{name.capitalize()}Spiel", (SpielGame,), {"kind": kind, "name": name}))


for _game in GAMES:
    register(_game)
