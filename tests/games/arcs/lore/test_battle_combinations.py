"""Lore of battle with other lore, leaders and Court cards, and what is left of the single ones."""

from boardwright.kernel.still import rewritten
from tests.games.arcs.cards.steps import stows
from tests.games.arcs.leaders.steps import attacks, red_copies, red_leads, rolls

# -- intercepts ----------------------------------------------------------------------------------------------------


def test_l04_l06_with_nothing_rolled_the_added_intercept_still_counts_against_signal_breaker() -> None:
    t = red_leads("aggression-2", "cards l06", "3-hex: red 3 ships; blue 1 ship\nblue: cards l04")
    attacks(t, assault="blank").asks("red", "turn")
    assert t.ships("red", "3-hex") == (2, 1)


def test_l04_without_a_fresh_defending_ship_the_intercept_hits_nobody() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 3 ships; blue 2 damaged ships\nblue: cards l04")
    attacks(t, assault="blank").asks("red", "turn")
    assert t.ships("red", "3-hex") == (3, 0)


def test_l04_mirror_plating_with_irregular_deals_a_hit_per_weapon_icon() -> None:
    t = red_leads(
        "aggression-2",
        "power 0",
        "3-hex: red 3 ships; blue 1 damaged ship\nblue: cards l04 lead15 bc13; resources weapon",
    )
    attacks(t, assault="blank").plays("red", "a fresh ship").asks("red", "turn")
    assert (t.ships("red", "3-hex"), t.resources("blue")) == ((1, 2), [])


def test_l06_an_intercept_on_a_raid_die_is_ignored_too() -> None:
    t = red_leads("aggression-2", "cards l06", "3-hex: red 3 ships; blue 1 ship, city")
    attacks(t, raid="intercept").asks("red", "turn")
    assert t.ships("red", "3-hex") == (3, 0)


def test_l06_what_counts_is_the_roll_after_rerolls() -> None:
    t = red_leads("aggression-2", "cards l06 l14", "3-hex: red 2 ships; blue 1 ship")
    attacks(t, assault="hit intercept, blank")
    t.dice(assault="hit intercept")
    t.plays("red", "a blank", "stop")
    assert t.ships("red", "3-hex") == (1, 1)  # two intercepts, one is ignored


def test_l06_a_defender_gets_nothing_of_it() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 2 ships; blue 1 ship\nblue: cards l06")
    attacks(t, assault="hit intercept")
    assert t.ships("red", "3-hex") == (1, 1)


# -- before the dice -----------------------------------------------------------------------------------------------


def test_l12_one_hit_in_total_however_many_fresh_ships_defend() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 3 ships; blue 5 ships\nblue: cards l12")
    t.plays("red", "battle").asks("red", "collect")
    assert t.ships("red", "3-hex") == (2, 1)


def test_l12_l14_a_ship_damaged_by_railgun_arrays_rerolls_no_die() -> None:
    t = red_leads("aggression-2", "cards l14", "3-hex: red 2 ships; blue 5 ships\nblue: cards l12")
    t.plays("red", "battle")
    rolls(t, assault="blank, blank")
    t.dice(assault="hit hit")
    t.plays("red", "a blank").asks("red", "hit_ship")  # one reroll only
    assert t.ships("red", "3-hex") == (1, 1)


def test_d13_no_dice_and_no_raid_after_the_last_ship_but_the_battle_counts_as_fought() -> None:
    t = red_copies(
        "aggression-2", "cards lead06", "3-hex: red 1 damaged ship; blue 1 ship\n2-hex: red 1 ship\nblue: cards l12"
    )
    t.plays("red", "battle", "go on").asks("red", "free_move")  # Tactical: after a battle


def test_d13_with_repair_drones_nothing_is_left_to_repair() -> None:
    t = red_leads("aggression-2", "cards l07", "3-hex: red 1 damaged ship; blue 1 ship\nblue: cards l12")
    t.plays("red", "battle").asks("red", "turn")
    assert t.ships("red", "3-hex") == (0, 0)


def test_d13_neither_committed_nor_gatekeepers_give_dice_without_an_attacking_ship() -> None:
    t = red_leads("aggression-2", "cards lead05 bc08", "3-gate: red 1 damaged ship; blue 1 ship\nblue: cards l12")
    t.plays("red", "battle").asks("red", "turn")
    assert not any("battles" in line for line in t.chronicle())


def test_d14_railgun_first_the_ships_still_come() -> None:
    t = red_leads(
        "aggression-2",
        "power 0",
        "3-hex: red 1 ship, 1 damaged ship; blue 1 ship\n3-gate: blue 2 ships\nblue: cards l12 l15",
    )
    t.plays("red", "battle", "Railgun Arrays first", "a damaged ship").asks("blue", "bring_ships")
    t.plays("blue", "1 fresh and 0 damaged").asks("red", "collect", ["0 Assault dice", "1 Assault die"])


def test_l15_ships_come_from_several_neighbours_and_can_be_hit() -> None:
    t = red_leads(
        "aggression-2",
        "power 0",
        "3-hex: red 2 ships; blue city\n3-gate: blue 1 ship\n3-crescent: blue 1 ship\nblue: cards l15",
    )
    t.plays("red", "battle").plays("blue", "1 fresh and 0 damaged", "1 fresh and 0 damaged")
    rolls(t, assault="hit hit, hit hit")
    while t.game.decision is not None and t.game.decision.ask == "hit_ship":
        t.plays("red", t.options()[-1])
    assert t.trophies("red", "blue") == {"ships": 2}
    assert t.buildings("3-hex") == ["blue city", ""]  # four hits for two ships


def test_l15_the_rebel_brings_two_ships_from_each_neighbour() -> None:
    t = red_leads(
        "aggression-2",
        "power 0",
        "3-hex: red 2 ships; blue 1 ship\n3-gate: blue 4 ships\n3-crescent: blue 3 ships\nblue: cards l15 lead05",
    )
    two = ["2 fresh and 0 damaged", "1 fresh and 0 damaged", "go on"]
    t.plays("red", "battle")
    for _ in range(2):
        t.asks("blue", "bring_ships", two).plays("blue", two[0])
    assert t.ships("blue", "3-hex") == (5, 0)


def test_l15_ships_of_the_neighbourhood_that_are_damaged_or_of_others_stay() -> None:
    t = red_leads(
        "aggression-2",
        "power 0",
        "3-hex: red 2 ships; blue 1 ship\n3-gate: blue 2 damaged ships; white 3 ships\nblue: cards l15",
    )
    t.plays("red", "battle").asks("red", "collect")


def test_l15_not_against_fire_rifles() -> None:
    t = red_leads(
        "aggression-2", "cards l02", "3-hex: red 2 ships\n3-gate: blue 1 ship\n2-gate: blue 2 ships\nblue: cards l15"
    )
    t.plays("red", "fire rifles").asks("red", "collect")


# -- dice ----------------------------------------------------------------------------------------------------------


def test_l17_exosuits_raid_a_defender_without_a_building_there() -> None:
    t = red_leads(
        "aggression-2", "cards l17", "3-hex: red 2 ships; blue 1 damaged ship\n2-hex: blue city\nblue: resources - fuel"
    )
    attacks(t, raid="key building_hit").plays("red", "Fuel from slot 2 of Blue")
    stows(t, "red").asks("red", "turn")
    assert t.resources("red") == ["fuel"]


def test_l17_gatekeepers_add_dice_but_no_second_raid_die() -> None:
    t = red_leads("aggression-2", "cards l17 bc08", "3-gate: red 1 ship; blue 1 ship\n2-hex: blue city")
    t.plays("red", "battle", "0 Assault dice").asks("red", "collect", ["0 Raid dice", "1 Raid die"])


def test_l17_hidden_harbors_where_the_starport_stands_elsewhere_do_not_matter() -> None:
    t = red_leads("aggression-2", "cards l17", "3-hex: red 2 ships; blue 1 ship\n2-hex: blue starport\nblue: cards l05")
    t.plays("red", "battle", "0 Assault dice").asks("red", "collect", ["0 Raid dice", "1 Raid die"])


def test_l05_the_attackers_own_hidden_harbors_forbid_nothing() -> None:
    t = red_leads("aggression-2", "cards l05", "3-hex: red 2 ships, starport; blue starport")
    t.plays("red", "battle", "0 Assault dice").can("red", "2 Raid dice")


def test_l14_l19_each_rerolls_once_in_the_order_picked() -> None:
    t = red_leads("aggression-2", "cards l14 l19", "3-hex: red 1 ship; blue 5 ships\nambitions: empath 5")
    attacks(t, assault="blank").asks("red", "which_first", ["Seeker Torpedoes first", "Empath's Vision first"])
    t.plays("red", "Seeker Torpedoes first").dice(assault="blank")
    t.plays("red", "a blank").asks("red", "reroll", ["a blank Assault die", "stop"]).dice(assault="hit hit")
    t.plays("red", "a blank").asks("red", "hit_ship").plays("red", "a fresh ship").asks("red", "turn")
    assert t.ships("blue", "3-hex") == (3, 2)


def test_l14_a_defender_rerolls_nothing() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 2 ships; blue 5 ships\nblue: cards l14")
    attacks(t, assault="blank, blank").asks("red", "turn")


# -- Fire Rifles ---------------------------------------------------------------------------------------------------


def test_l02_hits_left_over_are_lost_and_third_players_are_safe() -> None:
    t = red_leads("aggression-2", "cards l02", "3-gate: red 4 ships\n3-hex: blue 1 damaged ship; white 1 ship, city")
    t.plays("red", "fire rifles", "Blue in 3-hex")
    rolls(t, skirmish="hit, hit, hit, hit").asks("red", "turn")
    assert (t.ships("white", "3-hex"), t.buildings("3-hex")) == ((1, 0), ["white city", ""])


def test_l02_reaches_over_path_markers_from_gate_to_gate() -> None:
    t = red_leads("aggression-2", "cards l02", "3-gate: red 2 ships\n5-gate: blue 1 ship")
    rolls(t.plays("red", "fire rifles"), skirmish="hit")
    assert t.ships("blue", "5-gate") == (0, 1)


def test_l02_several_systems_may_fire_and_only_the_chosen_one_gives_dice() -> None:
    t = red_leads("aggression-2", "cards l02", "3-gate: red 2 ships\n3-crescent: red 3 ships\n3-hex: blue 1 ship")
    t.plays("red", "fire rifles").asks("red", "fire_from", ["in 3-gate", "in 3-crescent"])
    t.plays("red", "in 3-gate").asks("red", "collect", ["1 Skirmish die", "2 Skirmish dice"])


def test_l02_mirror_plating_and_the_elder_do_not_speak_outside_battle() -> None:
    t = red_leads(
        "aggression-2",
        "cards l02",
        "3-gate: red 2 ships\n3-hex: blue damaged city\nblue: cards lead01 l04\ncourt: bc02 blue 1, bc03, bc04, bc05",
    )
    rolls(t.plays("red", "fire rifles"), skirmish="hit").asks("red", "turn")
    assert (t.ships("red", "3-gate"), t.cards("red")) == ((2, 0), ["bc02", "l02"])


def test_l02_committed_and_gatekeepers_add_no_dice() -> None:
    t = red_leads("aggression-2", "cards l02 lead05 bc08", "3-gate: red 1 ship\n3-hex: blue 1 ship; white 1 ship")
    t.plays("red", "fire rifles", "Blue in 3-hex").asks("red", "turn")  # the single die was rolled


def test_l02_the_chronicle_says_what_was_rolled() -> None:
    t = red_leads("aggression-2", "cards l02", "3-gate: red 2 ships\n3-hex: blue 1 ship")
    rolls(t.plays("red", "fire rifles"), skirmish="hit")
    assert any("rolls 1 hit." in line for line in t.chronicle())


# -- moving and building -------------------------------------------------------------------------------------------


def test_l01_an_empty_supply_builds_nothing_and_equal_ships_are_no_control() -> None:
    t = red_leads("construction-2", "cards l01; ships 2", "3-hex: red 1 ship, city")
    t.plays("red", "summon")
    assert t.ships("red", "3-hex") == (1, 0)
    t = red_leads("construction-2", "cards l01", "3-hex: red 1 ship, city; blue 1 ship")
    t.asks("red", "turn").cannot("red", "summon")


def test_l01_summon_is_no_build_at_a_starport_for_the_overseer() -> None:
    t = red_leads("construction-2", "cards l01 lead10", "3-hex: red 1 ship, city, starport")
    t.plays("red", "summon").asks("red", "turn")


def test_l03_disorganized_sprints_with_two_ships_at_most() -> None:
    t = red_leads("mobilization-2", "cards l03 lead05", "3-hex: red 4 ships, starport")
    t.plays("red", "move", "from 3-hex", "to 3-gate", "2 fresh and 0 damaged", "stop", "from 3-gate", "to 5-gate")
    t.plays("red", "2 fresh and 0 damaged").asks("red", "turn")
    assert t.ships("red", "5-gate") == (2, 0)


def test_l03_a_move_paid_with_fuel_sprints_too() -> None:
    t = red_leads("construction-2", "cards l03; resources fuel", "3-hex: red 1 ship")
    t.plays("red", "spend Fuel from slot 1 to move", "from 3-hex", "to 3-gate", "from 3-gate", "to 5-gate")
    assert t.ships("red", "5-gate") == (1, 0)


def test_l03_the_extra_move_from_a_gate_without_an_own_starport_is_one_step() -> None:
    t = red_leads("mobilization-2", "cards l03", "3-hex: red 1 ship, starport")
    t.plays("red", "move", "from 3-hex", "to 3-gate", "stop", "from 3-gate", "to 5-gate").asks("red", "turn")


def test_d19_a_group_that_was_dropped_may_be_split_for_the_extra_move_but_only_one_part_goes() -> None:
    t = red_leads("mobilization-2", "cards l03", "3-hex: red 4 ships, starport")
    t.plays("red", "move", "from 3-hex", "to 3-gate", "4 fresh and 0 damaged", "to 5-gate", "2 fresh and 0 damaged")
    t.plays("red", "stop", "from 3-gate", "to 2-gate", "1 fresh and 0 damaged").asks("red", "turn")
    assert [t.ships("red", place) for place in ("3-gate", "5-gate", "2-gate")] == [(1, 0), (2, 0), (1, 0)]


def test_l05_l20_ships_built_at_a_rival_starport_arrive_fresh_with_hidden_harbors() -> None:
    t = red_leads("construction-2", "cards l05 l20", "3-hex: blue 2 ships, starport\nambitions: empath 5")
    t.plays("red", "build", "ship at starport 3-hex/1")
    assert t.ships("red", "3-hex") == (1, 0)


def test_l16_guide_takes_several_colours_at_once_fresh_and_damaged() -> None:
    t = red_leads(
        "mobilization-2", "cards l16", "3-gate: red 1 ship, starport\n3-hex: blue 1 ship, 1 damaged ship; white 2 ships"
    )
    t.plays("red", "guide", "from 3-hex to 3-gate", "1 fresh and 1 damaged", "1 fresh and 0 damaged")
    assert (t.ships("blue", "3-gate"), t.ships("white", "3-gate"), t.ships("white", "3-hex")) == (
        (1, 1),
        (1, 0),
        (1, 0),
    )


def test_l16_disorganized_is_ignored_also_for_the_ships_of_others() -> None:
    t = red_leads("mobilization-2", "cards l16 lead05", "3-hex: red 3 ships, starport; blue 3 ships")
    t.plays("red", "guide", "from 3-hex to 3-gate", "3 fresh and 0 damaged", "3 fresh and 0 damaged")
    assert (t.ships("red", "3-gate"), t.ships("blue", "3-gate")) == ((3, 0), (3, 0))


def test_l18_the_last_ship_may_be_a_martyr_and_the_turn_ends_with_the_rescue() -> None:
    t = red_leads("mobilization-2", "cards l18", "3-hex: red 1 ship; blue 1 damaged ship")
    t.g.damaged = rewritten(t.g.damaged, 23, 0)
    t.g.ships[0] += 1  # the ship in 6-hex that keeps others from being rescued
    t.plays("red", "martyr", "a damaged ship of Blue", "end turn").asks("red", "rescue")
    assert t.trophies("red", "blue") == {"ships": 1}
