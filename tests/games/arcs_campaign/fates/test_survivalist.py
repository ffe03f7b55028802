"""The Survivalist: the objective, Vow of Survival, Bunkers, and Captive Release."""

import json

import pytest

from boardwright.games import rules_of
from boardwright.games.arcs.campaign.facts import BUNKER_PIECE, EMPIRE, IMPERIAL_SHIPS
from boardwright.games.arcs.campaign.fates.survivalist import Objective
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER
from boardwright.games.arcs.state import AGENT
from boardwright.kernel.still import replaced
from tests.games.arcs.leaders.steps import rolls
from tests.games.arcs_campaign.position import ReachScenario, reach

FATES = "fates: survivalist guardian naturalist"
RED, BLUE, WHITE = 0, 1, 2
CARDS = "cards f1802 f1803"


def table(lines: str = "", red: str = CARDS, hand: str = "construction-2", head: str = "") -> ReachScenario:
    return reach(f"""
        seats 3, initiative red, act 3{head}
        {FATES}
        6-gate: red 1 damaged ship
        red: hand {hand}; {red}
        blue: hand administration-6; title outlaw
        {lines}
        """)


def leads(lines: str = "", red: str = CARDS, hand: str = "construction-2") -> ReachScenario:
    suit, number = hand.split("-")
    return table(lines, red, hand).plays("red", f"lead {suit.capitalize()} {number}", "go on")


def chapter_ends(t: ReachScenario) -> ReachScenario:
    return t.plays("red", "pass the initiative").plays("blue", "pass the initiative")


@pytest.mark.parametrize(("seats", "start"), [(2, 22), (3, 18), (4, 14)])
def test_f1801_set_up(seats: int, start: int) -> None:
    fates = " ".join(["survivalist", "guardian", "overlord", "redeemer"][:seats])
    t = reach(f"seats {seats}, act 3, begin set-up\nfates: {fates}\n1-hex: red 1 ship\n2-hex: blue 1 ship")
    assert t.objective("red") == start and {"f1802", "f1803"} <= set(t.cards("red"))
    assert {"f1804", "f1805"} <= set(t.laws()) and t.g.bunkers == 9


# -- F1801: the objective ------------------------------------------------------------------------------------------

TWO = "tokens: bunker of red in 1-hex, damaged bunker of red in 2-hex"


@pytest.mark.parametrize(
    ("lines", "red", "advance"),
    [
        (f"{TWO}\nambitions: keeper 5", "resources relic; captives 3 blue", 2),
        (f"{TWO}\nambitions: keeper 5", "resources relic; captives 1 blue", 1),
        (f"{TWO}\nambitions: keeper 5, tyrant 3", "resources relic; captives 3 blue", 4),
        (f"{TWO}\nambitions: keeper 5", "captives 3 blue", 0),
        ("ambitions: keeper 5", "resources relic; captives 3 blue", 0),
    ],
)
def test_f1801_keep_the_people_safe_for_every_ambition_won(lines: str, red: str, advance: int) -> None:
    t = table(lines, red)
    card = REACH_CARDS[CARD_NUMBER["f1801"]]
    assert isinstance(card, Objective) and card.promise(t.g, RED) == advance
    assert chapter_ends(t).objective("red") == 18 - advance


def test_f1801_a_crisis_at_a_bunker_counts_even_if_it_hits_nothing() -> None:
    lines = f"{TWO}\n1-hex: blight 2 ships\n2-hex: red 1 ship; blight 1 damaged ship\n3-hex: blight 1 ship"
    assert table(lines, head=", begin crises").objective("red") == 16


def test_f1801_a_prevented_crisis_does_not_count() -> None:
    lines = "laws: f108\ntokens: bunker of red in 1-hex\n1-hex: empire 1 ship; blight 1 ship"
    assert table(lines, head=", begin crises").objective("red") == 18
    lines = "tokens: bunker of red in 1-hex\n1-hex: white 1 ship; blight 1 ship\nwhite: cards f2102; resources psionic"
    t = table(lines, head=", begin crises").plays("white", "Psionic from slot 1")
    assert t.objective("red") == 18


# -- F1802: Vow of Survival ----------------------------------------------------------------------------------------


def test_f1802_tyrant_cannot_be_declared() -> None:
    t = table(hand="construction-3").plays("red", "lead Construction 3")
    assert not any("Tyrant" in option for option in t.options())
    assert t.game.decision is not None and t.game.decision.ask == "turn"


def test_f1802_first_place_pays_as_second_without_the_city_bonus() -> None:
    cities = "\n".join(f"{cluster}-hex: red city" for cluster in range(1, 6))
    t = chapter_ends(table(f"{cities}\nambitions: keeper 5\nwhite: resources relic", f"{CARDS}; resources relic relic"))
    assert t.power("red") == 3 and t.power("white") == 3


def test_f1802_cd5_captives_stay_as_there_are_bunkers() -> None:
    t = table(f"{TWO}\nambitions: tyrant 3", f"{CARDS}; captives 2 blue 1 white")
    chapter_ends(t)
    t.chooses("red", "captive agent of White")
    assert t.captives("red", "blue") == 1 == t.captives("red", "white")


def test_f1802_cd5_all_return_without_bunkers_and_only_if_tyrant_was_scored() -> None:
    t = chapter_ends(table("ambitions: tyrant 3", f"{CARDS}; captives 2 blue"))
    assert t.captives("red", "blue") == 0
    t = chapter_ends(table("ambitions: keeper 3", f"{CARDS}; captives 2 blue"))
    assert t.captives("red", "blue") == 2


# -- F1803: Building Bunkers ---------------------------------------------------------------------------------------


def test_f1803_a_bunker_costs_an_agent_and_captures_one() -> None:
    t = leads("1-hex: red 1 ship")
    t.plays("red", "build", "Bunker in 1-hex", "Blue")
    assert t.tokens("bunker") == ["1-hex"] and t.g.bunkers == 8
    assert t.agents("red") == 9 and t.captives("red", "blue") == 1 and t.g.gone[AGENT] == 1
    t.cannot("red", "Bunker in 1-hex")


def test_f1803_damaged_where_somebody_else_has_control() -> None:
    t = leads("1-hex: red 1 ship; white 2 ships").plays("red", "build", "Bunker in 1-hex", "White")
    assert t.tokens("bunker") == ["1-hex damaged"]


def test_f1803_not_at_a_gate_nor_without_an_agent() -> None:
    t = leads("1-gate: red 1 ship").plays("red", "repair")
    assert "build" not in t.options()
    t = leads("1-hex: red 1 ship, city", f"{CARDS}; captives 0 blue")
    t.g.gone, t.g.agents = replaced(t.g.gone, AGENT, t.g.agents[RED]), replaced(t.g.agents, RED, 0)
    t.plays("red", "build")
    assert not any("Bunker" in option for option in t.options())


def test_f1803_a_bunker_is_a_loyal_piece() -> None:
    t = leads("tokens: bunker of red in 1-hex")
    t.plays("red", "build")
    assert "city in 1-hex" in t.options()


def test_f1803_cd28_the_judges_chosen_builds_bunkers_where_the_judges_ships_are() -> None:
    t = reach(f"""
        seats 3, initiative red, act 3
        fates: survivalist judge
        red: hand construction-2; {CARDS} f2404
        6-gate: red 1 damaged ship
        1-hex: blue 1 ship
        """)
    t.plays("red", "lead Construction 2", "go on", "build", "Bunker in 1-hex")
    assert t.tokens("bunker") == ["1-hex damaged"]


# -- F1804: Bunkers ------------------------------------------------------------------------------------------------


def attacked(lines: str, white: str = "power 0", **dice: str) -> ReachScenario:
    t = reach(f"""
        seats 3, initiative white, act 3
        {FATES}
        6-gate: red 1 damaged ship
        1-hex: white 6 ships
        white: hand aggression-2 aggression-3; {white}
        {lines}
        """)
    t.plays("white", "lead Aggression 2", "go on", "battle")
    rolls(t, seat="white", **dice)
    return t


BUNKER = "tokens: bunker of red in 1-hex"


def test_f1804_tough_takes_two_hits_and_two_more() -> None:
    assert attacked(BUNKER, skirmish="hit").tokens("bunker") == ["1-hex"]
    assert attacked(BUNKER, skirmish="hit, hit").tokens("bunker") == ["1-hex damaged"]
    assert attacked(BUNKER, skirmish="hit, hit, hit").tokens("bunker") == ["1-hex damaged"]
    t = attacked(BUNKER, skirmish="hit, hit, hit, hit")
    assert t.tokens("bunker") == [] and t.g.trophies[t.g.trophy_index(WHITE, RED, BUNKER_PIECE)] == 1


def test_f1804_cd4_a_trophy_that_goes_back_to_the_bunkers() -> None:
    t = attacked(f"{BUNKER}\nambitions: warlord 5", skirmish="hit, hit, hit, hit")
    assert t.g.trophies_of(WHITE) == 1 and t.g.bunkers == 8 and t.outrage("white") == []


def test_f1804_ship_hits_reach_it_once_no_ship_is_left() -> None:
    t = attacked(f"{BUNKER}\n1-hex: red 1 damaged ship", skirmish="hit, hit, hit")
    assert t.tokens("bunker") == ["1-hex damaged"] and t.ships("red", "1-hex") == (0, 0)


def test_f1804_the_attacker_shares_hits_between_bunker_and_buildings() -> None:
    t = attacked(f"{BUNKER}\n1-hex: red starport", skirmish="hit, hit")
    t.chooses("white", "Bunker in 1-hex")
    assert t.tokens("bunker") == ["1-hex damaged"] and t.buildings("1-hex")[0] == "red starport"
    t = attacked(f"{BUNKER}\n1-hex: red starport", skirmish="hit, hit").chooses("white")
    assert t.tokens("bunker") == ["1-hex"] and not any(t.buildings("1-hex"))


def test_f1804_who_destroys_one_scraps_a_captive() -> None:
    t = attacked(f"{BUNKER}\nred: captives 1 blue 1 white", skirmish="hit, hit, hit, hit")
    t.plays("white", "captive agent of White")
    assert t.captives("red", "white") == 0 and t.captives("red", "blue") == 1
    assert t.g.gone[WHITE * 4 + AGENT] == 1


def test_f1804_a_captive_imperial_ship_leaves_the_game() -> None:
    """F1012: ships can be Captives."""
    t = attacked(f"{BUNKER}\nred: captured 1 empire", skirmish="hit, hit, hit, hit")
    assert t.g.captives_of(RED) == 0 and t.g.ships[EMPIRE] == IMPERIAL_SHIPS - 1


def test_f1804_cd27_a_terror_strike_scraps_no_captive() -> None:
    t = reach(f"""
        seats 3, initiative white, act 3
        {FATES}
        court: aid01, f620 white 1, cc01, cc02, cc03
        tokens: damaged bunker of red in 1-hex
        red: captives 1 blue
        white: hand aggression-2
        blue: outrage material
        6-gate: red 1 ship; white 1 ship; blue 1 ship
        """)
    t.plays("white", "lead Aggression 2", "go on", "secure")
    assert t.tokens("bunker") == [] and t.g.bunkers == 9 and t.captives("red", "blue") == 1


def test_f1804_it_does_not_allow_raid_dice() -> None:
    t = reach(f"""
        seats 3, initiative white, act 3
        {FATES}
        1-hex: white 3 ships
        2-hex: red city
        white: hand aggression-2 aggression-3
        {BUNKER}
        """)
    t.plays("white", "lead Aggression 2", "go on", "battle", "0 Assault dice")
    assert not any("Raid" in option for option in t.options())


def test_f1804_it_can_be_repaired() -> None:
    t = leads("tokens: damaged bunker of red in 1-hex").plays("red", "repair", "Bunker in 1-hex")
    assert t.tokens("bunker") == ["1-hex"]


# -- F1805: Captive Release ----------------------------------------------------------------------------------------


def edict(lines: str, red: str = "captives 2 blue 1 white") -> ReachScenario:
    t = table(f"policy: peace\n{BUNKER}\n{lines}", f"{CARDS}; {red}", head=", begin edicts")
    return t.plays("red", "enforce")


def test_f1805_who_has_more_power_demands_their_agents() -> None:
    t = edict("1-hex: blue 1 ship\nblue: power 3")
    t.plays("blue", "in 1-hex").plays("red", "release all Captives of Blue")
    assert t.captives("red", "blue") == 0 and t.captives("red", "white") == 1 and t.agents("blue") == 10


def test_f1805_captive_ships_are_released_too() -> None:
    t = edict("1-hex: blue 1 ship\nblue: power 3", red="captured 2 blue 1 white")
    t.plays("blue", "in 1-hex").plays("red", "release all Captives of Blue")
    assert t.captive_ships("red") == {"white": 1} and len(t.noted("released_ship")) == 2
    t.g.check()


def test_f1805_or_outrage_of_the_planet() -> None:
    t = edict("1-hex: blue 1 ship\nblue: power 3").plays("blue", "in 1-hex").plays("red", "Material Outrage")
    assert t.captives("red", "blue") == 2 and t.outrage("red") == ["material"]


def test_f1805_cd9_choosing_is_voluntary() -> None:
    t = edict("1-hex: blue 1 ship\nblue: power 3").plays("blue", "go on")
    assert t.captives("red", "blue") == 2 and t.outrage("red") == []


@pytest.mark.parametrize(
    "lines",
    [
        "1-hex: blue 1 ship\nblue: power 0",  # not more Power
        "2-hex: blue 1 ship\nblue: power 3",  # no control there
    ],
)
def test_f1805_cd9_power_and_control_are_needed(lines: str) -> None:
    t = edict(lines)
    assert t.game.decision is not None and t.game.decision.ask == "lead"


def test_f1805_cd9_the_first_regent_controls_for_the_empire() -> None:
    t = table(
        f"first regent: white\npolicy: peace\n{BUNKER}\n1-hex: empire 1 ship\nwhite: power 4",
        f"{CARDS}; captives 1 white",
        head=", begin edicts",
    )
    t.plays("white", "enforce", "in 1-hex").plays("red", "release all Captives of White")
    assert t.captives("red", "white") == 0


def test_bunkers_are_saved_and_older_games_are_read() -> None:
    t = table(BUNKER)
    data = json.loads(json.dumps(t.g.to_json()))
    again = rules_of("arcs_campaign").from_json(data)
    assert isinstance(again, Campaign) and again.bunkers == 8 and again.to_json() == t.g.to_json()
    kinds = t.g.piece_kinds
    data["trophies"] = [count for index, count in enumerate(data["trophies"]) if index % kinds < 5]
    data["ruins"] = [count for index, count in enumerate(data["ruins"]) if index % kinds < 5]
    data["ideals"] = data["ideals"][:5]
    del data["vaulted"], data["sponsored"]
    older = rules_of("arcs_campaign").from_json(data)
    assert older.to_json() == t.g.to_json()
