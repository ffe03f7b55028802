"""What a scenario says must be able to fail: a slip in a test is not taken for a rule that holds."""

import pytest

from tests.games.arcs.position import arcs
from tests.games.scythe.position import scythe
from tests.scenario import Scenario


@pytest.fixture
def t() -> Scenario:
    return arcs("""
        seats 3, initiative red
        2-gate: red 1 ship
        red: hand mobilization-3
        blue: hand construction-2
    """).plays("red", "lead Mobilization 3", "go on")


def test_cannot_holds_for_what_is_an_option_at_other_times(t: Scenario) -> None:
    t.cannot("red", "tax", "secure", "surpass...", "spend Fuel from slot 1 to move")


def test_cannot_fails_for_what_is_possible(t: Scenario) -> None:
    for text in ("move", "mo...", "end turn"):
        with pytest.raises(AssertionError, match="should not be possible"):
            t.cannot("red", text)


def test_cannot_fails_for_a_seat_that_is_not_asked(t: Scenario) -> None:
    with pytest.raises(AssertionError, match="seat 0 is asked 'turn', not blue"):
        t.cannot("blue", "tax")


def test_cannot_fails_for_a_text_that_is_never_an_option(t: Scenario) -> None:
    for text in ("taxes", "Tax", "surpas with...", "surpass with Mobilization 8", "spend Fuel from slot 9 to move"):
        with pytest.raises(AssertionError, match="never an option"):
            t.cannot("red", text)


def test_cannot_fails_without_a_text(t: Scenario) -> None:
    with pytest.raises(AssertionError, match="say what"):
        t.cannot("red")


def test_cannot_fails_for_what_a_later_step_of_a_set_offers() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r6c5: nordic 1 worker; 1 oil
        r7c5: nordic mill; 2 oil
        r1c4: nordic 1 worker; 1 oil
    """).plays("nordic", "bolster / upgrade", "bolster power", "upgrade")
    assert "from village 7-5" not in t.options()
    with pytest.raises(AssertionError, match="should not be possible"):
        t.cannot("nordic", "from village 7-5")
