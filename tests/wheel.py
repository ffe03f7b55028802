"""What an installed wheel must do: play a game of each kind on compiled code, with words and drawings at hand.

python tests/wheel.py
"""

import random
import sys

import boardwright
from boardwright import compiled
from boardwright.table.draw import drawing_of
from boardwright.words import Words


def main() -> None:
    """Play; the exit code says whether all is well."""
    if compiled.code() != compiled.FAST:
        sys.exit("The wheel is not compiled.")
    choose = random.Random(1)
    for name in boardwright.games():
        game = boardwright.new(name, seats=3, seed=1)
        words = Words(game.rules, strict=True).of(game)
        while game.decision is not None:
            words.ask(game.decision)
            game.play(choose.choice(game.decision.options))
        assert game.outcome is not None and drawing_of(name)
        print(f"{name}: {len(game.moves)} moves, {words.outcome(game.outcome)}")


if __name__ == "__main__":
    main()
