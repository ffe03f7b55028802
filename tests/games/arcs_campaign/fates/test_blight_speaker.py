"""The Blight Speaker in Act II: the objective, Spore Ships, both Resolutions."""

import pytest

from boardwright.games.arcs.campaign.facts import BLIGHT, LAWS
from boardwright.games.arcs.campaign.fates.blight_speaker import Objective
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.facts import CARD_NUMBER, SYSTEM_COUNT, SYSTEM_NUMBER
from boardwright.games.arcs.state import SHIP
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.speaking import says

FATES = "fates: blight-speaker pacifist peacekeeper"
RED = 0


def at_lead(lines: str = "", cards: str = "f1302", hand: str = "construction-2") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        red: hand {hand}; cards {cards}
        {lines}
        """)


# -- F1301: ambitions won beside Blight ----------------------------------------------------------------------------


def chapter_ends(lines: str) -> ReachScenario:
    t = reach(f"""
        seats 3, initiative red, act 2
        {FATES}
        {lines}
        """)
    return t.plays("red", "pass the initiative")


def test_f1301_a_win_counts_all_blight_beside_own_ships() -> None:
    t = chapter_ends("""
        1-gate: red 1 ship; blight 1 ship, 1 damaged ship
        2-hex: red 1 damaged ship; blight 1 ship
        3-hex: red city; blight 2 ships
        4-hex: blight 1 ship
        red: resources relic
        ambitions: keeper 5
        """)
    assert t.objective("red") == 16 - 3


def test_f1301_every_ambition_won_counts_again_and_a_shared_first_place_does_not() -> None:
    t = chapter_ends("""
        1-gate: red 1 ship; blight 2 ships
        1-hex: red city
        red: resources relic fuel; captives 1 blue
        blue: resources fuel
        ambitions: keeper 5, tyrant 3, tycoon 2
        """)
    assert t.objective("red") == 16 - 4


def test_f1301_promise() -> None:
    t = at_lead("1-gate: red 1 ship; blight 2 ships\nred: resources relic\nambitions: keeper 5")
    card = REACH_CARDS[CARD_NUMBER["f1301"]]
    assert isinstance(card, Objective) and card.promise(t.g, RED) == 2


# -- F1302: Spore Ships --------------------------------------------------------------------------------------------


def test_f1302_spawn_damages_a_fresh_blight_and_adds_a_damaged_one() -> None:
    t = at_lead("2-hex: red 1 ship; blight 2 ships\n3-hex: red 1 ship; blight 1 damaged ship\n4-hex: blight 1 ship")
    t.plays("red", "lead Construction 2", "go on", "spawn")  # only 2-hex will do
    assert t.ships("blight", "2-hex") == (1, 2)
    assert t.objective("red") == 15
    assert t.g.ships[BLIGHT] == 19


def test_f1302_spawn_asks_where() -> None:
    t = at_lead("2-hex: red 1 ship; blight 1 ship\n1-gate: red 1 ship; blight 1 ship")
    t.plays("red", "lead Construction 2", "go on", "spawn").asks("red", "spawn", ["in 1-gate", "in 2-hex"])


@pytest.mark.parametrize("line", ["2-hex: red 1 ship; blue 1 ship; blight 1 ship", "2-hex: red 1 ship; empire 1 ship"])
def test_f1302_spawn_needs_control_and_fresh_blight(line: str) -> None:
    at_lead(line).plays("red", "lead Construction 2", "go on").cannot("red", "spawn")


def test_f1302_c28_a_regent_spawns_where_the_empire_controls() -> None:
    t = at_lead("2-hex: red 1 ship; empire 1 ship; blight 1 ship")
    t.plays("red", "lead Construction 2", "go on", "spawn")
    assert t.ships("blight", "2-hex") == (0, 2)


def test_f1302_spawn_stands_in_for_build_paid_with_a_material() -> None:
    t = at_lead("2-hex: red 1 ship; blight 1 ship\nred: resources material", hand="aggression-2")
    t.plays("red", "lead Aggression 2", "go on", "spend Material from slot 1 to spawn")
    assert t.ships("blight", "2-hex") == (0, 2)


def test_f1302_an_empty_supply_takes_from_the_trophies_of_who_has_the_most() -> None:
    t = at_lead("2-hex: red 1 ship; blight 20 ships\nblue: trophies blight 3 ships\nwhite: trophies blight 1 ship")
    t.plays("red", "lead Construction 2", "go on", "spawn")
    assert t.trophies("blue", "blight") == {"ships": 2} and t.objective("red") == 15


def test_f1302_c4_without_any_token_the_blight_is_only_damaged() -> None:
    t = at_lead("2-hex: red 1 ship; blight 24 ships").plays("red", "lead Construction 2", "go on", "spawn")
    assert t.ships("blight", "2-hex") == (23, 1) and t.objective("red") == 16


@pytest.mark.plain_only
def test_f1302_b13_spawning_is_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[object, ...]] = []
    says(monkeypatch, REACH_CARDS[LAWS[2]], "speaks_after_harm", lambda g, *harm: heard.append(harm))
    at_lead("2-hex: red 1 ship; blight 1 ship").plays("red", "lead Construction 2", "go on", "spawn")
    assert heard == [(RED, [BLIGHT], SYSTEM_NUMBER["2-hex"])]


@pytest.mark.plain_only
def test_f1302_b13_not_where_a_law_forbids_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, REACH_CARDS[LAWS[2]], "forbids_harm", lambda g, me, owner, system: owner == BLIGHT)
    at_lead("2-hex: red 1 ship; blight 1 ship").plays("red", "lead Construction 2", "go on").cannot("red", "spawn")


def test_f1302_catapult_moves_pass_blight() -> None:
    t = at_lead("1-hex: red 1 ship, starport\n1-gate: blight 1 ship", hand="mobilization-2")
    t.plays("red", "lead Mobilization 2", "go on", "move", "to 1-gate")
    t.asks("red", "catapult").plays("red", "to 2-gate")
    assert t.ships("red", "2-gate") == (1, 0)


def test_f1302_without_it_blight_ends_them_and_so_does_control_with_it() -> None:
    t = at_lead("1-hex: red 1 ship, starport\n1-gate: blight 1 ship", cards="cc01", hand="mobilization-2")
    t.plays("red", "lead Mobilization 2", "go on", "move", "to 1-gate").asks("red", "turn")
    t = at_lead("1-hex: red 1 ship, starport\n1-gate: blight 1 ship; blue 1 ship", hand="mobilization-2")
    t.plays("red", "lead Mobilization 2", "go on", "move", "to 1-gate").asks("red", "turn")


# -- the Resolution ------------------------------------------------------------------------------------------------


def intermission(marker: int, cards: str = "f1302") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 2, last act 3, begin intermission
        {FATES}
        1-hex: red 1 ship; blue 1 ship; white 1 ship
        red: objective {marker}; cards {cards}
        """)


def in_deck(t: ReachScenario) -> set[str]:
    names = {CARD_NUMBER[f"f13{number:02}"]: f"f13{number:02}" for number in range(1, 14)}
    return {names[card] for card in t.g.court_deck if card in names}


def test_f1303_success() -> None:
    t = intermission(0)
    assert in_deck(t) == {"f1305", "f1306", "f1307", "f1308", "f1309"}
    assert {"f1302", "f1304"} <= set(t.cards("red"))
    assert {CARD_NUMBER["f1310"], CARD_NUMBER["f1311"]} <= set(t.g.scrapped)


def test_f1303_failure() -> None:
    t = intermission(5)
    assert in_deck(t) == {"f1309", "f1310", "f1311"}
    assert t.cards("red") == ["f1302"] and t.power("red") == -5
    assert {CARD_NUMBER[f"f130{number}"] for number in (4, 5, 6, 7, 8)} <= set(t.g.scrapped)


def test_f1302_stays_when_the_fate_is_left() -> None:
    t = intermission(5)
    assert t.g.trophies[t.g.trophy_index(RED, BLIGHT, SHIP)] == 0
    t.asks("red", "choose_fate")
    assert "f1302" in t.cards("red")


# -- the set-up ----------------------------------------------------------------------------------------------------


def test_f1301_b02_set_up() -> None:
    t = reach("""
        seats 3, initiative red, last act 2, begin intermission
        fates: steward admiral founder
        next fates: blight-speaker steward admiral
        1-hex: red 6 ships; blue 1 ship; white 1 ship
        red: objective 5
        """)
    while t.game.decision is not None and t.game.decision.ask != "scrap_ships":
        t.game.play(t.game.decision.options[0])
    t.chooses("red", "from the supply", "a fresh ship in 1-hex")
    assert t.g.gone[SHIP] == 2 and t.ships("red", "1-hex") == (5, 0)
    assert "f1302" in t.cards("red")
    while t.game.decision is not None and t.game.decision.ask == "replenish":
        t.game.play(t.game.decision.options[0])
    assert sum(t.g.fresh[:SYSTEM_COUNT]) == 8 and t.objective("red") == 16
    assert sorted(t.g.fresh[:SYSTEM_COUNT])[-4:] == [1, 1, 1, 5]  # each new one in another system
