"""Nim: one heap, everybody takes one to three counters in turn, whoever takes the last one wins.

Small enough that the right move is known: leave a multiple of four.
"""

from typing import Any

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from boardwright.kernel.rules import OptionSpec, Outcome, Rules
from boardwright.kernel.state import State
from boardwright.kernel.vocabulary import Kind, Vocabulary, counted, verb

COUNT: Kind[int] = counted("count", range(1, 4))


class Heap(State):
    """How many counters are left, and whose turn it is."""

    def __init__(self, seats: int, rng: Rng, left: int, turn: int = 0) -> None:
        super().__init__(seats, rng)
        self.left = left
        self.turn = turn
        self.stage = "turn"

    def copy(self) -> "Heap":
        other = Heap(self.seats, self.rng.copy(), self.left, self.turn)
        other.stage = self.stage
        return other

    def to_json(self) -> dict[str, Any]:
        return {"seats": self.seats, "left": self.left, "turn": self.turn, "stage": self.stage}


def from_json(data: dict[str, Any]) -> Heap:
    return Heap(data["seats"], Rng(0), data["left"], data["turn"])


def setup(seats: int, rng: Rng, options: dict[str, Any]) -> Heap:
    return Heap(seats, rng, options["heap"])


def turn(g: Heap) -> Script[None]:
    options: list[Option] = [("take", count) for count in range(1, min(3, g.left) + 1)]
    g.left -= COUNT.of((yield g.ask(g.turn, "take", options)))
    if g.left:
        g.turn = (g.turn + 1) % g.seats
    else:
        g.stage = ""


def view(g: Heap, seat: int | None) -> dict[str, Any]:
    return {"left": g.left, "turn": g.turn}


def redeal(g: Heap, seat: int, rng: Rng) -> None:
    """Nothing is hidden."""


def outcome(g: Heap) -> Outcome:
    places = [(seat - g.turn) % g.seats for seat in range(g.seats)]
    return Outcome([int(place == 0) for place in places], places, "empty")


RULES = Rules(
    name="nim",
    version=1,
    seats=(2, 4),
    options=[OptionSpec("heap", 10, (2,), free=True)],
    setup=setup,
    stages={"turn": turn},
    from_json=from_json,
    view=view,
    redeal=redeal,
    outcome=outcome,
    vocabulary=Vocabulary([verb("take")], [verb("take", count=COUNT)], []),
    clauses=(),
)


def nim(heap: int, seats: int = 2, ask_forced: bool = False) -> Game:
    """A game of Nim."""
    return Game.new(RULES, seats, 0, {"heap": heap}, ask_forced)
