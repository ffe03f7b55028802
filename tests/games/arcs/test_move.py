"""Move and Catapult (R50 to R55, R107, R108, D1)."""

import pytest

from .position import ArcsScenario, arcs


def ship_in(system: str, setup: str) -> ArcsScenario:
    """Red with one ship leads a card that moves, and has begun to move."""
    t = arcs(f"""
        seats {setup[0]}, set-up {setup}, initiative red
        {system}: red 1 ship
        red: hand mobilization-2
    """)
    return t.plays("red", "lead Mobilization 2", "go on", "move").asks("red", "move_to")


def neighbours(system: str, setup: str) -> list[str]:
    return sorted(text.removeprefix("to ") for text in ship_in(system, setup).options())


# -- R50: Move -----------------------------------------------------------------------------------------------------


def test_r50_any_group_of_ships_of_one_system_takes_one_step() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship, 1 damaged ship
        3-hex: red 1 ship
        red: hand mobilization-2
    """)
    t.plays("red", "lead Mobilization 2", "go on", "move").asks("red", "move_from", ["from 2-hex", "from 3-hex"])
    t.plays("red", "from 2-hex", "to 2-gate")
    t.asks("red", "move_ships", ["0 fresh and 1 damaged", "1 fresh and 0 damaged", "1 fresh and 1 damaged"])
    t.plays("red", "1 fresh and 1 damaged").asks("red", "turn")  # one step, also into a gate
    assert (t.ships("red", "2-hex"), t.ships("red", "2-gate")) == ((0, 0), (1, 1))


def test_r50_control_of_another_player_never_forbids_entering() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship
        2-gate: blue 5 ships
        2-crescent: blue 5 ships, starport
        red: hand mobilization-2
    """)
    t.plays("red", "lead Mobilization 2", "go on", "move", "to 2-gate", "move", "to 2-crescent")
    assert t.ships("red", "2-crescent") == (1, 0)


# -- R51: adjacency ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "near"),
    [
        ("1-gate", "1-arrow 1-crescent 1-hex 2-gate 6-gate"),
        ("1-arrow", "1-crescent 1-gate"),
        ("1-crescent", "1-arrow 1-gate 1-hex"),
        ("1-hex", "1-crescent 1-gate"),
        ("2-gate", "1-gate 2-arrow 2-crescent 2-hex 3-gate"),
        ("2-arrow", "2-crescent 2-gate"),
        ("2-hex", "2-crescent 2-gate 3-arrow"),
        ("3-arrow", "2-hex 3-crescent 3-gate"),
        ("5-hex", "5-crescent 5-gate 6-arrow"),
        ("6-arrow", "5-hex 6-crescent 6-gate"),
        ("6-hex", "6-crescent 6-gate"),
        ("6-gate", "1-gate 5-gate 6-arrow 6-crescent 6-hex"),
    ],
)
def test_r51_neighbours_on_the_map(system: str, near: str) -> None:
    assert neighbours(system, "4p-mix-up-2") == near.split()


@pytest.mark.parametrize(
    ("system", "near"),
    [
        ("3-hex", "3-crescent 3-gate"),
        ("4-arrow", "4-crescent 4-gate"),
        ("4-hex", "4-crescent 4-gate"),
        ("5-arrow", "5-crescent 5-gate"),
        ("4-gate", "3-gate 4-arrow 4-crescent 4-hex 5-gate"),
    ],
)
def test_r51_no_planets_touch_over_the_borders_of_cluster_4(system: str, near: str) -> None:
    assert neighbours(system, "4p-mix-up-3") == near.split()


# -- R52: Catapult -------------------------------------------------------------------------------------------------

CATAPULT = """
    seats 3, initiative red
    2-hex: red 3 ships, starport
    3-gate: {three}
    5-gate: {five}
    red: hand mobilization-2
"""


def catapult(three: str = "white 1 damaged ship", five: str = "white 1 damaged ship") -> ArcsScenario:
    """Red has led and moved three ships from a starport to 2-gate."""
    t = arcs(CATAPULT.format(three=three, five=five))
    t.plays("red", "lead Mobilization 2", "go on", "move")
    if "from 2-hex" in t.options():
        t.plays("red", "from 2-hex")
    return t.plays("red", "to 2-gate", "3 fresh and 0 damaged")


def test_r52_from_a_starport_ships_go_on_through_gates_until_they_enter_a_planet() -> None:
    t = catapult()
    all_three = "3 fresh and 0 damaged"
    t.asks("red", "catapult").plays("red", "to 3-gate", all_three, "to 5-gate", all_three, "to 5-hex", all_three)
    t.asks("red", "turn")
    assert t.ships("red", "5-hex") == (3, 0)
    assert t.decision("red").values == (3,)


def test_r52_ships_may_stop_at_any_gate() -> None:
    t = catapult()
    t.can("red", "stop").plays("red", "stop").asks("red", "turn")
    assert t.ships("red", "2-gate") == (3, 0)


def test_r52_the_first_planet_ends_the_move() -> None:
    t = arcs(CATAPULT.format(three="blue 1 ship", five="blue 1 ship"))
    t.plays("red", "lead Mobilization 2", "go on", "move", "to 3-arrow", "3 fresh and 0 damaged").asks("red", "turn")


def test_r52_a_gate_that_another_player_controlled_before_ends_the_move() -> None:
    t = catapult(three="blue 1 ship")
    t.plays("red", "to 3-gate", "3 fresh and 0 damaged").asks("red", "turn")  # though Red has more ships there now
    assert t.ships("red", "3-gate") == (3, 0)


@pytest.mark.parametrize(
    "three",
    ["blue 1 ship; white 1 ship", "blue 1 ship; red 1 ship", "blue 2 damaged ships", "red 2 ships; blue 1 ship"],
)
def test_r52_a_gate_that_nobody_or_the_mover_controls_does_not_end_the_move(three: str) -> None:
    t = catapult(three=three)
    t.plays("red", "to 3-gate", "3 fresh and 0 damaged").asks("red", "catapult")


def test_r52_without_a_starport_there_is_no_catapult() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 3 ships, city
        red: hand mobilization-2
    """)
    t.plays("red", "lead Mobilization 2", "go on", "move", "to 2-gate", "3 fresh and 0 damaged").asks("red", "turn")


def test_r107_each_gate_on_the_way_is_judged_when_it_is_entered() -> None:
    t = catapult(five="blue 1 ship")
    t.plays("red", "to 3-gate", "3 fresh and 0 damaged").asks("red", "catapult")
    t.plays("red", "to 5-gate", "3 fresh and 0 damaged").asks("red", "turn")


# -- R53: along the way --------------------------------------------------------------------------------------------


def test_r53_ships_may_be_dropped_in_gates_but_none_picked_up() -> None:
    t = catapult(three="red 4 ships")
    t.plays("red", "to 3-gate")
    t.asks("red", "move_ships", [f"{count} fresh and 0 damaged" for count in (1, 2, 3)])
    t.plays("red", "2 fresh and 0 damaged", "to 5-gate")
    t.asks("red", "move_ships", ["1 fresh and 0 damaged", "2 fresh and 0 damaged"])
    t.plays("red", "1 fresh and 0 damaged", "stop")
    assert [t.ships("red", f"{cluster}-gate") for cluster in (2, 3, 5)] == [(1, 0), (5, 0), (1, 0)]


def test_r53_backtracking_is_allowed() -> None:
    t = catapult()
    t.plays("red", "to 3-gate", "3 fresh and 0 damaged", "to 2-gate", "2 fresh and 0 damaged")
    t.asks("red", "catapult").plays("red", "to 6-gate")
    t.asks("red", "move_ships", ["1 fresh and 0 damaged", "2 fresh and 0 damaged"])  # not the one dropped before
    t.plays("red", "2 fresh and 0 damaged", "stop")
    assert (t.ships("red", "3-gate"), t.ships("red", "6-gate")) == ((1, 0), (2, 0))


def test_r53_nobody_goes_in_circles() -> None:
    """Back to a gate that was passed only if ships are left behind: else nothing would change, for ever."""
    t = catapult()
    t.plays("red", "to 3-gate", "2 fresh and 0 damaged", "to 2-gate")
    t.asks("red", "catapult")  # with one of the two
    t.cannot("red", "to 3-gate").can("red", "to 6-gate")


# -- R54: own starports only ---------------------------------------------------------------------------------------


def test_r54_a_rival_starport_in_a_controlled_system_does_not_launch() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 3 ships; blue starport
        red: hand mobilization-2
    """)
    t.plays("red", "lead Mobilization 2", "go on", "move", "to 2-gate", "3 fresh and 0 damaged").asks("red", "turn")


# -- R108: one group -----------------------------------------------------------------------------------------------


def test_r108_the_group_only_shrinks_and_dropped_ships_stay() -> None:
    t = catapult()
    t.plays("red", "to 3-gate", "1 fresh and 0 damaged", "stop").asks("red", "turn")  # the two others do not go on
    assert (t.ships("red", "2-gate"), t.ships("red", "3-gate")) == ((2, 0), (1, 0))


def test_r108_the_right_comes_from_the_start_and_no_starport_on_the_way_changes_it() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        2-hex: red starport
        red: hand mobilization-2
        blue: hand construction-2 construction-3
    """)
    t.plays("red", "lead Mobilization 2", "go on", "move", "to 2-hex").asks("red", "turn")
    t.plays("red", "move", "to 2-gate").asks("red", "catapult")  # a new move, from the starport


# -- R55 and D1: removed clusters ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "near"),
    [
        ("2-gate", "2-arrow 2-crescent 2-hex 3-gate 6-gate"),
        ("3-gate", "2-gate 3-arrow 3-crescent 3-hex 5-gate"),
        ("5-gate", "3-gate 5-arrow 5-crescent 5-hex 6-gate"),
        ("6-gate", "2-gate 5-gate 6-arrow 6-crescent 6-hex"),
    ],
)
def test_r55_gates_on_both_sides_of_a_removed_cluster_are_neighbours(system: str, near: str) -> None:
    assert neighbours(system, "3p-mix-up") == near.split()  # without clusters 1 and 4


def test_r55_planets_that_touch_a_removed_cluster_lose_that_neighbour() -> None:
    assert neighbours("2-hex", "4p-mix-up-1") == ["2-crescent", "2-gate"]  # without cluster 3
    assert neighbours("6-arrow", "4p-frontiers") == ["6-crescent", "6-gate"]  # without cluster 5


def test_r55_a_catapult_passes_a_path_marker_in_a_single_step() -> None:
    t = catapult()
    t.plays("red", "to 6-gate", "3 fresh and 0 damaged", "to 6-hex", "3 fresh and 0 damaged")
    assert t.ships("red", "6-hex") == (3, 0)


@pytest.mark.parametrize(
    ("setup", "one", "other"),
    [("2p-frontiers", "5-gate", "2-gate"), ("3p-frontiers", "1-gate", "4-gate"), ("3p-homelands", "4-gate", "1-gate")],
)
def test_d1_path_markers_over_two_removed_clusters_join_the_gates_on_both_sides(
    setup: str, one: str, other: str
) -> None:
    assert other in neighbours(one, setup)
    assert one in neighbours(other, setup)
    ship_in(one, setup).plays("red", f"to {other}").asks("red", "turn")
