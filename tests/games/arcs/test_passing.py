"""Passing the initiative (R31, R32, R103, D2)."""

from .position import arcs

PASSING = """
    seats 3, initiative red
    2-gate: red 1 ship; blue 1 ship; white 1 ship
    red: hand mobilization-3 mobilization-2 construction-6
    blue: hand mobilization-4 construction-2 construction-3
    white: hand mobilization-5 construction-4 construction-5
"""


# -- R31: the marker goes on ---------------------------------------------------------------------------------------


def test_r31_passing_hands_the_marker_to_the_next_player_with_cards_and_ends_the_round() -> None:
    t = arcs("""
        seats 4, initiative blue
        2-gate: blue 1 ship
        red: hand mobilization-3
        blue: hand mobilization-4
        yellow: hand mobilization-5
    """)
    t.plays("blue", "pass the initiative")  # White has no cards
    t.asks("yellow", "lead", ["lead Mobilization 5", "pass the initiative"])
    t.plays("yellow", "pass the initiative").asks("red", "lead")


def test_r31_a_holder_with_an_empty_hand_must_pass() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: blue 1 ship
        white: hand mobilization-3
    """)
    t.asks("white", "lead")
    assert t.chronicle() == ["Red passes the initiative."]


# -- R103: what passing is not -------------------------------------------------------------------------------------


def test_r103_passing_discards_nothing() -> None:
    t = arcs(PASSING)
    pile = t.discard_pile()
    t.plays("red", "pass the initiative").asks("blue", "lead")
    assert t.discard_pile() == pile
    assert t.hand("red") == ["construction-6", "mobilization-2", "mobilization-3"]
    assert t.initiative() == "blue"


def test_r103_a_compulsory_pass_does_not_count_towards_the_end_of_the_chapter() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: blue 1 ship; white 1 ship
        blue: hand mobilization-3
        white: hand mobilization-4
    """)
    t.plays("blue", "pass the initiative")
    t.asks("white", "lead")
    assert t.g.chapter == 1
    t.plays("white", "pass the initiative")
    assert t.g.chapter == 2


# -- R32: everybody passes -----------------------------------------------------------------------------------------


def test_r32_when_all_players_with_cards_pass_in_a_row_the_cards_are_discarded_and_the_chapter_ends() -> None:
    t = arcs(PASSING + "    ambitions: tycoon 5\n    red: resources fuel\n")
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative")
    assert (t.g.chapter, t.power("red")) == (1, 0)
    t.plays("white", "pass the initiative")
    assert (t.g.chapter, t.power("red")) == (2, 5)
    assert [len(t.hand(seat)) for seat in ("red", "blue", "white")] == [6, 6, 6]


def test_r32_only_players_with_cards_are_counted() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship; blue 1 ship
        red: hand mobilization-3
        blue: hand mobilization-4
    """)
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative")
    assert t.g.chapter == 2


def test_r32_any_led_card_restarts_the_count() -> None:
    t = arcs(PASSING)
    t.plays("red", "pass the initiative")
    t.plays("blue", "lead Mobilization 4", "go on", "end turn")
    t.plays("white", "copy with Construction 4", "go on", "end turn")
    t.plays("red", "copy with Construction 6", "go on", "end turn")
    t.plays("blue", "pass the initiative").plays("white", "pass the initiative")
    assert t.g.chapter == 1  # three passes, but only two since a card was led
    t.plays("red", "pass the initiative")
    assert t.g.chapter == 2


# -- D2: who has the initiative then -------------------------------------------------------------------------------


def test_d2_when_all_pass_the_marker_comes_back_to_the_first_who_passed() -> None:
    t = arcs(PASSING)
    for seat in ("red", "blue", "white"):
        t.plays(seat, "pass the initiative")
    t.asks("red", "lead")


def test_d2_a_single_player_with_cards_who_passes_keeps_the_marker() -> None:
    t = arcs("""
        seats 3, initiative blue
        2-gate: blue 1 ship
        blue: hand mobilization-3
    """)
    t.plays("blue", "pass the initiative").asks("blue", "lead")
    assert t.g.chapter == 2
