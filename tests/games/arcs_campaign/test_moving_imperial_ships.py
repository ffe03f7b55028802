"""Moving with Imperial ships, and what ends a Catapult move (p.10, p.11, p.19)."""

import pytest

from tests.games.arcs_campaign.position import ReachScenario
from tests.games.arcs_campaign.test_control_and_command import leads

# -- the Movement Law ----------------------------------------------------------------------------------------------


def test_c30_at_most_as_many_imperial_ships_as_loyal_ones_go_along() -> None:
    t = leads("mobilization-2", "1-hex: red 2 ships; empire 3 ships, 1 damaged ship").plays("red", "move", "to 1-gate")
    t.plays("red", "1 fresh and 0 damaged")
    none, damaged, fresh = "with 0 fresh and 0 damaged", "with 0 fresh and 1 damaged", "with 1 fresh and 0 damaged"
    t.asks("red", "escort", [none, damaged, fresh])
    assert t.question("red") == "How many ships of the Empire go along from 1-hex?"
    t.plays("red", damaged).asks("red", "turn")
    assert t.ships("red", "1-gate") == (1, 0) and t.ships("empire", "1-gate") == (0, 1)
    assert t.ships("empire", "1-hex") == (3, 0)
    assert "Red moves a ship of the Empire from 1-hex to 1-gate." in t.chronicle()


def test_c30_they_may_stay() -> None:
    t = leads("mobilization-2", "1-hex: red 1 ship; empire 1 ship").plays("red", "move", "to 1-gate")
    t.plays("red", "with 0 fresh and 0 damaged").asks("red", "turn")
    assert t.ships("empire", "1-hex") == (1, 0)


def test_c30_without_a_loyal_ship_they_do_not_move() -> None:
    t = leads("mobilization-2", "1-hex: red city; empire 1 ship").cannot("red", "move")
    assert t.why_not("red", "move") == ["The Movement Law: Imperial ships move only along with ships of yours."]


def test_c30_outlaws_take_none_along() -> None:
    t = leads("mobilization-2", "1-hex: red 1 ship; empire 1 ship", "title outlaw")
    t.plays("red", "move", "to 1-gate").asks("red", "turn")


def x5() -> ReachScenario:
    """Three own and two Imperial ships have gone from a starport into the first gate."""
    t = leads("mobilization-2", "1-hex: red 3 ships, starport; empire 2 ships").plays("red", "move", "to 1-gate")
    return t.plays("red", "3 fresh and 0 damaged", "with 2 fresh and 0 damaged").asks("red", "catapult")


def test_x5_ships_are_left_behind_on_each_leg() -> None:
    t = x5().plays("red", "to 2-gate", "2 fresh and 0 damaged", "with 2 fresh and 0 damaged")
    t.plays("red", "to 3-gate", "2 fresh and 0 damaged", "with 1 fresh and 0 damaged", "stop")
    assert (t.ships("red", "1-gate"), t.ships("empire", "1-gate")) == ((1, 0), (0, 0))
    assert (t.ships("red", "2-gate"), t.ships("empire", "2-gate")) == ((0, 0), (1, 0))
    assert (t.ships("red", "3-gate"), t.ships("empire", "3-gate")) == ((2, 0), (1, 0))


def test_x5_every_leg_needs_the_escort() -> None:
    t = x5().plays("red", "to 2-gate", "1 fresh and 0 damaged").asks("red", "escort")
    t.cannot("red", "with 2 fresh and 0 damaged")


def test_r55_going_back_to_a_gate_leaves_a_ship_of_either_kind() -> None:
    """As without Imperial ships: a move goes in circles only if it leaves ships behind."""
    t = x5().plays("red", "to 2-gate", "3 fresh and 0 damaged", "with 2 fresh and 0 damaged", "to 1-gate")
    t.plays("red", "3 fresh and 0 damaged").asks("red", "escort").cannot("red", "with 2 fresh and 0 damaged")


def test_c29_a_card_may_ignore_the_movement_law() -> None:
    """Imperial ships move without any Loyal ship, from any system."""
    t = leads("mobilization-4", "1-hex: red 1 ship; empire 2 ships\n4-hex: empire 1 ship", "cards f702")
    t.plays("red", "move").asks("red", "move_from", ["from 1-hex", "from 4-hex"])
    t.plays("red", "from 4-hex", "to 4-gate").asks("red", "turn")
    assert t.ships("empire", "4-gate") == (1, 0)
    t.plays("red", "move", "from 1-hex", "to 1-gate", "0 fresh and 0 damaged")
    t.asks("red", "escort", ["with 1 fresh and 0 damaged", "with 2 fresh and 0 damaged"])
    t.plays("red", "with 2 fresh and 0 damaged")
    assert (t.ships("red", "1-hex"), t.ships("empire", "1-gate")) == ((1, 0), (2, 0))


def test_c29_who_has_no_ship_moves_imperial_ones() -> None:
    t = leads("mobilization-4", "1-hex: empire 2 ships", "cards f702").plays("red", "move", "to 1-gate")
    t.plays("red", "with 1 fresh and 0 damaged").asks("red", "turn")
    assert t.ships("empire", "1-gate") == (1, 0)


# -- C31: what ends a Catapult move --------------------------------------------------------------------------------


def catapult(gate: str, red: str = "title regent", escort: bool = False) -> str:
    """What Red is asked after moving from a starport into a gate."""
    extra = "; empire 1 ship" if escort else ""
    t = leads("mobilization-2", f"1-hex: red 2 ships, starport{extra}\n1-gate: {gate}\nwhite: title outlaw", red)
    t.plays("red", "move")
    if t.decision("red").ask == "move_from":
        t.plays("red", "from 1-hex")
    t.plays("red", "to 1-gate", "2 fresh and 0 damaged")
    if escort:
        t.plays("red", "with 1 fresh and 0 damaged")
    return t.decision("red").ask


GOES_ON, ENDS = "catapult", "turn"


@pytest.mark.parametrize(
    ("gate", "red", "escort", "then"),
    [
        ("empire 1 ship", "title regent", False, GOES_ON),
        ("empire 1 ship", "title regent", True, GOES_ON),
        ("empire 1 ship", "title outlaw", False, ENDS),
        ("blue 3 ships; empire 1 ship", "title regent", False, GOES_ON),
        ("red 3 ships; empire 1 ship", "title outlaw", False, ENDS),
        ("blue 1 ship", "title outlaw", False, ENDS),
        ("blue 1 ship", "title regent", False, ENDS),
        ("blue 1 ship", "title regent", True, GOES_ON),
        ("blue 1 ship; empire 1 damaged ship", "title regent", False, ENDS),
        ("white 1 ship", "title regent", False, ENDS),
        ("white 1 ship", "title regent", True, ENDS),
        ("white 1 ship", "title outlaw", False, ENDS),
        ("red 1 ship", "title outlaw", False, GOES_ON),
        ("red 1 ship", "title regent", True, GOES_ON),
        ("white 1 ship; blue 1 ship", "title outlaw", False, GOES_ON),
    ],
)
def test_c31_gates_stop_by_title_and_escort(gate: str, red: str, escort: bool, then: str) -> None:
    assert catapult(gate, red, escort) == then


@pytest.mark.parametrize("blight", ["blight 1 ship", "blight 1 damaged ship"])
@pytest.mark.parametrize("escort", [False, True])
def test_x29_blight_stops_everybody(blight: str, escort: bool) -> None:
    assert catapult(f"red 3 ships; {blight}", escort=escort) == ENDS
    assert catapult(blight, "title outlaw") == ENDS


def test_c31_control_is_read_before_moving_in() -> None:
    """The Imperial ship that comes along would take the gate from White; the Outlaw's control stops it all the same."""
    assert catapult("white 1 ship", escort=True) == ENDS


def test_c31_imperial_ships_alone_pass_gates_of_regents() -> None:
    position = "1-hex: red starport; empire 1 ship\n1-gate: {}\nwhite: title outlaw"
    t = leads("mobilization-2", position.format("blue 1 ship"), "cards f702").plays("red", "move", "to 1-gate")
    t.asks("red", "catapult")
    t = leads("mobilization-2", position.format("white 1 ship"), "cards f702").plays("red", "move", "to 1-gate")
    t.asks("red", "turn")
