"""Lore with new actions: Tool-Priests, Galactic Rifles, Force Beams, Survival Overrides; and Sprinter Drives."""

from tests.games.arcs.leaders.steps import red_copies, red_leads, rolls
from tests.games.arcs.position import dice_text

# -- Tool-Priests --------------------------------------------------------------------------------------------------


def test_l01_summon_builds_a_ship_at_a_city_of_any_colour_in_a_controlled_system() -> None:
    t = red_leads(
        "construction-2",
        "cards l01",
        "3-hex: red 1 ship; blue city\n2-hex: red 1 ship, city\n5-hex: red city\n6-hex: red city",
    )
    t.plays("red", "summon").asks("red", "place_ship", ["in 3-hex", "in 2-hex"]).plays("red", "in 3-hex")
    assert t.ships("red", "3-hex") == (2, 0)


def test_l01_one_ship_at_one_city_per_turn_in_total() -> None:
    t = red_leads("construction-2", "cards l01", "3-hex: red 1 ship; blue city\n2-hex: red 1 ship, city")
    t.plays("red", "summon", "in 3-hex").asks("red", "turn").cannot("red", "summon")


def test_l01_summon_does_not_use_up_the_ship_of_a_starport() -> None:
    t = red_leads("construction-2", "cards l01", "3-hex: red 1 ship, city, starport")
    t.plays("red", "summon", "build", "ship at starport 3-hex/2")
    assert t.ships("red", "3-hex") == (3, 0)


def test_r19_summon_is_paid_by_a_pip_or_a_resource_for_build() -> None:
    t = red_leads("mobilization-2", "cards l01; resources material", "3-hex: red 1 ship, city")
    t.cannot("red", "summon").plays("red", "spend Material from slot 1 to summon")
    assert t.ships("red", "3-hex") == (2, 0)


def test_d17_an_outraged_resource_pays_for_no_new_action() -> None:
    t = red_leads("mobilization-2", "cards l01; resources material; outrage material", "3-hex: red 1 ship, city")
    t.can("red", "spend Material from slot 1 for nothing").cannot("red", "spend Material from slot 1 to summon")


def test_d17_unless_a_loyal_card_lifts_it() -> None:
    t = red_leads("mobilization-2", "cards l01 bc01; resources material; outrage material", "3-hex: red 1 ship, city")
    t.can("red", "spend Material from slot 1 to summon")


# -- Galactic Rifles -----------------------------------------------------------------------------------------------


def test_l02_fire_rifles_hits_a_rival_in_a_neighbouring_system_ships_first() -> None:
    t = red_leads("aggression-2", "cards l02", "3-gate: red 3 ships\n3-hex: blue 1 damaged ship, city; white 1 ship")
    t.plays("red", "fire rifles").asks("red", "fire_at", ["Blue in 3-hex", "White in 3-hex"])
    rolls(t.plays("red", "Blue in 3-hex"), skirmish="hit, hit, blank").asks("red", "turn")
    assert t.trophies("red", "blue") == {"ships": 1}
    assert t.buildings("3-hex") == ["damaged blue city", ""]
    assert t.ships("white", "3-hex") == (1, 0)
    assert t.ships("red", "3-gate") == (3, 0)


def test_l02_only_fresh_ships_fire_and_at_most_six_dice() -> None:
    t = red_leads("aggression-2", "cards l02", "3-gate: red 7 ships, 2 damaged ships\n3-hex: blue 1 ship")
    t.plays("red", "fire rifles").asks("red", "collect", [dice_text(n, "Skirmish") for n in range(1, 7)])
    t = red_leads("aggression-2", "cards l02", "3-gate: red 2 damaged ships\n3-hex: blue 1 ship")
    t.asks("red", "turn").cannot("red", "fire rifles")


def test_d24_fewer_dice_may_be_taken_but_not_none() -> None:
    t = red_leads("aggression-2", "cards l02", "3-gate: red 2 ships\n3-hex: blue 1 ship")
    t.plays("red", "fire rifles").asks("red", "collect", ["1 Skirmish die", "2 Skirmish dice"])


def test_l02_not_at_the_own_system_and_not_two_steps_away() -> None:
    t = red_leads("aggression-2", "cards l02", "3-gate: red 2 ships; blue 1 ship\n2-hex: blue 1 ship")
    t.asks("red", "turn").cannot("red", "fire rifles")


def test_l02_battle_modifiers_do_not_apply() -> None:
    t = red_leads("aggression-2", "cards l02 bc08 bc13; resources weapon", "3-gate: red 2 ships\n2-gate: blue 1 ship")
    rolls(t.plays("red", "fire rifles").asks("red", "collect", ["1 Skirmish die", "2 Skirmish dice"]), skirmish="blank")
    t.asks("red", "turn")  # no Gatekeepers, no Skirmishers


def test_l02_a_destroyed_city_provokes_outrage_and_ransacks() -> None:
    t = red_leads(
        "aggression-2",
        "cards l02",
        "3-gate: red 2 ships\n3-hex: blue damaged city\ncourt: bc02 blue 1, bc03, bc04, bc05",
    )
    rolls(t.plays("red", "fire rifles"), skirmish="hit")
    assert t.outrage("red") == ["weapon"]
    assert t.cards("red") == ["bc02", "l02"]
    assert t.trophies("red", "blue") == {"cities": 1, "agents": 1}


def test_l02_empaths_vision_applies() -> None:
    t = red_leads("aggression-2", "cards l02 l19", "3-gate: red 2 ships\n3-hex: blue 1 ship\nambitions: empath 5")
    rolls(t.plays("red", "fire rifles"), skirmish="blank").asks("red", "reroll", ["a blank Skirmish die", "stop"])
    t.dice(skirmish="hit")
    t.plays("red", "a blank")
    assert t.ships("blue", "3-hex") == (0, 1)


def test_l02_a_spent_weapon_opens_the_pips_for_fire_rifles() -> None:
    t = red_leads("construction-2", "cards l02; resources weapon", "3-gate: red 2 ships\n3-hex: blue 1 ship")
    t.cannot("red", "fire rifles").plays("red", "spend Weapon from slot 1 so that pips may battle")
    t.can("red", "fire rifles")


# -- Sprinter Drives -----------------------------------------------------------------------------------------------


def test_l03_fresh_ships_that_moved_may_move_once_more() -> None:
    t = red_leads("mobilization-2", "cards l03", "3-hex: red 2 ships, 1 damaged ship\n3-gate: red 2 ships")
    t.plays("red", "move", "from 3-hex", "to 3-gate", "2 fresh and 1 damaged")
    t.asks("red", "sprint", ["from 3-gate", "go on"]).plays("red", "from 3-gate", "to 5-gate")
    t.asks("red", "move_ships", ["1 fresh and 0 damaged", "2 fresh and 0 damaged"])  # those that moved, fresh
    t.plays("red", "2 fresh and 0 damaged").asks("red", "turn")  # no further extra move
    assert t.ships("red", "5-gate") == (2, 0)
    assert t.ships("red", "3-gate") == (2, 1)


def test_l03_damaged_ships_alone_do_not_sprint_and_it_is_optional() -> None:
    t = red_leads("mobilization-2", "cards l03", "3-hex: red 1 damaged ship\n2-hex: red 1 ship")
    t.plays("red", "move", "from 3-hex", "to 3-gate").asks("red", "turn")
    t.plays("red", "move", "from 2-hex", "to 2-gate", "go on").asks("red", "turn")


def test_d19_one_group_moves_again_after_all_catapult_steps() -> None:
    t = red_leads("mobilization-2", "cards l03", "3-hex: red 3 ships, starport")
    t.plays("red", "move", "from 3-hex", "to 3-gate", "3 fresh and 0 damaged")
    t.plays("red", "to 2-gate", "2 fresh and 0 damaged", "to 2-hex", "1 fresh and 0 damaged")
    t.asks("red", "sprint", ["from 3-gate", "from 2-gate", "from 2-hex", "go on"])
    t.plays("red", "from 2-gate", "to 6-gate").asks("red", "turn")
    assert t.ships("red", "6-gate") == (1, 0)


def test_l03_ships_that_came_back_to_their_origin_have_moved() -> None:
    t = red_leads("mobilization-2", "cards l03", "3-hex: red 2 ships, starport")
    t.plays("red", "move", "from 3-hex", "to 3-gate", "2 fresh and 0 damaged", "to 3-hex", "1 fresh and 0 damaged")
    t.asks("red", "sprint", ["from 3-hex", "from 3-gate", "go on"])
    t.plays("red", "from 3-hex", "to 3-crescent").asks("red", "turn")


def test_l03_the_extra_move_can_be_a_catapult_move_from_an_own_starport() -> None:
    t = red_leads("mobilization-2", "cards l03", "3-gate: red 1 ship\n3-hex: red starport")
    t.plays("red", "move", "from 3-gate", "to 3-hex", "from 3-hex", "to 3-gate").asks("red", "catapult")


# -- Force Beams ---------------------------------------------------------------------------------------------------


def test_l16_guide_moves_ships_of_any_colours_from_or_to_a_system_with_a_fresh_own_starport() -> None:
    t = red_leads(
        "mobilization-2", "cards l16", "3-hex: red 1 ship, starport; blue 2 ships\n3-gate: white 1 damaged ship"
    )
    t.plays("red", "guide").asks(
        "red", "guide", ["from 3-hex to 3-gate", "from 3-gate to 3-hex", "from 3-hex to 3-crescent"]
    )
    t.plays("red", "from 3-hex to 3-gate", "0 fresh and 0 damaged", "2 fresh and 0 damaged")
    assert t.ships("red", "3-hex") == (1, 0)
    assert t.ships("blue", "3-gate") == (2, 0)


def test_l16_a_damaged_or_rival_starport_does_not_guide_r100() -> None:
    t = red_leads(
        "mobilization-2",
        "cards l16 l20",
        "3-hex: red 1 ship, damaged starport\n2-hex: red 1 ship; blue starport\nambitions: empath 5",
    )
    t.asks("red", "turn").cannot("red", "guide")


def test_l16_guide_is_never_a_catapult_move_and_does_not_trigger_gate_ports() -> None:
    t = red_leads(
        "mobilization-2", "cards l16", "3-hex: red 1 ship, starport\n3-gate: blue 2 ships, starport\nblue: cards l08"
    )
    t.plays("red", "guide", "from 3-hex to 3-gate", "1 fresh and 0 damaged").asks("red", "turn")
    assert t.captives("blue", "red") == 0


def test_l16_guide_triggers_no_sprinter_drives() -> None:
    t = red_leads("mobilization-2", "cards l16 l03", "3-hex: red 1 ship, starport")
    t.plays("red", "guide", "from 3-hex to 3-gate", "1 fresh and 0 damaged").asks("red", "turn")


# -- Survival Overrides --------------------------------------------------------------------------------------------


def test_l18_martyr_destroys_a_fresh_own_ship_and_one_of_another_colour() -> None:
    t = red_leads("mobilization-2", "cards l18", "3-hex: red 2 ships; blue 1 ship, 1 damaged ship; white 1 ship")
    t.plays("red", "martyr").asks(
        "red",
        "martyr_victim",
        ["a fresh ship of Blue", "a damaged ship of Blue", "a fresh ship of White", "go on"],
    )
    t.plays("red", "a fresh ship of Blue")
    assert t.ships("red", "3-hex") == (1, 0)
    assert t.ships("blue", "3-hex") == (0, 1)
    assert t.trophies("red", "blue") == {"ships": 1}
    assert t.trophies("blue", "red") == {}
    assert t.g.ships[0] == 13


def test_l18_martyr_without_a_victim() -> None:
    t = red_leads("mobilization-2", "cards l18", "3-hex: red 2 ships; blue city\n2-hex: red 1 ship; blue 1 ship")
    t.plays("red", "martyr", "in 3-hex").asks("red", "turn")
    t.plays("red", "martyr", "in 2-hex", "go on")
    assert t.ships("red", "2-hex") == (0, 0)
    assert t.ships("blue", "2-hex") == (1, 0)


def test_l18_a_damaged_ship_is_no_martyr() -> None:
    t = red_leads("mobilization-2", "cards l18", "3-hex: red 2 damaged ships; blue 1 ship")
    t.asks("red", "turn").cannot("red", "martyr")


def test_l18_martyr_by_fuel_and_by_copy() -> None:
    t = red_leads("construction-2", "cards l18; resources fuel", "3-hex: red 1 ship; blue 1 ship")
    t.plays("red", "spend Fuel from slot 1 to martyr").asks("red", "martyr_victim")
    t = red_copies("mobilization-2", "cards l18", "3-hex: red 1 ship; blue 1 ship")
    t.plays("red", "martyr").asks("red", "martyr_victim")
