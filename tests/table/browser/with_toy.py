"""Boardwright with High Card among its games: `python -m tests.table.browser.with_toy serve`."""

import sys
from pathlib import Path

from boardwright import words
from boardwright.cli import main
from boardwright.games import GAMES
from boardwright.table import draw

HERE = Path(__file__).parent

if __name__ == "__main__":
    GAMES["toy"] = "tests.toy"
    words.FOLDERS.append(HERE.parents[1] / "locale")
    draw.__path__.append(str(HERE / "drawings"))
    sys.exit(main())
