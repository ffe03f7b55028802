"""The judgement of the campaign: what the A fates are after."""

import pytest

from boardwright.bots.judgement.arcs_campaign.hopes import for_ideals
from boardwright.bots.judgement.arcs_campaign.hopes_a import (
    captives_near,
    faith_near,
    fleet_near,
    fleets_to_lead,
    foundries_near,
    planets_to_settle,
    pupils_near,
    school_sites,
    ships_to_send,
    to_spare,
)
from boardwright.bots.judgement.arcs_campaign.monopolies import monopolies_near, wants_edict
from boardwright.bots.judgement.arcs_campaign.turn import card_wanted, hunts, own_action
from boardwright.bots.judgement.arcs_campaign.worth import objective
from boardwright.games.arcs.campaign.fates.believer import is_faithful
from boardwright.games.arcs.facts import CARD_NUMBER, EMPATH, KEEPER, TYCOON
from boardwright.games.arcs.vocabulary import SYSTEM, System
from boardwright.kernel.decision import Option
from tests.games.arcs_campaign.position import ReachScenario, reach

from .test_arcs_campaign import RED, favourite, leanings, worth

ADMIRAL = "fates: admiral magnate\n"
BETTER = {
    "Imperial ships that strike together": (
        "3-hex: empire 4 ships; free city",
        "3-hex: empire 2 ships; free city\n 1-hex: empire 2 ships",
    ),
    "winning an ambition while Edicts may bring ships": (
        "3-hex: red starport, 2 ships\n ambitions: tycoon 5\n red: resources fuel",
        "3-hex: red starport\n ambitions: tycoon 5\n red: resources fuel\n 1-hex: red 2 ships",
    ),
}


@pytest.mark.parametrize("what", BETTER)
def test_the_admiral_of_act_i_likes_the_first_position_more(what: str) -> None:
    better, worse = (ADMIRAL + lines for lines in BETTER[what])
    assert worth(better) > worth(worse)


def test_prey_that_was_taken_is_no_loss_to_a_fleet_with_more_nearby() -> None:
    before, then = (
        foundries_near(reach(f"seats 3\nfates: admiral magnate founder\n3-hex: empire 3 ships\n{prey}").g, RED)
        for prey in ("3-hex: free city\n3-gate: blight 1 ship", "3-gate: blight 1 ship")
    )
    assert before == then > 0.0


def test_edicts_bring_more_while_the_admiral_is_winning() -> None:
    def near(ambitions: str) -> float:
        return foundries_near(
            reach(f"""
                seats 3
                fates: admiral magnate founder
                ambitions: {ambitions}
                red: hand construction-4; resources relic
                3-hex: red starport, 1 ship
            """).g,
            RED,
        )

    assert near("keeper 5") > near("empath 5")


def test_the_admiral_of_act_ii_counts_agents_to_capture_where_ahead() -> None:
    def near(court: str) -> float:
        return captives_near(reach(f"seats 3, act 2\nfates: admiral magnate founder\ncourt: {court}").g, RED)

    ahead = near("aid01, cc02 red 2 blue 1, cc03, cc04, cc11")
    assert ahead > near("aid01, cc02 red 1 blue 1, cc03, cc04, cc11") > 0.0
    assert near("aid01, cc02 red 1 blue 2, cc03, cc04, cc11") == 0.0


def test_the_believer_of_act_ii_counts_faithful_cards_in_hand_and_to_be_secured() -> None:
    def near(lines: str, court: str = "aid01, cc02, cc03, cc04, cc11") -> float:
        lines = f"court: {court}\nattached: f806 to cc02\n{lines}"
        return faith_near(reach(f"seats 3, act 2\nfates: believer magnate admiral\n{lines}").g, RED)

    nothing = near("red: hand construction-4")
    assert near("red: hand faithful-3") > nothing
    assert near("red: hand construction-4", "aid01, cc02 red 1, cc03, cc04, cc11") > nothing
    assert near("red: hand construction-4", "aid01, cc02, cc03 red 1, cc04, cc11") == nothing


def choices(fates: str, lines: str, act: int) -> dict[Option, float]:
    """What red leans to who has secured the Council and chooses between Crises and Edicts."""
    t = reach(f"""
        seats 3, act {act}, initiative red
        fates: {fates}
        council: tucked red
        red: hand construction-4
        {lines}
    """)
    while t.game.decision is not None and t.game.decision.ask != "council_choice":
        t.game.play(("end",) if t.game.decision.ask == "turn" else favourite(t))
    return leanings(t)


@pytest.mark.parametrize(
    ("fates", "lines", "act", "edicts"),
    [
        ("admiral magnate founder", "ambitions: keeper 5\nred: resources relic", 1, True),
        ("admiral magnate founder", "", 1, False),
        ("admiral magnate founder", "", 2, True),
        ("magnate admiral founder", "1-hex: red city\n3-hex: red city\nred: resources fuel fuel fuel", 2, True),
        ("magnate admiral founder", "red: resources fuel material", 2, False),
    ],
)
def test_edicts_are_called_for_where_they_help(fates: str, lines: str, act: int, edicts: bool) -> None:
    weights = choices(fates, lines, act)
    assert (weights[("edicts",)] > weights[("crises",)]) == edicts


def led(fate: str, act: int, lines: str) -> ReachScenario:
    """The turn of red, who leads Administration."""
    t = reach(f"""
        seats 3, act {act}, initiative red
        fates: {fate}
        red: hand administration-4 construction-2
        {lines}
    """).plays("red", "lead Administration 4")
    if t.game.decision is not None and t.game.decision.ask == "declare":
        t.plays("red", "go on")
    return t


def test_the_magnate_of_act_ii_taxes_rather_than_influences() -> None:
    weights = leanings(led("magnate admiral founder", 2, "3-hex: red 1 ship, city"))
    assert weights[("pip", "tax")] > 3.0 * weights[("pip", "influence")]


def test_the_believer_brings_faithful_cards_back() -> None:
    t = reach("""
        seats 3, act 2, initiative red
        fates: believer magnate admiral
        red: hand faithful-3 construction-2; cards f816
    """)
    t.plays("red", "lead Zeal 3")
    while t.game.decision is not None and t.game.decision.ask != "turn":
        t.game.play(t.game.decision.options[-1])
    weights = leanings(t)
    assert weights[("use", CARD_NUMBER["f816"])] >= 4.0


def commanding(lines: str, hand: str = "mobilization-4 construction-2") -> ReachScenario:
    """The Admiral of Act II on red."""
    return reach(f"""
        seats 3, act 2, initiative red
        fates: admiral magnate founder
        red: hand {hand}; cards f702
        {lines}
    """)


def test_the_admiral_of_act_ii_sends_ships_that_can_be_spared_to_planets_without_the_empire() -> None:
    g = commanding("3-gate: empire 2 ships\n3-hex: empire 1 ship\n3-arrow: empire 3 ships").g
    gate, planet, stock = (System(SYSTEM.numbers[name]) for name in ("3-gate", "3-hex", "3-arrow"))
    assert [ships_to_send(g, system) for system in (gate, planet, stock)] == [1, 0, 2]
    assert to_spare(g, stock) == 2

    t = commanding("3-gate: empire 2 ships\n3-hex: empire 1 ship").plays("red", "lead Mobilization 4")
    while t.game.decision is not None and t.game.decision.ask != "turn":
        t.game.play(t.game.decision.options[-1])
    t.game.play(("pip", "move"))
    assert favourite(t) == ("from", gate)
    t.game.play(favourite(t))
    assert favourite(t)[1] in planets_to_settle(t.g, gate)


def test_the_admiral_of_act_ii_likes_ships_in_reserve_and_foundries() -> None:
    def near(lines: str) -> float:
        return fleet_near(commanding(lines).g, RED)

    assert near("3-gate: empire 2 ships") > near("3-gate: empire 1 ship") > near("3-hex: empire 1 ship")
    assert near("1-hex: red starport, 1 ship") > near("1-hex: red starport\n2-hex: red 1 ship")


def test_the_admiral_of_act_ii_attacks_outlaws_only() -> None:
    peace = commanding("1-hex: red 2 ships; empire 2 ships; blue 1 ship")
    assert not hunts(peace.g, RED)
    assert hunts(commanding("1-hex: red 2 ships; empire 2 ships; blue 1 ship\nblue: title outlaw").g, RED)


def collecting(lines: str, council: str = "") -> ReachScenario:
    """The Magnate of Act II on red."""
    row = f"{council}\n" if council else ""
    return reach(f"""
        seats 3, act 2, initiative red
        fates: magnate admiral founder
        1-hex: red city
        3-hex: red city
        red: hand administration-4 construction-2
        {row}{lines}
    """)


def test_the_magnate_of_act_ii_counts_what_is_short_of_a_majority() -> None:
    def near(lines: str) -> float:
        return monopolies_near(collecting(lines).g, RED)

    assert near("red: resources fuel fuel fuel") > near("red: resources fuel fuel relic") > near("red: resources fuel")


def test_the_magnate_with_a_majority_wants_the_council() -> None:
    ready, short = "red: resources fuel fuel fuel", "red: resources fuel fuel relic"
    assert wants_edict(collecting(ready).g, RED) and not wants_edict(collecting(short).g, RED)
    assert monopolies_near(collecting(ready, "council: tucked red").g, RED) > monopolies_near(collecting(ready).g, RED)


def test_the_magnate_with_a_majority_secures_the_council() -> None:
    def lean(resources: str) -> dict[Option, float]:
        return leanings(
            led("magnate admiral founder", 2, f"1-hex: red city\n3-hex: red city\nred: resources {resources}")
        )

    influence = ("pip", "influence")
    assert lean("fuel fuel fuel")[influence] > lean("fuel fuel relic")[influence]


def test_the_believer_of_act_ii_counts_the_power_on_an_ideal() -> None:
    g = reach("""
        seats 3, act 2, initiative red
        fates: believer magnate admiral
        ideals: keeper zeal, tycoon zeal
        ambitions: keeper 5, keeper 3
        red: hand construction-4
    """).g
    assert for_ideals(g, RED, KEEPER) > for_ideals(g, RED, TYCOON) > for_ideals(g, RED, EMPATH)


def test_the_believer_of_act_ii_leads_a_faithful_card_where_ahead() -> None:
    def wish(lines: str) -> float:
        t = reach(f"""
            seats 3, act 2, initiative red
            fates: believer magnate admiral
            red: hand faithful-3 construction-2; {lines}
        """)
        weights = leanings(t)
        faithful = [option for option in weights if option[0] == "lead" and is_faithful(int(option[1]))]
        return max(weights[option] for option in faithful)

    assert wish("resources relic relic") > wish("objective 18") + 2.0


def test_the_believer_goes_for_faithful_cards_in_the_court() -> None:
    def lean(court: str) -> float:
        lines = f"court: {court}\nattached: f806 to cc02"
        return leanings(led("believer magnate admiral", 2, lines))[("pip", "influence")]

    assert lean("aid01, cc02, cc03, cc04, cc11") > lean("aid01, cc02 blue 3, cc03, cc04, cc11")


def preaching(lines: str) -> ReachScenario:
    """The Believer of Act I on red, with a city on a Material planet."""
    return reach(f"""
        seats 3, initiative red
        fates: believer magnate admiral
        1-arrow: red city, 1 ship
        red: hand construction-4
        {lines}
    """)


def test_the_believer_of_act_i_wants_cities_of_further_types_and_has_cards_taught() -> None:
    t = preaching("1-hex: red 1 ship")
    here = SYSTEM.numbers["1-hex"]
    assert school_sites(t.g, RED) == [here]
    near = pupils_near(t.g, RED)
    assert pupils_near(preaching("1-hex: red 1 ship, city").g, RED) > near > pupils_near(preaching("").g, RED)
    assert pupils_near(preaching("faithful: 5").g, RED) > pupils_near(preaching("").g, RED)


def hunting(lines: str) -> ReachScenario:
    """The Admiral of Act I on red."""
    return reach(f"""
        seats 3, initiative red
        fates: admiral magnate founder
        red: hand mobilization-4; cards f702
        {lines}
    """)


def test_the_admiral_of_act_i_strikes_with_several_ships_and_leads_fleets_to_prey() -> None:
    assert hunts(hunting("3-hex: empire 2 ships; free city").g, RED)
    t = hunting("3-hex: empire 4 ships\n3-gate: blight 1 ship\n1-hex: empire 1 ship; free city")
    assert not hunts(t.g, RED)
    fleet = SYSTEM.numbers["3-hex"]
    assert fleets_to_lead(t.g, RED) == [fleet]
    t.plays("red", "lead Mobilization 4")
    while t.game.decision is not None and t.game.decision.ask != "turn":
        t.game.play(t.game.decision.options[-1])
    t.game.play(("pip", "move"))
    assert favourite(t) == ("from", fleet)


def test_the_admiral_of_act_ii_is_after_court_enforcers_and_abducts() -> None:
    g = commanding("court: aid01, f708, cc03, cc04, cc11").g
    assert card_wanted(g, RED, 1, True) > card_wanted(g, RED, 2, True)
    assert own_action(g, RED, "abduct") > own_action(g, RED, "move")


def test_the_admiral_of_act_ii_keeps_imperial_ships_out_of_battles_with_others_than_outlaws() -> None:
    def favoured(title: str) -> Option:
        t = commanding(
            f"1-hex: red 2 ships; empire 2 ships; free city; blue 1 ship\nblue: title {title}", "aggression-3"
        ).plays("red", "lead Aggression 3")
        while t.game.decision is not None and t.game.decision.ask != "turn":
            t.game.play(t.game.decision.options[-1])
        t.game.play(("pip", "battle"))
        while t.game.decision is not None and t.game.decision.ask != "join_attack":
            t.game.play(favourite(t))
        return favourite(t)

    assert favoured("regent")[1] == 0
    assert favoured("outlaw")[1] == 2


def test_the_admiral_of_act_ii_is_the_most_eager() -> None:
    def step(fate: str) -> float:
        """What the tenth space before the end is worth."""
        fates = f"fates: {fate} founder advocate"
        far, near = (reach(f"seats 3, act 2\n{fates}\nred: objective {left}").g for left in (11, 10))
        return objective(near, RED, 6) - objective(far, RED, 6)

    assert step("admiral") > step("magnate") > step("steward")
