"""bc22 Sworn Guardians, bc23 Elder Broker, bc24 Relic Fence, bc25 Galactic Bards."""

import pytest

from ..position import ArcsScenario, arcs, dice_text
from .steps import counts, stows


def leads(card: str, red: str, rest: str = "") -> ArcsScenario:
    """Red leads a card, without declaring."""
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand {card} administration-6; {red}
        {rest}
    """)
    suit, number = card.split("-")
    t.plays("red", f"lead {suit.title()} {number}", "go on")
    return t


# -- bc22 Sworn Guardians ------------------------------------------------------------------------------------------


def raids(keys: str, blue: str) -> ArcsScenario:
    """Red raids Blue with the keys of these raid dice."""
    dice = keys.count(",") + 1
    t = leads("aggression-2", "power 0", f"3-gate: red {dice} ships; blue 1 damaged ship\nblue: {blue}")
    t.plays("red", "battle", "0 Assault dice")
    t.dice(raid=keys)
    t.plays("red", dice_text(dice, "Raid"))
    return t


def test_bc22_sworn_guardians_are_all_that_can_be_raided_at_first() -> None:
    t = raids("key key intercept", "cards bc22 bc04; resources relic fuel")
    t.asks("red", "raid", ["Sworn Guardians of Blue", "stop"])


def test_bc22_sworn_guardians_stolen_for_one_key_leave_the_other_keys_to_the_raid() -> None:
    t = raids("key key intercept, key building_hit", "cards bc22 bc04 bc01; resources relic fuel")
    t.plays("red", "Sworn Guardians of Blue")
    t.asks("red", "raid", ["Fuel from slot 2 of Blue", "Admin Union of Blue", "stop"])  # two keys are left
    t.plays("red", "Admin Union of Blue").asks("red", "turn")
    assert t.cards("red") == ["bc04"]
    assert t.cards("blue") == ["bc01"]


def test_bc22_sworn_guardians_are_buried_when_stolen_in_a_raid() -> None:
    t = raids("key building_hit", "cards bc22")
    t.plays("red", "Sworn Guardians of Blue")
    assert t.cards("red") == t.cards("blue") == []
    assert t.court_discard() == []
    assert t.game.view(None)["court_bottom"] == ["bc22"]


def test_bc22_sworn_guardians_protect_only_their_holder() -> None:
    t = leads("construction-2", "cards bc20", "blue: cards bc22; resources fuel\nwhite: resources relic")
    t.plays("red", "use Silver-Tongues").asks(
        "red", "steal_anything", ["Sworn Guardians of Blue", "Relic from slot 1 of White"]
    )


def test_bc22_sworn_guardians_against_silver_tongues() -> None:
    t = leads("construction-2", "cards bc20", "blue: cards bc22 bc04; resources fuel")
    t.plays("red", "use Silver-Tongues")  # nothing else can be stolen
    assert t.game.view(None)["court_bottom"] == ["bc22"]
    assert t.resources("blue") == ["fuel"]
    assert t.cards("blue") == ["bc04"]


def test_bc22_sworn_guardians_against_an_interest() -> None:
    t = leads("construction-2", "cards bc02", "blue: cards bc22; resources material\nsupply: 0 material")
    t.plays("red", "use Mining Interest").asks("red", "turn")
    assert t.resources("blue") == ["material"]


def test_bc22_sworn_guardians_against_guild_struggle() -> None:
    t = leads("aggression-2", "power 0", "blue: cards bc22 bc04\ncourt: bc30 red 1, bc16, bc17, bc18")
    t.plays("red", "secure").asks("red", "guild_struggle", ["Sworn Guardians of Blue", "go on"])
    t.plays("red", "Sworn Guardians of Blue")
    assert t.cards("red") == []
    assert t.cards("blue") == ["bc04"]


def test_bc22_sworn_guardians_do_not_stop_trade() -> None:
    t = leads(
        "administration-2",
        "cards bc23; resources fuel",
        "2-hex: red 2 ships; blue city\nblue: cards bc22; resources relic",
    )
    t.plays("red", "trade")
    stows(t, "red")
    stows(t, "blue")
    assert t.resources("red") == ["relic"]
    assert t.resources("blue") == ["fuel"]


def test_bc22_sworn_guardians_do_not_stop_outrage() -> None:
    blue = "cards bc22 bc04; resources material relic"
    t = leads("aggression-2", "power 0", f"blue: {blue}\ncourt: bc28 red 1, bc16, bc17, bc18")
    t.plays("red", "secure", "Relic")
    assert t.cards("blue") == ["bc04"]
    assert t.resources("blue") == ["material"]
    assert t.court_discard() == ["bc22", "bc28"]  # discarded, not stolen: not buried


def test_bc22_sworn_guardians_do_not_stop_a_rival_who_taxes_a_captive_out_of_them() -> None:
    t = leads("administration-2", "power 0", "2-hex: red 1 ship; blue city\nblue: cards bc22")
    stows(t.plays("red", "tax"), "red")
    assert t.captives("red", "blue") == 1


# -- bc23 Elder Broker: Trade --------------------------------------------------------------------------------------

MARKET = "2-hex: red 2 ships; blue 1 ship, city"  # a relic planet that Red controls


def test_bc23_elder_broker_trade_swaps_a_token_of_the_citys_type_for_one_the_rival_lacks() -> None:
    t = leads("administration-2", "cards bc23; resources fuel weapon", f"{MARKET}\nblue: resources weapon relic")
    t.plays("red", "trade")  # only the Relic can be taken, and only Fuel does Blue not have
    stows(t, "red")
    stows(t, "blue")
    assert t.resources("red") == ["relic", "weapon"]
    assert t.resources("blue") == ["fuel", "weapon"]
    assert t.captives("red", "blue") == 0


def test_bc23_elder_broker_trade_chooses_the_token_to_give() -> None:
    t = leads("administration-2", "cards bc23; resources fuel weapon", f"{MARKET}\nblue: resources relic")
    t.plays("red", "trade").asks("red", "trade_give", ["Fuel from slot 1", "Weapon from slot 2"])


def test_bc23_elder_broker_trade_chooses_among_cities_and_rivals() -> None:
    t = leads(
        "administration-2",
        "cards bc23; resources fuel",
        f"{MARKET}\n5-hex: red 1 ship; white city\nblue: resources relic psionic\nwhite: resources psionic relic",
    )
    t.plays("red", "trade").asks("red", "trade_take", ["Relic from slot 1 of Blue", "Psionic from slot 1 of White"])


def test_bc23_elder_broker_trade_needs_a_rival_city_in_a_controlled_system() -> None:
    red, blue = "cards bc23; resources fuel", "blue: resources relic"
    leads("administration-2", red, f"{MARKET}\n{blue}").can("red", "trade")
    leads("administration-2", red, f"2-hex: red 1 ship; blue 1 ship, city\n{blue}").cannot("red", "trade")
    leads("administration-2", red, f"2-hex: red 1 ship, city; blue starport\n{blue}").cannot("red", "trade")


def test_bc23_elder_broker_trade_needs_a_rivals_token_of_the_citys_type() -> None:
    others = "blue: resources weapon\nwhite: resources relic"
    leads("administration-2", "cards bc23; resources fuel", f"{MARKET}\n{others}").cannot("red", "trade")


def test_bc23_elder_broker_trade_needs_a_token_of_a_type_the_rival_lacks() -> None:
    both = f"{MARKET}\nblue: resources relic fuel"
    for mine in ("resources fuel", "resources relic", "power 0"):
        leads("administration-2", f"cards bc23; {mine}", both).cannot("red", "trade")


def test_d8_elder_broker_trade_guild_icons_are_not_resources_the_rival_has() -> None:
    t = leads("administration-2", "cards bc23; resources fuel", f"{MARKET}\nblue: resources relic; cards bc08")
    t.can("red", "trade")


def test_d8_elder_broker_trade_supply_on_a_rivals_cartel_counts_as_theirs() -> None:
    t = leads("administration-2", "cards bc23; resources fuel", f"{MARKET}\nblue: resources relic; cards bc06")
    t.cannot("red", "trade")


def test_d8_elder_broker_trade_cannot_take_the_supply_on_a_rivals_cartel() -> None:
    t = leads(
        "administration-2", "cards bc23; resources weapon", "3-crescent: red 2 ships; blue city\nblue: cards bc06"
    )
    t.cannot("red", "trade")


def test_d8_elder_broker_trade_cannot_give_the_supply_on_the_own_cartel() -> None:
    t = leads("administration-2", "cards bc23 bc06", f"{MARKET}\nblue: resources relic")
    t.cannot("red", "trade")


def test_bc23_elder_broker_trade_is_no_tax_and_has_no_limit_per_turn() -> None:
    t = leads("administration-2", "cards bc23; resources fuel weapon", f"{MARKET}\nblue: resources relic relic")
    stows(t.plays("red", "tax", "discard the loose Relic"), "red")  # the city is taxed; there was no room
    assert t.captives("red", "blue") == 1
    t.cannot("red", "tax")
    t.plays("red", "trade", "Relic from slot 1 of Blue", "Fuel from slot 1")
    stows(t, "red")
    stows(t, "blue")
    t.plays("red", "trade")
    stows(t, "red")
    stows(t, "blue")
    assert t.resources("red") == ["relic", "relic"]
    assert t.resources("blue") == ["fuel", "weapon"]
    assert t.captives("red", "blue") == 1


def test_bc23_elder_broker_trade_leaves_the_city_to_be_taxed() -> None:
    t = leads("administration-2", "cards bc23; resources fuel", f"{MARKET}\nblue: resources relic")
    t.plays("red", "trade")
    stows(t, "red")
    stows(t, "blue")
    t.can("red", "tax")


def test_bc23_elder_broker_trade_needs_something_that_pays_for_tax() -> None:
    rest = f"{MARKET}\nblue: resources relic"
    t = leads("construction-2", "cards bc23; resources fuel psionic", rest)
    t.cannot("red", "trade", "spend Fuel from slot 1 to trade", "spend Psionic from slot 2 to trade")
    t = leads("administration-2", "cards bc23; resources fuel psionic", rest)
    t.plays("red", "spend Psionic from slot 2 to trade")
    stows(t, "red")
    stows(t, "blue")
    assert t.resources("red") == ["relic"]
    assert t.resources("blue") == ["fuel"]
    assert t.g.prelude


def test_bc23_elder_broker_trade_the_token_that_pays_cannot_be_given() -> None:
    t = leads("administration-2", "cards bc23; resources psionic", f"{MARKET}\nblue: resources relic")
    t.can("red", "trade").cannot("red", "spend Psionic from slot 1 to trade")


def test_bc23_elder_broker_trade_both_may_rearrange() -> None:
    t = leads("administration-2", "cards bc23; resources fuel weapon", f"{MARKET}\nblue: resources relic weapon")
    t.plays("red", "trade").asks("red", "place_token", ["Relic in slot 1", "rearrange all tokens"])
    t.plays("red", "rearrange all tokens", "Weapon in slot 1")
    assert t.slots("red") == ["weapon", "relic"]
    t.asks("blue", "place_token", ["Fuel in slot 1", "Fuel in slot 3", "rearrange all tokens"])


# -- bc23 Elder Broker: the Prelude part ---------------------------------------------------------------------------


def test_bc23_elder_broker_prelude_gains_a_material_a_fuel_and_a_weapon() -> None:
    t = leads("construction-2", "cards bc23", "5-hex: red city")
    stows(t.plays("red", "use Elder Broker"), "red").asks("red", "turn")
    assert t.resources("red") == ["fuel", "material", "weapon"]
    assert t.court_discard() == ["bc23"]


def test_bc23_elder_broker_prelude_gains_what_is_in_supply() -> None:
    t = leads("construction-2", "cards bc23", "5-hex: red city\nblue: resources fuel\nsupply: 0 fuel")
    stows(t.plays("red", "use Elder Broker"), "red").asks("red", "turn")
    assert t.resources("red") == ["material", "weapon"]
    assert t.resources("blue") == ["fuel"]


def test_bc23_elder_broker_prelude_discards_what_does_not_fit() -> None:
    """All three are taken first; then the player picks what goes, old tokens included."""
    t = leads("construction-2", "cards bc23; resources relic")
    t.plays("red", "use Elder Broker")
    t.asks("red", "discard_excess").chooses("red", "discard Relic from slot 1", "discard the loose Fuel")
    t.plays("red", "Weapon in slot 1", "Material in slot 2")
    assert t.slots("red") == ["weapon", "material"]
    assert [t.supply(name) for name in ("material", "fuel", "weapon", "relic")] == [4, 5, 4, 5]


# -- bc24 Relic Fence ----------------------------------------------------------------------------------------------


def test_bc24_relic_fence_turns_any_token_into_a_relic_and_stays() -> None:
    t = leads("construction-2", "cards bc24; resources fuel weapon")
    t.plays("red", "use Relic Fence").asks("red", "fence", ["discard Fuel from slot 1", "discard Weapon from slot 2"])
    stows(t.plays("red", "discard Fuel from slot 1"), "red")
    assert t.resources("red") == ["relic", "weapon"]
    assert (t.supply("fuel"), t.supply("relic")) == (5, 4)
    assert t.cards("red") == ["bc24"]


def test_bc24_relic_fence_once_per_turn() -> None:
    t = leads("construction-2", "cards bc24; resources fuel weapon")
    stows(t.plays("red", "use Relic Fence", "discard Fuel from slot 1"), "red")
    t.asks("red", "turn").cannot("red", "use Relic Fence", "discard Relic Fence...")
    t.plays("red", "end turn", "lead Administration 6", "go on").can("red", "use Relic Fence")


def test_bc24_relic_fence_takes_an_outraged_token() -> None:
    t = leads("construction-2", "cards bc24; outrage fuel relic; resources fuel")
    stows(t.plays("red", "use Relic Fence"), "red")
    assert t.resources("red") == ["relic"]


def test_bc24_relic_fence_does_not_take_the_supply_on_a_cartel() -> None:
    t = leads("construction-2", "cards bc24 bc03 bc06")
    t.cannot("red", "use Relic Fence")


def test_bc24_relic_fence_without_a_relic_in_supply_only_discards() -> None:
    t = leads("construction-2", "cards bc24; resources fuel", "supply: 0 relic")
    t.plays("red", "use Relic Fence").asks("red", "turn")
    assert t.resources("red") == []
    assert t.supply("fuel") == 5


def test_bc24_relic_fence_a_relic_spent_in_this_prelude_is_not_in_supply() -> None:
    t = leads("construction-2", "cards bc24; resources fuel relic", "supply: 0 relic")
    t.plays("red", "spend Relic from slot 2 for nothing", "use Relic Fence").asks("red", "turn")
    assert t.resources("red") == []


def test_bc24_relic_fence_a_discarded_token_is_in_supply_at_once() -> None:
    t = leads("construction-2", "cards bc24 bc02; resources material", "supply: 0 material")
    stows(t.plays("red", "use Relic Fence"), "red")
    assert t.supply("material") == 1
    t.plays("red", "use Mining Interest").asks("red", "take_tokens", ["take 1", "take 0"])


# -- bc25 Galactic Bards -------------------------------------------------------------------------------------------


def follows(red: str, rest: str = "", lead: str = "construction-2") -> ArcsScenario:
    """Blue leads without declaring; Red follows and holds Galactic Bards."""
    suit, number = lead.split("-")
    t = arcs(f"""
        seats 4, set-up 4p-mix-up-1, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        blue: hand {lead} {suit}-3
        red: hand {red}; cards bc25
        {rest}
    """)
    t.plays("blue", f"lead {suit.title()} {number}", "go on", "end turn")
    return t


def test_bc25_galactic_bards_declare_when_surpassing() -> None:
    t = follows("construction-4 mobilization-2")
    t.plays("red", "surpass with Construction 4")
    t.asks("red", "before_prelude", ["declare Warlord", "seize with Mobilization 2", "go on"])
    t.plays("red", "declare Warlord")
    assert t.markers("warlord") == [[5, 3]]


def test_bc25_galactic_bards_declare_when_pivoting() -> None:
    t = follows("mobilization-6 mobilization-2")
    t.plays("red", "pivot with Mobilization 6", "declare Empath")
    assert t.markers("empath") == [[5, 3]]


def test_bc25_galactic_bards_place_no_zero_marker() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        3-hex: white 1 ship
        blue: hand construction-4 construction-5
        white: hand mobilization-5 mobilization-2; cards bc25
        red: hand construction-3 construction-6
    """)
    t.plays("blue", "lead Construction 4", "go on", "end turn")
    t.plays("white", "pivot with Mobilization 5", "declare Keeper", "go on", "end turn")
    t.can("red", "surpass with Construction 6").cannot("red", "surpass with Construction 3")


def test_bc25_galactic_bards_not_with_copy() -> None:
    t = follows("mobilization-6 mobilization-2")
    t.plays("red", "copy with Mobilization 6").cannot("red", "declare...")


def test_bc25_galactic_bards_not_when_leading_twice() -> None:
    """The leader declares as every leader does, with the zero marker, and not once more."""
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand construction-4 construction-5; cards bc25
    """)
    t.plays("red", "lead Construction 4", "declare Warlord").asks("red", "turn")
    assert t.g.zero
    t = leads("construction-4", "cards bc25")
    t.asks("red", "turn")


def test_bc25_galactic_bards_any_ambition_with_a_seven() -> None:
    t = follows("mobilization-7 mobilization-2")
    t.plays("red", "pivot with Mobilization 7")
    t.can("red", *[f"declare {name}" for name in ("Tycoon", "Tyrant", "Warlord", "Keeper", "Empath")])


def test_bc25_galactic_bards_with_a_surpassing_seven_that_seizes_by_itself() -> None:
    t = follows("construction-7 mobilization-2")
    t.plays("red", "surpass with Construction 7")
    assert t.initiative() == "red"
    t.plays("red", "declare Tyrant").asks("red", "turn")
    assert t.markers("tyrant") == [[5, 3]]


def test_bc25_galactic_bards_no_ambition_with_a_one() -> None:
    t = follows("mobilization-1 mobilization-2")
    t.plays("red", "pivot with Mobilization 1").asks("red", "before_prelude", ["seize with Mobilization 2", "go on"])


def test_bc25_galactic_bards_seize_first_then_declare() -> None:
    t = follows("mobilization-6 mobilization-2")
    t.plays("red", "pivot with Mobilization 6", "seize with Mobilization 2", "declare Empath").asks("red", "turn")
    assert t.initiative() == "red"
    assert t.markers("empath") == [[5, 3]]


def test_bc25_galactic_bards_declare_first_then_seize() -> None:
    t = follows("mobilization-6 mobilization-2")
    t.plays("red", "pivot with Mobilization 6", "declare Empath", "seize with Mobilization 2").asks("red", "turn")
    assert t.initiative() == "red"
    assert t.markers("empath") == [[5, 3]]


def test_bc25_galactic_bards_declare_only_once() -> None:
    t = follows("mobilization-6 mobilization-2")
    t.plays("red", "pivot with Mobilization 6", "declare Empath")
    t.asks("red", "before_prelude", ["seize with Mobilization 2", "go on"])


def test_bc25_galactic_bards_not_after_the_first_action() -> None:
    t = follows("mobilization-6 mobilization-2; resources fuel")
    t.plays("red", "pivot with Mobilization 6", "go on").asks("red", "turn")


def test_bc25_galactic_bards_not_when_the_leader_declared() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        blue: hand construction-2 construction-3
        red: hand mobilization-6 mobilization-2; cards bc25
    """)
    t.plays("blue", "lead Construction 2", "declare Tycoon", "end turn")
    t.plays("red", "pivot with Mobilization 6").cannot("red", "declare...")


def test_bc25_galactic_bards_not_after_populist_demands_in_the_same_round() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        blue: hand aggression-2 aggression-3
        red: hand mobilization-6 mobilization-2; cards bc25
        court: bc27 blue 1, bc16, bc17, bc18
    """)
    t.plays("blue", "lead Aggression 2", "go on", "secure", "declare Tycoon", "end turn")
    t.plays("red", "pivot with Mobilization 6").cannot("red", "declare...")


def test_bc25_galactic_bards_again_in_the_next_round() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        blue: hand construction-2 construction-3 construction-4
        red: hand mobilization-6 mobilization-2 mobilization-3; cards bc25
    """)
    t.plays("blue", "lead Construction 2", "declare Tycoon", "end turn")
    t.plays("red", "pivot with Mobilization 6", "go on", "end turn")
    t.plays("blue", "lead Construction 3", "go on", "end turn")
    t.plays("red", "pivot with Mobilization 2").can("red", "declare Tycoon")


def test_bc25_galactic_bards_need_an_available_marker() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        blue: hand construction-2 construction-3
        red: hand mobilization-6 mobilization-2; cards bc25
        ambitions: tycoon 5, tycoon 3, warlord 2
    """)
    t.plays("blue", "lead Construction 2", "end turn").plays("red", "pivot with Mobilization 6")
    t.asks("red", "before_prelude", ["seize with Mobilization 2", "go on"])


def test_bc25_galactic_bards_may_declare_what_holds_markers_already() -> None:
    t = follows("mobilization-6 mobilization-2", "ambitions: empath 5")
    t.plays("red", "pivot with Mobilization 6", "declare Empath")
    assert t.markers("empath") == [[3, 2], [5, 3]]


# -- suit icons ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["bc22", "bc23", "bc24", "bc25"])
def test_relic_guild_card_counts_for_keeper(card: str) -> None:
    assert counts(leads("construction-2", f"cards {card}"), "keeper") == [1, 0, 0]
