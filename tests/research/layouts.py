"""Stores the numbers of the actions of every game: `python -m tests.research.layouts`, after a verb was added."""

import json

import boardwright
from tests.research.test_features import LAYOUTS, layout_of


def main() -> None:
    """Write the file."""
    games = [f'"{game}": [\n  {rows(game)}\n]' for game in boardwright.games()]
    LAYOUTS.write_text("{\n" + ",\n".join(games) + "\n}\n")


def rows(game: str) -> str:
    return ",\n  ".join(json.dumps(row) for row in layout_of(game))


if __name__ == "__main__":
    main()
