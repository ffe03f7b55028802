"""Free buildings serve whoever controls their system (p.15, C69)."""

import pytest

from tests.games.arcs_campaign.position import reach
from tests.games.arcs_campaign.test_control_and_command import leads

CONTROLLED = ["red 1 ship; blue starport", "red starport; empire 1 ship"]
"""By ships, and by the Presence Law; one slot is taken."""


@pytest.mark.parametrize("how", CONTROLLED)
def test_x19_taxing_a_free_city_brings_a_resource_and_no_captive(how: str) -> None:
    t = leads("administration-2", f"1-hex: {how}; free city").plays("red", "tax", "Material in slot 1")
    assert t.resources("red") == ["material"]
    assert t.g.captives_of(0) == 0
    assert "Red taxes the city of the Free States in 1-hex." in t.chronicle()


def test_c69_a_free_city_is_taxed_once_a_turn() -> None:
    t = leads("administration-2", "1-hex: red 1 ship; free city").plays("red", "tax", "Material in slot 1")
    t.cannot("red", "tax")


@pytest.mark.parametrize("other", ["blue 1 ship", "red 1 ship; blue 1 ship", "empire 1 ship"])
def test_c69_without_control_free_buildings_do_not_serve(other: str) -> None:
    position = f"4-arrow: {other}; free damaged city, starport\n1-hex: red 1 ship"
    leads("administration-2", position).cannot("red", "tax")
    leads("construction-2", position).cannot("red", "repair")
    leads("construction-2", position).plays("red", "build").cannot("red", "ship at starport 4-arrow/2")


@pytest.mark.parametrize("how", CONTROLLED)
def test_c69_ships_are_built_at_free_starports_once_a_turn(how: str) -> None:
    """They arrive fresh: whoever builds there has control."""
    t = leads("construction-2", f"4-arrow: {how}; free starport\n1-hex: red 1 ship").plays("red", "build")
    before = t.ships("red", "4-arrow")[0]
    t.plays("red", "ship at starport 4-arrow/2")
    assert t.ships("red", "4-arrow") == (before + 1, 0)
    t.plays("red", "build").cannot("red", "ship at starport 4-arrow/2")


def test_c69_a_catapult_starts_at_a_free_starport() -> None:
    t = leads("mobilization-2", "1-hex: red 2 ships; free starport").plays("red", "move", "to 1-gate")
    t.plays("red", "2 fresh and 0 damaged").asks("red", "catapult")


def test_c69_no_catapult_from_a_free_starport_that_another_controls() -> None:
    t = leads("mobilization-2", "1-hex: red 1 ship; blue 2 ships; free starport").plays("red", "move", "to 1-gate")
    t.asks("red", "turn")


@pytest.mark.parametrize("how", CONTROLLED)
def test_c69_free_buildings_are_repaired(how: str) -> None:
    t = leads("construction-2", f"1-hex: {how}; free damaged starport").plays("red", "repair")
    assert "free starport" in t.buildings("1-hex")
    assert "Red repairs the starport of the Free States in 1-hex." in t.chronicle()


def test_c69_on_anothers_turn_they_are_anothers() -> None:
    """A Regent's Presence Law ends with the turn; then the same city serves the next Regent there."""
    t = reach("""
        seats 3, initiative red
        1-hex: red 1 ship; blue 1 ship; free city; empire 1 ship
        red: hand administration-2
        blue: hand administration-4
    """)
    t.plays("red", "lead Administration 2", "go on", "tax", "Material in slot 1", "end turn")
    t.plays("blue", "surpass with Administration 4", "tax", "Material in slot 1")
    assert t.resources("red") == t.resources("blue") == ["material"]
