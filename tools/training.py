"""Random games, forks and bots: `build.py` counts in them what runs how often, so that gcc can heed it."""

import random
import sys

import boardwright
from boardwright.bots import new_bot
from boardwright.kernel import game as made

GAMES = 30
LONGEST = 3000
FORKED = 5
"""So many games are forked at each decision."""
THOUGHT = 40
"""So many decisions of a game are left to bots."""


def main() -> None:
    """Train all games alike."""
    if str(made.__file__).endswith(".py"):
        sys.exit("There is nothing to train: this is plain code.")
    for name in boardwright.games():
        low, high = boardwright.new(name, seats=2).rules.seats
        for seed in range(GAMES):
            play(name, low + seed % (high - low + 1), seed)
        think(name)


def play(name: str, seats: int, seed: int) -> None:
    """A random game."""
    choice = random.Random(seed).choice
    game = boardwright.new(name, seats=seats, seed=seed)
    while (decision := game.decision) is not None and len(game.moves) < LONGEST:
        if seed < FORKED:
            game.fork()
        game.play(choice(decision.options))


def think(name: str) -> None:
    """The beginning of a game between bots."""
    game = boardwright.new(name, seats=2, seed=1)
    bot = new_bot("mcts:iterations=40", seed=1)
    for _ in range(THOUGHT):
        if (decision := game.decision) is not None:
            game.play(bot.choose(game, decision.seat))


if __name__ == "__main__":
    main()
