"""The Steward in Act II: the cards that both Resolutions of Act I bring, the objective, Imperial Quorum."""

import pytest

from boardwright.games.arcs.campaign.facts import PROTECTED, ROWS
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.facts import CARD_NUMBER
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import red_leads, rolled

FATES = "fates: steward admiral"
HANDS = "red: hand aggression-2\nblue: hand aggression-3\nwhite: hand aggression-4"


def where(t: ReachScenario, card: str) -> str:
    """Where a card of a set has come to."""
    number = CARD_NUMBER[card]
    places = {"deck": [*t.g.court_deck, *t.g.court], "scrapped": t.g.scrapped, "booklet": t.g.laws, "red": t.g.cards[0]}
    return next((name for name, cards in places.items() if number in cards), "nowhere")


def resolved(act: int, red: str) -> ReachScenario:
    """The Intermission after an act; Red, the Steward, has completed the objective or not."""
    return reach(f"""
        seats 2, initiative red, act {act}, last act {act + 1}, begin intermission
        {FATES}
        1-hex: red 1 ship; blue 1 ship
        red: {red}
        """)


def all_in(t: ReachScenario, place: str, *cards: str) -> bool:
    return all(where(t, card) == place for card in cards)


# -- F104, F114: the Resolutions -----------------------------------------------------------------------------------


def test_f104_success() -> None:
    t = resolved(1, "objective 0; cards f102 f103")
    assert all_in(t, "deck", "f105", "f106", "f107")
    assert all_in(t, "booklet", "f108") and all_in(t, "scrapped", "f109", "f110", "f111")
    assert all_in(t, "red", "f102", "f103")


def test_f104_failure() -> None:
    t = resolved(1, "objective 3; cards f102 f103")
    assert all_in(t, "scrapped", "f105", "f106", "f107", "f108")
    assert all_in(t, "deck", "f109", "f110", "f111", "f103") and all_in(t, "red", "f102")


def test_f104_failure_leaves_dealmakers_with_who_else_has_them() -> None:
    t = resolved(1, "objective 3\nblue: cards f103")
    assert CARD_NUMBER["f103"] in t.g.cards[1]


def test_f114_success() -> None:
    t = resolved(2, "objective 0")
    assert all_in(t, "deck", "f115", "f116", "f117") and all_in(t, "scrapped", "f118", "f119", "f120", "f121")


def test_f114_failure() -> None:
    t = resolved(2, "objective 1")
    assert all_in(t, "scrapped", "f115", "f116", "f117") and all_in(t, "deck", "f118", "f119", "f120", "f121")


def test_f112_set_up_puts_imperial_quorum_in_the_booklet_and_the_marker_on_22() -> None:
    t = resolved(1, "objective 0\nblue: objective 0")
    t.plays("red", "Steward").plays("blue", "Admiral")
    assert "f113" in t.laws() and t.objective("red") == 22 and CARD_NUMBER["f112"] in t.g.cards[0]


# -- F105: Council Intrigue again ----------------------------------------------------------------------------------


def test_f105_is_council_intrigue() -> None:
    assert type(REACH_CARDS[CARD_NUMBER["f105"]]) is type(REACH_CARDS[CARD_NUMBER["cc12"]])
    t = crisis("court: aid01, f105 red 2, cc01, cc02, cc03\ncouncil: decided\ndeck: cc04")
    assert not t.g.decided and t.court()["aid01"] == [2, 0, 0] and t.deck_bottom() == ["f105"]


def test_f105_secured_it_says_its_own_name() -> None:
    t = red_leads("court: aid01, f105 red 2, cc01, cc02, cc03\n2-gate: red 1 ship", card="aggression-2")
    t.plays("red", "secure").asks("red", "spread_agents")
    assert t.question("red").startswith("Council Intrigue")


def crisis(lines: str, roll: str = "crisis-arrow 2", red: str = "hand aggression-2") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 2, begin crises
        {FATES}
        rolled: {roll}
        red: {red}
        {lines}
        """)


# -- F106: Tax Collectors ------------------------------------------------------------------------------------------

CITY = "1-hex: red 2 ships; blue city"
"""Material is the type of the planet."""
FROM_SLOT_1, FROM_SUPPLY = "Material from slot 1 of Blue", "Material from the supply"


def taxes(lines: str, red: str = "cards f106", city: str = CITY) -> ReachScenario:
    """Red taxes the city of Blue, who is an Outlaw if nothing else is said."""
    title = "" if "title" in lines else "blue: title outlaw"
    t = red_leads(f"{city}\n{title}\n{lines}", red, card="administration-2")
    return t.plays("red", "tax")


def test_f106_the_resource_of_an_outlaws_city_may_come_from_their_board() -> None:
    t = taxes("blue: resources material")
    t.asks("red", "tax_collectors", [FROM_SLOT_1, FROM_SUPPLY]).plays("red", FROM_SLOT_1, "Material in slot 1")
    assert (t.resources("red"), t.resources("blue"), t.supply("material")) == (["material"], [], 4)
    assert t.captives("red", "blue") == 1


def test_f106_or_from_the_supply() -> None:
    t = taxes("blue: resources material").plays("red", FROM_SUPPLY, "Material in slot 1")
    assert (t.resources("red"), t.resources("blue"), t.supply("material")) == (["material"], ["material"], 3)


def test_f106_the_player_picks_the_slot() -> None:
    t = taxes("2-hex: blue city, city\nblue: resources material fuel material")
    t.asks("red", "tax_collectors", [FROM_SLOT_1, "Material from slot 3 of Blue", FROM_SUPPLY])
    t.plays("red", "Material from slot 3 of Blue")
    assert t.slots("blue")[:3] == ["material", "fuel", "-"]


NOT_TAKEN = ["resources fuel", "resources material; title regent", "cards f302; held f302 material"]


@pytest.mark.parametrize("blue", NOT_TAKEN, ids=["another type", "a regent", "on a card"])
def test_f106_only_what_an_outlaw_has_of_the_type_on_the_board(blue: str) -> None:
    taxes(f"blue: {blue}").asks("red", "place_token")


def test_f106_also_if_the_supply_has_none() -> None:
    t = taxes("blue: resources material\nsupply: 0 material")
    assert t.idle("red") == [FROM_SUPPLY]
    t.plays("red", FROM_SLOT_1, "Material in slot 1")
    assert t.resources("red") == ["material"]


def test_f106_such_a_tax_brings_something_even_without_supply_and_agents() -> None:
    table = f"{CITY}\nblue: title outlaw; resources material; agents 0\nsupply: 0 material"
    assert "tax" not in red_leads(table, "cards f106", card="administration-2").idle("red")
    assert "tax" in red_leads(table, card="administration-2").idle("red")


def test_f106_also_of_a_city_taxed_as_if_it_were_loyal() -> None:
    t = taxes("blue: resources material", "cards f102 f106", "1-hex: empire 1 ship; blue city")
    t.plays("red", FROM_SLOT_1)
    assert t.resources("blue") == [] and t.captives("red", "blue") == 0


def test_f106_it_is_no_theft() -> None:
    t = taxes("blue: resources material; cards cc09").plays("red", FROM_SLOT_1)
    assert t.resources("blue") == []


def test_f106_own_cities_pay_from_the_supply() -> None:
    taxes("", "cards f106; resources material; title regent", "1-hex: red 1 ship, city").asks("red", "place_token")


def test_f106_c42_an_outlaw_buries_it() -> None:
    secured = "court: aid01, f106 red 1, cc01, cc02, cc03"
    t = red_leads(f"{secured}\n2-gate: red 1 ship", "title outlaw").plays("red", "secure")
    assert t.deck_bottom() == ["f106"] and "f106" not in t.cards("red")


# -- F107: Hunter Squads -------------------------------------------------------------------------------------------


def hunts(blue: str, red: str, dice: str = "blank, blank, blank") -> ReachScenario:
    t = red_leads(f"1-hex: red 3 ships; blue 3 ships\nblue: {blue}", f"cards f107; {red}").plays("red", "battle")
    return rolled(t, assault=dice)


def test_f107_against_an_outlaw_as_many_assault_dice_as_weapon_icons() -> None:
    t = hunts("title outlaw", "resources weapon").asks("red", "reroll")  # an icon on the card, one on the token
    t.dice(assault="hit hit, blank").chooses("red", "a blank Assault die", "a blank Assault die")
    t.chooses("red", "a fresh ship")
    assert t.ships("blue", "1-hex") == (1, 2)


def test_f107_no_more_than_icons_and_only_once() -> None:
    t = hunts("title outlaw", "power 0").dice(assault="blank").chooses("red", "a blank Assault die")
    t.asks("red", "turn")


def test_f107_not_against_a_regent() -> None:
    hunts("title regent", "power 0").asks("red", "turn")


def test_f107_not_against_the_blight() -> None:
    t = red_leads("1-hex: red 1 ship; blight 1 ship", "cards f107").plays("red", "battle")
    rolled(t, assault="blank").asks("red", "turn")


def test_f107_prelude_three_ships_where_one_has_control() -> None:
    t = red_leads("1-hex: red 1 ship", "cards f107").plays("red", "use Hunter Squads")
    assert t.ships("red", "1-hex") == (4, 0) and t.court_discard() == ["f107"]


# -- F108: Imperial Protectors -------------------------------------------------------------------------------------

BLIGHTED = "1-hex: blight 1 ship; empire {empire}; red 1 ship\nlaws: f108"


def test_f108_no_blight_crisis_where_the_empire_has_control() -> None:
    t = crisis(BLIGHTED.format(empire="1 ship"))
    assert t.ships("empire", "1-hex") == (1, 0) and t.ships("red", "1-hex") == (1, 0)
    assert t.noted("blight_spared")


def test_f108_a_damaged_imperial_ship_does_not_help() -> None:
    t = crisis(BLIGHTED.format(empire="1 damaged ship"))
    assert t.ships("empire", "1-hex") == (0, 0) and t.ships("red", "1-hex") == (0, 0)


# -- F109: Empire Falls --------------------------------------------------------------------------------------------

FALLS = "court: aid01, f109 red 2 blue 1, cc01, cc02, cc03\ndeck: cc04"
EMPIRE_FLEET = "1-hex: empire 2 ships, 1 damaged ship\n2-gate: empire 1 damaged ship"


def test_f109_an_arrow_makes_all_regents_outlaws_and_hits_each_imperial_ship_once() -> None:
    t = crisis(f"{FALLS}\n{EMPIRE_FLEET}\nwhite: title outlaw", "crisis-arrow 3")
    assert [t.title(seat) for seat in ("red", "blue", "white")] == ["outlaw"] * 3 and t.first_regent() is None
    assert t.ships("empire", "1-hex") == (0, 2) and t.ships("empire", "2-gate") == (0, 0)
    assert t.g.trophies_of(0) == t.g.trophies_of(1) == 0
    assert t.court_discard() == ["f109"] and t.agents("red") == t.agents("blue") == 10


def test_f109_c65_an_arrow_of_an_edict_face_is_one() -> None:
    assert crisis(FALLS, "edict-arrow 3").title("red") == "outlaw"


@pytest.mark.parametrize("symbol", ["hex", "crescent"])
def test_f109_without_an_arrow_it_stays(symbol: str) -> None:
    t = crisis(f"{FALLS}\n{EMPIRE_FLEET}", f"crisis-{symbol} 3")
    assert t.title("red") == "regent" and t.ships("empire", "1-hex") == (2, 1)
    assert t.court()["f109"] == [2, 1, 0]


@pytest.mark.parametrize("first", ["red", "blue"])
def test_f109_a23_the_first_regent_is_the_last_to_leave_and_loses_power_for_the_trust(first: str) -> None:
    t = crisis(f"{FALLS}\nfirst regent: {first}\ntrust: 2 fuel 1 relic\nred: power 5\nblue: power 5")
    assert (t.power("red"), t.power("blue")) == ((2, 5) if first == "red" else (5, 2))
    assert t.trust() == [] and t.supply("fuel") == 5


def test_f109_c42_cards_of_regents_are_buried() -> None:
    t = crisis(f"{FALLS}\nred: cards f102")
    assert "f102" in t.deck_bottom() and "f102" not in t.cards("red")


def test_f109_secured_own_agents_may_move_and_it_is_buried() -> None:
    t = red_leads(f"{FALLS}\n2-gate: red 1 ship").plays("red", "secure").asks("red", "spread_agents")
    assert t.question("red").startswith("Empire Falls") and t.captives("red", "blue") == 1
    t.chooses("red", "Mining Interest")
    assert t.court()["cc01"] == [1, 0, 0] and t.agents("red") == 9
    assert t.deck_bottom() == ["f109"] and t.title("red") == "regent"


# -- F110, F111: Lesser Regent -------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["f110", "f111"])
def test_f110_discarded_to_declare_any_ambition_without_the_zero_marker(card: str) -> None:
    t = red_leads("", f"cards {card}").plays("red", "use Lesser Regent").asks("red", "declare_by")
    assert len(t.options()) == 5
    t.plays("red", "declare Tycoon")
    assert t.markers("tycoon") == [[5, 3]] and not t.g.zero and t.court_discard() == [card]


def test_f110_although_an_ambition_was_declared_this_round() -> None:
    t = reach("""
        seats 3, initiative red
        6-hex: red 1 ship
        red: hand aggression-2; cards f110
        blue: hand mobilization-6
        """)
    t.plays("red", "lead Aggression 2", "declare Tycoon", "use Lesser Regent", "declare Tycoon")
    assert len(t.markers("tycoon")) == 2 and t.g.zero


def test_f110_without_a_marker_it_may_be_discarded_for_nothing() -> None:
    t = red_leads("ambitions: tycoon 5, tyrant 3, keeper 2", "cards f110")
    assert "use Lesser Regent" in t.idle("red")
    t.plays("red", "use Lesser Regent").asks("red", "turn")
    assert t.court_discard() == ["f110"]


# -- F112: the objective -------------------------------------------------------------------------------------------


def at_the_end(lines: str) -> ReachScenario:
    t = reach(f"seats 3, initiative red, act 2\n{FATES}\n{HANDS}\n{lines}")
    for seat in ("red", "blue", "white"):
        t.plays(seat, "pass the initiative")
    return t


CLUSTERS = """
    1-hex: empire 1 ship
    1-gate: empire 1 ship
    3-gate: empire 1 ship; red 4 ships
    5-hex: empire 1 damaged ship
"""


def test_f112_as_first_regent_each_cluster_with_a_system_of_the_empire() -> None:
    t = at_the_end(CLUSTERS)
    assert t.objective("red") == 20


def test_f112_clusters_only_as_first_regent() -> None:
    assert at_the_end(f"{CLUSTERS}\nfirst regent: blue").objective("red") == 22


@pytest.mark.parametrize("first", ["red", "blue"])
def test_f112_the_tokens_of_the_trust_count_whoever_has_it(first: str) -> None:
    assert at_the_end(f"trust: 2 fuel 1 relic\nfirst regent: {first}").objective("red") == 19


def test_f112_each_chapter_and_what_it_promises() -> None:
    t = reach(f"seats 3, initiative red, act 2\n{FATES}\n{HANDS}\n{CLUSTERS}\ntrust: 2 fuel")
    objective = REACH_CARDS[CARD_NUMBER["f112"]]
    assert objective.promise(t.g, 0) == 4
    t.g.first_regent = 1
    assert objective.promise(t.g, 0) == 2


# -- F113: Imperial Quorum -----------------------------------------------------------------------------------------

ACTION = "take the Action of the Policy of {}"


def quorum(policy: str, lines: str) -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 2, begin edicts
        {FATES}
        policy: {policy}
        red: hand aggression-2
        {lines}
        """)


def test_f113_c111_the_demand_is_no_choice_and_edict_3_is_skipped() -> None:
    t = quorum("peace", "blue: resources relic\nwhite: resources psionic").asks("red", "lead")
    assert t.trust() == ["relic", "psionic"] and t.policy() == "peace"
    assert [ROWS[int(card)]["id"] for (card,) in t.noted("edict")] == ["f113", "f703"]


def test_f113_the_first_regent_gives_too() -> None:
    t = quorum("peace", "red: resources relic")
    assert t.trust() == ["relic"] and t.favors("red", "blue") == t.favors("red", "white") == 1


def test_f113_the_regent_with_the_most_starports_may_take_the_action() -> None:
    starports = "1-hex: blue starport, starport\n2-hex: red starport\n3-hex: empire 1 ship"
    t = quorum("escalation", starports).asks("blue", "quorum_action", [ACTION.format("Escalation"), "go on"])
    t.plays("blue", ACTION.format("Escalation")).asks("red", "lead")
    assert t.ships("empire", "3-hex") == (3, 0)


def test_f113_the_action_may_be_left() -> None:
    t = quorum("escalation", "1-hex: blue starport\n3-hex: empire 1 ship").plays("blue", "go on").asks("red", "lead")
    assert t.ships("empire", "3-hex") == (1, 0)


def test_f113_a25_without_a_system_of_the_empire_at_a_starport_of_who_takes_the_action() -> None:
    starports = "1-hex: blue starport, starport\n2-hex: red starport"
    t = quorum("escalation", starports).plays("blue", ACTION.format("Escalation"))
    assert t.ships("empire", "1-hex") == (2, 0)


def test_f113_a25_with_too_few_weapons_who_takes_the_action_picks() -> None:
    t = quorum("war", "1-hex: blue starport\nsupply: 1 weapon").plays("blue", ACTION.format("War"))
    t.asks("blue", "distribute_arms").chooses("blue", "a Weapon for White")
    t.plays("white", "Weapon in slot 1")
    assert t.resources("white") == ["weapon"]


def test_f113_a_tie_of_starports_skips_the_action() -> None:
    quorum("peace", "1-hex: blue starport\n2-hex: red starport").asks("red", "lead")


def test_f113_outlaws_are_not_compared() -> None:
    t = quorum("peace", "1-hex: blue starport, starport\n2-hex: red starport\nblue: title outlaw")
    t.asks("red", "quorum_action")


def test_f113_the_regent_with_the_most_cities_may_change_the_policy() -> None:
    t = quorum("peace", "1-hex: white city, city\n2-hex: red city, starport").plays("red", "go on")
    t.asks("white", "quorum_change", ["change to the Policy of War", "change to the Policy of Escalation", "go on"])
    t.plays("white", "change to the Policy of War").asks("red", "lead")
    assert t.policy() == "war"


def test_f113_a_tie_of_cities_changes_nothing() -> None:
    quorum("peace", "1-hex: white city\n2-hex: red city").asks("red", "lead")


def test_f113_the_action_is_that_of_the_policy_before_the_change() -> None:
    t = quorum("peace", "1-hex: blue starport, city\n2-hex: blue city, city\n3-arrow: blue city")
    t.plays("blue", ACTION.format("Peace"), "change to the Policy of War")
    assert t.power("blue") == 2 and t.policy() == "war"


def test_f113_what_is_built_on_a_flagship_counts() -> None:
    board = "blue: flagship in 3-hex, slipstream starport armor city, hull starport"
    t = quorum("peace", f"{board}\n2-hex: red starport").asks("blue", "quorum_action").plays("blue", "go on")
    t.asks("blue", "quorum_change")


def test_f113_who_has_built_none_has_not_built_the_most() -> None:
    quorum("peace", "blue: title outlaw\nwhite: title outlaw").asks("red", "lead")


def test_f113_nobody_governs_without_a_first_regent() -> None:
    outlaws = "red: title outlaw\nblue: title outlaw\nwhite: title outlaw\nfirst regent: nobody"
    t = quorum("peace", f"{outlaws}\n1-hex: blue starport, city").asks("red", "lead")
    assert t.noted("no_first_regent") == [()]


def test_f113_c72_it_comes_before_edicts_with_higher_numbers() -> None:
    t = quorum("peace", "1-hex: red 1 ship, starport; blue starport\nred: cards f702")
    t.asks("red", "foundries")
    assert [ROWS[int(card)]["id"] for (card,) in t.noted("edict")] == ["f113", "f703"]


# -- what the cards say of themselves ------------------------------------------------------------------------------


def test_only_dealmakers_of_the_set_are_protected() -> None:
    ours = [ROWS[card]["id"] for card in PROTECTED if ROWS[card]["id"].startswith("f1") and len(ROWS[card]["id"]) == 4]
    assert ours == ["f103"]
