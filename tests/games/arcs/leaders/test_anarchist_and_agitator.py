"""Anarchist: Inspiring and Principled (Decentralized is in test_set_up.py). Agitator: Irregular."""

from boardwright.games.arcs.state import changed
from tests.games.arcs.cards.steps import stows

from .steps import attacks, red_leads

# -- Anarchist: Inspiring ------------------------------------------------------------------------------------------


def test_lead13_inspiring_taxes_a_rival_city_where_a_ship_stands_and_captures() -> None:
    t = red_leads("administration-2", "cards lead13", "5-crescent: red 1 ship; blue 3 ships, city\n3-hex: blue city")
    t.plays("red", "tax").can("red", "city 5-crescent/1").cannot("red", "city 3-hex/1")
    stows(t.plays("red", "city 5-crescent/1"), "red")
    assert t.resources("red") == ["relic"]
    assert t.captives("red", "blue") == 1


def test_lead13_a_damaged_ship_is_enough() -> None:
    t = red_leads("administration-2", "cards lead13", "5-crescent: red 1 damaged ship; blue city")
    t.plays("red", "tax").can("red", "city 5-crescent/1")


def test_lead13_inspiring_taxes_an_empty_slot_as_if_an_own_city_stood_there() -> None:
    t = red_leads("administration-2", "cards lead13", "3-hex: red 1 ship; blue starport\n5-crescent: blue 1 ship")
    t.plays("red", "tax").asks("red", "tax", ["slot 3-hex/2", "slot 6-hex/1"])
    stows(t.plays("red", "slot 3-hex/2"), "red")
    assert t.resources("red") == ["weapon"]
    assert t.captives("red", "blue") == 0


def test_lead13_a_slot_needs_a_ship_and_a_gate_has_no_slots() -> None:
    t = red_leads("administration-2", "cards lead13", "3-hex: red starport\n3-gate: red 1 ship")
    t.plays("red", "tax")  # only the slot in 6-hex
    stows(t, "red")
    assert t.resources("red") == ["psionic"]


def test_d33_each_slot_once_per_turn_and_warlords_cruelty_does_not_change_that() -> None:
    t = red_leads(
        "administration-2",
        "cards lead13 l23",
        "3-hex: red 1 ship\n5-crescent: red 1 ship; blue city\nambitions: warlord 5",
    )
    for option in ("slot 3-hex/1", "city 5-crescent/1", "slot 3-hex/2"):
        stows(t.plays("red", "tax", option), "red")
        while t.game.decision is not None and t.game.decision.ask == "discard_excess":
            t.plays("red", t.options()[0])
    t.plays("red", "tax").asks("red", "tax", ["city 5-crescent/1", "slot 6-hex/1"])


def test_lead13_inspiring_is_for_cities_and_slots_not_for_starports() -> None:
    t = red_leads("administration-2", "cards lead13", "2-arrow: red 1 ship; blue starport")
    t.plays("red", "tax")
    stows(t, "red")
    assert t.resources("red") == ["psionic"]  # the slot in 6-hex


def test_lead13_with_control_a_rival_city_is_taxed_as_always() -> None:
    t = red_leads("administration-2", "cards lead13", "2-arrow: red 2 ships; blue 1 ship, city")
    stows(t.plays("red", "tax", "city 2-arrow/1"), "red")
    assert t.captives("red", "blue") == 1


# -- Anarchist: Principled -----------------------------------------------------------------------------------------


def test_lead13_principled_cannot_tax_own_cities() -> None:
    t = red_leads("administration-2", "cards lead13", "3-hex: red 2 ships, city")
    t.plays("red", "tax").asks("red", "tax", ["slot 3-hex/2", "slot 6-hex/1"])


def test_lead13_principled_stops_nurture_too() -> None:
    t = red_leads("construction-2", "cards lead13 l10", "3-hex: red 2 ships, city")
    t.asks("red", "turn").cannot("red", "nurture")


def test_lead13_without_buildings_raid_dice_work_anywhere() -> None:
    t = red_leads(
        "aggression-2", "power 0", "3-gate: red 1 ship; blue 1 ship\nblue: cards lead13; resources relic weapon"
    )
    t.plays("red", "battle", "0 Assault dice").can("red", "1 Raid die")


def test_lead13_two_cities_fewer_open_slots_three_and_four_and_the_bonus_sooner() -> None:
    t = red_leads("administration-2", "cards lead13", "3-hex: red city, city")
    t.g.cities[0] -= 2
    t.g.gone = changed(t.g.gone, 0, 2)
    t.g.check()
    assert len(t.slots("red")) == 6
    assert t.g.cities[0] == 1  # the +2 triangle is open


# -- Agitator: Irregular -------------------------------------------------------------------------------------------

FIGHT = "3-hex: red 4 ships; blue 2 ships"


def test_lead15_irregular_deals_a_hit_per_weapon_icon_instead_of_fresh_ships() -> None:
    t = red_leads("aggression-2", "power 0", f"{FIGHT}\nblue: cards lead15 bc13; resources weapon weapon")
    attacks(t, raid="intercept")
    t.asks("red", "intercepted")  # three hits: two tokens and a card
    t.plays("red", "a fresh ship")
    assert t.ships("red", "3-hex") == (1, 3)


def test_lead15_irregular_then_discards_one_weapon_token() -> None:
    t = red_leads("aggression-2", "power 0", f"{FIGHT}\nblue: cards lead15 bc13; resources weapon weapon")
    attacks(t, raid="intercept").plays("red", "a fresh ship")
    t.asks("blue", "irregular", ["discard Weapon from slot 1", "discard Weapon from slot 2"])
    t.plays("blue", "discard Weapon from slot 2")
    assert t.slots("blue") == ["weapon", "-"]


def test_lead15_irregular_without_weapon_icons_deals_no_hits() -> None:
    t = red_leads("aggression-2", "power 0", f"{FIGHT}\nblue: cards lead15; resources fuel")
    attacks(t, raid="intercept").asks("red", "turn")
    assert t.ships("red", "3-hex") == (4, 0)
    assert t.resources("blue") == ["fuel"]


def test_lead15_irregular_with_cards_only_discards_nothing() -> None:
    t = red_leads("aggression-2", "power 0", f"{FIGHT}\nblue: cards lead15 bc13")
    attacks(t, raid="intercept").asks("red", "turn")
    assert t.ships("red", "3-hex") == (3, 1)
    assert t.cards("blue") == ["bc13", "lead15"]


def test_lead15_irregular_deals_hits_without_fresh_defending_ships() -> None:
    t = red_leads(
        "aggression-2", "power 0", "3-hex: red 2 ships; blue 2 damaged ships\nblue: cards lead15; resources weapon"
    )
    attacks(t, raid="intercept").asks("red", "turn")
    assert t.ships("red", "3-hex") == (1, 1)
    assert t.resources("blue") == []


def test_lead15_no_intercept_no_irregular() -> None:
    t = red_leads("aggression-2", "power 0", f"{FIGHT}\nblue: cards lead15; resources weapon")
    attacks(t, skirmish="blank, blank").asks("red", "turn")
    assert t.resources("blue") == ["weapon"]


def test_lead15_the_intercept_of_mirror_plating_triggers_irregular() -> None:
    t = red_leads("aggression-2", "power 0", f"{FIGHT}\nblue: cards lead15 l04; resources weapon")
    attacks(t, assault="blank").asks("red", "turn")
    assert t.ships("red", "3-hex") == (3, 1)
    assert t.resources("blue") == []


def test_lead15_irregular_is_for_the_defender_only() -> None:
    t = red_leads("aggression-2", "cards lead15; resources weapon", FIGHT)
    attacks(t, raid="intercept").plays("red", "a fresh ship")
    assert t.ships("red", "3-hex") == (2, 2)
    assert t.resources("red") == ["weapon"]
