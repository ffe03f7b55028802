"""Measure one contender, and print the figures as JSON. `benchmarks/bench.py` runs this for each of them.

    python benchmarks/measure.py catanatron
    PYTHONPATH=build/compiled python benchmarks/measure.py arcs

Both sides play uniformly random games at four seats, in one process, through the face that everybody uses: the game
keeps its moves, its log and what it needs for undo. CPU time is measured: other work hardly shows.
"""

import argparse
import cProfile
import json
import pstats
import random
from collections.abc import Iterator
from itertools import count
from time import process_time
from typing import Any

SEATS = 4
CATANATRON_TURNS = 1000
"""A game of Catan is given up after so many turns; Catanatron itself does the same."""


def main() -> None:
    """Measure or profile what the command line asks for."""
    parser = argparse.ArgumentParser(description="Measure one contender.")
    parser.add_argument("contender", help="catanatron, or the name of a game of Boardwright")
    parser.add_argument("--seconds", type=float, default=2.5, help="for random play, and again for forks")
    parser.add_argument("--profile", action="store_true", help="show where the time of random play goes instead")
    given = parser.parse_args()
    contender = Catanatron() if given.contender == "catanatron" else Boardwright(given.contender)
    if given.profile:
        profile(contender, given.seconds)
    else:
        print(json.dumps(measure(contender, given.seconds)))


class Catanatron:
    """Random games of Catanatron."""

    compiled = False

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.new_game = Game
        self.players = [RandomPlayer(color) for color in list(Color)[:SEATS]]

    def play(self, seed: int) -> int:
        """Play a game to its end; how many decisions it took."""
        game = self.new_game(self.players, seed=seed)
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < CATANATRON_TURNS:
            game.play_tick()
            ticks += 1
        return ticks

    def walk(self, seed: int) -> Iterator[tuple[float, bool]]:
        """Play a game; at each decision, the seconds that a copy takes, and whether there is nothing to choose."""
        game = self.new_game(self.players, seed=seed)
        while game.winning_color() is None and game.state.num_turns < CATANATRON_TURNS:
            start = process_time()
            game.copy()
            yield process_time() - start, len(game.state.playable_actions) == 1
            game.play_tick()


class Boardwright:
    """Random games of Boardwright, plain or compiled: whichever Python finds first."""

    def __init__(self, name: str) -> None:
        import boardwright
        from boardwright.kernel import game

        self.new_game = boardwright.new
        self.name = name
        self.compiled = not str(game.__file__).endswith(".py")

    def play(self, seed: int) -> int:
        """Play a game to its end; how many decisions it took."""
        choice = random.Random(seed).choice
        game = self.new_game(self.name, seats=SEATS, seed=seed)
        decisions = 0
        while (decision := game.decision) is not None:
            game.play(choice(decision.options))
            decisions += 1
        return decisions

    def walk(self, seed: int) -> Iterator[tuple[float, bool]]:
        """Play a game; at each decision, the seconds that a fork takes, and whether there is nothing to choose."""
        choice = random.Random(seed).choice
        game = self.new_game(self.name, seats=SEATS, seed=seed)
        while (decision := game.decision) is not None:
            start = process_time()
            game.fork()
            yield process_time() - start, len(decision.options) == 1
            game.play(choice(decision.options))


Contender = Catanatron | Boardwright


def measure(contender: Contender, seconds: float) -> dict[str, Any]:
    """Decisions per second, microseconds per fork, and the share of decisions with a single option."""
    contender.play(seed=1)  # loads the data, warms up

    decisions = 0
    start = process_time()
    for seed in count(2):
        decisions += contender.play(seed)
        spent = process_time() - start
        if spent > seconds:
            break

    forks: list[float] = []
    forced = 0
    until = process_time() + seconds
    for seed in count(2):
        for cost, single in contender.walk(seed):
            forks.append(cost)
            forced += single
        if process_time() > until:
            break

    return {
        "compiled": contender.compiled,
        "decisions": decisions / spent,
        "fork": sum(forks) / len(forks) * 1e6,
        "forced": forced / len(forks),
    }


def profile(contender: Contender, seconds: float) -> None:
    """Print the functions of random play that take most time themselves."""
    contender.play(seed=1)
    until = process_time() + seconds
    with cProfile.Profile() as profiler:
        for seed in count(2):
            contender.play(seed)
            if process_time() > until:
                break
    pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(25)


if __name__ == "__main__":
    main()
