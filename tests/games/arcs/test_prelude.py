"""Spending resources and using Prelude parts (R12 to R15, R113, D21)."""

from .position import arcs

# -- R12: spent resources ------------------------------------------------------------------------------------------


def test_r12_the_slot_of_a_spent_resource_is_free_at_once() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        3-hex: red city
        red: hand administration-2; resources fuel material psionic
    """)
    t.plays("red", "lead Administration 2", "go on", "spend Psionic from slot 3 to tax", "Weapon in slot 3")
    assert t.slots("red") == ["fuel", "material", "weapon"]


def test_r12_a_spent_resource_cannot_be_gained_back_in_the_same_prelude() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand administration-2; resources fuel; cards bc09
        supply: 0 fuel
    """)
    t.plays("red", "lead Administration 2", "go on", "spend Fuel from slot 1 for nothing", "use Shipping Interest")
    assert t.resources("red") == []
    assert t.supply("fuel") == 0
    t.plays("red", "influence", "Loyal Engineers")  # the Prelude is over
    assert t.supply("fuel") == 1


def test_r12_the_pip_that_ends_the_prelude_may_gain_the_spent_resource() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        3-crescent: red city
        red: hand administration-2; resources fuel
        supply: 0 fuel
    """)
    t.plays("red", "lead Administration 2", "go on", "spend Fuel from slot 1 for nothing", "tax", "Fuel in slot 1")
    assert t.resources("red") == ["fuel"]


def test_r12_without_a_pip_the_prelude_ends_with_the_turn() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        3-crescent: blue 1 ship, city
        red: hand administration-2; resources fuel
        blue: hand administration-3 administration-4
        supply: 0 fuel
    """)
    t.plays("red", "lead Administration 2", "go on", "spend Fuel from slot 1 for nothing")
    assert t.supply("fuel") == 0
    t.plays("red", "end turn")
    assert t.supply("fuel") == 1


# -- R13: for nothing ----------------------------------------------------------------------------------------------


def test_r13_resources_can_be_spent_for_nothing_outraged_ones_too() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand administration-2; resources fuel relic; outrage fuel
    """)
    t.plays("red", "lead Administration 2", "go on")
    t.cannot("red", "spend Fuel from slot 1 to move", "spend Relic from slot 2 to secure")
    t.plays("red", "spend Fuel from slot 1 for nothing", "spend Relic from slot 2 for nothing", "end turn")
    assert t.resources("red") == []
    assert (t.supply("fuel"), t.supply("relic")) == (5, 5)


# -- R14: no card, no spending -------------------------------------------------------------------------------------


def test_r14_who_passes_the_initiative_spends_nothing() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 damaged ships
        red: hand administration-2; resources material fuel; cards bc08
        blue: hand administration-3
    """)
    t.asks("red", "lead", ["lead Administration 2", "pass the initiative"])
    t.plays("red", "pass the initiative").asks("blue", "lead")
    assert t.resources("red") == ["fuel", "material"]


def test_r14_who_has_no_cards_spends_nothing() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 damaged ships
        3-hex: blue 1 ship
        red: resources material fuel; cards bc08
        blue: hand administration-3 administration-4
        white: hand administration-5
    """)
    t.asks("blue", "lead")  # Red had to pass
    t.plays("blue", "lead Administration 3", "go on", "end turn")
    t.asks("white", "follow").plays("white", "copy with Administration 5", "end turn", "in 2-gate")
    t.asks("blue", "lead")  # Red was skipped
    assert t.resources("red") == ["fuel", "material"]


# -- R15: cards that came in this Prelude --------------------------------------------------------------------------


def test_r15_a_card_secured_in_this_prelude_cannot_use_its_prelude_part_but_its_other_parts() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand construction-2 construction-3; resources relic; cards bc08
        court: bc02 red 1, bc10, bc11, bc13
    """)
    t.plays("red", "lead Construction 2", "go on", "spend Relic from slot 1 to secure")
    t.can("red", "use Gatekeepers", "manufacture").cannot("red", "use Mining Interest")
    t.plays("red", "manufacture", "Material in slot 1", "end turn")
    t.plays("red", "lead Construction 3", "go on").can("red", "use Mining Interest")  # the next Prelude


def test_r15_a_card_stolen_in_this_prelude_can_use_its_prelude_part_at_once() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand construction-2; cards bc20
        blue: cards bc02
    """)
    t.plays("red", "lead Construction 2", "go on", "use Silver-Tongues", "use Mining Interest")
    t.plays("red", "take 2", "Material in slot 1", "Material in slot 2")
    assert t.resources("red") == ["material", "material"]


RAID_IN_THE_PRELUDE = """
    seats 3, initiative red
    2-hex: red 3 ships; blue damaged city
    red: hand aggression-2; resources psionic
    blue: cards bc08
    court: bc02 blue 1, bc10, bc11, bc13
"""


def test_r15_a_card_raided_in_this_prelude_can_use_its_prelude_part_at_once() -> None:
    t = arcs(RAID_IN_THE_PRELUDE)
    t.plays("red", "lead Aggression 2", "go on", "spend Psionic from slot 1 to battle", "0 Assault dice")
    t.plays("red", "1 Raid die").dice(raid="key key intercept")
    t.plays("red", "0 Skirmish dice", "Gatekeepers of Blue", "use Gatekeepers")
    assert t.ships("red", "3-gate") == (1, 0)


def test_r15_a_card_ransacked_in_this_prelude_counts_as_secured() -> None:
    t = arcs(RAID_IN_THE_PRELUDE)
    t.plays("red", "lead Aggression 2", "go on", "spend Psionic from slot 1 to battle", "1 Assault die")
    t.plays("red", "0 Raid dice").dice(assault="hit hit")
    t.plays("red", "0 Skirmish dice")
    assert t.cards("red") == ["bc02"]
    t.asks("red", "turn").cannot("red", "use Mining Interest")


# -- R113: again and again -----------------------------------------------------------------------------------------


def test_r113_the_action_of_a_resource_may_be_taken_again_and_again() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 damaged ships, damaged city
        red: hand mobilization-2; resources material material material
    """)
    t.plays("red", "lead Mobilization 2", "go on", "spend Material from slot 1 to repair", "building 2-hex/1")
    t.plays("red", "spend Material from slot 2 to repair", "spend Material from slot 3 to repair")
    assert t.ships("red", "2-hex") == (2, 0)
    assert t.buildings("2-hex") == ["red city", ""]


def test_r113_a_limit_on_the_card_stands_and_other_cards_are_used_up_by_their_discard() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship
        red: hand mobilization-2; resources material fuel; cards bc24 bc08
    """)
    t.plays("red", "lead Mobilization 2", "go on", "use Gatekeepers").cannot("red", "use Gatekeepers")
    t.plays("red", "use Relic Fence", "discard Fuel from slot 2", "Relic in slot 2")
    assert t.cards("red") == ["bc24"]
    t.asks("red", "turn").cannot("red", "use Relic Fence")


# -- D21: discarded tokens -----------------------------------------------------------------------------------------


def test_d21_a_token_discarded_in_the_prelude_reaches_the_supply_at_once() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship
        red: hand mobilization-2; resources relic fuel; cards bc24
        supply: 0 relic
    """)
    t.plays("red", "lead Mobilization 2", "go on", "use Relic Fence", "discard Relic from slot 1")
    t.plays("red", "Relic in slot 1")
    assert t.slots("red") == ["relic", "fuel"]


def test_d21_a_token_spent_in_the_prelude_does_not() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship
        red: hand mobilization-2; resources relic fuel; cards bc24
        supply: 0 relic
    """)
    t.plays("red", "lead Mobilization 2", "go on", "spend Relic from slot 1 for nothing", "use Relic Fence")
    assert t.slots("red") == ["-", "-"]
