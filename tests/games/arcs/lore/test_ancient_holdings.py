"""Ancient Holdings: one more resource slot, whose token costs four keys."""

import boardwright
from boardwright.games.arcs.facts import FUEL
from boardwright.games.arcs.resources import provoke_outrage
from tests.games.arcs.cards.steps import counts, stows
from tests.games.arcs.leaders.steps import attacks, red_leads

HOLD = "cards l13; resources"


def test_l13_ancient_holdings_add_one_resource_slot() -> None:
    t = red_leads("administration-2", "cards l13")
    assert t.slots("red") == ["-", "-", "-"]
    assert t.slots("blue") == ["-", "-"]


def test_l13_the_slot_is_filled_like_any_other() -> None:
    t = red_leads("administration-2", f"{HOLD} fuel weapon", "3-hex: red city\n2-hex: red city")
    t.plays("red", "tax", "city 2-hex/1").asks("red", "place_token").can(
        "red", "Relic in slot 7", "rearrange all tokens"
    )
    t.plays("red", "Relic in slot 7")
    assert t.slots("red")[-1] == "relic"


def test_l13_tokens_can_be_moved_to_and_from_the_card_when_rearranging() -> None:
    t = red_leads("administration-2", "cards l13; resources fuel - - - - - weapon", "2-hex: red city")
    t.plays("red", "tax", "rearrange all tokens").can("red", "Fuel in slot 7", "Relic in slot 7", "Weapon in slot 7")
    t.plays("red", "Fuel in slot 7", "Weapon in slot 1")
    stows(t, "red")
    assert (t.slots("red")[-1], t.resources("red")) == ("fuel", ["fuel", "relic", "weapon"])


def test_l13_the_token_on_it_is_spendable() -> None:
    t = red_leads("construction-2", "cards l13; resources - - - - - - fuel", "3-hex: red 1 ship")
    t.plays("red", "spend Fuel from slot 7 to move", "from 3-hex", "to 3-gate")
    assert t.resources("red") == []


def test_l13_the_token_on_it_counts_for_ambitions() -> None:
    t = red_leads("construction-2", "cards l13; resources - - - - - - fuel")
    assert counts(t, "tycoon") == [1, 0, 0]


DEFENCE = "3-hex: red 4 ships; blue 1 ship, city\nblue: cards l13; resources relic fuel - - - - weapon"


def test_l13_stealing_the_token_on_it_takes_four_keys() -> None:
    t = red_leads("aggression-2", "power 0", DEFENCE)
    attacks(t, raid="key key intercept, key building_hit, key building_hit")
    while "a fresh ship" in t.options() or "a damaged ship" in t.options() or "building 3-hex/1" in t.options():
        t.plays("red", t.options()[0])
    t.asks("red", "raid").can("red", "Weapon from slot 7 of Blue").plays("red", "Weapon from slot 7 of Blue")
    stows(t, "red").asks("red", "turn")  # no key is left
    assert (t.resources("red"), t.resources("blue")) == (["weapon"], ["fuel", "relic"])


def test_l13_three_keys_are_too_few() -> None:
    t = red_leads("aggression-2", "power 0", DEFENCE)
    attacks(t, raid="key building_hit, key self_hit, key self_hit")
    while not any(one == "stop" for one in t.options()):
        t.plays("red", t.options()[0])
    t.asks("red", "raid", ["Relic from slot 1 of Blue", "Fuel from slot 2 of Blue", "stop"])


def test_r120_outrage_discards_the_token_on_it_as_well() -> None:
    t = red_leads("construction-2", "cards l13; resources fuel - - - - - fuel")
    provoke_outrage(t.g, 0, FUEL)
    assert (t.resources("red"), t.supply("fuel")) == ([], 5)


def test_r120_in_play_destroying_a_city_takes_the_token_on_the_card() -> None:
    t = red_leads(
        "aggression-2",
        "cards l13; resources fuel - - - - - weapon",
        "3-hex: red 2 ships; blue damaged city\n2-hex: blue city",
    )
    attacks(t, assault="hit hit").asks("red", "turn")
    assert t.resources("red") == ["fuel"]


def test_r99_outrage_and_raids_leave_the_card_itself() -> None:
    t = red_leads("construction-2", "cards l13 l19")
    for resource in range(5):
        provoke_outrage(t.g, 0, resource)
    assert t.cards("red") == ["l13", "l19"]


def test_r119_an_interest_counts_the_slot_of_the_card() -> None:
    t = red_leads("construction-2", "cards l13 bc02; resources fuel")
    t.plays("red", "use Mining Interest").asks("red", "take_tokens", ["take 2", "take 1", "take 0"])
    stows(t.plays("red", "take 2"), "red")
    assert t.resources("red") == ["fuel", "material", "material"]


def test_r119_a_cartel_is_no_slot_for_an_interest() -> None:
    t = red_leads("construction-2", "cards bc06 bc02; resources fuel")
    t.plays("red", "use Mining Interest").asks("red", "take_tokens", ["take 1", "take 0"])


def test_l13_when_a_city_covers_slots_the_card_takes_what_fits() -> None:
    t = red_leads("administration-2", "cards l10 l13; resources fuel weapon relic", "3-hex: red city")
    t.plays("red", "prune")
    stows(t, "red").asks("red", "turn")
    assert (t.slots("red"), t.resources("red")) == (["fuel", "weapon", "relic"], ["fuel", "relic", "weapon"])


def test_l13_starting_resources_still_go_to_the_two_leftmost_slots() -> None:
    """Drafted by whoever may, whatever the leaders: slots 1 and 2, never the card."""
    drafted = 0
    for seed in range(12):
        game = boardwright.new("arcs", seats=3, seed=seed, options={"leaders_and_lore": "base"})
        while game.decision is not None and game.decision.ask == "draft":
            options = game.decision.options
            game.play(("draft", 213) if ("draft", 213) in options else options[0])
        for player in game.view(None)["players"]:
            if "l13" in player["cards"]:
                drafted += 1
                tokens = [slot["resource"] for slot in player["slots"]]
                assert None not in tokens[:2] and not any(tokens[2:])
    assert drafted
