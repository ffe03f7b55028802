"""The Caretaker in Act III: F517 to F521."""

import pytest

from boardwright.games.arcs.campaign import assumptions
from boardwright.games.arcs.campaign.fates import caretaker_3
from boardwright.games.arcs.facts import CARD_NUMBER
from tests.games.arcs_campaign.act_3 import act_3, begun, grand, lies, secures
from tests.games.arcs_campaign.position import ReachScenario

HOME = "6-arrow: red 1 ship; blue 1 ship; white 1 ship"
LAWS = "laws: f505 f506"

# -- set-up and grand ambitions ------------------------------------------------------------------------------------


def test_f520_the_set_up_of_act_3() -> None:
    g = begun("caretaker,partisan")
    assert lies(g, "f521") == "booklet" and CARD_NUMBER["f520"] in g.cards[0] and lies(g, "f517") == "court"
    assert len(g.awake) == 4 and not g.sleepers


GOLEM = "golems: warrior awake on f503"


@pytest.mark.parametrize(
    ("lines", "can"),
    [
        (f"red: cards f503 l05\n{GOLEM}", [True, True]),
        (f"red: cards f503\n{GOLEM}", [False, True]),
        ("red: cards f503 l05", [False, False]),
    ],
    ids=["both", "the hearth is never scrapped", "no golem"],
)
def test_f520_what_could_be_fulfilled(lines: str, can: list[bool]) -> None:
    assert grand(act_3("caretaker", lines)) == can


def test_f520_both_with_one_golem_that_serves_first() -> None:
    t = act_3("caretaker", f"red: cards f503 l05\n{GOLEM}", begin="scoring", chapter=2)
    t.asks("red", "consume_lore").plays("red", t.options()[0])
    t.asks("red", "silence_golem").plays("red", t.options()[0])
    assert t.power("red") == 8 and lies(t.g, "l05") == "scrapped" and t.golems("red") == []
    assert lies(t.g, "f511") == "scrapped" and len(t.g.lost_golems) == 4
    t.g.check()


def test_f520_each_is_a_choice() -> None:
    t = act_3("caretaker", f"red: cards f503 l05\n{GOLEM}", begin="scoring")
    t.plays("red", "go on").plays("red", "go on")
    assert t.power("red") == 0 and lies(t.g, "l05") == "red" and t.golems("red") == ["warrior!"]
    t = act_3("caretaker", f"red: cards f503 l05\n{GOLEM}", begin="scoring")
    t.plays("red", "go on").plays("red", t.options()[0])
    assert t.power("red") == 2


def test_f520_the_golem_of_another_does_not_count() -> None:
    t = act_3("caretaker", "red: cards l05\nblue: cards f503\ngolems: warrior on f503", begin="scoring")
    assert t.noted("grand_ambitions") == [(0, 0)]


def test_f520_a_golem_whose_unstable_card_is_gone_may_be_scrapped() -> None:
    t = act_3("caretaker", f"red: cards f503\n{GOLEM}", begin="scoring")
    t.g.scrapped += (CARD_NUMBER["f511"],)
    t.plays("red", t.options()[0])
    t.g.check()


# -- F517 to F519: Golem Worship -----------------------------------------------------------------------------------


def worship(lines: str, card: str = "f517") -> ReachScenario:
    lines = f"{LAWS}\ncourt: aid01, {card}, cc02, cc03, cc04\nrolled: crisis-hex 6\n{HOME}\n{lines}"
    return act_3("partisan", lines, begin="crises")


@pytest.mark.parametrize("card", ["f517", "f518", "f519"])
def test_f517_f518_f519_who_has_golems_returns_a_city(card: str) -> None:
    golems = "golems: warrior on f503, seeker on f503"
    t = worship(f"1-hex: red city\n2-hex: blue city, city\nblue: cards f503\n{golems}", card)
    assert t.buildings("1-hex")[0] == "red city"
    t.asks("blue", "golem_worship_city").plays("blue", t.options()[0])
    if t.game.decision is not None and t.game.decision.ask == "slot_covered":
        t.plays("blue", "go on")
    assert t.buildings("2-hex").count("blue city") == 1 and t.deck_bottom() == [card]
    t.g.check()


def test_f517_in_turn_order_and_nobody_else_does() -> None:
    golems = "golems: warrior in slot 1 of red, seeker in slot 1 of white"
    t = worship(f"1-hex: red city\n2-hex: blue city\n3-hex: white city\n{golems}")
    assert t.buildings("1-hex") == ["", ""]
    t.asks("red", "slot_covered").plays("red", "go on").asks("white", "slot_covered").plays("white", "go on")
    assert (
        t.buildings("3-hex")[0] == ""
        and t.buildings("2-hex")[0] == "blue city"
        and t.outrage("red") == []
        and t.trophies("blue", "red") == {}
    )


@pytest.mark.plain_only
def test_f517_a64_without_a_city_nothing_with_a_flagship_one_of_its_board(monkeypatch: pytest.MonkeyPatch) -> None:
    assert assumptions.WORSHIP_TAKES_BOARD_CITIES
    assert worship("golems: warrior in slot 1 of red").g.stage == "lead"
    flagship = "red: flagship in 1-hex, hull city, drive starport\ngolems: warrior in slot 1 of red"
    t = worship(flagship)
    assert t.board("red") == {"slipstream-drive": "starport"} and t.g.cities[0] == 5
    t.g.check()
    armored = worship("red: flagship in 1-hex, hull city, hull-armor city\ngolems: warrior in slot 1 of red")
    assert armored.board("red") == {"hull": "city"}, "no Upgrade below Armor"
    monkeypatch.setattr(caretaker_3, "WORSHIP_TAKES_BOARD_CITIES", False)
    assert worship(flagship).board("red") == {"hull": "city", "slipstream-drive": "starport"}


def test_f517_secured_any_golem_is_taken_and_wakes() -> None:
    lines = f"{LAWS}\ncourt: aid01, f517 red 1, cc02, cc03, cc04\n{HOME}"
    t = secures(act_3("partisan", f"{lines}\ngolems: warrior in slot 1 of blue, seeker in slot 1 of white"))
    t.asks("red", "golem_worship").plays("red", next(one for one in t.options() if "Seeker" in one))
    if t.decision("red").ask == "place_token":
        t.plays("red", t.options()[0])
    assert t.golems("red") == ["seeker!"] and t.golems("white") == [] and "f517" in t.court_discard()
    t.g.check()


def test_f517_secured_an_own_golem_may_be_woken() -> None:
    lines = f"{LAWS}\ncourt: aid01, f517 red 1, cc02, cc03, cc04\n{HOME}\ngolems: warrior in slot 1 of red"
    assert secures(act_3("partisan", lines)).golems("red") == ["warrior!"]


def test_f517_secured_without_golems_nothing_happens() -> None:
    t = secures(act_3("partisan", f"court: aid01, f517 red 1, cc02, cc03, cc04\n{HOME}"))
    assert "f517" in t.court_discard()


# -- F521: Golems Sate Their Appetite ------------------------------------------------------------------------------


def appetite(lines: str) -> ReachScenario:
    titles = "\n".join(f"{seat}: title outlaw" for seat in ("red", "blue", "white"))
    return act_3("caretaker", f"first regent: nobody\n{titles}\n{lines}", begin="edicts")


def test_f521_a_guild_card_for_each_awake_golem_protected_ones_too() -> None:
    t = appetite("red: cards f503 f504 cc01\ngolems: warrior awake on f503, seeker in slot 1 of blue\nblue: cards cc02")
    t.asks("red", "feed_golem").plays("red", "scrap Stone-Speakers")
    assert lies(t.g, "f504") == "scrapped" and "cc01" in t.cards("red") and "cc02" in t.cards("blue")


def test_f521_then_all_golems_wake() -> None:
    t = appetite("red: cards f503\ngolems: seeker in slot 1 of blue, warrior on f503")
    assert t.golems("blue") == ["seeker!"] and t.golems("red") == ["warrior!"]


def test_f521_a65_for_each_golem_left_over_the_first_guild_card_of_the_court_with_agents() -> None:
    t = appetite(
        """
        red: cards f503 cc01
        golems: warrior awake on f503, seeker awake on f503, harvester awake on f503
        court: aid01 red 1, cc11 blue 1, cc02, cc03 blue 2 white 1, cc04 red 1
        deck: cc12 cc13
        """
    )
    assert [lies(t.g, card) for card in ("cc01", "cc03", "cc04", "cc02")] == ["scrapped"] * 3 + ["court"]
    assert t.noted("agents_scrapped") == [(1, 2), (2, 1), (0, 1)] and t.agents("blue") == 7
    assert t.court()["aid01"] == [1, 0, 0] and t.court()["cc11"] == [0, 1, 0]
    t.g.check()


def test_f521_a65_no_guild_card_with_agents_nothing() -> None:
    t = appetite("red: cards f503\ngolems: warrior awake on f503\ncourt: aid01 red 1, cc11 blue 1, cc02, cc03, cc04")
    assert [lies(t.g, card) for card in ("cc02", "cc03", "cc04")] == ["court"] * 3
