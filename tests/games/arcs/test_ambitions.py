"""Declaring ambitions (R35 to R39), and one or two players in the places (R117)."""

import pytest

from .position import arcs

# -- R35: who and when ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "ambition"), [(2, "Tycoon"), (3, "Tyrant"), (4, "Warlord"), (5, "Keeper"), (6, "Empath")]
)
def test_r35_the_leader_may_declare_the_ambition_of_the_card(number: int, ambition: str) -> None:
    t = arcs(f"""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand mobilization-{number}
    """)
    t.plays("red", f"lead Mobilization {number}")
    t.asks("red", "declare", [f"declare {ambition}", "go on"])


def test_r35_a_1_has_no_ambition_and_a_7_has_any() -> None:
    position = """
        seats 4, initiative red
        2-gate: red 1 ship
        red: hand mobilization-1 mobilization-7
    """
    arcs(position).plays("red", "lead Mobilization 1").asks("red", "turn")
    t = arcs(position).plays("red", "lead Mobilization 7")
    ambitions = ("Tycoon", "Tyrant", "Warlord", "Keeper", "Empath")
    t.asks("red", "declare", [*(f"declare {ambition}" for ambition in ambitions), "go on"])


def test_r35_once_per_card_and_never_by_a_follower() -> None:
    t = arcs("""
        seats 4, initiative red
        2-gate: red 1 ship; blue 1 ship
        red: hand mobilization-7
        blue: hand mobilization-2 mobilization-3
    """)
    t.plays("red", "lead Mobilization 7", "declare Tyrant").asks("red", "turn", ["move", "influence", "end turn"])
    t.plays("red", "end turn").plays("blue", "surpass with Mobilization 2")
    t.asks("blue", "before_prelude", ["seize with Mobilization 3", "go on"])


# -- R36: the marker -----------------------------------------------------------------------------------------------


def test_r36_the_available_marker_with_the_largest_first_place_is_taken() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand mobilization-2 mobilization-3 mobilization-4 mobilization-5
    """)
    t.plays("red", "lead Mobilization 2", "declare Tycoon", "end turn")
    t.plays("red", "lead Mobilization 3", "declare Tyrant", "end turn")
    t.plays("red", "lead Mobilization 4", "declare Warlord", "end turn")
    assert [t.markers(one) for one in ("tycoon", "tyrant", "warlord")] == [[[5, 3]], [[3, 2]], [[2, 0]]]
    t.plays("red", "lead Mobilization 5").asks("red", "turn")  # no marker, no declaring


def test_r36_a_flipped_marker_may_be_the_largest() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand mobilization-2 mobilization-3 mobilization-4
        ambitions: available 6, available 4
    """)
    t.plays("red", "lead Mobilization 2", "declare Tycoon", "end turn")
    t.plays("red", "lead Mobilization 3", "declare Tyrant", "end turn")
    assert (t.markers("tycoon"), t.markers("tyrant")) == ([[6, 3]], [[5, 3]])


def test_r36_without_a_marker_no_card_declares_either() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship; blue 1 ship
        red: hand aggression-2
        blue: hand aggression-4; cards bc25
        court: bc27 red 1, bc02, bc10, bc13
        ambitions: tycoon 5, tyrant 3, keeper 2
    """)
    t.plays("red", "lead Aggression 2", "secure").asks("red", "turn")  # Populist Demands asked nothing
    assert t.court_discard() == ["bc27"]
    t.plays("red", "end turn").plays("blue", "surpass with Aggression 4").asks("blue", "turn")  # nor do the Bards


# -- R37: the zero marker ------------------------------------------------------------------------------------------


def test_r37_the_zero_marker_covers_the_number_of_the_lead_card_and_leaves_its_pips() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship; blue 1 ship; white 1 ship
        red: hand mobilization-4
        blue: hand mobilization-2 mobilization-3
        white: hand mobilization-5 administration-6
    """)
    t.plays("red", "lead Mobilization 4", "declare Warlord")
    assert t.decision("red").values == (3,)
    t.plays("red", "end turn").plays("blue", "surpass with Mobilization 2", "go on")
    assert t.decision("blue").values == (4,)
    # of the lead card only: Blue's 2 keeps its number, so White with 5 has the highest Surpass
    t.plays("blue", "end turn").plays("white", "surpass with Mobilization 5", "go on", "end turn").asks("white", "lead")


def test_r37_without_declaring_the_number_stays() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand mobilization-4
        blue: hand mobilization-2 mobilization-3
    """)
    t.plays("red", "lead Mobilization 4", "go on", "end turn").cannot("blue", "surpass with...")


def test_r37_secret_order_keeps_the_number_for_keeper_and_empath_only() -> None:
    position = """
        seats 4, initiative red
        2-gate: red 1 ship
        red: hand mobilization-7; cards bc18
        blue: hand mobilization-2 mobilization-6
    """
    for ambition in ("Keeper", "Empath"):
        t = arcs(position).plays("red", "lead Mobilization 7", f"declare {ambition}", "end turn")
        t.asks("blue", "follow").cannot("blue", "surpass with...")
    for ambition in ("Tycoon", "Tyrant", "Warlord"):
        t = arcs(position).plays("red", "lead Mobilization 7", f"declare {ambition}", "end turn")
        t.can("blue", "surpass with Mobilization 2")


def test_r37_populist_demands_places_no_zero_marker() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand aggression-5
        blue: hand aggression-4 aggression-2
        court: bc27 red 1, bc02, bc10, bc13
    """)
    t.plays("red", "lead Aggression 5", "go on", "secure", "declare Tyrant", "end turn")
    assert t.markers("tyrant") == [[5, 3]]
    t.asks("blue", "follow", ["copy with Aggression 2", "copy with Aggression 4"])


def test_r37_populist_demands_leaves_a_zero_marker_where_it_is() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand aggression-5
        blue: hand aggression-4 aggression-2
        court: bc27 red 1, bc02, bc10, bc13
    """)
    t.plays("red", "lead Aggression 5", "declare Keeper", "secure", "declare Tyrant", "end turn")
    assert (t.markers("keeper"), t.markers("tyrant")) == ([[5, 3]], [[3, 2]])
    t.can("blue", "surpass with Aggression 2", "surpass with Aggression 4")


def test_r37_galactic_bards_place_no_zero_marker() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship; blue 1 ship
        red: hand mobilization-3
        blue: hand mobilization-4; cards bc25
        white: hand mobilization-2 construction-2
    """)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", "surpass with Mobilization 4", "declare Warlord", "end turn")
    assert t.markers("warlord") == [[5, 3]]
    t.asks("white", "follow").cannot("white", "surpass with Mobilization 2")


# -- R38 and R39: more markers, no owner ---------------------------------------------------------------------------


def test_r38_an_ambition_may_get_several_markers_whose_values_add_up() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship; blue 1 ship
        red: hand mobilization-2 construction-2 administration-2; resources fuel fuel
        blue: resources fuel
    """)
    t.plays("red", "lead Mobilization 2", "declare Tycoon", "end turn")
    t.plays("red", "lead Construction 2", "declare Tycoon", "end turn")
    assert t.markers("tycoon") == [[3, 2], [5, 3]]
    t.plays("red", "lead Administration 2", "declare Tycoon", "end turn")  # then the chapter ends
    assert (t.power("red"), t.power("blue")) == (5 + 3 + 2, 3 + 2 + 0)


def test_r39_declaring_gives_nobody_ownership() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand mobilization-2
        blue: resources fuel fuel
        white: resources material
    """)
    t.plays("red", "lead Mobilization 2", "declare Tycoon", "end turn")
    assert [t.power(seat) for seat in ("red", "blue", "white")] == [0, 5, 3]


# -- R117: one player in the places --------------------------------------------------------------------------------


def test_r117_a_sole_qualifier_is_first_and_nobody_is_second() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand mobilization-2
        blue: resources fuel
    """)
    t.plays("red", "lead Mobilization 2", "declare Tycoon", "end turn")
    assert [t.power(seat) for seat in ("red", "blue", "white")] == [0, 5, 0]


def test_r117_second_place_on_the_lowest_marker_is_worth_nothing() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand mobilization-3
        blue: resources fuel fuel; captives 1 red
        white: resources material
        ambitions: tycoon 2
    """)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    assert [t.power(seat) for seat in ("red", "blue", "white")] == [0, 2, 0]
