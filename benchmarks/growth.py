"""How the cost of a game grows: with its seats, while it goes on, and with the number of games in memory.

    python benchmarks/growth.py
    BOARDWRIGHT_CODE=compiled python benchmarks/growth.py arcs

Uniformly random games in one process; CPU time, so that other work on the machine hardly shows.
"""

import argparse
import gc
import random
import tracemalloc
from itertools import count, pairwise
from time import process_time

import boardwright
from boardwright import compiled

QUARTERS = 4
KEPT = 40
"""So many games are kept in memory to weigh one."""


def main() -> None:
    """Print two tables in Markdown."""
    parser = argparse.ArgumentParser(description="How the cost of a game grows.")
    parser.add_argument("games", nargs="*", default=boardwright.games(), help="which games (default: all)")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a measurement (default: 2)")
    given = parser.parse_args()
    for name in given.games:
        play(name, 2, 1, [])  # reads the data

    print(f"| {compiled.code()} code | seats | decisions in a game | µs per decision | in each quarter of a game |")
    print("| --- | ---: | ---: | ---: | --- |")
    for name in given.games:
        low, high = boardwright.new(name, seats=2).rules.seats
        for seats in range(low, high + 1):
            print(seats_row(name, seats, given.seconds))

    print("\n| game at 3 seats | KB in memory when it begins | when it is over |")
    print("| --- | ---: | ---: |")
    for name in given.games:
        print(f"| {name} | {weight(name, over=False):.0f} | {weight(name, over=True):.0f} |")


def play(name: str, seats: int, seed: int, times: list[float]) -> boardwright.Game:
    """Play a game to its end; when each decision was answered."""
    choice = random.Random(seed).choice
    game = boardwright.new(name, seats=seats, seed=seed)
    while (decision := game.decision) is not None:
        times.append(process_time())
        game.play(choice(decision.options))
    times.append(process_time())
    return game


def seats_row(name: str, seats: int, seconds: float) -> str:
    """How long decisions take at so many seats."""
    spent, decisions, games = [0.0] * QUARTERS, [0] * QUARTERS, 0
    for seed in count(1):
        times: list[float] = []
        play(name, seats, seed, times)
        games += 1
        for place, (before, after) in enumerate(pairwise(times)):
            quarter = place * QUARTERS // (len(times) - 1)
            spent[quarter] += after - before
            decisions[quarter] += 1
        if sum(spent) > seconds:
            break
    parts = ", ".join(f"{1e6 * cost / number:.0f}" for cost, number in zip(spent, decisions, strict=True))
    each = 1e6 * sum(spent) / sum(decisions)
    return f"| {name} | {seats} | {sum(decisions) / games:.0f} | {each:.0f} | {parts} |"


def weight(name: str, over: bool) -> float:
    """Kilobytes that a game takes with everything it remembers."""
    gc.collect()
    tracemalloc.start()
    kept = [play(name, 3, seed, []) if over else boardwright.new(name, seats=3, seed=seed) for seed in range(KEPT)]
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(kept) / 1024


if __name__ == "__main__":
    main()
