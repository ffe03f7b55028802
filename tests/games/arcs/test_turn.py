"""The course of a turn: card, declaring or seizing, Prelude, pips (R9 to R11, R16, R20, R105, R118, D16)."""

from .position import arcs

TABLE = """
    seats 3, initiative red
    2-hex: red 2 ships, city
    3-hex: blue 2 ships, city
    5-hex: white 2 ships, city
    red: hand administration-3 administration-6; resources fuel
    blue: hand administration-4 construction-2 construction-3; resources fuel
    white: hand mobilization-2 mobilization-3
"""


# -- R9: the sequence ----------------------------------------------------------------------------------------------


def test_r9_the_leader_plays_then_declares_then_has_prelude_and_pips() -> None:
    t = arcs(TABLE)
    t.asks("red", "lead", ["lead Administration 3", "lead Administration 6", "pass the initiative"])
    t.plays("red", "lead Administration 3")
    t.asks("red", "declare", ["declare Tyrant", "go on"])
    t.plays("red", "go on")
    t.asks(
        "red",
        "turn",
        ["tax", "influence", "spend Fuel from slot 1 to move", "spend Fuel from slot 1 for nothing", "end turn"],
    )


def test_r9_a_follower_plays_then_seizes_then_has_prelude_and_pips() -> None:
    t = arcs(TABLE)
    t.plays("red", "lead Administration 3", "go on", "end turn")
    t.asks("blue", "follow").plays("blue", "surpass with Administration 4")
    t.asks("blue", "before_prelude", ["seize with Construction 2", "seize with Construction 3", "go on"])
    t.plays("blue", "go on")
    t.asks(
        "blue",
        "turn",
        ["tax", "influence", "spend Fuel from slot 1 to move", "spend Fuel from slot 1 for nothing", "end turn"],
    )


# -- R10: declaring and seizing come before the Prelude ------------------------------------------------------------


def test_r10_after_a_prelude_action_the_leader_cannot_declare() -> None:
    t = arcs(TABLE)
    t.plays("red", "lead Administration 3", "go on", "spend Fuel from slot 1 for nothing")
    t.asks("red", "turn", ["tax", "influence", "end turn"])


def test_r10_after_a_prelude_action_a_follower_cannot_seize() -> None:
    t = arcs(TABLE)
    t.plays("red", "lead Administration 3", "go on", "end turn")
    t.plays("blue", "surpass with Administration 4", "go on", "spend Fuel from slot 1 for nothing")
    t.asks("blue", "turn", ["tax", "influence", "end turn"])
    t.plays("blue", "end turn").asks("white", "follow")
    assert t.initiative() == "red"


BARDS = """
    seats 3, initiative red
    2-hex: red 2 ships
    3-hex: blue 2 ships
    red: hand administration-3
    blue: hand administration-4 construction-2; cards bc25
"""


def test_r10_a_follower_who_can_seize_and_declare_may_seize_first() -> None:
    t = arcs(BARDS)
    t.plays("red", "lead Administration 3", "go on", "end turn")
    t.plays("blue", "surpass with Administration 4")
    t.asks("blue", "before_prelude", ["seize with Construction 2", "declare Warlord", "go on"])
    t.plays("blue", "seize with Construction 2").asks("blue", "before_prelude", ["declare Warlord", "go on"])
    t.plays("blue", "declare Warlord").asks("blue", "turn")
    assert t.initiative() == "blue"
    assert t.markers("warlord") == [[5, 3]]


def test_r10_a_follower_who_can_seize_and_declare_may_declare_first() -> None:
    t = arcs(BARDS)
    t.plays("red", "lead Administration 3", "go on", "end turn")
    t.plays("blue", "surpass with Administration 4", "declare Warlord")
    t.asks("blue", "before_prelude", ["seize with Construction 2", "go on"])
    t.plays("blue", "seize with Construction 2").asks("blue", "turn")
    assert t.initiative() == "blue"
    assert t.markers("warlord") == [[5, 3]]


def test_r10_populist_demands_declares_at_its_own_moment() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships
        3-hex: blue 2 ships
        red: hand administration-3
        blue: hand administration-4; resources relic
        court: bc27 blue 1, bc02, bc10, bc13
    """)
    t.plays("red", "lead Administration 3", "go on", "end turn")
    t.plays("blue", "surpass with Administration 4", "spend Relic from slot 1 to secure", "declare Keeper")
    assert t.markers("keeper") == [[5, 3]]


def test_r10_song_of_freedom_seizes_at_its_own_moment() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships
        3-hex: blue 2 ships; red city
        red: hand aggression-3
        blue: hand aggression-4
        court: bc29 blue 1, bc02, bc10, bc13
    """)
    t.plays("red", "lead Aggression 3", "go on", "end turn")
    t.plays("blue", "surpass with Aggression 4", "secure", "city 3-hex/1", "seize the initiative")
    assert t.initiative() == "blue"


# -- R11: the Prelude ----------------------------------------------------------------------------------------------

PRELUDE = """
    seats 3, initiative red
    2-hex: red 1 damaged ship, city
    3-hex: red city
    red: hand mobilization-2; resources fuel material material weapon; cards bc08
"""


def test_r11_any_number_of_prelude_actions_in_any_order() -> None:
    t = arcs(PRELUDE)
    t.plays("red", "lead Mobilization 2", "go on")
    t.plays("red", "spend Material from slot 3 to build", "starport in 2-hex", "use Gatekeepers")
    t.plays("red", "spend Weapon from slot 4 so that", "spend Material from slot 2 to repair")
    t.plays("red", "spend Fuel from slot 1 to move", "from 2-hex", "to 2-gate", "stop")
    assert t.ships("red", "2-gate") == (2, 0)
    assert t.buildings("2-hex") == ["red city", "red starport"]
    assert t.decision("red").values == (4,)  # no pip is gone


def test_r11_the_first_pip_closes_the_prelude_for_good() -> None:
    t = arcs(PRELUDE)
    t.plays("red", "lead Mobilization 2", "go on").can("red", "spend Fuel from slot 1 to move", "use Gatekeepers")
    t.plays("red", "influence", "Mining Interest")
    t.asks("red", "turn", ["move", "influence", "end turn"])


def test_r11_a_turn_may_end_without_pips() -> None:
    t = arcs(TABLE)
    t.plays("red", "lead Administration 3", "go on", "end turn").asks("blue", "follow")


# -- R16 and R105: pips --------------------------------------------------------------------------------------------


def test_r16_any_number_of_pips_may_be_used() -> None:
    for used in range(4):
        t = arcs(TABLE)
        t.plays("red", "lead Administration 3", "go on")
        for _ in range(used):
            t.plays("red", "influence", "Loyal Engineers")
        if used < 3:
            t.plays("red", "end turn")
        t.asks("blue", "follow")  # after the last pip the turn is over by itself
        assert t.court()["bc01"] == [used, 0, 0]


def test_r105_pips_go_to_different_actions_of_the_card_in_any_order_and_repeatedly() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 damaged ship, city
        3-hex: red city
        red: hand administration-2
        blue: hand construction-2 construction-3
        court: bc01, bc02, bc10, bc13
    """)
    t.plays("red", "lead Administration 2", "go on", "influence", "Loyal Engineers", "tax", "city 3-hex/1")
    t.plays("red", "Weapon in slot 1", "repair", "tax")
    t.asks("red", "place_token")  # the fourth pip, on an action taken before, at the other city
    t.plays("red", "Relic in slot 2").asks("blue", "follow")
    assert t.resources("red") == ["relic", "weapon"]
    assert t.ships("red", "2-hex") == (1, 0)
    assert t.court()["bc01"] == [1, 0, 0]


# -- R20: the pip of a Copy or Pivot -------------------------------------------------------------------------------


def test_r20_prelude_actions_are_not_the_pip_of_a_copy_or_pivot() -> None:
    for way in ("copy with Construction 2", "pivot with Construction 2"):
        t = arcs("""
            seats 3, initiative red
            2-hex: red 2 ships
            3-hex: blue 2 ships, 1 damaged ship
            red: hand administration-3
            blue: hand construction-2; resources fuel material
        """)
        t.plays("red", "lead Administration 3", "go on", "end turn")
        t.plays("blue", way, "spend Fuel from slot 1 to move", "to 3-gate", "1 fresh and 0 damaged")
        t.plays("blue", "spend Material from slot 2 to repair").asks("blue", "turn")
        assert t.decision("blue").values == (1,)


# -- R118 and D16: a turn needs a card -----------------------------------------------------------------------------

WITHOUT_CARDS = """
    seats 3, initiative red
    2-hex: red 2 ships
    5-hex: white 2 ships
    red: hand administration-3
    blue: resources fuel weapon; cards bc08
    white: hand mobilization-2
"""


def test_r118_a_player_without_cards_has_no_turn() -> None:
    t = arcs(WITHOUT_CARDS)
    t.plays("red", "lead Administration 3", "go on", "end turn")
    t.asks("white", "follow")
    assert t.resources("blue") == ["fuel", "weapon"]
    assert t.g.ships[1] == 15  # no end of turn either: nobody asks for a gate


def test_d16_the_three_ships_wait_for_the_end_of_the_next_turn() -> None:
    t = arcs(WITHOUT_CARDS)
    t.plays("red", "lead Administration 3", "go on", "end turn")
    t.plays("white", "copy with Mobilization 2", "end turn")
    assert t.g.chapter == 2
    assert t.g.ships[1] == 15
    t.plays("red", t.options()[0], "go on", "end turn")  # a new hand
    t.plays("blue", t.options()[0], "go on", "end turn")
    t.asks("blue", "rescue", ["in 2-gate", "in 3-gate", "in 5-gate", "in 6-gate"])
    t.plays("blue", "in 5-gate")
    assert t.ships("blue", "5-gate") == (3, 0)
