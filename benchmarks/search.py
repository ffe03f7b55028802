"""Tree search of Boardwright, plain and compiled, side by side with Catanatron and OpenSpiel. Run by `make bench`.

Boardwright judges a position after a short playout; the others play every playout to the end of the game. What a
person waits for is the same: one more iteration. Catanatron's package has no tree search of its own, so its figure is
the playouts alone (a copy of the game, then random play to the end), the greater part of such a search.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
POSITIONS = 12
"""A measurement looks at so many positions, spread over random games."""

OPEN_SPIEL_GAMES = ("backgammon", "amazons")
CATANATRON_TURNS = 1000


def main() -> None:
    """Measure everything, or the one contender that is named."""
    parser = argparse.ArgumentParser(description="Iterations of tree search a second, side by side.")
    parser.add_argument("--seconds", type=float, default=2.5, help="length of a measurement (default: 2.5)")
    parser.add_argument("--rounds", type=int, default=2, help="how often each contender is measured (default: 2)")
    parser.add_argument("--contender", help="measure this one alone and print its iterations per second as JSON")
    parser.add_argument("--processes", type=int, default=1, help="of Boardwright's search")
    given = parser.parse_args()
    if given.contender:
        print(json.dumps(measure(given.contender, given.seconds, given.processes)))
    else:
        compare(given.rounds, given.seconds)


# -- one contender, in this process ------------------------------------------------------------------------------------


def measure(contender: str, seconds: float, processes: int) -> dict[str, Any]:
    """Iterations per second of one contender, and whether it is compiled."""
    if contender == "catanatron":
        return {"compiled": False, "speed": catanatron(seconds)}
    if contender in OPEN_SPIEL_GAMES:
        return {"compiled": False, "speed": open_spiel(contender, seconds)}
    from boardwright.kernel import game

    return {"compiled": not str(game.__file__).endswith(".py"), "speed": boardwright(contender, seconds, processes)}


def rate(think: Callable[[], int], until: float) -> tuple[int, float]:
    """Think once more and more until the time has come; iterations and seconds."""
    start, done = perf_counter(), 0
    while not done or perf_counter() < until:
        done += think()
    return done, perf_counter() - start


def boardwright(name: str, seconds: float, processes: int) -> float:
    """MCTS of Boardwright."""
    from boardwright import new
    from boardwright.bots.mcts import MctsBot

    budget = int(seconds * 1000 / POSITIONS)
    bot = MctsBot(1, milliseconds=budget, processes=processes)
    choice = random.Random(1).choice
    total, spent, seed = 0, 0.0, 0
    game = new(name, seats=SEATS, seed=seed)
    for number in range(POSITIONS + 1):
        while game.decision is None:
            seed += 1
            game = new(name, seats=SEATS, seed=seed)
        start = perf_counter()
        bot.choose(game, game.decision.seat)
        if number:  # the first choice warms up, and starts the processes
            spent += perf_counter() - start
            total += sum(reason.visits for reason in bot.reasons)
        for _ in range(29):
            if game.decision is not None:
                game.play(choice(game.decision.options))
    bot.close()
    return total / spent


def catanatron(seconds: float) -> float:
    """Playouts of Catanatron from positions in the middle of random games."""
    from catanatron import Color, Game, RandomPlayer

    players = [RandomPlayer(color) for color in list(Color)[:SEATS]]
    total, spent = 0, 0.0
    for seed in range(POSITIONS):
        game = Game(players, seed=seed)
        for _ in range(40 * seed):
            if game.winning_color() is None:
                game.play_tick()

        def playout(game: Any = game) -> int:
            copy = game.copy()
            while copy.winning_color() is None and copy.state.num_turns < CATANATRON_TURNS:
                copy.play_tick()
            return 1

        done, time = rate(playout, perf_counter() + seconds / POSITIONS)
        total, spent = total + done, spent + time
    return total / spent


def open_spiel(name: str, seconds: float) -> float:
    """OpenSpiel's Python MCTS with random rollouts."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game(name)
    dice = numpy.random.RandomState(1)
    simulations = 10
    bot = mcts.MCTSBot(game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, dice), solve=False, random_state=dice)
    total, spent = 0, 0.0
    for position in range(POSITIONS):
        state = game.new_initial_state()
        for _ in range(4 * position):
            if not state.is_terminal():
                state.apply_action(dice.choice(state.legal_actions()))
        while state.is_chance_node():
            state.apply_action(dice.choice(state.legal_actions()))
        if state.is_terminal():
            continue

        def think(state: Any = state) -> int:
            bot.mcts_search(state)
            return simulations

        done, time = rate(think, perf_counter() + seconds / POSITIONS)
        total, spent = total + done, spent + time
    return total / spent


# -- all of them, each in a process of its own -------------------------------------------------------------------------


def compare(rounds: int, seconds: float) -> None:
    """Measure all contenders in turns, and show the medians."""
    from rich.console import Console
    from rich.progress import track
    from rich.table import Table

    from boardwright import games

    contenders = [(f"Catanatron {version('catanatron')}, playouts", "catanatron", "", 1)]
    contenders += [(f"OpenSpiel {version('open_spiel')}, {name}", name, "", 1) for name in OPEN_SPIEL_GAMES]
    for name in games():
        contenders += [(f"Boardwright {name}, plain", name, "plain", 1)]
        contenders += [(f"Boardwright {name}, compiled", name, "compiled", 1)]
        contenders += [(f"Boardwright {name}, compiled, two processes", name, "compiled", 2)]
    console = Console()
    found: list[list[float]] = [[] for _ in contenders]
    steps = [place for _ in range(rounds) for place in range(len(contenders))]
    for place in track(steps, "Searching ...", console=console, transient=True):
        _, name, copy, processes = contenders[place]
        found[place].append(in_a_process(name, copy, seconds, processes))
    speeds = [median(figures) for figures in found]
    table = Table()
    table.add_column("")
    table.add_column("iterations/s", justify="right")
    table.add_column("ratio", justify="right")
    table.add_column("against one process", justify="right")
    for place, (title, _, _, processes) in enumerate(contenders):
        scaling = f"{speeds[place] / speeds[place - 1]:.2f}" if processes > 1 else ""
        table.add_row(title, f"{speeds[place]:,.0f}", f"{speeds[place] / speeds[0]:.1f}", scaling)
    console.print(table)
    console.print(
        f"Tree search at {SEATS} seats (OpenSpiel: two); medians of {rounds} rounds. A ratio says how many times as "
        "fast as Catanatron. Boardwright's playouts are judged after some decisions, the others go on to the end."
    )


def in_a_process(name: str, copy: str, seconds: float, processes: int) -> float:
    """The iterations per second of one contender, measured in a process of its own."""
    path = {"PYTHONPATH": str(ROOT / "build" / copy)} if copy else {}
    command = [sys.executable, __file__, "--contender", name, "--seconds", str(seconds), "--processes", str(processes)]
    run = subprocess.run(command, env={**os.environ, **path}, check=True, text=True, stdout=subprocess.PIPE)
    figures = json.loads(run.stdout)
    if figures["compiled"] != (copy == "compiled"):
        sys.exit(f"build/{copy} is not what it should be; run `make bench`, which makes it.")
    return float(figures["speed"])


if __name__ == "__main__":
    main()
