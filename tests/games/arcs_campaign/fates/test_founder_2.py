"""The Founder in Act II: F204 to F223, and what the Resolutions of Acts I and II bring."""

import pytest

import boardwright
from boardwright.games.arcs.campaign.fates.commonwealth import AT_HOME, OUT_OF_PLAY, members
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import AMBITIONS, CARD_NUMBER
from boardwright.games.arcs.vocabulary import COURT
from tests.games.arcs.position import SEATS
from tests.games.arcs_campaign.position import ReachScenario, reach

MEMBERS = "red: cards f218\nblue: cards f219\nwhite: cards f220"


def act_2(text: str, seats: int = 3, head: str = "") -> ReachScenario:
    """Act II with the Founder red, whoever the others are; the lead is red's."""
    lines = text.strip().splitlines()
    return reach("\n".join([f"seats {seats}, initiative red, act 2{head}", "fates: founder", *lines]))


def led(card: str, text: str, seats: int = 3) -> ReachScenario:
    """Red has led this card and declared nothing."""
    name, number = card.split("-")
    t = act_2(f"red: hand {card} mobilization-6\n{text}", seats)
    t.plays("red", f"lead {name.capitalize()} {number}")
    if t.decision("red").ask == "declare":
        t.plays("red", "go on")
    return t


def chapter_of(text: str, seats: int = 3) -> ReachScenario:
    """Red passes with the last card: the chapter has ended."""
    return act_2(f"red: hand administration-2\n{text}", seats).plays("red", "pass the initiative")


def resolved(act: int, text: str) -> ReachScenario:
    """The Intermission after an act, with the Founder red and the Partisan blue, up to the first question."""
    head = f"seats 2, initiative red, act {act}, last act {act + 1}, begin intermission"
    pieces = "1-gate: red 1 ship; blue 1 ship"
    return reach("\n".join([head, "fates: founder partisan", pieces, *text.strip().splitlines()]))


def numbers(*cards: str) -> list[int]:
    return [CARD_NUMBER[card] for card in cards]


def in_court_deck(t: ReachScenario, *cards: str) -> bool:
    return all(card in t.g.court_deck for card in numbers(*cards))


def lies_nowhere(t: ReachScenario, *cards: str) -> bool:
    places = [t.g.court_deck, t.g.scrapped, t.g.laws, t.g.court, *t.g.cards]
    return not set(numbers(*cards)).intersection([card for place in places for card in place])


# -- the Resolution of Act I ---------------------------------------------------------------------------------------


def test_f203_success_brings_the_book_and_three_intrigues_and_keeps_the_unions_for_later() -> None:
    t = resolved(1, "red: objective 0")
    assert t.cards("red") == ["f204"]
    assert in_court_deck(t, "f205", "f206", "f207") and lies_nowhere(t, "f208", "f209", "f210", "f211")


def test_f203_failure_scraps_them_and_brings_the_unions() -> None:
    t = resolved(1, "red: objective 1")
    assert t.cards("red") == [] and in_court_deck(t, "f208", "f209", "f210", "f211")
    assert set(numbers("f204", "f205", "f206", "f207")) <= set(t.g.scrapped)


# -- set-up --------------------------------------------------------------------------------------------------------


def test_f212_the_set_up_of_act_2() -> None:
    options = {"acts": "act_2", "first_act": 2, "fates": "founder,partisan"}
    game = boardwright.new("arcs_campaign", seats=2, seed=1, options=options)
    while game.decision is not None and game.decision.ask in ("first_planet", "first_building", "place_token"):
        game.play(game.decision.options[0])
    g = game.state
    assert isinstance(g, Campaign) and g.act == 2
    assert list(g.cards[0]) == numbers("f202", "f204", "f213", "f218", "f212") and CARD_NUMBER["f219"] in g.cards[1]
    assert set(numbers("f214", "f215", "f222")) <= set(g.laws)
    assert g.commonwealth == AT_HOME and list(g.armistices) == numbers("f216", "f217") and members(g) == [0, 1]


@pytest.mark.parametrize(("seats", "start"), [(2, 12), (3, 14), (4, 16)])
def test_f212_where_the_marker_starts(seats: int, start: int) -> None:
    assert act_2("", seats).objective("red") == start


# -- F204 Book of Liberation ---------------------------------------------------------------------------------------


def test_f204_the_holder_cannot_harm_free_buildings() -> None:
    t = led("aggression-2", "red: cards f204\n1-arrow: red 1 ship; free city")
    t.cannot("red", "battle")
    assert t.why_not("red", "battle") == ["Book of Liberation protects them from you."]
    led("aggression-2", "1-arrow: red 1 ship; free city").can("red", "battle")


def test_f204_others_are_no_shield_for_and_not_bound_by_it() -> None:
    t = led("aggression-2", "blue: cards f204\n1-arrow: red 1 ship; free city; blue 1 ship").plays("red", "battle")
    t.asks("red", "battle_whom", ["Blue", "the Free States"])


def test_f204_builds_free_cities_and_starports_beside_an_own_piece() -> None:
    t = led("construction-2", "red: cards f204\n1-arrow: red 1 ship; blue city\n2-hex: blue 1 ship")
    t.plays("red", "build").can("red", "city in 1-arrow", "Free city in 1-arrow", "Free starport in 1-arrow")
    t.cannot("red", "Free city in 2-hex")
    t.plays("red", "Free starport in 1-arrow")
    assert t.buildings("1-arrow")[:2] == ["blue city", "free starport"]
    assert t.g.starports[SEATS["red"]] == 5


def test_f204_not_where_the_empire_has_control_nor_without_a_slot() -> None:
    t = led(
        "construction-2",
        """
        red: cards f204
        1-arrow: red 3 ships; empire 1 ship
        2-hex: red 1 ship; empire 1 damaged ship
        2-arrow: red 1 ship; blue city
        """,
    )
    t.plays("red", "build").can("red", "city in 1-arrow", "Free city in 2-hex")
    t.cannot("red", "Free city in 1-arrow", "Free city in 2-arrow")


@pytest.mark.parametrize(("blue", "built"), [(1, "free city"), (2, "damaged free city")])
def test_a37_damaged_where_another_player_has_control(blue: int, built: str) -> None:
    t = led("construction-2", f"red: cards f204\n1-arrow: red 1 ship; blue {blue} ships")
    t.plays("red", "build", "Free city in 1-arrow")
    assert t.buildings("1-arrow")[0] == built


def test_f204_clears_the_outrage_of_the_planet() -> None:
    t = led("construction-2", "red: cards f204; outrage weapon relic\n1-arrow: red 1 ship")
    t.plays("red", "build", "Free city in 1-arrow")
    assert t.outrage("red") == ["relic"] and t.agents("red") == 9


def test_f204_building_an_own_city_clears_nothing() -> None:
    t = led("construction-2", "red: cards f204; outrage weapon\n1-arrow: red 1 ship").plays("red", "build")
    assert t.plays("red", "city in 1-arrow").outrage("red") == ["weapon"]


# -- F205 Political Intrigue ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "red_gets"), [("arrow", [0, 0, 1]), ("hex", [0, 1, 0]), ("crescent", [0, 1, 1])])
def test_f205_crisis_favors_go_left_or_right_or_both_ways(face: str, red_gets: list[int]) -> None:
    t = act_2(f"court: aid01, f205, cc01, cc02, cc03\nrolled: crisis-{face} 1", head=", begin crises")
    assert list(t.g.favors[:3]) == red_gets
    assert [t.agents(seat) for seat in ("red", "blue", "white")] == [10 - sum(red_gets)] * 3
    assert t.deck_bottom() == ["f205"] and "f205" not in t.row()


def test_f205_with_two_players_a_crescent_is_two_favors() -> None:
    t = act_2("court: aid01, f206, cc01, cc02\nrolled: edict-crescent 1", 2, ", begin crises")
    assert t.favors("red", "blue") == 2 and t.favors("blue", "red") == 2


def test_f205_without_agents_nothing_is_given_and_the_last_one_goes_where_its_owner_likes() -> None:
    text = "court: aid01, f207, cc01, cc02, cc03\nrolled: crisis-crescent 1\nred: agents 0\nblue: agents 1"
    t = act_2(text, head=", begin crises").asks("blue", "last_favor", ["White", "Red"]).plays("blue", "Red")
    assert t.favors("red", "blue") == 1 and t.favors("white", "blue") == 0
    assert t.favors("blue", "red") == 0 and t.favors("blue", "white") == 1


def test_f205_secured_a_favor_of_each_rival_then_discarded() -> None:
    t = led("aggression-2", "court: aid01, f205 red 1, cc01, cc02, cc03\nwhite: agents 0\n1-gate: red 1 ship")
    t.plays("red", "secure")
    assert t.favors("red", "blue") == 1 and t.favors("red", "white") == 0
    assert t.court_discard() == ["f205"]


# -- F208 to F211 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "suit"),
    [("f208", "construction"), ("f209", "construction"), ("f210", "administration"), ("f211", "administration")],
)
def test_f208_to_f211_unions_take_a_card_of_their_suit(card: str, suit: str) -> None:
    t = led(f"{suit}-2", f"red: cards {card}\n1-arrow: red 1 ship")
    t.plays("red", f"use {COURT.phrase(CARD_NUMBER[card], 'en')}", "end turn")
    assert f"{suit}-2" in t.hand("red") and t.court_discard() == [card]
    led("mobilization-2", f"red: cards {card}\n1-gate: red 1 ship").cannot("red", "use Construction Union")


# -- F213 and F214: the marker -------------------------------------------------------------------------------------


def test_f213_the_marker_may_join_any_ambition_that_the_holder_declares() -> None:
    text = "red: hand administration-2; cards f213\n1-gate: red 1 ship\ncommonwealth: home"
    t = act_2(text).plays("red", "lead Administration 2", "declare Tycoon")
    t.asks("red", "commonwealth_marker", ["add the Commonwealth marker", "go on"])
    t.plays("red", "add the Commonwealth marker").asks("red", "turn")
    assert t.g.commonwealth == AMBITIONS.index("tycoon")
    view = t.game.view(None)["reach"]["commonwealth"]
    assert view["ambition"] == "tycoon" and view["holder"] == SEATS["red"]


def test_f213_it_may_stay_at_home() -> None:
    text = "red: hand administration-2; cards f213\n1-gate: red 1 ship\ncommonwealth: home"
    t = act_2(text).plays("red", "lead Administration 2", "declare Tycoon", "go on").asks("red", "turn")
    assert t.g.commonwealth == AT_HOME and t.game.view(None)["reach"]["commonwealth"]["ambition"] is None


def test_f213_elsewhere_it_cannot_be_added_again() -> None:
    text = "red: hand administration-2; cards f213\n1-gate: red 1 ship\ncommonwealth: warlord"
    act_2(text).plays("red", "lead Administration 2", "declare Tycoon").asks("red", "turn")


def test_f214_the_commonwealth_shares_all_the_power_and_the_rest_is_lost() -> None:
    t = chapter_of(f"{MEMBERS}\ncommonwealth: tycoon\nambitions: tycoon 5\nblue: resources fuel")
    assert [t.power(seat) for seat in ("red", "blue", "white")] == [2, 2, 2]  # 5 + 3 among three


def test_f214_all_markers_of_the_ambition_count() -> None:
    t = chapter_of(f"{MEMBERS}\ncommonwealth: tycoon\nambitions: tycoon 5, tycoon 3\nblue: resources fuel")
    assert [t.power(seat) for seat in ("red", "blue", "white")] == [4, 4, 4]  # 8 + 5


def test_f214_members_add_what_they_have_against_each_other_player() -> None:
    t = chapter_of(
        """
        red: cards f218; resources fuel
        blue: cards f219; resources material
        white: resources fuel
        commonwealth: tycoon
        ambitions: tycoon 5
        """
    )
    assert [t.power(seat) for seat in ("red", "blue", "white")] == [4, 4, 0]


def test_f214_no_city_bonus_for_members_but_for_another_winner_and_that_one_gains_double() -> None:
    cities = "1-arrow: {0} city, city\n1-hex: {0} city, city\n2-hex: {0} city"
    text = "red: cards f218\nblue: cards f219\ncommonwealth: tycoon\nambitions: tycoon 5\n"
    t = chapter_of(text + cities.format("red") + "\nred: resources fuel")
    assert [t.power(seat) for seat in ("red", "blue", "white")] == [4, 4, 0]
    t = chapter_of(text + cities.format("white") + "\nwhite: resources fuel")
    assert [t.power(seat) for seat in ("red", "blue", "white")] == [0, 0, 16 + 5]


def test_f214_a_tie_pays_nobody_and_neither_does_second_place() -> None:
    text = "red: cards f218; resources fuel\nblue: cards f219\nwhite: resources fuel{0}\ncommonwealth: tycoon\n"
    t = chapter_of(text.format("") + "ambitions: tycoon 5")
    assert [t.power(seat) for seat in ("red", "blue", "white")] == [0, 0, 0]
    t = chapter_of(text.format(" material") + "ambitions: tycoon 5")
    assert [t.power(seat) for seat in ("red", "blue", "white")] == [0, 0, 16]


def test_f214_other_ambitions_pay_as_ever() -> None:
    t = chapter_of(f"{MEMBERS}\ncommonwealth: keeper\nambitions: tycoon 5\nred: resources fuel")
    assert [t.power(seat) for seat in ("red", "blue", "white")] == [5, 0, 0]


def test_a34_without_members_another_player_still_gains_double() -> None:
    t = chapter_of("commonwealth: tycoon\nambitions: tycoon 5\nblue: resources fuel")
    assert [t.power(seat) for seat in ("red", "blue", "white")] == [0, 16, 0]


@pytest.mark.parametrize(("aside", "power"), [("1 fuel", 4), ("2 fuel", 0), ("3 fuel", 0)])
def test_a35_with_two_players_the_resources_on_the_box_are_no_member(aside: str, power: int) -> None:
    text = "red: cards f218; resources fuel\nblue: cards f219; resources material\ncommonwealth: tycoon"
    t = chapter_of(f"{text}\nambitions: tycoon 5\nset aside: {aside}", 2)
    assert t.power("red") == t.power("blue") == power


def test_f214_single_values_count_for_objectives() -> None:
    """White alone is first in Tycoon and has no Outrage: the Partisan of Act I would advance, with no Power at all."""
    t = reach("""
        seats 3, initiative red
        fates: steward admiral partisan
        red: hand administration-2; cards f218; resources fuel
        blue: cards f219; resources fuel
        white: resources fuel material
        laws: f214
        commonwealth: tycoon
        ambitions: tycoon 5, keeper 3
    """)
    before = t.objective("white")
    t.plays("red", "pass the initiative")
    assert t.objective("white") == before - 2 and t.power("white") == 0


def test_f214_the_marker_goes_home_after_scoring() -> None:
    t = chapter_of(f"{MEMBERS}\ncommonwealth: tycoon\nambitions: tycoon 5\nblue: resources fuel")
    assert t.g.commonwealth == AT_HOME and t.g.chapter == 2


def test_f214_it_stays_when_the_ambition_loses_its_markers_and_goes_home_then_too() -> None:
    t = act_2(
        f"{MEMBERS}\ncommonwealth: tycoon\nambitions: tycoon 5\nred: hand administration-2; resources fuel\n"
        "court: aid01, cc11, cc01, cc02, cc03\nrolled: crisis-hex 1",
        head=", begin crises",
    )
    assert t.markers("tycoon") == [] and t.g.commonwealth == AMBITIONS.index("tycoon")
    before = t.objective("red")
    t.plays("red", "pass the initiative")
    assert t.g.commonwealth == AT_HOME and t.objective("red") == before


def test_f214_what_would_be_paid_now_is_seen() -> None:
    t = act_2(f"red: hand mobilization-2\n{MEMBERS}\ncommonwealth: tycoon\nambitions: tycoon 5\nblue: resources fuel")
    assert t.game.view(None)["ambitions"]["tycoon"]["power"] == [2, 2, 2]


# -- F212 the objective --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "advance"), [("f218", 6), ("", 4)])
def test_f212_2_for_each_member_when_the_commonwealth_wins(cards: str, advance: int) -> None:
    text = "blue: cards f219; resources fuel\nwhite: cards f220\ncommonwealth: tycoon\nambitions: tycoon 5"
    t = chapter_of(f"{text}\nred: cards {cards}" if cards else text)
    assert t.objective("red") == 14 - advance


def test_f212_not_when_another_wins_or_without_the_marker() -> None:
    text = "red: cards f218\nblue: cards f219\nwhite: resources fuel\nambitions: tycoon 5\ncommonwealth: tycoon"
    assert chapter_of(text).objective("red") == 14
    text = f"{MEMBERS}\nred: resources fuel\nambitions: tycoon 5\ncommonwealth: home"
    assert chapter_of(text).objective("red") == 14


def test_f212_1_for_each_free_city_outside_empire_control() -> None:
    t = chapter_of(
        """
        1-arrow: free city, damaged city
        2-hex: free city, starport; empire 1 damaged ship
        3-hex: free city; empire 1 ship
        4-hex: free city; blue 2 ships
        """
    )
    assert t.objective("red") == 14 - 4


def test_f212_what_it_promises() -> None:
    red = "red: hand mobilization-2; resources fuel"
    t = act_2(f"{MEMBERS}\n{red}\ncommonwealth: tycoon\nambitions: tycoon 5\n1-arrow: free city")
    assert REACH_CARDS[CARD_NUMBER["f212"]].promise(t.g, SEATS["red"]) == 6 + 1


# -- F218 to F222: Members -----------------------------------------------------------------------------------------


def test_f218_a_member_taxes_free_cities_without_control() -> None:
    t = led("administration-4", "red: cards f218\n1-arrow: free city; blue 2 ships\n1-hex: free city; empire 1 ship")
    t.plays("red", "tax", "Weapon in slot 1")
    assert t.resources("red") == ["weapon"] and t.captives("red", "blue") == 0
    led("administration-4", "1-arrow: free city; blue 2 ships").cannot("red", "tax")


def test_f218_not_where_the_empire_has_control_but_beside_damaged_imperial_ships() -> None:
    led("administration-4", "red: cards f218\n1-arrow: free city; empire 1 ship").cannot("red", "tax")
    led("administration-4", "red: cards f218\n1-arrow: free city; empire 1 damaged ship").can("red", "tax")


def test_f218_ships_built_at_a_free_starport_are_fresh() -> None:
    t = led("construction-2", "red: cards f218\n1-arrow: free starport; blue 2 ships\n2-arrow: red 1 ship")
    t.plays("red", "build", "ship at starport 1-arrow/1")
    assert t.ships("red", "1-arrow") == (1, 0)


def test_f218_a_ship_built_at_an_own_starport_is_not() -> None:
    t = led("construction-2", "red: cards f218\n1-arrow: free city; red starport; blue 2 ships\n2-arrow: red 1 ship")
    t.plays("red", "build", "ship at starport 1-arrow/2")
    assert t.ships("red", "1-arrow") == (0, 1)


def test_f218_buildings_beside_free_ones_are_built_without_own_pieces_and_fresh() -> None:
    t = led("construction-2", "red: cards f218\n1-arrow: free city; blue 2 ships\n2-hex: free city; empire 1 ship")
    t.plays("red", "build").asks("red", "build", ["city in 1-arrow", "starport in 1-arrow"])
    t.plays("red", "starport in 1-arrow")
    assert t.buildings("1-arrow")[:2] == ["free city", "red starport"]
    led("construction-2", "1-arrow: free city; blue 2 ships").cannot("red", "build")


def test_f218_beside_own_pieces_they_are_fresh_as_well() -> None:
    t = led("construction-2", "red: cards f218\n1-arrow: free city; red 1 ship; blue 2 ships")
    t.plays("red", "build", "city in 1-arrow")
    assert t.buildings("1-arrow")[1] == "red city"
    t = led("construction-2", "red: cards f218\n1-arrow: red 1 ship; blue 2 ships")
    t.plays("red", "build", "city in 1-arrow")
    assert t.buildings("1-arrow")[0] == "damaged red city"


def test_f218_a_free_building_by_the_book_is_fresh_beside_another() -> None:
    t = led("construction-2", "red: cards f204 f218\n1-arrow: free city; red 1 ship; blue 2 ships")
    t.plays("red", "build", "Free city in 1-arrow")
    assert t.buildings("1-arrow")[:2] == ["free city", "free city"]


def test_f218_catapults_from_a_free_starport() -> None:
    text = "1-arrow: free starport; red 1 ship; blue 2 ships"
    t = led("mobilization-2", f"red: cards f218\n{text}").plays("red", "move", "to 1-gate")
    t.asks("red", "catapult")
    led("mobilization-2", text).plays("red", "move", "to 1-gate").asks("red", "turn")


def test_f218_repairs_free_buildings() -> None:
    text = "1-arrow: free damaged city; blue 2 ships\n2-arrow: red 1 ship"
    t = led("administration-4", f"red: cards f218\n{text}").plays("red", "repair").asks("red", "turn")
    assert t.buildings("1-arrow")[0] == "free city"
    led("administration-4", text).cannot("red", "repair")


def test_f222_free_buildings_are_loyal_for_nothing_else() -> None:
    """Red, a Regent, has no Loyal piece there: the Presence Law gives neither control nor command."""
    t = led("mobilization-2", "red: cards f218\n1-arrow: free city; empire 1 ship\n2-arrow: red 1 ship")
    t.plays("red", "move").asks("red", "move_to")


BATTLE = "1-arrow: red 2 ships; free city"


def test_f218_a31_who_harms_a_free_building_is_a_member_no_more() -> None:
    t = led("aggression-2", f"{MEMBERS}\n{BATTLE}")
    t.dice(skirmish="hit")
    t.plays("red", "battle", "0 Assault dice", "0 Raid dice", "1 Skirmish die")
    assert members(t.g) == [1, 2] and CARD_NUMBER["f218"] in t.g.scrapped
    assert t.buildings("1-arrow")[0] == "damaged free city"


def test_f218_even_if_no_hit_is_dealt_and_before_raiding() -> None:
    t = led("aggression-2", f"{MEMBERS}\n{BATTLE}")
    t.dice(raid="key key intercept")
    t.plays("red", "battle", "0 Assault dice", "1 Raid die", "0 Skirmish dice").asks("red", "raid")
    assert members(t.g) == [1, 2]


def test_f218_harm_outside_battle_counts_and_an_armistice_forbids_it() -> None:
    text = "red: cards f218 l02\n1-gate: red 1 ship\n1-arrow: free city"
    t = led("aggression-2", text)
    t.dice(skirmish="blank")
    t.plays("red", "fire rifles").asks("red", "turn")
    assert members(t.g) == []
    led("aggression-2", f"{text}\ncourt: aid01, cc01, cc02, cc03, f216").cannot("red", "fire rifles")


def test_f218_harm_to_others_does_not_matter() -> None:
    t = led("aggression-2", f"{MEMBERS}\n1-arrow: red 2 ships; blue 1 ship")
    t.dice(skirmish="hit")
    t.plays("red", "battle", "0 Assault dice", "0 Raid dice", "1 Skirmish die")
    assert members(t.g) == [0, 1, 2]


# -- F215 Call for Armistice ---------------------------------------------------------------------------------------

COURT_ROW = "court: aid01, cc01, cc02, cc03, cc11"


def edicts(text: str) -> ReachScenario:
    """The Edicts begin; the First Regent has left."""
    return act_2(
        f"{COURT_ROW}\ncommonwealth: home, f216 f217 in reserve\nfirst regent: nobody\n{text}", head=", begin edicts"
    )


def test_f215_the_poorest_member_may_attach_an_armistice() -> None:
    t = edicts(f"{MEMBERS}\nred: power 3\nblue: power 1\nwhite: power 2")
    t.asks("blue", "call_for_armistice").plays("blue", "Mining Interest")
    assert t.attached() == {"cc01": "f216"} and list(t.g.armistices) == numbers("f217")


def test_f215_or_not() -> None:
    t = edicts(f"{MEMBERS}\nred: power 3\nwhite: power 2").plays("blue", "go on")
    assert t.attached() == {} and len(t.g.armistices) == 2


def test_f215_who_is_no_member_does_not_count_and_a_tie_skips_it() -> None:
    edicts("red: cards f218; power 3\nwhite: cards f220; power 2").asks("white", "call_for_armistice")
    edicts(f"{MEMBERS}\nred: power 3").asks("red", "lead")


def test_f215_c80_only_to_a_card_without_an_attached_one() -> None:
    t = edicts(f"{MEMBERS}\nred: power 3\nwhite: power 2\nattached: cc05 to cc02")
    t.can("blue", "Mining Interest", "Imperial Council").cannot("blue", "Construction Union")


def test_a32_with_no_armistice_left_nothing_happens() -> None:
    t = act_2(f"{COURT_ROW}\n{MEMBERS}\nred: power 3\nwhite: power 2\nfirst regent: nobody", head=", begin edicts")
    t.asks("red", "lead")


def test_f215_is_scrapped_with_the_last_member() -> None:
    t = led("aggression-2", f"red: cards f218\n{BATTLE}\ncommonwealth: home, f216 f217 in reserve")
    t.dice(skirmish="hit")
    t.plays("red", "battle", "0 Assault dice", "0 Raid dice", "1 Skirmish die")
    assert "f215" not in t.laws() and {"f214", "f222"} <= set(t.laws())
    assert set(numbers("f215", "f216", "f217")) <= set(t.g.scrapped) and not t.g.armistices


def test_f215_stays_while_there_is_a_member() -> None:
    t = led("aggression-2", f"{MEMBERS}\n{BATTLE}")
    t.dice(skirmish="hit")
    t.plays("red", "battle", "0 Assault dice", "0 Raid dice", "1 Skirmish die")
    assert "f215" in t.laws()


# -- F216 Armistice ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["attached: f216 to cc02", "court: aid01, cc01, cc02, cc03, f216"])
def test_f216_in_the_court_members_harm_neither_each_other_nor_free_buildings(where: str) -> None:
    row = "" if where.startswith("court") else COURT_ROW
    pieces = "1-arrow: red 2 ships; free city; blue 1 ship"
    t = led("aggression-2", f"red: cards f218\nblue: cards f219\n{pieces}\n{row}\n{where}")
    t.cannot("red", "battle")
    assert t.why_not("red", "battle") == ["Armistice protects them from you."]


def test_f216_others_may_be_harmed_and_who_is_no_member_may_harm() -> None:
    pieces = "1-arrow: red 2 ships; free city; blue 1 ship; white 1 ship"
    attached = f"{COURT_ROW}\nattached: f216 to cc02"
    t = led("aggression-2", f"red: cards f218\nblue: cards f219\n{pieces}\n{attached}").plays("red", "battle")
    assert t.decision("red").ask != "battle_whom"  # white alone can be the defender
    t = led("aggression-2", f"blue: cards f219\n{pieces}\n{attached}").plays("red", "battle")
    t.asks("red", "battle_whom", ["Blue", "White", "the Free States"])


def test_f216_in_reserve_it_protects_nobody() -> None:
    t = led("aggression-2", f"red: cards f218\n{BATTLE}\n{COURT_ROW}\ncommonwealth: home, f216 f217 in reserve")
    t.can("red", "battle")


def test_f216_stays_in_crises() -> None:
    t = act_2(f"{COURT_ROW}\nattached: f216 to cc01\nrolled: crisis-hex 1", head=", begin crises")
    assert t.attached() == {"cc01": "f216"}


def test_f216_secured_all_agents_go_to_other_cards_as_the_securer_likes() -> None:
    t = led(
        "aggression-2",
        """
        court: aid01, cc01 red 2 blue 1, cc02, cc03, cc11
        attached: f216 to cc01
        commonwealth: home, f217 in reserve
        1-gate: red 1 ship
        deck: cc04
        """,
    )
    t.plays("red", "secure").asks("red", "scatter_agents")
    t.chooses("red", "Construction Union", "Imperial Council").asks("red", "scatter_agents")
    t.plays("red", "Gatekeepers")
    assert t.court() == {"aid01": [1, 0, 0], "cc04": [0, 0, 0], "cc02": [1, 0, 0], "cc03": [0, 1, 0], "cc11": [0, 0, 0]}
    assert t.captives("red", "blue") == 0 and "cc01" in t.cards("red")
    assert list(t.g.armistices) == numbers("f216", "f217")


def test_f216_a_decided_council_takes_no_agents() -> None:
    text = "court: aid01, cc01 red 1, cc02, cc03, cc11\nattached: f216 to cc01\ncouncil: decided\n1-gate: red 1 ship"
    t = led("aggression-2", text).plays("red", "secure")
    t.asks("red", "scatter_agents", ["Construction Union", "Gatekeepers", "Populist Demands"])


def test_f216_attached_to_the_council() -> None:
    text = "court: aid01 red 2 white 1, cc01, cc02, cc03, cc11\nattached: f216 to aid01\n1-gate: red 1 ship"
    t = led("aggression-2", text).plays("red", "secure", "Armistice first")
    t.chooses("red", "Mining Interest", "Mining Interest").plays("red", "Mining Interest")
    assert t.court()["cc01"] == [2, 0, 1] and t.g.council_by == SEATS["red"]


def test_a33_drawn_from_the_deck_it_lies_in_the_row_and_moves_its_own_agents() -> None:
    text = "court: aid01, f216 red 1, cc02, cc03, cc11\ncommonwealth: home, f217 in reserve\n1-gate: red 1 ship"
    t = led("aggression-2", text).plays("red", "secure", "Gatekeepers")
    assert t.court()["cc03"] == [1, 0, 0] and list(t.g.armistices) == numbers("f216", "f217")


def test_a32_secured_without_the_edict_it_is_scrapped() -> None:
    t = reach("""
        seats 3, initiative red
        fates: steward admiral partisan
        court: aid01, f216 red 1, cc02, cc03, cc11
        1-gate: red 1 ship
        red: hand aggression-2
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure", "Gatekeepers")
    assert CARD_NUMBER["f216"] in t.g.scrapped


def test_f216_by_a_bargain_agents_stay_in_the_court_too() -> None:
    text = "court: aid01, cc01 blue 2 white 1, cc02, cc03, cc11\nattached: f216 to cc01\nred: cards f103"
    t = led("aggression-2", text).plays("red", "bargain").asks("blue", "scatter_agents")
    t.chooses("blue", "Construction Union", "Construction Union").plays("blue", "Construction Union")
    assert t.court()["cc02"] == [0, 2, 1]


# -- the Resolution of Act II --------------------------------------------------------------------------------------

HELD = "red: cards f213 f218; objective {0}\nblue: cards f219\ncommonwealth: home, f216 f217 in reserve"


def test_f223_success_brings_spirit_of_freedom_and_scraps_the_unions() -> None:
    t = resolved(2, HELD.format(0))
    assert t.cards("red") == ["f213", "f218", "f224"]
    assert set(numbers("f208", "f209", "f210", "f211")) <= set(t.g.scrapped)
    assert t.g.commonwealth == AT_HOME


def test_f223_failure_ends_the_marker_but_not_the_members_and_laws() -> None:
    t = resolved(2, HELD.format(3))
    assert t.cards("red") == ["f218"] and t.cards("blue") == ["f219"]
    assert t.g.commonwealth == OUT_OF_PLAY and in_court_deck(t, "f208", "f209", "f210", "f211")
    assert {"f214", "f215", "f222"} <= set(t.laws()) and len(t.g.armistices) == 2
    assert set(numbers("f213", "f224")) <= set(t.g.scrapped)


def test_f216_an_armistice_of_the_court_goes_to_the_deck_in_the_intermission() -> None:
    t = resolved(
        2,
        "commonwealth: home, f217 in reserve\ncourt: aid01, cc01, cc02, cc03\nattached: f216 to cc01",
    )
    assert in_court_deck(t, "f216") and list(t.g.armistices) == numbers("f217")
