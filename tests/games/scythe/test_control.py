"""Control, resources and home bases (R10 to R21)."""

from .position import scythe


def test_r10_units_control_and_structures_where_no_enemy_unit_is() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r6c5: nordic character
        r6c6: nordic 1 worker
        r7c5: nordic mill
        r7c6: nordic mine; polania 1 worker
    """)
    assert [t.controller(name) for name in ("r6c5", "r6c6", "r7c5", "r7c6")] == [
        "nordic",
        "nordic",
        "nordic",
        "polania",
    ]
    assert t.controller("r6c7") == ""


def test_r11_the_owner_keeps_the_ability_of_a_structure_without_control() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r6c5: nordic monument; polania 1 worker; 2 wood
    """)
    assert t.controller("r6c5") == "polania" and t.structure("r6c5") == "nordic monument"
    t.plays("nordic", "bolster / upgrade", "bolster power")
    assert t.popularity("nordic") == 3


def test_r12_the_defender_controls_while_an_attack_waits() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r6c5: nordic character, riverwalk
        r6c6: polania submerge, 1 worker; 2 wood
        tokens gone: r6c6
    """)
    t.plays("nordic", "move / build", "move units", "mech in forest 6-5", "to mountain 6-6").asks("nordic", "move")
    assert t.controller("r6c6") == "polania"
    assert t.units("r6c6") == "nordic 1 mech; polania 1 mech 1 worker"


def test_r13_tokens_of_any_controlled_territories_pay_for_anything_anywhere() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r6c5: nordic 1 worker; 1 oil
        r7c5: nordic mill; 2 oil
        r7c6: 5 oil
        r1c4: nordic 1 worker; 1 oil
    """)
    t.plays("nordic", "bolster / upgrade", "bolster power", "upgrade")
    t.asks("nordic", "pay").chooses("nordic", "from forest 1-4", "from village 7-5", "from village 7-5")
    assert t.tokens("r6c5") == {"oil": 1} and not t.tokens("r7c5") and not t.tokens("r1c4")
    assert t.tokens("r7c6") == {"oil": 5}


def test_r14_tokens_without_a_controller_wait_for_the_next_one() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r6c5: nordic character
        r7c5: 3 wood
    """)
    assert t.fortune("nordic").resources == 0
    t.plays("nordic", "move / build", "move units", "character", "to village 7-5", "done")
    assert t.fortune("nordic").resources == 1
    t.can("nordic", "build")


def test_r15_workers_are_no_resources() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r6c5: nordic 8 workers
    """)
    assert t.fortune("nordic").resources == 0


def test_r16_r21_home_bases_are_no_territories_but_units_there_count() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        base_nordic: nordic character, riverwalk, 4 workers; 4 metal
        nordic: power 0
    """)
    assert t.controller("base_nordic") == "" and t.fortune("nordic").territories == 0
    assert t.player("nordic")["workers"] == 4
    t.plays("nordic", "produce / deploy")  # four workers off the mat: 1 power, which is not there; no metal to spend
    t.asks("polania", "section")


def test_r16_no_trading_to_a_base() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        base_nordic: nordic 2 workers
    """)
    t.plays("nordic", "trade / enlist").cannot("nordic", "trade for resources").can("nordic", "trade for popularity")


def test_r17_r18_nobody_walks_into_a_base_and_units_leave_it_over_land() -> None:
    t = scythe("nordic industrial, rusviet engineering")
    t.plays("nordic", "move / build", "move units", "worker in tundra 1-5")
    assert not any(name.startswith("base") for name in t.destinations())
    t = scythe("rusviet engineering, polania mechanical")
    t.plays("rusviet", "move / enlist", "move units", "character")
    assert t.destinations() == {"r3c6", "r4c7"}


def test_r18_the_rusviet_base_touches_a_farm_across_a_river_and_the_polanian_one_a_lake() -> None:
    t = scythe("""
        rusviet engineering, polania mechanical
        r3c6: rusviet riverwalk
        r3c1: polania submerge
        tokens gone: r2c7
    """)
    t.plays("rusviet", "move / enlist", "move units", "character")
    assert t.destinations() == {"r3c6", "r4c7", "r2c7"}
    t.plays("rusviet", "to farm 2-7", "done")
    t.plays("polania", "move / build", "move units", "character")
    assert t.destinations() == {"r3c1", "r4c1", "r2c1"}


def test_r19_lakes_are_territories_without_production_building_or_deploying() -> None:
    t = scythe("""
        nordic engineering, polania mechanical
        r5c7: nordic seaworthy, 2 workers; 4 wood, 4 metal
    """)
    assert t.controller("r5c7") == "nordic" and t.fortune("nordic").territories == 2
    t.plays("nordic", "bolster / build", "bolster power", "build").asks("polania", "section")  # nowhere to build
    assert t.tokens("r5c7") == {"wood": 1, "metal": 4}


def test_r20_any_number_of_units_and_tokens_share_a_territory() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r6c5: nordic character, riverwalk, seaworthy, artillery, speed, 8 workers, mill; 30 oil, 20 metal
    """)
    assert t.units("r6c5") == "nordic character 4 mechs 8 workers"


def test_r21_a_mech_carries_workers_out_of_the_base() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        base_nordic: nordic riverwalk, 3 workers
    """)
    t.plays("nordic", "move / build", "move units", "mech", "to forest 1-4", "everything")
    assert t.units("r1c4") == "nordic 1 mech 3 workers"
