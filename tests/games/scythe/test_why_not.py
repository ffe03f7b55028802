"""Why something cannot be done now: this moment's reason for sections, actions, objectives, encounters and units."""

from .position import ScytheScenario, scythe
from .test_encounters import at_encounter

FIRST = "nordic industrial, polania engineering"


def table(text: str = "") -> ScytheScenario:
    return scythe(f"{FIRST}\n{text}")


# -- the sections ----------------------------------------------------------------------------------------------------


def test_r1_the_section_of_the_last_turn_rests() -> None:
    t = table().plays("nordic", "bolster / upgrade", "bolster power").plays("polania", "bolster / build", "skip")
    rests = ["You used this section last turn, so you cannot use it this turn."]
    assert t.why_not("nordic", "bolster") == rests and t.why_not("nordic", "upgrade") == rests


def test_r3_after_a_section_is_chosen_the_others_are_out_of_question() -> None:
    t = table("r1c4: nordic 1 worker; 3 oil").plays("nordic", "bolster / upgrade")
    chose = ["This turn you chose the section with bolster."]
    assert t.why_not("nordic", "move") == chose and t.why_not("nordic", "enlist") == chose
    assert t.why_not("nordic", "bolster") == []
    t.plays("nordic", "bolster power")
    assert t.why_not("nordic", "bolster") == ["The top action is over."]


def test_the_bottom_action_waits_for_the_top_action() -> None:
    t = table("r1c4: nordic 1 worker; 3 oil").plays("nordic", "bolster / upgrade")
    assert t.why_not("nordic", "upgrade") == ["The top action of the section comes first."]
    t.plays("nordic", "skip")
    assert t.why_not("nordic", "upgrade") == []


def test_when_the_actions_are_over() -> None:
    t = table("nordic: objectives 3 12, coins 21").plays("nordic", "bolster / upgrade", "bolster power")
    t.asks("nordic", "finish")
    for action in ("move", "bolster", "trade", "produce", "upgrade", "deploy", "build", "enlist"):
        assert t.why_not("nordic", action) == ["Your actions this turn are over."]


# -- the top row ---------------------------------------------------------------------------------------------------


def test_r80_r81_bolster_and_trade_cost_a_coin() -> None:
    t = table("nordic: coins 0")
    for action in ("bolster", "trade"):
        assert t.why_not("nordic", action) == ["You need 1 coin; you have none."]


def test_r82_traded_resources_need_a_worker() -> None:
    t = table("base_nordic: nordic 2 workers").plays("nordic", "trade / enlist")
    assert t.why_not("nordic", "trade") == [
        "Traded resources go to a territory with one of your workers, and you have none; you can trade for popularity."
    ]


def test_r85_producing_costs_by_workers() -> None:
    t = table("r1c4: nordic 4 workers\nnordic: power 0")
    assert t.why_not("nordic", "produce") == ["You need 1 power; you have none."]
    t = table("r1c4: nordic 8 workers\nnordic: power 3, popularity 3, coins 0")
    assert t.why_not("nordic", "produce") == ["You need 1 coin; you have none."]
    t = table("r1c4: nordic 6 workers\nnordic: power 3, popularity 0, coins 0")
    assert t.why_not("nordic", "produce") == ["You need 1 popularity; you have none."]


def test_r30_each_unit_moves_once() -> None:
    t = table("r1c4: nordic 1 worker").plays("nordic", "move / build", "move")
    assert t.why_not("nordic", "move") == []
    unit = next(text for text in t.options() if "character" in text)
    t.plays("nordic", unit)
    t.plays("nordic", t.options()[0])
    while t.decision("nordic").ask != "move":
        t.plays("nordic", t.options()[-1])
    told = t.why_not("nordic", "move")
    assert len(told) == 1 and told[0].startswith("Already moved: the character on ")


# -- the bottom row --------------------------------------------------------------------------------------------------


def test_r92_to_r95_the_bottom_row_costs_resources() -> None:
    t = table("r1c4: nordic 2 workers; 1 oil, 2 metal")
    assert t.why_not("nordic", "upgrade") == ["You need 3 oil; you have 1."]
    assert t.why_not("nordic", "deploy") == ["You need 3 metal; you have 2."]
    assert t.why_not("nordic", "build") == ["You need 3 wood; you have none."]
    assert t.why_not("nordic", "enlist") == ["You need 4 food; you have none."]


def test_r91_a_finished_column_brings_only_coins_and_bonuses() -> None:
    t = table("""
        r1c4: nordic riverwalk, seaworthy, artillery, speed, 1 worker; 3 metal, 4 food
        nordic: recruits upgrade deploy build enlist
    """)
    only = "the action gives only its coins and recruit bonuses."
    assert t.why_not("nordic", "deploy") == [f"All your mechs are deployed: {only}"]
    assert t.why_not("nordic", "enlist") == [f"All your recruits are enlisted: {only}"]


def test_r93_r94_mechs_and_structures_need_a_worker() -> None:
    t = table("base_nordic: nordic 2 workers\nr1c4: nordic mill; 3 metal, 3 wood")
    assert t.why_not("nordic", "deploy") == ["A mech needs a territory with one of your workers, and there is none."]
    assert t.why_not("nordic", "build") == [
        "A structure needs a territory with one of your workers and no structure, and there is none."
    ]


# -- the Factory, encounters, objectives -----------------------------------------------------------------------------


def test_r120_the_factory() -> None:
    t = table()
    assert t.why_not("nordic", "factory") == [
        "You have no Factory card: your character must end a move on the Factory first."
    ]
    t.plays("nordic", "move / build")
    assert t.why_not("nordic", "factory") == [
        "Your character is not on the Factory, where you claim a card after moving."
    ]


def test_r123_the_price_of_a_factory_card() -> None:
    t = table("nordic: factory 5, power 0")
    assert t.why_not("nordic", "factory-5") == ["You have too little to pay 1 power for 2 popularity (power: 0)."]
    t.plays("nordic", next(text for text in t.options() if "Factory" in text))
    assert t.why_not("nordic", "trade") == ["This turn you chose your Factory card."]


def test_d5_the_factory_card_rests_too() -> None:
    t = table("nordic: factory 5")
    t.plays("nordic", next(text for text in t.options() if "Factory" in text), "skip", "skip")
    t.plays("polania", "bolster / build", "skip")
    told = t.why_not("nordic", "factory-5")
    assert told == ["You used your Factory card last turn, so you cannot use it this turn."]


def test_r110_encounters_come_after_moving() -> None:
    told = table().why_not("nordic", "encounter")
    assert told == ["An encounter begins when your character ends its move on one of the 11 encounter tokens left."]


def test_r110_an_option_that_cannot_be_paid() -> None:
    t = at_encounter(1, extra="saxony: coins 2, popularity 0")
    assert t.why_not("saxony", "encounter-1") == [
        "You have too little to pay 2 popularity for a structure (popularity: 0)."
    ]


def test_r111_an_option_that_was_taken() -> None:
    t = at_encounter(1, "polania").plays("polania", "gain 2 coins")
    assert t.why_not("polania", "encounter-1") == ["You have already taken this one: gain 2 coins and 1 popularity."]


def test_r6_objectives_that_are_not_fulfilled() -> None:
    t = table("r1c4: nordic 2 workers\nnordic: objectives 5 18, power 2, popularity 13")
    assert t.why_not("nordic", "objective-5") == ["You do not control the Factory."]
    assert t.why_not("nordic", "objective-18") == ["It counts your power: 2 now, at most 0 allowed."]
    t = table("nordic: objectives 12 7, coins 8")
    assert t.why_not("nordic", "objective-12") == ["It counts your coins: 8 now, at least 20 needed."]
    assert t.why_not("nordic", "objective-7") == ["You have no Factory card."]


def test_r6_objectives_that_have_to_wait() -> None:
    t = table("nordic: objectives 12 22, coins 20, factory 3")
    assert t.why_not("nordic", "objective-12") == [
        "It is fulfilled, but you can reveal it only when your actions this turn are over."
    ]
    assert t.why_not("nordic", "objective-22") == ["It is fulfilled; you can reveal it once you have chosen a section."]
    t.plays("nordic", "bolster / upgrade")
    assert t.why_not("nordic", "objective-22") == []
    t.plays("nordic", "skip").asks("nordic", "finish")
    assert t.why_not("nordic", "objective-12") == []
