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


def scored(red: str = "power 0", lines: str = "") -> ReachScenario:
    """The chapter ends, as red has nothing to lead."""
    return position(red, lines).plays("red", "pass the initiative")


def test_f1901_keeper_not_declared_advances_three() -> None:
    assert scored().objective("red") == 14 - 3


def test_f1901_keeper_won_advances_three_and_shattered_relics_leave_the_game() -> None:
    assert OBJECTIVE.promise(position("resources relic relic", "ambitions: keeper 5").g, RED) == 3 + 4
    t = scored("resources relic relic", "ambitions: keeper 5").asks("red", "shatter_relics")
    assert t.objective("red") == 14 - 3
    t.chooses("red", "Relic from slot 1", "Relic from slot 2")
    assert t.g.tokens(RED, RELIC) == 0
    assert t.g.token_totals[RELIC] == 3
    assert t.objective("red") == 14 - 3 - 4
    t.g.check()


def test_f1901_the_redeemer_may_keep_relics() -> None:
    t = scored("resources relic relic", "ambitions: keeper 5").chooses("red")
    assert t.g.tokens(RED, RELIC) == 2
    assert t.objective("red") == 14 - 3


def test_cd6_keeper_declared_and_won_by_nobody_is_no_advance() -> None:
    assert scored(lines="ambitions: keeper 5").objective("red") == 14


def test_f1901_relics_in_the_trust_and_frozen_ones_can_be_shattered() -> None:
    t = scored("resources fuel", "trust: 1 relic\nfirst regent: red\nambitions: tycoon 5")
    assert t.game.decision is not None and ("shatter_trust", RELIC) in t.game.decision.options


def test_f1901_what_was_won_stays_won_when_the_dead_return_first() -> None:
    t = reach("""
        seats 3, act 3, initiative red
        fates: redeemer gate-wraith
        red: hand mobilization-6; resources relic; trophies blue 1 ship
        tokens: passage in 3-gate
        exit: hex
        6-hex: red 1 ship
        6-arrow: blue 1 ship
        ambitions: warlord 5
        """)
    t.plays("red", "pass the initiative", "The Dead Live first").asks("red", "shatter_relics")
    assert t.trophies("red", "blue") == {}


def test_f1901_keeper_stays_won_when_a_relic_cartel_takes_the_relics_first() -> None:
    t = scored("resources relic relic; cards cc09 cc10 f1904", "ambitions: keeper 5\nblue: cards f311")
    t.plays("red", "Relic Cartel first")
    assert t.objective("red") == 14 - 3 and t.g.tokens(RED, RELIC) == 0


def test_f1901_without_an_ambition_won_no_relic_can_be_shattered() -> None:
    t = scored("resources relic")
    assert t.game.decision is None or t.game.decision.ask != "shatter_relics"


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
