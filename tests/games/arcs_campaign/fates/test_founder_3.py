"""The Founder in Act III: F224 to F227."""

import pytest

from boardwright.games.arcs.campaign.facts import EMPIRE
from boardwright.games.arcs.court import securable
from boardwright.games.arcs.facts import CARD_NUMBER
from boardwright.games.arcs.moments import CARDS
from tests.games.arcs_campaign.act_3 import act_3, begun, grand, leads, lies
from tests.games.arcs_campaign.position import ReachScenario

MEMBERS = "red: cards f218\nblue: cards f219"
HOME = "6-arrow: red 1 ship; blue 1 ship; white 1 ship"

# -- set-up and grand ambitions ------------------------------------------------------------------------------------


def test_f225_the_set_up_of_act_3() -> None:
    g = begun("founder,partisan")
    assert lies(g, "f215") == "scrapped" and lies(g, "f226") == "booklet"
    assert lies(g, "f227") == lies(g, "f224") == "red" and len(g.armistices) == 2


WINS = f"""{MEMBERS}
    commonwealth: tycoon
    ambitions: tycoon 5
    red: resources fuel
    blue: resources fuel
    white: resources fuel"""


def cities(count: int, beside: str = "") -> str:
    """So many Free cities, each with ships beside it."""
    names = [f"{cluster}-{symbol}" for cluster in (1, 2, 3) for symbol in ("hex", "crescent", "arrow")]
    return "\n".join(f"{name}: free city{beside}" for name in names[:count])


@pytest.mark.parametrize(
    ("count", "fulfilled"),
    [(2, [False, False]), (3, [True, False]), (6, [True, False]), (7, [True, True])],
)
def test_f225_a36_three_and_seven_free_cities(count: int, fulfilled: list[bool]) -> None:
    assert grand(act_3("founder", f"{WINS}\n{cities(count)}")) == fulfilled


@pytest.mark.parametrize(
    ("beside", "fulfilled"),
    [("; red 1 ship", True), ("; blue 1 ship", True), ("; white 1 ship", False), ("; empire 1 ship", False)],
    ids=["a member", "another member", "no member", "the empire"],
)
def test_f225_under_no_rule_but_that_of_members(beside: str, fulfilled: bool) -> None:
    assert grand(act_3("founder", f"{WINS}\n{cities(3, beside)}"))[0] == fulfilled


@pytest.mark.parametrize(
    "lines",
    [
        f"{MEMBERS}\ncommonwealth: tycoon\nambitions: tycoon 5\nwhite: resources fuel",
        f"{MEMBERS}\ncommonwealth: tycoon\nred: resources fuel",
        f"{MEMBERS}\ncommonwealth: home\nambitions: tycoon 5\nred: resources fuel",
        f"{MEMBERS}\ncommonwealth: tycoon\nambitions: tycoon 5\nred: resources fuel\nwhite: resources fuel",
    ],
    ids=["another wins", "not declared", "no marker", "a tie"],
)
def test_f225_only_if_the_commonwealth_won_its_ambition(lines: str) -> None:
    assert grand(act_3("founder", f"{lines}\n{cities(7)}")) == [False, False]


def test_f225_is_scored_after_the_ambition_and_before_the_marker_comes_home() -> None:
    t = act_3("founder", f"{WINS}\n{cities(3)}", begin="scoring")
    assert t.noted("grand_ambitions") == [(0, 1)] and t.power("red") == 4 + 2 and t.power("blue") == 4
    lines = f"{MEMBERS}\ncommonwealth: warlord\nambitions: warlord 5\nred: trophies white 1 ship\n{cities(3)}"
    t = act_3("founder", lines, begin="scoring")
    assert t.noted("grand_ambitions") == [(0, 1)]


# -- F224: Spirit of Freedom ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("agents", "open_to_red"),
    [
        ("red 1 white 1", True),
        ("red 1 blue 1", False),
        ("red 2 blue 2 white 2", True),
        ("red 1 white 2", False),
        ("red 1 blue 2 white 1", False),
        ("white 1", False),
        ("red 1", True),
    ],
    ids=["no member", "a member", "three", "more", "a member has more", "no agents", "alone"],
)
def test_f224_a_tie_with_who_is_no_member_is_enough(agents: str, open_to_red: bool) -> None:
    t = act_3("founder", f"{MEMBERS}\nred: cards f224\ncourt: aid01, cc01 {agents}, cc02, cc03, cc04")
    assert securable(t.g, 0) == ([1] if open_to_red else [])


def test_f224_played_agents_in_the_tie_are_captured() -> None:
    t = act_3("founder", f"{MEMBERS}\nred: cards f224\ncourt: aid01, cc01 red 1 white 1, cc02, cc03, cc04\n{HOME}")
    leads(t).plays("red", "secure")
    assert "cc01" in t.cards("red") and t.captives("red", "white") == 1


def test_f224_without_it_a_tie_secures_nothing() -> None:
    t = act_3("founder", f"{MEMBERS}\ncourt: aid01, cc01 red 1 white 1, cc02, cc03, cc04")
    assert securable(t.g, 0) == []


# -- F226: Mass Call for Armistice ---------------------------------------------------------------------------------


def called(lines: str) -> ReachScenario:
    """The Edicts; nobody is Regent, so nobody governs."""
    titles = "\n".join(f"{seat}: title outlaw" for seat in ("red", "blue", "white"))
    reserve = "commonwealth: home, f216 f217 in reserve\ncourt: aid01, cc01, cc02, cc03, cc04"
    return act_3("founder", f"first regent: nobody\n{titles}\n{reserve}\n{lines}", begin="edicts")


def test_f226_the_poorest_member_then_the_founder() -> None:
    t = called(f"{MEMBERS}\nred: power 3").asks("blue", "call_for_armistice").plays("blue", "Mining Interest")
    t.asks("red", "call_for_armistice").plays("red", "go on")
    assert t.row()[1] == "f216 on cc01" and len(t.g.armistices) == 1


def test_f226_on_a_tie_only_the_founder() -> None:
    t = called(MEMBERS).asks("red", "call_for_armistice").plays("red", "Mining Interest")
    assert t.row()[1] == "f216 on cc01" and t.decision("red").ask == "lead"


def test_f226_the_founder_need_not_be_a_member() -> None:
    t = called("blue: cards f219").plays("blue", "go on").asks("red", "call_for_armistice")
    assert t.g.fates[0] == 2


def test_f226_without_members_it_is_scrapped() -> None:
    t = called("red: power 0")
    assert lies(t.g, "f226") == "scrapped" and not t.g.armistices


# -- F227: Freedom Fighters ----------------------------------------------------------------------------------------


def revolts(lines: str, red: str = "cards f227") -> ReachScenario:
    t = act_3("founder", f"red: hand aggression-2 aggression-3; {red}\n{HOME}\n{lines}")
    return leads(t)


FIELD = "1-hex: free city; red 1 damaged ship; blue 2 damaged ships, 1 ship; empire 1 damaged ship"


def test_f227_damaged_ships_of_rivals_and_the_empire_are_destroyed() -> None:
    t = revolts(FIELD).plays("red", "incite a revolt")
    assert t.ships("blue", "1-hex") == (1, 0) and t.ships("red", "1-hex") == (0, 1) and t.g.ships[EMPIRE] == 15
    assert t.trophies("red", "blue") == {} and t.trophies("red", "empire") == {}
    t.g.check()


@pytest.mark.parametrize(
    "lines",
    [
        "1-hex: free damaged city; blue 1 damaged ship",
        "1-hex: free starport; blue 1 damaged ship",
        "1-hex: blue city, 1 damaged ship",
        "1-hex: free city; blue 1 ship; red 1 damaged ship",
    ],
    ids=["a damaged city", "no city", "not free", "nobody to hit"],
)
def test_f227_only_beside_a_fresh_free_city_with_foes(lines: str) -> None:
    t = revolts(lines).cannot("red", "incite a revolt")
    assert t.why_not("red", "f227")[0].startswith("No damaged ships of a Rival or the Empire")


def test_f227_an_armistice_still_protects_members() -> None:
    lines = f"{FIELD}\n2-hex: free city; white 1 damaged ship\n{MEMBERS}\ncourt: aid01, f216, cc01, cc02, cc03"
    t = revolts(lines).plays("red", "incite a revolt")
    assert t.ships("white", "2-hex") == (0, 0) and t.ships("blue", "1-hex") == (1, 2)


def test_f227_is_protected() -> None:
    assert CARDS[CARD_NUMBER["f227"]].is_protected
