"""Upgrade, Deploy, Build, Enlist and the ongoing bonuses (R90 to R100)."""

from .position import scythe


def test_r90_benefits_may_be_declined_also_by_neighbours() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic 1 worker; 3 oil
        polania: recruits upgrade
        options: ask_every_gain
    """)
    t.plays("nordic", "bolster / upgrade", "bolster power", "yes", "upgrade")
    t.asks("nordic", "accept").plays("nordic", "no, thanks").asks("nordic", "upgrade").plays("nordic", "no, thanks")
    t.asks("polania", "accept_bonus").plays("polania", "no, thanks")
    assert t.coins("nordic") == 3 and t.power("polania") == 2 and t.player("nordic")["upgraded"] == []


def test_r90_d38_without_the_option_it_is_asked_only_where_refusing_can_make_sense() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic 1 worker; 3 metal
        polania: recruits deploy, coins 2, popularity 8, objectives 8
    """)
    t.plays("nordic", "produce / deploy", "skip", "deploy", "Speed")
    t.asks("polania", "accept_bonus", ["yes", "no, thanks"])
    assert t.question("polania") == ("Nordic Kingdoms has chosen deploy, and your recruit gives you 1 coin. Take it?")
    t.plays("polania", "no, thanks")
    assert t.coins("polania") == 2


def test_r90_d38_a_second_objective_without_a_limit_may_be_worth_refusing_coins() -> None:
    t = scythe("""
        nordic industrial, saxony engineering
        r1c4: nordic 1 worker; 3 metal
        saxony: recruits deploy, coins 2, popularity 8, objectives 8, stars objective 1
    """)
    t.plays("nordic", "produce / deploy", "skip", "deploy", "Speed")
    t.asks("saxony", "accept_bonus", ["yes", "no, thanks"])


def test_r90_r134_a_bonus_that_ends_the_game_with_another_star_of_the_action_may_be_declined() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic 1 worker, mine; 3 wood
        r1c5: nordic 1 worker
        r2c5: nordic monument
        r2c6: nordic armory
        nordic: popularity 17, recruits build, stars combat 2 workers 1 recruits 1
    """)
    t.plays("nordic", "move / build", "gain coins", "build", "Mill").asks("nordic", "accept", ["yes", "no, thanks"])
    t.plays("nordic", "no, thanks")
    assert not t.over() and t.popularity("nordic") == 17 and t.stars("nordic")["structures"] == 1


def test_r91_d19_a_finished_column_still_pays_its_coins_and_bonuses() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic riverwalk, seaworthy, artillery, speed, 1 worker; 3 metal
        nordic: recruits deploy
    """)
    t.plays("nordic", "produce / deploy", "skip", "deploy").asks("polania", "section")
    assert t.coins("nordic") == 4 + 2 + 1
    t = scythe("""
        nordic industrial, polania engineering
        base_nordic: nordic 2 workers
        r1c4: nordic mill; 3 metal
    """)
    t.plays("nordic", "produce / deploy", "skip", "deploy").asks("polania", "section")  # no worker to deploy to
    assert t.coins("nordic") == 6


def test_r92_a_cube_makes_the_top_better_and_the_bottom_cheaper() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic 1 worker; 3 oil
    """)
    t.plays("nordic", "bolster / upgrade", "skip", "upgrade")
    assert len(t.options()) == 7
    t.plays("nordic", "produce on one more territory").asks("nordic", "lower", ["upgrade", "deploy", "build", "enlist"])
    t.plays("nordic", "enlist")
    assert t.cost("nordic", "enlist") == 3 and t.player("nordic")["upgraded"] == ["produce_territories"]
    t = scythe("""
        nordic patriotic, polania mechanical
        r1c4: nordic 1 worker; 2 oil
    """)
    t.plays("nordic", "move / upgrade", "skip", "upgrade", "gain").asks(
        "nordic", "lower", ["deploy", "build", "enlist"]
    )


def test_r93_any_mech_to_a_worker_on_land_and_its_ability_works_at_once() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic 1 worker; 3 metal
        r5c7: nordic seaworthy, 1 worker
        r6c5: nordic mill
        base_nordic: nordic 1 worker
    """)
    t.plays("nordic", "produce / deploy", "skip", "deploy")
    t.asks("nordic", "deploy", ["Riverwalk", "Artillery", "Speed", "no, thanks"]).plays("nordic", "Speed")
    assert t.units("r1c4") == "nordic 1 mech 1 worker"  # the only place that is no lake, no base and has a worker
    assert t.player("nordic")["mechs"] == ["seaworthy", "speed"]


def test_r94_structures_one_per_territory_not_on_lakes_but_on_the_factory() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r4c4: nordic 1 worker; 3 wood
        r1c4: nordic 1 worker
        r1c5: nordic 1 worker, mill
        r5c7: nordic seaworthy, 1 worker
    """)
    t.plays("nordic", "move / build", "gain coins", "build").asks(
        "nordic", "build", ["Mine", "Monument", "Armory", "no, thanks"]
    )
    t.plays("nordic", "Mine").asks("nordic", "build_on", ["on the Factory", "on forest 1-4"])
    t.plays("nordic", "on the Factory")
    assert t.structure("r4c4") == "nordic mine"


def test_r95_a_recruit_and_a_free_one_time_bonus() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic 1 worker; 4 food
        nordic: recruits build>coins
        deck: 3 4
    """)
    t.plays("nordic", "trade / enlist", "skip", "enlist").asks(
        "nordic", "enlist", ["from upgrade", "from deploy", "from enlist", "no, thanks"]
    )
    t.plays("nordic", "from deploy").asks("nordic", "recruit_bonus", ["2 power", "2 popularity", "2 combat cards"])
    t.plays("nordic", "2 combat cards")
    assert t.hand("nordic") == [3, 4]


def test_r96_r97_ongoing_bonuses_reach_direct_neighbours_once() -> None:
    t = scythe("""
        nordic industrial, rusviet engineering, crimea patriotic, saxony mechanical
        r1c4: nordic 1 worker; 3 wood
        nordic: recruits build
        rusviet: recruits build
        crimea: recruits build
        saxony: recruits build
    """)
    t.plays("nordic", "move / build", "gain coins", "build", "Mine")
    assert [t.popularity(name) for name in ("nordic", "rusviet", "crimea", "saxony")] == [3, 3, 2, 4]
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic 1 worker; 4 food
        polania: recruits enlist
    """)
    t.plays("nordic", "trade / enlist", "skip", "enlist", "no, thanks")
    assert len(t.hand("polania")) == 1  # the only neighbour, not twice


def test_r97_d14_a_sixth_star_on_the_way_ends_the_game() -> None:
    t = scythe("""
        nordic industrial, rusviet engineering, crimea patriotic
        r1c4: nordic 1 worker; 3 oil
        rusviet: power 15, recruits upgrade>coins, stars combat 2 mechs 1 workers 1 recruits 1
        crimea: power 15, recruits upgrade>coins
    """)
    t.plays("nordic", "bolster / upgrade", "skip", "upgrade", "gain", "build").asks("rusviet", "accept_bonus")
    t.plays("rusviet", "yes")
    assert t.over() and t.power("crimea") == 15


def test_r98_no_ongoing_bonus_from_encounters_or_factory_cards() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic character, 1 worker
        nordic: factory 9, recruits upgrade>coins, coins 5
        polania: recruits upgrade
    """)
    t.plays("nordic", "the Factory card", "pay 2 coins", "gain", "build", "skip")
    assert t.power("nordic") == 4 and t.power("polania") == 2 and t.popularity("nordic") == 3


def test_r99_d23_coercion_a_card_stands_for_one_resource_once_per_turn() -> None:
    t = scythe("""
        crimea industrial, polania engineering
        r8c1: crimea 1 worker; 2 oil
        r7c3: crimea 1 worker
        crimea: hand 5 2
    """)
    t.plays("crimea", "bolster / upgrade", "skip", "upgrade")
    t.asks("crimea", "coerce", ["combat card 2", "combat card 5"])  # there is too little oil
    t.plays("crimea", "combat card 2").asks("crimea", "upgrade")  # only once per turn: the rest is paid with oil
    assert t.hand("crimea") == [5] and not t.tokens("r8c1") and t.game.view(None)["combat_discard"] == [2]
    t = scythe("""
        crimea industrial, polania engineering
        r8c1: crimea 1 worker; 1 oil
        crimea: hand 5 2
    """)
    t.plays("crimea", "bolster / upgrade", "skip").asks("polania", "section")  # two cards would be needed


def test_r100_the_printed_coins_first_and_stars_before_the_neighbours() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic 1 worker; 2 oil
        nordic: upgrades move_units>upgrade, power 15, recruits upgrade>coins
        nordic: stars combat 2 mechs 1 workers 1 recruits 1
        polania: recruits upgrade
    """)
    t.plays("nordic", "bolster / upgrade", "skip", "upgrade")
    assert t.coins("nordic") == 4 + 3  # the cube lowers the cost, not the coins
    t.plays("nordic", "gain", "build", "yes")
    assert t.over() and t.power("polania") == 2
