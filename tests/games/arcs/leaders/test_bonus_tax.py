"""Attuned (Mystic), Insatiable (Fuel-Drinker), Firebrand (Agitator), the copy_or_pivot_rule, and Lavish."""

import pytest

from tests.games.arcs.cards.steps import stows
from tests.games.arcs.position import arcs

from .steps import red_copies, red_leads, red_pivots, red_surpasses

BONUS = [("lead02", "psionic"), ("lead03", "fuel"), ("lead15", "weapon")]
CITY = "5-crescent: red city"


@pytest.mark.parametrize(("leader", "bonus"), BONUS)
def test_r20_a_tax_with_the_pip_of_a_copy_brings_the_bonus(leader: str, bonus: str) -> None:
    t = red_copies("administration-2", f"cards {leader}", CITY)
    stows(t.plays("red", "tax"), "red")
    assert t.resources("red") == sorted(["relic", bonus])


@pytest.mark.parametrize(("leader", "bonus"), BONUS)
def test_r20_a_tax_with_the_pip_of_a_pivot_brings_the_bonus(leader: str, bonus: str) -> None:
    t = red_pivots("administration-3", f"cards {leader}", CITY)
    stows(t.plays("red", "tax"), "red")
    assert t.resources("red") == sorted(["relic", bonus])


@pytest.mark.parametrize(("leader", "bonus"), BONUS)
def test_r20_leading_and_surpassing_bring_no_bonus(leader: str, bonus: str) -> None:
    t = red_leads("administration-2", f"cards {leader}", CITY)
    stows(t.plays("red", "tax"), "red")
    assert t.resources("red") == ["relic"]
    t = red_surpasses("administration-4", f"cards {leader}", CITY)
    stows(t.plays("red", "tax"), "red")
    assert t.resources("red") == ["relic"]


@pytest.mark.parametrize(("leader", "bonus"), BONUS)
def test_r20_a_tax_in_the_prelude_brings_no_bonus(leader: str, bonus: str) -> None:
    t = red_copies("administration-2", f"cards {leader}; resources psionic", CITY)
    stows(t.plays("red", "spend Psionic from slot 1 to tax"), "red")
    assert t.resources("red") == ["relic"]


@pytest.mark.parametrize(("leader", "bonus"), BONUS)
def test_r20_nurture_contains_a_tax_and_brings_the_bonus(leader: str, bonus: str) -> None:
    t = red_copies("construction-2", f"cards {leader} l10", CITY)
    stows(t.plays("red", "nurture"), "red")
    assert t.resources("red") == sorted(["relic", bonus])


def test_r20_trade_is_no_tax() -> None:
    t = red_copies(
        "administration-2", "cards lead02 bc23; resources fuel", "3-hex: red 1 ship; blue city\nblue: resources weapon"
    )
    stows(t.plays("red", "trade"), "red")
    assert t.resources("red") == ["weapon"]


@pytest.mark.parametrize(("leader", "bonus"), BONUS)
def test_lead02_lead03_lead15_the_bonus_comes_even_if_the_type_of_the_city_is_out_of_supply(
    leader: str, bonus: str
) -> None:
    t = red_copies("administration-2", f"cards {leader}", f"{CITY}\nsupply: 0 relic")
    stows(t.plays("red", "tax"), "red")
    assert t.resources("red") == [bonus]


@pytest.mark.parametrize(("leader", "bonus"), BONUS)
def test_lead02_lead03_lead15_no_supply_no_bonus(leader: str, bonus: str) -> None:
    t = red_copies("administration-2", f"cards {leader}", f"{CITY}\nsupply: 0 {bonus}")
    stows(t.plays("red", "tax"), "red")
    assert t.resources("red") == ["relic"]


@pytest.mark.parametrize(("leader", "bonus"), BONUS)
def test_lead02_lead03_lead15_the_bonus_comes_for_a_rival_city_too(leader: str, bonus: str) -> None:
    t = red_copies("administration-2", f"cards {leader}", "5-crescent: red 1 ship; blue city")
    stows(t.plays("red", "tax"), "red")
    assert t.resources("red") == sorted(["relic", bonus])
    assert t.captives("red", "blue") == 1


# -- Fuel-Drinker: Lavish ------------------------------------------------------------------------------------------


def test_lead03_lavish_discards_all_fuel_after_tycoon_was_scored_whoever_won() -> None:
    t = arcs("""
        seats 3, leaders yes, initiative red
        3-hex: red city
        red: cards lead03; resources fuel material fuel
        blue: cards bc06
        ambitions: tycoon 5
    """)
    assert (t.power("red"), t.power("blue")) == (3, 5)  # three against a card and the whole rest of the supply
    assert t.resources("red") == ["material"]


def test_lead03_lavish_counts_the_fuel_first_and_keeps_guild_cards() -> None:
    t = arcs("""
        seats 3, leaders yes, initiative red
        red: cards lead03 bc07; resources fuel fuel
        blue: resources material material
        ambitions: tycoon 5
    """)
    assert t.power("red") == 5
    assert t.resources("red") == []
    assert t.cards("red") == ["bc07", "lead03"]


def test_lead03_lavish_does_not_touch_the_supply_on_fuel_cartel() -> None:
    t = arcs("""
        seats 3, leaders yes, initiative red
        red: cards lead03 bc06; resources fuel
        ambitions: tycoon 5
    """)
    assert t.resources("red") == []
    assert t.supply("fuel") == 5


def test_lead03_lavish_waits_for_tycoon() -> None:
    t = arcs("""
        seats 3, leaders yes, initiative red
        red: cards lead03; resources fuel fuel
        ambitions: keeper 5
    """)
    assert t.resources("red") == ["fuel", "fuel"]
