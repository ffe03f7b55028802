"""Summits: Call to Order and Negotiations (p.16, p.17)."""

import random
from typing import Any

import pytest

from boardwright.games import rules_of
from boardwright.games.arcs.campaign.deals import (
    FAVOR,
    HELD,
    MOST_ITEMS,
    PROMISE,
    TOKEN,
    Item,
    deal_from_items,
    item_of,
    item_view,
    propose_deal,
    stock,
)
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.campaign.summit import begin_summit
from boardwright.games.arcs.campaign.vocabulary import ITEM_PARTS
from boardwright.games.arcs.facts import CARD_NUMBER
from boardwright.games.arcs.state import changed
from boardwright.kernel.decision import Option, Script
from boardwright.kernel.errors import IllegalOption
from boardwright.kernel.game import Game
from boardwright.kernel.rules import NoDeal
from boardwright.kernel.still import replaced
from boardwright.research import features_of
from tests.games.arcs.position import SEATS
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.speaking import says

assert rules_of("arcs_campaign"), "its cards are registered"
LEAGUE = REACH_CARDS[CARD_NUMBER["f302"]]

WITHOUT_YOU = "You must give or receive something in a deal that you propose."
PARTIES = "Each item of a deal goes from one player to another."

PLAIN = """
    seats 3, initiative red, summit red
    fates: steward founder partisan
    1-hex: red 2 ships; blue 2 ships; white 2 ships
    red: hand administration-2
    """


def items(text: str) -> list[Item]:
    """Giver, receiver, what, which one: "red blue token fuel 0; blue red promise"."""
    found = []
    for part in text.split("; "):
        giver, receiver, what, *values = part.split()
        data: dict[str, Any] = {"what": what, "giver": SEATS[giver], "receiver": SEATS[receiver]}
        for (name, _), value in zip(ITEM_PARTS[what], values, strict=True):
            data[name] = SEATS[value] if value in SEATS else int(value) if value.isdecimal() else value
        found.append(item_of(data))
    return found


def proposes(t: ReachScenario, seat: str, text: str) -> None:
    """A seat proposes a whole deal."""
    t.decision(seat)
    propose_deal(t.game, items(text))
    t.settle()


def agree(t: ReachScenario, proposer: str, text: str, *seats: str) -> None:
    """A deal that all who are asked agree to."""
    proposes(t, proposer, text)
    for seat in seats:
        t.asks(seat, "consent").plays(seat, "agree")


def can_propose(t: ReachScenario, text: str) -> bool:
    try:
        deal_from_items(t.g, items(text))
    except IllegalOption:
        return False
    return True


def complaint(t: ReachScenario, text: str) -> str:
    with pytest.raises(NoDeal) as error:
        deal_from_items(t.g, items(text))
    return t.words.reason(error.value.reason)


def negotiating(text: str, **options: Any) -> ReachScenario:
    """A Summit whose Call to Order is over."""
    return reach(text, **options).plays("red", "nothing more")


# -- Call to Order -------------------------------------------------------------------------------------------------


def test_c54_only_the_caller_takes_call_to_order_actions_then_all_negotiate() -> None:
    t = reach(PLAIN + "council: decided\n")
    t.asks("red", "call_to_order", ["petition the Council", "leave the Empire", "nothing more"])
    t.plays("red", "leave the Empire", "petition the Council")
    t.asks("red", "negotiate").plays("red", "nothing more")
    t.asks("blue", "negotiate").plays("blue", "nothing more")
    t.asks("white", "negotiate").plays("white", "nothing more")
    assert t.g.stage == "lead"
    assert t.g.summit_caller == -1
    assert t.chronicle()[-1] == "The Summit is over."


def test_the_summit_of_another_seat_begins_with_it() -> None:
    t = reach(PLAIN.replace("summit red", "summit white"))
    t.plays("white", "nothing more", "nothing more").plays("red", "nothing more").plays("blue", "nothing more")
    assert t.g.stage == "lead"


def test_only_call_to_order_if_the_game_is_played_so() -> None:
    t = reach(PLAIN + "red: favors 1 blue\n", negotiations="favors")
    t.plays("red", "nothing more")
    assert t.g.stage == "lead"


def test_x23_petition_turns_the_council_in_session() -> None:
    """X23: also after securing it; not if it is in session already."""
    t = reach(PLAIN + "council: decided\n")
    t.plays("red", "petition the Council")
    assert not t.g.decided
    t.cannot("red", "petition the Council")
    reach(PLAIN).cannot("red", "petition the Council")


def test_c39_the_first_regent_leaves_and_the_regent_with_most_power_takes_over() -> None:
    """X17, the half of the Summit: tile and Trust go on, nothing is lost."""
    t = reach(PLAIN + "trust: 2 fuel 1 relic\nblue: power 3\nwhite: power 5\nred: power 9\n")
    t.plays("red", "leave the Empire")
    assert t.title("red") == "outlaw"
    assert t.first_regent() == "white"
    assert t.trust() == ["fuel", "fuel", "relic"]
    assert t.power("red") == 9


def test_c39_the_last_regent_gives_up_the_trust() -> None:
    t = reach(PLAIN + "trust: 2 fuel 1 relic\nblue: title outlaw\nwhite: title outlaw\n")
    t.plays("red", "leave the Empire")
    assert t.first_regent() is None
    assert t.trust() == []
    assert t.power("red") == -3


def test_c40_a13_revive_only_without_any_regent() -> None:
    outlaws = PLAIN + "first regent: nobody\nred: title outlaw\nblue: title outlaw\n"
    reach(outlaws).cannot("red", "revive the Empire")  # white is a Regent
    t = reach(outlaws + "white: title outlaw\n")
    t.plays("red", "revive the Empire")
    assert t.title("red") == "regent"
    assert t.first_regent() == "red"
    assert t.trust() == []


def test_c121_each_motion_once() -> None:
    t = reach(PLAIN + "blue: title outlaw\nwhite: title outlaw\ncouncil: decided\n")
    t.plays("red", "leave the Empire", "revive the Empire")
    t.cannot("red", "leave the Empire", "revive the Empire")
    t.plays("red", "petition the Council")
    t.asks("red", "negotiate")  # nothing else is left to do


COUNCIL_ROUND = """
    seats 3, initiative red
    2-arrow: red 1 ship, starport, city
    3-arrow: blue 1 ship, starport
    4-arrow: white 1 ship, starport
    trust: 2 fuel 1 relic
    red: hand construction-2 construction-3
    blue: power 3
    council: tucked red
    """


def test_x17_the_securer_leaves_in_the_summit_and_robs_the_new_first_regent() -> None:
    t = reach(COUNCIL_ROUND)
    t.plays("red", "lead Construction 2", "go on", "end turn", "call a Summit", "leave the Empire", "nothing more")
    assert t.first_regent() == "blue"
    t.plays("red", "nothing more").plays("blue", "nothing more").plays("white", "nothing more")
    t.asks("red", "rob_trust").chooses("red", "steal Fuel", "steal Fuel", "steal Relic")
    assert t.power("blue") == 0
    assert t.trust() == []


def test_x23_the_securer_petitions_and_the_council_is_resolved_all_the_same() -> None:
    t = reach(COUNCIL_ROUND)
    t.plays("red", "lead Construction 2", "go on", "end turn", "call a Summit", "petition the Council", "nothing more")
    t.plays("red", "nothing more").plays("blue", "nothing more").plays("white", "nothing more")
    assert not t.g.decided
    t.asks("red", "council_choice")


# -- returning Favors ----------------------------------------------------------------------------------------------


def test_x22_a_resource_costs_the_raid_cost_of_its_slot() -> None:
    text = (
        PLAIN
        + """
        2-hex: blue city, city; blue 1 ship
        red: favors {} blue
        blue: resources - - - relic; agents 5
        """
    )
    t = reach(text.format(2))
    t.plays("red", "call in Favors of Blue", "a resource", "Relic in slot 1")
    assert t.resources("red") == ["relic"]
    assert t.resources("blue") == []
    assert t.favors("red", "blue") == 0
    assert t.agents("blue") == 7
    reach(text.format(1)).plays("red", "call in Favors of Blue").cannot("red", "a resource")


def test_c55_any_other_forced_action_costs_one_favor_and_is_aimed_at_the_caller() -> None:
    t = reach(
        PLAIN
        + """
        red: favors 2 blue
        blue: captives 1 white; favors 1 white; trophies white 1 ship; title regent
        court: cc01 blue 1, cc02, cc03, cc04
        """
    )
    t.plays("red", "call in Favors of Blue")
    t.asks(
        "red",
        "force",
        ["a Captive", "a Trophy", "a Favor on their Fate card", "a place in the Court", "a ship on the map"],
    )
    assert t.question("red").startswith("Blue owes you 2 Favors.")
    t.plays("red", "a Captive")
    assert t.captives("red", "white") == 1
    assert t.favors("red", "blue") == 1
    t.plays("red", "call in Favors of Blue", "a Trophy")
    assert t.trophies("red", "white") == {"ships": 1}
    assert t.favors("red", "blue") == 0
    t.cannot("red", "call in Favors of Blue")


def test_forced_place_in_the_court_ship_and_building() -> None:
    t = reach(
        PLAIN
        + """
        2-hex: blue damaged city; blue starport
        3-hex: blue starport
        4-hex: blue city
        red: favors 4 blue
        court: cc01 blue 1, cc02, cc03, cc04
        """
    )
    t.plays("red", "call in Favors of Blue", "a place in the Court")
    assert t.court()["cc01"] == [1, 0, 0]
    t.plays("red", "call in Favors of Blue", "a ship on the map")
    assert t.ships("red", "1-hex") == (3, 0)
    assert t.ships("blue", "1-hex") == (1, 0)
    t.plays("red", "call in Favors of Blue").cannot("red", "a ship on the map").plays("red", "building 2-hex/1")
    assert t.buildings("2-hex") == ["damaged red city", "blue starport"]
    t.plays("red", "call in Favors of Blue", "building 2-hex/2")  # C122: not the last ship
    assert t.buildings("2-hex") == ["damaged red city", "red starport"]
    assert t.favors("red", "blue") == 0


def test_c41_the_caller_forces_the_first_regent_to_take_them_back() -> None:
    t = reach(PLAIN + "first regent: blue\nred: title outlaw; favors 1 blue 1 white\n")
    t.plays("red", "call in Favors of White")  # only a ship
    assert t.title("red") == "outlaw"
    t.plays("red", "call in Favors of Blue", "an invitation to the Empire")
    assert t.title("red") == "regent"
    assert t.first_regent() == "blue"
    assert t.favors("red", "blue") == 0


def test_c122_a_promise_is_not_forced() -> None:
    t = reach("""
        seats 3, initiative red, summit red
        1-hex: blue 1 ship
        red: favors 1 blue
        """)
    t.cannot("red", "call in Favors of Blue")  # Blue has only agents to promise and a last ship


def test_c122_a_favor_just_gained_may_be_used_at_once() -> None:
    t = reach(PLAIN + "red: favors 1 blue\nblue: favors 1 white\n")
    t.cannot("red", "call in Favors of White")
    t.plays("red", "call in Favors of Blue", "a Favor on their Fate card")
    t.plays("red", "call in Favors of White")
    assert t.ships("white", "1-hex") == (1, 0)


def test_c122_what_cannot_be_done_in_full_is_not_forced() -> None:
    t = reach(PLAIN + "red: favors 1 blue; ships 0; agents 0\ncourt: cc01 blue 1, cc02, cc03, cc04\n")
    t.cannot("red", "call in Favors of Blue")


def test_c58_a_forced_captive_of_the_callers_own_comes_home() -> None:
    t = reach(PLAIN + "red: favors 1 blue\nblue: captives 1 red\n")
    before = t.agents("red")
    t.plays("red", "call in Favors of Blue", "a Captive")
    assert t.agents("red") == before + 1
    assert t.captives("blue", "red") == t.captives("red", "red") == 0


@pytest.mark.plain_only
def test_c56_what_a_card_freezes_is_neither_given_nor_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    text = PLAIN.replace("1-hex: red 2 ships; blue 2 ships", "1-hex: red 2 ships; blue 1 ship")
    text += "red: favors 1 blue\nblue: cards f302; held f302 fuel relic\ntrust: 1 fuel\nfirst regent: blue\n"
    says(monkeypatch, LEAGUE, "may_be_given", lambda g, card: False)
    t = reach(text)
    t.cannot("red", "call in Favors of Blue")
    t.plays("red", "nothing more")
    assert not can_propose(t, "blue red held f302 fuel; red blue promise")
    monkeypatch.undo()
    t = reach(text)
    t.plays("red", "call in Favors of Blue", "Relic", "Relic in slot 1")
    assert t.resources("red") == ["relic"]  # for one Favor
    t.plays("red", "nothing more")
    agree(t, "red", "blue red held f302 fuel", "blue")
    assert "Red proposes: Blue gives Red 1 Fuel from Merchant League." in t.chronicle()


@pytest.mark.plain_only
def test_the_consent_of_a_third_is_forced_by_a_favor_of_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    law = REACH_CARDS[reach(PLAIN).g.laws[0]]
    says(monkeypatch, law, "must_consent", lambda g, deal: [2] if any(item[0] == TOKEN for item in deal) else [])
    text = PLAIN.replace("blue 2 ships", "blue 1 ship") + "blue: resources - fuel\n"
    reach(text + "red: favors 1 blue\n").cannot("red", "call in Favors of Blue")
    t = reach(text + "red: favors 1 blue 1 white\n")
    t.plays("red", "call in Favors of Blue", "Fuel in slot 1")
    assert t.favors("red", "blue") == t.favors("red", "white") == 0


# -- Negotiations: every item --------------------------------------------------------------------------------------


def test_a_promise_is_a_favor() -> None:
    t = negotiating(PLAIN)
    agree(t, "red", "red blue promise; red blue promise", "blue")
    assert t.favors("blue", "red") == 2
    assert t.agents("red") == 8
    assert "Red proposes: Red promises Blue 2 Favors." in t.chronicle()


def test_a_token_is_given_and_finds_a_slot() -> None:
    t = negotiating(PLAIN + "red: resources fuel relic\n")
    agree(t, "red", "red blue token fuel 0; red blue token relic 1", "blue")
    t.plays("blue", "Fuel in slot 1", "Relic in slot 2")
    assert t.slots("blue") == ["fuel", "relic"]
    assert t.slots("red") == ["-", "-"]


def test_the_receiver_discards_what_has_no_room() -> None:
    t = negotiating(PLAIN + "red: resources fuel\nblue: resources relic weapon\n")
    agree(t, "red", "red blue token fuel 0", "blue")
    t.asks("blue", "discard_excess").plays("blue", "discard Weapon from slot 2", "Fuel in slot 2")
    assert t.resources("blue") == ["fuel", "relic"]


def test_full_slots_can_be_swapped() -> None:
    t = negotiating(PLAIN + "red: resources fuel fuel\nblue: resources relic relic\n")
    swap = "red blue token fuel 0; red blue token fuel 1; blue red token relic 0; blue red token relic 1"
    agree(t, "red", swap, "blue")
    t.plays("red", "Relic in slot 1", "Relic in slot 2").plays("blue", "Fuel in slot 1", "Fuel in slot 2")
    assert t.resources("red") == ["relic", "relic"]
    assert t.resources("blue") == ["fuel", "fuel"]
    assert "Red proposes: Red gives Blue 2 Fuel; Blue gives Red 2 Relic." in t.chronicle()


def test_c58_captives_trophies_and_favors_go_on_or_home() -> None:
    t = negotiating(
        PLAIN
        + """
        2-hex: blue city; blue 1 ship
        red: captives 1 blue 1 white; favors 1 blue 1 white; trophies blue 1 city 1 ship
        white: trophies blue 1 starport
        """
    )
    before = t.agents("blue")
    agree(t, "red", "red blue captive blue; red blue captive white; red blue favor blue; red blue favor white", "blue")
    assert t.agents("blue") == before + 2
    assert t.captives("blue", "white") == 1
    assert t.favors("blue", "white") == 1
    assert t.favors("blue", "blue") == t.captives("blue", "blue") == 0
    t.plays("blue", "nothing more").plays("white", "nothing more")
    cities = t.g.cities[1]
    agree(t, "red", "red blue trophy blue city; red white trophy blue ship", "blue", "white")
    assert t.g.cities[1] == cities + 1
    assert t.trophies("white", "blue") == {"ships": 1, "starports": 1}


def test_a_trophy_of_an_owner_who_is_no_player() -> None:
    t = negotiating(PLAIN + "red: trophies empire 1 ship\n")
    t.plays("red", "propose a deal", "Red gives Blue something", "a Trophy", "offer this deal").plays("blue", "agree")
    assert t.trophies("blue", "empire") == {"ships": 1}
    assert "Red proposes: Red hands Blue a Trophy: Imperial ship." in t.chronicle()
    actions = features_of("arcs_campaign").actions
    numbers = [actions.encode(("other_trophy", owner, 2), 1, 3) for owner in (4, 5, 6)]
    assert len(set(numbers)) == 3


def test_x24_a_place_in_the_court_for_two_ships() -> None:
    t = negotiating("""
        seats 3, initiative red, summit red
        1-hex: blue 1 ship; white 1 ship, 2 damaged ships; red 1 ship
        court: cc01 blue 1, cc02, cc03, cc04
        """)
    deal = "blue white delegate cc01; white blue ship 1-hex 1; white blue ship 1-hex 1"
    assert complaint(t, deal) == WITHOUT_YOU
    agents, ships = t.agents("blue"), t.g.ships[2]
    t.plays("red", "nothing more")
    agree(t, "blue", deal, "white")
    assert t.court()["cc01"] == [0, 0, 1]
    assert t.ships("blue", "1-hex") == (1, 2)
    assert t.ships("white", "1-hex") == (1, 0)
    assert t.agents("blue") == agents + 1
    assert t.g.ships[2] == ships + 2


def test_c57_a_building_only_without_own_ships_there() -> None:
    t = negotiating(
        PLAIN
        + """
        2-hex: red city; red 1 ship
        3-hex: red damaged city; blue 1 ship
        4-hex: red starport
        5-hex: red starport; blue city
        """
    )
    assert not can_propose(t, "red blue building 2-hex/1 city")
    before = t.g.cities[:3]
    agree(t, "red", "red blue building 3-hex/1 city; red blue building 4-hex/1 starport", "blue")
    assert t.buildings("3-hex")[0] == "damaged blue city"
    assert t.buildings("4-hex")[0] == "blue starport"
    assert t.g.cities[:3] == [before[0] + 1, before[1] - 1, before[2]]


def test_c57_ships_are_judged_before_the_deal() -> None:
    """All happens at once: a ship ceded in the same deal still stands there."""
    t = negotiating(PLAIN + "2-hex: red city; red 1 ship\n3-hex: red city\n")
    assert not can_propose(t, "red blue ship 2-hex 0; red blue building 2-hex/1 city")


@pytest.mark.parametrize(
    ("item", "said"),
    [
        ("red blue ship 1-hex 0", "Red would have no ship left on the map"),
        ("red blue building 3-hex/1 city", "Red would have no city left on the map"),
        ("red blue building 4-hex/1 starport", "Red would have no starport left on the map"),
        ("blue red ship 1-hex 0", "Blue would have no ship left on the map"),
    ],
)
def test_c57_never_the_last_ship_city_or_starport(item: str, said: str) -> None:
    t = negotiating("""
        seats 3, initiative red, summit red
        1-hex: red 1 ship; blue 1 ship
        3-hex: red city
        4-hex: red starport
        """)
    assert said in complaint(t, item)


def test_c57_the_receiver_needs_the_piece() -> None:
    t = negotiating(
        PLAIN
        + """
        3-hex: red starport
        4-hex: red starport
        blue: ships 0; starports 0; agents 0
        court: cc01 red 1, cc02, cc03, cc04
        """
    )
    assert "Blue has no ship left in supply" in complaint(t, "red blue ship 1-hex 0")
    assert "Blue has no starport left in supply" in complaint(t, "red blue building 3-hex/1 starport")
    assert "Blue has no agent left in supply" in complaint(t, "red blue delegate cc01")


def test_last_ships_can_be_swapped() -> None:
    """All is taken before anything is given."""
    t = negotiating("""
        seats 3, initiative red, summit red
        1-hex: red 1 ship
        2-hex: blue 1 damaged ship
        3-hex: white 1 ship
        red: ships 0
        blue: ships 0
        """)
    agree(t, "red", "blue red ship 2-hex 1; red blue ship 1-hex 0", "blue")
    assert t.ships("red", "2-hex") == (0, 1)
    assert t.ships("blue", "1-hex") == (1, 0)
    assert t.g.ships[:2] == [0, 0]


def test_the_steps_offer_a_last_ship_only_if_it_can_be_made_up_for() -> None:
    t = negotiating("""
        seats 3, initiative red, summit red
        1-hex: red 1 ship; blue 1 ship
        """)
    t.plays("red", "propose a deal", "Red gives Blue something").can("red", "a ship on the map")
    t.plays("red", "a ship on the map").cannot("red", "offer this deal")
    t.plays("red", "Blue gives Red something", "a ship on the map").can("red", "offer this deal")
    t.plays("red", "drop this deal").plays("blue", "propose a deal", "Blue gives Red something")
    t.cannot("blue", "a ship on the map")  # nobody after Blue could give Blue one


def test_a_captive_that_comes_home_may_be_placed_in_the_same_deal() -> None:
    t = negotiating(PLAIN + "court: cc01 red 1, cc02, cc03, cc04\nblue: captives 1 white\nwhite: agents 0\n")
    assert not can_propose(t, "red white delegate cc01")
    agree(t, "red", "blue white captive white; red white delegate cc01", "blue", "white")
    assert t.court()["cc01"] == [0, 0, 1]
    assert t.agents("white") == 0


def test_an_agent_that_outrage_waits_for_goes_there_first() -> None:
    t = reach(PLAIN + "court: cc01 red 1, cc02, cc03, cc04\nblue: captives 1 white\n")
    t.g.captives = changed(t.g.captives, 2, t.g.agents[2])
    t.g.agents = replaced(t.g.agents, 2, 0)
    t.g.outrage = replaced(t.g.outrage, 2 * 5, 2)
    t.plays("red", "nothing more")
    assert not can_propose(t, "blue white captive white; red white delegate cc01")


def test_c41_an_outlaw_comes_back_with_the_first_regents_consent() -> None:
    t = negotiating(PLAIN + "first regent: white\nblue: title outlaw\n")
    t.plays("red", "nothing more")
    assert not can_propose(t, "red blue invite")
    agree(t, "blue", "white blue invite; blue white promise", "white")
    assert t.title("blue") == "regent"
    assert t.first_regent() == "white"
    assert t.favors("white", "blue") == 1
    assert not can_propose(t, "white blue invite")


def test_two_outlaws_are_invited_in_one_deal() -> None:
    t = negotiating(PLAIN + "blue: title outlaw\nwhite: title outlaw\n")
    agree(t, "red", "red blue invite; red white invite", "blue", "white")
    assert t.title("blue") == t.title("white") == "regent"


def test_x25_cards_cannot_be_given() -> None:
    t = negotiating(PLAIN + "red: cards cc01\n")
    assert {item_view(item)["what"] for item, _ in stock(t.g, 0, 1)} == {"promise", "ship"}
    with pytest.raises(IllegalOption, match="An item of a deal must be one of"):
        item_of({"what": "card", "giver": 0, "receiver": 1, "court": "cc01"})


def test_a_ceded_city_covers_slots_and_opens_others() -> None:
    t = negotiating(
        PLAIN
        + """
        2-hex: red city
        3-hex: red city
        4-hex: blue 1 ship
        red: resources fuel relic weapon psionic
        blue: resources material material
        """
    )
    agree(t, "red", "red blue building 2-hex/1 city; red blue token fuel 0; red blue token relic 1", "blue")
    t.asks("red", "place_token").plays("red", "Psionic in slot 1")
    assert t.resources("red") == ["psionic", "weapon"]
    assert t.asks("blue", "discard_excess").plays("blue", "discard the loose Fuel")
    t.plays("blue", "Relic in slot 3")
    assert t.slots("blue") == ["material", "material", "relic"]


def test_a_ceded_city_that_covers_an_empty_slot_lets_its_owner_rearrange() -> None:
    t = negotiating(PLAIN + "2-hex: red city\n3-hex: red city\nred: resources fuel\n")
    agree(t, "red", "red blue building 2-hex/1 city", "blue")
    t.asks("red", "slot_covered")


def test_a_ceded_city_covers_the_slot_of_a_token_while_another_comes() -> None:
    t = negotiating(
        PLAIN
        + """
        2-hex: red city
        3-hex: red city
        red: resources - - - psionic
        blue: resources fuel
        """
    )
    agree(t, "red", "red blue building 2-hex/1 city; blue red token fuel 0", "blue")
    t.asks("red", "place_token").plays("red", "Psionic in slot 1", "Fuel in slot 2")
    assert t.slots("red") == ["psionic", "fuel", "-"]


def test_tokens_in_slots_that_a_deal_covers_are_all_taken_up_before_anybody_is_asked() -> None:
    t = negotiating(
        PLAIN
        + """
        2-hex: red city
        3-hex: red city
        4-hex: white city
        5-hex: white city
        red: resources fuel - - relic
        white: resources weapon - - psionic
        """
    )
    agree(t, "red", "red blue building 2-hex/1 city; white blue building 4-hex/1 city", "blue", "white")
    t.asks("red", "place_token")  # the table is whole, though white has still to make room
    t.plays("red", "Relic in slot 2").asks("white", "place_token").plays("white", "Psionic in slot 2")


def test_an_agent_is_not_used_twice_in_a_deal() -> None:
    t = negotiating(PLAIN + "court: cc01 red 1, cc02, cc03, cc04\nblue: agents 1\n")
    assert can_propose(t, "red blue delegate cc01")
    assert "Blue has no agent left" in complaint(t, "red blue delegate cc01; blue red promise")


# -- deals ---------------------------------------------------------------------------------------------------------


def test_c59_all_parts_happen_together_or_not_at_all() -> None:
    t = negotiating(PLAIN + "red: resources fuel\n")
    proposes(t, "red", "red blue token fuel 0; blue white promise; white red promise")
    t.asks("blue", "consent", ["agree", "refuse"])
    assert t.question("blue") == (
        "Red proposes: Red gives Blue 1 Fuel; Blue promises White a Favor; White promises Red a Favor. Do you agree?"
    )
    t.plays("blue", "agree").asks("white", "consent").plays("white", "refuse")
    assert t.resources("red") == ["fuel"]
    assert t.g.favors == (0,) * 9
    assert t.chronicle()[-3:] == [
        "Red proposes: Red gives Blue 1 Fuel; Blue promises White a Favor; White promises Red a Favor.",
        "Blue agrees.",
        "White refuses.",
    ]
    t.asks("blue", "negotiate")


def test_answers_come_in_turn_order() -> None:
    t = negotiating(PLAIN.replace("initiative red", "initiative white"))
    proposes(t, "red", "red blue promise; red white promise")
    t.plays("white", "agree").plays("blue", "agree")
    assert t.favors("white", "red") == t.favors("blue", "red") == 1


def test_a_refusal_ends_it_without_asking_the_rest() -> None:
    t = negotiating(PLAIN)
    proposes(t, "red", "red blue promise; red white promise")
    t.plays("blue", "refuse").asks("blue", "negotiate")


def test_c123_a_refused_deal_is_not_proposed_again_unchanged() -> None:
    t = negotiating(PLAIN)
    proposes(t, "red", "red blue promise; blue red promise")
    t.plays("blue", "refuse")
    assert complaint(t, "blue red promise; red blue promise") == "This deal was refused in this Summit; change it."
    t.plays("blue", "propose a deal", "Red gives Blue something", "a Favor", "Blue gives Red something", "a Favor")
    t.cannot("blue", "offer this deal")
    t.plays("blue", "Blue gives Red something", "a Favor", "offer this deal").plays("red", "agree")
    assert t.favors("red", "blue") == 2
    for seat in ("white", "red", "blue"):
        t.plays(seat, "nothing more")
    begin_summit(t.g, 0, "lead")
    assert t.g.refused == ()  # the next Summit begins anew


def test_an_accepted_deal_may_be_proposed_again() -> None:
    t = negotiating(PLAIN)
    agree(t, "red", "red blue promise", "blue")
    t.plays("blue", "nothing more").plays("white", "nothing more")
    agree(t, "red", "red blue promise", "blue")
    assert t.favors("blue", "red") == 2


@pytest.mark.parametrize("offers", [1, 3])
def test_c123_so_many_proposals_a_seat(offers: int) -> None:
    t = negotiating(PLAIN, offers=offers)
    for _ in range(offers):
        agree(t, "red", "red blue promise", "blue")
        t.plays("blue", "nothing more").plays("white", "nothing more")
    assert t.g.stage == "lead"  # red had nothing left to do


def test_a_dropped_deal_counts_as_a_proposal() -> None:
    t = negotiating(PLAIN, offers=1)
    t.plays("red", "propose a deal", "drop this deal").plays("blue", "nothing more").plays("white", "nothing more")
    assert t.g.stage == "lead"


def test_c123_at_most_eight_items() -> None:
    t = negotiating(PLAIN)
    deal = "; ".join(["red blue promise"] * MOST_ITEMS)
    assert can_propose(t, deal)
    assert complaint(t, deal + "; red blue promise") == "A deal has at most 8 items."
    t.plays("red", "propose a deal")
    for _ in range(MOST_ITEMS):
        t.plays("red", "Red gives Blue something", "a Favor")
    t.asks("red", "deal", ["offer this deal", "drop this deal"])


def test_c123_the_summit_goes_on_until_all_in_a_row_are_done() -> None:
    t = negotiating(PLAIN)
    t.plays("red", "nothing more").plays("blue", "nothing more")
    agree(t, "white", "white red promise", "red")
    t.plays("red", "nothing more").plays("blue", "nothing more").plays("white", "nothing more")
    assert t.g.stage == "lead"


def test_items_stand_in_one_order() -> None:
    """A deal has one spelling, whatever the order it is given in."""
    t = negotiating(PLAIN + "red: resources fuel\n")
    forth = "red blue token fuel 0; red blue promise; white red promise; blue red promise"
    back = "; ".join(forth.split("; ")[::-1])
    assert deal_from_items(t.g, items(forth)) == deal_from_items(t.g, items(back))
    t.plays("red", "propose a deal", "Blue gives Red something", "a Favor")
    t.cannot("red", "Red gives Blue something", "Red gives White something")
    t.can("red", "Blue gives Red something", "Blue gives White something", "White gives Red something")


def test_a_whole_deal_can_be_spelled_where_everything_is_asked() -> None:
    """With `ask_forced` steps with a single answer are asked, too."""
    t = negotiating(PLAIN + "red: resources fuel\n")
    game = Game(t.game.rules, 3, 1, t.game.options, True)
    game.begin(t.g.copy())
    deal = items("red blue token fuel 0; blue red ship 1-hex 0")
    propose_deal(game, deal)
    assert isinstance(game.state, Campaign)
    assert game.state.deal == deal
    assert game.decision is not None and game.decision.ask == "consent"


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        ("red blue token relic 0", "“Red gives Blue 1 Relic”: that is not there to be given."),
        ("red blue token fuel 1", "“Red gives Blue 1 Fuel”: that is not there to be given."),
        (
            "red blue captive white",
            "“Red hands Blue a captive agent of White”: that is not there to be given.",
        ),
        ("red red promise", PARTIES),
        ("red yellow promise", PARTIES),
        (
            "red blue token fuel 0; red white token fuel 0",
            "The deal gives away more than is there.",
        ),
        ("blue white promise", WITHOUT_YOU),
    ],
)
def test_a_deal_with_what_is_not_there_is_one_clear_error(deal: str, said: str) -> None:
    t = negotiating(PLAIN + "red: resources fuel\n")
    before = t.g.digest()
    assert complaint(t, deal) == said
    assert t.g.digest() == before


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"what": "token", "giver": 0, "receiver": 1},
        {"what": "promise", "giver": "red", "receiver": 1},
        {"what": "promise", "giver": True, "receiver": 1},
        {"what": "token", "giver": 0, "receiver": 1, "resource": "gold", "slot": 0},
        {"what": "token", "giver": 0, "receiver": 1, "resource": 77, "slot": 0},
        {"what": "ship", "giver": 0, "receiver": 1, "system": "1-hex", "damaged": -1},
        {"what": "promise", "giver": 0, "receiver": 1, "count": 2},
    ],
)
def test_what_is_no_item_is_one_clear_error(data: dict[str, Any]) -> None:
    with pytest.raises(IllegalOption):
        item_of(data)


def test_no_deal_outside_of_ones_turn_to_speak() -> None:
    t = reach(PLAIN)
    assert "only in the Negotiations" in complaint(t, "red blue promise")
    t.plays("red", "nothing more")
    proposes(t, "red", "red blue promise")
    assert "only in the Negotiations" in complaint(t, "red blue promise")  # while it waits for an answer
    with pytest.raises(IllegalOption):
        t.game.play(("offer",))
    t.plays("blue", "refuse")
    t.plays("blue", "nothing more").plays("white", "nothing more")
    with pytest.raises(IllegalOption):
        t.game.play(("accept",))


def test_proposals_that_are_used_up_are_one_clear_error() -> None:
    t = negotiating(PLAIN, offers=1)
    t.plays("red", "propose a deal", "drop this deal").plays("blue", "propose a deal", "drop this deal")
    agree(t, "white", "white red promise", "red")
    assert t.g.stage == "lead"
    t = negotiating(PLAIN, offers=1)
    t.g.proposals[0] = 1
    assert complaint(t, "red blue promise") == "You have no proposals left in this Summit."


def test_everybody_sees_the_deal() -> None:
    t = negotiating(PLAIN + "red: resources fuel\n")
    proposes(t, "red", "red blue token fuel 0; blue red ship 1-hex 0")
    seen = t.game.view(2)["summit"]
    assert seen["caller"] == 0 and seen["speaker"] == 0 and seen["part"] == "negotiations"
    assert seen["deal"] == [
        {"what": "token", "giver": 0, "receiver": 1, "resource": "fuel", "slot": 0},
        {"what": "ship", "giver": 1, "receiver": 0, "system": "1-hex", "damaged": 0},
    ]
    assert [item_of(item) for item in seen["deal"]] == t.g.deal
    assert [seen["waiting"], seen["agreed"]] == [[1], [0]]
    assert seen["proposals_left"] == [2, 3, 3]
    t.plays("blue", "refuse")
    assert t.game.view(None)["summit"]["refused"] == [seen["deal"]]
    assert Campaign.from_json(t.g.to_json()).digest() == t.g.digest() == t.g.copy().digest()
    assert reach(PLAIN.replace(", summit red", "")).game.view(None)["summit"] is None


def test_everybody_sees_what_each_could_give() -> None:
    text = PLAIN + "red: resources fuel; captives 2 blue; trophies empire 1 ship\nblue: title outlaw\n"
    t = negotiating(text + "court: cc01 red 2, cc02, cc03, cc04\n")
    seen = t.game.view(None)["summit"]
    assert seen["goods"][0] == [
        {"what": "promise", "count": 8},
        {"what": "token", "resource": "fuel", "slot": 0, "count": 1},
        {"what": "captive", "owner": 1, "count": 2},
        {"what": "trophy", "owner": 4, "piece": "ship", "count": 1},
        {"what": "delegate", "court": "cc01", "count": 2},
        {"what": "ship", "system": "1-hex", "damaged": 0, "count": 2},
    ]
    assert seen["invitations"] == [[0, 1]]
    for giver, rows in enumerate(seen["goods"]):
        for row in rows:
            data = {name: value for name, value in row.items() if name != "count"}
            data |= {"giver": giver, "receiver": (giver + 1) % 3}
            assert item_view(item_of(data)) == data


def test_seats_are_marked_within_a_deal() -> None:
    t = negotiating(PLAIN)
    proposes(t, "red", "red blue promise")
    said = t.words.marked.ask(t.decision("blue"))
    assert said.count("\ue000") == 3


# -- what cards add ------------------------------------------------------------------------------------------------


@pytest.mark.plain_only
def test_a_law_asks_for_the_consent_of_a_third(monkeypatch: pytest.MonkeyPatch) -> None:
    t = negotiating(PLAIN + "red: resources fuel\n")
    law = REACH_CARDS[t.g.laws[0]]
    says(monkeypatch, law, "must_consent", lambda g, deal: [2] if any(item[0] == TOKEN for item in deal) else [])
    proposes(t, "red", "red blue token fuel 0")
    t.plays("blue", "agree").asks("white", "consent").plays("white", "agree")
    assert t.resources("blue") == ["fuel"] or t.asks("blue", "place_token")
    t.plays("blue", "Fuel in slot 1").plays("blue", "nothing more").plays("white", "nothing more")
    agree(t, "red", "red blue promise", "blue")


@pytest.mark.plain_only
def test_a_card_adds_a_negotiation_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is done alone and at once, and all others may speak again."""
    done: list[int] = []

    def options(g: Campaign, me: int) -> list[Option]:
        return [] if done else [("use", LEAGUE.number)]

    def take(g: Campaign, me: int, option: Option) -> Script[None]:
        done.append(me)
        yield from ()

    says(monkeypatch, LEAGUE, "negotiation_actions", options)
    says(monkeypatch, LEAGUE, "take_negotiation_action", take)
    t = negotiating(PLAIN + "white: cards f302\n")
    t.cannot("red", "use Merchant League").plays("red", "nothing more").plays("blue", "nothing more")
    t.plays("white", "use Merchant League")
    assert done == [2]
    t.plays("white", "nothing more").plays("red", "nothing more").plays("blue", "nothing more")
    assert t.g.stage == "lead"


@pytest.mark.plain_only
def test_cards_hear_of_gifts_in_negotiations_only(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, int, int, bool]] = []

    def received(g: Campaign, me: int, giver: int, what: int, was_mine: bool) -> None:
        heard.append((me, giver, what, was_mine))

    says(monkeypatch, LEAGUE, "received", received)
    t = reach(
        PLAIN
        + """
        red: cards f302; favors 1 blue
        blue: resources - fuel; favors 1 white; captives 1 white
        """
    )
    t.plays("red", "call in Favors of Blue", "a resource", "Fuel in slot 1", "nothing more")
    assert heard == []
    agree(t, "red", "red blue token fuel 0", "blue")
    t.plays("blue", "Fuel in slot 1")
    assert heard == []  # Blue does not hold the card
    gifts = (
        "blue red token fuel 0; blue red promise; blue red favor white; blue red captive white; blue red ship 1-hex 0"
    )
    agree(t, "blue", gifts, "red")
    assert heard == [(0, 1, PROMISE, False), (0, 1, TOKEN, True), (0, 1, FAVOR, False)]


@pytest.mark.plain_only
def test_what_goes_back_and_forth_is_a_gift_once(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[bool] = []
    says(monkeypatch, LEAGUE, "received", lambda g, me, giver, what, was_mine: heard.append(was_mine))
    t = negotiating(PLAIN + "red: cards f302\n", offers=9)
    for _ in range(3):
        agree(t, "red", "blue red promise", "blue")
        agree(t, "blue", "red blue favor blue", "red")
        t.plays("white", "nothing more")
    assert heard == [False, True, True]


@pytest.mark.plain_only
def test_one_that_came_back_does_not_stand_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[bool] = []
    says(monkeypatch, LEAGUE, "received", lambda g, me, giver, what, was_mine: heard.append(was_mine))
    t = negotiating(PLAIN + "red: cards f302; resources fuel\nblue: resources fuel\n")
    agree(t, "red", "red blue token fuel 0", "blue")
    t.plays("blue", "Fuel in slot 2")
    agree(t, "blue", "blue red token fuel 0", "red")
    t.plays("red", "Fuel in slot 1").plays("white", "nothing more")
    agree(t, "red", "blue red token fuel 1", "blue")
    assert heard == [True, False]


@pytest.mark.plain_only
def test_what_is_swapped_at_once_is_a_gift(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither had the other's before."""
    heard: list[bool] = []
    says(monkeypatch, LEAGUE, "received", lambda g, me, giver, what, was_mine: heard.append(was_mine))
    t = negotiating(PLAIN + "red: cards f302; resources fuel\nblue: resources fuel\n")
    agree(t, "red", "red blue token fuel 0; blue red token fuel 0", "blue")
    assert heard == [False]


@pytest.mark.plain_only
def test_held_tokens_are_gifts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[int] = []
    objective = REACH_CARDS[CARD_NUMBER["f101"]]
    says(monkeypatch, objective, "received", lambda g, me, giver, what, was_mine: heard.append(what))
    t = negotiating(PLAIN + "blue: cards f302; held f302 fuel\n")
    agree(t, "red", "blue red held f302 fuel", "blue")
    assert heard == [HELD]


# -- at random -----------------------------------------------------------------------------------------------------

RICH = """
    seats {}, initiative blue, summit red
    1-hex: red 2 ships, city; blue 1 ship, 1 damaged ship; empire 1 ship
    2-hex: white 1 ship; red starport; blue city
    3-hex: white damaged city; red 1 ship; blue starport
    4-hex: red city; white starport; blue 1 ship
    5-arrow: red starport; free city
    red: resources fuel relic weapon; favors 2 blue 1 white; captives 1 white; trophies blue 1 ship 1 city
    blue: resources psionic material; favors 1 red; trophies white 1 agent; title outlaw
    white: resources fuel; captives 1 red 1 blue; favors 2 red; trophies red 1 starport; ships 1
    court: cc01 red 1 blue 2, cc02 white 1, cc03, cc04
    council: decided
    trust: 1 fuel
    """


@pytest.mark.parametrize("seed", range(24))
def test_random_negotiations_keep_the_table_whole(seed: int) -> None:
    """Every menu is small, every step and answer is declared, and the Summit ends."""
    seats = 3 + seed % 2
    game = reach(RICH.format(seats), offers=1 + seed % 4).game
    rng = random.Random(seed)
    words, actions = ReachScenario(game, SEATS).words, features_of("arcs_campaign").actions
    for _ in range(2000):
        decision = game.decision
        assert decision is not None and isinstance(game.state, Campaign)
        if game.state.stage == "lead":
            break
        assert len(decision.options) <= 64
        assert "⟦" not in words.ask(decision)
        for option in decision.options:
            assert "⟦" not in words.option(option)
            actions.encode(option, decision.seat, seats)
        agreeable = [option for option in decision.options if option[0] in ("accept", "offer")]
        game.play(rng.choice(agreeable * 2 + decision.options))
        game.state.check()
        game.view(rng.randrange(seats))
        check_last_pieces(game.state)
    assert game.state.stage == "lead"
    assert all("⟦" not in words.event(event) for event in game.events)


@pytest.mark.parametrize("seed", range(6))
def test_every_deal_that_can_be_carried_out_can_be_spelled(seed: int) -> None:
    """Given as a whole and in any order: it is played step by step, or refused with nothing changed."""
    rng = random.Random(seed)
    made = 0
    for _ in range(40):
        t = negotiating(RICH.format(3))
        pairs = [(giver, receiver) for giver in range(3) for receiver in range(3) if giver != receiver]
        offered = [item for pair in pairs for item, count in stock(t.g, *pair) for _ in range(count)]
        deal = rng.sample(offered, rng.randint(1, 6))
        before = t.g.digest()
        try:
            propose_deal(t.game, deal)
        except IllegalOption:
            assert t.g.digest() == before
            continue
        made += 1
        assert sorted(t.g.deal) == sorted(deal)
        while t.g.stage == "consent" and t.g.waiting:
            t.game.play(("accept",))
        t.g.check()
        check_last_pieces(t.g)
    assert made > 5


def check_last_pieces(g: Campaign) -> None:
    """Nobody has ceded the last ship."""
    if not g.loose:
        assert all(g.has_ships(seat) for seat in range(3))
