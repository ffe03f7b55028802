"""The Court of the campaign (p.14, p.27): attachments, the Council in the row, lore, protected cards."""

import pytest

from boardwright.games.arcs.campaign.council import COUNCIL_PLACE, turn_in_session
from boardwright.games.arcs.campaign.court import (
    attach,
    forced_hosts,
    has_no_agents,
    hosts,
    leave,
    leave_court,
    put_away,
)
from boardwright.games.arcs.campaign.facts import COUNCIL
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.facts import CARD_NUMBER, FUEL
from boardwright.games.arcs.resources import provoke_outrage
from boardwright.kernel.still import without

from .position import ReachScenario, reach


def leads(court: str, rest: str = "", card: str = "aggression-2") -> ReachScenario:
    """Red leads a card, without declaring."""
    t = reach(f"""
        seats 3, initiative red
        fates: steward founder partisan
        2-gate: red 1 ship
        red: hand {card} administration-6
        court: {court}
        {rest}
        """)
    suit, number = card.split("-")
    return t.plays("red", f"lead {suit.title()} {number}", "go on")


def number(card: str) -> int:
    return CARD_NUMBER[card]


# -- C42: an Outlaw secures a card of Regents ----------------------------------------------------------------------


@pytest.mark.parametrize("title", ["outlaw", "regent"])
def test_c42_an_outlaw_who_secures_a_card_of_regents_buries_it_at_once(title: str) -> None:
    t = leads("aid01, f102 red 1, cc02, cc03, cc04", f"red: title {title}\nfirst regent: blue")
    t.plays("red", "secure")
    assert ("f102" in t.cards("red")) == (title == "regent")
    assert t.deck_bottom() == (["f102"] if title == "outlaw" else [])


# -- the Council in the row ----------------------------------------------------------------------------------------


def test_p14_in_session_the_council_is_influenced_and_secured_like_any_card() -> None:
    t = leads("aid01 red 1 blue 1, cc01, cc02, cc03, cc04", card="mobilization-2")
    t.plays("red", "influence").asks("red", "influence").plays("red", "Imperial Council")
    assert t.court()["aid01"] == [2, 1, 0]
    t = leads("aid01 red 2 blue 1, cc01, cc02, cc03, cc04")
    t.plays("red", "secure")
    assert (t.agents("red"), t.captives("red", "blue")) == (10, 1)
    assert (t.g.council_by, t.g.decided) == (0, True)


def test_c49_the_place_of_the_secured_council_is_not_refilled() -> None:
    t = leads("aid01 red 1, cc01, cc02, cc03, cc04")
    deck = len(t.g.court_deck)
    t.plays("red", "secure")
    assert t.g.court[COUNCIL_PLACE] == 0 and list(t.court()) == ["cc01", "cc02", "cc03", "cc04"]
    assert len(t.g.court_deck) == deck


def test_c49_a_card_attached_to_the_council_is_secured_with_it() -> None:
    t = leads("aid01 red 1, cc01, cc02, cc03, cc04", "attached: cc05 to aid01")
    t.plays("red", "secure")
    assert "cc05" in t.cards("red") and t.attached() == {}
    assert t.g.council_by == 0 and t.g.court[COUNCIL_PLACE] == 0


def test_c53_decided_the_council_is_neither_influenced_nor_secured() -> None:
    court = "aid01 red 2, cc01, cc02, cc03, cc04"
    t = leads(court, "council: decided", card="mobilization-2").plays("red", "influence")
    t.asks("red", "influence", ["Mining Interest", "Construction Union", "Gatekeepers", "Shipping Interest"])
    t = leads(court, "council: decided", card="aggression-2").asks("red", "turn")
    t.cannot("red", "secure")


@pytest.mark.parametrize("side", ["in session", "decided"])
def test_c53_cards_are_attached_to_the_council_on_both_sides(side: str) -> None:
    t = leads("aid01, cc01, cc02, cc03, cc04", f"council: {side}\nattached: cc05 to cc01")
    assert hosts(t.g) == [0, 2, 3, 4]
    attach(t.g, t.g.court_deck.pop(), COUNCIL_PLACE)
    t.g.check()
    assert "aid01" in t.attached()


@pytest.mark.parametrize("how", ["bury", "discard", "scrap"])
def test_c53_the_council_is_never_buried_discarded_or_scrapped(how: str) -> None:
    t = leads("aid01 red 1, cc01, cc02, cc03, cc04")
    leave_court(t.g, COUNCIL_PLACE, how)
    t.g.check()
    assert t.g.court[COUNCIL_PLACE] == COUNCIL and t.court()["aid01"] == [1, 0, 0]


def test_c119_who_ransacks_the_council_has_secured_it() -> None:
    t = reach("""
        seats 3, initiative red
        fates: steward founder partisan
        2-hex: red 2 ships; blue damaged city
        red: hand aggression-2
        court: aid01 blue 2, cc01, cc02, cc03, cc04
        """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit, blank")
    t.plays("red", "2 Assault dice")
    assert (t.g.council_by, t.g.decided) == (0, True)
    assert t.trophies("red", "blue") == {"agents": 2, "cities": 1}


# -- attachments ---------------------------------------------------------------------------------------------------


def test_c80_a_card_is_attached_only_to_a_card_without_one_and_where_all_conditions_hold() -> None:
    t = leads("aid01, cc01 blue 1, cc02, cc03, cc04", "attached: cc05 to cc02, cc06 to cc03")
    assert hosts(t.g) == [0, 1, 4]
    assert hosts(t.g, has_no_agents) == [0, 4]


def test_c80_a_forced_attachment_drops_as_few_conditions_as_possible() -> None:
    t = leads("aid01 red 1, cc01 blue 1, cc02, cc03 red 1, cc04 red 1", "attached: cc05 to cc02, cc06 to cc03")
    assert forced_hosts(t.g, has_no_agents) == [0, 1, 2, 4]  # of two conditions only Gatekeepers meets none


def test_c80_c108_only_a_forced_attachment_comes_to_a_card_that_has_one() -> None:
    attached = "cc05 to aid01, cc06 to cc01, cc07 to cc02, cc08 to cc03, cc09 to cc04"
    t = leads("aid01, cc01, cc02 red 2, cc03, cc04", f"attached: {attached}")
    assert hosts(t.g) == [] and forced_hosts(t.g) == [0, 1, 2, 3, 4]
    top = t.g.court_deck.pop()
    attach(t.g, top, 2)
    t.g.check()
    assert t.g.attached_to(2) == [number("cc07"), top]
    leave_court(t.g, 2, "discard")
    t.g.check()
    assert t.g.court[2] == number("cc07") and t.g.attached_to(2) == [top] and t.court()["cc07"] == [2, 0, 0]


def test_c81_securing_takes_the_attached_card_too() -> None:
    t = leads("aid01, cc01 red 2 blue 1, cc02, cc03, cc04", "attached: cc05 to cc01\ndeck: cc06")
    t.plays("red", "secure")
    assert {"cc01", "cc05"} <= set(t.cards("red")) and t.attached() == {}
    assert (t.agents("red"), t.captives("red", "blue")) == (10, 1)
    assert list(t.court()) == ["aid01", "cc06", "cc02", "cc03", "cc04"]


def test_c81_two_effects_come_in_the_order_that_the_securer_picks() -> None:
    court = "aid01, cc14 red 2, cc02, cc03, cc04"
    rest = "attached: cc11 to cc14\n2-hex: red 2 ships, city"
    t = leads(court, rest).plays("red", "secure")
    t.asks("red", "which_first", ["Populist Demands first", "Song of Freedom first"])
    t.plays("red", "Populist Demands first").asks("red", "declare_by").plays("red", "go on")
    t.asks("red", "song_of_freedom")
    t = leads(court, rest).plays("red", "secure", "Song of Freedom first").asks("red", "song_of_freedom")


def test_c67_a_card_that_leaves_the_row_sends_agents_home_and_the_place_is_refilled() -> None:
    t = leads("aid01, cc11 red 2 blue 1, cc02, cc03, cc04", "deck: cc05")
    leave_court(t.g, 1, "bury")
    t.g.check()
    assert (t.agents("red"), t.agents("blue")) == (10, 10)
    assert list(t.court()) == ["aid01", "cc05", "cc02", "cc03", "cc04"] and t.deck_bottom() == ["cc11"]


def test_c67_x41_an_attached_card_slides_down_with_the_agents_and_nothing_is_drawn() -> None:
    t = leads("aid01, cc11 red 2 blue 1, cc02, cc03, cc04", "attached: cc05 to cc11\ndeck: cc06")
    leave_court(t.g, 1, "discard")
    t.g.check()
    assert t.court()["cc05"] == [2, 1, 0] and t.attached() == {}
    assert t.court_discard() == ["cc11"] and t.g.court_deck[-1] == number("cc06")
    t.plays("red", "secure")  # it is secured with those agents
    assert "cc05" in t.cards("red") and t.captives("red", "blue") == 1


def test_a07_a_guild_card_that_slides_down_simply_stays() -> None:
    t = leads("aid01, cc12, cc02, cc03, cc04", "attached: cc05 to cc12")
    assert number("cc05") not in REACH_CARDS  # it has no Crisis of its own
    leave(t.g, number("cc12"), "bury")
    t.g.check()
    assert list(t.court()) == ["aid01", "cc05", "cc02", "cc03", "cc04"]


def test_x41_when_only_the_attached_card_leaves_nothing_else_happens() -> None:
    t = leads("aid01, cc01 red 2, cc02, cc03, cc04", "attached: cc11 to cc01\ndeck: cc06")
    leave(t.g, number("cc11"), "bury")
    t.g.check()
    assert t.court()["cc01"] == [2, 0, 0] and t.attached() == {} and t.deck_bottom() == ["cc11"]
    assert t.g.court_deck[-1] == number("cc06")


def test_c67_a_card_that_stays_stays() -> None:
    t = leads("aid01, cc11 red 2, cc02, cc03, cc04")
    leave(t.g, number("cc11"), "stays")
    assert t.court()["cc11"] == [2, 0, 0]


def test_a19_c108_a_pair_is_influenced_through_its_lower_card_only() -> None:
    t = leads("aid01, cc01, cc02, cc03, cc04", "attached: cc05 to cc01", card="mobilization-2")
    t.plays("red", "influence").cannot("red", "Skirmishers")
    t.plays("red", "Mining Interest")
    assert t.court()["cc01"] == [1, 0, 0]


# -- protected cards -----------------------------------------------------------------------------------------------


def raids(blue: str) -> ReachScenario:
    """Red raids Blue with three keys."""
    t = reach(f"""
        seats 3, initiative red
        fates: steward founder partisan
        2-hex: red 2 ships; blue city
        red: hand aggression-2
        blue: {blue}
        """)
    t.plays("red", "lead Aggression 2", "go on", "battle", "0 Assault dice")
    t.dice(raid="key key intercept, key building_hit")
    return t.plays("red", "2 Raid dice")


def test_c82_x40_a_protected_card_cannot_be_raided() -> None:
    t = raids("cards f202 cc01").asks("red", "raid", ["Mining Interest of Blue", "stop"])
    assert "f202" in t.cards("blue")


def test_c82_x40_outrage_of_its_suit_discards_a_protected_card() -> None:
    t = raids("cards f202 cc01")
    provoke_outrage(t.g, 1, FUEL)
    assert "f202" not in t.cards("blue") and t.court_discard() == ["f202"]


def test_c82_a_protected_card_cannot_be_stolen_by_a_card() -> None:
    t = leads("aid01, cc01, cc02, cc03, cc04", "red: cards cc08\nblue: cards f202 cc05")
    t.plays("red", "use Silver-Tongues")
    assert "cc05" in t.cards("red") and "f202" in t.cards("blue")  # there was nothing else to steal


def test_c82_a_protected_card_is_counted() -> None:
    t = leads("aid01, cc01, cc02, cc03, cc04", "blue: cards f202")
    assert t.g.icons(1, FUEL) == 1


# -- tokens on cards, and lore that leaves -------------------------------------------------------------------------


def test_c83_tokens_on_a_card_stay_when_its_holder_provokes_outrage_of_their_type() -> None:
    t = leads("aid01, cc01, cc02, cc03, cc04", "red: cards f302; held f302 relic weapon")
    provoke_outrage(t.g, 0, 3)
    t.g.check()
    assert list(t.g.held) == [(number("f302"), 3), (number("f302"), 2)]


@pytest.mark.parametrize("how", ["bury", "discard", "scrap"])
def test_c84_tokens_on_a_card_that_leaves_go_to_the_supply(how: str) -> None:
    t = leads("aid01, cc01, cc02, cc03, cc04", "red: cards f302; held f302 relic weapon")
    assert (t.supply("relic"), t.supply("weapon")) == (4, 4)
    t.g.cards[0] = without(t.g.cards[0], number("f302"))
    put_away(t.g, number("f302"), how)
    t.g.check()
    assert (t.supply("relic"), t.supply("weapon"), t.g.held) == (5, 5, ())


def test_c84_outrage_that_discards_a_card_brings_its_tokens_to_the_supply() -> None:
    t = leads("aid01, cc01, cc02, cc03, cc04", "red: cards f302; held f302 relic")
    provoke_outrage(t.g, 0, FUEL)
    t.g.check()
    assert (t.supply("relic"), t.court_discard()) == (5, ["f302"])


def test_c118_discarded_lore_lies_on_the_court_discard_pile() -> None:
    t = leads("aid01, cc01, cc02, cc03, cc04", "red: cards l25; outrage weapon")
    t.plays("red", "discard Tyrant's Ego to clear Outrage")
    assert t.court_discard() == ["l25"] and t.outrage("red") == []


# -- lore and Faithful cards in the row ----------------------------------------------------------------------------


def test_lore_in_the_row_is_influenced_and_secured_and_joins_the_play_area() -> None:
    t = leads("aid01, l25 red 1, cc02, cc03, cc04", card="mobilization-2")
    t.plays("red", "influence", "Tyrant's Ego")
    assert t.court()["l25"] == [2, 0, 0]
    t = leads("aid01, l25 red 1, cc02, cc03, cc04").plays("red", "secure")
    assert "l25" in t.cards("red") and "l25" not in t.court()


def test_lore_that_was_secured_adds_its_slot() -> None:
    t = leads("aid01, l13 red 1, cc02, cc03, cc04")
    slots = len(t.slots("red"))
    t.plays("red", "secure")
    assert len(t.slots("red")) == slots + 1


def test_lore_cannot_be_stolen() -> None:
    raids("cards l25 l13 cc01").asks("red", "raid", ["Mining Interest of Blue", "stop"])


def test_lore_is_ransacked_like_other_cards() -> None:
    t = reach("""
        seats 3, initiative red
        fates: steward founder partisan
        2-hex: red 2 ships; blue damaged city
        red: hand aggression-2
        court: aid01, l25 blue 1, cc02, cc03, cc04
        """)
    t.plays("red", "lead Aggression 2", "go on", "battle").dice(assault="hit hit, blank")
    t.plays("red", "2 Assault dice")
    assert "l25" in t.cards("red")


def test_lore_secured_in_the_prelude_waits_with_its_prelude_part() -> None:
    t = leads(
        "aid01, l25 red 1, cc02 red 1, cc03, cc04",
        "2-hex: red city\nred: resources relic; captives 1 blue\nambitions: tyrant 5",
        "construction-2",
    )
    t.plays("red", "spend Relic from slot 1 to secure", "Tyrant's Ego").asks("red", "turn")
    t.cannot("red", "use Tyrant's Ego")


@pytest.mark.parametrize("row", ["f808 red 1", "cc01 red 1"])
def test_f813_a_secured_faithful_card_comes_to_the_hand(row: str) -> None:
    t = leads(f"aid01, {row}, cc02, cc03, cc04", "attached: f808 to cc01" if "cc01" in row else "")
    t.plays("red", "secure")
    assert "faithful-5" in t.hand("red") and "f808" not in t.cards("red")
    assert t.game.view(1)["players"][0]["known"] == ["faithful-5"]  # all have seen it


# -- the whole table -----------------------------------------------------------------------------------------------


def test_every_court_card_is_in_one_place() -> None:
    t = leads("aid01, cc01, cc02, cc03, cc04")
    t.g.court_discard = (*t.g.court_discard, number("cc01"))
    with pytest.raises(AssertionError, match="in two places"):
        t.g.check()
    t.g.court_discard = ()
    t.g.court_deck.pop()
    with pytest.raises(AssertionError, match="nowhere"):
        t.g.check()


def test_c52_a_tucked_council_that_turns_to_session_is_back_in_the_row() -> None:
    t = leads("aid01 red 1, cc01, cc02, cc03, cc04").plays("red", "secure")
    turn_in_session(t.g)
    t.g.check()
    assert t.g.court[COUNCIL_PLACE] == COUNCIL and not t.g.decided and t.g.council_by == -1
