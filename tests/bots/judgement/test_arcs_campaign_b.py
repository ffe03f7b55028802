"""The judgement of the campaign: what the Planet Breaker and the Warden are after."""

import pytest

from boardwright.bots.judgement.arcs_campaign.fiefs import claims_at_hand, fiefs_near, in_the_way, next_fief
from boardwright.bots.judgement.arcs_campaign.hammer import (
    BY_DRIVE,
    HAMMER_MADE,
    OUTNUMBERING,
    STORMING,
    actions_to_break,
    fragments_from,
    hammer_near,
    to_spare,
)
from boardwright.bots.judgement.arcs_campaign.hopes import where_seats_are
from boardwright.bots.judgement.arcs_campaign.on_map import ways
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER, SYSTEM_NUMBER
from boardwright.games.arcs.vocabulary import System
from tests.games.arcs_campaign.position import ReachScenario, reach

from .test_arcs_campaign import RED, favourite, leanings

BREAKER = "seats 3, act 2, initiative red\nfates: planet-breaker magnate admiral\n"
GATHERING = BREAKER + "red: cards f1103\n"
SLIPSTREAM = CARD_NUMBER["law07"]


def system(name: str) -> System:
    return System(SYSTEM_NUMBER[name])


# -- the Planet Breaker ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "actions"),
    [
        ("tokens: fragment in 3-hex\n3-hex: red 1 ship", 1.0),
        ("tokens: fragment in 3-hex\n3-gate: red 1 ship", 2.0),
        ("tokens: fragment in 3-hex\n3-gate: red 1 ship\n3-hex: blue 2 ships", 2.0 + 2 * OUTNUMBERING),
        ("tokens: fragment in 3-hex\n3-hex: red 1 ship; empire 1 ship", 1.0),
        ("tokens: fragment in 3-hex\n3-gate: red 1 ship\n3-hex: empire 1 ship\nred: title outlaw", 2.0 + STORMING),
        ("tokens: fragment in 3-hex, fragment in 4-hex\n3-gate: red 1 ship", 2.0 + 4.0),
        ("tokens: fragment in 3-hex, fragment in 4-hex\n3-gate: red 2 ships", 2.0 + 3.0),
    ],
)
def test_the_way_to_all_fragments_is_counted_in_actions(lines: str, actions: float) -> None:
    """A single ship goes from one Fragment to the next; two part on their way."""
    assert actions_to_break(reach(GATHERING + lines).g, RED) == HAMMER_MADE + actions


def test_a_flagship_goes_a_part_of_the_way_for_nothing_and_through_open_gates() -> None:
    fragment = "red: flagship in 1-hex, slipstream-drive starport\ntokens: fragment in 2-hex\n"
    stopped = actions_to_break(reach(GATHERING + fragment + "1-gate: blight 1 ship\n2-gate: blight 1 ship").g, RED)
    assert stopped == HAMMER_MADE + 1.0 + 3.0 * BY_DRIVE
    assert actions_to_break(reach(GATHERING + fragment).g, RED) == HAMMER_MADE + 1.0 + BY_DRIVE


def test_systems_that_are_passed_take_no_step() -> None:
    g = reach(BREAKER).g
    way = ways(g, [system("1-hex")], [system("1-gate")])
    assert [way[system(name)] for name in ("1-gate", "2-gate", "2-hex")] == [1, 1, 2]


def near(lines: str, chapter: int = 1) -> float:
    return hammer_near(reach(BREAKER.replace("act 2", f"act 2, chapter {chapter}") + lines).g, RED)


def test_every_step_of_the_plan_brings_hope() -> None:
    steps = [
        "red: cards f1103; hand construction-2\ntokens: fragment in 3-hex\n2-gate: red 2 ships",
        "red: cards f1103; hand construction-2\ntokens: fragment in 3-hex\n3-gate: red 2 ships",
        "red: cards f1103; hand construction-2\ntokens: fragment in 3-hex\n3-hex: red 2 ships",
        "red: cards f1103 f1104; hand construction-2\n3-hex: red 2 ships",
        "red: cards f1103 f1104; hand construction-2\ntokens: hammer in 3-hex\n3-hex: red 2 ships",
    ]
    hopes = [near(lines) for lines in steps]
    assert hopes == sorted(set(hopes))


def test_there_is_more_hope_while_there_is_time() -> None:
    lines = "red: cards f1103; objective 6; hand construction-2\ntokens: fragment in 3-hex\n1-gate: red 2 ships\n"
    assert near(lines) > 2.0 * near(lines, chapter=3)


def test_a_ship_stays_where_a_fragment_can_be_taken() -> None:
    g = reach(GATHERING + "tokens: fragment in 3-hex, fragment in 3-arrow\n3-hex: red 1 ship\n2-gate: red 2 ships").g
    assert to_spare(g, RED, system("3-hex")) == 0
    assert fragments_from(g, RED, system("3-hex")) == []
    assert fragments_from(g, RED, system("2-gate")) == [system("3-arrow")]


def breakers_turn(lines: str, card: str = "Mobilization") -> ReachScenario:
    """The turn of red, who leads a card of the suit with 2 on it."""
    t = reach(f"{BREAKER}red: hand {card.lower()}-2\n{lines}").plays("red", f"lead {card} 2")
    if t.game.decision is not None and t.game.decision.ask == "declare":
        t.plays("red", "go on")
    return t


@pytest.mark.parametrize(("where", "first"), [("3-gate", True), ("3-hex", False)])
def test_the_slipstream_drive_serves_where_a_fragment_is_far(where: str, first: bool) -> None:
    t = breakers_turn(f"""
        red: cards f1103; flagship in {where}, slipstream-drive starport
        tokens: fragment in 3-hex
    """)
    weights = leanings(t)
    assert (weights[("use", SLIPSTREAM)] == max(weights.values())) == first


def test_ships_set_out_from_where_a_fragment_is_near() -> None:
    t = breakers_turn("""
        red: cards f1103
        tokens: fragment in 3-hex, fragment in 4-hex
        3-gate: red 1 ship
        4-hex: red 1 ship
        1-hex: red 5 ships
    """).plays("red", "move")
    assert favourite(t) == ("from", SYSTEM_NUMBER["3-gate"])


def test_ships_come_nearer_and_leave_none_behind_that_are_not_needed() -> None:
    t = breakers_turn("red: cards f1103\ntokens: fragment in 3-hex\n1-gate: red 3 ships").plays("red", "move")
    assert favourite(t) == ("to", SYSTEM_NUMBER["2-gate"])
    t.game.play(favourite(t))
    assert favourite(t) == ("ships", 3, 0)


@pytest.mark.parametrize(("left", "laid"), [("6", True), ("0", False)])
def test_the_hammer_is_laid_while_a_world_has_still_to_be_broken(left: str, laid: bool) -> None:
    t = breakers_turn(f"red: cards f1103 f1104; objective {left}\n3-hex: red 2 ships", "Construction")
    weights = leanings(t)
    assert (weights[("pip", "prepare")] == max(weights.values())) == laid


# -- the Warden --------------------------------------------------------------------------------------------------------

WARDEN = "seats 3, act 2, initiative red\nfates: warden magnate admiral\n"


def warden(lines: str) -> Campaign:
    return reach(WARDEN + lines).g


def test_the_card_that_claims_fiefs_is_the_nearer_the_more_agents_one_has_there() -> None:
    def at_hand(agents: str) -> float:
        return claims_at_hand(warden(f"court: aid01, cc02 {agents}, cc03, cc04, cc11\nattached: f1602 to cc02"), RED)

    chances = [at_hand(agents) for agents in ("blue 2", "blue 1", "red 1 blue 1", "red 1")]
    assert chances == sorted(set(chances))
    assert claims_at_hand(warden("red: cards f1602"), RED) == 1.0
    assert claims_at_hand(warden("blue: cards f1602"), RED) == 0.0


def test_a_regent_may_claim_a_fief_beside_imperial_ships() -> None:
    held, imperial, taken = (
        next_fief(warden(f"first regent: blue\n3-hex: red city; {ships}"), RED)
        for ships in ("red 1 ship", "empire 1 ship", "blue 1 ship")
    )
    assert held > imperial > taken > 0.0


def test_a_fief_to_come_is_worth_more_with_the_card_that_claims_it() -> None:
    city = "3-hex: red city, 1 ship\n"
    assert fiefs_near(warden(city + "red: cards f1602"), RED) > fiefs_near(warden(city), RED) > 0.0


@pytest.mark.parametrize(
    ("lines", "sought"),
    [
        ("3-hex: red city", True),
        ("3-hex: red city, 1 ship", False),
        ("3-hex: red city; empire 1 ship\nfirst regent: blue", False),
        ("3-hex: red city\nseats: 3-hex", True),
    ],
)
def test_ships_come_to_cities_that_await_a_seat_but_are_not_controlled(lines: str, sought: bool) -> None:
    assert (where_seats_are(warden(lines), RED, SYSTEM_NUMBER["3-hex"]) > 1.0) == sought


def test_the_warden_wins_the_card_that_claims_fiefs_back() -> None:
    t = reach(f"""
        {WARDEN}
        red: hand administration-2
        court: aid01, cc02 blue 1, cc03, cc04, cc11
        attached: f1602 to cc02
    """).plays("red", "lead Administration 2")
    if t.game.decision is not None and t.game.decision.ask == "declare":
        t.plays("red", "go on")
    assert favourite(t) == ("pip", "influence")
    t.plays("red", "influence")
    assert favourite(t) == ("court", CARD_NUMBER["cc02"])


CLAIMS_ON_COUNCIL = "court: aid01, cc02, cc03, cc04, cc11\nattached: f1602 to aid01\n"


def test_claims_on_a_council_that_has_decided_are_out_of_reach() -> None:
    assert claims_at_hand(warden(CLAIMS_ON_COUNCIL), RED) > claims_at_hand(
        warden(CLAIMS_ON_COUNCIL + "council: decided"), RED
    )


@pytest.mark.parametrize(("ships", "leaving"), [("2", 1), ("1", 0)])
def test_a_regent_leads_imperial_ships_away_from_a_seat_that_others_keep(ships: str, leaving: int) -> None:
    seat = f"first regent: blue\n3-hex: red city, {ships} ships; empire 1 ship\nseats: 3-hex\n"
    assert in_the_way(warden(seat), RED, SYSTEM_NUMBER["3-hex"]) == leaving
    assert in_the_way(warden(seat.replace("blue", "red")), RED, SYSTEM_NUMBER["3-hex"]) == 0


def test_the_ships_that_go_take_them_along() -> None:
    t = reach(f"""
        {WARDEN}
        first regent: blue
        red: hand mobilization-2
        3-hex: red city, 3 ships; empire 1 ship
        4-hex: red 2 ships
        seats: 3-hex
    """).plays("red", "lead Mobilization 2")
    if t.game.decision is not None and t.game.decision.ask == "declare":
        t.plays("red", "go on")
    t.plays("red", "move")
    assert favourite(t) == ("from", SYSTEM_NUMBER["3-hex"])
    t.plays("red", "from 3-hex", "to 3-gate")
    assert favourite(t) == ("ships", 1, 0)
    t.game.play(favourite(t))
    assert favourite(t) == ("escort", 1, 0)


def test_the_council_is_worth_more_where_the_first_regent_would_control_seats() -> None:
    def near(lines: str) -> float:
        court = "court: aid01 red 1, cc02, cc03, cc04, cc11\n"
        return fiefs_near(warden(f"{court}{lines}\n3-hex: red city; empire 1 ship\nseats: 3-hex"), RED)

    assert near("first regent: blue") > near("first regent: red")
    assert near("first regent: blue") > near("first regent: blue\ncouncil: decided")
