"""Crises (p.18): the Blight, the cards of the players, the Court."""

from collections.abc import Callable

import pytest

from boardwright.games.arcs.campaign.dice import is_crisis, rolled_cluster, rolled_planet, rolled_symbol
from boardwright.games.arcs.campaign.facts import LAWS, ROWS
from boardwright.games.arcs.campaign.moments import REACH_CARDS, ReachCard
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER, SYSTEM_NUMBER
from boardwright.kernel.decision import Script
from boardwright.kernel.still import replaced
from tests.games.arcs_campaign.position import reach
from tests.games.arcs_campaign.speaking import says

HAND = "red: hand administration-2"
"""So that the game goes on with red's lead."""


class Told(ReachCard):
    """A card whose Crisis is written down."""

    has_crisis = True

    def __init__(self, number: int, told: list[str], how: str) -> None:
        super().__init__(number)
        self.told = told
        self.how = how

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        self.told.append(ROWS[self.number]["id"])
        yield from ()

    def after_crisis(self, g: Campaign) -> str:
        return self.how


Tell = Callable[..., list[str]]


@pytest.fixture
def tell(monkeypatch: pytest.MonkeyPatch) -> Tell:
    """Let cards tell when their Crisis comes: `tell(cc11="stays", cc12="bury")`."""

    def prepare(**cards: str) -> list[str]:
        told: list[str] = []
        for name, how in cards.items():
            monkeypatch.setitem(REACH_CARDS, CARD_NUMBER[name], Told(CARD_NUMBER[name], told, how))
        return told

    return prepare


# -- the Blight ----------------------------------------------------------------------------------------------------


def test_x26_imperial_ships_soak_and_the_rest_hits_every_player() -> None:
    """X26, C62: 3 hits of a fresh Blight: 2 destroy the Imperial ship, the third hits each player."""
    t = reach(f"""
        seats 3, initiative red, begin crises
        1-hex: blight 1 ship; empire 1 ship; red 1 ship; blue 2 ships
        {HAND}
        """)
    assert t.ships("empire", "1-hex") == (0, 0)
    assert t.ships("red", "1-hex") == (0, 1)
    assert t.ships("blue", "1-hex") == (1, 1)
    assert t.g.ships[4] == 15
    t.asks("red", "lead")


def test_c62_the_blight_of_a_system_is_added_up() -> None:
    """C62: one fresh and two damaged Blight deal 5 hits, in their own system only."""
    t = reach(f"""
        seats 3, initiative red, begin crises
        1-hex: blight 1 ship, 2 damaged ships; red 4 ships
        2-hex: red 2 ships
        {HAND}
        """)
    assert t.ships("red", "1-hex") == (0, 3)
    assert t.ships("red", "2-hex") == (2, 0)
    assert "The Blight in 1-hex deals 5 hits." in t.chronicle()


def test_c62_only_blight_that_hits_somebody_is_told_of() -> None:
    t = reach("""
        seats 3, initiative red, begin crises
        1-hex: red 1 ship; blight 1 damaged ship
        2-hex: blue city; blight 1 ship
    """)
    assert t.noted("blight_strikes") == [(SYSTEM_NUMBER["1-hex"], 1)]


def test_c63_fresh_ships_are_damaged_before_one_is_destroyed() -> None:
    """C63: 3 hits on two fresh ships and a damaged one: both are damaged, then one is destroyed."""
    t = reach(f"""
        seats 3, initiative red, begin crises
        1-hex: blight 1 ship; red 2 ships, 1 damaged ship
        2-hex: blight 1 ship; empire 1 ship, 2 damaged ships
        {HAND}
        """)
    assert t.ships("red", "1-hex") == (0, 2)
    assert t.ships("empire", "2-hex") == (0, 1)


def test_c63_nobody_takes_trophies_and_buildings_are_safe() -> None:
    """C63: destroyed ships go to their supplies; buildings are not hit, however many hits are left."""
    t = reach(f"""
        seats 3, initiative red, begin crises
        1-hex: blight 2 ships; red 1 ship, city; free city
        {HAND}
        """)
    assert t.ships("red", "1-hex") == (0, 0)
    assert t.g.ships[0] == 15
    assert not any(t.g.trophies)
    assert t.buildings("1-hex")[:2] == ["red city", "free city"]


def test_c34_the_truce_law_is_no_shield_in_a_crisis() -> None:
    """C34, X10: Regents beside a damaged Imperial ship are hit once it is gone."""
    t = reach(f"""
        seats 3, initiative red, begin crises
        1-hex: blight 1 ship; empire 1 damaged ship; blue 2 ships
        {HAND}
        """)
    assert t.ships("empire", "1-hex") == (0, 0)
    assert t.ships("blue", "1-hex") == (0, 2)


def test_c114_nobody_is_asked_which_ships_are_hit() -> None:
    """C114: the order of hits is fixed, so the game goes on with the lead."""
    t = reach(f"""
        seats 4, initiative red, begin crises
        1-hex: blight 1 damaged ship; red 2 ships, 2 damaged ships; yellow 1 ship, 1 damaged ship
        {HAND}
        """)
    t.asks("red", "lead")
    assert t.ships("red", "1-hex") == (1, 3)
    assert t.ships("yellow", "1-hex") == (0, 2)


@pytest.mark.plain_only
def test_a_law_spares_a_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """`spares_from_blight`: the Blight of that system deals no hits."""
    says(monkeypatch, REACH_CARDS[LAWS[0]], "spares_from_blight", lambda g, system: g.has_imperial_ships(system))
    t = reach(f"""
        seats 3, initiative red, begin crises
        1-hex: blight 1 ship; empire 1 ship; red 1 ship
        2-hex: blight 1 ship; red 3 ships
        {HAND}
        """)
    assert t.ships("empire", "1-hex") == (1, 0)
    assert t.ships("red", "1-hex") == (1, 0)
    assert t.ships("red", "2-hex") == (0, 3)


# -- order ---------------------------------------------------------------------------------------------------------


@pytest.mark.plain_only
def test_c61_blight_then_fates_in_turn_order_then_the_court(tell: Tell) -> None:
    """C61: the cards of the players in turn order, then the Court from left to right."""
    told = tell(cc11="stays", cc12="stays", f302="stays", f503="stays")
    t = reach("""
        seats 3, initiative blue, begin crises
        court: aid01, cc12, cc02, cc11, cc03
        1-hex: blight 1 ship; red 1 ship
        red: cards f302
        white: cards f503
        blue: hand administration-2
        """)
    assert told == ["f503", "f302", "cc12", "cc11"]
    lines = t.chronicle()
    assert lines.index("The Blight in 1-hex deals 3 hits.") < lines.index("Crisis: Golem Hearth, held by White.")
    t.asks("blue", "lead")


@pytest.mark.plain_only
def test_c64_the_player_with_the_initiative_rolls(tell: Tell) -> None:
    """C64: without an Event the player with the initiative rolls, once for all cards."""
    tell(cc11="stays", cc12="stays")
    t = reach("""
        seats 3, initiative blue, begin crises
        court: aid01, cc12, cc02, cc11, cc03
        next roll: edict-hex 4
        blue: hand administration-2
        """)
    rolls = [line for line in t.chronicle() if "rolls" in line]
    assert rolls == ["Blue rolls an edict with a hex and cluster 4."]
    assert not t.g.rolled


@pytest.mark.plain_only
def test_c64_the_roll_of_an_event_serves_the_court(tell: Tell) -> None:
    """C64: dice that lie there are not rolled again; they are taken up afterwards."""
    told = tell(cc11="stays")
    t = reach(f"""
        seats 3, initiative red, begin crises
        court: aid01, cc11, cc02, cc03, cc04
        rolled: crisis-arrow 2
        {HAND}
        """)
    assert told == ["cc11"]
    assert not [line for line in t.chronicle() if "rolls" in line]
    assert not t.g.rolled


def test_c65_a_symbol_check_ignores_the_kind_of_face() -> None:
    """C65: the symbol of an edict face counts as well."""
    t = reach("seats 3, initiative red\nrolled: edict-hex 2\n" + HAND)
    assert not is_crisis(t.g)
    assert rolled_symbol(t.g) == 3
    assert rolled_cluster(t.g) == 2
    assert rolled_planet(t.g) == 7


@pytest.mark.plain_only
def test_c66_an_attached_vox_comes_before_its_host(tell: Tell) -> None:
    """C66: the attached card first, at the place of its host."""
    told = tell(cc11="stays", cc12="stays", cc13="stays")
    reach(f"""
        seats 3, initiative red, begin crises
        court: aid01, cc11, cc12, cc02, cc03
        attached: cc13 to cc12
        {HAND}
        """)
    assert told == ["cc11", "cc13", "cc12"]


@pytest.mark.plain_only
def test_c109_a_vox_attached_to_other_cards_resolves(tell: Tell) -> None:
    """C109: attached to the Council, a Guild card or lore."""
    told = tell(cc11="stays", cc12="stays", cc13="stays")
    reach(f"""
        seats 3, initiative red, begin crises
        court: aid01, cc02, l05, cc03, cc04
        attached: cc13 to aid01, cc11 to cc02, cc12 to l05
        {HAND}
        """)
    assert told == ["cc13", "cc11", "cc12"]


@pytest.mark.plain_only
def test_c109_a_guild_card_attached_to_a_vox_has_no_crisis(tell: Tell) -> None:
    """A card with a Fate Crisis is silent in the Court if it is no vox card."""
    told = tell(cc11="stays", cc02="stays")
    reach(f"""
        seats 3, initiative red, begin crises
        court: aid01, cc11, cc03, cc04, cc05
        attached: cc02 to cc11
        {HAND}
        """)
    assert told == ["cc11"]


# -- cards that leave ----------------------------------------------------------------------------------------------


@pytest.mark.plain_only
def test_c67_a_card_that_leaves_sends_agents_home_and_is_refilled(tell: Tell) -> None:
    """C67: buried under the Court deck; the next card comes."""
    tell(cc11="bury")
    t = reach(f"""
        seats 3, initiative red, begin crises
        court: aid01, cc11 red 2 blue 1, cc02, cc03, cc04
        deck: cc05 cc06
        {HAND}
        """)
    assert t.row()[1] == "cc05"
    assert t.g.court_deck[0] == CARD_NUMBER["cc11"]
    assert (t.agents("red"), t.agents("blue")) == (10, 10)


@pytest.mark.plain_only
def test_c67_a_card_that_is_discarded(tell: Tell) -> None:
    """C67: face up to the Court discard pile."""
    tell(cc11="discard")
    t = reach(f"""
        seats 3, initiative red, begin crises
        court: aid01, cc11, cc02, cc03, cc04
        deck: cc05 cc06
        {HAND}
        """)
    assert t.row()[1] == "cc05"
    assert t.court_discard() == ["cc11"]


@pytest.mark.plain_only
def test_c67_a_card_that_stays_keeps_its_agents(tell: Tell) -> None:
    """C67: nothing else happens to it."""
    tell(cc11="stays")
    t = reach(f"""
        seats 3, initiative red, begin crises
        court: aid01, cc11 red 2, cc02, cc03, cc04
        {HAND}
        """)
    assert t.row()[1] == "cc11"
    assert t.g.agents_on(1, 0) == 2


@pytest.mark.plain_only
def test_c67_an_attached_card_slides_down_with_the_agents(tell: Tell) -> None:
    """C67, X41: the host leaves: the attached card takes its place, keeps the agents, and no card is drawn."""
    tell(cc11="bury")
    t = reach(f"""
        seats 3, initiative red, begin crises
        court: aid01, cc11 red 2 blue 1, cc02, cc03, cc04
        attached: cc07 to cc11
        {HAND}
        """)
    assert t.row()[1] == "cc07"
    assert [t.g.agents_on(1, seat) for seat in range(3)] == [2, 1, 0]


@pytest.mark.plain_only
def test_p27_an_attached_card_that_leaves_leaves_its_host_alone(tell: Tell) -> None:
    """p.27: if only the attached card leaves, nothing else happens."""
    tell(cc11="bury")
    t = reach(f"""
        seats 3, initiative red, begin crises
        court: aid01, cc02 red 2, cc03, cc04, cc05
        attached: cc11 to cc02
        {HAND}
        """)
    assert t.row()[1] == "cc02"
    assert t.g.agents_on(1, 0) == 2
    assert t.g.court_deck[0] == CARD_NUMBER["cc11"]


@pytest.mark.plain_only
def test_a06_a_card_drawn_as_refill_does_not_resolve_now(tell: Tell) -> None:
    """A-06: vox cards that come into the row during the Crises wait for the next ones."""
    told = tell(cc11="bury", cc12="stays", cc13="stays")
    t = reach(f"""
        seats 3, initiative red, begin crises
        court: aid01, cc11, cc12, cc02, cc03
        deck: cc13 cc04
        {HAND}
        """)
    assert told == ["cc11", "cc12"]
    assert t.row()[1] == "cc13"


@pytest.mark.plain_only
def test_a_card_that_left_before_its_turn_has_no_crisis(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that another Crisis took out of the Court does not resolve."""
    told = tell(cc12="stays")

    class TakesNext(Told):
        def crisis(self, g: Campaign, holder: int) -> Script[None]:
            g.court_deck.insert(0, g.court[2])
            g.court = replaced(g.court, 2, g.court_deck.pop())
            yield from ()

    number = CARD_NUMBER["cc11"]
    monkeypatch.setitem(REACH_CARDS, number, TakesNext(number, told, "stays"))
    reach(f"""
        seats 3, initiative red, begin crises
        court: aid01, cc11, cc12, cc02, cc03
        {HAND}
        """)
    assert told == []


# -- the dice ------------------------------------------------------------------------------------------------------


@pytest.mark.plain_only
def test_l19_the_roller_may_roll_again(tell: Tell) -> None:
    """L19 in the campaign: while Empath is declared its holder may roll either or both dice again, once."""
    told = tell(cc11="stays")
    t = reach("""
        seats 3, initiative red, begin crises
        court: aid01, cc11, cc02, cc03, cc04
        ambitions: empath 5
        red: hand administration-2; cards l19
        next roll: crisis-hex 4
        """)
    t.asks("red", "reroll_dice", ["the event die", "the number die", "stop"])
    t.chooses("red", "the event die")
    assert told == ["cc11"]
    rolls = [line for line in t.chronicle() if "and cluster" in line]
    assert rolls[0] == "Red rolls a crisis with a hex and cluster 4."
    assert len(rolls) == 2
    assert rolls[1].endswith("cluster 4.")


@pytest.mark.plain_only
def test_l19_not_without_empath_and_not_for_another_roller(tell: Tell) -> None:
    """L19 in the campaign: only its holder's rolls, only while Empath is declared."""
    tell(cc11="stays")
    for text in ("ambitions: empath 5\nblue: cards l19", "red: cards l19"):
        t = reach(f"""
            seats 3, initiative red, begin crises
            court: aid01, cc11, cc02, cc03, cc04
            {text}
            {HAND}
            """)
        t.asks("red", "lead")
