"""Overseer: Ruthless in all its versions. (Hated is in test_set_up.py.)"""

from tests.games.arcs.cards.steps import stows

from .steps import red_leads, red_surpasses

COURT = "court: bc02 blue 1, bc03, bc04, bc05"


def test_lead10_ruthless_taxes_an_own_city_twice_and_damages_it() -> None:
    t = red_leads("administration-2", "cards lead10", "3-hex: red city")
    t.plays("red", "tax", "Weapon in slot 1").asks("red", "ruthless", ["hit it", "go on"])
    stows(t.plays("red", "hit it"), "red")
    assert t.buildings("3-hex") == ["damaged red city", ""]
    assert t.resources("red") == ["weapon", "weapon"]
    assert t.outrage("red") == []
    assert t.g.pips == 3  # one of four was spent


def test_lead10_ruthless_may_be_declined() -> None:
    t = red_leads("administration-2", "cards lead10", "3-hex: red city")
    t.plays("red", "tax", "Weapon in slot 1", "go on").asks("red", "turn")
    assert t.buildings("3-hex") == ["red city", ""]


def test_lead10_ruthless_hits_then_provokes_outrage_then_gains_so_the_gained_token_is_kept() -> None:
    t = red_leads("administration-2", "cards lead10 bc13; resources fuel", "3-hex: red damaged city")
    stows(t.plays("red", "tax"), "red")
    stows(t.plays("red", "hit it", "go on"), "red")
    assert t.outrage("red") == ["weapon"]
    assert t.resources("red") == ["fuel", "weapon"]  # the first Weapon was lost to the Outrage, the second not
    assert t.cards("red") == ["lead10"]


def test_d18_an_own_destroyed_city_goes_back_and_covers_slots_and_nobody_ransacks() -> None:
    t = red_leads(
        "administration-2",
        "cards lead10; resources fuel fuel relic",
        f"3-hex: red damaged city\nsupply: 0 weapon\n{COURT}",
    )
    t.plays("red", "tax", "hit it")
    t.asks("red", "discard_excess")
    t.plays("red", "discard Fuel from slot 2", "Relic in slot 2")
    assert t.buildings("3-hex") == ["", ""]
    assert t.g.cities[0] == 5
    assert t.slots("red") == ["fuel", "relic"]
    assert t.court()["bc02"] == [0, 1, 0]
    assert t.trophies("blue", "red") == {}


def test_lead10_ruthless_taxes_a_rival_city_twice() -> None:
    t = red_leads("administration-2", "cards lead10", "3-hex: red 1 ship; blue city")
    t.plays("red", "tax", "Weapon in slot 1", "hit it")
    stows(t, "red")
    assert t.buildings("3-hex") == ["damaged blue city", ""]
    assert t.resources("red") == ["weapon", "weapon"]
    assert t.outrage("red") == []


def test_d34_the_repeated_tax_of_a_rival_city_captures_again() -> None:
    t = red_leads("administration-2", "cards lead10", "3-hex: red 1 ship; blue city")
    t.plays("red", "tax", "Weapon in slot 1", "hit it")
    assert t.captives("red", "blue") == 2


def test_d18_a_destroyed_rival_city_is_a_trophy_with_outrage_ransack_and_gain() -> None:
    t = red_leads("administration-2", "cards lead10", f"3-hex: red 1 ship; blue damaged city\n{COURT}")
    t.plays("red", "tax", "Weapon in slot 1", "hit it")
    stows(t, "red")
    assert t.trophies("red", "blue") == {"cities": 1, "agents": 1}
    assert t.outrage("red") == ["weapon"]
    assert t.cards("red") == ["bc02", "lead10"]
    assert t.resources("red") == ["weapon"]
    assert t.captives("red", "blue") == 2  # D34


def test_lead10_ruthless_builds_a_second_ship_at_the_starport() -> None:
    t = red_leads("construction-2", "cards lead10", "3-hex: red starport")
    t.plays("red", "build", "ship at starport 3-hex/1", "hit it")
    assert t.ships("red", "3-hex") == (2, 0)
    assert t.buildings("3-hex") == ["damaged red starport", ""]


def test_lead10_ruthless_destroys_an_own_starport_and_still_builds() -> None:
    t = red_leads("construction-2", "cards lead10", "3-hex: red damaged starport")
    t.plays("red", "build", "ship at starport 3-hex/1", "hit it")
    assert t.ships("red", "3-hex") == (2, 0)
    assert t.buildings("3-hex") == ["", ""]
    assert t.g.starports[0] == 5
    assert t.outrage("red") == []


def test_lead10_ruthless_once_per_turn_in_total() -> None:
    t = red_leads("construction-2", "cards lead10 l10", "3-hex: red starport, city")
    t.plays("red", "build", "ship at starport 3-hex/1", "hit it", "nurture").asks("red", "place_token")
    t.plays("red", "Weapon in slot 1").asks("red", "turn")
    t = red_leads("administration-2", "cards lead10", "3-hex: red city, city")
    t.plays("red", "tax", "city 3-hex/1", "Weapon in slot 1", "hit it")
    stows(t, "red")
    t.plays("red", "tax")
    stows(t, "red").asks("red", "turn")


def test_lead10_declining_keeps_ruthless_for_later_in_the_turn() -> None:
    t = red_leads("administration-2", "cards lead10", "3-hex: red city, city")
    t.plays("red", "tax", "city 3-hex/1", "Weapon in slot 1", "go on", "tax")
    stows(t, "red").asks("red", "ruthless")


def test_lead10_ruthless_again_in_the_next_turn() -> None:
    t = red_leads("administration-2", "cards lead10", "3-hex: red city", "administration-3")
    t.plays("red", "tax", "Weapon in slot 1", "hit it")
    stows(t, "red")
    t.plays("red", "end turn").plays("blue", "copy with Mobilization 6", "end turn")
    t.plays("red", "lead Administration 3", "go on", "tax")
    while t.game.decision is not None and t.game.decision.ask != "ruthless":
        t.plays("red", t.options()[0])
    t.asks("red", "ruthless")


def test_lead10_the_hit_is_allowed_even_if_the_repeat_yields_nothing() -> None:
    t = red_leads("administration-2", "cards lead10", "3-hex: red city\nsupply: 0 weapon")
    t.plays("red", "tax", "hit it").asks("red", "turn")
    assert t.buildings("3-hex") == ["damaged red city", ""]
    t = red_leads("construction-2", "cards lead10", "3-hex: red starport\nred: ships 1")
    t.plays("red", "build", "ship at starport 3-hex/1", "hit it").asks("red", "turn")
    assert t.ships("red", "3-hex") == (1, 0)
    assert t.buildings("3-hex") == ["damaged red starport", ""]


def test_lead10_ruthless_works_in_the_prelude() -> None:
    t = red_leads("administration-2", "cards lead10; resources psionic", "3-hex: red city")
    t.plays("red", "spend Psionic from slot 1 to tax", "Weapon in slot 1").asks("red", "ruthless")


def test_lead10_nurture_contains_a_tax() -> None:
    t = red_surpasses("construction-3", "cards lead10 l10", "3-hex: red city")
    t.plays("red", "nurture", "Weapon in slot 1").asks("red", "ruthless")


def test_lead10_summon_builds_at_a_city_and_not_at_a_starport() -> None:
    t = red_leads("construction-2", "cards lead10 l01", "3-hex: red 1 ship, city, starport")
    t.plays("red", "summon").asks("red", "turn")
    assert t.ships("red", "3-hex") == (2, 0)


def test_lead10_building_a_city_or_starport_is_not_repeated() -> None:
    t = red_leads("construction-2", "cards lead10", "3-hex: red 1 ship")
    t.plays("red", "build", "starport in 3-hex").asks("red", "turn")


def test_d27_empaths_bond_and_ruthless_combine_without_captives() -> None:
    t = red_leads("administration-2", "cards lead10 l20", f"3-hex: blue damaged city\nambitions: empath 5\n{COURT}")
    t.plays("red", "tax", "Weapon in slot 1", "hit it")
    stows(t, "red")
    assert t.captives("red", "blue") == 0
    assert t.trophies("red", "blue") == {"cities": 1, "agents": 1}
    assert t.outrage("red") == ["weapon"]
    assert t.resources("red") == ["weapon"]


def test_d27_empaths_bond_and_ruthless_at_a_rival_starport() -> None:
    t = red_leads("construction-2", "cards lead10 l20", "3-hex: blue 1 ship, damaged starport\nambitions: empath 5")
    t.plays("red", "build", "ship at starport 3-hex/1", "hit it")
    assert t.ships("red", "3-hex") == (0, 2)  # blue has control
    assert t.trophies("red", "blue") == {"starports": 1}
    assert t.outrage("red") == []


def test_lead10_ruthless_with_a_gate_city_provokes_outrage_of_each_type() -> None:
    t = red_leads(
        "administration-2",
        "cards lead10 l11",
        "3-gate: red damaged city\n3-hex: blue city\n3-arrow: blue city",
    )
    t.plays("red", "tax", "Weapon")
    stows(t, "red")
    t.plays("red", "hit it").asks("red", "tax_type", ["Material", "Weapon"])
    assert t.outrage("red") == ["material", "weapon"]
