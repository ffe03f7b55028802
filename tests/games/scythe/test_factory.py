"""The Factory and its cards (R120 to R125)."""

from .position import ScytheScenario, scythe


def with_card(card: int, extra: str = "") -> ScytheScenario:
    """Saxony owns the Factory card; a worker each on forest 6-5 and village 7-5."""
    t = scythe(f"""
        saxony engineering, crimea agricultural
        r6c5: saxony 1 worker
        r7c5: saxony 1 worker
        saxony: coins 5, popularity 5, power 5, hand 2 5, factory {card}
        {extra}
    """)
    t.plays("saxony", "the Factory card").asks("saxony", "top")
    return t


def test_r120_the_factory_counts_as_three_territories() -> None:
    t = scythe("""
        saxony engineering, crimea agricultural
        r4c4: saxony character
        base_saxony: saxony 2 workers
        saxony: popularity 0
    """)
    assert t.fortune("saxony").territories == 3 * 2


def test_r121_d18_d31_the_first_visit_of_the_character_claims_a_card() -> None:
    t = scythe("""
        saxony engineering, crimea agricultural
        r4c5: saxony character, riverwalk, 1 worker
        factory: 3 7 12
    """)
    t.plays("saxony", "move / enlist", "move units", "mech", "to the Factory", "everything", "done")
    t.asks("crimea", "section").plays("crimea", "move / upgrade", "skip")
    t.plays("saxony", "bolster / build", "skip").plays("crimea", "trade / deploy", "skip")
    t.plays("saxony", "move / enlist", "move units", "character", "to the Factory", "done").asks("saxony", "claim")
    assert len(t.options()) == 3 and all(option.startswith("pay") for option in t.options())
    t.plays("saxony", "pay 1 popularity for a mech or a structure")
    assert t.player("saxony")["factory_card"] == "factory-7" and t.game.view(None)["factory"] == 2
    assert t.game.view(t.seats["saxony"])["factory_cards"] == [
        "factory-3",
        "factory-12",
    ]  # who looked knows what is left
    assert t.game.view(t.seats["crimea"])["factory_cards"] is None


def test_r122_the_card_is_a_fifth_section_under_the_same_rule() -> None:
    t = with_card(3)
    t.plays("saxony", "pay 1 combat card", "combat card 2", "skip").plays("crimea", "move / upgrade", "skip")
    t.asks("saxony", "section").cannot("saxony", "the Factory card...")


def test_r123_only_the_printed_cost_and_gain() -> None:
    t = with_card(11, "r1c1: saxony monument")
    t.plays("saxony", "pay 2 coins", "Mill", "on forest 6-5")
    assert t.coins("saxony") == 3 and t.popularity("saxony") == 6


def test_r124_one_unit_two_steps_three_with_speed_and_everything_else_holds() -> None:
    t = with_card(3, "r6c7: saxony character, speed\n        r3c3: crimea character")
    t.plays("saxony", "skip", "move one unit", "worker in forest 6-5", "to village 5-6", "to mountain 4-5")
    t.asks("crimea", "section")
    t = with_card(3, "r4c5: saxony character, speed\n        r2c4: crimea wayfare")
    t.plays("saxony", "skip", "move one unit", "character", "to the Factory", "to forest 3-3", "to tundra 2-4")
    t.asks("saxony", "dial").plays("saxony", "5 power", "done").plays("crimea", "0 power")
    t.asks("crimea", "section")  # after the combat the turn is over


def test_r124_an_encounter_of_the_factory_move_comes_at_the_end() -> None:
    t = with_card(3, "r6c7: saxony character\n        encounters: 20")
    t.plays("saxony", "skip", "move one unit", "character", "to mountain 6-6").asks("saxony", "encounter")
    t.plays("saxony", "gain").asks("crimea", "section")


def test_r125_factory_cards_need_workers_and_let_the_owner_choose_the_card() -> None:
    t = with_card(8)
    t.plays("saxony", "pay 1 combat card").asks("saxony", "pay_card", ["combat card 2", "combat card 5"])
    t.plays("saxony", "combat card 2").asks("saxony", "token_on", ["on forest 6-5", "on village 7-5"])


def test_factory_card_1_produces_on_two_territories_without_the_mill() -> None:
    t = with_card(1, "r6c7: saxony mill")
    t.plays("saxony", "pay 1 combat card and 1 coin", "combat card 2", "on forest 6-5", "on village 7-5", "1 worker")
    assert t.tokens("r6c5") == {"wood": 1} and t.units("r7c5") == "saxony 2 workers" and not t.tokens("r6c7")
    assert t.coins("saxony") == 4 and t.hand("saxony") == [5]


def test_factory_card_2_enlists_or_upgrades() -> None:
    t = with_card(2)
    t.plays("saxony", "pay 1 popularity").asks("saxony", "factory_choice", ["enlist", "upgrade"])
    t.plays("saxony", "enlist", "from deploy", "2 power")
    assert t.power("saxony") == 7 and t.popularity("saxony") == 4
    t = with_card(2)
    t.plays("saxony", "pay 1 popularity", "upgrade", "move", "build")
    assert t.player("saxony")["upgraded"] == ["move_units"]


def test_factory_card_3_d8_a_combat_card_for_two_popularity() -> None:
    t = with_card(3)
    t.plays("saxony", "pay 1 combat card", "combat card 5")
    assert t.popularity("saxony") == 7 and t.hand("saxony") == [2]


def test_factory_card_4_d8_a_combat_card_for_three_coins() -> None:
    t = with_card(4)
    t.plays("saxony", "pay 1 combat card", "combat card 5")
    assert t.coins("saxony") == 8


def test_factory_card_5_a_power_for_two_popularity() -> None:
    t = with_card(5)
    t.plays("saxony", "pay 1 power")
    assert t.popularity("saxony") == 7 and t.power("saxony") == 4


def test_factory_card_6_a_power_for_three_coins() -> None:
    t = with_card(6)
    t.plays("saxony", "pay 1 power")
    assert t.coins("saxony") == 8 and t.power("saxony") == 4


def test_factory_card_7_a_mech_or_a_structure_where_a_worker_is() -> None:
    t = with_card(7)
    t.plays("saxony", "pay 1 popularity", "deploy", "Speed", "on village 7-5")
    assert t.units("r7c5") == "saxony 1 mech 1 worker" and t.popularity("saxony") == 4
    t = with_card(7)
    t.plays("saxony", "pay 1 popularity", "build", "Mill", "on village 7-5")
    assert t.structure("r7c5") == "saxony mill"


def test_factory_card_8_d4_a_combat_card_for_three_tokens() -> None:
    t = with_card(8)
    t.plays("saxony", "pay 1 combat card", "combat card 2")
    t.chooses("saxony", "on village 7-5", "on forest 6-5", "on forest 6-5")
    t.asks("saxony", "token_kind").chooses("saxony", "oil", "oil").chooses("saxony", "food")
    assert t.tokens("r6c5") == {"oil": 2} and t.tokens("r7c5") == {"food": 1}


def test_factory_card_9_an_upgrade_and_popularity() -> None:
    t = with_card(9)
    t.plays("saxony", "pay 2 coins", "move", "build")
    assert t.popularity("saxony") == 6 and t.coins("saxony") == 3


def test_factory_card_10_a_mech_and_power() -> None:
    t = with_card(10)
    t.plays("saxony", "pay 2 coins", "Disarm", "on forest 6-5")
    assert t.power("saxony") == 6 and t.player("saxony")["mechs"] == ["disarm"]


def test_factory_card_11_a_structure_and_popularity() -> None:
    t = with_card(11)
    t.plays("saxony", "pay 2 coins", "Mine", "on forest 6-5")
    assert t.popularity("saxony") == 6 and t.structure("r6c5") == "saxony mine"


def test_factory_card_12_a_recruit_and_power() -> None:
    t = with_card(12)
    t.plays("saxony", "pay 2 coins", "from build", "2 popularity")
    assert t.power("saxony") == 6 and t.popularity("saxony") == 7
