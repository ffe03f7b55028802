"""Boardwright with High Card among its games."""

import sys
from pathlib import Path

from boardwright import words
from boardwright.cli import main
from boardwright.games import GAMES

GAMES["high_card"] = "examples.high_card"
words.FOLDERS.append(Path(__file__).parent / "locale")

if __name__ == "__main__":
    sys.exit(main())
