"""The end of a round (R30, R33, R34, R101, R102, D5)."""

from .position import arcs

# -- R30: who has the initiative next ------------------------------------------------------------------------------


def test_r30_the_highest_surpass_takes_the_initiative() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship; blue 1 ship; white 1 ship
        red: hand mobilization-2 construction-6
        blue: hand mobilization-5 construction-2
        white: hand mobilization-3 construction-4
    """)
    t.plays("red", "lead Mobilization 2", "go on", "end turn")
    t.plays("blue", "surpass with Mobilization 5", "go on", "end turn")
    t.plays("white", "surpass with Mobilization 3", "go on", "end turn").asks("blue", "lead")


def test_r30_the_number_of_the_lead_card_is_never_compared() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship; blue 1 ship; white 1 ship
        red: hand mobilization-6 construction-6
        blue: hand mobilization-2 construction-2
        white: hand construction-4 construction-5
    """)
    t.plays("red", "lead Mobilization 6", "declare Empath", "end turn")
    t.plays("blue", "surpass with Mobilization 2", "go on", "end turn")
    t.plays("white", "pivot with Construction 5", "go on").asks("blue", "lead")


def test_r30_without_surpass_the_leader_keeps_it() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship; blue 1 ship; white 1 ship
        red: hand mobilization-3 construction-2
        blue: hand administration-6 construction-3
        white: hand mobilization-6 construction-5
    """)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", "pivot with Administration 6", "go on", "end turn")
    t.plays("white", "copy with Mobilization 6", "go on", "end turn").asks("red", "lead")


def test_r30_a_seized_marker_stays_put() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship; blue 1 ship; white 1 ship
        red: hand mobilization-3 construction-2
        blue: hand mobilization-4 construction-3 construction-4
        white: hand mobilization-6 construction-5
    """)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", "surpass with Mobilization 4", "seize with Construction 3", "end turn")
    t.plays("white", "surpass with Mobilization 6", "end turn").asks("blue", "lead")


# -- R33: discarding -----------------------------------------------------------------------------------------------

ROUND = """
    seats 3, initiative red
    2-gate: red 1 ship; blue 1 ship; white 1 ship
    red: hand mobilization-3
    blue: hand mobilization-4 construction-3 construction-4
    white: hand construction-6
"""


def test_r33_all_played_cards_are_discarded_face_down() -> None:
    t = arcs(ROUND)
    before = t.game.view(None)["discard"]
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", "copy with Mobilization 4", "seize with Construction 3", "end turn")
    t.plays("white", "pivot with Construction 6")
    view = t.game.view(None)
    assert view["round"] == []
    assert view["discard"] == before + 4
    assert view["face_up_discard"] == []


def test_r33_the_chapter_goes_on_while_anybody_has_a_card() -> None:
    t = arcs(ROUND)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", "surpass with Mobilization 4", "go on", "end turn").plays("white", "pivot with Construction 6")
    t.asks("blue", "lead", ["lead Construction 3", "lead Construction 4", "pass the initiative"])
    t.plays("blue", "lead Construction 3", "go on").plays("blue", "lead Construction 4", "go on")
    assert t.g.chapter == 2  # the last hand is empty


# -- R34: the next chapter -----------------------------------------------------------------------------------------


def test_r34_the_initiative_carries_over_to_the_next_chapter() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship; blue 1 ship; white 1 ship
        red: hand mobilization-3
        blue: hand construction-4
        white: hand mobilization-6
    """)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", "copy with Construction 4", "end turn")
    t.plays("white", "surpass with Mobilization 6", "end turn")
    assert t.g.chapter == 2
    t.asks("white", "lead")


# -- R101: what lasts one round ------------------------------------------------------------------------------------


def test_r101_the_zero_marker_leaves_with_its_card() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship; blue 1 ship; white 1 ship
        red: hand mobilization-5 construction-3 construction-2
        blue: hand mobilization-2 construction-4
    """)
    t.plays("red", "lead Mobilization 5", "declare Keeper", "end turn")
    t.plays("blue", "surpass with Mobilization 2", "go on", "end turn")
    t.plays("blue", "lead Construction 4", "go on")
    t.asks("red", "follow", ["copy with Construction 2", "copy with Construction 3"])


def test_r101_the_initiative_can_be_seized_again_in_the_next_round() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship; blue 1 ship; white 1 ship
        red: hand mobilization-3 construction-2 administration-2
        blue: hand mobilization-4 construction-3 construction-4
        white: hand mobilization-6 administration-5 administration-6
    """)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", "surpass with Mobilization 4", "seize with Construction 3", "end turn")
    t.plays("white", "surpass with Mobilization 6", "end turn")
    t.plays("blue", "lead Construction 4", "go on")
    t.plays("white", "pivot with Administration 5")
    t.asks("white", "before_prelude", ["seize with Administration 6", "go on"])
    t.plays("white", "seize with Administration 6")
    assert t.initiative() == "white"


# -- R102: Unions, initiative, discard, hands ----------------------------------------------------------------------


def test_r102_a_surpass_that_a_union_takes_back_still_counts_for_the_initiative() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship; blue 1 ship; white 1 ship
        red: hand mobilization-3
        blue: hand mobilization-6; cards bc10
        white: hand mobilization-4 construction-2
    """)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", "surpass with Mobilization 6", "use Spacing Union", "Mobilization 6", "end turn")
    t.plays("white", "surpass with Mobilization 4", "go on", "end turn")
    t.asks("blue", "lead", ["lead Mobilization 6", "pass the initiative"])
    assert t.discard_pile()[-2:] == ["mobilization-3", "mobilization-4"]
    assert "mobilization-6" not in t.discard_pile()
    assert t.court_discard() == ["bc10"]


def test_r102_a_union_may_take_the_card_of_another_player() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship; blue 1 ship; white 1 ship
        red: hand mobilization-3
        blue: hand mobilization-4
        white: hand administration-4; cards bc10
    """)
    t.plays("red", "lead Mobilization 3", "go on", "end turn").plays("blue", "surpass with Mobilization 4", "end turn")
    t.plays("white", "copy with Administration 4", "use Spacing Union", "Mobilization 4", "end turn")
    # Blue has the initiative and no cards, so Blue has to pass
    t.asks("white", "lead", ["lead Mobilization 4", "pass the initiative"])
    assert "Blue takes the initiative with the highest surpass." in t.chronicle()


def test_r102_hands_are_checked_after_unions_have_handed_out_their_cards() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand mobilization-3; cards bc10
    """)
    t.plays("red", "lead Mobilization 3", "go on", "use Spacing Union", "end turn")
    t.asks("red", "lead", ["lead Mobilization 3", "pass the initiative"])
    assert t.g.chapter == 1


# -- D5: the order in the pile -------------------------------------------------------------------------------------


def test_d5_cards_go_on_top_of_the_pile_in_the_order_of_turns_a_seizing_card_after_the_played_one() -> None:
    t = arcs("""
        seats 3, initiative blue
        2-gate: red 1 ship; blue 1 ship; white 1 ship
        red: hand construction-6 construction-2
        blue: hand mobilization-3
        white: hand mobilization-4 construction-3 construction-4
        discard: administration-2 administration-3
    """)
    t.plays("blue", "lead Mobilization 3", "go on", "end turn")
    t.plays("white", "copy with Mobilization 4", "seize with Construction 3", "end turn")
    t.plays("red", "pivot with Construction 6")
    assert t.discard_pile()[-4:] == ["mobilization-3", "mobilization-4", "construction-3", "construction-6"]
    assert t.discard_pile()[:2] == ["administration-2", "administration-3"]
