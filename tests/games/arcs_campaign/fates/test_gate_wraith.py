"""The Gate Wraith: Passages, the Twisted Passage, Catapult Overdrive, The Dead Live, and Passage Storms."""

import json

import pytest

from boardwright.games import rules_of
from boardwright.games.arcs.campaign import assumptions
from boardwright.games.arcs.campaign.blight import place_damaged_blight
from boardwright.games.arcs.campaign.court import leave
from boardwright.games.arcs.campaign.facts import ARROW, BLIGHT, CRESCENT, EMPIRE, GATES, HEX, SYMBOLS, TWISTED_PASSAGE
from boardwright.games.arcs.campaign.fates import blight_speaker_3, gate_wraith
from boardwright.games.arcs.campaign.fates.gate_wraith import Objective
from boardwright.games.arcs.campaign.fates.warden_3 import WardensLevy
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER, ON_THE_MAP, PSIONIC, SYSTEM_COUNT
from boardwright.games.arcs.state import SHIP
from boardwright.kernel.rng import Rng
from tests.games.arcs_campaign.act_3 import begun
from tests.games.arcs_campaign.position import ReachScenario, reach

CENTRE = "twisted-passage"
TO_CENTRE = "to the Twisted Passage"
RED, BLUE, WHITE = 0, 1, 2
CARDS = "cards f2202 f2203"
BROKEN = "tokens: passage in 3-gate"
NOBODY_LOST = "6-hex: red 1 ship; blue 1 ship; white 1 ship"


def table(
    lines: str = "",
    red: str = CARDS,
    hand: str = "mobilization-2",
    head: str = "",
    fates: str = "gate-wraith guardian naturalist",
) -> ReachScenario:
    """Gate 3 is broken unless the lines say which ones are; ships leave to planets with the hex."""
    passages = "" if "passage in" in lines else BROKEN
    return reach(f"""
        seats 3, initiative red, act 3{head}
        fates: {fates}
        {passages}
        exit: hex
        red: hand {hand}; {red}
        blue: hand administration-6; title outlaw
        {lines}
        """)


def leads(lines: str = "", red: str = CARDS, hand: str = "mobilization-2", **more: str) -> ReachScenario:
    suit, number = hand.split("-")
    return table(lines, red, hand, **more).plays("red", f"lead {suit.capitalize()} {number}", "go on")


def chapter_ends(t: ReachScenario) -> ReachScenario:
    return t.plays("red", "pass the initiative").plays("blue", "pass the initiative")


def ways(t: ReachScenario) -> set[str]:
    return {option.removeprefix("to ") for option in t.options() if option.startswith("to ")}


# -- set-up --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "start"), [(2, 24), (3, 21), (4, 18)])
def test_f2201_set_up(seats: int, start: int) -> None:
    fates = " ".join(["gate-wraith", "guardian", "overlord", "naturalist"][:seats])
    t = reach(f"seats {seats}, act 3, begin set-up\nfates: {fates}\n1-hex: red 1 ship\n2-hex: blue 1 ship")
    t.asks("red", "first_passage", [f"in {cluster}-gate" for cluster in range(1, 7)]).plays("red", "in 2-gate")
    assert t.objective("red") == start and {"f2202", "f2203"} <= set(t.cards("red"))
    assert {"f2204", "f2205"} <= set(t.laws()) and t.tokens("passage") == ["2-gate"]
    assert t.g.court_deck[-1] == CARD_NUMBER["f2206"] and t.g.on_top == 1
    assert t.g.exit_symbol in (ARROW, CRESCENT, HEX)
    assert TWISTED_PASSAGE in t.g.systems and 4 not in t.g.systems


def test_f2201_the_first_passage_empties_the_gate_and_sends_its_buildings_home() -> None:
    t = reach("""
        seats 3, act 3, begin set-up
        fates: gate-wraith guardian naturalist
        2-gate: red 1 ship; blue 2 ships, 1 damaged ship, city; empire 1 ship; blight 1 damaged ship; white starport
        1-hex: red starport
        blue: resources fuel relic
        """)
    t.plays("red", "in 2-gate")
    assert [t.ships(owner, CENTRE) for owner in ("red", "blue", "empire", "blight")] == [(1, 0), (2, 1), (1, 0), (0, 1)]
    assert not any(t.g.buildings[4 * 3 : 5 * 3]) and t.g.cities[BLUE] == 5 and t.g.starports[WHITE] == 5
    assert t.buildings("1-hex")[0] == "red starport"
    assert all(t.trophies(holder, owner) == {} for holder in ("red", "blue") for owner in ("blue", "white"))
    t.g.check()


def test_it_is_dealt_like_the_other_c_fates_and_all_of_four_get_two() -> None:
    dealt = set()
    for seed in range(8):
        four = reach("seats 4, act 2\nfates: steward founder magnate advocate").g
        four.rng, four.objectives = Rng.seeded(seed), (3,) * 4
        for _ in rules_of("arcs_campaign").stages["new_fates"](four):
            pass
        assert [len(fates) for fates in four.dealt] == [2] * 4 and not four.fate_box
        dealt |= {fate for fates in four.dealt for fate in fates}
    assert dealt == set(range(17, 25))


def test_it_may_be_named_and_begins_in_act_3() -> None:
    g = begun("gate-wraith,judge")
    assert list(g.fates) == [22, 24] and len(g.broken_gates()) == 1
    g.check()


# -- F2201: the objective ------------------------------------------------------------------------------------------

TWO = "tokens: passage in 3-gate, passage in 5-gate"


@pytest.mark.parametrize(
    ("lines", "red", "advance"),
    [
        (f"{TWO}\nambitions: keeper 5", "resources relic", 2),
        (f"{TWO}\nambitions: keeper 5, empath 3", "resources relic psionic", 4),
        (f"{BROKEN}\nambitions: keeper 5", "resources relic", 1),
        (f"{TWO}\nambitions: keeper 5\nwhite: resources relic", "resources relic", 0),
        (f"{TWO}\n{CENTRE}: red 2 ships; blue 1 ship", "power 0", 2),
        (f"{TWO}\n{CENTRE}: red 1 ship; blue 1 ship", "power 0", 0),
        (f"{TWO}\nambitions: keeper 5\n{CENTRE}: red 1 ship", "resources relic", 4),
    ],
)
def test_f2201_as_many_spaces_as_passages_for_each_win_and_for_the_centre(lines: str, red: str, advance: int) -> None:
    t = table(lines, red)
    card = REACH_CARDS[CARD_NUMBER["f2201"]]
    assert isinstance(card, Objective) and card.promise(t.g, RED) == advance
    assert chapter_ends(t).objective("red") == 21 - advance


@pytest.mark.parametrize(("first", "advance"), [("red", 1), ("white", 0)])
def test_f2201_c26_with_imperial_ships_there_only_the_first_regent_has_control(first: str, advance: int) -> None:
    t = table(f"{CENTRE}: red 3 ships; empire 1 ship\nfirst regent: {first}")
    assert chapter_ends(t).objective("red") == 21 - advance


def test_f2201_control_is_judged_before_the_dead_return() -> None:
    t = table(f"{CENTRE}: red 1 ship\ndead: 3 blue\n{NOBODY_LOST}")
    assert chapter_ends(t).objective("red") == 20 and t.ships("blue", CENTRE) == (3, 0)
    t = table(f"dead: 3 red\n{NOBODY_LOST}")
    assert chapter_ends(t).objective("red") == 21 and t.ships("red", CENTRE) == (3, 0)


# -- F2205: the map ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "near"),
    [
        ("3-arrow", {"2-hex", "3-crescent", "the Twisted Passage"}),
        ("2-gate", {"1-gate", "2-arrow", "2-crescent", "2-hex", "the Twisted Passage"}),
        ("4-gate", {"5-gate", "4-arrow", "4-crescent", "4-hex", "the Twisted Passage"}),
        ("1-gate", {"2-gate", "6-gate", "1-arrow", "1-crescent", "1-hex"}),
    ],
)
def test_f2205_from_all_around_a_broken_gate_ships_go_to_the_twisted_passage(origin: str, near: set[str]) -> None:
    t = leads(f"{origin}: red 1 ship").plays("red", "move")
    assert ways(t) == near
    if "the Twisted Passage" in near:
        t.plays("red", TO_CENTRE)
        assert t.ships("red", CENTRE) == (1, 0) and t.ships("red", origin) == (0, 0)


def test_f2205_gates_with_a_broken_one_between_them_are_not_adjacent() -> None:
    t = leads("2-gate: red 1 ship").plays("red", "move")
    assert not ways(t) & {"3-gate", "4-gate"}
    assert 12 not in t.g.neighbours[4] and 8 not in t.g.neighbours[4]


@pytest.mark.parametrize("symbol", ["arrow", "crescent", "hex"])
def test_f2205_out_of_it_to_a_planet_with_the_exit_symbol_which_is_then_rolled_anew(symbol: str) -> None:
    t = leads(f"{CENTRE}: red 2 ships\nexit: {symbol}").plays("red", "move")
    assert ways(t) == {f"{cluster}-{symbol}" for cluster in range(1, 7)}
    t.plays("red", f"to 5-{symbol}", "1 fresh and 0 damaged")
    assert t.ships("red", f"5-{symbol}") == (1, 0) and len(t.noted("exit_symbol")) == 1


def test_f2205_each_exit_symbol_is_as_likely() -> None:
    rolled = []
    t = table()
    for seed in range(300):
        g = t.g.copy()
        g.rng = Rng.seeded(seed)
        gate_wraith.roll_exit(g)
        rolled.append(g.exit_symbol)
    assert all(70 < rolled.count(symbol) < 130 for symbol in (ARROW, CRESCENT, HEX)) and 0 not in rolled


def test_f2205_cd14_dice_for_events_leave_the_exit_symbol_alone() -> None:
    t = table("court: aid01, cc13, cc01, cc02, cc03\nnext roll: crisis-arrow 2", head=", begin crises")
    assert SYMBOLS[t.g.exit_symbol] == "hex" and not t.noted("exit_symbol")


def test_f2205_nobody_can_harm_a_rival_there_but_outlaws_attack_the_empire_and_all_the_blight() -> None:
    t = leads(f"{CENTRE}: red 3 ships; blue 1 ship; white 1 ship\n{NOBODY_LOST}", hand="aggression-2")
    t.plays("red", "battle").asks("red", "battle_whom", ["Blue", "White"])  # in 6-hex
    t = leads(f"{CENTRE}: red 3 ships; blue 1 ship\n1-hex: red 1 ship", hand="aggression-2")
    assert "battle" not in t.options()
    t = leads(f"{CENTRE}: red 3 ships; blue 1 ship; blight 1 damaged ship", hand="aggression-2").plays("red", "battle")
    assert t.game.decision is not None and t.game.decision.ask == "collect"
    t = leads(f"{CENTRE}: red 3 ships; blue 1 ship; empire 1 ship", f"{CARDS}; title outlaw", hand="aggression-2")
    t.plays("red", "battle")
    assert t.game.decision is not None and t.game.decision.ask == "collect"


def test_f2205_blight_crises_come_there_as_well() -> None:
    t = table(f"{CENTRE}: red 1 ship; blight 1 damaged ship\n{NOBODY_LOST}", head=", begin crises")
    assert t.ships("red", CENTRE) == (0, 1)


def test_f2205_a_city_there_is_psionic() -> None:
    t = leads(f"{CENTRE}: red city\n{NOBODY_LOST}", hand="administration-2").plays("red", "tax", "Psionic in slot 1")
    assert t.resources("red") == ["psionic"] and t.g.city_types(TWISTED_PASSAGE) == [PSIONIC]


def test_f2205_gatekeepers_place_seven_ships_those_of_broken_gates_in_the_twisted_passage() -> None:
    t = leads(TWO, f"{CARDS} cc03").plays("red", "use Gatekeepers")
    assert t.ships("red", CENTRE) == (3, 0) and t.ships("red", "3-gate") == (0, 0)
    assert [t.ships("red", f"{cluster}-gate") for cluster in (1, 2, 4, 6)] == [(1, 0)] * 4


def test_f2205_it_is_in_no_cluster() -> None:
    t = table(
        f"{CENTRE}: red 1 ship; blight 1 damaged ship; empire 1 ship\ncourt: aid01, cc15 red 1, cc01, cc02, cc03",
        hand="aggression-2",
    )
    t.plays("red", "lead Aggression 2", "go on", "secure")
    assert t.ships("blight", CENTRE) == (0, 1)
    assert t.game.decision is None or t.game.decision.ask != "blight_looms"


def test_f2205_f717_ships_for_a_cluster_never_come_to_it_but_for_its_broken_gate() -> None:
    row = "court: aid01, f717 red 1, cc01, cc02, cc03"
    t = table(f"{row}\n{NOBODY_LOST}", hand="aggression-2").plays("red", "lead Aggression 2", "go on", "secure")
    assert t.options() == [f"cluster {cluster}" for cluster in range(1, 7)]
    t.plays("red", "cluster 3")
    assert t.ships("red", CENTRE) == (1, 0) and t.ships("red", "3-hex") == (1, 0) and t.ships("red", "3-gate") == (0, 0)


def test_f2205_a_control_array_taxes_nothing_from_there() -> None:
    t = leads(
        f"{CENTRE}: blue city; white 2 ships\n{NOBODY_LOST}",
        f"{CARDS}; flagship in {CENTRE}, control starport",
        hand="administration-2",
    )
    assert "tax" not in t.options()


def test_f2205_a_player_without_ships_may_choose_it_for_three_new_ones() -> None:
    t = leads("6-hex: blue 1 ship; white 1 ship").plays("red", "end turn")
    t.asks("red", "rescue", [*[f"in {cluster}-gate" for cluster in (1, 2, 4, 5, 6)], "in the Twisted Passage"])
    t.plays("red", "in the Twisted Passage")
    assert t.ships("red", CENTRE) == (3, 0)


def test_f2205_l02_no_rifles_into_it_or_out_of_it() -> None:
    near, centre = f"3-hex: red 2 ships\n{CENTRE}: blue 1 ship", f"3-hex: blue 1 ship\n{CENTRE}: red 2 ships"
    assert "fire rifles" in leads("3-hex: red 2 ships\n3-crescent: blue 1 ship", "cards l02", "aggression-2").options()
    for lines in (near, centre):
        assert "fire rifles" not in leads(lines, "cards l02", "aggression-2").options()


def test_f2205_l16_force_beams_guide_into_it_but_not_out_of_it() -> None:
    t = leads(f"3-hex: red 1 ship, starport\n{CENTRE}: red 1 ship", f"{CARDS} l16").plays("red", "guide")
    guides = t.options()
    assert any("3-hex" in one and one.endswith("the Twisted Passage") for one in guides)
    assert not any("from the Twisted Passage" in one for one in guides)


def test_f2205_l15_sensors_bring_nothing_out_of_it() -> None:
    assert table(f"{CENTRE}: blue 1 ship").g.neighbours[TWISTED_PASSAGE] == []


def test_f2205_blight_that_would_be_placed_in_a_broken_gate_comes_to_the_twisted_passage() -> None:
    t = table()
    assert t.g.lands_in(t.g.systems[0]) == 0 and t.g.lands_in(TWISTED_PASSAGE) == TWISTED_PASSAGE
    place_damaged_blight(t.g, t.g.broken_gates()[0])
    assert t.ships("blight", CENTRE) == (0, 1)


def test_f2205_f509_ships_swept_to_a_broken_gate_come_to_the_twisted_passage() -> None:
    t = table(
        "golems: seeker in slot 1 of red\ncourt: aid01, f509, cc01, cc02, cc03\nrolled: crisis-hex 3\n"
        "1-hex: red 2 ships\nlaws: f505",
        head=", begin crises",
    )
    assert t.ships("red", CENTRE) == (2, 0)


# -- F2202: Catapult Overdrive -------------------------------------------------------------------------------------


def test_f2202_a_rivals_starport_under_control_launches_but_builds_nothing() -> None:
    t = leads("1-gate: red 2 ships; blue starport; blue 1 ship", hand="mobilization-2").plays("red", "move")
    t.plays("red", "to 2-gate", "1 fresh and 0 damaged").asks("red", "catapult")
    t = leads("1-gate: red 2 ships; blue starport; blue 1 ship", "power 0").plays("red", "move")
    t.plays("red", "to 2-gate", "1 fresh and 0 damaged").asks("red", "turn")
    t = leads("1-hex: red 2 ships; blue starport; blue 1 ship", hand="construction-2").plays("red", "build")
    assert not any("ship" in option for option in t.options())


def test_f2202_not_where_somebody_else_has_control() -> None:
    t = leads("1-gate: red 1 ship; blue starport; blue 1 ship").plays("red", "move", "to 2-gate").asks("red", "turn")
    assert t.ships("red", "2-gate") == (1, 0)


@pytest.mark.parametrize("held", ["blue 2 ships", "empire 1 ship", "blight 1 ship"])
def test_f2202_nothing_ends_its_catapult_moves_in_the_twisted_passage(held: str) -> None:
    lines = f"3-hex: red 1 ship, starport\n{CENTRE}: {held}\nfirst regent: white"
    t = leads(lines, f"{CARDS}; title outlaw").plays("red", "move", TO_CENTRE).asks("red", "catapult")
    t.plays("red", "to 1-hex")
    assert t.ships("red", "1-hex") == (1, 0)
    leads(lines, "title outlaw").plays("red", "move", TO_CENTRE).asks("red", "turn")


def test_f2202_elsewhere_control_and_blight_end_them() -> None:
    for held in ("blue 2 ships", "blight 1 ship"):
        t = leads(f"1-gate: {held}\n2-gate: red 1 ship, starport").plays("red", "move", "to 1-gate")
        t.asks("red", "turn")


def test_everybodys_catapult_moves_may_go_on_out_of_it() -> None:
    t = leads("3-hex: red 1 ship, starport", "power 0").plays("red", "move", TO_CENTRE).asks("red", "catapult")
    assert ways(t) == {f"{cluster}-hex" for cluster in range(1, 7)}
    assert len(t.plays("red", "to 3-hex").noted("exit_symbol")) == 1


# -- F2203: Breaking Gates -----------------------------------------------------------------------------------------

LAUNCH = ("move", "to 1-gate")
HERE = "1-hex: red 2 ships, starport"


def test_f2203_a_catapult_move_into_the_own_gate_breaks_it() -> None:
    t = leads(
        f"{HERE}\n1-gate: blue 1 ship, 1 damaged ship; empire 1 ship; blight 1 ship; blue starport\n"
        "tokens: passage in 3-gate, witness of white in 1-gate"
    )
    t.plays("red", *LAUNCH, "2 fresh and 0 damaged")
    t.asks("red", "break_gate", [
        "break the gate, and return the starport in 1-hex/1", "plain move, the gate stays whole",
    ])  # fmt: skip
    t.plays("red", "break the gate, and return the starport in 1-hex/1").asks("red", "turn")
    assert t.tokens("passage") == ["1-gate", "3-gate"] and t.tokens("witness") == [CENTRE]
    owners = ("red", "blue", "empire", "blight")
    assert [t.ships(owner, CENTRE) for owner in owners] == [(2, 0), (1, 1), (1, 0), (1, 0)]
    assert t.buildings("1-hex") == ["", ""] and t.g.starports[RED] == 5 == t.g.starports[BLUE]
    assert t.trophies("red", "blue") == {} and t.outrage("red") == []
    t.g.check()


def test_f2203_cd26_a_plain_move_breaks_nothing_and_ends() -> None:
    t = leads(HERE).plays("red", *LAUNCH, "1 fresh and 0 damaged", "plain move, the gate stays whole")
    assert t.asks("red", "turn").tokens("passage") == ["3-gate"]
    assert t.ships("red", "1-gate") == (1, 0) and t.buildings("1-hex")[0] == "red starport"
    leads("1-hex: red 1 ship").plays("red", "move", "to 1-gate").asks("red", "turn")


def test_f2203_cd26_a_gate_that_ends_catapult_moves_is_broken_all_the_same() -> None:
    t = leads(f"{HERE}\n1-gate: blue 3 ships; blight 1 ship").plays("red", *LAUNCH, "1 fresh and 0 damaged")
    t.plays("red", "break the gate, and return the starport in 1-hex/1")
    assert t.ships("blue", CENTRE) == (3, 0) and "1-gate" in t.tokens("passage")


def test_f2203_cd26_from_a_gate_or_in_a_broken_cluster_nothing_is_broken() -> None:
    t = leads("1-gate: red 1 ship, starport").plays("red", "move", "to 2-gate").asks("red", "catapult")
    t = leads("3-hex: red 1 ship, starport").plays("red", "move", TO_CENTRE).asks("red", "catapult")
    assert t.tokens("passage") == ["3-gate"]


def test_f2203_only_the_chosen_starport_returns() -> None:
    t = leads("1-hex: red 2 ships, starport; blue starport").plays("red", *LAUNCH, "1 fresh and 0 damaged")
    t.plays("red", "break the gate, and return the starport in 1-hex/2")
    assert t.buildings("1-hex") == ["red starport", ""] and t.g.starports[BLUE] == 5


def test_f2203_a_free_starport_under_control() -> None:
    t = leads("1-hex: red 2 ships; free starport").plays("red", *LAUNCH, "1 fresh and 0 damaged")
    t.plays("red", "break the gate, and return the starport in 1-hex/1")
    assert t.buildings("1-hex") == ["", ""]
    t.g.check()


@pytest.mark.parametrize("owner", ["free", "blue"])
def test_f2203_a_starport_under_control_launches_all_ships_there(owner: str) -> None:
    t = leads(f"1-hex: red 2 ships; {owner} starport").plays("red", *LAUNCH, "2 fresh and 0 damaged")
    t.plays("red", "break the gate, and return the starport in 1-hex/1")
    assert t.buildings("1-hex") == ["", ""] and t.ships("red", "twisted-passage") == (2, 0)


def test_f2203_truce_and_outrage_do_not_matter() -> None:
    t = leads("1-hex: red 3 ships; empire 1 ship; white starport\n1-gate: white city").plays(
        "red", "move", "to 1-gate", "1 fresh and 0 damaged", "with 0 fresh and 0 damaged"
    )
    t.plays("red", "break the gate, and return the starport in 1-hex/1")
    assert t.g.starports[WHITE] == 5 and t.g.cities[WHITE] == 5 and t.outrage("red") == []


@pytest.mark.parametrize("held", ["blue 2 ships", ""])
def test_f2203_the_slipstream_drive_and_its_armor_return(held: str) -> None:
    gate = f"\n1-gate: {held}" if held else ""
    t = leads(
        f"6-hex: blue 1 ship; white 1 ship{gate}",
        f"{CARDS}; flagship in 1-hex, slipstream starport armor city, hull city",
    )
    t.plays("red", "use Slipstream Drive", "to 1-gate")
    assert t.flagship("red") == CENTRE and t.board("red") == {"hull": "city"} and "1-gate" in t.tokens("passage")
    t.g.check()


def test_f2203_a_golems_catapult_move_breaks_a_gate_without_a_building() -> None:
    t = leads("golems: seeker awake in slot 1 of red\n1-hex: red 1 ship\nlaws: f505 f506")
    t.plays("red", "spend Seeker Golem from slot 1 to catapult ships", "to slot 1 of White", "to 1-gate")
    assert "1-gate" in t.tokens("passage") and t.ships("red", CENTRE) == (1, 0)


def test_f2203_a_ceasefire_marks_its_cluster_and_stays() -> None:
    t = leads(f"{HERE}\nlaws: f1508\ntokens: passage in 3-gate, ceasefire in 1-gate, ceasefire in 2-gate")
    t.plays("red", *LAUNCH, "2 fresh and 0 damaged", "break the gate, and return the starport in 1-hex/1")
    assert t.tokens("ceasefire") == ["1-gate", "2-gate"]
    t.g.check()


def test_f2203_sleeping_golems_are_swept_along() -> None:
    t = leads(
        f"{HERE}\ngolems: warrior in 1-gate, seeker in {CENTRE}, harvester in 5-gate, protector in 6-gate\nlaws: f505"
    )
    t.plays("red", *LAUNCH, "2 fresh and 0 damaged", "break the gate, and return the starport in 1-hex/1")
    assert [system for system, _ in t.g.sleepers].count(TWISTED_PASSAGE) == 2
    t.g.check()


def test_f2203_only_the_holder_breaks_gates() -> None:
    t = leads(HERE, "power 0").plays("red", *LAUNCH, "1 fresh and 0 damaged").asks("red", "catapult")
    assert t.tokens("passage") == ["3-gate"]


# -- F2204: The Dead Live ------------------------------------------------------------------------------------------


def test_f2204_destroyed_ships_that_are_no_trophies_lie_there() -> None:
    t = table("1-hex: red 1 damaged ship; blight 1 damaged ship\n6-hex: red 1 ship", head=", begin crises")
    assert t.g.dead[RED] == 1 and t.g.ships[RED] == 13 and t.ships("red", "1-hex") == (0, 0)
    t = table("1-hex: empire 1 damaged ship; blight 1 damaged ship\n6-hex: red 1 ship", head=", begin crises")
    assert t.g.dead[EMPIRE] == 1 and t.g.ships[EMPIRE] == 14


@pytest.mark.parametrize("scored", [True, False])
def test_f2204_trophies_are_taken_as_ever_and_return_after_scoring_whatever_was_scored(scored: bool) -> None:
    boxes = "trophies red 2 ships; trophies empire 1 ship; trophies blight 1 ship; trophies white 1 city"
    ambitions = "ambitions: warlord 5" if scored else ""
    t = chapter_ends(table(f"{ambitions}\nblue: {boxes}\ndead: 1 white\n{NOBODY_LOST}"))
    assert t.ships("red", CENTRE) == (2, 0) and t.ships("empire", CENTRE) == (1, 0)
    assert t.ships("white", CENTRE) == (1, 0) and not any(t.g.dead)
    left = 0 if scored else 1
    assert t.g.trophies[t.g.trophy_index(BLUE, BLIGHT, SHIP)] == left and t.g.cities[WHITE] == 5 - left
    assert t.power("blue") == (5 if scored else 0)
    t.g.check()


def test_f2204_blight_is_no_ship() -> None:
    assert not REACH_CARDS[CARD_NUMBER["f2204"]].keeps_destroyed(table().g, BLIGHT, 1)


def test_f2204_l18_a_martyr_joins_the_dead() -> None:
    t = leads("1-hex: red 1 ship; blue 1 ship\n6-hex: red 1 ship", f"{CARDS} l18", hand="aggression-2")
    t.plays("red", "martyr")
    while t.game.decision is not None and t.game.decision.ask in ("martyr_in", "martyr_victim"):
        t.plays("red", t.options()[0])
    assert t.g.dead[RED] == 1 and t.trophies("red", "blue") == {"ships": 1}


@pytest.mark.parametrize("first", ["Blight Hunger", "The Dead Live"])
def test_f2204_cd16_ships_on_blight_hunger_return_too_in_either_order(first: str) -> None:
    t = table(f"devoured: 2 white 1 empire\n{NOBODY_LOST}", f"{CARDS} f1313", head=", begin scoring")
    t.plays("red", next(option for option in t.options() if first in option))
    assert t.ships("white", CENTRE) == (2, 0) and t.ships("empire", CENTRE) == (1, 0)
    assert not any(t.g.devoured) and not any(t.g.dead)
    t.g.check()


@pytest.mark.plain_only
def test_f2204_cd16_switched_off_they_go_to_their_supply(monkeypatch: pytest.MonkeyPatch) -> None:
    assert assumptions.DEAD_LEAVE_BLIGHT_HUNGER
    for module in (gate_wraith, blight_speaker_3):
        monkeypatch.setattr(module, "DEAD_LEAVE_BLIGHT_HUNGER", False)
    t = table(f"devoured: 2 white\n{NOBODY_LOST}", f"{CARDS} f1313", head=", begin scoring")
    t.plays("red", t.options()[0])
    assert t.ships("white", CENTRE) == (0, 0) and t.g.ships[WHITE] == 14


def test_f2204_flagships_are_never_destroyed() -> None:
    t = table(f"{NOBODY_LOST}\n1-hex: blight 2 ships", f"{CARDS}; flagship in 1-hex, hull city", head=", begin crises")
    assert t.flagship("red") == "1-hex" and not any(t.g.dead)


# -- F2206: Passage Storms -----------------------------------------------------------------------------------------

ROW = "court: aid01, cc01 red 1, cc02, cc03, cc04"


def drawn(lines: str = "", row: str = ROW, deck: str = "f2206 cc05") -> ReachScenario:
    """Red secures the first card of the row; the top card of the deck is named first."""
    t = table(f"{row}\ndeck: {deck}\n{NOBODY_LOST}\n{lines}", hand="aggression-2", red=CARDS)
    return t.plays("red", "lead Aggression 2", "go on", "secure")


def test_f2206_cd17_drawn_it_is_attached_by_the_initiative_and_the_next_card_fills_the_place() -> None:
    t = drawn().asks("red", "attach_storms", ["Imperial Council", *[t_name(card) for card in ("cc02", "cc03", "cc04")]])
    t.plays("red", t_name("cc03"))
    assert t.row() == ["aid01", "cc05", "cc02", "f2206 on cc03", "cc04"]
    t.g.check()


def test_f2206_the_council_on_either_side_may_be_chosen() -> None:
    t = drawn("council: decided").plays("red", "Imperial Council")
    assert t.row()[0] == "f2206 on aid01"


def test_f2206_cd17_not_on_a_card_with_an_attachment_unless_all_have_one() -> None:
    t = drawn("attached: cc06 to cc02").asks("red", "attach_storms")
    assert t_name("cc02") not in t.options()
    t = drawn("attached: cc06 to cc02, cc07 to cc03, cc08 to cc04, cc09 to aid01").asks("red", "attach_storms")
    assert len(t.options()) == 4
    t.plays("red", t_name("cc03"))
    assert t.g.attached_to(3) == [CARD_NUMBER["cc07"], CARD_NUMBER["f2206"]]


def t_name(card: str) -> str:
    return str({"cc02": "Construction Union", "cc03": "Gatekeepers", "cc04": "Shipping Interest"}[card])


def storms(
    lines: str,
    attached: str = "attached: f2206 to cc02",
    row: str = "court: aid01, cc01, cc02, cc03, cc04",
    deck: str = "deck: cc07 cc06 cc05",
    red: str = CARDS,
) -> ReachScenario:
    """A Court Crisis of Passage Storms."""
    return table(f"{row}\n{attached}\n{deck}\nrolled: crisis-hex 6\n{lines}", red, head=", begin crises")


def test_f2206_the_crisis_hits_every_ship_in_the_twisted_passage() -> None:
    t = storms(f"{CENTRE}: red 2 ships, 1 damaged ship; blue 1 damaged ship; empire 1 ship\n{NOBODY_LOST}")
    assert [t.ships(owner, CENTRE) for owner in ("red", "blue", "empire")] == [(0, 2), (0, 0), (0, 1)]
    assert t.g.dead[RED] == 1 == t.g.dead[BLUE]


def test_f2206_buildings_are_hit_and_go_home() -> None:
    t = storms(f"{CENTRE}: white starport; blue damaged city\n{NOBODY_LOST}")
    assert t.buildings(CENTRE) == ["damaged white starport"] and t.g.cities[BLUE] == 5
    assert t.outrage("red") == []


def test_f2206_blight_is_tough_and_shrugs_it_off() -> None:
    t = storms(f"{CENTRE}: blight 1 ship\n{NOBODY_LOST}")
    assert t.ships("blight", CENTRE) == (1, 0)


def test_f2206_cd25_a_flagship_takes_exactly_one_hit_whatever_ships_are_there() -> None:
    t = storms(
        f"{CENTRE}: red 1 ship\n6-hex: blue 1 ship; white 1 ship",
        red=f"{CARDS}; flagship in {CENTRE}, crane starport, hull city armor city",
    )
    assert t.board("red") == {"ship-crane": "starport", "hull": "city", "hull-armor": "damaged city"}
    assert t.ships("red", CENTRE) == (1, 1)
    t = storms(
        "6-hex: blue 1 ship; white 1 ship", red=f"{CARDS}; flagship in {CENTRE}, crane starport, hull damaged city"
    )
    assert t.board("red") == {"ship-crane": "starport"} and t.ships("red", CENTRE) == (1, 0)


def test_f2206_after_the_crisis_it_is_the_second_card_of_the_deck_and_its_host_stays() -> None:
    t = storms(NOBODY_LOST)
    assert t.row() == ["aid01", "cc01", "cc02", "cc03", "cc04"]
    assert t.g.court_deck[-2] == CARD_NUMBER["f2206"] and t.g.second_known and t.g.on_top == 0


def test_f2206_as_a_row_card_its_agents_go_home_and_the_next_card_comes() -> None:
    t = storms(NOBODY_LOST, attached="", row="court: aid01, cc01, f2206 red 2 blue 1, cc03, cc04")
    assert t.row()[2] == "cc07" and t.agents("red") == 10 == t.agents("blue")
    assert t.g.court_deck[-1] == CARD_NUMBER["f2206"] and t.g.on_top == 1 and not t.g.second_known


def secured(lines: str, row: str, attached: str = "") -> ReachScenario:
    t = table(f"{row}\n{attached}\ndeck: cc05 cc06\n{lines}", hand="aggression-2")
    return t.plays("red", "lead Aggression 2", "go on", "secure")


OWN = "court: aid01, f2206 red 2 blue 1, cc02, cc03, cc04"


def test_f2206_secured_ships_leave_to_any_planets_as_often_as_one_likes_and_it_stays() -> None:
    t = secured(f"{CENTRE}: red 2 ships, 1 damaged ship\n{NOBODY_LOST}", OWN).asks("red", "storms")
    t.plays("red", "move out")
    assert ways(t) == {f"{cluster}-{symbol}" for cluster in range(1, 7) for symbol in ("arrow", "crescent", "hex")}
    t.plays("red", "to 3-arrow", "1 fresh and 0 damaged", "move out", "to 1-crescent", "0 fresh and 1 damaged", "stop")
    assert t.ships("red", "3-arrow") == (1, 0) and t.ships("red", "1-crescent") == (0, 1)
    assert not t.noted("exit_symbol") and t.row()[1] == "f2206"
    assert t.captives("red", "blue") == 1 and t.agents("red") == 10
    t.g.check()


def test_f2206_cd17_it_is_secured_again_and_again() -> None:
    t = secured(NOBODY_LOST, OWN)
    assert t.row() == ["aid01", "f2206", "cc02", "cc03", "cc04"] and len(t.g.court_deck) >= 2


def test_f2206_cd17_attached_it_slides_down_into_the_place_of_its_host() -> None:
    t = secured(NOBODY_LOST, "court: aid01, cc01 red 1, cc02, cc03, cc04", "attached: f2206 to cc01")
    assert t.row() == ["aid01", "f2206", "cc02", "cc03", "cc04"] and "cc01" in t.cards("red")
    t.g.check()


def test_f2206_cd17_on_the_council_it_stays_attached() -> None:
    t = secured(NOBODY_LOST, "court: aid01 red 1, cc01, cc02, cc03, cc04", "attached: f2206 to aid01")
    if t.game.decision is not None and t.game.decision.ask == "which_first":
        t.plays("red", t.options()[0])
    assert t.g.attached[0] == CARD_NUMBER["f2206"] and t.g.council_by == RED
    t.g.check()


def test_f2206_cd17_a_host_that_leaves_otherwise_lets_it_slide_down_with_the_agents() -> None:
    t = table(f"court: aid01, cc13 red 2, cc02, cc03, cc04\nattached: f2206 to cc13\n{NOBODY_LOST}")
    leave(t.g, CARD_NUMBER["cc13"], "bury")
    assert t.row()[1] == "f2206" and t.g.agents_on(1, RED) == 2


def test_f2206_cd15_imperial_ships_come_under_the_movement_law() -> None:
    t = secured(f"{CENTRE}: red 1 ship; empire 2 ships\n{NOBODY_LOST}", OWN)
    t.plays("red", "move out", "to 1-hex").asks("red", "escort")
    t.plays("red", "with 1 fresh and 0 damaged")
    assert t.ships("empire", "1-hex") == (1, 0)


def test_f2206_cd15_blight_with_blight_society() -> None:
    t = table(f"{OWN}\n{CENTRE}: red 1 ship; blight 1 ship\n{NOBODY_LOST}", f"{CARDS} f2102", hand="aggression-2")
    t.plays("red", "lead Aggression 2", "go on", "secure", "move out", "to 1-hex").asks("red", "move_ships")
    t.plays("red", "0 fresh and 0 damaged")
    assert t.ships("blight", "1-hex") == (1, 0) and t.ships("red", CENTRE) == (1, 0)


def test_f2206_cd15_never_a_catapult_move() -> None:
    t = secured(f"{CENTRE}: red 1 ship, starport\n{NOBODY_LOST}", OWN).plays("red", "move out", "to 1-hex")
    assert t.ships("red", "1-hex") == (1, 0) and t.asks("red", "turn")


# -- keeping, showing and guessing ---------------------------------------------------------------------------------


def test_what_is_known_of_the_deck_stays_in_a_guess() -> None:
    t = storms(NOBODY_LOST)
    for seed in range(10):
        g = t.g.copy()
        rules_of("arcs_campaign").redeal(g, BLUE, Rng.seeded(seed))
        assert g.court_deck[-2] == CARD_NUMBER["f2206"]
        g.check()


def test_everything_is_saved() -> None:
    t = leads(f"{TWO}\n{CENTRE}: red 2 ships, starport\ndead: 1 blue\n{NOBODY_LOST}")
    data = json.loads(json.dumps(t.g.to_json()))
    again = rules_of("arcs_campaign").from_json(data)
    assert isinstance(again, Campaign) and again.to_json() == t.g.to_json()
    assert again.systems == t.g.systems and again.neighbours == t.g.neighbours
    assert len(data["fresh"]) == 7 * SYSTEM_COUNT


def test_games_saved_before_there_was_a_centre_go_on() -> None:
    t = reach("seats 3, act 1\nfates: steward founder magnate\n1-hex: red 2 ships, city\n6-gate: blue 1 damaged ship")
    data = json.loads(json.dumps(t.g.to_json()))
    assert len(data["fresh"]) == 7 * ON_THE_MAP and len(data["buildings"]) == 3 * ON_THE_MAP
    assert not {"dead", "drawn", "exit_symbol", "hosts", "second_known"} & set(data)
    again = rules_of("arcs_campaign").from_json(data)
    assert isinstance(again, Campaign) and len(again.fresh) == 7 * SYSTEM_COUNT
    assert again.to_json() == t.g.to_json() and again.digest() == t.g.digest()


def test_the_view_shows_passages_the_exit_and_the_dead() -> None:
    view = table(f"{TWO}\n{CENTRE}: red 2 ships\ndead: 1 blue 2 empire\n{NOBODY_LOST}").game.view(None)
    assert view["reach"]["passage"] == {"exit": "hex", "broken": ["3-gate", "5-gate"]}
    assert {"card": "f2204", "owner": EMPIRE, "kind": "ship", "count": 2} in view["reach"]["on_cards"]
    assert view["systems"][CENTRE]["fresh"][RED] == 2 and "3-gate" not in view["systems"]
    assert table().game.view(None)["reach"]["court_second"] is None
    assert storms(NOBODY_LOST).game.view(None)["reach"]["court_second"] == "f2206"


def test_why_ships_cannot_go_to_a_broken_gate_or_to_another_planet() -> None:
    t = leads("3-hex: red 1 ship").plays("red", "move")
    assert t.why_not("red", "f2205") == ["3-gate is broken: ships go to the Twisted Passage instead."]
    t = leads(f"{CENTRE}: red 1 ship").plays("red", "move")
    assert set(t.why_not("red", "f2205")) == {"Ships leave the Twisted Passage only to planets with the hex."}
    t = secured(f"{CENTRE}: red 1 ship\n{NOBODY_LOST}", OWN).plays("red", "move out")
    assert t.why_not("red", "f2205") == []


def test_f2204_f1612_a_levied_ship_that_is_destroyed_joins_the_dead() -> None:
    t = table("levied: 1 blue\n1-hex: red city; blue city\nseats: 1-hex", f"{CARDS} f1612")
    card = REACH_CARDS[CARD_NUMBER["f1612"]]
    assert isinstance(card, WardensLevy)
    card.hit(t.g, BLUE)
    card.hit(t.g, BLUE)
    assert t.g.dead[BLUE] == 1 and not t.g.levied


def test_there_are_as_many_gates_as_ever() -> None:
    assert len(table().g.gates()) == len(GATES) + 1
