"""Seizing the initiative (R27 to R29)."""

from .position import arcs

# -- R27: once per round, by who does not have it ------------------------------------------------------------------

ROUND = """
    seats 3, initiative red
    2-gate: red 1 ship; blue 1 ship; white 1 ship
    red: hand mobilization-3 mobilization-2
    blue: hand mobilization-4 construction-2 construction-3
    white: hand mobilization-5 construction-4 construction-5; cards bc16
"""


def test_r27_seizing_takes_one_extra_card_face_down_which_gives_no_actions() -> None:
    t = arcs(ROUND)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", "surpass with Mobilization 4", "seize with Construction 2")
    assert t.initiative() == "blue"
    assert t.hand("blue") == ["construction-3"]
    assert [row["card"] for row in t.game.view(0)["round"]] == ["mobilization-3", "mobilization-4", None]
    t.asks("blue", "turn", ["move", "influence", "end turn"])
    assert t.decision("blue").values == (3,)


def test_r27_the_holder_cannot_seize() -> None:
    t = arcs(ROUND)
    t.plays("red", "lead Mobilization 3").asks("red", "declare", ["declare Tyrant", "go on"])
    t.plays("red", "go on").asks("red", "turn", ["move", "influence", "end turn"])


def test_r27_a_card_does_not_let_the_holder_seize_either() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand mobilization-3; cards bc16
        blue: hand mobilization-4 construction-2
    """)
    t.plays("red", "lead Mobilization 3", "go on", "use Lattice Spies", "end turn")
    t.plays("blue", "surpass with Mobilization 4").can("blue", "seize with Construction 2")  # nobody has seized yet


def test_r27_only_one_seizure_per_round() -> None:
    t = arcs(ROUND)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", "surpass with Mobilization 4", "seize with Construction 2", "end turn")
    t.plays("white", "surpass with Mobilization 5").asks("white", "turn")  # no question before the Prelude
    t.plays("white", "use Lattice Spies", "end turn")
    t.asks("blue", "lead")


def test_r27_a_card_seizes_under_the_same_limits() -> None:
    t = arcs(ROUND)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", "surpass with Mobilization 4", "go on", "end turn")
    t.plays("white", "pivot with Construction 4", "go on", "use Lattice Spies")
    assert t.initiative() == "white"


def test_r27_song_of_freedom_cannot_seize_twice_in_a_round() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        3-hex: blue 1 ship, city
        red: hand aggression-3
        blue: hand aggression-4 construction-2 construction-3
        court: bc29 blue 1, bc02, bc10, bc13
    """)
    t.plays("red", "lead Aggression 3", "go on", "end turn")
    t.plays("blue", "surpass with Aggression 4", "seize with Construction 2", "secure", "city 3-hex/1")
    t.asks("blue", "turn")  # returned, but not asked to seize
    assert t.buildings("3-hex") == ["", ""]


# -- R28: the 7 ----------------------------------------------------------------------------------------------------

SEVENS = """
    seats 4, initiative red
    2-gate: red 1 ship; blue 1 ship; white 1 ship; yellow 1 ship
    red: hand mobilization-3
    blue: hand mobilization-7 construction-7 construction-2
    white: hand mobilization-5 construction-4
    yellow: hand mobilization-6 construction-5
"""


def test_r28_surpassing_with_a_7_seizes_automatically() -> None:
    t = arcs(SEVENS)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", "surpass with Mobilization 7").asks("blue", "turn")  # nothing to accept, nothing to add
    assert t.initiative() == "blue"
    assert t.hand("blue") == ["construction-2", "construction-7"]
    t.plays("blue", "end turn").plays("white", "surpass with Mobilization 5").asks("white", "turn")


def test_r28_pivoting_or_copying_with_a_7_does_not_seize() -> None:
    for way in ("pivot with Construction 7", "copy with Construction 7", "copy with Mobilization 7"):
        t = arcs(SEVENS)
        t.plays("red", "lead Mobilization 3", "go on", "end turn").plays("blue", way)
        t.asks("blue", "before_prelude")  # seizing with another card is still possible
        assert t.initiative() == "red"


def test_r28_a_7_still_surpasses_when_the_initiative_was_seized_before() -> None:
    t = arcs("""
        seats 4, initiative red
        2-gate: red 1 ship; blue 1 ship; white 1 ship
        red: hand mobilization-3
        blue: hand mobilization-4 construction-2 construction-3
        white: hand mobilization-7 construction-4
    """)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", "surpass with Mobilization 4", "seize with Construction 2", "end turn")
    t.plays("white", "surpass with Mobilization 7").asks("white", "turn")
    assert t.initiative() == "blue"
    t.plays("white", "end turn").asks("blue", "lead")


# -- R29: what the seizure moves -----------------------------------------------------------------------------------


def test_r29_the_marker_moves_at_once_and_stays_but_lead_card_and_order_of_turns_do_not_change() -> None:
    t = arcs("""
        seats 4, initiative red
        2-gate: red 1 ship; blue 1 ship; white 1 ship; yellow 1 ship
        red: hand mobilization-3 construction-3
        blue: hand mobilization-4 construction-2
        white: hand administration-4 construction-6 administration-2
        yellow: hand mobilization-6 construction-5
    """)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", "surpass with Mobilization 4", "go on", "end turn")
    t.plays("white", "pivot with Administration 4", "seize with Construction 6")
    assert t.initiative() == "white"
    t.plays("white", "end turn")
    t.can("yellow", "surpass with Mobilization 6", "pivot with Construction 5")  # the lead card is still Red's
    t.plays("yellow", "surpass with Mobilization 6", "end turn")
    t.asks("white", "lead")  # not Yellow with the highest Surpass, and Red has no second turn
