"""Tax, Build and Repair (R40 to R46, R106, R107, D12)."""

from .position import arcs

# -- R40 and R41: Tax ----------------------------------------------------------------------------------------------


def test_r40_a_loyal_city_is_taxed_without_control_a_rival_city_only_with_it() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red city; blue 2 ships, city
        3-hex: red 1 ship; blue city
        5-hex: red 1 ship; blue 1 ship, city
        6-arrow: blue city
        red: hand administration-2
    """)
    t.plays("red", "lead Administration 2", "go on", "tax").asks("red", "tax", ["city 2-hex/1", "city 3-hex/1"])
    t.plays("red", "city 3-hex/1", "Weapon in slot 1")
    assert (t.resources("red"), t.captives("red", "blue")) == (["weapon"], 1)


def test_r40_a_loyal_city_gives_no_captive() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red city, 1 ship; blue city
        red: hand administration-2
    """)
    t.plays("red", "lead Administration 2", "go on", "tax", "city 2-hex/1", "Relic in slot 1")
    assert (t.captives("red", "red"), t.captives("red", "blue")) == (0, 0)
    assert (t.agents("red"), t.agents("blue")) == (10, 10)


def test_r40_each_city_once_per_turn_and_two_cities_of_one_planet_separately() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red city, city, 1 ship
        red: hand administration-2
    """)
    t.plays("red", "lead Administration 2", "go on", "tax", "city 2-hex/2", "Relic in slot 1", "tax")
    t.plays("red", "Relic in slot 2").asks("red", "turn").cannot("red", "tax")
    assert t.resources("red") == ["relic", "relic"]


def test_r41_taxing_with_an_empty_supply_is_legal_and_still_captures() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship; blue city
        red: hand administration-2
        supply: 0 relic
    """)
    t.plays("red", "lead Administration 2", "go on", "tax")
    assert (t.resources("red"), t.captives("red", "blue"), t.agents("blue")) == ([], 1, 9)


def test_r41_without_an_agent_in_the_rivals_supply_there_is_no_captive() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship; blue city
        red: hand administration-2
        blue: agents 0
    """)
    t.plays("red", "lead Administration 2", "go on", "tax", "Relic in slot 1")
    assert (t.resources("red"), t.captives("red", "blue")) == (["relic"], 0)


# -- R42 to R45: Build ---------------------------------------------------------------------------------------------


def test_r42_buildings_go_to_empty_slots_of_systems_with_any_loyal_piece() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        2-hex: red city
        3-arrow: red 1 ship; blue starport
        3-hex: blue 3 ships; red 1 damaged ship
        5-hex: blue 1 ship
        red: hand construction-2
    """)
    t.plays("red", "lead Construction 2", "go on", "build")
    t.asks("red", "build", ["city in 2-hex", "starport in 2-hex", "city in 3-hex", "starport in 3-hex"])


def test_r42_a_city_opens_the_slots_of_the_board_from_the_left() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship
        3-hex: red 1 ship
        red: hand construction-2
    """)
    opened = [len(t.slots("red"))]
    t.plays("red", "lead Construction 2", "go on")
    for system in ("2-hex", "2-hex", "3-hex"):
        t.plays("red", "build", f"city in {system}")
        opened.append(len(t.slots("red")))
    assert opened == [2, 3, 4, 6]
    assert t.buildings("2-hex") == ["red city", "red city"]


def test_r43_ships_are_built_at_loyal_starports_only_one_each_per_turn() -> None:
    t = arcs("""
        seats 3, initiative red
        2-arrow: red starport
        3-arrow: red 2 ships; blue starport
        5-crescent: red city
        6-arrow: red starport
        red: hand construction-2
    """)
    t.plays("red", "lead Construction 2", "go on", "build")
    t.asks("red", "build", ["ship at starport 2-arrow/1", "ship at starport 6-arrow/1"])
    t.plays("red", "ship at starport 2-arrow/1", "build")  # only the other is left
    assert (t.ships("red", "2-arrow"), t.ships("red", "6-arrow")) == ((1, 0), (1, 0))
    assert t.game.decision is not None
    assert t.g.chapter == 2  # two pips are left but nothing to do with them


def test_r43_a_starport_built_this_turn_may_build_a_ship_this_turn() -> None:
    t = arcs("""
        seats 3, initiative red
        2-arrow: red 1 ship
        red: hand construction-2
    """)
    t.plays("red", "lead Construction 2", "go on", "build", "starport in 2-arrow", "build")
    assert t.ships("red", "2-arrow") == (2, 0)


def test_r44_what_is_built_where_another_player_has_control_arrives_damaged() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship, starport; blue 2 ships
        3-hex: red 1 ship; white 2 ships; blue 1 ship
        red: hand construction-2
    """)
    t.plays("red", "lead Construction 2", "go on", "build", "ship at starport 2-hex/1", "build", "city in 2-hex")
    t.plays("red", "build", "starport in 3-hex")
    assert t.ships("red", "2-hex") == (1, 1)
    assert t.buildings("2-hex") == ["red starport", "damaged red city"]
    assert t.buildings("3-hex") == ["damaged red starport", ""]


def test_r44_where_nobody_has_control_it_arrives_fresh() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red starport; blue 2 ships; white 2 ships
        3-hex: red 1 damaged ship; blue 2 damaged ships
        red: hand construction-2
    """)
    t.plays("red", "lead Construction 2", "go on", "build", "ship at starport 2-hex/1", "build", "city in 3-hex")
    assert t.ships("red", "2-hex") == (1, 0)
    assert t.buildings("3-hex") == ["red city", ""]


def test_r45_building_with_an_empty_supply_is_legal_and_does_nothing() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red starport, 1 ship
        3-hex: red city, city
        5-hex: red city, city
        6-crescent: red city
        red: hand construction-2; ships 0; starports 0
    """)
    t.plays("red", "lead Construction 2", "go on", "build", "ship at starport 2-hex/1", "build", "city in 2-hex")
    t.plays("red", "build", "starport in 2-hex")
    assert t.ships("red", "2-hex") == (1, 0)
    assert t.buildings("2-hex") == ["red starport", ""]
    assert t.decision("red").values == (1,)


# -- R46: Repair ---------------------------------------------------------------------------------------------------


def test_r46_repair_mends_one_loyal_ship_city_or_starport_anywhere() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 2 damaged ships
        2-hex: red damaged city, damaged starport
        3-hex: blue damaged city, 1 damaged ship; red city
        red: hand construction-2
    """)
    t.plays("red", "lead Construction 2", "go on", "repair")
    t.asks("red", "repair", ["ship in 2-gate", "building 2-hex/1", "building 2-hex/2"])
    t.plays("red", "building 2-hex/2", "repair", "ship in 2-gate", "repair", "building 2-hex/1")
    assert t.buildings("2-hex") == ["red city", "red starport"]
    assert t.ships("red", "2-gate") == (1, 1)


# -- R106 and R107: at once ----------------------------------------------------------------------------------------


def test_r106_a_city_built_this_turn_is_taxed_this_turn_and_its_slot_is_open() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship
        red: hand administration-2; resources material fuel
    """)
    t.plays("red", "lead Administration 2", "go on", "spend Material from slot 1 to build", "city in 2-hex")
    assert t.slots("red") == ["-", "fuel", "-"]
    t.plays("red", "tax", "Relic in slot 3")
    assert t.slots("red") == ["-", "fuel", "relic"]


def test_r106_a_city_that_left_and_was_built_anew_is_a_new_city() -> None:
    t = arcs("""
        seats 3, initiative red
        2-arrow: red 1 ship, city
        3-hex: red city
        red: hand administration-2; resources psionic relic material
        court: bc29 red 1, bc02, bc10, bc13
    """)
    t.plays("red", "lead Administration 2", "go on", "spend Psionic from slot 1 to tax", "city 2-arrow/1")
    t.plays("red", "Psionic in slot 1", "spend Relic from slot 2 to secure", "city 2-arrow/1")
    t.plays("red", "go on", "spend Material from slot 3 to build", "city in 2-arrow")
    t.plays("red", "tax").asks("red", "tax", ["city 2-arrow/1", "city 3-hex/1"])


def test_r107_control_is_looked_up_anew_for_every_action() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red starport, 1 damaged ship; blue 1 ship
        red: hand construction-2
    """)
    t.plays("red", "lead Construction 2", "go on", "build", "ship at starport 2-hex/1")
    assert t.ships("red", "2-hex") == (0, 2)  # Blue has control
    t.plays("red", "repair", "build", "city in 2-hex")
    assert t.buildings("2-hex") == ["red starport", "red city"]  # now nobody has


def test_r107_a_built_ship_does_not_count_for_the_control_that_greets_it() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red starport, 1 ship; blue 2 ships
        red: hand construction-2
    """)
    t.plays("red", "lead Construction 2", "go on", "build", "ship at starport 2-hex/1")
    assert t.ships("red", "2-hex") == (1, 1)


# -- D12: actions without result -----------------------------------------------------------------------------------


def test_d12_tax_and_build_without_result_are_legal_but_secure_and_battle_need_a_target() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship, city
        3-hex: blue 1 ship
        red: hand administration-2 aggression-2 construction-2; ships 0; starports 0
        court: bc01 red 1 blue 1, bc02 blue 1, bc10, bc13
        supply: 0 relic
    """)
    t.plays("red", "lead Administration 2", "go on").can("red", "tax").plays("red", "tax", "end turn")
    t.plays("red", "lead Aggression 2", "go on").asks("red", "turn", ["move", "end turn"])
    t.plays("red", "end turn").plays("red", "lead Construction 2", "go on").can("red", "build")


def test_d12_influence_without_agents_and_repair_without_damage_are_not_offered() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship, city
        red: hand administration-2; agents 0
    """)
    t.plays("red", "lead Administration 2", "go on").asks("red", "turn", ["tax", "end turn"])
