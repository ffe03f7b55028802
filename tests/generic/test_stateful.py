"""Play, undo, redo, fork, save, load in any order: the same moves always lead to the same game.

The model is a list of moves, a list of undone moves, and what every list of moves looked like when first seen.
Where Hypothesis finds itself in continuous integration it does not vary its examples from run to run.
"""

import json
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import boardwright
from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from tests.generic.cases import CASES, Case
from tests.generic.faces import asked, face, position
from tests.generic.players import play_on, player

numbers = st.integers(0, 10**6)


class AnyOrder(RuleBasedStateMachine):
    """A game and its model."""

    game: Game

    def __init__(self) -> None:
        super().__init__()
        self.moves: list[Option] = []
        self.undone: list[Option] = []
        self.known: dict[tuple[Option, ...], Any] = {}
        self.others: list[tuple[Game, Any]] = []

    @initialize(case=st.sampled_from(CASES), seed=numbers, ask_forced=st.booleans(), ahead=st.integers(0, 400))
    def begin(self, case: Case, seed: int, ask_forced: bool, ahead: int) -> None:
        self.game = play_on(case.new(seed, ask_forced), player(seed), ahead)
        self.moves = list(self.game.moves)

    def is_on(self) -> bool:
        return self.game.decision is not None

    @precondition(is_on)
    @rule(choices=st.lists(numbers, min_size=1, max_size=8))
    def play(self, choices: list[int]) -> None:
        for choice in choices:
            if self.game.decision is None:
                return
            options = self.game.decision.options
            option = options[choice % len(options)]
            self.game.play(option)
            self.moves.append(option)
            self.undone = []
            self.remember()

    @precondition(lambda self: self.moves)
    @rule(back=st.one_of(st.integers(1, 5), numbers))
    def undo(self, back: int) -> None:
        target = max(0, len(self.moves) - back)
        self.game.undo(target)
        self.undone = self.moves[target:] + self.undone
        self.moves = self.moves[:target]

    @precondition(lambda self: self.undone)
    @rule(times=st.integers(1, 30))
    def redo(self, times: int) -> None:
        for _ in range(min(times, len(self.undone))):
            self.game.redo()
            self.moves.append(self.undone.pop(0))

    @rule()
    def go_on_with_a_fork(self) -> None:
        parent = self.game
        self.game = parent.fork()
        self.others.append((parent, face(parent)))

    @rule()
    def save_and_load(self) -> None:
        self.game = boardwright.load(json.loads(json.dumps(self.game.record)))
        self.undone = []

    @precondition(is_on)
    @rule(seed=numbers)
    def imagine(self, seed: int) -> None:
        """A redealt fork and a playout of it; the game itself is not touched."""
        guess = self.game.fork()
        guess.redeal(asked(guess).seat, Rng.seeded(seed))
        play_on(guess, player(seed), 10)
        if guess.decision is not None:
            playout = guess.fork(playout=True)
            assert position(playout) == position(guess)
            play_on(playout, player(seed), 10)
        guess.state.check()

    @invariant()
    def remember(self) -> None:
        now = face(self.game)
        assert self.game.moves == self.moves
        assert self.known.setdefault(tuple(self.moves), now) == now

    def teardown(self) -> None:
        for game, before in self.others:
            assert face(game) == before, "a game was changed by what was done to its fork"


AnyOrder.TestCase.settings = settings(
    max_examples=25, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck)
)
TestAnyOrder = AnyOrder.TestCase
