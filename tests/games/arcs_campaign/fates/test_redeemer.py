"""The Redeemer: set-up, objective, Ire of the Keepers, Rebuke of the Keepers, Relic Fence."""

import pytest

from boardwright.games.arcs.actions import taxable
from boardwright.games.arcs.ambitions import declarations
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.facts import AMBITIONS, CARD_NUMBER, KEEPER, RESOURCES, SPACES, SYSTEM_NUMBER, TYCOON
from tests.games.arcs_campaign.position import ReachScenario, reach

RED, BLUE = 0, 1
RELIC = RESOURCES.index("relic")
REBUKE = REACH_CARDS[CARD_NUMBER["f1903"]]
OBJECTIVE = REACH_CARDS[CARD_NUMBER["f1901"]]


def position(red: str = "power 0", lines: str = "", head: str = "", seats: int = 3) -> ReachScenario:
    return reach(f"""
        seats {seats}, act 3, initiative red{head}
        fates: redeemer
        red: hand mobilization-6; {red}
        6-hex: red 1 ship
        6-arrow: blue 1 ship
        {lines}
        """)


# -- set-up --------------------------------------------------------------------------------------------------------


def test_f1901_the_set_up_step_by_step() -> None:
    t = position("resources relic fuel", head=", begin set-up")
    assert t.g.outrage[RED * 5 + RELIC]
    assert t.g.tokens(RED, RELIC) == 0, "Outrage discards Relics"
    assert CARD_NUMBER["f1902"] in t.g.cards[RED]
    assert CARD_NUMBER["f1903"] in t.g.laws
    assert t.g.court_deck[-1] == CARD_NUMBER["f1904"] and t.g.on_top == 1
    assert t.objective("red") == 14


def test_f1901_with_two_players_relics_leave_the_keeper_box() -> None:
    t = position(head=", begin set-up", seats=2)
    assert t.g.dummy[RELIC] == 0
    assert t.objective("red") == 16
    t.g.check()


# -- objective -----------------------------------------------------------------------------------------------------


def test_f1901_keeper_not_declared_advances_three() -> None:
    t = position()
    list(OBJECTIVE.after_scoring(t.g, RED))
    assert t.objective("red") == 14 - 3


def test_f1901_keeper_won_advances_three_and_shattered_relics_leave_the_game() -> None:
    t = position("resources relic relic", "ambitions: keeper 5")
    assert OBJECTIVE.promise(t.g, RED) == 3 + 4
    script = OBJECTIVE.after_scoring(t.g, RED)
    decision = next(script)
    assert decision.ask == "shatter_relics"
    assert t.objective("red") == 14 - 3
    first, second = [option for option in decision.options if option[0] == "shatter_slot"]
    with pytest.raises(StopIteration):
        script.send(first)
        script.send(second)
    assert t.g.tokens(RED, RELIC) == 0
    assert t.g.token_totals[RELIC] == 3
    assert t.objective("red") == 14 - 3 - 4
    t.g.check()


def test_f1901_the_redeemer_may_keep_relics() -> None:
    t = position("resources relic relic", "ambitions: keeper 5")
    script = OBJECTIVE.after_scoring(t.g, RED)
    decision = next(script)
    with pytest.raises(StopIteration):
        script.send(decision.options[-1])
    assert t.g.tokens(RED, RELIC) == 2
    assert t.objective("red") == 14 - 3


def test_cd6_keeper_declared_and_won_by_nobody_is_no_advance() -> None:
    t = position(lines="ambitions: keeper 5")
    assert list(OBJECTIVE.after_scoring(t.g, RED)) == []
    assert t.objective("red") == 14


def test_f1901_relics_in_the_trust_and_frozen_ones_can_be_shattered() -> None:
    t = position("resources fuel", "trust: 1 relic\nfirst regent: red\nambitions: tycoon 5")
    decision = next(OBJECTIVE.after_scoring(t.g, RED))
    assert ("shatter_trust", RELIC) in decision.options


def test_f1901_without_an_ambition_won_no_relic_can_be_shattered() -> None:
    t = position("resources relic")
    assert list(OBJECTIVE.after_scoring(t.g, RED)) == []


# -- Ire of the Keepers --------------------------------------------------------------------------------------------


def test_f1902_keeper_cannot_be_declared() -> None:
    t = position("cards f1902")
    offered = declarations(t.g, RED, list(range(len(AMBITIONS))))
    assert ("declare", KEEPER) not in offered
    assert ("declare", TYCOON) in offered


def test_f1902_a_loyal_city_on_a_relic_planet_is_taxed_only_under_control() -> None:
    lines = "2-hex: red city; blue 2 ships\n4-arrow: red city, 1 ship\n1-hex: red city; blue 1 ship"
    t = position("cards f1902", lines)
    t.g.turn = RED
    systems = {place // SPACES for place in taxable(t.g, RED)}
    assert SYSTEM_NUMBER["2-hex"] not in systems
    assert {SYSTEM_NUMBER["4-arrow"], SYSTEM_NUMBER["1-hex"]} <= systems


# -- Rebuke of the Keepers -----------------------------------------------------------------------------------------


def test_f1903_keeper_that_the_redeemer_is_not_winning_costs_its_power() -> None:
    t = position("power 9", "blue: resources relic\nambitions: keeper 5")
    list(REBUKE.edict(t.g))
    assert t.g.power[RED] == 9 - 5


def test_f1903_nothing_is_lost_while_the_redeemer_wins_keeper() -> None:
    t = position("power 9; resources relic", "ambitions: keeper 5")
    list(REBUKE.edict(t.g))
    assert t.g.power[RED] == 9


def test_cd8_whoever_has_the_most_relics_may_declare_keeper() -> None:
    t = position("resources relic", "blue: resources relic relic")
    script = REBUKE.edict(t.g)
    decision = next(script)
    assert (decision.seat, decision.options) == (BLUE, [("declare", KEEPER), ("skip",)])
    with pytest.raises(StopIteration):
        script.send(("declare", KEEPER))
    assert KEEPER in t.g.markers
    assert not t.g.zero


def test_cd8_a_tie_or_the_redeemer_declares_nothing() -> None:
    tie = position("resources relic", "blue: resources relic")
    assert list(REBUKE.edict(tie.g)) == []
    own = position("resources relic relic", "blue: resources relic")
    assert list(REBUKE.edict(own.g)) == []


def test_f1903_without_an_available_marker_nobody_is_asked() -> None:
    t = position(lines="blue: resources relic\nambitions: tycoon 5, tycoon 3, tyrant 2")
    assert list(REBUKE.edict(t.g)) == []


def test_f1904_relic_fence_works_as_that_of_arcs() -> None:
    t = position("resources fuel; cards f1904; outrage relic")
    t.plays("red", "lead Mobilization 6", "go on", "use Relic Fence", "Relic in slot 1")
    assert t.g.tokens(RED, RELIC) == 1
