"""Lead, surpass, copy and pivot (R23 to R26, R104)."""

from .position import ArcsScenario, arcs

# -- R23: who must play --------------------------------------------------------------------------------------------


def test_r23_the_leader_leads_or_passes_and_a_follower_with_cards_must_play() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand administration-3
        blue: hand administration-2 construction-5
    """)
    t.asks("red", "lead", ["lead Administration 3", "pass the initiative"])
    t.plays("red", "lead Administration 3", "go on", "end turn")
    t.asks(
        "blue",
        "follow",
        ["copy with Administration 2", "pivot with Construction 5", "copy with Construction 5"],
    )


def test_r23_players_without_cards_are_skipped() -> None:
    t = arcs("""
        seats 4, initiative red
        2-gate: red 1 ship; white 1 ship
        red: hand administration-3 administration-4
        white: hand construction-5
    """)
    t.plays("red", "lead Administration 3", "go on", "end turn")
    t.asks("white", "follow").plays("white", "copy with Construction 5", "end turn")
    t.asks("red", "lead")


# -- R24: surpass --------------------------------------------------------------------------------------------------


def test_r24_surpass_compares_with_the_lead_card_only() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship; blue 1 ship
        red: hand administration-3
        blue: hand administration-6
        white: hand administration-4 construction-6
    """)
    t.plays("red", "lead Administration 3", "go on", "end turn")
    t.plays("blue", "surpass with Administration 6", "end turn")
    t.can("white", "surpass with Administration 4").cannot("white", "surpass with Construction 6")


def test_r24_with_the_zero_marker_every_card_of_the_suit_surpasses_even_a_1() -> None:
    t = arcs("""
        seats 4, initiative red
        2-gate: red 1 ship
        red: hand administration-5
        blue: hand administration-1 construction-6
    """)
    t.plays("red", "lead Administration 5", "declare Keeper", "end turn")
    t.can("blue", "surpass with Administration 1").cannot("blue", "surpass with Construction 6")


def test_r104_an_equal_or_lower_number_does_not_surpass() -> None:
    """No two cards of a suit have the same number, so only the zero marker could make them equal."""
    t = arcs("""
        seats 4, initiative red
        2-gate: red 1 ship
        red: hand administration-5
        blue: hand administration-4 administration-6
    """)
    t.plays("red", "lead Administration 5", "go on", "end turn")
    t.asks(
        "blue",
        "follow",
        ["copy with Administration 4", "surpass with Administration 6", "copy with Administration 6"],
    )


def test_r104_a_leading_7_cannot_be_surpassed_unless_the_zero_marker_covers_it() -> None:
    position = """
        seats 4, initiative red
        2-gate: red 1 ship
        red: hand administration-7
        blue: hand administration-6 administration-1
    """
    t = arcs(position).plays("red", "lead Administration 7", "go on", "end turn")
    t.asks("blue", "follow", ["copy with Administration 1", "copy with Administration 6"])
    t = arcs(position).plays("red", "lead Administration 7", "declare Tyrant", "end turn")
    t.can("blue", "surpass with Administration 1", "surpass with Administration 6")


# -- R25: what each way gives --------------------------------------------------------------------------------------

FOLLOWING = """
    seats 3, initiative red
    2-hex: red 2 ships
    3-hex: blue 2 ships, city
    5-hex: white 2 ships, 1 damaged ship
    red: hand mobilization-3
    blue: hand mobilization-4 mobilization-2 administration-2
    white: hand construction-2 mobilization-5 aggression-3
"""


def pips(t: ArcsScenario, seat: str) -> int:
    return int(t.decision(seat).values[0])


def follows(way: str) -> ArcsScenario:
    t = arcs(FOLLOWING)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", way, "go on")
    return t


def test_r25_surpass_uses_every_pip_of_the_own_card() -> None:
    t = follows("surpass with Mobilization 4").asks("blue", "turn", ["move", "influence", "end turn"])
    assert pips(t, "blue") == 3


def test_r25_copy_is_a_single_action_of_the_lead_card() -> None:
    t = follows("copy with Administration 2").asks("blue", "turn", ["move", "influence", "end turn"])
    assert pips(t, "blue") == 1


def test_r25_pivot_is_a_single_action_of_the_own_card() -> None:
    t = follows("pivot with Administration 2").asks("blue", "turn", ["tax", "influence", "end turn"])
    assert pips(t, "blue") == 1
    t.plays("blue", "tax", "Weapon in slot 1").asks("white", "follow")


def test_r25_a_card_of_the_lead_suit_cannot_pivot_and_if_too_low_can_only_copy() -> None:
    t = arcs(FOLLOWING)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.cannot("blue", "pivot with Mobilization...", "surpass with Mobilization 2")
    t.can("blue", "copy with Mobilization 2", "copy with Mobilization 4", "surpass with Mobilization 4")
    t.cannot("blue", "surpass with Administration 2")


def test_r25_the_lead_suit_stays_the_same_for_the_whole_round() -> None:
    t = follows("pivot with Administration 2").plays("blue", "end turn")
    t.can("white", "pivot with Construction 2", "surpass with Mobilization 5", "pivot with Aggression 3")
    t.plays("white", "copy with Construction 2", "go on").asks("white", "turn", ["move", "influence", "end turn"])


# -- R26: copy is face down ----------------------------------------------------------------------------------------


def test_r26_the_number_of_a_copied_card_has_no_effect() -> None:
    t = arcs("""
        seats 4, initiative red
        2-gate: red 1 ship; blue 1 ship
        red: hand mobilization-3 mobilization-5
        blue: hand mobilization-7 mobilization-6
    """)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", "copy with Mobilization 7").asks("blue", "before_prelude", ["seize with Mobilization 6", "go on"])
    assert t.initiative() == "red"  # a copied 7 does not seize
    t.plays("blue", "go on", "end turn").asks("red", "lead")  # nor is it the highest Surpass


def test_r26_a_copied_card_stays_hidden_in_the_round_and_in_the_discard_pile() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship; blue 1 ship
        red: hand mobilization-3 mobilization-5
        blue: hand mobilization-6 mobilization-2
    """)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", "copy with Mobilization 6", "go on")
    assert [row["card"] for row in t.game.view(0)["round"]] == ["mobilization-3", None]
    assert [row["card"] for row in t.game.view(None)["round"]] == ["mobilization-3", None]
    assert [row["card"] for row in t.game.view(1)["round"]] == ["mobilization-3", "mobilization-6"]
    assert not any("Mobilization 6" in line for line in t.chronicle("red"))
    t.plays("blue", "end turn")
    assert "mobilization-6" in t.discard_pile()
    assert t.game.view(0)["known_discard"] == ["mobilization-3"]
    assert t.game.view(1)["known_discard"] == ["mobilization-3", "mobilization-6"]
