"""Resource tokens and the slots they lie in (p.7, p.17)."""

import pytest

import boardwright

from .position import SEATS, arcs

# -- taking tokens -------------------------------------------------------------------------------------------------


def test_r74_tokens_may_be_rearranged_when_one_is_gained_even_if_there_is_room() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-arrow: red 1 ship, city
        red: hand administration-2; resources fuel psionic -
    """)
    t.plays("red", "lead Administration 2", "go on", "tax")
    t.asks("red", "place_token", ["Material in slot 3", "rearrange all tokens"])  # nothing can be thrown away
    t.plays("red", "rearrange all tokens", "Material in slot 1")
    t.plays("red", "Psionic in slot 2")
    assert t.slots("red") == ["material", "psionic", "fuel"]


def test_r74_slots_may_be_left_as_they_are() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-arrow: red 1 ship, city
        red: hand administration-2; resources fuel psionic -
    """)
    t.plays("red", "lead Administration 2", "go on", "tax", "Material in slot 3")
    assert t.slots("red") == ["fuel", "psionic", "material"]


def test_r74_what_does_not_fit_is_discarded_the_new_token_or_an_old_one() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-arrow: red 1 ship, city
        red: hand administration-2; resources fuel psionic weapon
        supply: 1 fuel
    """)
    t.plays("red", "lead Administration 2", "go on", "tax")
    t.asks(
        "red",
        "discard_excess",
        [
            "discard the loose Material",
            "discard Fuel from slot 1",
            "discard Psionic from slot 2",
            "discard Weapon from slot 3",
            "rearrange all tokens",
        ],
    )
    t.plays("red", "discard Fuel from slot 1")
    assert t.supply("fuel") == 2
    t.asks("red", "place_token", ["Material in slot 1", "rearrange all tokens"])  # one was enough
    t.plays("red", "Material in slot 1")
    assert t.slots("red") == ["material", "psionic", "weapon"]


def test_r74_the_new_token_may_be_the_one_that_goes() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-arrow: red 1 ship, city
        red: hand administration-2; resources fuel psionic weapon
    """)
    t.plays("red", "lead Administration 2", "go on", "tax", "discard the loose Material").asks("red", "turn")
    assert t.slots("red") == ["fuel", "psionic", "weapon"]
    assert t.supply("material") == 5


def test_r74_only_the_excess_goes_even_after_rearranging() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-arrow: red 1 ship, city
        red: hand administration-2; resources fuel psionic weapon
    """)
    t.plays("red", "lead Administration 2", "go on", "tax", "rearrange all tokens", "discard the loose Weapon")
    t.asks("red", "place_token")
    assert all(" in slot " in option for option in t.options())  # nothing to discard
    t.plays("red", "Material in slot 1", "Fuel in slot 2")
    assert t.slots("red") == ["material", "fuel", "psionic"]


def test_r74_stolen_tokens_allow_rearranging_and_lost_ones_do_not() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue city
        red: hand aggression-2; resources fuel -
        blue: resources relic psionic material
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(raid="key building_hit")
    t.plays("red", "1 Raid die", "Psionic from slot 2 of Blue")
    t.asks("red", "place_token", ["Psionic in slot 2", "rearrange all tokens"])
    t.plays("red", "rearrange all tokens", "Psionic in slot 1").asks("red", "turn")
    assert t.slots("red") == ["psionic", "fuel"]
    assert t.slots("blue") == ["relic", "-", "material"]


def test_r74_spending_a_token_does_not_allow_rearranging() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship
        red: hand aggression-2; resources fuel relic
    """)
    t.plays("red", "lead Aggression 2", "go on", "spend Fuel from slot 1 for nothing").asks("red", "turn")
    assert t.slots("red") == ["-", "relic"]


def test_r74_swapped_tokens_allow_rearranging_on_both_sides() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 2 ships; blue city
        red: hand administration-2; resources fuel psionic; cards bc23
        blue: resources weapon relic material
    """)
    t.plays("red", "lead Administration 2", "go on", "trade", "Fuel from slot 1")
    t.asks("red", "place_token", ["Relic in slot 1", "rearrange all tokens"]).plays("red", "Relic in slot 1")
    t.asks("blue", "place_token", ["Fuel in slot 2", "rearrange all tokens"])
    t.plays("blue", "rearrange all tokens", "Fuel in slot 1", "Material in slot 2")
    assert t.slots("red") == ["relic", "psionic"]
    assert t.slots("blue") == ["fuel", "material", "weapon"]


def test_r74_without_a_token_taken_nothing_is_rearranged() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-arrow: red 1 ship, city
        red: hand administration-2; resources fuel psionic -
        supply: 0 material
    """)
    t.plays("red", "lead Administration 2", "go on", "tax").asks("red", "turn")
    assert t.slots("red") == ["fuel", "psionic", "-"]


# -- cities and slots ----------------------------------------------------------------------------------------------


def test_r75_a_returning_city_covers_slots_and_its_owner_chooses_what_stays() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 2 ships; blue city
        red: hand aggression-2
        blue: resources fuel psionic weapon
        court: bc29 red 1, bc02, bc03, bc04
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure", "city 2-hex/1")
    t.asks(
        "blue",
        "discard_excess",
        [
            "discard the loose Weapon",
            "discard Fuel from slot 1",
            "discard Psionic from slot 2",
            "rearrange all tokens",
        ],
    )
    t.plays("blue", "discard Fuel from slot 1", "rearrange all tokens", "Weapon in slot 1")
    assert t.slots("blue") == ["weapon", "psionic"]
    assert t.supply("fuel") == 5


def test_r75_with_room_elsewhere_nothing_is_lost() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 2 ships; blue city
        red: hand aggression-2
        blue: resources - psionic weapon
        court: bc29 red 1, bc02, bc03, bc04
    """)
    t.plays(
        "red",
        "lead Aggression 2",
        "go on",
        "secure",
        "city 2-hex/1",
    )
    t.asks("blue", "place_token", ["Weapon in slot 1", "rearrange all tokens"]).plays("blue", "Weapon in slot 1")
    assert t.slots("blue") == ["weapon", "psionic"]


def test_r75_the_third_city_covers_two_slots() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 2 ships; blue city
        3-hex: blue city
        5-hex: blue city
        red: hand aggression-2
        blue: resources relic fuel psionic weapon material fuel
        court: bc29 red 1, bc02, bc03, bc04
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure", "city 2-hex/1")
    t.chooses("blue", "discard the loose Fuel", "discard the loose Material").plays("blue", "go on")
    assert t.slots("blue") == ["relic", "fuel", "psionic", "weapon"]


def test_r76_a_city_in_a_trophies_box_leaves_its_triangle_open() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue damaged city
        red: hand aggression-2 construction-2
        blue: resources fuel psionic weapon
        ambitions: tyrant 5
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit")
    t.plays("red", "1 Assault die")
    assert t.trophies("red", "blue") == {"cities": 1}
    assert t.slots("blue") == ["fuel", "psionic", "weapon"]
    t.plays("red", "end turn", "lead Construction 2", "go on", "end turn")  # Warlord is not scored
    assert t.g.chapter == 2
    assert t.trophies("red", "blue") == {"cities": 1}
    assert t.slots("blue") == ["fuel", "psionic", "weapon"]


def test_r76_until_warlord_is_scored() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue damaged city
        red: hand aggression-2
        blue: resources fuel psionic weapon
        ambitions: warlord 5
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit")
    t.plays("red", "1 Assault die", "end turn")
    assert t.power("red") == 5
    t.asks("blue", "discard_excess").plays("blue", "discard the loose Weapon")
    assert t.slots("blue") == ["fuel", "psionic"]
    assert t.g.cities[SEATS["blue"]] == 5


def test_r76_the_bonus_of_a_taken_city_stays_open_too() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship, city, city
        3-hex: red city
        red: hand mobilization-6; resources relic
        blue: trophies red 1 city
        ambitions: keeper 5
    """)
    t.plays("red", "lead Mobilization 6", "go on", "end turn")
    assert t.power("red") == 7


# -- starting tokens and the supply --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r77_starting_resources_lie_in_the_first_two_slots(seats: int) -> None:
    for player in boardwright.new("arcs", seats=seats, seed=5).view(None)["players"]:
        slots = player["slots"]
        assert slots[0]["resource"] and slots[1]["resource"]
        assert slots[2]["open"] and slots[2]["resource"] is None


def test_r78_there_are_five_tokens_of_each_type() -> None:
    t = arcs("""
        seats 4, set-up 4p-mix-up-1, initiative red
        1-hex: red 1 ship, city
        5-arrow: red city
        red: hand administration-1; resources material material
        blue: resources material material
        white: resources material fuel
    """)
    assert t.supply("material") == 0
    t.plays("red", "lead Administration 1", "tax", "city 1-hex/1").asks("red", "turn")
    assert t.resources("red") == ["material", "material"]
    t.plays("red", "tax", "Weapon in slot 3")  # the other city still gives
    assert t.supply("weapon") == 4


def test_r78_two_player_tokens_on_the_ambitions_are_missing_from_the_supply() -> None:
    view = boardwright.new("arcs", seats=2, seed=3, options={"setup": "2p-mix-up-1"}).view(None)
    held = [slot["resource"] for player in view["players"] for slot in player["slots"]]
    assert {kind: count + held.count(kind) for kind, count in view["supply"].items()} == {
        "material": 5,
        "fuel": 5,
        "weapon": 3,
        "relic": 3,
        "psionic": 3,
    }


def test_r78_spent_tokens_are_held_back_from_the_supply_during_the_prelude() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship
        red: hand aggression-2; resources relic fuel; cards bc24
        supply: 0 relic
    """)
    t.plays("red", "lead Aggression 2", "go on", "spend Relic from slot 1 for nothing")
    assert t.supply("relic") == 0
    t.plays("red", "use Relic Fence").asks("red", "turn")  # the Fuel is gone, and no Relic is there to be gained
    assert t.resources("red") == []
    t.plays("red", "move", "to 2-gate")
    assert t.supply("relic") == 1
