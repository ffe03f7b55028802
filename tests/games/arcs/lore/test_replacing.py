"""Replacing buildings: Living Structures (Nurture, Prune) and Tyrant's Authority (Annex)."""

import pytest

from tests.games.arcs.cards.steps import stows
from tests.games.arcs.leaders.steps import red_copies, red_leads

# -- l10 Living Structures: Nurture --------------------------------------------------------------------------------


def test_l10_nurture_taxes_an_own_city_in_place_of_build() -> None:
    t = red_leads("construction-2", "cards l10", "3-hex: red city\n2-hex: red city\n5-crescent: red 1 ship; blue city")
    t.plays("red", "nurture").asks("red", "tax", ["city 3-hex/1", "city 2-hex/1"])  # no Rival city
    stows(t.plays("red", "city 2-hex/1"), "red")
    assert t.resources("red") == ["relic"]


def test_l10_nurture_is_paid_by_material_or_by_a_construction_pip() -> None:
    t = red_leads("mobilization-2", "cards l10; resources material", "3-hex: red city")
    t.cannot("red", "nurture")
    stows(t.plays("red", "spend Material from slot 1 to nurture"), "red")
    assert t.resources("red") == ["weapon"]


def test_l10_nurture_obeys_the_tax_limit() -> None:
    t = red_leads("construction-2", "cards l10", "3-hex: red city")
    stows(t.plays("red", "nurture"), "red").asks("red", "turn").cannot("red", "nurture")
    t = red_leads("administration-2", "cards l10; resources material", "3-hex: red city")
    stows(t.plays("red", "spend Material from slot 1 to nurture"), "red").cannot("red", "tax")


def test_l10_nurture_with_warlords_cruelty_taxes_again() -> None:
    t = red_leads("construction-2", "cards l10 l23", "3-hex: red city\nambitions: warlord 5")
    stows(t.plays("red", "nurture"), "red")
    stows(t.plays("red", "nurture"), "red")
    assert t.resources("red") == ["weapon", "weapon"]


def test_l10_nurture_counts_as_taxing_for_copy_and_pivot_abilities() -> None:
    t = red_copies("construction-2", "cards lead02 l10", "3-hex: red city")
    stows(t.plays("red", "nurture"), "red")
    assert t.resources("red") == ["psionic", "weapon"]


def test_l10_nurture_obeys_callow_and_principled() -> None:
    t = red_leads("construction-2", "cards lead04 l10", "3-hex: red city")
    t.asks("red", "turn").cannot("red", "nurture")
    t = red_leads("construction-2", "cards lead13 l10", "3-hex: red 1 ship, city")
    t.asks("red", "turn").cannot("red", "nurture")


def test_r100_nurture_is_not_for_cities_merely_taxed_like_loyal_ones() -> None:
    t = red_leads("construction-2", "cards l10 l20", "3-hex: blue city\nambitions: empath 5")
    t.asks("red", "turn").cannot("red", "nurture")


def test_l10_nurture_taxes_cloud_and_gate_cities_too() -> None:
    t = red_leads("construction-2", "cards l10", "3-hex: red cloud city\n3-gate: red city")
    t.plays("red", "nurture").asks("red", "tax", ["city 3-gate/1", "city 3-hex/3"])


# -- l10 Living Structures: Prune ----------------------------------------------------------------------------------


def test_l10_prune_replaces_an_own_starport_with_a_city_in_place_of_repair() -> None:
    t = red_leads("administration-2", "cards l10", "3-hex: red starport")
    t.plays("red", "prune")
    assert t.buildings("3-hex") == ["red city", ""]
    assert (t.g.cities[0], t.g.starports[0]) == (4, 5)


def test_l10_prune_replaces_an_own_city_with_a_starport_and_destroys_nothing() -> None:
    t = red_leads("administration-2", "cards l10; resources weapon", "3-hex: red city")
    t.plays("red", "prune")
    assert t.buildings("3-hex") == ["red starport", ""]
    assert (t.g.cities[0], t.g.starports[0]) == (5, 4)
    assert (t.outrage("red"), t.resources("red")) == ([], ["weapon"])


def test_l10_prune_is_paid_by_material() -> None:
    t = red_leads("mobilization-2", "cards l10; resources material", "3-hex: red starport")
    t.plays("red", "spend Material from slot 1 to prune")
    assert t.buildings("3-hex") == ["red city", ""]


def test_l10_prune_is_for_own_buildings_in_slots_only() -> None:
    t = red_leads(
        "administration-2",
        "cards l10",
        "3-hex: red 1 ship, cloud city; blue starport\n3-gate: red city, starport\n2-hex: blue city",
    )
    t.asks("red", "turn").cannot("red", "prune")


def test_r100_prune_is_not_for_starports_merely_used_like_loyal_ones() -> None:
    t = red_leads("administration-2", "cards l10 l20", "3-hex: red 1 ship; blue starport\nambitions: empath 5")
    t.asks("red", "turn").cannot("red", "prune")


@pytest.mark.parametrize("state", ["", "damaged "])
def test_l10_prune_keeps_the_fresh_or_damaged_state(state: str) -> None:
    t = red_leads("administration-2", "cards l10", f"3-hex: red {state}starport")
    t.plays("red", "prune")
    assert t.buildings("3-hex") == [f"{state}red city", ""]


def test_r116_prune_is_impossible_without_the_other_building_in_supply() -> None:
    t = red_leads("administration-2", "cards l10; starports 0", "3-hex: red city")
    t.asks("red", "turn").cannot("red", "prune")
    full = "2-hex: red city, city\n3-hex: red starport, city\n5-hex: red city\n5-arrow: red city"  # all five cities
    t = red_leads("administration-2", "cards l10", full)
    t.plays("red", "prune").can("red", "building 3-hex/2").cannot("red", "building 3-hex/1")


def test_r115_a_pruned_city_builds_a_ship_though_it_was_taxed_this_turn() -> None:
    t = red_leads("construction-2", "cards l10; resources material material", "3-hex: red city")
    stows(t.plays("red", "spend Material from slot 1 to nurture"), "red")
    t.plays("red", "spend Material from slot 2 to prune", "go on", "build", "ship at starport 3-hex/1")
    assert t.ships("red", "3-hex") == (1, 0)


def test_r115_a_pruned_starport_is_an_untaxed_city_though_it_built_a_ship() -> None:
    t = red_leads("administration-2", "cards l10; resources material", "3-hex: red starport")
    t.plays("red", "spend Material from slot 1 to build", "ship at starport 3-hex/1", "prune")
    stows(t.plays("red", "tax"), "red")
    assert t.resources("red") == ["weapon"]


def test_r115_a_city_taxed_pruned_and_pruned_back_is_taxed_again() -> None:
    t = red_leads("administration-2", "cards l10", "3-hex: red city")
    stows(t.plays("red", "tax"), "red").cannot("red", "tax")
    t.plays("red", "prune", "go on", "prune")
    assert t.buildings("3-hex") == ["red city", ""]
    stows(t.plays("red", "tax"), "red")
    assert t.resources("red") == ["weapon", "weapon"]


def test_l10_a_pruned_city_covers_resource_slots_again() -> None:
    t = red_leads("administration-2", "cards l10; resources fuel weapon relic", "3-hex: red city")
    t.plays("red", "prune")
    t.asks("red", "discard_excess").can(
        "red", "discard the loose Relic", "discard Fuel from slot 1", "discard Weapon from slot 2"
    )
    t.plays("red", "discard Weapon from slot 2")
    stows(t, "red")
    assert t.resources("red") == ["fuel", "relic"]


def test_l10_a_pruned_starport_opens_the_next_slot() -> None:
    t = red_leads("administration-2", "cards l10", "3-hex: red starport")
    assert len(t.slots("red")) == 2
    t.plays("red", "prune")
    assert len(t.slots("red")) == 3


# -- l26 Tyrant's Authority: Annex ---------------------------------------------------------------------------------

TYRANT = "ambitions: tyrant 5"


@pytest.mark.parametrize("kind", ["city", "starport"])
def test_l26_annex_replaces_a_rival_building_with_an_own_one_of_its_kind(kind: str) -> None:
    t = red_leads("construction-2", "cards l26", f"3-hex: red 1 ship; blue {kind}\n{TYRANT}")
    t.plays("red", "annex")
    assert t.buildings("3-hex") == [f"red {kind}", ""]
    own = t.g.cities if kind == "city" else t.g.starports
    assert own[:2] == [4, 5]


def test_l26_annex_destroys_nothing_so_no_outrage_no_trophy_no_ransack() -> None:
    t = red_leads(
        "construction-2",
        "cards l26; resources weapon",
        f"3-hex: red 1 ship; blue city\n{TYRANT}\ncourt: bc02 blue 1, bc03, bc04, bc05",
    )
    t.plays("red", "annex").asks("red", "turn")
    assert (t.outrage("red"), t.trophies("red", "blue"), t.resources("red")) == ([], {}, ["weapon"])


def test_l26_annex_needs_tyrant_declared() -> None:
    t = red_leads("construction-2", "cards l26", "3-hex: red 1 ship; blue city\nambitions: warlord 5")
    t.asks("red", "turn").cannot("red", "annex")


def test_l26_annex_needs_control() -> None:
    t = red_leads("construction-2", "cards l26", f"3-hex: red 1 ship; blue 1 ship, city\n{TYRANT}")
    t.asks("red", "turn").cannot("red", "annex")


def test_l26_annex_is_paid_by_material() -> None:
    t = red_leads("mobilization-2", "cards l26; resources material", f"3-hex: red 1 ship; blue city\n{TYRANT}")
    t.plays("red", "spend Material from slot 1 to annex")
    assert t.buildings("3-hex") == ["red city", ""]


def test_r116_annex_is_impossible_without_the_same_kind_in_supply() -> None:
    t = red_leads("construction-2", "cards l26; starports 0", f"3-hex: red 1 ship; blue starport\n{TYRANT}")
    t.asks("red", "turn").cannot("red", "annex")
    full = "2-hex: red city, city\n5-hex: red city, city\n5-arrow: red city"
    t = red_leads("construction-2", "cards l26", f"3-hex: red 1 ship; blue city\n{full}\n{TYRANT}")
    t.asks("red", "turn").cannot("red", "annex")


def test_l26_damage_carries_over_whoever_has_control() -> None:
    t = red_leads("construction-2", "cards l26", f"3-hex: red 1 ship; blue damaged city, starport\n{TYRANT}")
    t.plays("red", "annex", "building 3-hex/1", "annex")
    assert t.buildings("3-hex") == ["damaged red city", "red starport"]


def test_l26_a_returned_rival_city_covers_slots_of_its_owner_again() -> None:
    t = red_leads(
        "construction-2", "cards l26", f"3-hex: red 1 ship; blue city\nblue: resources fuel weapon relic\n{TYRANT}"
    )
    t.plays("red", "annex").asks("blue", "discard_excess").plays("blue", "discard Fuel from slot 1")
    stows(t, "blue").asks("red", "turn")
    assert t.resources("blue") == ["relic", "weapon"]


def test_r115_an_annexed_city_may_be_taxed_though_it_was_taxed_this_turn() -> None:
    t = red_leads(
        "administration-2", "cards l26; resources psionic material", f"3-hex: red 1 ship; blue city\n{TYRANT}"
    )
    stows(t.plays("red", "spend Psionic from slot 1 to tax"), "red").cannot("red", "tax")
    t.plays("red", "spend Material from slot 2 to annex")
    stows(t.plays("red", "tax"), "red")
    assert (t.resources("red"), t.captives("red", "blue")) == (["weapon", "weapon"], 1)


def test_r115_an_annexed_starport_may_build_a_ship_this_turn() -> None:
    t = red_leads("construction-2", "cards l26 l20", "3-hex: red 1 ship; blue starport\nambitions: tyrant 5, empath 3")
    t.plays("red", "build", "ship at starport 3-hex/1", "annex").asks("red", "turn")
    t.plays("red", "build", "ship at starport 3-hex/1")
    assert t.ships("red", "3-hex") == (3, 0)


def test_l26_annex_takes_cloud_and_gate_buildings_too() -> None:
    t = red_leads(
        "construction-2",
        "cards l26",
        f"3-hex: red 1 ship; blue cloud city\n3-gate: red 1 ship; blue city, starport\n{TYRANT}",
    )
    t.plays("red", "annex").asks("red", "annex", ["building 3-gate/1", "building 3-gate/2", "building 3-hex/3"])


def test_l26_an_annexed_building_is_loyal_for_everything() -> None:
    t = red_leads("construction-2", "cards l26 l10; resources material", f"3-hex: red 1 ship; blue city\n{TYRANT}")
    t.plays("red", "annex")
    stows(t.plays("red", "nurture"), "red")
    assert t.captives("red", "blue") == 0
