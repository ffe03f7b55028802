"""Lore that speaks while an ambition is declared, with other lore, leaders and Court cards."""

import pytest

from boardwright.kernel.still import rewritten
from tests.games.arcs.cards.steps import stows
from tests.games.arcs.leaders.steps import attacks, red_begins, red_copies, red_leads, red_pivots
from tests.games.arcs.position import ArcsScenario

# -- Empath's Bond -------------------------------------------------------------------------------------------------

EMPATH = "ambitions: empath 5"


def test_r100_a_city_of_any_colour_is_taxed_once_per_turn() -> None:
    t = red_leads("administration-2", "cards l20", f"3-hex: blue city\n{EMPATH}")
    stows(t.plays("red", "tax"), "red").asks("red", "turn").cannot("red", "tax")


def test_l20_a_rival_starport_builds_one_ship_per_turn() -> None:
    t = red_leads("construction-2", "cards l20", f"3-hex: blue starport\n{EMPATH}")
    t.plays("red", "build", "ship at starport 3-hex/1", "build").cannot("red", "ship at starport 3-hex/1")


def test_l20_the_upstart_gets_no_cities_from_it() -> None:
    t = red_leads("administration-2", "cards lead04 l20", f"3-hex: blue city\n5-hex: red city\n{EMPATH}")
    t.asks("red", "turn").cannot("red", "tax")  # neither Rival nor own cities without control


def test_l20_the_shaper_gets_no_catapult_moves_from_it_but_builds_ships() -> None:
    t = red_leads("mobilization-2", "cards lead14 l20", f"3-hex: red 1 ship; blue starport\n{EMPATH}")
    t.plays("red", "move", "from 3-hex", "to 3-gate").asks("red", "turn")
    t = red_leads("construction-2", "cards lead14 l20", f"3-hex: blue starport\n{EMPATH}")
    t.plays("red", "build").can("red", "ship at starport 3-hex/1")


def test_l20_l23_rival_cities_are_taxed_again_and_again_without_a_captive() -> None:
    t = red_leads("administration-2", "cards l20 l23", "3-hex: blue 1 ship, city\nambitions: empath 5, warlord 3")
    for _ in range(2):
        stows(t.plays("red", "tax"), "red")
    assert (t.resources("red"), t.captives("red", "blue")) == (["weapon", "weapon"], 0)


def test_l20_a_rival_gate_city_is_taxed_for_one_of_its_types() -> None:
    t = red_leads("administration-2", "cards l20", f"3-gate: blue city\n3-arrow: red city\n3-hex: red city\n{EMPATH}")
    t.plays("red", "tax", "city 3-gate/1").asks("red", "tax_type", ["Material", "Weapon"])


def test_l20_a_rival_gate_starport_builds_and_launches() -> None:
    t = red_leads("mobilization-2", "cards l20", f"3-gate: red 1 ship; blue starport\n{EMPATH}")
    t.plays("red", "move", "from 3-gate", "to 2-gate").asks("red", "catapult")


def test_r100_the_starport_used_does_not_keep_its_user_from_being_rescued() -> None:
    t = red_leads("construction-2", "cards l20; ships 1", f"3-hex: blue starport\n{EMPATH}")
    t.g.damaged = rewritten(t.g.damaged, 23, 0)
    t.g.ships[0] += 1
    t.plays("red", "end turn").asks("red", "rescue")


def test_r100_it_does_not_let_a_building_be_built_there() -> None:
    t = red_leads("construction-2", "cards l20", f"3-hex: blue starport\n{EMPATH}")
    t.plays("red", "build").cannot("red", "city in 3-hex", "starport in 3-hex")


# -- Keeper's Trust ------------------------------------------------------------------------------------------------

KEEPER = "ambitions: keeper 5"
RAID = "3-hex: red 4 ships; blue starport"
FOUR_KEYS = "key key intercept, key key intercept"


def test_l21_a_token_of_the_thief_on_ancient_holdings_counts() -> None:
    t = red_leads(
        "aggression-2",
        "cards l13; resources - - - - - - fuel",
        f"{RAID}\nblue: cards l21; resources fuel relic\n{KEEPER}",
    )
    attacks(t, raid=FOUR_KEYS).asks("red", "raid", ["Relic from slot 2 of Blue", "stop"])


def test_l21_a_stolen_token_that_was_discarded_at_once_is_not_had() -> None:
    t = red_leads(
        "aggression-2",
        "resources weapon weapon",
        f"{RAID}\nblue: cards l21; resources - relic relic\n2-hex: blue city\n{KEEPER}",
    )
    attacks(t, raid=FOUR_KEYS).plays("red", "Relic from slot 2 of Blue", "discard the loose Relic")
    t.asks("red", "raid").can("red", "Relic from slot 3 of Blue")


def test_l21_only_its_owner_is_protected() -> None:
    t = red_leads(
        "construction-2",
        "cards bc20; resources fuel",
        f"blue: cards l21; resources fuel\nwhite: resources fuel\n{KEEPER}",
    )
    t.plays("red", "use Silver-Tongues")
    stows(t, "red")
    assert (t.resources("blue"), t.resources("white")) == (["fuel"], [])


def test_l21_elder_brokers_trade_is_no_stealing() -> None:
    t = red_leads(
        "administration-2",
        "cards bc23; resources weapon relic",
        f"3-hex: red 1 ship; blue city\nblue: cards l21; resources weapon\n{KEEPER}",
    )
    t.plays("red", "trade")
    stows(stows(t, "red"), "blue")
    assert (t.resources("red"), t.resources("blue")) == (["weapon", "weapon"], ["relic"])


def test_l21_a_cartel_that_was_discarded_for_it_is_no_longer_supply_of_the_thief() -> None:
    t = red_leads("construction-2", "cards bc03", f"blue: cards l21; resources material\n{KEEPER}")
    t.plays("red", "use Material Cartel")
    stows(t, "red")
    assert (t.resources("red"), t.resources("blue")) == (["material"], [])
    t = red_leads("construction-2", "cards bc03; resources material", f"blue: cards l21; resources material\n{KEEPER}")
    t.plays("red", "use Material Cartel").asks("red", "turn")  # red still has a token
    assert t.resources("blue") == ["material"]


def test_d30_supply_on_the_thiefs_cartel_before_the_interest_forbids() -> None:
    """Red holds the Material supply when using Mining Interest, so red has Material."""
    t = red_leads(
        "construction-2",
        "cards bc02 bc03",
        f"2-hex: red city\nblue: cards l21; resources material material\nsupply: 1 material\n{KEEPER}",
    )
    t.plays("red", "use Mining Interest", "take 1")
    stows(t, "red").asks("red", "turn")
    assert t.resources("blue") == ["material", "material"]


def test_l21_the_third_players_tokens_are_open_to_an_interest() -> None:
    t = red_leads(
        "construction-2",
        "cards bc02; resources material",
        f"""2-hex: red city
        blue: cards l21; resources material
        white: resources material
        supply: 0 material
        {KEEPER}""",
    )
    t.plays("red", "use Mining Interest").asks("red", "steal_tokens", ["Material from slot 1 of White", "stop"])


# -- Keeper's Solidarity -------------------------------------------------------------------------------------------


def test_l22_guild_struggle_is_stopped_too() -> None:
    t = red_leads(
        "aggression-2",
        "power 0",
        f"blue: cards l22 bc09 bc13; resources fuel\ncourt: bc30 red 1, bc02, bc03, bc04\n{KEEPER}",
    )
    t.plays("red", "secure").asks("red", "guild_struggle", ["Skirmishers of Blue", "go on"])


def test_l22_sworn_guardians_a_relic_and_cartel_supply_leave_a_raider_nothing() -> None:
    t = red_leads("aggression-2", "power 0", f"{RAID}\nblue: cards l22 bc22 bc06; resources - relic\n{KEEPER}")
    attacks(t, raid=FOUR_KEYS).asks("red", "turn")
    assert t.cards("blue") == ["bc06", "bc22", "l22"]


def test_l22_sworn_guardians_without_a_relic_may_be_stolen_then_the_rest() -> None:
    t = red_leads("aggression-2", "power 0", f"{RAID}\nblue: cards l22 bc22 bc06 bc13; resources - weapon\n{KEEPER}")
    attacks(t, raid=FOUR_KEYS).asks("red", "raid", ["Sworn Guardians of Blue", "stop"])
    t.plays("red", "Sworn Guardians of Blue").asks("red", "raid", ["Weapon from slot 2 of Blue", "stop"])
    t.plays("red", "Weapon from slot 2 of Blue")  # now Skirmishers are open, the Cartel keeps itself
    stows(t, "red").asks("red", "raid", ["Skirmishers of Blue", "stop"])


def test_l22_a_cartel_without_supply_does_not_protect_itself() -> None:
    t = red_leads("aggression-2", "power 0", f"{RAID}\nblue: cards l22 bc06\nsupply: 0 fuel\n{KEEPER}")
    attacks(t, raid=FOUR_KEYS).asks("red", "raid", ["Fuel Cartel of Blue", "stop"])


def test_l21_l22_together_leave_what_neither_covers() -> None:
    t = red_leads(
        "aggression-2", "resources fuel", f"{RAID}\nblue: cards l21 l22 bc09 bc13; resources - fuel\n{KEEPER}"
    )
    attacks(t, raid=FOUR_KEYS).asks("red", "raid", ["Skirmishers of Blue", "stop"])


# -- Warlord's Cruelty and Terror ----------------------------------------------------------------------------------

WARLORD = "ambitions: warlord 5"


def test_d33_cruelty_speaks_of_cities_so_an_empty_slot_is_taxed_once() -> None:
    t = red_leads(
        "administration-2", "cards lead13 l23", f"3-arrow: red 1 ship\n2-hex: red 1 ship; blue city\n{WARLORD}"
    )
    stows(t.plays("red", "tax", "slot 3-arrow/1"), "red")
    t.plays("red", "tax").cannot("red", "slot 3-arrow/1").plays("red", "city 2-hex/1")
    stows(t, "red").plays("red", "tax").can("red", "city 2-hex/1")  # a city may be taxed again


def test_l24_an_influence_for_each_as_far_as_agents_go() -> None:
    t = red_leads(
        "construction-2", "cards l24; trophies blue 3 ships; agents 1", f"{WARLORD}\ncourt: bc02, bc03, bc04, bc05"
    )
    t.plays("red", "use Warlord's Terror", "ship of Blue", "ship of Blue", "Mining Interest").asks("red", "turn")
    assert (t.court()["bc02"], t.agents("red"), t.trophies("red", "blue")) == ([1, 0, 0], 0, {})


def test_l24_trophies_of_several_players_all_their_kinds() -> None:
    t = red_leads(
        "construction-2",
        "cards l24; trophies blue 1 ship 1 starport 1 city; trophies white 1 agent",
        f"{WARLORD}\ncourt: bc02, bc03, bc04, bc05",
    )
    ships, agents = t.g.ships[1], t.agents("white")
    t.plays("red", "use Warlord's Terror")
    t.chooses("red", "ship of Blue", "starport of Blue", "city of Blue", "agent of White")
    assert t.g.ships[1] == ships + 1 and t.g.starports[1] == 5 and t.g.cities[1] == 5
    assert t.agents("white") == agents + 1
    for _ in range(4):
        t.plays("red", "Mining Interest")
    assert t.court()["bc02"] == [4, 0, 0]


def test_l24_a_returned_city_takes_the_city_bonus_and_the_slot_with_it() -> None:
    t = red_leads(
        "construction-2",
        "cards l24; trophies blue 1 city",
        f"2-hex: blue city\nblue: resources fuel fuel relic relic\n{WARLORD}",
    )
    assert len(t.slots("blue")) == 4
    t.plays("red", "use Warlord's Terror").asks("blue", "discard_excess").plays("blue", "discard Fuel from slot 1")
    stows(t, "blue").asks("red", "influence")
    assert (len(t.slots("blue")), t.resources("blue")) == (3, ["fuel", "relic", "relic"])


def test_r113_terror_may_be_used_again_at_once() -> None:
    t = red_leads("construction-2", "cards l24; trophies blue 2 ships", f"{WARLORD}\ncourt: bc02, bc03, bc04, bc05")
    t.plays("red", "use Warlord's Terror", "stop", "Mining Interest", "use Warlord's Terror", "Mining Interest")
    t.cannot("red", "use Warlord's Terror")
    assert t.court()["bc02"] == [2, 0, 0]


def test_l24_only_in_the_prelude() -> None:
    t = red_leads("construction-2", "cards l24; trophies blue 1 ship", f"3-hex: red 1 damaged ship\n{WARLORD}")
    t.plays("red", "repair", "ship in 3-hex").asks("red", "turn").cannot("red", "use Warlord's Terror")


def test_l24_the_chronicle_says_what_went_back() -> None:
    t = red_leads("construction-2", "cards l24; trophies blue 1 ship", f"{WARLORD}\ncourt: bc02, bc03, bc04, bc05")
    t.plays("red", "use Warlord's Terror")
    assert "Red gives a Trophy back to Blue (ship)." in t.chronicle()


# -- Tyrant's Ego --------------------------------------------------------------------------------------------------

TYRANT = "ambitions: tyrant 5"


def test_r113_ego_may_be_used_again_at_once_with_the_captives_it_brought() -> None:
    t = red_leads(
        "construction-2", "cards l25; captives 1 white", f"court: bc02 red 2 blue 1, bc03 red 1, bc04, bc05\n{TYRANT}"
    )
    t.plays("red", "use Tyrant's Ego", "Mining Interest", "use Tyrant's Ego").asks("red", "turn")
    assert (t.cards("red"), t.captives("red", "blue")) == (["bc02", "bc03", "l25"], 0)


def test_l25_without_a_card_to_secure_it_is_not_offered() -> None:
    t = red_leads(
        "construction-2", "cards l25; captives 1 white", f"court: bc02 red 1 blue 1, bc03, bc04, bc05\n{TYRANT}"
    )
    t.asks("red", "turn").cannot("red", "use Tyrant's Ego")


def test_l25_secures_are_free_and_vox_cards_take_effect() -> None:
    t = red_leads(
        "construction-2",
        "cards l25; captives 1 white; resources relic",
        f"court: bc27 red 1, bc03, bc04, bc05\n{TYRANT}",
    )
    t.plays("red", "use Tyrant's Ego").asks("red", "declare_by")
    assert t.resources("red") == ["relic"]


def test_r15_cards_secured_by_it_use_their_prelude_part_in_a_later_turn_only() -> None:
    t = red_leads(
        "construction-2",
        "cards l25 bc02; captives 1 white",
        f"3-hex: red 1 ship\ncourt: bc13 red 1, bc03, bc04, bc05\n{TYRANT}",
    )
    t.plays("red", "use Tyrant's Ego").can("red", "use Mining Interest")
    t.cannot("red", "use Skirmishers", "discard Skirmishers for nothing")


def test_r15_other_parts_of_a_card_secured_by_it_work_at_once() -> None:
    t = red_leads(
        "construction-2",
        "cards l25; captives 1 white; resources fuel",
        f"court: bc02 red 1, bc03, bc04, bc05\n{TYRANT}",
    )
    t.cannot("red", "manufacture").plays("red", "use Tyrant's Ego").can("red", "manufacture")


def test_l25_paranoid_still_forbids_a_guild_card_with_a_single_agent() -> None:
    t = red_leads(
        "construction-2", "cards lead08 l25; captives 1 white", f"court: bc02 red 1, bc03, bc04, bc05\n{TYRANT}"
    )
    t.asks("red", "turn").cannot("red", "use Tyrant's Ego")


def test_l25_clearing_weapon_outrage_discards_the_card_and_needs_no_tyrant() -> None:
    t = red_leads("construction-2", "cards l25; outrage weapon; captives 1 white")
    t.plays("red", "discard Tyrant's Ego to clear Outrage")
    assert (t.cards("red"), t.outrage("red"), t.captives("red", "white")) == ([], [], 1)


# -- Tycoon's Ambition ---------------------------------------------------------------------------------------------

TYCOON = "ambitions: tycoon 5"


def test_l27_never_declares_what_holds_a_marker() -> None:
    t = red_leads("construction-2", "cards l27", "ambitions: tycoon 5, empath 3")
    t.plays("red", "use Tycoon's Ambition")
    t.asks("red", "declare_by", ["declare Tyrant", "declare Warlord", "declare Keeper"])


def test_l27_tokens_on_ancient_holdings_are_discarded_cartel_supply_stays() -> None:
    t = red_leads("construction-2", "cards l13 l27 bc03 bc06; resources relic material - - - - fuel", TYCOON)
    t.plays("red", "use Tycoon's Ambition", "declare Tyrant")
    assert (t.resources("red"), t.supply("material"), t.supply("fuel")) == (["relic"], 5, 5)
    assert t.cards("red") == ["bc03", "bc06", "l13", "l27"]


def test_l27_not_again_in_the_same_turn_and_nothing_is_first_after_it() -> None:
    t = red_leads("construction-2", "cards l27 bc16", TYCOON)
    t.plays("red", "use Tycoon's Ambition", "declare Tyrant")
    t.cannot("red", "use Tycoon's Ambition", "use Lattice Spies")


@pytest.mark.parametrize("first", ["use Tycoon's Charm", "use Relic Fence", "discard Tycoon's Charm to clear Outrage"])
def test_l27_not_after_another_prelude_action(first: str) -> None:
    t = red_leads("construction-2", "cards l27 l28 bc24; resources material; outrage fuel", TYCOON)
    t.plays("red", first)
    while t.game.decision is not None and t.game.decision.ask != "turn":
        t.plays("red", t.options()[-1])
    t.cannot("red", "use Tycoon's Ambition")


def test_l27_not_after_a_pip() -> None:
    t = red_leads("construction-2", "cards l27", f"3-hex: red 1 damaged ship\n{TYCOON}")
    t.plays("red", "repair", "ship in 3-hex").asks("red", "turn").cannot("red", "use Tycoon's Ambition")


def test_l27_a_follower_may_use_it_and_no_zero_marker_is_placed() -> None:
    t = red_copies("construction-2", "cards l27", TYCOON)
    t.plays("red", "use Tycoon's Ambition", "declare Tyrant")
    assert (t.markers("tyrant"), t.g.zero) == ([[3, 2]], False)


def test_l27_after_galactic_bards_declared_tycoon() -> None:
    t = red_pivots("construction-2", "cards l27 bc25")
    t.plays("red", "declare Tycoon", "use Tycoon's Ambition", "declare Empath")
    assert (t.markers("tycoon"), t.markers("empath")) == ([[5, 3]], [[3, 2]])


def test_l27_the_feastbringer_pays_a_guild_card_or_cannot() -> None:
    t = red_leads("construction-2", "cards lead07 l27", TYCOON)
    t.cannot("red", "use Tycoon's Ambition")
    t = red_leads("construction-2", "cards lead07 l27 bc09", TYCOON)
    t.plays("red", "use Tycoon's Ambition", "declare Tyrant")
    assert (t.cards("red"), t.cards("blue")) == (["l27", "lead07"], ["bc09"])


def test_l27_the_upstart_gains_after_discarding() -> None:
    t = red_leads("construction-2", "cards lead04 l27; resources material fuel", TYCOON)
    t.plays("red", "use Tycoon's Ambition", "declare Tyrant").asks("red", "gain_any")
    stows(t.plays("red", "Material"), "red")
    assert t.resources("red") == ["material"]


# -- Tycoon's Charm ------------------------------------------------------------------------------------------------


def test_d10_a_loyal_card_does_not_stand_in_for_what_charm_discards() -> None:
    t = red_leads("construction-2", "cards l28 bc01; resources relic weapon", TYCOON)
    t.asks("red", "turn").cannot("red", "use Tycoon's Charm")


def test_l28_supply_on_an_own_cartel_is_not_traded_in() -> None:
    t = red_leads("construction-2", "cards l28 bc03", TYCOON)
    t.asks("red", "turn").cannot("red", "use Tycoon's Charm")


def test_l28_outraged_tokens_and_those_on_ancient_holdings_are_traded_in() -> None:
    t = red_leads("construction-2", "cards l28 l13; resources - - - - - - fuel; outrage fuel", TYCOON)
    t.plays("red", "use Tycoon's Charm", "discard Fuel from slot 7", "Relic")
    stows(t, "red")
    assert t.resources("red") == ["relic"]


def test_l28_all_tokens_may_be_traded_in_one_after_another() -> None:
    t = red_leads("construction-2", "cards l28; resources material fuel", TYCOON)
    t.plays("red", "use Tycoon's Charm", "discard Material from slot 1", "Relic")
    stows(t, "red")
    t.plays("red", "discard Fuel from slot 2", "Psionic")
    stows(t, "red").asks("red", "turn")
    assert t.resources("red") == ["psionic", "relic"]


def test_l28_what_it_brings_can_be_spent_in_the_same_prelude() -> None:
    t = red_leads("construction-2", "cards l28; resources material", f"court: bc02 red 1, bc03, bc04, bc05\n{TYCOON}")
    t.plays("red", "use Tycoon's Charm", "discard Material from slot 1", "Relic", "Relic in slot 1")
    t.can("red", "spend Relic from slot 1 to secure")


def test_d21_spent_tokens_are_held_back_but_traded_ones_are_not() -> None:
    t = red_leads("construction-2", "cards l28; resources material fuel", f"supply: 0 fuel 0 material\n{TYCOON}")
    t.plays("red", "spend Fuel from slot 2 for nothing", "use Tycoon's Charm", "discard Material from slot 1")
    t.can("red", "Material").cannot("red", "Fuel")


def test_l28_not_at_once_again_without_anything_done_in_between() -> None:
    """It could go round in circles; any trade is possible in one use."""
    t = red_leads("construction-2", "cards l28; resources material", TYCOON)
    t.plays("red", "use Tycoon's Charm", "discard Material from slot 1", "Fuel")
    stows(t, "red").asks("red", "turn").cannot("red", "use Tycoon's Charm")


def declared(t: ArcsScenario) -> list[str]:
    return [name for name in ("tycoon", "tyrant", "warlord", "keeper", "empath") if t.markers(name)]


def test_l27_l28_ambition_first_then_charm() -> None:
    t = red_begins("construction-2", "cards l27 l28; resources material")
    t.plays("red", "lead Construction 2", "declare Tycoon", "use Tycoon's Ambition", "declare Warlord")
    assert declared(t) == ["tycoon", "warlord"]
    t.cannot("red", "use Tycoon's Charm")  # nothing is left to trade in
