"""Moving, carrying, stopping (R30 to R53)."""

from .position import scythe

OPEN = "tokens gone: r6c6 r6c3 r4c6 r7c4 r2c5"


def test_r30_two_units_or_a_coin_and_three_or_two_when_upgraded() -> None:
    t = scythe("nordic industrial, polania engineering")
    t.plays("nordic", "move / build", "gain coins")
    assert t.coins("nordic") == 5
    t = scythe("nordic industrial, polania engineering")
    t.plays(
        "nordic", "move / build", "move units", "character", "to forest 1-4", "worker in forest 1-4", "to tundra 1-5"
    )
    t.asks("polania", "section")
    t = scythe("""
        nordic industrial, polania engineering
        nordic: upgrades move_units>build gain_coins>deploy
    """)
    t.plays(
        "nordic", "move / build", "move units", "character", "to forest 1-4", "worker in forest 1-4", "to tundra 1-5"
    )
    t.asks("nordic", "move")
    t = scythe("""
        nordic industrial, polania engineering
        nordic: upgrades move_units>build gain_coins>deploy
    """)
    t.plays("nordic", "move / build", "gain coins")
    assert t.coins("nordic") == 6


def test_r31_a_unit_moves_once_and_one_territory_or_two_with_speed() -> None:
    t = scythe(f"""
        nordic industrial, polania engineering
        r6c5: nordic character, speed
        {OPEN}
    """)
    t.plays("nordic", "move / build", "move units", "mech", "to mountain 6-6", "to tundra 6-7").asks("nordic", "move")
    t.cannot("nordic", "mech...").can("nordic", "character in forest 6-5", "worker in forest 1-4")


def test_r32_tokens_are_picked_up_and_dropped_between_steps() -> None:
    t = scythe(f"""
        nordic industrial, polania engineering
        r6c5: nordic character, speed; 2 oil
        r6c6: 1 metal
        {OPEN}
    """)
    t.plays("nordic", "move / build", "move units", "character", "to mountain 6-6", "everything")
    t.plays("nordic", "to tundra 6-7", "choose").chooses("nordic", "1 metal", "1 oil")
    assert t.tokens("r6c7") == {"oil": 1, "metal": 1} and t.tokens("r6c6") == {"oil": 1}


def test_r33_only_mechs_carry_workers_and_never_the_character() -> None:
    t = scythe(f"""
        nordic industrial, polania engineering
        r6c5: nordic character, riverwalk, 2 workers
        {OPEN}
    """)
    t.plays("nordic", "move / build", "move units", "character", "to mountain 6-6").asks("nordic", "move")
    t.plays("nordic", "mech", "to mountain 6-6", "choose").chooses("nordic", "1 worker")
    assert t.units("r6c6") == "nordic character 1 mech 1 worker"


def test_r34_being_carried_is_no_move_of_the_worker() -> None:
    t = scythe(f"""
        nordic industrial, polania engineering
        r6c5: nordic riverwalk, 2 workers
        r6c6: nordic 1 worker
        nordic: upgrades move_units>build
        {OPEN}
    """)
    t.plays("nordic", "move / build", "move units", "worker in mountain 6-6", "to forest 6-5")
    t.plays("nordic", "mech", "to village 7-5", "choose")  # of the three, one has walked
    t.asks("nordic", "load", ["1 worker that has not moved", "1 worker that has moved"])
    t.chooses("nordic", "1 worker that has moved", "1 worker that has not moved")
    t.can("nordic", "worker in village 7-5", "worker in forest 6-5")
    t.plays("nordic", "worker in village 7-5", "to farm 7-6")
    assert t.units("r7c6") == "nordic 1 worker"


def test_r35_rivers_stop_everybody_and_riverwalk_looks_at_the_terrain_entered() -> None:
    t = scythe(f"""
        saxony industrial, polania engineering
        r5c6: saxony character, 1 worker; 1 oil
        r4c6: saxony riverwalk, 1 worker; 1 oil
        {OPEN}
    """)
    t.plays("saxony", "move / build", "move units", "character")
    assert "r4c6" not in t.destinations()  # tundra across the river
    t.plays("saxony", "to mountain 4-5", "nothing", "mech")
    assert {"r4c5", "r3c5"} <= t.destinations() and "r5c6" not in t.destinations()  # mountain, forest; not a village
    t.plays("saxony", "to mountain 4-5", "everything")
    assert t.units("r4c5") == "saxony character 1 mech 1 worker" and t.tokens("r4c5") == {"oil": 1}


def test_r36_nordic_workers_swim_but_not_their_character_or_mechs() -> None:
    t = scythe(f"""
        nordic industrial, polania engineering
        r1c4: nordic character, speed, 1 worker
        {OPEN}
    """)
    t.plays("nordic", "move / build", "move units", "worker in forest 1-4")
    assert t.destinations() == {"r1c3", "r2c4", "r1c5", "r2c5"}
    t.plays("nordic", "to tundra 2-4", "character")
    assert t.destinations() == {"r1c5", "r2c5"}


def test_r37_r38_lakes_need_an_ability_and_submerge_joins_them() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c2: nordic character, seaworthy
        r3c1: polania character, submerge
    """)
    t.plays("nordic", "move / build", "move units", "character")
    assert "r2c3" in t.destinations() and "r2c1" not in t.destinations()
    t.plays("nordic", "to lake 2-3", "done")
    t.plays("polania", "move / enlist", "move units", "character")
    assert "r2c1" in t.destinations() and "r2c3" not in t.destinations()
    t.plays("polania", "to lake 2-1", "done")
    t.plays("nordic", "trade / enlist", "skip")
    t.plays("polania", "bolster / build", "skip")
    t.plays("nordic", "move / build", "move units", "character")
    assert t.destinations() == {"r1c2", "r1c3", "r2c4", "r3c3", "r3c2", "r2c2"}
    t.plays("nordic", "to farm 1-2", "done")
    t.plays("polania", "move / enlist", "move units", "character")
    assert {"r1c1", "r2c2", "r3c1", "r2c3", "r3c4", "r4c3", "r5c5", "r5c7", "r7c2"} == t.destinations()


def test_r39_d16_nothing_is_left_behind_on_a_lake() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r2c3: nordic character, seaworthy, 2 workers; 1 oil
    """)
    t.plays("nordic", "move / build", "move units", "mech", "to farm 1-2")
    t.asks("nordic", "cargo_left", ["everything", "nothing"])  # the workers must come, the oil may stay
    t.plays("nordic", "nothing")
    assert t.units("r1c2") == "nordic 1 mech 2 workers" and t.tokens("r2c3") == {"oil": 1}
    t.plays("nordic", "character", "to farm 1-2")  # the last unit takes the token without being asked
    assert t.tokens("r1c2") == {"oil": 1}


def test_r39_a_mech_crossing_a_lake_with_speed_cannot_drop_cargo_in_passing_but_another_mech_may_keep_it() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r1c2: nordic seaworthy, 2 workers
        r2c3: nordic speed, 1 worker
    """)
    t.plays("nordic", "move / build", "move units", "mech in farm 1-2", "to lake 2-3", "everything", "to forest 3-3")
    t.asks("nordic", "cargo", ["everything", "nothing", "choose"])
    t.plays("nordic", "choose").chooses("nordic", "1 worker", "1 worker")
    assert t.units("r3c3") == "nordic 1 mech 2 workers" and t.units("r2c3") == "nordic 1 mech 1 worker"
    t.cannot("nordic", "worker in lake 2-3")


def test_r40_tunnels_are_adjacent_for_every_unit() -> None:
    t = scythe("""
        crimea industrial, polania engineering
        r5c6: crimea 1 worker
        r1c2: crimea 1 worker
    """)
    t.plays("crimea", "move / build", "move units", "worker in village 5-6")
    assert {"r2c4", "r3c2", "r3c5", "r5c3", "r6c4"} <= t.destinations()


def test_r41_the_mine_is_a_tunnel_for_its_owner_only_even_under_an_enemy() -> None:
    t = scythe("""
        crimea industrial, polania engineering
        r7c6: crimea mine; polania 1 worker
        r5c6: crimea character
        r5c3: polania character
    """)
    t.plays("crimea", "move / build", "move units", "character")
    assert "r7c6" in t.destinations()
    t.plays("crimea", "to farm 7-6", "done")
    assert t.units("r7c6") == "crimea character"
    t.plays("polania", "move / enlist", "move units", "character")
    assert "r7c6" not in t.destinations()
    t = scythe("""
        crimea industrial, polania engineering
        r7c6: crimea mine, 1 worker
        crimea: factory 3
    """)
    t.plays("crimea", "the Factory card", "move one unit", "worker in farm 7-6")
    assert {"r2c4", "r3c2", "r3c5", "r5c3", "r6c4", "r5c6"} <= t.destinations()


def test_r42_d7_underpass_and_township_link_what_is_controlled() -> None:
    t = scythe("""
        saxony industrial, rusviet engineering
        r6c6: saxony character
        r1c1: saxony underpass, 1 worker
        r7c6: saxony mine
        r3c6: rusviet township, 1 worker
        r7c5: rusviet 1 worker
        tokens gone: r6c6
    """)
    t.plays("saxony", "move / build", "move units", "character")
    assert {"r1c1", "r2c4", "r3c2", "r7c6"} <= t.destinations() and "r4c5" not in t.destinations()
    t.plays("saxony", "to mountain 1-1", "worker in mountain 1-1")
    assert t.destinations() == {"r1c2", "r2c2"}  # never for workers
    t.plays("saxony", "to farm 1-2")
    t.plays("rusviet", "move / enlist", "move units", "mech in village 3-6")
    assert {"r7c5", "r4c4"} <= t.destinations() and "r8c1" not in t.destinations()


def test_r43_d22_wayfare_reaches_the_own_and_inactive_bases_with_cargo() -> None:
    t = scythe("""
        crimea industrial, polania engineering
        r6c5: crimea wayfare, speed, 1 worker; 2 oil
        crimea: objectives 8
    """)
    t.plays("crimea", "move / build", "move units", "mech in forest 6-5")
    assert {
        "base_crimea",
        "base_nordic",
        "base_rusviet",
        "base_saxony",
        "base_albion",
        "base_togawa",
    } <= t.destinations()
    assert "base_polania" not in t.destinations()
    t.plays("crimea", "to the Togawa base", "everything", "to farm 7-6", "nothing")
    assert t.units("base_togawa") == "crimea 1 worker" and t.tokens("base_togawa") == {"oil": 2}
    assert t.player("crimea")["workers"] == 2 and t.fortune("crimea").resources == 0


def test_r44_a_special_step_needs_no_riverwalk_and_all_rules_hold_where_it_ends() -> None:
    t = scythe("""
        saxony industrial, polania engineering
        r3c2: saxony character, speed
        r5c6: polania 1 worker
        r3c1: polania 1 worker
    """)
    t.plays("saxony", "move / build", "move units", "character", "to village 5-6").asks("saxony", "move")
    assert t.units("base_polania") == "polania character 1 worker"


def test_r45_d32_an_enemy_character_or_mech_ends_the_move_and_others_may_join_but_not_walk() -> None:
    t = scythe(f"""
        saxony industrial, polania engineering
        r6c5: saxony character, riverwalk, speed, 2 workers
        r6c6: polania submerge
        saxony: upgrades move_units>build
        {OPEN}
    """)
    t.plays("saxony", "move / build", "move units", "mech", "to mountain 6-6", "choose").chooses("saxony", "1 worker")
    t.asks("saxony", "move").cannot("saxony", "worker in mountain 6-6")
    t.plays("saxony", "worker in forest 6-5")
    assert "r6c6" not in t.destinations()
    t.plays("saxony", "to village 7-5", "character", "to mountain 6-6")
    assert t.units("r6c6") == "saxony character 1 mech 1 worker; polania 1 mech"


def test_r46_d2_driven_off_workers_leave_at_once_and_cost_popularity_but_not_below_zero() -> None:
    t = scythe(f"""
        saxony industrial, polania engineering
        r6c5: saxony character, riverwalk, speed
        r6c6: polania 3 workers; 2 metal
        saxony: popularity 2
        {OPEN}
    """)
    t.plays("saxony", "move / build", "move units", "character", "to mountain 6-6")
    assert t.units("base_polania") == "polania character 3 workers" and t.popularity("saxony") == 0
    assert t.tokens("r6c6") == {"metal": 2} and t.controller("r6c6") == "saxony" and not t.stars("saxony")
    t.cannot("saxony", "character...")
    t.plays("saxony", "mech in forest 6-5", "to mountain 6-6", "to tundra 6-7", "everything")  # others may pass now
    assert t.tokens("r6c7") == {"metal": 2}


def test_r47_workers_never_enter_a_place_with_an_enemy_unit() -> None:
    t = scythe("""
        saxony industrial, polania engineering
        r6c5: saxony 2 workers
        r6c6: polania 1 worker
    """)
    t.plays("saxony", "move / build", "move units", "worker in forest 6-5")
    assert "r6c6" not in t.destinations() and "r7c5" in t.destinations()


def test_r48_an_enemy_structure_stops_nobody_and_control_changes() -> None:
    t = scythe(f"""
        saxony industrial, polania engineering
        r6c5: saxony 2 workers, speed
        r6c6: polania mill
        {OPEN}
    """)
    t.plays("saxony", "move / build", "move units", "worker in forest 6-5", "to mountain 6-6")
    assert t.controller("r6c6") == "saxony"
    t.plays("saxony", "mech", "to mountain 6-6", "nothing").can("saxony", "to tundra 6-7")


def test_r49_an_encounter_token_stops_the_character_only() -> None:
    t = scythe("""
        saxony industrial, polania engineering
        r6c5: saxony character, speed
        encounters: 20
    """)
    t.plays("saxony", "move / build", "move units", "mech", "to mountain 6-6", "to tundra 6-7")
    t.plays("saxony", "character", "to mountain 6-6").asks("saxony", "encounter")


def test_r50_combats_then_encounter_then_factory_then_bottom() -> None:
    t = scythe("""
        saxony industrial, polania engineering
        r6c5: saxony character, speed; 3 wood
        r6c4: polania submerge
        r6c6: polania 2 workers
        saxony: power 7
        encounters: 20
    """)
    t.plays("saxony", "move / build", "move units", "character", "to mountain 6-6", "everything")
    t.plays("saxony", "mech in forest 6-5", "to tundra 6-4").asks("saxony", "dial")
    t.plays("saxony", "7 power").asks("polania", "dial").plays("polania", "0 power")
    t.asks("saxony", "encounter").plays("saxony", "gain").asks("saxony", "bottom")


def test_r51_d21_all_steps_of_one_unit_before_the_next() -> None:
    t = scythe(f"""
        saxony industrial, polania engineering
        r6c5: saxony character, speed, 1 worker
        {OPEN}
    """)
    t.plays("saxony", "move / build", "move units", "mech", "to mountain 6-6", "everything")
    t.asks("saxony", "step")
    assert {option.split()[0] for option in t.options()} == {"to", "stop"}  # no other unit
    t.plays("saxony", "to tundra 6-7", "nothing").can("saxony", "worker in mountain 6-6")


def test_r52_the_factory_and_lakes_stop_nobody_and_passing_claims_no_card() -> None:
    t = scythe("""
        saxony industrial, polania engineering
        r4c5: saxony character, speed
    """)
    t.plays("saxony", "move / build", "move units", "character", "to the Factory", "to forest 3-3", "done")
    t.asks("polania", "section")
    assert t.player("saxony")["factory_card"] is None


def test_r53_tokens_under_an_enemy_structure_may_be_taken_along() -> None:
    t = scythe(f"""
        saxony industrial, polania engineering
        r6c5: saxony character, speed
        r6c6: polania mill; 3 metal
        {OPEN}
    """)
    t.plays("saxony", "move / build", "move units", "character", "to mountain 6-6", "to tundra 6-7", "everything")
    assert t.tokens("r6c7") == {"metal": 3}


def test_a_step_with_one_way_is_shown_and_confirmed() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r5c1: nordic 1 worker
        r6c1: polania submerge
    """)
    t.plays("nordic", "move / build", "move units", "worker in forest 5-1").asks("nordic", "step", ["to forest 5-2"])
    assert t.units("r5c1") == "nordic 1 worker"
