"""The Advocate in Act III: F416 to F426."""

import pytest

from boardwright.games.arcs.ambitions import count_for
from boardwright.games.arcs.campaign import assumptions
from boardwright.games.arcs.campaign.fates import advocate_3
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.facts import AMBITIONS, CARD_NUMBER
from boardwright.games.arcs.resources import provoke_outrage
from tests.games.arcs_campaign.act_3 import act_3, begun, grand, lies, secures
from tests.games.arcs_campaign.position import ReachScenario

HOME = "6-arrow: red 1 ship; blue 1 ship; white 1 ship"

# -- set-up and grand ambitions ------------------------------------------------------------------------------------


def test_f423_the_set_up_of_act_3() -> None:
    g = begun("advocate,partisan")
    assert lies(g, "f424") == "red" and lies(g, "f423") == "red" and lies(g, "f425") == "booklet"
    assert lies(g, "f416") == "court" and lies(g, "f422") == "scrapped"


@pytest.mark.parametrize(
    ("cards", "chapter", "fulfilled"),
    [
        ("cc01 cc03", 1, True),
        ("cc01", 1, False),
        ("cc01 cc02", 1, False),
        ("cc01 cc03", 2, False),
        ("cc01 f424", 1, False),
    ],
    ids=["two suits", "one", "one suit twice", "too few for chapter 2", "lore"],
)
def test_f423_more_suits_than_the_number_of_the_chapter(cards: str, chapter: int, fulfilled: bool) -> None:
    assert grand(act_3("advocate", f"red: cards {cards}", chapter=chapter))[0] == fulfilled


@pytest.mark.parametrize(
    ("court", "fulfilled"),
    [
        ("court: aid01, cc01, cc02, cc03, cc11", True),
        ("court: aid01, cc01, cc02, cc12, cc11", False),
        ("court: aid01, cc01, cc02, cc12, cc11\nattached: cc03 to cc11", False),
        ("court: aid01, cc01, cc02, cc12, cc11\nattached: cc03 to cc11, cc04 to aid01", True),
        ("court: aid01, cc01, cc02, cc03, cc11\nattached: cc12 to cc01", False),
    ],
    ids=["three of five", "two of five", "half", "four of seven", "an attached vox counts"],
)
def test_f423_more_than_half_of_the_court_with_council_and_attached_cards(court: str, fulfilled: bool) -> None:
    assert grand(act_3("advocate", court))[1] == fulfilled


def test_f423_is_scored() -> None:
    t = act_3("advocate", "red: cards cc01 cc03\ncourt: aid01, cc05, cc12, cc13, cc11", begin="scoring")
    assert t.power("red") == 2


# -- F424: Guild Loyalty -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "left"), [("f424 cc01 cc02", ["cc01", "cc02"]), ("cc01 cc02", [])])
def test_f424_outrage_discards_resources_only(cards: str, left: list[str]) -> None:
    t = act_3("partisan", f"red: cards {cards}; resources material fuel")
    provoke_outrage(t.g, 0, 0)
    assert [card for card in t.cards("red") if card.startswith("cc")] == left
    assert t.resources("red") == ["fuel"] and t.outrage("red") == ["material"]


# -- F425: Guild Supremacy -----------------------------------------------------------------------------------------


def counts(t: ReachScenario, ambition: str, seat: int = 0) -> int:
    return count_for(t.g, seat, AMBITIONS.index(ambition))


def test_f425_every_guild_card_counts_twice_for_everybody() -> None:
    t = act_3("advocate", "red: cards cc01 cc03; resources fuel\nblue: cards cc07 cc09")
    assert counts(t, "tycoon") == 5
    assert counts(t, "empath", 1) == 2 and counts(t, "keeper", 1) == 2 and counts(t, "tyrant") == 0


@pytest.mark.parametrize(("laws", "count"), [("laws: f320", 3), ("red: power 0", 0)])
def test_f425_weapon_cards_only_with_war_profiteering(laws: str, count: int) -> None:
    t = act_3("advocate", f"red: cards cc05; resources weapon\n{laws}")
    assert counts(t, "warlord") == count


def test_f425_at_scoring() -> None:
    t = act_3(
        "advocate",
        "ambitions: tycoon 5\nred: cards cc01\nblue: resources fuel\ncourt: aid01, cc11, cc12, cc13, cc14",
        begin="scoring",
    )
    assert t.power("red") == 5 and t.power("blue") == 3


@pytest.mark.plain_only
def test_f425_ours_who_is_winning_before_scoring(monkeypatch: pytest.MonkeyPatch) -> None:
    assert assumptions.SUPREMACY_BEFORE_SCORING
    t = act_3("advocate", "red: cards cc01")
    assert counts(t, "tycoon") == 2
    monkeypatch.setattr(advocate_3, "SUPREMACY_BEFORE_SCORING", False)
    assert counts(t, "tycoon") == 1
    t.g.stage = "chapter_end"
    assert counts(t, "tycoon") == 2


# -- F416: Guild Fair ----------------------------------------------------------------------------------------------


def test_f416_a54_all_secure_the_guild_cards_that_they_can() -> None:
    t = act_3(
        "partisan",
        f"""
        court: aid01 red 1, f416, cc01 red 2 blue 1, cc02 blue 1, cc03 blue 1 white 1
        attached: cc06 to cc02
        deck: cc11 cc12 cc13 cc14
        rolled: crisis-hex 6
        {HOME}
        """,
        begin="crises",
    )
    assert "cc01" in t.cards("red") and {"cc02", "cc06"} <= set(t.cards("blue"))
    assert t.captives("red", "blue") == 1 and t.court()["cc03"] == [0, 1, 1] and t.court()["aid01"] == [1, 0, 0]
    assert t.deck_bottom() == ["f416"]
    t.g.check()


def test_f416_a54_cards_that_refill_are_not_included() -> None:
    t = act_3(
        "partisan",
        f"court: aid01, f416, cc01 red 1, cc11, cc12\ndeck: cc13 cc05 cc04\nrolled: crisis-hex 6\n{HOME}",
        begin="crises",
    )
    assert [card for card in t.cards("red") if card.startswith("cc")] == ["cc01"]


def test_f416_secured_rivals_go_home_and_all_open_guild_cards_are_secured() -> None:
    court = "court: aid01 blue 1, f416 red 1, cc01 red 1 blue 3, cc02 blue 1, cc11 red 1"
    t = secures(act_3("partisan", f"{court}\ndeck: cc12 cc13 cc14\n{HOME}"))
    if t.decision("red").ask == "secure":
        t.plays("red", "Guild Fair")
    assert "cc01" in t.cards("red") and "cc02" not in t.cards("red") and t.captives("red", "blue") == 0
    assert t.agents("blue") == 9 and t.court()["aid01"] == [0, 1, 0] and t.court()["cc02"] == [0, 0, 0]
    assert "f416" in t.deck_bottom()
    t.g.check()


# -- F417 to F421: Guildmasters ------------------------------------------------------------------------------------

MASTERS = {
    "f417": ("construction-2", "Tycoon", "cc01"),
    "f418": ("construction-2", "Tycoon", "cc03"),
    "f419": ("administration-7", "Warlord", "cc05"),
    "f420": ("administration-7", "Keeper", "cc10"),
    "f421": ("administration-7", "Empath", "cc07"),
}


def declares(master: str, blue: str, red: str = "", ambition: str = "") -> ReachScenario:
    card, own, _ = MASTERS[master]
    suit, number = card.split("-")
    t = act_3("partisan", f"red: hand {card}; cards {master} {red}\nblue: cards {blue}\n{HOME}")
    return t.plays("red", f"lead {suit.capitalize()} {number}", f"declare {ambition or own}")


@pytest.mark.parametrize("master", MASTERS)
def test_f417_to_f421_declaring_lets_the_holder_steal_a_card_of_the_suit(master: str) -> None:
    prey = MASTERS[master][2]
    t = declares(master, prey).asks("red", "guildmasters")
    t.plays("red", t.options()[0])
    assert prey in t.cards("red") and prey not in t.cards("blue")


def test_f417_it_is_optional_and_no_protected_card_can_be_stolen() -> None:
    t = declares("f417", "cc01").plays("red", "go on")
    assert "cc01" in t.cards("blue")
    assert declares("f417", "f504").decision("red").ask == "turn"


def test_f421_only_its_ambition_and_its_suit() -> None:
    assert declares("f421", "cc07", ambition="Keeper").decision("red").ask == "turn"
    assert declares("f421", "cc09").decision("red").ask == "turn"


# -- F422: Guilds Withdraw -----------------------------------------------------------------------------------------

BURY_CC03 = "bury Gatekeepers"
CARDS = "red: cards cc01 f402\nblue: cards cc02 cc03\nwhite: cards f103"


def withdrawn(roll: str) -> ReachScenario:
    lines = f"court: aid01, f422, cc11, cc12, cc13\ndeck: cc14\nrolled: {roll}\n{CARDS}\n{HOME}"
    return act_3("partisan", lines, begin="crises")


@pytest.mark.parametrize("symbol", ["hex", "arrow"])
def test_f422_a56_everybody_buries_a_guild_card_that_is_not_protected(symbol: str) -> None:
    t = withdrawn(f"crisis-{symbol} 6").asks("blue", "guilds_withdraw").plays("blue", BURY_CC03)
    assert "cc01" not in t.cards("red") and "f402" in t.cards("red")
    assert [card for card in t.cards("blue") if card.startswith("cc")] == ["cc02"] and "f103" in t.cards("white")
    assert {"f422", "cc03", "cc01"} <= set(t.deck_bottom())


def test_f422_on_a_crescent_nothing() -> None:
    t = withdrawn("crisis-crescent 6")
    assert "cc01" in t.cards("red") and "f422" in t.deck_bottom()


def test_f422_secured_all_rivals_do() -> None:
    t = secures(act_3("partisan", f"court: aid01, f422 red 1, cc11, cc12, cc13\n{CARDS}\n{HOME}"))
    t.asks("blue", "guilds_withdraw").plays("blue", BURY_CC03)
    assert "cc01" in t.cards("red") and "cc03" not in t.cards("blue") and "f422" in t.deck_bottom()


# -- F426 ----------------------------------------------------------------------------------------------------------


def test_f426_is_a_reminder() -> None:
    assert REACH_CARDS[CARD_NUMBER["f426"]].clauses() == []
