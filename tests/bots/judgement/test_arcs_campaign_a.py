"""The judgement of the campaign: what the A fates are after."""

import pytest

from boardwright.bots.judgement.arcs_campaign.hopes_a import captives_near, faith_near, foundries_near
from boardwright.games.arcs.facts import CARD_NUMBER
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
