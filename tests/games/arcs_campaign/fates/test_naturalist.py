"""The Naturalist: the objective, Blight Society, Spore Guides, and the ambition Blightkin."""

import pytest

from boardwright.games.arcs.ambitions import count_for
from boardwright.games.arcs.campaign.crises import strike
from boardwright.games.arcs.campaign.facts import BLIGHT, BLIGHTKIN
from boardwright.games.arcs.campaign.fates.naturalist import Objective
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.facts import CARD_NUMBER
from boardwright.games.arcs.state import SHIP
from boardwright.kernel.still import replaced
from tests.games.arcs.leaders.steps import rolls
from tests.games.arcs_campaign.position import ReachScenario, reach

FATES = "fates: naturalist guardian survivalist"
RED, BLUE = 0, 1
SOCIETY = "cards f2102 f2103"


def table(lines: str = "", red: str = SOCIETY, hand: str = "mobilization-2", head: str = "") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 3{head}
        {FATES}
        6-gate: red 1 damaged ship
        red: hand {hand}; {red}
        blue: hand administration-6; title outlaw
        {lines}
        """)


def leads(lines: str, red: str = SOCIETY, hand: str = "mobilization-2") -> ReachScenario:
    suit, number = hand.split("-")
    return table(lines, red, hand).plays("red", f"lead {suit.capitalize()} {number}", "go on")


@pytest.mark.parametrize(("seats", "start"), [(2, 18), (3, 16), (4, 14)])
def test_f2101_set_up(seats: int, start: int) -> None:
    fates = " ".join(["naturalist", "guardian", "overlord", "redeemer"][:seats])
    t = reach(f"seats {seats}, act 3, begin set-up\nfates: {fates}\n1-hex: red 1 ship\n2-hex: blue 1 ship")
    assert t.objective("red") == start and {"f2101", "f2102", "f2103"} <= set(t.cards("red"))
    assert "f2104" in t.laws()


# -- F2101: the objective ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "advance"),
    [
        ("1-hex: red 1 ship; blight 2 ships\n2-gate: red 1 ship; blight 1 ship", 2),
        ("1-hex: red 1 ship; blight 1 damaged ship", 0),
        ("1-hex: red 1 ship; blue 1 ship; blight 1 ship", 0),
        ("1-hex: empire 1 ship; blight 1 ship", 1),
        ("first regent: white\n1-hex: empire 1 ship; blight 1 ship", 0),
        ("1-hex: red 1 ship; blight 1 ship\nambitions: blightkin 5", 1),
        ("1-hex: red 1 ship; blight 1 ship\n2-hex: blue 1 ship; blight 1 ship\nambitions: blightkin 5", 0),
    ],
)
def test_f2101_systems_with_fresh_blight_under_control(lines: str, advance: int) -> None:
    t = table(lines)
    card = REACH_CARDS[CARD_NUMBER["f2101"]]
    assert isinstance(card, Objective) and card.promise(t.g, RED) == advance
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative")
    assert t.objective("red") == 16 - advance


# -- F2102: Blight Society -----------------------------------------------------------------------------------------


def test_f2102_repairs_blight_in_a_controlled_system() -> None:
    t = leads("1-hex: red 1 ship; blight 1 damaged ship", hand="construction-2")
    t.plays("red", "repair", "Blight in 1-hex")
    assert t.ships("blight", "1-hex") == (1, 0) and "Red lets the Blight in 1-hex recover." in t.chronicle()
    t = leads("1-hex: blue 1 ship; blight 1 damaged ship", hand="construction-2")
    t.plays("red", "repair")
    assert t.ships("blight", "1-hex") == (0, 1)


def test_f2102_moves_blight_alone() -> None:
    t = leads("1-hex: red 1 ship; blight 1 ship, 1 damaged ship")
    t.plays("red", "move", "from 1-hex", "to 1-gate", "0 fresh and 0 damaged", "with 1 fresh and 1 damaged")
    assert t.ships("blight", "1-gate") == (1, 1) and t.ships("red", "1-hex") == (1, 0)
    assert "Red moves 2 Blight tokens from 1-hex to 1-gate." in t.chronicle()


def test_f2102_moves_blight_along_with_ships() -> None:
    t = leads("1-hex: red 1 ship; blight 1 ship")
    t.plays("red", "move", "from 1-hex", "to 1-gate", "1 fresh and 0 damaged", "with 1 fresh and 0 damaged")
    assert t.ships("blight", "1-gate") == (1, 0) and t.ships("red", "1-gate") == (1, 0)


def test_f2102_not_from_a_system_of_another() -> None:
    t = leads("1-hex: red 1 damaged ship; blue 1 ship; blight 1 ship")
    t.plays("red", "move", "from 1-hex", "to 1-gate")
    assert t.ships("blight", "1-hex") == (1, 0) and t.ships("red", "1-gate") == (0, 1)


def test_f2102_blight_is_never_part_of_a_catapult_move() -> None:
    t = leads("1-hex: red 2 ships, starport; blight 1 ship")
    t.plays("red", "move", "from 1-hex", "to 1-gate", "2 fresh and 0 damaged", "with 1 fresh and 0 damaged")
    t.asks("red", "turn")
    t = leads("1-hex: red 2 ships, starport; blight 1 ship")
    t.plays("red", "move", "from 1-hex", "to 1-gate", "2 fresh and 0 damaged", "with 0 fresh and 0 damaged")
    t.asks("red", "catapult")


def struck(dice: str, blight: str = "1 ship") -> ReachScenario:
    t = leads(f"1-hex: red 3 ships; blight {blight}", hand="aggression-2")
    t.plays("red", "battle")
    rolls(t, assault=dice)
    return t


def test_f2102_who_strikes_blight_in_an_action_scraps_one_agent() -> None:
    t = struck("hit hit, hit hit")
    before = t.agents("red")
    assert t.ships("blight", "1-hex") == (0, 0) and "An agent of Red leaves the game." in t.chronicle()
    assert before == 9 and t.g.gone[3] == 1


def test_f2102_but_not_if_no_blight_was_damaged() -> None:
    t = struck("hit intercept")
    assert t.ships("blight", "1-hex") == (1, 0) and t.agents("red") == 10


def test_f2102_f1306_harvesting_blight_destroys_it_and_costs_an_agent() -> None:
    t = leads("1-hex: red 1 ship; blight 1 damaged ship", f"{SOCIETY} f1306", "administration-2")
    t.plays("red", "harvest", "Material in slot 1")
    assert t.ships("blight", "1-hex") == (0, 0) and t.agents("red") == 9


def test_f2102_cd27_a_terror_strike_costs_no_agent() -> None:
    lines = "court: aid01, f620 red 1, cc01, cc02, cc03\nblue: outrage material\n1-hex: blight 1 damaged ship"
    t = leads(lines, hand="aggression-2").plays("red", "secure")
    assert t.ships("blight", "1-hex") == (0, 0) and t.agents("red") == 10


def crisis(lines: str, red: str = SOCIETY) -> ReachScenario:
    return table(lines, red, head=", begin crises")


BLIGHTED = "1-hex: red 1 ship; white 1 ship; blight 1 ship\n2-hex: white 3 ships; blight 1 damaged ship"


def test_f2102_a_psionic_prevents_crises_where_the_player_has_ships() -> None:
    t = crisis(BLIGHTED, f"{SOCIETY}; resources psionic; outrage psionic")
    t.plays("red", "Psionic from slot 1")
    assert t.ships("red", "1-hex") == (1, 0) and t.ships("white", "1-hex") == (1, 0)
    assert t.ships("white", "2-hex") == (2, 1) and t.supply("psionic") == 5


def test_f2102_it_need_not_be_spent() -> None:
    t = crisis(BLIGHTED, f"{SOCIETY}; resources psionic")
    t.plays("red", "go on")
    assert t.ships("red", "1-hex") == (0, 0) and t.resources("red") == ["psionic"]


@pytest.mark.parametrize("ship", ["1 damaged ship", "1 ship"])
def test_f2102_cd13_damaged_ships_shield_as_well(ship: str) -> None:
    t = crisis(f"1-hex: red {ship}; blight 1 ship", f"{SOCIETY}; resources psionic")
    t.plays("red", "Psionic from slot 1")
    assert sum(t.ships("red", "1-hex")) == 1


def test_f2102_cd13_a_flagship_shields() -> None:
    t = crisis("1-hex: blight 1 ship", f"{SOCIETY}; resources psionic; flagship in 1-hex, hull city")
    t.plays("red", "Psionic from slot 1")
    assert t.board("red") == {"hull": "city"}


def test_f2102_without_ships_there_is_nothing_to_prevent() -> None:
    t = crisis("2-hex: white 1 ship; blight 1 ship", f"{SOCIETY}; resources psionic")
    assert t.resources("red") == ["psionic"] and t.ships("white", "2-hex") == (0, 0)


def test_f2102_cd13_one_psionic_for_the_whole_set() -> None:
    t = table(BLIGHTED + "\n3-hex: red 1 ship; blight 1 ship", f"{SOCIETY}; resources psionic")
    script = strike(t.g, list(t.g.systems))
    decision = next(script)
    with pytest.raises(StopIteration):
        script.send(decision.options[0])
    assert t.ships("red", "1-hex") == (1, 0) == t.ships("red", "3-hex")


# -- F2103: Spore Guides -------------------------------------------------------------------------------------------


def seeds(number: int, lines: str = "", red: str = SOCIETY) -> ReachScenario:
    t = leads(lines, red, "construction-2")
    t.load_dice([number - 1], [list(range(6))], [0])
    return t.plays("red", "seed")


def test_f2103_seed_places_damaged_blight_in_the_rolled_cluster() -> None:
    t = seeds(3)
    assert "Red rolls 3." in t.chronicle()
    t.asks("red", "seed_in", ["in 3-gate", "in 3-arrow", "in 3-crescent", "in 3-hex"])
    t.plays("red", "in 3-gate")
    assert t.ships("blight", "3-gate") == (0, 1) and t.g.pips == 3


def test_f2103_agents_of_the_court_change_the_number() -> None:
    t = seeds(6, "court: aid01, cc02 red 2, cc03, cc04, cc05")
    t.plays("red", "one up, for your agent on Construction Union", "stop", "in 1-hex")
    assert t.ships("blight", "1-hex") == (0, 1) and t.court()["cc02"] == [1, 0, 0]
    t = seeds(1, "court: aid01 red 1, cc02, cc03, cc04, cc05")
    t.plays("red", "one down, for your agent on Imperial Council", "in 6-hex")
    assert t.ships("blight", "6-hex") == (0, 1)


def test_f2103_only_where_there_is_none_yet() -> None:
    lines = "\n".join(f"2-{name}: blight 1 ship" for name in ("gate", "arrow", "crescent", "hex"))
    t = seeds(2, lines)
    assert "All systems of cluster 2 have Blight: nothing is placed." in t.chronicle()


def test_f2103_with_an_empty_supply_from_trophies() -> None:
    t = leads("blue: trophies blight 1 ship", hand="construction-2")
    t.g.ships[BLIGHT] = 0
    index = t.g.trophy_index(BLUE, BLIGHT, SHIP)
    t.g.trophies = replaced(t.g.trophies, index, 24)
    t.load_dice([1], [list(range(6))], [0])
    t.plays("red", "seed", "in 2-hex")
    assert t.g.trophies[index] == 23 and t.ships("blight", "2-hex") == (0, 1)


def test_f2103_is_protected() -> None:
    assert REACH_CARDS[CARD_NUMBER["f2103"]].is_protected


# -- F2104: Blightkin ----------------------------------------------------------------------------------------------


def test_f2104_whoever_may_declare_empath_may_declare_blightkin() -> None:
    t = table(hand="mobilization-6").plays("red", "lead Mobilization 6", "declare Blightkin")
    assert t.markers("blightkin") == [[5, 3]] and t.markers("empath") == []


def test_f2104_counts_systems_with_fresh_blight_and_pays() -> None:
    t = table("1-hex: red 1 ship; blight 3 ships\n2-gate: white 1 ship; blight 1 ship\nambitions: blightkin 5")
    assert [count_for(t.g, seat, BLIGHTKIN) for seat in range(3)] == [1, 0, 1]
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative")
    assert t.power("red") == 3 == t.power("white")
