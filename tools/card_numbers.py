"""Gives the new cards of Imperium numbers that they keep for ever, at the end of data/numbers.yaml.

python tools/card_numbers.py
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src")]

from boardwright.games.imperium.facts import FACE_IDS, NUMBERS_KEPT  # noqa: E402

LIST = ROOT / "src/boardwright/games/imperium/data/numbers.yaml"


def main() -> None:
    """Add them to the list."""
    new = FACE_IDS[len(NUMBERS_KEPT) :]
    if new:
        with LIST.open("a", encoding="utf-8") as file:
            file.write(f"- {' '.join(new)}\n")


if __name__ == "__main__":
    main()
