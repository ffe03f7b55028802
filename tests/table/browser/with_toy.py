"""Boardwright with High Card among its games: `python -m tests.table.browser.with_toy serve`."""

import sys
from pathlib import Path

from boardwright import words
from boardwright.cli import main
from boardwright.games import GAMES

if __name__ == "__main__":
    GAMES["toy"] = "tests.toy"
    words.FOLDERS.append(Path(__file__).parents[2] / "locale")
    sys.exit(main())
