"""Words that matter (R1 to R8): loyal, fresh, control, gain and steal, place, return, cannot, have."""

from .position import arcs, dice_text

# -- R1: Loyal and Rival -------------------------------------------------------------------------------------------


def test_r1_only_pieces_of_ones_own_colour_are_loyal() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 damaged ship; blue 1 damaged ship, damaged city
        3-hex: red damaged city
        5-hex: blue starport, damaged city
        red: hand construction-2
    """)
    t.plays("red", "lead Construction 2", "go on")
    t.plays("red", "repair").asks("red", "repair", ["ship in 2-hex", "building 3-hex/1"])
    t.plays("red", "ship in 2-hex", "build")
    t.asks("red", "build", ["city in 2-hex", "starport in 2-hex", "city in 3-hex", "starport in 3-hex"])


# -- R2: fresh and damaged -----------------------------------------------------------------------------------------


def test_r2_damaged_ships_move() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 damaged ships
        red: hand mobilization-2
    """)
    t.plays("red", "lead Mobilization 2", "go on", "move", "to 2-gate", "0 fresh and 2 damaged")
    assert t.ships("red", "2-gate") == (0, 2)


def test_r2_damaged_ships_give_battle_dice_and_take_hits() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship, 2 damaged ships; blue 1 damaged ship
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle")
    t.asks("red", "collect", [dice_text(count, "Assault") for count in range(4)])
    t.plays("red", "1 Assault die", "0 Raid dice")
    t.dice(assault="hit self_hit")
    t.plays("red", "0 Skirmish dice", "a damaged ship")
    assert t.ships("red", "2-hex") == (1, 1)
    assert t.ships("blue", "2-hex") == (0, 0)


def test_r2_damaged_ships_do_not_intercept() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 3 ships; blue 1 ship, 3 damaged ships
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice", "1 Raid die")
    t.dice(raid="intercept")
    t.plays("red", "0 Skirmish dice").asks("red", "turn")
    assert t.ships("red", "2-hex") == (2, 1)


def test_r2_a_damaged_city_is_taxed() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship; blue damaged city
        3-hex: red damaged city
        red: hand administration-2
    """)
    t.plays("red", "lead Administration 2", "go on", "tax")
    t.asks("red", "tax", ["city 2-hex/1", "city 3-hex/1"])


def test_r2_a_damaged_starport_builds_and_launches() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship, damaged starport
        red: hand construction-2; resources fuel
    """)
    t.plays("red", "lead Construction 2", "go on", "spend Fuel from slot 1 to move", "to 2-gate")
    t.asks("red", "catapult").plays("red", "to 3-gate", "stop")
    assert t.ships("red", "3-gate") == (1, 0)
    t.plays("red", "build", "ship at starport 2-hex/1")
    assert t.ships("red", "2-hex") == (1, 0)


# -- R3: control ---------------------------------------------------------------------------------------------------


def test_r3_control_needs_more_fresh_ships_than_each_other_player_on_their_own() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships; blue 1 ship, city; white 1 ship
        red: hand administration-2
    """)
    t.plays("red", "lead Administration 2", "go on", "tax", "Relic in slot 1")
    assert t.captives("red", "blue") == 1


def test_r3_equal_numbers_control_nothing() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships; blue city; white 2 ships
        red: hand administration-2
    """)
    t.plays("red", "lead Administration 2", "go on").asks("red", "turn").cannot("red", "tax")
    assert t.game.view(None)["systems"]["2-hex"]["control"] == -1


def test_r3_damaged_ships_and_buildings_give_no_control() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 3 damaged ships; blue city
        3-hex: red starport; blue city
        red: hand administration-2
    """)
    t.plays("red", "lead Administration 2", "go on").asks("red", "turn").cannot("red", "tax")


def test_r3_one_fresh_ship_controls_against_any_number_of_damaged_ones() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship; blue 4 damaged ships, city
        red: hand administration-2
    """)
    t.plays("red", "lead Administration 2", "go on").can("red", "tax")


# -- R4: gain, steal, swap -----------------------------------------------------------------------------------------


def test_r4_gaining_fails_when_the_supply_is_empty_whoever_holds_the_tokens() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        3-crescent: red city
        blue: resources fuel
        red: hand administration-2
        supply: 0 fuel
    """)
    t.plays("red", "lead Administration 2", "go on", "tax")
    assert t.resources("red") == []
    assert t.resources("blue") == ["fuel"]


def test_r4_everybody_gains_from_the_supply_that_lies_on_a_cartel() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        3-crescent: red city
        red: hand administration-2
        blue: cards bc06
    """)
    t.plays("red", "lead Administration 2", "go on", "tax", "Fuel in slot 1")
    assert t.resources("red") == ["fuel"]
    assert t.supply("fuel") == 4


def test_r4_the_supply_on_a_cartel_cannot_be_stolen() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand administration-2; cards bc20
        blue: resources relic; cards bc06
    """)
    t.plays("red", "lead Administration 2", "go on", "use Silver-Tongues")
    t.asks("red", "steal_anything", ["Relic from slot 1 of Blue", "Fuel Cartel of Blue"])


def test_r4_a_swap_is_not_stealing_so_a_ban_on_stealing_does_not_stop_it() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship; blue city
        red: hand administration-2; cards bc23; resources fuel
        blue: resources relic; cards bc22
    """)
    t.plays("red", "lead Administration 2", "go on", "trade", "Relic in slot 1")
    t.plays("blue", "Fuel in slot 1")
    assert (t.resources("red"), t.resources("blue")) == (["relic"], ["fuel"])


# -- R5: place and build -------------------------------------------------------------------------------------------


def test_r5_placed_pieces_arrive_fresh_whoever_has_control() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red starport; blue 1 ship
        2-gate: blue 3 ships
        red: hand construction-2; cards bc08
    """)
    t.plays("red", "lead Construction 2", "go on", "use Gatekeepers")
    assert t.ships("red", "2-gate") == (1, 0)
    t.plays("red", "build", "ship at starport 2-hex/1")
    assert t.ships("red", "2-hex") == (0, 1)


# -- R6: return and destroy ----------------------------------------------------------------------------------------

FREEDOM = """
    seats 3, initiative red
    2-hex: red 2 ships; blue city
    3-hex: blue city
    red: hand aggression-2
    blue: resources material fuel weapon relic
    court: bc29 red 1, bc02, bc10, bc13 blue 1
"""


def test_r6_a_returned_city_covers_the_rightmost_empty_triangle_and_is_no_trophy() -> None:
    t = arcs(FREEDOM)
    assert t.slots("blue") == ["material", "fuel", "weapon", "relic"]
    t.plays("red", "lead Aggression 2", "go on", "secure", "city 2-hex/1")
    t.plays("blue", "discard Fuel from slot 2", "Relic in slot 2")
    assert t.slots("blue") == ["material", "relic", "weapon"]
    assert t.buildings("2-hex") == ["", ""]
    assert t.trophies("red", "blue") == {}
    assert t.outrage("red") == []
    assert t.court()["bc13"] == [0, 1, 0]  # nobody ransacks for it


def test_r6_a_destroyed_city_is_a_trophy_and_leaves_its_triangle_open() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 2 ships; blue damaged city
        3-hex: blue city
        red: hand aggression-2
        blue: resources material fuel weapon relic
    """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "1 Assault die", "0 Raid dice")
    t.dice(assault="hit hit")
    t.plays("red", "0 Skirmish dice")
    assert t.trophies("red", "blue") == {"cities": 1}
    assert t.slots("blue") == ["material", "fuel", "weapon", "relic"]
    assert t.outrage("red") == ["relic"]


# -- R7: cannot ----------------------------------------------------------------------------------------------------


def test_r7_cannot_beats_a_card_that_says_steal() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand administration-2; cards bc20
        blue: resources material; cards bc22 bc02
        white: resources relic
    """)
    t.plays("red", "lead Administration 2", "go on", "use Silver-Tongues")
    t.asks("red", "steal_anything", ["Sworn Guardians of Blue", "Relic from slot 1 of White"])


def test_r7_cannot_beats_a_card_that_says_seize() -> None:
    t = arcs("""
        seats 3, initiative red
        2-gate: blue 1 ship; red 1 ship; white 1 ship
        red: hand administration-2
        blue: hand construction-2 construction-3 construction-5
        white: hand construction-4 mobilization-4; cards bc16
    """)
    t.plays("red", "lead Administration 2", "go on", "end turn")
    t.plays("blue", "pivot with Construction 2", "seize with Construction 3")
    t.plays("white", "pivot with Construction 4", "use Lattice Spies")
    assert t.initiative() == "blue"
    assert t.court_discard() == ["bc16"]


def test_r7_a_card_that_ignores_outrage_lifts_exactly_that_ban() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 damaged ship
        red: hand mobilization-2; cards bc01; resources material fuel; outrage material fuel
    """)
    t.plays("red", "lead Mobilization 2", "go on")
    t.can("red", "spend Material from slot 1 to repair", "spend Fuel from slot 2 to repair")
    t.cannot("red", "spend Fuel from slot 2 to move")


# -- R8: have ------------------------------------------------------------------------------------------------------


def test_r8_a_player_has_the_tokens_on_cards_too() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship; blue city
        3-hex: red city
        5-hex: red city
        red: hand administration-2; cards bc23; resources fuel material weapon relic
        blue: resources relic; cards bc06
    """)
    t.plays("red", "lead Administration 2", "go on", "trade")
    # Blue has a Relic, and Fuel on the Cartel
    t.asks("red", "trade_give", ["Material from slot 2", "Weapon from slot 3"])


def test_r8_a_cartel_without_supply_is_no_fuel() -> None:
    t = arcs("""
        seats 3, initiative red
        2-hex: red 1 ship; blue city
        red: hand administration-2; cards bc23; resources fuel material
        blue: resources relic; cards bc06
        supply: 0 fuel
    """)
    t.plays("red", "lead Administration 2", "go on", "trade")
    t.asks("red", "trade_give", ["Fuel from slot 1", "Material from slot 2"])
