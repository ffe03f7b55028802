"""Quartermaster: Resilient, with Repair Drones. (Greedy is in test_set_up.py.)"""

from .steps import attacks, red_leads, rolls


def test_lead16_resilient_repairs_a_ship_per_starport_of_any_colour_in_controlled_systems() -> None:
    t = red_leads(
        "aggression-2",
        "cards lead16",
        """
        3-hex: red 1 ship, 3 damaged ships; blue 1 damaged ship
        2-hex: red 1 ship; white starport
        2-arrow: red 2 ships, starport
        5-hex: red starport
        """,
    )
    rolls(t.plays("red", "battle", "in 3-hex"), skirmish="blank").asks("red", "turn")
    assert t.ships("red", "3-hex") == (3, 1)  # 5-hex is not controlled


def test_lead16_resilient_works_when_defending() -> None:
    t = red_leads(
        "aggression-2",
        "power 0",
        "3-hex: red 4 ships; blue 2 damaged ships\n2-hex: blue 1 ship, starport\nblue: cards lead16",
    )
    attacks(t, skirmish="blank").asks("red", "turn")
    assert t.ships("blue", "3-hex") == (1, 1)


def test_lead16_starports_are_counted_after_the_battle() -> None:
    t = red_leads("aggression-2", "cards lead16", "3-hex: red 2 ships, 1 damaged ship; blue damaged starport")
    attacks(t, assault="hit hit").asks("red", "turn")
    assert t.ships("red", "3-hex") == (2, 1)  # the starport was destroyed
    t = red_leads(
        "aggression-2", "cards lead16", "3-hex: red 1 ship, 1 damaged ship, starport; blue 2 damaged ships, city"
    )
    attacks(t, assault="hit self_hit").plays("red", "a fresh ship").asks("red", "turn")
    assert t.ships("red", "3-hex") == (0, 2)  # control was lost


def test_lead16_resilient_repairs_in_the_battle_system_only() -> None:
    t = red_leads(
        "aggression-2", "cards lead16", "3-hex: red 1 ship, starport; blue 1 damaged ship\n2-hex: red 1 damaged ship"
    )
    attacks(t, skirmish="blank")
    assert t.ships("red", "2-hex") == (0, 1)


def test_lead16_no_battle_no_repair() -> None:
    t = red_leads(
        "aggression-2", "cards lead16 l02", "3-gate: red 2 ships, 1 damaged ship, starport\n3-hex: blue 1 ship"
    )
    t.plays("red", "fire rifles", "1 Skirmish die").asks("red", "turn")
    assert t.ships("red", "3-gate") == (2, 1)


def test_lead16_resilient_and_repair_drones_in_the_order_the_player_picks() -> None:
    table = "3-hex: red 1 ship, 3 damaged ships, starport; blue 1 ship"
    t = red_leads("aggression-2", "cards lead16 l07", table)
    attacks(t, skirmish="blank").asks("red", "which_first", ["Quartermaster first", "Repair Drones first"])
    t.plays("red", "Repair Drones first")  # so red controls the starport when it is counted
    assert t.ships("red", "3-hex") == (3, 1)
    t = red_leads("aggression-2", "cards lead16 l07", table)
    attacks(t, skirmish="blank").plays("red", "Quartermaster first")
    assert t.ships("red", "3-hex") == (2, 2)


def test_r21_the_attacker_orders_what_both_sides_do_after_a_battle() -> None:
    table = "3-hex: red 1 ship, 1 damaged ship; blue 2 ships, 1 damaged ship, starport\nblue: cards lead16"
    t = red_leads("aggression-2", "cards l07", table)
    attacks(t, skirmish="blank").asks("red", "which_first", ["Repair Drones first", "Quartermaster first"])
    t.plays("red", "Repair Drones first")  # two against two: blue no longer controls its starport
    assert t.ships("red", "3-hex") == (2, 0)
    assert t.ships("blue", "3-hex") == (2, 1)


def test_r21_repair_drones_of_a_defender_are_not_asked_about() -> None:
    t = red_leads(
        "aggression-2", "power 0", "3-hex: red 2 ships; blue 3 ships, 1 damaged ship, starport\nblue: cards lead16 l07"
    )
    attacks(t, skirmish="blank").asks("red", "turn")
    assert t.ships("blue", "3-hex") == (4, 0)
