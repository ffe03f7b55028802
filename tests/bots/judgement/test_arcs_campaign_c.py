"""The judgement of the campaign: what the C fates are after."""

import pytest

from boardwright.bots.judgement.arcs_campaign.garden import garden_likely, shields
from boardwright.bots.judgement.arcs_campaign.gates import can_build_pad, is_needed_in_passage
from boardwright.bots.judgement.arcs_campaign.holding import council_led, first_regent_to_be
from boardwright.games.arcs.campaign.facts import TWISTED_PASSAGE
from boardwright.games.arcs.facts import SYSTEM_NUMBER
from boardwright.kernel.still import replaced
from tests.games.arcs_campaign.position import reach

from .test_arcs_campaign import ACT_III, BLUE, RED, act_3_turn, favourite, leanings, worth

HEAD = "seats 3, act 3, initiative red\nred: hand construction-4\n"
WRAITH = "fates: gate-wraith\n tokens: passage in 3-gate, passage in 4-gate\n "
NATURALIST = "fates: naturalist\n 1-hex: red 1 ship; blight 1 ship\n "
BETTER = {
    "the Council secured, where the Empire holds the Twisted Passage": (
        WRAITH + "twisted-passage: red 1 ship; empire 1 ship\n council: tucked red\n first regent: blue",
        WRAITH + "twisted-passage: red 1 ship; empire 1 ship\n first regent: blue",
    ),
    "agents where the Council lies": (
        WRAITH + "court: aid01 red 1, cc02, cc03, cc04, cc11",
        WRAITH + "court: aid01, cc02 red 1, cc03, cc04, cc11",
    ),
    "a ship where a starport could break a gate": (
        WRAITH + "1-hex: red 1 ship",
        WRAITH + "3-hex: red 1 ship",
    ),
    "a ship there rather than one more in the Twisted Passage": (
        WRAITH + "twisted-passage: red 3 ships\n 1-hex: red 1 ship",
        WRAITH + "twisted-passage: red 4 ships",
    ),
    "more than enough for the objective": (
        WRAITH + "red: objective 3; resources relic relic\n ambitions: keeper 5\n twisted-passage: red 2 ships",
        WRAITH + "red: objective 3; resources relic relic\n ambitions: keeper 5\n 3-hex: red 2 ships",
    ),
    "agents where the Council lies, for the Naturalist": (
        "fates: naturalist\n 1-hex: empire 1 ship; blight 1 ship\n court: aid01 red 1, cc02, cc03, cc04, cc11",
        "fates: naturalist\n 1-hex: empire 1 ship; blight 1 ship\n court: aid01, cc02 red 1, cc03, cc04, cc11",
    ),
    "Psionics to prevent Crises in the garden": (
        NATURALIST + "red: resources psionic",
        NATURALIST + "red: resources relic",
    ),
}


@pytest.mark.parametrize("what", BETTER)
def test_the_first_position_is_worth_more(what: str) -> None:
    better, worse = BETTER[what]
    assert worth(better, head=ACT_III) > worth(worse, head=ACT_III)


def test_who_has_secured_the_council_will_be_the_first_regent() -> None:
    g = reach(HEAD + "fates: gate-wraith\nfirst regent: blue\ncouncil: tucked red").g
    assert first_regent_to_be(g) == RED
    g.titles = replaced(g.titles, RED, 1 - g.titles[RED])
    assert first_regent_to_be(g) == BLUE


def test_the_council_is_near_for_a_regent_with_the_most_agents() -> None:
    def led(agents: str) -> float:
        return council_led(reach(HEAD + f"fates: gate-wraith\ncourt: aid01 {agents}, cc02, cc03").g, RED)

    assert [led(agents) for agents in ("red 2 blue 1", "red 1 blue 1", "red 1 blue 2", "")] == [1.0, 0.5, 0.0, 0.0]


# -- the Gate Wraith -----------------------------------------------------------------------------------------------

PASSAGES = "red: cards f2202 f2203\ntokens: passage in 3-gate\nexit: hex\n"


def test_the_gate_wraith_sends_one_ship_from_the_twisted_passage_where_none_is_needed() -> None:
    t = act_3_turn("gate-wraith", PASSAGES + "twisted-passage: red 4 ships; blue 1 ship\n3-hex: red 2 ships")
    assert not is_needed_in_passage(t.g, RED)
    t.plays("red", "move")
    assert favourite(t)[0] == "from"
    t.plays("red", "from the Twisted Passage", "to 1-hex")
    assert favourite(t) == ("ships", 1, 0)


def test_the_gate_wraith_stays_where_it_is_needed() -> None:
    t = act_3_turn("gate-wraith", PASSAGES + "twisted-passage: red 4 ships; blue 3 ships\n3-hex: red 2 ships")
    assert is_needed_in_passage(t.g, RED)
    t.plays("red", "move")
    weights = leanings(t)
    assert weights[("from", SYSTEM_NUMBER["3-hex"])] > weights[("from", TWISTED_PASSAGE)]


def test_the_gate_wraith_leads_the_imperial_fleet_away() -> None:
    t = act_3_turn(
        "gate-wraith", PASSAGES + "first regent: blue\ntwisted-passage: red 3 ships; empire 1 ship\n3-hex: red 1 ship"
    )
    t.plays("red", "move", "from the Twisted Passage", "to 1-hex")
    t.game.play(("ships", 1, 0))
    assert favourite(t) == ("escort", 1, 0)


def test_the_gate_wraith_spends_on_starports_that_break_gates() -> None:
    for where, wanted in (("1-hex", True), ("3-hex", False)):
        lines = f"{where}: red 2 ships\n2-hex: red starport\n{PASSAGES}red: resources material"
        t = act_3_turn("gate-wraith", lines)
        assert can_build_pad(t.g, RED) == wanted
        spent = [weight for option, weight in leanings(t).items() if option[0] == "spend" and option[-1] == "build"]
        assert (spent[0] > 4.0) == wanted


def test_the_gate_wraith_declares_what_it_leads_in() -> None:
    def declares(resources: str) -> float:
        t = reach(f"""
            seats 3, act 3, initiative red
            fates: gate-wraith guardian naturalist
            red: hand administration-5; resources {resources}
            blue: resources relic
        """).plays("red", "lead Administration 5")
        return next(weight for option, weight in leanings(t).items() if option[0] == "declare")

    assert declares("relic relic") >= 3.0 > declares("fuel")


# -- the Naturalist ------------------------------------------------------------------------------------------------


def test_the_garden_stays_the_more_likely_the_more_crises_can_be_prevented() -> None:
    likely = []
    for resources in ("fuel", "psionic", "psionic psionic"):
        g = reach(HEAD + NATURALIST + f"red: resources {resources}").g
        likely.append(garden_likely(g, RED, 4))
        assert garden_likely(g, RED, 0) == 1.0
    assert 0.0 < likely[0] < likely[1] < likely[2] < 1.0


def test_with_loyal_empaths_any_resource_prevents_crises() -> None:
    g = reach(HEAD + NATURALIST + "red: resources fuel fuel; cards bc19").g
    before = garden_likely(g, RED, 4)
    g.cards[RED] = ()
    assert garden_likely(g, RED, 4) < before


def test_the_naturalist_who_is_first_regent_leaves_an_imperial_ship() -> None:
    for ships, going in (("1 ship", 0), ("2 ships", 1), ("3 ships", 1)):
        t = act_3_turn(
            "naturalist",
            f"first regent: red\n1-hex: red 3 ships; empire {ships}\n1-gate: blight 1 ship\nred: cards f2102",
        )
        t.plays("red", "move", "to 1-gate")
        t.game.play(("ships", 1, 0))
        assert favourite(t) == ("escort", going, 0)


def test_the_naturalist_builds_ships_first() -> None:
    lines = "1-hex: red 1 ship, starport\n2-hex: red 1 ship\nred: cards f2103"
    ships = [
        leanings(act_3_turn(fate, lines, "Construction 4").plays("red", "build")) for fate in ("naturalist", "judge")
    ]
    weights = [next(weight for option, weight in found.items() if option[0] == "build_ship") for found in ships]
    assert weights[0] > weights[1]


def test_what_lies_in_the_trust_prevents_no_crisis() -> None:
    own, trust = (
        reach(HEAD + NATURALIST + f"first regent: red\n{psionic}").g
        for psionic in ("red: resources psionic", "trust: 1 psionic")
    )
    assert (shields(own, RED), shields(trust, RED)) == (1, 0)


def test_a_rival_with_the_larger_garden_may_win_blightkin() -> None:
    lines = NATURALIST + "3-hex: blue 1 ship; blight 1 ship\n4-hex: blue 1 ship; blight 1 ship\n"
    declared, free = (reach(HEAD + lines + more).g for more in ("ambitions: blightkin 5", ""))
    assert garden_likely(declared, RED, 2) < 0.5 * garden_likely(free, RED, 2)
