"""How the cost of a game grows: with its seats, while it goes on, and with the number of games in memory.

    python benchmarks/growth.py
    BOARDWRIGHT_CODE=compiled python benchmarks/growth.py arcs
    python benchmarks/growth.py --beside

`--beside` measures what the campaign costs beside base Arcs instead, both in turns at four seats.

Uniformly random games in one process; CPU time, so that other work on the machine hardly shows.
"""

import argparse
import gc
import random
import tracemalloc
from collections.abc import Callable, Mapping
from itertools import count, pairwise
from statistics import mean, median
from time import process_time
from typing import Any

import boardwright
from boardwright import compiled

QUARTERS = 4
KEPT = 40
"""So many games are kept in memory to weigh one."""

ROUNDS = 5
CAMPAIGN = {"acts": "campaign"}
ACT_2 = {"acts": "act_2", "first_act": 2}
"""Options of the campaign: all three acts, and the second alone."""


def main() -> None:
    """Print two tables in Markdown."""
    parser = argparse.ArgumentParser(description="How the cost of a game grows.")
    parser.add_argument("games", nargs="*", default=boardwright.games(), help="which games (default: all)")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a measurement (default: 2)")
    parser.add_argument("--beside", action="store_true", help="the campaign beside base Arcs")
    given = parser.parse_args()
    if given.beside:
        beside(given.seconds)
        return
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


def beside(seconds: float) -> None:
    """What the campaign costs beside base Arcs: medians of rounds in turns."""
    rows: dict[str, tuple[Callable[[str, Mapping[str, Any], float], float], Mapping[str, Any]]] = {
        "decisions per second, three acts": (decisions_per_second, CAMPAIGN),
        "decisions per second, Act II": (decisions_per_second, ACT_2),
        "µs to copy the state, Act II": (copying, ACT_2),
        "µs for a fork, Act II": (forking, ACT_2),
        "µs for a fork for a playout, Act II": (forking_for_playouts, ACT_2),
    }
    print(f"| {compiled.code()} code | Arcs | campaign | ratio |")
    print("| --- | ---: | ---: | ---: |")
    for name, (measure, options) in rows.items():
        base, campaign, ratios = [], [], []
        for _ in range(ROUNDS):
            base.append(measure("arcs", {}, seconds / ROUNDS))
            campaign.append(measure("arcs_campaign", options, seconds / ROUNDS))
            ratios.append(campaign[-1] / base[-1])
        print(f"| {name} | {median(base):,.1f} | {median(campaign):,.1f} | {median(ratios):.2f} |")


def decisions_per_second(name: str, options: Mapping[str, Any], seconds: float) -> float:
    """How many decisions a game makes in a second."""
    decisions, start = 0, process_time()
    for seed in count(1):
        choice = random.Random(seed).choice
        game = boardwright.new(name, seats=4, seed=seed, options=options)
        while (decision := game.decision) is not None:
            game.play(choice(decision.options))
            decisions += 1
        if (spent := process_time() - start) > seconds:
            break
    return decisions / spent


def copying(name: str, options: Mapping[str, Any], seconds: float) -> float:
    """The mean cost of a copy of the state, in microseconds."""
    return at_each_decision(name, options, seconds, lambda game: game.state.copy())


def forking(name: str, options: Mapping[str, Any], seconds: float) -> float:
    """The mean cost of a fork, in microseconds."""
    return at_each_decision(name, options, seconds, lambda game: game.fork())


def forking_for_playouts(name: str, options: Mapping[str, Any], seconds: float) -> float:
    """The mean cost of a fork for a playout, in microseconds."""
    return at_each_decision(name, options, seconds, lambda game: game.fork(playout=True))


def at_each_decision(
    name: str, options: Mapping[str, Any], seconds: float, do: Callable[[boardwright.Game], object]
) -> float:
    """The mean cost of doing something at each decision of whole games, in microseconds."""
    costs: list[float] = []
    until = process_time() + seconds
    for seed in count(1):
        choice = random.Random(seed).choice
        game = boardwright.new(name, seats=4, seed=seed, options=options)
        while (decision := game.decision) is not None:
            start = process_time()
            do(game)
            costs.append(process_time() - start)
            game.play(choice(decision.options))
        if process_time() > until:
            break
    return 1e6 * mean(costs)


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
