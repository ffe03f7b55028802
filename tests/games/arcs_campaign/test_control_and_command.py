"""Acting beside the Empire: control, command, the Presence and Truce Laws (p.10, p.11)."""

import pytest

from boardwright.games.arcs.campaign.facts import EMPIRE
from boardwright.games.arcs.control import controls, held_by_another
from boardwright.games.arcs.facts import NOBODY, SYSTEM_NUMBER
from tests.games.arcs_campaign.position import ReachScenario, reach

RED, BLUE = 0, 1


def leads(card: str, position: str, red: str = "", initiative: str = "red") -> ReachScenario:
    """Somebody leads a card and is in the middle of the turn."""
    t = reach(f"""
        seats 3, initiative {initiative}
        {initiative}: hand {card}{red and "; " + red}
        {position}
    """)
    suit, number = card.split("-")
    return t.plays(initiative, f"lead {suit.capitalize()} {number}", "go on")


# -- control -------------------------------------------------------------------------------------------------------

X3 = "1-hex: red 2 ships; blue 4 ships; empire 1 ship\nblue: title outlaw"


def test_c25_one_fresh_imperial_ship_is_enough_and_damaged_ones_are_none() -> None:
    t = leads("aggression-2", "1-hex: blue 4 ships; empire 1 ship\n2-hex: blue 1 ship; empire 3 damaged ships")
    assert t.g.control(SYSTEM_NUMBER["1-hex"]) == EMPIRE
    assert t.g.control(SYSTEM_NUMBER["2-hex"]) == BLUE


def test_x3_an_outlaw_with_the_most_ships_builds_damaged_under_the_empire() -> None:
    """X3, C27: nothing that is built there arrives fresh."""
    t = leads("construction-2", "1-hex: red 4 ships, starport; blue 2 ships; empire 1 ship", "title outlaw")
    assert held_by_another(t.g, RED, SYSTEM_NUMBER["1-hex"])
    t.plays("red", "build", "city in 1-hex", "build")
    assert t.buildings("1-hex")[:2] == ["red starport", "damaged red city"]
    assert t.ships("red", "1-hex") == (4, 1)


def test_x4_on_their_turn_a_regent_controls_what_the_empire_controls() -> None:
    """X4, C26: on Red's turn Red; and nobody but the Empire on another's."""
    t = leads("construction-2", X3 + "\n1-hex: red starport")
    assert controls(t.g, RED, SYSTEM_NUMBER["1-hex"])
    assert not controls(t.g, BLUE, SYSTEM_NUMBER["1-hex"])
    t.plays("red", "build", "ship at starport 1-hex/1", "end turn")
    assert t.ships("red", "1-hex") == (3, 0)
    assert t.g.turn == NOBODY
    assert not controls(t.g, RED, SYSTEM_NUMBER["1-hex"])


def test_c26_three_readings_of_a_system_of_the_empire() -> None:
    t = leads("construction-2", "1-hex: blue 1 ship; empire 1 ship\nfirst regent: white")
    hexagon = SYSTEM_NUMBER["1-hex"]
    assert t.g.holds(2, hexagon) and not t.g.holds(RED, hexagon) and not t.g.holds(BLUE, hexagon)
    assert not controls(t.g, 2, hexagon) and not controls(t.g, RED, hexagon)
    assert held_by_another(t.g, RED, hexagon)


def test_c27_an_outlaw_taxes_nobody_under_the_empire_and_uses_no_free_building() -> None:
    position = "1-hex: red 4 ships; blue city; empire 1 ship\n2-hex: red 4 ships; free city, starport; empire 1 ship"
    t = leads("administration-2", position, "title outlaw").cannot("red", "tax")
    assert t.why_not("red", "tax") == ["You have no city, and you control no system with a city."]
    t = leads("construction-2", position, "title outlaw").plays("red", "build").cannot("red", "ship at starport...")
    t = leads("mobilization-2", position, "title outlaw").plays("red", "move", "from 2-hex", "to 2-gate")
    t.plays("red", "1 fresh and 0 damaged").asks("red", "turn")


def test_c28_a_building_is_a_presence_too() -> None:
    t = leads("administration-2", "1-hex: red starport; free city; empire 1 ship")
    t.plays("red", "tax", "Material in slot 1")
    assert t.resources("red") == ["material"]


def test_c28_no_loyal_piece_no_control() -> None:
    leads("administration-2", "1-hex: free city; empire 1 ship").cannot("red", "tax")


# -- repair --------------------------------------------------------------------------------------------------------


def test_p10_a_regent_repairs_imperial_ships_where_a_loyal_piece_is() -> None:
    t = leads("construction-2", "1-hex: red city; empire 1 damaged ship\n2-hex: empire 1 damaged ship")
    t.plays("red", "repair")
    assert t.ships("empire", "1-hex") == (1, 0)
    assert "Red repairs a ship of the Empire in 1-hex." in t.chronicle()
    t.cannot("red", "repair")
    assert t.why_not("red", "repair") == ["Nothing that you may repair is damaged."]


def test_p10_nobody_else_repairs_imperial_ships() -> None:
    leads("construction-2", "1-hex: red city; empire 1 damaged ship", "title outlaw").cannot("red", "repair")


# -- C29: a card that ignores the Presence Law ---------------------------------------------------------------------


def test_c29_without_the_presence_law_all_that_is_the_empires_is_controlled() -> None:
    t = leads("administration-2", "1-hex: free city; empire 1 ship; blue city\nblue: title outlaw", "cards f702")
    t.plays("red", "tax").asks("red", "tax", ["city 1-hex/1", "city 1-hex/2"])


def test_c29_without_the_presence_law_imperial_ships_build_and_are_repaired() -> None:
    position = "1-hex: empire 1 ship, 1 damaged ship; free starport"
    t = leads("construction-4", position, "cards f702").plays("red", "build")
    t.asks("red", "build", ["city in 1-hex", "starport in 1-hex", "ship at starport 1-hex/1"])
    t.plays("red", "city in 1-hex")
    assert t.buildings("1-hex")[1] == "red city"
    t.plays("red", "repair")
    assert t.ships("empire", "1-hex") == (2, 0)


def test_c29_only_on_the_own_turn() -> None:
    t = leads("administration-2", "1-hex: empire 1 ship\nblue: cards f702")
    assert not controls(t.g, BLUE, SYSTEM_NUMBER["1-hex"])


# -- the Truce Law on taxing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("ship", ["1 ship", "1 damaged ship"])
def test_x10_c33_regents_do_not_tax_each_other_beside_imperial_ships(ship: str) -> None:
    t = leads("administration-2", f"1-hex: red 2 ships; blue city; empire {ship}").cannot("red", "tax")
    assert controls(t.g, RED, SYSTEM_NUMBER["1-hex"])
    assert t.why_not("red", "tax") == [
        "The Truce Law: a Regent does not tax another Regent's city beside Imperial ships."
    ]


@pytest.mark.parametrize("ship", ["1 ship", "1 damaged ship"])
def test_c33_a_regent_taxes_outlaws_beside_imperial_ships(ship: str) -> None:
    t = leads("administration-2", f"1-hex: red 2 ships; blue city; empire {ship}\nblue: title outlaw")
    t.plays("red", "tax", "Material in slot 1")
    assert t.captives("red", "blue") == 1


def test_c33_an_outlaw_taxes_regents_beside_damaged_imperial_ships() -> None:
    t = leads("administration-2", "1-hex: red 2 ships; blue city; empire 1 damaged ship", "title outlaw")
    t.plays("red", "tax", "Material in slot 1")
    assert t.captives("red", "blue") == 1


def test_c33_without_imperial_ships_regents_tax_each_other() -> None:
    t = leads("administration-2", "1-hex: red 2 ships; blue city").plays("red", "tax", "Material in slot 1")
    assert t.captives("red", "blue") == 1
