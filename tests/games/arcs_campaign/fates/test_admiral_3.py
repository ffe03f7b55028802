"""The Admiral in Act III: F715 to F721."""

import pytest

from boardwright.games.arcs.campaign.facts import EMPIRE
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.control import commanded, controls
from boardwright.games.arcs.facts import CARD_NUMBER, SYSTEM_COUNT, SYSTEM_NUMBER
from boardwright.games.arcs.vocabulary import System
from tests.games.arcs_campaign.act_3 import act_3, begun, grand, leads, lies, secures
from tests.games.arcs_campaign.position import ReachScenario

PLANETS = [f"{cluster}-{symbol}" for cluster in (1, 2, 3) for symbol in ("arrow", "crescent", "hex")]
"""Nine of them."""


def on(system: str) -> System:
    return System(SYSTEM_NUMBER[system])


# -- set-up and grand ambitions ------------------------------------------------------------------------------------


def test_f719_the_set_up_of_act_3() -> None:
    g = begun("admiral,partisan")
    assert lies(g, "f720") == "booklet" and CARD_NUMBER["f719"] in g.cards[0] and g.objectives[0] == 0
    assert lies(g, "f717") == "court" and lies(g, "f715") == "scrapped"


def test_f719_nine_planets_those_of_the_empire_for_the_first_regent() -> None:
    own = "\n".join(f"{planet}: red 1 ship" for planet in PLANETS[:4])
    imperial = "\n".join(f"{planet}: empire 1 ship" for planet in PLANETS[4:])
    assert grand(act_3("admiral", f"{own}\n{imperial}"))[0]
    assert not grand(act_3("admiral", f"{own}\n{imperial}\nfirst regent: blue"))[0]
    assert not grand(act_3("admiral", f"{own}\n{imperial}\nred: title outlaw\nfirst regent: blue"))[0]


def test_f719_eight_planets_and_a_gate_are_too_few() -> None:
    lines = "\n".join(f"{planet}: empire 1 ship" for planet in [*PLANETS[:8], "4-gate", "5-gate"])
    assert not grand(act_3("admiral", lines))[0]


@pytest.mark.parametrize(
    ("ships", "fulfilled"),
    [
        ("1-hex: red 2 ships, 1 damaged ship; blue 2 ships; white 2 ships; empire 9 ships", True),
        ("1-hex: red 2 ships; blue 1 ship; white 2 ships", False),
        ("1-hex: red 2 ships; blue 1 ship, 2 damaged ships", False),
    ],
    ids=["more than each", "as many as white", "damaged ships count"],
)
def test_f719_more_ships_than_each_rival(ships: str, fulfilled: bool) -> None:
    assert grand(act_3("admiral", ships))[1] == fulfilled


def test_f719_only_as_a_regent() -> None:
    t = act_3("admiral", "1-hex: red 2 ships; blue 1 ship; white 1 ship\nred: title outlaw\nfirst regent: blue")
    assert grand(t) == [False, False]


def test_f719_is_scored() -> None:
    t = act_3("admiral", "1-hex: red 2 ships; blue 1 ship; white 1 ship", begin="scoring", chapter=2)
    assert t.power("red") == 3


# -- F715, F716 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["f715", "f716"])
def test_f715_f716_are_imperial_defectors(card: str) -> None:
    assert type(REACH_CARDS[CARD_NUMBER[card]]) is type(REACH_CARDS[CARD_NUMBER["f710"]])


# -- F717, F718: Mass Uprising -------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["f717", "f718"])
def test_f717_f718_the_crisis_destroys_all_damaged_ships(card: str) -> None:
    t = act_3(
        "partisan",
        f"""
        court: aid01, {card}, cc01, cc02, cc03
        rolled: crisis-hex 6
        1-hex: red 1 ship, 2 damaged ships; empire 1 damaged ship; blight 1 damaged ship; red damaged city
        2-gate: blue 1 damaged ship
        6-arrow: red 1 ship; blue 1 ship; white 1 ship
        """,
        begin="crises",
    )
    assert t.ships("red", "1-hex")[0] + t.ships("red", "1-hex")[1] == 1 and t.ships("blue", "2-gate") == (0, 0)
    assert t.g.ships[EMPIRE] == 15 and t.buildings("1-hex") == ["damaged red city", ""]
    assert t.deck_bottom() == [card] and t.trophies("red", "blue") == {}
    assert t.g.damaged[6 * SYSTEM_COUNT + on("1-hex")] == 1
    t.g.check()


def test_f717_secured_it_places_a_ship_in_each_system_of_a_cluster() -> None:
    t = act_3("partisan", "court: aid01, f717 red 1, cc01, cc02, cc03\n6-hex: red 1 ship")
    secures(t, "cluster 2")
    assert [t.ships("red", f"2-{place}") for place in ("gate", "arrow", "crescent", "hex")] == [(1, 0)] * 4
    assert "f717" in t.court_discard()


# -- F720: Martial Law ---------------------------------------------------------------------------------------------

FLEET = "1-hex: red 2 ships, starport; blue 2 ships, starport; empire 2 ships\n1-gate: empire 1 ship"


def regent(red: str = "power 0", lines: str = FLEET, card: str = "aggression-2") -> ReachScenario:
    """The turn of Red, who is no Admiral; Blue is."""
    t = act_3("partisan admiral", f"red: hand {card}; {red}\nblue: hand aggression-3\n{lines}")
    suit, number = card.split("-")
    return leads(t, f"{suit.capitalize()} {number}")


def test_f720_such_a_regent_neither_controls_nor_commands() -> None:
    t = regent()
    assert not controls(t.g, 0, on("1-hex")) and commanded(t.g, 0, on("1-hex")) == []


@pytest.mark.parametrize("card", ["f702", "f706", "f707"])
def test_f720_officers_and_rogues_exempt_from_it(card: str) -> None:
    t = regent(f"cards {card}")
    assert controls(t.g, 0, on("1-hex")) and commanded(t.g, 0, on("1-hex")) == [EMPIRE]


def test_f720_the_admiral_is_exempt() -> None:
    t = leads(act_3("admiral", f"red: hand aggression-2\nblue: hand aggression-3\n{FLEET}"))
    assert controls(t.g, 0, on("1-hex")) and commanded(t.g, 0, on("1-hex")) == [EMPIRE]


def test_f720_as_first_regent_such_a_player_has_no_control_in_objectives_either() -> None:
    t = regent()
    assert t.first_regent() == "red" and not t.g.holds(0, on("1-hex"))
    assert regent("cards f702").g.holds(0, on("1-hex"))


@pytest.mark.parametrize(("red", "then"), [("power 0", "turn"), ("cards f702", "catapult")])
def test_f720_a_gate_of_the_empire_ends_catapult_moves(red: str, then: str) -> None:
    t = regent(red, "1-hex: red 2 ships, starport\n1-gate: empire 1 ship\n6-hex: blue 1 ship", "mobilization-2")
    t.plays("red", "move")
    if t.decision("red").ask == "move_from":
        t.plays("red", "from 1-hex")
    assert t.plays("red", "to 1-gate", "2 fresh and 0 damaged").decision("red").ask == then


def test_f720_the_truce_law_still_holds() -> None:
    regent().cannot("red", "battle")


def test_f720_imperial_authority_still_works() -> None:
    lines = "2-hex: blue city; empire 1 ship\n6-hex: blue 1 ship; red 1 ship"
    t = regent("cards f102", lines, "administration-2").plays("red", "tax")
    assert t.noted("gained") and t.captives("red", "blue") == 0
    regent(lines=lines, card="administration-2").cannot("red", "tax")


def test_f720_why_not() -> None:
    court = "court: aid01, cc01 red 1, cc02, cc03, cc04"
    t = regent(lines=f"1-hex: red starport; empire 2 ships\n6-hex: blue 1 ship\n{court}")
    assert t.why_not("red", "move") == [
        "Martial Law: without Imperial Officers or Rogue Admirals you cannot use Imperial ships."
    ]


# -- F721 ----------------------------------------------------------------------------------------------------------


def test_f721_is_a_reminder() -> None:
    assert REACH_CARDS[CARD_NUMBER["f721"]].clauses() == []
