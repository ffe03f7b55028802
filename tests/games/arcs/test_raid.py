"""Raiding (p.16): what keys can steal."""

from .position import arcs


def test_r72_sworn_guardians_are_the_only_thing_to_raid_while_they_are_there() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue city
        3-hex: blue city
        5-hex: blue city
        red: hand aggression-2
        blue: resources relic fuel psionic weapon material fuel; cards bc22 bc02 bc07; captives 2 red
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(raid="key building_hit")
    t.plays("red", "1 Raid die")
    t.asks("red", "raid", ["Sworn Guardians of Blue", "stop"])


def test_r72_one_key_buys_what_costs_one() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue city
        3-hex: blue city
        5-hex: blue city
        red: hand aggression-2
        blue: resources relic fuel psionic weapon material fuel; cards bc25 bc02 bc07; captives 2 red
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(raid="key building_hit")
    t.plays("red", "1 Raid die")
    t.asks(
        "red",
        "raid",
        [
            "Fuel from slot 2 of Blue",
            "Psionic from slot 3 of Blue",
            "Material from slot 5 of Blue",
            "Galactic Bards of Blue",
            "stop",
        ],
    )


def test_r72_only_the_defender_is_raided_whatever_their_cards_could_steal() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue city
        3-hex: red city
        red: hand aggression-2; resources material; cards bc02
        blue: resources weapon; cards bc03 bc20
        white: resources material; cards bc07
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(raid="key key intercept")
    t.plays("red", "1 Raid die")
    t.asks("red", "raid", ["Material Cartel of Blue", "Silver-Tongues of Blue", "stop"])


def test_r72_two_keys_buy_one_item_after_the_other() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue city
        3-hex: blue city
        red: hand aggression-2
        blue: resources relic fuel psionic weapon; cards bc25 bc02 bc07
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(raid="key key intercept")
    t.plays("red", "1 Raid die")
    t.asks(
        "red",
        "raid",
        [
            "Fuel from slot 2 of Blue",
            "Psionic from slot 3 of Blue",
            "Weapon from slot 4 of Blue",
            "Galactic Bards of Blue",
            "Mining Interest of Blue",
            "stop",
        ],
    )
    t.plays("red", "Psionic from slot 3 of Blue", "Psionic in slot 1")
    t.asks("red", "raid", ["Fuel from slot 2 of Blue", "Galactic Bards of Blue", "stop"])
    t.plays("red", "Galactic Bards of Blue").asks("red", "turn")
    assert t.slots("red") == ["psionic", "-"]
    assert t.cards("red") == ["bc25"]
    assert t.slots("blue") == ["relic", "fuel", "-", "weapon"]  # the loser does not rearrange
    assert t.cards("blue") == ["bc02", "bc07"]


def test_r72_three_keys_reach_the_dear_slots_and_the_loyal_cards() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 2 ships; blue city
        red: hand aggression-2
        blue: resources relic fuel; cards bc07
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(
        raid="key key intercept, key building_hit"
    )
    t.plays("red", "2 Raid dice")
    t.asks("red", "raid", ["Relic from slot 1 of Blue", "Fuel from slot 2 of Blue", "Loyal Pilots of Blue", "stop"])
    t.plays("red", "Relic from slot 1 of Blue", "Relic in slot 1").asks("red", "turn")


def test_r72_the_raider_may_stop_and_loses_the_other_keys() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue city
        red: hand aggression-2
        blue: resources relic fuel
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(raid="key key intercept")
    t.plays("red", "1 Raid die", "stop").asks("red", "turn")
    assert t.resources("blue") == ["fuel", "relic"]
    t.dice(raid="key building_hit")
    t.plays("red", "battle", "0 Assault dice", "1 Raid die")
    t.asks("red", "raid", ["Fuel from slot 2 of Blue", "stop"])  # one key, not three


def test_r72_the_last_building_may_fall_before_the_raid() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue damaged starport
        3-hex: blue city
        red: hand aggression-2
        blue: resources relic fuel
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(raid="key building_hit")
    t.plays("red", "1 Raid die", "Fuel from slot 2 of Blue", "Fuel in slot 1")
    assert t.buildings("2-hex") == ["", ""]
    assert t.resources("red") == ["fuel"]


def test_r72_trophies_and_captives_cannot_be_stolen() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 2 ships; blue city
        red: hand aggression-2
        blue: captives 3 red 1 white; trophies red 2 ships 1 city
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(
        raid="key key intercept, key building_hit"
    )
    t.plays("red", "2 Raid dice").asks("red", "turn")
    assert t.captives("blue", "red") == 3
    assert t.trophies("blue", "red") == {"ships": 2, "cities": 1}


def test_r72_only_the_defender_is_raided() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 1 ship; blue city; white city
        red: hand aggression-2
        blue: resources relic fuel
        white: resources relic psionic; cards bc25
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "Blue", "0 Assault dice").dice(raid="key building_hit")
    t.plays("red", "1 Raid die").asks("red", "raid", ["Fuel from slot 2 of Blue", "stop"])


def test_r73_the_supply_on_a_cartel_cannot_be_raided_but_goes_with_the_stolen_card() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 2 ships; blue city
        red: hand aggression-2
        blue: cards bc06
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice").dice(
        raid="key key intercept, key building_hit"
    )
    t.plays("red", "2 Raid dice").asks("red", "raid", ["Fuel Cartel of Blue", "stop"])
    assert t.game.view(None)["ambitions"]["tycoon"]["counts"] == [0, 6, 0]
    t.plays("red", "Fuel Cartel of Blue")
    assert t.game.view(None)["ambitions"]["tycoon"]["counts"] == [6, 0, 0]
    assert t.supply("fuel") == 5


def test_r73_stealing_outside_battle_does_not_reach_the_supply_on_a_cartel_either() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        2-hex: red 2 ships
        red: hand aggression-2; cards bc20
        blue: cards bc06; resources relic - # no Fuel of their own
    """)
    t.plays("red", "lead Aggression 2", "go on", "use Silver-Tongues")
    t.asks("red", "steal_anything", ["Relic from slot 1 of Blue", "Fuel Cartel of Blue"])
