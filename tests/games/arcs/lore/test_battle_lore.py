"""Lore of battle: Mirror Plating, Hidden Harbors, Signal Breaker, Repair Drones, Railgun Arrays, Seeker Torpedoes,
Predictive Sensors, Raider Exosuits, Empath's Vision.
"""

from tests.games.arcs.leaders.steps import attacks, red_leads, rolls
from tests.games.arcs.position import dice_text

# -- Mirror Plating ------------------------------------------------------------------------------------------------


def test_l04_mirror_plating_adds_an_intercept_to_assault_dice() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 4 ships; blue 2 ships\nblue: cards l04")
    attacks(t, assault="blank").plays("red", "a fresh ship").asks("red", "turn")
    assert t.ships("red", "3-hex") == (2, 2)


def test_l04_mirror_plating_needs_an_assault_die() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 4 ships; blue 2 ships\nblue: cards l04")
    attacks(t, skirmish="blank, blank").asks("red", "turn")
    assert t.ships("red", "3-hex") == (4, 0)


def test_l04_mirror_plating_is_for_the_defender() -> None:
    t = red_leads("aggression-2", "cards l04", "3-hex: red 4 ships; blue 2 ships")
    attacks(t, assault="blank").asks("red", "turn")
    assert t.ships("red", "3-hex") == (4, 0)


def test_l04_with_a_rolled_intercept_the_battle_is_intercepted_once() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 4 ships; blue 1 ship\nblue: cards l04")
    attacks(t, assault="hit intercept")
    assert t.ships("red", "3-hex") == (3, 1)


def test_l04_signal_breaker_cannot_cancel_the_intercept_of_mirror_plating() -> None:
    t = red_leads("aggression-2", "cards l06", "3-hex: red 4 ships; blue 1 ship\nblue: cards l04")
    attacks(t, assault="hit intercept")
    assert t.ships("red", "3-hex") == (3, 1)


# -- Hidden Harbors ------------------------------------------------------------------------------------------------


def test_l05_ships_are_built_fresh_under_rival_control() -> None:
    t = red_leads("construction-2", "cards l05", "3-hex: red starport; blue 2 ships")
    t.plays("red", "build", "ship at starport 3-hex/1")
    assert t.ships("red", "3-hex") == (1, 0)


def test_l05_buildings_still_arrive_damaged() -> None:
    t = red_leads("construction-2", "cards l05", "3-hex: red starport; blue 2 ships")
    t.plays("red", "build", "city in 3-hex")
    assert t.buildings("3-hex") == ["red starport", "damaged red city"]


def test_l05_no_raid_dice_where_the_owner_has_a_fresh_starport() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 2 ships; blue starport, city\nblue: cards l05")
    t.plays("red", "battle", "0 Assault dice").asks("red", "collect", [dice_text(n, "Skirmish") for n in range(3)])


def test_l05_a_damaged_starport_or_one_elsewhere_forbids_nothing() -> None:
    t = red_leads(
        "aggression-2", "power 0", "3-hex: red 2 ships; blue damaged starport\n2-hex: blue starport\nblue: cards l05"
    )
    t.plays("red", "battle", "0 Assault dice").can("red", "1 Raid die")


def test_l05_hidden_harbors_forbid_the_die_of_raider_exosuits_too() -> None:
    t = red_leads("aggression-2", "cards l17", "3-hex: red 2 ships; blue starport\nblue: cards l05")
    t.plays("red", "battle", "0 Assault dice").asks("red", "collect", [dice_text(n, "Skirmish") for n in range(3)])


# -- Signal Breaker ------------------------------------------------------------------------------------------------


def test_l06_signal_breaker_ignores_one_rolled_intercept() -> None:
    t = red_leads("aggression-2", "cards l06", "3-hex: red 2 ships; blue 1 ship")
    attacks(t, assault="hit intercept")
    assert t.ships("red", "3-hex") == (2, 0)


def test_l06_all_own_ships_must_be_fresh() -> None:
    t = red_leads("aggression-2", "cards l06", "3-hex: red 2 ships, 1 damaged ship; blue 1 ship")
    attacks(t, assault="hit intercept").plays("red", "a fresh ship")
    assert t.ships("red", "3-hex") == (1, 2)


def test_l06_two_rolled_intercepts_still_intercept() -> None:
    t = red_leads("aggression-2", "cards l06", "3-hex: red 3 ships; blue 1 ship")
    attacks(t, assault="hit intercept, hit intercept")
    assert t.ships("red", "3-hex") == (2, 1)


def test_l06_the_check_comes_before_the_hit_of_railgun_arrays() -> None:
    t = red_leads("aggression-2", "cards l06", "3-hex: red 2 ships; blue 1 ship\nblue: cards l12")
    t.plays("red", "battle")
    assert t.ships("red", "3-hex") == (1, 1)
    rolls(t, assault="hit intercept").asks("red", "turn")
    assert t.ships("red", "3-hex") == (1, 1)


# -- Repair Drones -------------------------------------------------------------------------------------------------


def test_l07_repair_drones_repair_an_attacking_ship_after_the_battle() -> None:
    t = red_leads("aggression-2", "cards l07", "3-hex: red 2 ships, 2 damaged ships; blue 1 ship")
    attacks(t, skirmish="blank").asks("red", "turn")
    assert t.ships("red", "3-hex") == (3, 1)


def test_l07_not_when_defending_and_not_after_fire_rifles() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 2 ships; blue 1 ship, 1 damaged ship\nblue: cards l07")
    attacks(t, skirmish="blank").asks("red", "turn")
    assert t.ships("blue", "3-hex") == (1, 1)
    t = red_leads("aggression-2", "cards l02 l07", "3-gate: red 2 ships, 1 damaged ship\n3-hex: blue 1 ship")
    rolls(t.plays("red", "fire rifles"), skirmish="blank").asks("red", "turn")
    assert t.ships("red", "3-gate") == (2, 1)


# -- Railgun Arrays ------------------------------------------------------------------------------------------------


def test_l12_railgun_arrays_deal_one_hit_before_dice_are_collected_and_the_attacker_picks() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 1 ship, 2 damaged ships; blue 3 ships\nblue: cards l12")
    t.plays("red", "battle").asks("red", "hit_first", ["a fresh ship", "a damaged ship"]).plays("red", "a damaged ship")
    assert t.trophies("blue", "red") == {"ships": 1}
    t.asks("red", "collect", ["0 Assault dice", "1 Assault die", "2 Assault dice"])


def test_l12_railgun_arrays_need_a_fresh_defending_ship() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 2 ships; blue 3 damaged ships, city\nblue: cards l12")
    t.plays("red", "battle").asks("red", "collect")
    assert t.ships("red", "3-hex") == (2, 0)


def test_l12_not_against_fire_rifles() -> None:
    t = red_leads("aggression-2", "cards l02", "3-gate: red 2 ships\n3-hex: blue 1 ship\nblue: cards l12")
    rolls(t.plays("red", "fire rifles"), skirmish="blank")
    assert t.ships("red", "3-gate") == (2, 0)


def test_d13_the_last_attacking_ship_is_destroyed_no_dice_but_after_battle_effects() -> None:
    t = red_leads(
        "aggression-2",
        "power 0",
        "3-hex: red 1 damaged ship; blue 1 ship, 1 damaged ship, starport\nblue: cards l12 lead16",
    )
    t.plays("red", "battle").asks("red", "turn")
    assert t.trophies("blue", "red") == {"ships": 1}
    assert t.ships("blue", "3-hex") == (2, 0)


def test_d14_the_attacker_orders_railgun_arrays_and_predictive_sensors() -> None:
    table = "3-hex: red 2 ships; blue 1 ship\n3-gate: blue 2 ships\nblue: cards l12 l15"
    t = red_leads("aggression-2", "power 0", table)
    t.plays("red", "battle").asks("red", "which_first", ["Railgun Arrays first", "Predictive Sensors first"])
    t.plays("red", "Predictive Sensors first").asks("blue", "bring_ships")
    assert t.ships("red", "3-hex") == (2, 0)
    t.plays("blue", "2 fresh and 0 damaged")
    assert t.ships("red", "3-hex") == (1, 1)
    t = red_leads("aggression-2", "power 0", table)
    t.plays("red", "battle", "Railgun Arrays first").asks("blue", "bring_ships")
    assert t.ships("red", "3-hex") == (1, 1)


def test_d14_without_a_fresh_ship_there_railgun_arrays_find_nothing_to_do() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 2 ships; blue city\n3-gate: blue 2 ships\nblue: cards l12 l15")
    t.plays("red", "battle").plays("blue", "2 fresh and 0 damaged").asks("red", "collect")
    assert t.ships("red", "3-hex") == (2, 0)  # the attacker would let them speak first


# -- Seeker Torpedoes ----------------------------------------------------------------------------------------------


def test_l14_seeker_torpedoes_reroll_assault_dice_up_to_the_fresh_ships() -> None:
    t = red_leads("aggression-2", "cards l14", "3-hex: red 2 ships, 1 damaged ship; blue 5 ships")
    attacks(t, assault="blank, blank, blank").plays("red", "a blank")
    t.dice(assault="hit hit, hit hit")
    t.plays("red", "a blank").asks("red", "hit_ship")  # two dice only, and only once


def test_l14_seeker_torpedoes_are_optional_and_not_for_other_dice() -> None:
    t = red_leads("aggression-2", "cards l14", "3-hex: red 2 ships; blue 5 ships")
    attacks(t, assault="blank").plays("red", "stop").asks("red", "turn")
    t = red_leads("aggression-2", "cards l14", "3-hex: red 2 ships; blue 5 ships")
    attacks(t, skirmish="blank").asks("red", "turn")


def test_l14_damaged_ships_reroll_nothing() -> None:
    t = red_leads("aggression-2", "cards l14", "3-hex: red 2 damaged ships; blue 5 ships")
    attacks(t, assault="blank, blank").asks("red", "turn")


# -- Predictive Sensors --------------------------------------------------------------------------------------------


def test_l15_predictive_sensors_bring_fresh_ships_from_neighbouring_systems_before_dice() -> None:
    t = red_leads(
        "aggression-2",
        "power 0",
        "3-hex: red 2 ships; blue 1 ship\n3-gate: blue 2 ships, 1 damaged ship\n2-gate: blue 3 ships\nblue: cards l15",
    )
    t.plays("red", "battle").asks("blue", "bring_ships", ["2 fresh and 0 damaged", "1 fresh and 0 damaged", "go on"])
    t.plays("blue", "2 fresh and 0 damaged")
    assert t.ships("blue", "3-hex") == (3, 0)
    rolls(t, assault="hit intercept")  # the ships that came defend: three hits on red's two ships
    assert t.ships("red", "3-hex") == (0, 1)
    assert t.ships("blue", "3-gate") == (0, 1)


def test_l15_predictive_sensors_may_be_declined() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 2 ships; blue 1 ship\n3-gate: blue 2 ships\nblue: cards l15")
    t.plays("red", "battle").plays("blue", "go on").asks("red", "collect")


def test_l15_no_catapult_not_even_from_a_starport() -> None:
    t = red_leads(
        "aggression-2", "power 0", "3-gate: red 2 ships; blue city\n5-hex: blue 2 ships, starport\nblue: cards l15 l11"
    )
    t.plays("red", "battle").asks("red", "collect")


def test_l15_only_the_defender_brings_ships() -> None:
    t = red_leads("aggression-2", "cards l15", "3-hex: red 2 ships; blue 1 ship\n3-gate: red 2 ships")
    t.plays("red", "battle").asks("red", "collect")


# -- Raider Exosuits -----------------------------------------------------------------------------------------------


def test_l17_one_raid_die_without_a_defending_building() -> None:
    t = red_leads("aggression-2", "cards l17", "3-hex: red 3 ships; blue 1 ship\n2-hex: blue city")
    t.plays("red", "battle", "1 Assault die").asks("red", "collect", ["0 Raid dice", "1 Raid die"])


def test_l17_within_the_limit_of_one_die_per_ship() -> None:
    t = red_leads("aggression-2", "cards l17", "3-hex: red 2 ships; blue 1 ship\n2-hex: blue city")
    attacks(t, assault="blank, blank").asks("red", "turn")


def test_l17_no_building_anywhere_or_one_there_any_number_as_always() -> None:
    for where in ("3-hex: red 3 ships; blue 1 ship", "3-hex: red 3 ships; blue 1 ship, city"):
        t = red_leads("aggression-2", "cards l17", where)
        t.plays("red", "battle", "0 Assault dice").asks("red", "collect", [dice_text(n, "Raid") for n in range(4)])


# -- Empath's Vision -----------------------------------------------------------------------------------------------


def test_l19_empaths_vision_rerolls_any_dice_once_while_empath_is_declared() -> None:
    t = red_leads("aggression-2", "cards l19", "3-hex: red 4 ships; blue 5 ships, city\nambitions: empath 5")
    attacks(t, assault="blank", skirmish="blank", raid="intercept")
    t.dice(skirmish="hit", assault="blank", raid="building_hit self_hit")
    t.chooses("red", "an intercept", "a blank Assault die", "a blank Skirmish die").asks("red", "turn")
    assert t.ships("red", "3-hex") == (3, 1)
    assert t.ships("blue", "3-hex") == (4, 1)
    assert t.buildings("3-hex") == ["damaged blue city", ""]


def test_l19_not_without_empath_declared() -> None:
    t = red_leads("aggression-2", "cards l19", "3-hex: red 4 ships; blue 5 ships\nambitions: keeper 5")
    attacks(t, skirmish="blank, blank").asks("red", "turn")


def test_l19_with_skirmishers_each_once_in_the_order_the_player_picks() -> None:
    t = red_leads("aggression-2", "cards l19 bc13", "3-hex: red 4 ships; blue 5 ships\nambitions: empath 5")
    attacks(t, skirmish="blank, blank").asks("red", "which_first", ["Empath's Vision first", "Skirmishers first"])


def test_l19_empaths_vision_does_not_reroll_for_the_defender() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 4 ships; blue 5 ships\nambitions: empath 5\nblue: cards l19")
    attacks(t, skirmish="blank, blank").asks("red", "turn")
