"""Rules for everything: who comes first, and what it means to place."""

import pytest

from .position import reach


@pytest.mark.parametrize(("initiative", "heir"), [("blue", "blue"), ("white", "white")])
def test_c1_a_tie_goes_to_the_player_first_in_turn_order(initiative: str, heir: str) -> None:
    """The First Regent leaves; the tile goes to the Regent with the most Power."""
    t = reach(f"""
        seats 3, initiative {initiative}, summit red
        1-gate: red 1 ship; blue 1 ship; white 1 ship
        first regent: red
        blue: power 2
        white: power 2
    """)
    t.plays("red", "leave the Empire")
    assert t.first_regent() == heir


@pytest.mark.parametrize(("initiative", "first", "second"), [("red", "red", "white"), ("white", "white", "red")])
def test_c1_who_chooses_first_goes_by_turn_order(initiative: str, first: str, second: str) -> None:
    """Diplomatic Fiasco: both have more Guild cards than agents."""
    t = reach(f"""
        seats 3, initiative {initiative}, begin crises
        court: aid01, cc13, cc01, cc02, cc03
        rolled: crisis-hex 4
        red: agents 1; cards cc04 cc05
        white: agents 1; cards cc06 cc07
    """)
    t.asks(first, "dismiss_guilds")
    t.game.play(t.decision(first).options[0])
    t.asks(second, "dismiss_guilds")


def test_c5_placed_pieces_are_fresh_even_where_a_rival_has_control() -> None:
    t = reach("""
        seats 3, initiative red, begin edicts
        policy: escalation
        first regent: red
        3-hex: red starport; blue 3 ships
    """)
    t.plays("red", "enforce the Policy of Escalation")
    assert t.ships("empire", "3-hex") == (2, 0)
