"""The option `printing`: where the first rulebook and the current one differ, both are played (D2, D4, D5, D6, D12)."""

import pytest

from boardwright.games import rules_of

from .position import ScytheScenario, scythe

PRINTINGS = ["current", "first"]
OPEN = "tokens gone: r6c6 r6c3 r4c6 r7c4 r2c5"


def test_the_printing_is_an_option_of_the_game() -> None:
    checked = rules_of("scythe").checked_options({})
    assert checked["printing"] == "current"
    assert scythe("nordic industrial, polania engineering").g.first_printing is False


# -- D2, p.11: driven-off workers ----------------------------------------------------------------------------------


def beside_workers(printing: str) -> ScytheScenario:
    """Saxony's character and a mech with a worker stand beside mountain 6-6 with three Polanian workers and 2 metal."""
    return scythe(f"""
        saxony industrial, polania engineering
        r6c5: saxony character, riverwalk, speed, 1 worker
        r7c5: saxony 1 worker
        r6c6: polania 3 workers; 2 metal
        saxony: popularity 5, upgrades move_units>build
        printing: {printing}
        {OPEN}
    """)


def test_d2_current_driven_off_workers_leave_at_once() -> None:
    t = beside_workers("current").plays("saxony", "move / build", "move units", "character", "to mountain 6-6")
    assert t.units("r6c6") == "saxony character" and t.popularity("saxony") == 2
    t.plays("saxony", "worker in village 7-5", "to mountain 6-6")
    assert t.units("r6c6") == "saxony character 1 worker"


def test_d2_first_driven_off_workers_leave_when_all_units_have_moved() -> None:
    t = beside_workers("first").plays("saxony", "move / build", "move units", "character", "to mountain 6-6")
    assert t.units("r6c6") == "saxony character; polania 3 workers" and t.popularity("saxony") == 5
    assert t.controller("r6c6") == "polania"
    t.asks("saxony", "move").plays("saxony", "worker in village 7-5")
    assert "r6c6" not in t.destinations()  # a worker never walks in beside enemies
    t.plays("saxony", "to farm 7-6", "mech", "to mountain 6-6", "everything")  # the third unit: it stops there, too
    assert t.units("r6c6") == "saxony character 1 mech 1 worker" and t.popularity("saxony") == 2
    assert t.units("base_polania") == "polania character 3 workers"
    assert t.controller("r6c6") == "saxony" and t.tokens("r6c6") == {"metal": 2}


def test_d2_first_a_carried_worker_may_walk_on_but_takes_no_tokens_of_the_enemy() -> None:
    t = beside_workers("first")
    t.plays("saxony", "move / build", "move units", "mech in forest 6-5", "to mountain 6-6", "everything")
    t.asks("saxony", "move").plays("saxony", "worker in mountain 6-6", "to tundra 6-7")  # no question for the metal
    assert t.units("r6c7") == "saxony 1 worker" and not t.tokens("r6c7")
    t.plays("saxony", "done")
    assert t.units("r6c6") == "saxony 1 mech" and t.tokens("r6c6") == {"metal": 2}


def test_d2_first_workers_leave_before_the_combats() -> None:
    t = scythe(f"""
        saxony industrial, polania engineering
        r6c5: saxony character, riverwalk
        r6c6: polania 2 workers
        r6c4: polania submerge
        saxony: power 3, popularity 5
        polania: power 3
        printing: first
        {OPEN}
    """)
    t.plays("saxony", "move / build", "move units", "character", "to mountain 6-6")
    t.plays("saxony", "mech in forest 6-5", "to tundra 6-4").asks("saxony", "dial")
    assert t.popularity("saxony") == 3 and t.units("base_polania") == "polania character 2 workers"


# -- D5, p.21: Relentless ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("printing", PRINTINGS)
def test_d5_relentless_holds_for_the_factory_card_in_the_first_printing_only(printing: str) -> None:
    t = scythe(f"""
        rusviet engineering, crimea agricultural
        rusviet: factory 5, last factory
        printing: {printing}
    """)
    card = "the Factory card: pay 1 power for 2 popularity"
    if printing == "first":
        t.can("rusviet", card)
    else:
        t.cannot("rusviet", card)


@pytest.mark.parametrize("printing", PRINTINGS)
def test_d5_others_never_repeat_the_factory_card(printing: str) -> None:
    t = scythe(f"""
        nordic engineering, crimea agricultural
        nordic: factory 5, last factory
        printing: {printing}
    """)
    t.cannot("nordic", "the Factory card: pay 1 power for 2 popularity")


# -- D12, p.18: the Mill -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("printing", PRINTINGS)
def test_d12_the_mill_works_under_an_enemy_unit_in_the_first_printing_only(printing: str) -> None:
    t = scythe(f"""
        nordic engineering, polania mechanical
        r1c4: nordic 2 workers
        r6c5: nordic mill; polania character
        printing: {printing}
    """)
    t.plays("nordic", "produce / upgrade", "produce")
    if printing == "first":
        t.can("nordic", "on forest 6-5").chooses("nordic", "on forest 6-5", "on forest 1-4")
        assert t.tokens("r6c5") == {"wood": 1} and t.controller("r6c5") == "polania"
    else:
        t.cannot("nordic", "on forest 6-5")


def test_d12_first_even_so_no_worker_appears_beside_an_enemy_unit() -> None:
    t = scythe("""
        nordic engineering, polania mechanical
        r1c4: nordic 2 workers
        r7c5: nordic mill; polania character
        printing: first
    """)
    t.plays("nordic", "produce / upgrade", "produce").asks("nordic", "produce_on", ["on forest 1-4", "done"])


# -- D4, p.12, p.31: Trade -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("printing", PRINTINGS)
def test_d4_trade_puts_both_tokens_on_one_territory_in_the_first_printing(printing: str) -> None:
    t = scythe(f"""
        nordic industrial, polania engineering
        r1c4: nordic 1 worker
        r1c5: nordic 1 worker
        printing: {printing}
    """)
    t.plays("nordic", "trade / enlist", "trade for resources")
    if printing == "first":
        t.asks("nordic", "tokens_on", ["on forest 1-4", "on tundra 1-5"])
        t.plays("nordic", "on tundra 1-5").chooses("nordic", "wood", "oil")
        assert t.tokens("r1c5") == {"oil": 1, "wood": 1} and not t.tokens("r1c4")
    else:
        t.chooses("nordic", "on tundra 1-5", "on forest 1-4").chooses("nordic", "wood").chooses("nordic", "oil")
        assert t.tokens("r1c4") == {"wood": 1} and t.tokens("r1c5") == {"oil": 1}


@pytest.mark.parametrize("printing", PRINTINGS)
def test_d4_the_tokens_of_a_factory_card_go_as_those_of_a_trade(printing: str) -> None:
    t = scythe(f"""
        saxony engineering, crimea agricultural
        r6c5: saxony 1 worker
        r7c5: saxony 1 worker
        saxony: factory 8, hand 2
        printing: {printing}
    """)
    t.plays("saxony", "the Factory card", "pay 1 combat card")
    if printing == "first":
        t.plays("saxony", "on village 7-5").chooses("saxony", "food", "oil", "food")
        assert t.tokens("r7c5") == {"oil": 1, "food": 2}
    else:
        t.chooses("saxony", "on village 7-5", "on forest 6-5", "on forest 6-5")
        t.chooses("saxony", "food", "oil").chooses("saxony", "oil")
        assert t.tokens("r6c5") == {"oil": 1, "food": 1} and t.tokens("r7c5") == {"oil": 1}


# -- D6: Disarm ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize(("place", "mine"), [("tundra 6-4", False), ("village 7-5", True)])
def test_d6_disarm_works_on_tunnels_and_at_the_own_mine_except_in_the_first_printing(
    printing: str, place: str, mine: bool
) -> None:
    name = {"tundra 6-4": "r6c4", "village 7-5": "r7c5"}[place]
    t = scythe(f"""
        saxony engineering, crimea agricultural
        r6c5: saxony character, disarm
        {name}: crimea wayfare
        {f"{name}: saxony mine" if mine else "bonus: longest_row"}
        crimea: power 5
        printing: {printing}
        {OPEN}
    """)
    t.plays("saxony", "move / enlist", "move units", "character", f"to {place}", "done")
    assert t.power("crimea") == (5 if mine and printing == "first" else 3)
