"""Warrior: Tactical. (Violent is in test_low_place.py.)"""

from .steps import attacks, red_copies, red_leads, red_pivots, red_surpasses, rolls

BATTLE = "3-hex: red 2 ships; blue 1 damaged ship"


def test_lead06_tactical_moves_right_after_the_battle_of_a_copy() -> None:
    t = red_copies("aggression-2", "cards lead06", f"{BATTLE}\n5-hex: red 1 ship")
    t.plays("red", "battle").asks("red", "tactical", ["move first", "go on"])
    rolls(t.plays("red", "go on"), assault="hit hit").asks("red", "free_move", ["move", "go on"])
    t.plays("red", "move", "from 5-hex", "to 5-gate")  # other ships than those of the battle
    assert t.ships("red", "5-gate") == (1, 0)
    t.asks("blue", "lead")


def test_lead06_tactical_moves_right_before_the_battle_and_then_not_after_it() -> None:
    t = red_copies("aggression-2", "cards lead06", "3-gate: red 2 ships\n3-hex: blue 1 damaged ship")
    t.plays("red", "battle")  # possible only with the move before it
    t.asks("red", "tactical", ["move first", "choose another action"])
    t.plays("red", "move first", "from 3-gate", "to 3-hex", "2 fresh and 0 damaged")
    rolls(t, assault="hit hit").asks("blue", "lead")
    assert t.trophies("red", "blue") == {"ships": 1}


def test_lead06_tactical_works_with_a_pivot_and_may_be_declined() -> None:
    t = red_pivots("aggression-3", "cards lead06", BATTLE)
    t.plays("red", "battle", "go on")
    rolls(t, assault="hit hit").plays("red", "go on").asks("blue", "lead")


def test_lead06_tactical_works_when_a_weapon_lets_the_pip_battle() -> None:
    t = red_copies("administration-2", "cards lead06; resources weapon", BATTLE)
    t.plays("red", "spend Weapon from slot 1 so that pips may battle", "battle").asks("red", "tactical")


def test_lead06_tactical_is_not_for_leading_and_surpassing() -> None:
    t = red_leads("aggression-2", "cards lead06", BATTLE)
    attacks(t, assault="hit hit").asks("red", "turn")
    t = red_surpasses("aggression-3", "cards lead06", BATTLE)
    attacks(t, assault="hit hit").asks("red", "turn")


def test_lead06_the_move_may_be_a_catapult_move() -> None:
    t = red_copies("aggression-2", "cards lead06", "3-hex: red 1 ship, starport\n5-gate: blue 1 damaged ship")
    t.plays("red", "battle", "move first", "from 3-hex", "to 3-gate", "to 5-gate")
    t.asks("red", "catapult").plays("red", "stop").asks("red", "collect")


def test_lead06_a_move_first_must_lead_to_a_legal_battle_or_is_taken_back() -> None:
    t = red_copies("aggression-2", "cards lead06", "3-gate: red 2 ships\n3-hex: blue 1 damaged ship")
    t.plays("red", "battle", "move first", "from 3-gate", "to 2-gate", "1 fresh and 0 damaged")
    assert t.ships("red", "3-gate") == (2, 0)
    assert t.ships("red", "2-gate") == (0, 0)
    t.asks("red", "tactical", ["move first", "choose another action"])


def test_lead06_after_a_take_back_another_move_may_be_tried() -> None:
    t = red_copies("aggression-2", "cards lead06", "3-gate: red 2 ships\n3-hex: blue 1 damaged ship")
    t.plays("red", "battle", "move first", "from 3-gate", "to 2-gate", "1 fresh and 0 damaged")
    t.plays("red", "move first", "from 3-gate", "to 3-hex", "1 fresh and 0 damaged").asks("red", "collect")


def test_lead06_after_three_take_backs_the_turn_goes_on() -> None:
    """A bound of ours: without one a turn could go on for ever. The ability may be tried anew with the next action."""
    t = red_copies("aggression-2", "cards lead06", "3-gate: red 2 ships\n3-hex: blue 1 damaged ship")
    t.plays("red", "battle")
    for _ in range(3):
        t.asks("red", "tactical").plays("red", "move first", "from 3-gate", "to 2-gate", "1 fresh and 0 damaged")
    t.asks("red", "turn").can("red", "battle", "move")


def test_lead06_after_a_take_back_the_pip_is_left() -> None:
    t = red_copies("aggression-2", "cards lead06", "3-gate: red 2 ships\n3-hex: blue 1 damaged ship")
    t.plays("red", "battle", "move first", "from 3-gate", "to 2-gate", "1 fresh and 0 damaged", "choose another action")
    t.asks("red", "turn").can("red", "battle", "move")
    t.plays("red", "move", "from 3-gate", "to 3-hex", "2 fresh and 0 damaged").asks("blue", "lead")


def test_lead06_after_a_take_back_the_prelude_is_still_open() -> None:
    t = red_copies("aggression-2", "cards lead06; resources fuel", "3-gate: red 2 ships\n3-hex: blue 1 damaged ship")
    t.plays("red", "battle", "move first", "from 3-gate", "to 2-gate", "1 fresh and 0 damaged", "choose another action")
    t.can("red", "spend Fuel from slot 1 to move")


def test_lead06_what_was_taken_back_may_still_be_used_after_the_battle() -> None:
    t = red_copies("aggression-2", "cards lead06", "3-hex: red 1 ship; blue 1 damaged ship")
    t.plays("red", "battle", "move first", "from 3-hex", "to 3-gate")  # away from the only enemy
    assert t.ships("red", "3-hex") == (1, 0)
    rolls(t.plays("red", "go on"), assault="hit hit").asks("red", "free_move", ["move", "go on"])


def test_lead06_the_take_back_undoes_what_the_move_set_off() -> None:
    """Sprinter Drives leave the gate where Gate Ports have captured an agent."""
    gates = "3-gate: red 1 ship\n2-gate: blue 1 ship, starport\nblue: cards l08"
    t = red_copies("aggression-2", "cards lead06 l03", gates)
    t.plays("red", "battle", "move first", "from 3-gate", "to 2-gate")
    assert (t.agents("red"), t.captives("blue", "red")) == (9, 1)
    t.asks("red", "sprint").plays("red", "from 2-gate", "to 3-gate")
    assert (t.agents("red"), t.captives("blue", "red")) == (10, 0)
    t.asks("red", "tactical", ["move first", "choose another action"])


def test_lead06_sprinter_drives_count_for_what_the_move_can_reach() -> None:
    t = red_copies("aggression-2", "cards lead06 l03", "3-hex: red 1 ship\n5-gate: blue 1 damaged ship")
    t.plays("red", "battle", "move first", "from 3-hex", "to 3-gate", "from 3-gate", "to 5-gate").asks("red", "collect")


def test_lead06_fire_rifles_is_no_battle() -> None:
    t = red_copies("aggression-2", "cards lead06 l02", "3-gate: red 1 ship\n3-hex: blue 1 damaged ship; white 1 ship")
    t.plays("red", "fire rifles", "Blue in 3-hex").asks("blue", "lead")


def test_lead06_abduct_is_no_battle() -> None:
    t = red_copies("aggression-2", "cards lead06 bc14; resources weapon", "court: bc02 blue 1, bc03, bc04, bc05")
    t.plays("red", "abduct").asks("blue", "lead")
    assert t.captives("red", "blue") == 1
