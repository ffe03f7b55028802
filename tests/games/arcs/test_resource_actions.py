"""What a Weapon, a Psionic and new actions change about the actions of a turn (R17 to R19)."""

import pytest

from .position import arcs

WAYS = ["surpass with Mobilization 4", "copy with Construction 2", "pivot with Construction 2"]

# -- R17: Weapon ---------------------------------------------------------------------------------------------------


def test_r17_one_weapon_lets_all_remaining_pips_battle() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships; blue 4 ships
        red: hand mobilization-3; resources weapon
        blue: hand construction-2 construction-3
    """)
    t.plays("red", "lead Mobilization 3", "go on").cannot("red", "battle")
    t.plays("red", "spend Weapon from slot 1 so that pips may battle")
    for _ in range(2):
        t.plays("red", "battle", "0 Assault dice", "0 Raid dice", "0 Skirmish dice")
    t.can("red", "move", "influence", "battle")  # the last pip may do what the card says, too
    t.plays("red", "battle", "0 Assault dice", "0 Raid dice", "0 Skirmish dice").asks("blue", "follow")


@pytest.mark.parametrize("way", WAYS)
def test_r17_a_weapon_works_with_every_way_to_follow(way: str) -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships; blue 4 ships
        red: hand mobilization-3
        blue: hand mobilization-4 construction-2; resources weapon
    """)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", way, "go on").cannot("blue", "battle")
    t.plays("blue", "spend Weapon from slot 1 so that pips may battle").can("blue", "battle")


def test_r17_a_weapon_does_not_last_to_the_next_turn() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships; blue 4 ships
        red: hand mobilization-3; resources weapon
        blue: hand mobilization-4 mobilization-5
    """)
    t.plays("red", "lead Mobilization 3", "go on", "spend Weapon from slot 1 so that pips may battle", "end turn")
    t.plays("blue", "surpass with Mobilization 4", "go on").asks("blue", "turn", ["move", "influence", "end turn"])


def test_r17_a_weapon_never_changes_the_action_of_another_resource() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships; blue 4 ships
        red: hand mobilization-3; resources weapon psionic
    """)
    t.plays("red", "lead Mobilization 3", "go on", "spend Weapon from slot 1 so that pips may battle")
    t.asks(
        "red",
        "turn",
        [
            "move",
            "influence",
            "battle",
            "spend Psionic from slot 2 to move",
            "spend Psionic from slot 2 to influence",
            "spend Psionic from slot 2 for nothing",
            "end turn",
        ],
    )


# -- R18: Psionic --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_r18_psionic_gives_an_action_of_the_lead_card_however_its_holder_followed(way: str) -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships
        3-hex: blue 2 ships
        red: hand mobilization-3
        blue: hand mobilization-4 construction-2; resources psionic
    """)
    t.plays("red", "lead Mobilization 3", "go on", "end turn")
    t.plays("blue", way, "go on")
    t.can("blue", "spend Psionic from slot 1 to move", "spend Psionic from slot 1 to influence")
    t.cannot("blue", "spend Psionic from slot 1 to build")


def test_r18_the_leader_uses_their_own_card() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships
        red: hand construction-3; resources psionic
    """)
    t.plays("red", "lead Construction 3", "go on")
    t.can("red", "spend Psionic from slot 1 to build").cannot("red", "spend Psionic from slot 1 to move")


# -- R19: new actions ----------------------------------------------------------------------------------------------


def test_r19_a_new_action_is_paid_by_a_pip_or_by_a_resource_that_grants_the_replaced_action() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships, city
        3-hex: red city
        red: hand construction-2; resources material psionic fuel weapon; cards bc09
    """)
    t.plays("red", "lead Construction 2", "go on")
    t.can("red", "synthesize", "spend Material from slot 1 to synthesize", "spend Psionic from slot 2 to synthesize")
    t.cannot("red", "spend Fuel from slot 3 to synthesize")
    t.plays("red", "spend Material from slot 1 to synthesize", "Fuel in slot 1")
    t.plays("red", "spend Psionic from slot 2 to synthesize", "Fuel in slot 2", "synthesize", "discard the loose Fuel")
    assert t.slots("red") == ["fuel", "fuel", "fuel", "weapon"]
    assert t.decision("red").values == (3,)


def test_r19_a_new_action_needs_the_replaced_action_on_the_card() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships, city
        red: hand administration-2; resources material; cards bc09 bc12; captives 1 blue
    """)
    t.plays("red", "lead Administration 2", "go on")
    t.can("red", "execute", "spend Material from slot 1 to synthesize", "spend Material from slot 1 to pressgang")
    t.cannot("red", "synthesize", "pressgang")


def test_r19_a_pip_that_a_weapon_lets_battle_may_take_a_new_action_in_place_of_battle() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships
        red: hand administration-2; resources weapon weapon; cards bc14
        court: bc01 blue 1, bc02, bc10, bc13
    """)
    t.plays("red", "lead Administration 2", "go on").cannot("red", "abduct")
    t.plays("red", "spend Weapon from slot 1 so that pips may battle", "abduct")
    assert t.captives("red", "blue") == 1


def test_r19_an_outraged_resource_does_not_pay_for_a_new_action() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships
        red: hand administration-2; resources material; outrage material; cards bc09
    """)
    t.plays("red", "lead Administration 2", "go on").asks("red", "turn")
    t.cannot("red", "spend Material from slot 1 to synthesize")


def test_r19_a_modifier_of_battle_does_not_apply_to_the_new_action() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships
        red: hand aggression-2; resources weapon; cards bc14 bc13
        court: bc01 blue 1, bc02, bc10, bc11
    """)
    t.plays("red", "lead Aggression 2", "go on", "abduct").asks("red", "turn")  # nothing is rolled
    assert t.captives("red", "blue") == 1
