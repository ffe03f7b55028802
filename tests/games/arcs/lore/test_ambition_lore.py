"""Lore that speaks while an ambition is declared: Empath's Bond, Keeper's, Warlord's, Tyrant's and Tycoon's lore."""

import pytest

from tests.games.arcs.cards.steps import stows
from tests.games.arcs.leaders.steps import attacks, is_asked, red_begins, red_leads

# -- general rules -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "name", "outrage"),
    [
        ("l19", "Empath's Vision", "psionic"),
        ("l21", "Keeper's Trust", "relic"),
        ("l23", "Warlord's Cruelty", "weapon"),
        ("l25", "Tyrant's Ego", "weapon"),
        ("l28", "Tycoon's Charm", "material fuel"),
    ],
)
def test_d29_lore_is_discarded_to_clear_outrage_and_leaves_the_game(card: str, name: str, outrage: str) -> None:
    t = red_leads("construction-2", f"cards {card}; outrage {outrage}")
    before = t.agents("red")
    t.plays("red", f"discard {name} to clear Outrage").asks("red", "turn")
    assert t.outrage("red") == []
    assert t.agents("red") == before + len(outrage.split())
    assert t.cards("red") == []
    assert t.court_discard() == []


def test_clearing_ends_the_restriction_in_the_same_prelude_and_leaves_other_outrage() -> None:
    t = red_leads("construction-2", "cards l28; outrage fuel relic; resources fuel", "3-hex: red 1 ship")
    t.cannot("red", "spend Fuel from slot 1 to move").plays("red", "discard Tycoon's Charm to clear Outrage")
    t.can("red", "spend Fuel from slot 1 to move")
    assert t.outrage("red") == ["relic"]


def test_clearing_is_offered_for_the_outrage_of_the_card_only_and_in_the_prelude_only() -> None:
    t = red_leads("construction-2", "cards l19; outrage relic")
    t.cannot("red", "discard Empath's Vision to clear Outrage")
    t = red_leads("construction-2", "cards l19; outrage psionic")
    t.plays("red", "repair").cannot("red", "discard Empath's Vision to clear Outrage")


def test_while_declared_means_a_marker_now_whoever_declared_it() -> None:
    t = red_begins("administration-6", "cards l20", "3-hex: blue city")
    t.plays("red", "lead Administration 6", "declare Empath").can("red", "tax")
    t = red_leads("administration-6", "cards l20", "3-hex: blue city")
    t.asks("red", "turn").cannot("red", "tax")


# -- Empath's Bond -------------------------------------------------------------------------------------------------


def test_r100_empaths_bond_taxes_without_control_and_without_a_captive() -> None:
    t = red_leads("administration-2", "cards l20", "3-hex: blue 2 ships, city\nambitions: empath 5")
    stows(t.plays("red", "tax"), "red")
    assert t.resources("red") == ["weapon"]
    assert t.captives("red", "blue") == 0


def test_r100_with_control_the_tax_is_that_of_a_rival_city() -> None:
    t = red_leads("administration-2", "cards l20", "3-hex: red 1 ship; blue city\nambitions: empath 5")
    stows(t.plays("red", "tax"), "red")
    assert t.captives("red", "blue") == 1


def test_l20_ships_are_built_at_starports_of_other_colours_damaged_under_control() -> None:
    t = red_leads(
        "construction-2", "cards l20", "3-hex: blue 1 ship, starport\n2-hex: white starport\nambitions: empath 5"
    )
    t.plays("red", "build", "ship at starport 3-hex/1", "build", "ship at starport 2-hex/1")
    assert t.ships("red", "3-hex") == (0, 1)
    assert t.ships("red", "2-hex") == (1, 0)


def test_l20_catapults_from_starports_of_other_colours() -> None:
    t = red_leads("mobilization-2", "cards l20", "3-hex: red 1 ship; blue 2 ships, starport\nambitions: empath 5")
    t.plays("red", "move", "from 3-hex", "to 3-gate").asks("red", "catapult")


def test_l20_not_without_empath_declared() -> None:
    t = red_leads("construction-2", "cards l20; resources fuel", "3-hex: red 1 ship; blue 2 ships, starport, city")
    t.plays("red", "spend Fuel from slot 1 to move", "from 3-hex", "to 3-gate").asks("red", "turn")
    t.plays("red", "build").cannot("red", "ship at starport 3-hex/1")


def test_r100_the_buildings_are_not_loyal_for_other_cards() -> None:
    t = red_leads(
        "construction-2",
        "cards l20 l05 l16 l10",
        "3-hex: red 1 ship; blue 2 ships, starport, city\nambitions: empath 5",
    )
    t.asks("red", "turn").cannot("red", "nurture", "prune", "guide")
    t.plays("red", "build").cannot("red", "city in 2-hex")


# -- Keeper's Trust ------------------------------------------------------------------------------------------------

RAID = "3-hex: red 4 ships; blue starport"


def test_l21_a_rival_cannot_steal_a_type_that_it_has() -> None:
    t = red_leads(
        "aggression-2", "resources fuel", f"{RAID}\nblue: cards l21; resources fuel relic\nambitions: keeper 5"
    )
    attacks(t, raid="key key intercept, key key intercept").asks("red", "raid", ["Relic from slot 2 of Blue", "stop"])


def test_l21_not_without_keeper_declared() -> None:
    t = red_leads("aggression-2", "resources fuel", f"{RAID}\nblue: cards l21; resources fuel relic")
    attacks(t, raid="key key intercept, key key intercept").can("red", "Fuel from slot 1 of Blue")


def test_r111_in_a_raid_the_check_is_made_anew_before_each_item() -> None:
    t = red_leads("aggression-2", "power 0", f"{RAID}\nblue: cards l21; resources relic relic\nambitions: keeper 5")
    attacks(t, raid="key key intercept, key key intercept").plays("red", "Relic from slot 2 of Blue")
    stows(t, "red").asks("red", "turn")
    assert t.resources("blue") == ["relic"]


def test_l21_supply_on_a_cartel_counts_as_what_its_holder_has() -> None:
    t = red_leads("construction-2", "cards bc20 bc03", "blue: cards l21; resources material fuel\nambitions: keeper 5")
    t.plays("red", "use Silver-Tongues").asks("red", "place_token")  # only the Fuel could be stolen
    t.plays("red", "Fuel in slot 1")
    assert t.resources("blue") == ["material"]


def test_l21_guild_cards_are_not_protected() -> None:
    t = red_leads("aggression-2", "resources fuel", f"{RAID}\nblue: cards l21 bc09\nambitions: keeper 5")
    attacks(t, raid="key key intercept").can("red", "Shipping Interest of Blue")


def test_d30_against_an_interest_the_ban_is_checked_once_on_what_was_there_before() -> None:
    t = red_leads(
        "construction-2",
        "cards bc02",
        "2-hex: red city\nblue: cards l21; resources material material\nsupply: 1 material\nambitions: keeper 5",
    )
    t.plays("red", "use Mining Interest", "take 1").asks(
        "red", "steal_tokens", ["Material from slot 1 of Blue", "Material from slot 2 of Blue", "stop"]
    )
    t = red_leads(
        "construction-2",
        "cards bc02; resources material",
        "2-hex: red city\nblue: cards l21; resources material material\nsupply: 1 material\nambitions: keeper 5",
    )
    t.plays("red", "use Mining Interest", "take 1")
    stows(t, "red").asks("red", "turn")


# -- Keeper's Solidarity -------------------------------------------------------------------------------------------


def test_l22_a_guild_card_cannot_be_stolen_while_the_owner_has_a_resource_of_its_suit() -> None:
    t = red_leads("construction-2", "cards bc20", "blue: cards l22 bc09 bc13; resources fuel\nambitions: keeper 5")
    t.plays("red", "use Silver-Tongues").asks(
        "red", "steal_anything", ["Fuel from slot 1 of Blue", "Skirmishers of Blue"]
    )


def test_l22_not_without_keeper_declared() -> None:
    t = red_leads("construction-2", "cards bc20", "blue: cards l22 bc09; resources fuel")
    t.plays("red", "use Silver-Tongues").can("red", "Shipping Interest of Blue")


def test_l22_supply_on_a_cartel_protects_the_cards_of_its_suit_and_the_cartel() -> None:
    t = red_leads("construction-2", "cards bc20", "blue: cards l22 bc06 bc09 bc13\nambitions: keeper 5")
    t.plays("red", "use Silver-Tongues")  # only Skirmishers
    assert t.cards("red") == ["bc13"]


def test_l22_a_token_on_ancient_holdings_counts() -> None:
    t = red_leads(
        "construction-2", "cards bc20", "blue: cards l22 l13 bc09; resources - - - - - - fuel\nambitions: keeper 5"
    )
    t.plays("red", "use Silver-Tongues")
    stows(t, "red")
    assert t.resources("red") == ["fuel"]


def test_l22_in_a_raid_the_token_may_go_first_and_the_card_after_it() -> None:
    t = red_leads("aggression-2", "power 0", f"{RAID}\nblue: cards l22 bc09; resources - fuel\nambitions: keeper 5")
    attacks(t, raid="key key intercept, key key intercept").asks("red", "raid", ["Fuel from slot 2 of Blue", "stop"])
    t.plays("red", "Fuel from slot 2 of Blue")
    stows(t, "red").asks("red", "raid", ["Shipping Interest of Blue", "stop"])


def test_l22_with_sworn_guardians_and_a_relic_neither_can_be_stolen() -> None:
    t = red_leads("aggression-2", "power 0", f"{RAID}\nblue: cards l22 bc22; resources - relic\nambitions: keeper 5")
    attacks(t, raid="key key intercept, key key intercept").asks("red", "turn")


# -- Warlord's Cruelty ---------------------------------------------------------------------------------------------


def test_l23_cities_may_be_taxed_again_while_warlord_is_declared() -> None:
    t = red_leads("administration-2", "cards l23", "3-hex: red city\nambitions: warlord 5")
    for _ in range(3):
        stows(t.plays("red", "tax"), "red")
    assert t.resources("red") == ["weapon"] * 3
    t = red_leads("administration-2", "cards l23", "3-hex: red city\nambitions: keeper 5")
    stows(t.plays("red", "tax"), "red").cannot("red", "tax")


def test_l23_rival_cities_too_and_each_captures() -> None:
    t = red_leads("administration-2", "cards l23", "3-hex: red 1 ship; blue city\nambitions: warlord 5")
    stows(t.plays("red", "tax"), "red")
    stows(t.plays("red", "tax"), "red")
    assert t.captives("red", "blue") == 2


# -- Warlord's Terror ----------------------------------------------------------------------------------------------


def test_l24_trophies_go_back_for_a_free_influence_each() -> None:
    t = red_leads(
        "construction-2",
        "cards l24; trophies blue 2 ships 1 starports 1 agents",
        "ambitions: warlord 5\ncourt: bc02, bc03, bc04, bc05",
    )
    t.plays("red", "use Warlord's Terror").asks(
        "red", "return_trophies", ["ship of Blue", "starport of Blue", "agent of Blue"]
    )
    t.chooses("red", "agent of Blue", "ship of Blue")
    t.plays("red", "Mining Interest", "Mining Interest").asks("red", "turn")
    assert t.trophies("red", "blue") == {"ships": 1, "starports": 1}
    assert t.court()["bc02"] == [2, 0, 0]
    assert t.agents("blue") == 10


def test_l24_returned_cities_may_cover_slots_again() -> None:
    t = red_leads(
        "construction-2", "cards l24; trophies blue 1 city", "blue: resources fuel fuel relic\nambitions: warlord 5"
    )
    t.plays("red", "use Warlord's Terror").asks("blue", "discard_excess")
    t.plays("blue", "discard the loose Relic").asks("red", "influence")


def test_l24_only_while_warlord_is_declared_and_with_trophies() -> None:
    t = red_leads("construction-2", "cards l24; trophies blue 1 ship", "ambitions: keeper 5")
    t.cannot("red", "use Warlord's Terror")
    t = red_leads("construction-2", "cards l24", "ambitions: warlord 5")
    t.cannot("red", "use Warlord's Terror")


def test_r113_warlords_terror_may_be_used_again_in_one_prelude() -> None:
    t = red_leads(
        "construction-2",
        "cards l24; trophies blue 2 ships; resources fuel",
        "ambitions: warlord 5\ncourt: bc02, bc03, bc04, bc05",
    )
    t.plays("red", "use Warlord's Terror", "stop", "Mining Interest")
    t.plays("red", "spend Fuel from slot 1 for nothing", "use Warlord's Terror", "Mining Interest")
    assert t.court()["bc02"] == [2, 0, 0]


# -- Tyrant's Ego --------------------------------------------------------------------------------------------------


def test_l25_captives_go_back_for_a_free_secure_each() -> None:
    t = red_leads(
        "construction-2",
        "cards l25; captives 1 blue 2 white",
        "court: bc02 red 2 blue 1, bc13 red 1, bc04 blue 1, bc05\n3-hex: red 1 ship\nambitions: tyrant 5",
    )
    t.plays("red", "use Tyrant's Ego").asks("red", "return_captives", ["agent of Blue", "agent of White"])
    t.plays("red", "agent of Blue", "agent of White", "stop")
    t.asks("red", "secure", ["Mining Interest", "Skirmishers"]).plays("red", "Skirmishers")
    assert t.cards("red") == ["bc02", "bc13", "l25"]
    assert (t.captives("red", "blue"), t.captives("red", "white")) == (1, 1)  # one was captured on Mining Interest
    t.cannot("red", "use Skirmishers", "use Mining Interest")  # R15


def test_l25_each_secure_needs_a_legal_target() -> None:
    t = red_leads(
        "construction-2", "cards l25; captives 2 blue", "court: bc02 red 1, bc03, bc04, bc05\nambitions: tyrant 5"
    )
    t.plays("red", "use Tyrant's Ego", "agent of Blue").asks("red", "turn")
    assert t.cards("red") == ["bc02", "l25"]


def test_l25_only_while_tyrant_is_declared() -> None:
    t = red_leads("construction-2", "cards l25; captives 2 blue", "ambitions: keeper 5")
    t.cannot("red", "use Tyrant's Ego")


# -- Tycoon's Ambition ---------------------------------------------------------------------------------------------


def test_l27_discards_all_material_and_fuel_to_declare_an_ambition_without_markers() -> None:
    t = red_leads(
        "construction-2", "cards l27; resources material fuel relic", "2-hex: red city\nambitions: tycoon 5, keeper 3"
    )
    t.plays("red", "use Tycoon's Ambition")
    t.asks("red", "declare_by", ["declare Tyrant", "declare Warlord", "declare Empath"]).plays("red", "declare Empath")
    assert t.resources("red") == ["relic"]
    assert t.markers("empath") == [[2, 0]]
    assert not t.g.zero


def test_l27_legal_without_any_material_and_fuel_and_cartel_supply_stays() -> None:
    t = red_leads("construction-2", "cards l27 bc03", "ambitions: tycoon 5")
    t.plays("red", "use Tycoon's Ambition", "declare Empath")
    assert t.supply("material") == 5
    assert t.cards("red") == ["bc03", "l27"]


def test_l27_only_before_any_other_action_of_the_turn() -> None:
    t = red_leads("construction-2", "cards l27; resources relic", "ambitions: tycoon 5")
    t.can("red", "use Tycoon's Ambition").plays("red", "spend Relic from slot 1 for nothing")
    t.cannot("red", "use Tycoon's Ambition")


def test_l27_may_follow_directly_on_declaring_tycoon_with_the_lead_card() -> None:
    t = red_begins("construction-2", "cards l27")
    t.plays("red", "lead Construction 2", "declare Tycoon", "use Tycoon's Ambition", "declare Keeper")
    assert t.markers("tycoon") == [[5, 3]] and t.markers("keeper") == [[3, 2]]
    assert t.g.zero  # from the lead card


def test_l27_needs_an_available_marker_and_tycoon() -> None:
    t = red_leads("construction-2", "cards l27", "ambitions: tycoon 5, tycoon 3, tycoon 2")
    t.cannot("red", "use Tycoon's Ambition")
    t = red_leads("construction-2", "cards l27", "ambitions: keeper 5")
    t.cannot("red", "use Tycoon's Ambition")


def test_l27_tells_the_cards_that_listen_to_declarations() -> None:
    t = red_leads("construction-2", "cards l27 lead12", "ambitions: tycoon 5\ndeck: bc10")
    t.plays("red", "use Tycoon's Ambition", "declare Keeper")
    assert t.cards("red") == ["bc10", "l27", "lead12"]


# -- Tycoon's Charm ------------------------------------------------------------------------------------------------


def test_l28_material_and_fuel_are_traded_for_any_types() -> None:
    t = red_leads("construction-2", "cards l28; resources material fuel relic", "2-hex: red city\nambitions: tycoon 5")
    t.plays("red", "use Tycoon's Charm").asks(
        "red", "charm", ["discard Material from slot 1", "discard Fuel from slot 2", "stop"]
    )
    t.plays("red", "discard Fuel from slot 2", "Psionic")
    stows(t, "red")
    t.plays("red", "stop").asks("red", "turn")
    assert t.resources("red") == ["material", "psionic", "relic"]


def test_l28_only_while_tycoon_is_declared() -> None:
    t = red_leads("construction-2", "cards l28; resources material", "ambitions: keeper 5")
    t.cannot("red", "use Tycoon's Charm")


def test_d21_what_is_traded_in_reaches_the_supply_at_once() -> None:
    t = red_leads("construction-2", "cards l28; resources material", "supply: 0 material\nambitions: tycoon 5")
    t.plays("red", "use Tycoon's Charm", "discard Material from slot 1").can("red", "Material")


def test_r113_tycoons_charm_may_be_used_again_once_something_was_done() -> None:
    t = red_leads("construction-2", "cards l28; resources material weapon", "ambitions: tycoon 5")
    t.plays("red", "use Tycoon's Charm", "discard Material from slot 1", "Fuel", "Fuel in slot 1")
    assert is_asked(t, "turn")
    t.cannot("red", "use Tycoon's Charm").plays("red", "spend Weapon from slot 2 for nothing")
    t.plays("red", "use Tycoon's Charm", "discard Fuel from slot 1", "Relic")
    stows(t, "red")
    assert t.resources("red") == ["relic"]


def test_r113_tyrants_ego_may_be_used_again_in_one_prelude() -> None:
    t = red_leads(
        "construction-2",
        "cards l25; captives 2 white; resources fuel",
        "court: bc02 red 1, bc03 red 1, bc04, bc05\nambitions: tyrant 5",
    )
    t.plays("red", "use Tyrant's Ego", "stop", "Mining Interest", "spend Fuel from slot 1 for nothing")
    t.plays("red", "use Tyrant's Ego")
    assert t.cards("red") == ["bc02", "bc03", "l25"]
