"""The worked examples of the Scythe rulebook, page by page."""

from tests.games.scythe.position import scythe


def test_p4_resources_of_a_territory_without_own_pieces_cannot_be_spent() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic character; 1 wood
        r1c5: nordic 1 worker; 1 oil
        r2c5: nordic mine; 1 food
        r2c6: 3 metal
    """)
    t.plays("nordic", "produce / deploy", "skip").asks("polania", "section")  # the metal is out of reach


def test_p4_metal_from_several_territories_pays_for_a_mech_on_another() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic character; 2 metal
        r2c5: nordic mine; 1 metal
        r1c5: nordic 1 worker
    """)
    t.plays("nordic", "produce / deploy", "skip", "deploy", "Speed")
    assert t.units("r1c5") == "nordic 1 mech 1 worker" and not t.tokens("r1c4") and not t.tokens("r2c5")


def test_p13_a_farm_with_one_worker_and_a_mountain_with_two_make_one_food_and_two_metal() -> None:
    t = scythe("""
        nordic engineering, polania mechanical
        r2c6: nordic 1 worker
        r2c5: nordic 2 workers
    """)
    t.plays("nordic", "produce / upgrade", "produce", "on farm 2-6", "on mountain 2-5")
    assert t.tokens("r2c6") == {"food": 1} and t.tokens("r2c5") == {"metal": 2}


def test_p14_the_cube_of_produce_makes_enlisting_cheaper() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c5: nordic 1 worker; 3 oil
        r1c4: nordic 1 worker
        r1c2: nordic 1 worker
    """)
    t.plays("nordic", "bolster / upgrade", "skip", "upgrade", "produce on one more territory", "enlist")
    assert t.cost("nordic", "enlist") == 3 and t.coins("nordic") == 4 + 3
    t.plays("polania", "move / enlist", "skip")
    t.plays("nordic", "produce / deploy", "produce", "on tundra 1-5", "on forest 1-4", "on farm 1-2")
    assert [sum(t.tokens(name).values()) for name in ("r1c5", "r1c4", "r1c2")] == [1, 1, 1]


def test_p15_with_speed_a_mech_goes_through_a_tunnel_and_one_territory_further() -> None:
    t = scythe("""
        saxony industrial, polania engineering
        r6c4: saxony speed
    """)
    t.plays("saxony", "move / build", "move units", "mech", "to village 5-6", "to mountain 4-5")
    assert t.units("r4c5") == "saxony 1 mech"


def test_p16_two_mechs_and_three_workers_may_use_three_combat_cards() -> None:
    t = scythe("""
        nordic engineering, rusviet mechanical
        r6c5: nordic character
        r6c6: rusviet township, peoples_army, 3 workers
        nordic: power 0
        rusviet: power 0, hand 2 3 4 5
        tokens gone: r6c6
    """)
    t.plays("nordic", "move / enlist", "move units", "character", "to mountain 6-6", "done")
    t.chooses("rusviet", "combat card 2", "combat card 3", "combat card 4").asks("rusviet", "section")
    assert t.hand("rusviet") == [5]


def test_p16_township_leads_from_a_controlled_village_to_another_or_to_the_factory() -> None:
    t = scythe("""
        rusviet engineering, polania mechanical
        r3c6: rusviet township, 1 worker
        r5c6: rusviet 1 worker
    """)
    t.plays("rusviet", "move / enlist", "move units", "mech")
    assert {"r5c6", "r4c4"} <= t.destinations()


def test_p19_two_structures_beside_four_lakes_earn_six_coins_whoever_controls_them() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r5c4: nordic mine; polania character
        r3c3: nordic mill; polania speed
        bonus: adjacent_lakes
    """)
    assert t.fortune("nordic").structures == 6


def test_p20_a_recruit_of_build_gives_popularity_when_the_owner_or_a_neighbour_builds() -> None:
    t = scythe("""
        nordic industrial, rusviet engineering, crimea mechanical
        r1c4: nordic 1 worker; 3 wood
        r3c6: rusviet 1 worker; 3 wood
        nordic: recruits build
    """)
    t.plays("nordic", "move / build", "gain coins", "build", "Mine")
    assert t.popularity("nordic") == 3
    t.plays("rusviet", "bolster / build", "skip", "build", "Mine")
    assert t.popularity("nordic") == 4 and t.popularity("rusviet") == 2


def test_p23_aline_beats_joao_in_a_tie() -> None:
    t = scythe("""
        saxony engineering, polania mechanical
        r6c7: saxony character
        r6c5: saxony riverwalk, 2 workers
        r6c6: polania character, submerge, 1 worker; 3 food
        r3c1: polania 1 worker
        saxony: power 10, popularity 4, hand 2
        polania: power 4, hand 3 5
        tokens gone: r6c6
    """)
    t.plays("saxony", "move / enlist", "move units", "character", "to farm 7-6")
    t.plays("saxony", "mech", "to mountain 6-6", "everything", "7 power")
    t.asks("saxony", "combat_card", ["combat card 2", "done"]).plays("saxony", "done")  # one mech: one card at most
    t.plays("polania", "4 power").chooses("polania", "combat card 3")  # of up to two
    assert t.units("r6c6") == "saxony 1 mech 2 workers" and t.tokens("r6c6") == {"food": 3}
    assert t.controller("r6c6") == "saxony"
    assert t.units("base_polania") == "polania character 1 mech 1 worker"
    assert (t.power("saxony"), t.power("polania")) == (3, 0)
    assert t.popularity("saxony") == 3 and t.stars("saxony") == {"combat": 1}
    assert len(t.hand("polania")) == 2  # the 5, and one for having shown strength


def test_p24_of_a_worker_and_wood_only_the_wood_may_be_taken() -> None:
    t = scythe("""
        saxony engineering, polania mechanical
        r6c5: saxony character
        saxony: popularity 3
        encounters: 12
    """)
    t.plays("saxony", "move / enlist", "move units", "character", "to mountain 6-6", "done")
    t.plays("saxony", "pay 2 popularity", "no workers")
    assert t.tokens("r6c6") == {"wood": 3} and t.units("r6c6") == "saxony character"


def test_p25_a_popularity_for_a_recruit_or_an_upgrade_or_only_the_move() -> None:
    t = scythe("""
        saxony engineering, polania mechanical
        r6c5: saxony character
        saxony: factory 2, popularity 3
        tokens gone: r6c6
    """)
    t.plays("saxony", "the Factory card").asks(
        "saxony", "top", ["pay 1 popularity for a recruit or an upgrade", "skip"]
    )
    t.plays("saxony", "skip", "move one unit", "character", "to mountain 6-6", "to tundra 6-7")
    assert t.units("r6c7") == "saxony character" and t.popularity("saxony") == 3


def test_p27_a_star_for_power_stays_when_the_power_falls() -> None:
    t = scythe("""
        saxony engineering, polania mechanical
        r6c5: saxony character
        r6c6: polania submerge
        saxony: power 16, stars power 1
        tokens gone: r6c6
    """)
    t.plays("saxony", "move / enlist", "move units", "character", "to mountain 6-6", "done", "7 power")
    t.plays("polania", "0 power")
    assert t.power("saxony") == 9 and t.stars("saxony") == {"combat": 1, "power": 1}


def test_p28_popularity_ten_and_eighteen() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic 2 workers; 7 oil, 6 wood
        nordic: popularity 10, stars combat 2, coins 0
    """)
    fortune = t.fortune("nordic")
    assert (fortune.stars, fortune.territories, fortune.resources) == (2 * 4, 1 * 3, 12)
    for popularity in (13, 17, 18):
        t = scythe(f"""
            nordic industrial, polania engineering
            r1c4: nordic 2 workers; 7 oil, 6 wood
            nordic: popularity {popularity}, stars combat 2, coins 0
        """)
        fortune = t.fortune("nordic")
        assert (fortune.stars, fortune.territories, fortune.resources) == (2 * 5, 1 * 4, 18)


def test_p31_three_workers_in_a_forest_make_three_wood() -> None:
    t = scythe("""
        nordic engineering, polania mechanical
        r1c4: nordic 3 workers
    """)
    t.plays("nordic", "produce / upgrade", "produce", "on forest 1-4")
    assert t.tokens("r1c4") == {"wood": 3}
