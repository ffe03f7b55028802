"""Interests (bc02 Mining, bc09 Shipping) and Cartels (bc03 Material, bc06 Fuel)."""

import pytest

from ..position import ArcsScenario, arcs
from .steps import counts, stows

INTERESTS = {
    "bc02": ("Mining Interest", "manufacture", "material"),
    "bc09": ("Shipping Interest", "synthesize", "fuel"),
}
CARTELS = {  # name, type, a planet of the type
    "bc03": ("Material Cartel", "material", "3-arrow"),
    "bc06": ("Fuel Cartel", "fuel", "3-crescent"),
}


def leads(red: str, rest: str = "", card: str = "construction-2") -> ArcsScenario:
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


# -- Interests: the new action -------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", INTERESTS)
def test_interest_new_action_by_a_pip_gains_one_token(card: str) -> None:
    _, action, resource = INTERESTS[card]
    t = leads(f"cards {card}")
    t.plays("red", action, f"{resource.title()} in slot 1")
    assert t.resources("red") == [resource]
    assert t.supply(resource) == 4
    assert t.cards("red") == [card]


@pytest.mark.parametrize("card", INTERESTS)
def test_interest_new_action_may_be_taken_with_every_pip(card: str) -> None:
    _, action, resource = INTERESTS[card]
    t = leads(f"cards {card}")
    stows(t.plays("red", action), "red").plays("red", action)
    stows(t, "red").plays("red", action, f"discard the loose {resource.title()}")
    assert t.resources("red") == [resource, resource]
    assert t.supply(resource) == 3


@pytest.mark.parametrize("card", INTERESTS)
def test_interest_new_action_by_a_material(card: str) -> None:
    """Whatever the card's own type, a Material pays for Build and so for what replaces it."""
    _, action, resource = INTERESTS[card]
    t = leads(f"cards {card}; resources material material fuel", "3-hex: red city", "mobilization-2")
    t.cannot("red", action, f"spend Fuel from slot 3 to {action}")
    t.plays("red", f"spend Material from slot 2 to {action}", f"{resource.title()} in slot 2")
    assert t.slots("red") == ["material", resource, "fuel"]
    assert t.g.prelude


@pytest.mark.parametrize("card", INTERESTS)
def test_interest_new_action_by_a_psionic_when_construction_leads(card: str) -> None:
    _, action, resource = INTERESTS[card]
    t = leads(f"cards {card}; resources psionic")
    t.plays("red", f"spend Psionic from slot 1 to {action}", f"{resource.title()} in slot 1")
    assert t.resources("red") == [resource]


@pytest.mark.parametrize("card", INTERESTS)
@pytest.mark.parametrize("lead", ["administration-2", "aggression-2", "mobilization-2"])
def test_interest_new_action_needs_something_that_pays_for_build(card: str, lead: str) -> None:
    leads(f"cards {card}; resources psionic fuel", "3-hex: red 1 ship", lead).cannot(
        "red", INTERESTS[card][1], f"spend Psionic from slot 1 to {INTERESTS[card][1]}"
    )


@pytest.mark.parametrize("card", INTERESTS)
def test_interest_new_action_with_an_empty_supply_is_legal_and_yields_nothing(card: str) -> None:
    _, action, resource = INTERESTS[card]
    t = leads(f"cards {card}", f"supply: 0 {resource}")
    t.plays("red", action)
    assert t.resources("red") == []
    assert t.g.pips == 3


@pytest.mark.parametrize("card", INTERESTS)
def test_interest_new_action_never_steals(card: str) -> None:
    _, action, resource = INTERESTS[card]
    t = leads(f"cards {card}", f"blue: resources {resource}\nsupply: 0 {resource}")
    t.plays("red", action)
    assert t.resources("blue") == [resource]
    assert t.resources("red") == []


# -- Interests: the Prelude part -----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", INTERESTS)
def test_interest_prelude_fills_the_empty_slots_from_the_supply(card: str) -> None:
    name, _, resource = INTERESTS[card]
    t = leads(f"cards {card}; resources - relic", f"3-hex: red city\n5-hex: red city\nblue: resources {resource}")
    t.plays("red", f"use {name}")
    t.asks("red", "take_tokens", ["take 3", "take 2", "take 1", "take 0"])  # four open slots, one taken
    stows(t.plays("red", "take 3"), "red")
    assert t.slots("red") == [resource, "relic", resource, resource]
    assert t.resources("blue") == [resource]
    assert t.cards("red") == []
    assert t.court_discard() == [card]


@pytest.mark.parametrize("card", INTERESTS)
def test_interest_prelude_steals_what_the_supply_lacks_in_any_split(card: str) -> None:
    name, _, resource = INTERESTS[card]
    t = leads(
        f"cards {card}",
        f"""
        3-hex: red city
        5-hex: red city
        blue: resources {resource} {resource}
        white: resources relic {resource}
        supply: 1 {resource}
        """,
    )
    r = resource.title()
    t.plays("red", f"use {name}", "take 1")
    tokens = [f"{r} from slot 1 of Blue", f"{r} from slot 2 of Blue", f"{r} from slot 2 of White"]
    t.asks("red", "steal_tokens", [*tokens, "stop"])
    stows(t.chooses("red", tokens[2], tokens[0], tokens[1]), "red")
    assert t.resources("red") == [resource] * 4
    assert t.resources("blue") == []
    assert t.resources("white") == ["relic"]
    assert t.supply(resource) == 0


@pytest.mark.parametrize("card", INTERESTS)
def test_interest_prelude_takes_no_more_than_the_empty_slots(card: str) -> None:
    name, _, resource = INTERESTS[card]
    t = leads(f"cards {card}; resources relic", f"blue: resources {resource} {resource}\nsupply: 0 {resource}")
    t.plays("red", f"use {name}", f"{resource.title()} from slot 1 of Blue", f"{resource.title()} in slot 2")
    t.asks("red", "turn")
    assert t.resources("red") == [resource, "relic"]
    assert t.resources("blue") == [resource]


@pytest.mark.parametrize("card", INTERESTS)
def test_interest_prelude_counts_tokens_gained_and_stolen_together(card: str) -> None:
    name, _, resource = INTERESTS[card]
    t = leads(f"cards {card}", f"blue: resources {resource} {resource}\nsupply: 1 {resource}")
    t.plays("red", f"use {name}", "take 1", f"{resource.title()} from slot 1 of Blue")
    stows(t, "red").asks("red", "turn")
    assert t.resources("red") == [resource, resource]
    assert t.resources("blue") == [resource]


@pytest.mark.parametrize("card", INTERESTS)
def test_d7_interest_prelude_may_take_fewer_and_then_steals_nothing(card: str) -> None:
    name, _, resource = INTERESTS[card]
    t = leads(f"cards {card}", f"3-hex: red city\nblue: resources {resource}\nsupply: 2 {resource}")
    t.plays("red", f"use {name}").asks("red", "take_tokens", ["take 2", "take 1", "take 0"])
    t.plays("red", "take 1", f"{resource.title()} in slot 1")
    t.asks("red", "turn")  # the supply is not empty, so nothing can be stolen
    assert t.resources("red") == [resource]
    assert t.resources("blue") == [resource]


@pytest.mark.parametrize("card", INTERESTS)
def test_d7_interest_prelude_stealing_may_stop(card: str) -> None:
    name, _, resource = INTERESTS[card]
    t = leads(f"cards {card}", f"blue: resources {resource}\nsupply: 0 {resource}")
    t.plays("red", f"use {name}", "stop")
    assert t.resources("red") == []
    assert t.resources("blue") == [resource]


@pytest.mark.parametrize("card", INTERESTS)
def test_interest_prelude_without_an_empty_slot_only_discards_the_card(card: str) -> None:
    name, _, resource = INTERESTS[card]
    t = leads(f"cards {card}; resources relic relic", f"blue: resources {resource}")
    t.plays("red", f"use {name}").asks("red", "turn")
    assert t.resources("red") == ["relic", "relic"]
    assert t.court_discard() == [card]


@pytest.mark.parametrize("card", INTERESTS)
def test_interest_prelude_cannot_take_what_was_spent_in_this_prelude(card: str) -> None:
    name, _, resource = INTERESTS[card]
    t = leads(f"cards {card}; resources {resource}", f"supply: 0 {resource}")
    t.plays("red", f"spend {resource.title()} from slot 1 for nothing", f"use {name}").asks("red", "turn")
    assert t.resources("red") == []
    t.plays("red", "end turn")
    assert t.supply(resource) == 1


@pytest.mark.parametrize("card", INTERESTS)
def test_interest_new_action_cannot_take_what_was_spent_in_this_prelude(card: str) -> None:
    _, action, resource = INTERESTS[card]
    t = leads(f"cards {card}; resources {resource} psionic", f"supply: 0 {resource}")
    t.plays("red", f"spend {resource.title()} from slot 1 for nothing", f"spend Psionic from slot 2 to {action}")
    assert t.resources("red") == []
    t.plays("red", action, f"{resource.title()} in slot 1")  # a pip ends the Prelude first
    assert t.resources("red") == [resource]


@pytest.mark.parametrize("card", INTERESTS)
def test_interest_prelude_does_not_steal_past_sworn_guardians(card: str) -> None:
    name, _, resource = INTERESTS[card]
    t = leads(
        f"cards {card}",
        f"blue: resources {resource}; cards bc22\nwhite: resources {resource}\nsupply: 0 {resource}",
    )
    t.plays("red", f"use {name}").asks("red", "steal_tokens", [f"{resource.title()} from slot 1 of White", "stop"])


@pytest.mark.parametrize(("card", "cartel"), [("bc02", "bc03"), ("bc09", "bc06")])
def test_interest_prelude_gains_the_supply_that_lies_on_a_cartel(card: str, cartel: str) -> None:
    """It is the supply, so it is gained and not stolen, even from beside Sworn Guardians."""
    name, _, resource = INTERESTS[card]
    t = leads(f"cards {card}", f"blue: cards {cartel} bc22")
    assert counts(t, "tycoon") == [1, 6, 0]
    stows(t.plays("red", f"use {name}", "take 2"), "red")
    assert t.resources("red") == [resource, resource]
    assert counts(t, "tycoon") == [2, 4, 0]


# -- Cartels: the supply -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARTELS)
def test_cartel_supply_counts_for_the_holders_tycoon(card: str) -> None:
    _, resource, _ = CARTELS[card]
    t = leads(f"cards {card}; resources {resource} fuel", f"blue: resources {resource}")
    on_card = t.supply(resource)
    assert counts(t, "tycoon")[0] == 1 + 2 + on_card
    assert counts(t, "tycoon")[1] == 1


def test_bc03_bc06_both_cartels_of_one_holder_add_up() -> None:
    t = leads("cards bc03 bc06")
    assert counts(t, "tycoon") == [12, 0, 0]


@pytest.mark.parametrize("card", CARTELS)
def test_cartel_supply_wins_tycoon_for_its_holder(card: str) -> None:
    resource = CARTELS[card][1]
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand construction-2; cards {card}
        blue: resources {resource} {resource}
        ambitions: tycoon 5
    """)
    t.plays("red", "lead Construction 2", "go on", "end turn")
    assert t.power("red") == 5
    assert t.power("blue") == 3  # counted before the Cartel takes the tokens away


@pytest.mark.parametrize("card", CARTELS)
def test_cartel_supply_cannot_be_spent_by_its_holder(card: str) -> None:
    leads(f"cards {card}", "3-hex: red 1 ship, city").cannot("red", "spend...")


@pytest.mark.parametrize("card", CARTELS)
def test_cartel_holder_gains_from_the_supply_on_the_card(card: str) -> None:
    _, resource, system = CARTELS[card]
    t = leads(f"cards {card}", f"{system}: red city", "administration-2")
    t.plays("red", "tax", f"{resource.title()} in slot 1")
    assert t.resources("red") == [resource]
    assert t.supply(resource) == 4
    assert counts(t, "tycoon")[0] == 6  # one token moved from the card to a slot


@pytest.mark.parametrize("card", CARTELS)
def test_cartel_rivals_gain_from_the_supply_on_the_card(card: str) -> None:
    _, resource, system = CARTELS[card]
    t = leads("cards bc04", f"{system}: red city\nblue: cards {card}", "administration-2")
    assert counts(t, "tycoon") == [1, 6, 0]
    t.plays("red", "tax", f"{resource.title()} in slot 1")
    assert t.resources("red") == [resource]
    assert counts(t, "tycoon") == [2, 5, 0]


@pytest.mark.parametrize("card", CARTELS)
def test_cartel_tokens_that_anybody_spends_land_on_the_card(card: str) -> None:
    _, resource, _ = CARTELS[card]
    t = leads(f"resources {resource}", f"blue: cards {card}")
    assert counts(t, "tycoon")[1] == 5
    t.plays("red", f"spend {resource.title()} from slot 1 for nothing")
    assert counts(t, "tycoon")[1] == 5  # held back until the Prelude ends
    t.plays("red", "end turn")
    assert counts(t, "tycoon")[1] == 6


@pytest.mark.parametrize("card", CARTELS)
def test_cartel_supply_cannot_be_stolen_token_by_token(card: str) -> None:
    name, _, _ = CARTELS[card]
    t = leads("cards bc20", f"blue: cards {card} bc04")
    t.plays("red", "use Silver-Tongues").asks("red", "steal_anything", [f"{name} of Blue", "Admin Union of Blue"])


@pytest.mark.parametrize("card", CARTELS)
def test_cartel_stolen_takes_the_supply_along(card: str) -> None:
    name, _, _ = CARTELS[card]
    t = leads("cards bc20", f"blue: cards {card}\nwhite: cards bc04")
    assert counts(t, "tycoon") == [0, 6, 1]
    t.plays("red", "use Silver-Tongues", f"{name} of Blue")
    assert t.cards("red") == [card]
    assert counts(t, "tycoon") == [6, 0, 1]


@pytest.mark.parametrize("card", CARTELS)
def test_cartel_stolen_in_a_raid_takes_the_supply_along(card: str) -> None:
    name, resource, _ = CARTELS[card]
    t = leads("cards bc04", f"3-gate: red 1 ship; blue 1 damaged ship\nblue: cards {card}", "aggression-2")
    t.plays("red", "battle", "0 Assault dice")
    t.dice(raid="key key intercept")
    t.plays("red", "1 Raid die").asks("red", "raid", [f"{name} of Blue", "stop"])  # no token of the supply
    t.plays("red", f"{name} of Blue")
    assert counts(t, "tycoon") == [7, 0, 0]
    assert t.supply(resource) == 5


@pytest.mark.parametrize("card", CARTELS)
def test_cartel_discarded_by_outrage_leaves_an_ordinary_supply(card: str) -> None:
    _, resource, system = CARTELS[card]
    t = leads(f"cards {card}; resources {resource}", f"{system}: red 1 ship; blue damaged city", "aggression-2")
    t.plays("red", "battle")
    t.dice(assault="hit hit")
    t.plays("red", "1 Assault die")
    assert t.cards("red") == []
    assert t.court_discard() == [card]
    assert t.supply(resource) == 5
    assert counts(t, "tycoon") == [0, 0, 0]


# -- Cartels: after scoring ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARTELS)
@pytest.mark.parametrize("ambitions", ["ambitions: tycoon 5", ""])
def test_cartel_after_scoring_rivals_discard_their_tokens_even_without_tycoon(card: str, ambitions: str) -> None:
    _, resource, _ = CARTELS[card]
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand construction-2; cards {card}; resources {resource} relic
        blue: resources {resource} weapon
        white: resources {resource} {resource}
        {ambitions}
    """)
    t.plays("red", "lead Construction 2", "go on", "end turn")
    assert t.g.chapter == 2
    assert t.resources("red") == sorted([resource, "relic"])
    assert t.resources("blue") == ["weapon"]
    assert t.resources("white") == []
    assert t.supply(resource) == 4  # and that lies on the card
    assert counts(t, "tycoon") == [6, 0, 0]


@pytest.mark.parametrize(("card", "guild"), [("bc03", "bc02"), ("bc06", "bc09")])
def test_cartel_after_scoring_rivals_keep_guild_cards_of_the_type(card: str, guild: str) -> None:
    resource = CARTELS[card][1]
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand construction-2; cards {card}
        blue: resources {resource}; cards {guild}
    """)
    t.plays("red", "lead Construction 2", "go on", "end turn")
    assert t.resources("blue") == []
    assert t.cards("blue") == [guild]


@pytest.mark.parametrize("card", CARTELS)
def test_cartel_after_scoring_sworn_guardians_do_not_stop_the_discard(card: str) -> None:
    resource = CARTELS[card][1]
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand construction-2; cards {card}
        blue: resources {resource}; cards bc22
    """)
    t.plays("red", "lead Construction 2", "go on", "end turn")
    assert t.resources("blue") == []
    assert t.cards("blue") == ["bc22"]


def test_cartel_after_scoring_takes_only_its_own_type() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        red: hand construction-2; cards bc03
        blue: resources fuel material
    """)
    t.plays("red", "lead Construction 2", "go on", "end turn")
    assert t.resources("blue") == ["fuel"]


# -- Cartels: the Prelude part -------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARTELS)
def test_cartel_prelude_steals_one_token_of_its_type(card: str) -> None:
    name, resource, _ = CARTELS[card]
    t = leads(f"cards {card}", f"blue: resources {resource} relic\nwhite: resources relic {resource}")
    t.plays("red", f"use {name}")
    t.asks("red", "steal_token", [f"{resource.title()} from slot {slot}" for slot in ("1 of Blue", "2 of White")])
    t.plays("red", f"{resource.title()} from slot 2 of White", f"{resource.title()} in slot 1")
    assert t.resources("red") == [resource]
    assert t.resources("white") == ["relic"]
    assert t.resources("blue") == sorted([resource, "relic"])
    assert t.court_discard() == [card]


@pytest.mark.parametrize("card", CARTELS)
def test_cartel_prelude_makes_the_supply_ordinary_again(card: str) -> None:
    name, resource, _ = CARTELS[card]
    t = leads(f"cards {card}", f"blue: resources {resource}")
    assert counts(t, "tycoon") == [5, 1, 0]
    t.plays("red", f"use {name}", f"{resource.title()} in slot 1")
    assert counts(t, "tycoon") == [1, 0, 0]
    assert t.supply(resource) == 4


@pytest.mark.parametrize("card", CARTELS)
def test_cartel_prelude_may_discard_the_card_with_nothing_to_steal(card: str) -> None:
    name, _, _ = CARTELS[card]
    t = leads(f"cards {card}", "blue: resources relic")
    t.plays("red", f"use {name}").asks("red", "turn")
    assert t.court_discard() == [card]
    assert t.resources("blue") == ["relic"]


@pytest.mark.parametrize("card", CARTELS)
def test_cartel_prelude_does_not_steal_past_sworn_guardians(card: str) -> None:
    name, resource, _ = CARTELS[card]
    t = leads(f"cards {card}", f"blue: resources {resource}; cards bc22")
    t.plays("red", f"use {name}").asks("red", "turn")
    assert t.resources("blue") == [resource]
    assert t.court_discard() == [card]
