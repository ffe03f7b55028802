"""Order and limits: simultaneous effects, turn order, once per turn (R21, R22, D4)."""

from .position import arcs

# -- R21: who orders what ------------------------------------------------------------------------------------------


def test_r21_choices_between_turns_go_in_turn_order_from_the_initiative_holder() -> None:
    t = arcs("""
        seats 3, initiative blue
        2-hex: red city, 1 ship
        3-hex: white city, 1 ship
        5-hex: blue 1 ship
        red: resources material fuel weapon relic; trophies white 1 city
        blue: hand administration-3; trophies red 1 city
        white: resources material fuel weapon relic
        ambitions: warlord 5
    """)
    t.plays("blue", "lead Administration 3", "go on", "end turn")  # the chapter ends, the cities go home
    t.asks("white", "discard_excess").plays("white", "discard the loose Relic")
    t.asks("red", "discard_excess").plays("red", "discard the loose Relic")
    t.asks("blue", "lead")


# -- D4: turn order after a seizure --------------------------------------------------------------------------------


def test_d4_turn_order_starts_at_the_new_holder_at_once_but_the_turns_go_on_as_before() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship
        3-hex: blue 1 ship
        5-hex: white 1 ship
        red: hand aggression-2 administration-2
        blue: hand aggression-4 construction-2
        white: hand aggression-5
        court: bc28 blue 1, bc02, bc10, bc13
    """)
    t.plays("red", "lead Aggression 2", "go on", "end turn")
    t.plays("blue", "surpass with Aggression 4", "seize with Construction 2", "secure", "Fuel")
    lines = [line for line in t.chronicle() if "Outrage" in line and "provokes" in line]
    assert lines == [f"{seat} provokes Fuel Outrage." for seat in ("Blue", "White", "Red")]
    t.plays("blue", "end turn").asks("white", "follow")


# -- R22: once per turn --------------------------------------------------------------------------------------------


def test_r22_a_city_is_taxed_once_in_prelude_and_pips_together() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship, city
        red: hand administration-2 administration-3; resources psionic
        blue: hand construction-2
    """)
    t.plays("red", "lead Administration 2", "go on", "spend Psionic from slot 1 to tax", "Relic in slot 1")
    t.asks("red", "turn").cannot("red", "tax")
    t.plays("red", "end turn").plays("blue", "copy with Construction 2", "end turn", "in 3-gate")
    t.plays("red", "lead Administration 3", "go on").can("red", "tax")  # the next turn


def test_r22_a_starport_builds_one_ship_in_prelude_and_pips_together() -> None:
    t = arcs("""
        seats 3, initiative red
        3-crescent: red starport
        3-arrow: red starport
        red: hand construction-2 construction-3; resources material
    """)
    ports = ["ship at starport 3-arrow/1", "ship at starport 3-crescent/1"]
    t.plays("red", "lead Construction 2", "go on", "spend Material from slot 1 to build")
    t.asks("red", "build", ports).plays("red", ports[1])
    t.plays("red", "build").asks("red", "lead")  # at the other one: nothing else can be built in this turn
    assert t.ships("red", "3-arrow") == (1, 0)
    t.plays("red", "lead Construction 3", "go on", "build").asks("red", "build", ports)


def test_r22_a_card_that_says_once_per_turn_works_again_in_the_next_turn() -> None:
    t = arcs("""
        seats 3, initiative red
        3-crescent: red 1 ship
        red: hand construction-2 construction-3; resources material fuel; cards bc24
    """)
    t.plays("red", "lead Construction 2", "go on", "use Relic Fence", "discard Fuel from slot 2", "Relic in slot 2")
    t.cannot("red", "use Relic Fence").plays("red", "end turn")
    t.plays("red", "lead Construction 3", "go on").can("red", "use Relic Fence")
