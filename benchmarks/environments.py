"""Measure one environment for programs that learn, and print the figures as JSON. `benchmarks/bench.py` runs this.

    python benchmarks/environments.py pettingzoo/chess_v6
    python benchmarks/environments.py rlcard/doudizhu
    PYTHONPATH=build/compiled python benchmarks/environments.py boardwright/arcs
    PYTHONPATH=build/compiled python benchmarks/environments.py vector/arcs

All of them choose among the legal actions at random, in one process, and observe every position: PettingZoo's
environments and ours in the same loop, with their usual wrappers. Seconds are those of the processor, so that what else
the machine does counts less.
"""

import argparse
import json
import random
import warnings
from collections.abc import Callable
from importlib import import_module
from itertools import count
from time import process_time
from typing import Any

SEATS = 4
GAMES_AT_ONCE = 64


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description="Measure one environment.")
    parser.add_argument("contender", help="pettingzoo/…, rlcard/…, boardwright/… or vector/…")
    parser.add_argument("--seconds", type=float, default=2.5)
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    family, name = given.contender.split("/")
    play, actions, numbers = FAMILIES[family](name)
    play(1)  # loads the data, warms up
    steps = 0
    start = process_time()
    for seed in count(2):
        steps += play(seed)
        spent = process_time() - start
        if spent > given.seconds:
            break
    print(json.dumps({"compiled": is_compiled(), "steps": steps / spent, "actions": actions, "numbers": numbers}))


def is_compiled() -> bool:
    """Whether Boardwright's kernel is compiled."""
    from boardwright.kernel import game

    return not str(game.__file__).endswith(".py")


Measured = tuple[Callable[[int], int], int, int]
"""Plays a game from a seed and counts its steps; the number of actions; the numbers in an observation."""


def turn_by_turn(env: Any) -> Measured:
    """Any environment of PettingZoo."""
    import numpy as np

    env.reset(seed=0)
    agent = env.possible_agents[0]
    observation = env.observe(agent)
    parts = [value for key, value in observation.items() if key != "action_mask"]
    rng = np.random.default_rng(0)

    def play(seed: int) -> int:
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"] if "action_mask" in seen else info["action_mask"])
            env.step(int(legal[rng.integers(len(legal))]))
            steps += 1
        return steps

    return play, int(env.action_space(agent).n), sum(int(np.size(part)) for part in parts)


def pettingzoo(name: str) -> Measured:
    """An environment of PettingZoo classic."""
    return turn_by_turn(import_module(f"pettingzoo.classic.{name}").env())


def boardwright(name: str) -> Measured:
    """A game of ours, one by one."""
    from boardwright.research.pettingzoo import env

    return turn_by_turn(env(name, seats=SEATS))


def vector(name: str) -> Measured:
    """Games of ours, many at once; a step is a step of one of them."""
    import numpy as np

    from boardwright.research.vector import Games

    games = Games(name, GAMES_AT_ONCE, SEATS)
    everywhere = np.arange(GAMES_AT_ONCE)
    rng = np.random.default_rng(0)

    def play(seed: int) -> int:
        for _ in range(100):
            rows = rng.random(GAMES_AT_ONCE) * (games.option_ids >= 0).sum(axis=1)
            games.step(games.option_ids[everywhere, rows.astype(int)])
        return 100 * GAMES_AT_ONCE

    return play, games.action_mask.shape[1], games.state.shape[1] + games.options[0].size + games.option_ids.shape[1]


def rlcard(name: str) -> Measured:
    """An environment of RLCard."""
    import numpy as np
    import rlcard as library

    env = library.make(name, config={"seed": 0})
    state, _ = env.reset()
    choice = random.Random(0).choice

    def play(seed: int) -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play, int(env.num_actions), int(np.size(state["obs"]))


FAMILIES: dict[str, Callable[[str], Measured]] = {
    "pettingzoo": pettingzoo,
    "rlcard": rlcard,
    "boardwright": boardwright,
    "vector": vector,
}

if __name__ == "__main__":
    main()
