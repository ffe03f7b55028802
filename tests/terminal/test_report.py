"""How a game ended, in the terminal."""

from boardwright.terminal.report import outcome_text
from tests.games.imperium.position import imperium

THREE = """
    seats 3, ending 2, stage solstice
    red: romans; tokens 0 0 4
    blue: greeks; tokens 0 0 {}
    white: celts; tokens 0 0 1
"""


def test_a_winner_is_named() -> None:
    t = imperium(THREE.format(6))
    assert outcome_text(t.game, t.words).splitlines()[1:] == [
        "Victory for Player 2", "1. Player 2: 6 points", "2. Player 1: 4 points", "3. Player 3: one point",
    ]  # fmt: skip


def test_a_shared_victory_is_told_with_equal_places() -> None:
    t = imperium(THREE.format(4))
    assert outcome_text(t.game, t.words).splitlines()[1:] == [
        "Player 1 and Player 2 share the victory",
        "1. Player 1: 4 points", "1. Player 2: 4 points", "3. Player 3: one point",
    ]  # fmt: skip
