"""The Believer in Act III: F825 to F831."""

import pytest

from boardwright.games.arcs.campaign import flagship
from boardwright.games.arcs.campaign.facts import NO_IDEAL, WISDOM, ZEAL
from boardwright.games.arcs.cards.schemers import SecretOrder
from boardwright.games.arcs.facts import AMBITIONS, CARD_NUMBER
from boardwright.games.arcs.moments import CARDS
from boardwright.games.arcs.state import EVERYONE, PILE
from boardwright.kernel.decision import Option
from tests.games.arcs_campaign.act_3 import act_3, begun, grand, leads, lies
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import rolled

HOME = "6-arrow: red 1 ship; blue 1 ship; white 1 ship"

# -- set-up and grand ambitions ------------------------------------------------------------------------------------


def test_f829_the_set_up_of_act_3() -> None:
    g = begun("believer,partisan")
    assert lies(g, "f823") == "scrapped" and [lies(g, card) for card in ("f830", "f831", "f821")] == ["booklet"] * 3
    assert g.doctrine == WISDOM and g.spare_ideals == 5 and lies(g, "f825") == "red"


@pytest.mark.parametrize(
    ("ideals", "doctrine"),
    [
        ("tycoon zeal, keeper zeal, empath wisdom", ZEAL),
        ("tycoon zeal, keeper wisdom", WISDOM),
        ("tycoon wisdom", WISDOM),
    ],
    ids=["more zeal", "a tie", "more wisdom"],
)
@pytest.mark.parametrize("objective", [0, 3])
def test_f822_a91_in_act_3_the_doctrine_shows_the_ideal_with_more_markers(
    ideals: str, doctrine: int, objective: int
) -> None:
    t = reach(f"""
        seats 2, initiative red, act 2, last act 3, begin intermission
        fates: believer admiral
        next fates: believer admiral
        1-gate: red 3 ships; blue 3 ships
        red: objective {objective}; cards f816
        blue: objective 0
        ideals: {ideals}
        """)
    while t.game.decision is not None and t.game.decision.ask not in ("lead", "mulligan"):
        t.game.play(t.game.decision.options[0])
    assert t.g.act == 3 and t.g.doctrine == doctrine
    assert sum(1 for ideal in t.g.ideals if ideal != NO_IDEAL) == len(ideals.split(","))


@pytest.mark.parametrize(
    ("ambitions", "fulfilled"),
    [
        ("tycoon 5, keeper 3", [True, False]),
        ("tycoon 5, tycoon 3", [True, False]),
        ("tycoon 5, keeper 3, tycoon 2", [True, True]),
        ("tycoon 5, empath 3", [False, False]),
        ("empath 5, warlord 3, tyrant 2", [False, False]),
    ],
    ids=["two", "two on one", "three", "one", "none"],
)
def test_f829_markers_on_ambitions_with_ideals(ambitions: str, fulfilled: list[bool]) -> None:
    t = act_3("believer", f"ideals: tycoon zeal, keeper wisdom\nambitions: {ambitions}")
    assert grand(t) == fulfilled


def test_f829_is_scored() -> None:
    t = act_3("believer", "ideals: tycoon zeal\nambitions: tycoon 5, tycoon 3", begin="scoring", chapter=3)
    assert t.power("red") == 4


# -- F825, F826 ----------------------------------------------------------------------------------------------------


def test_f825_is_the_young_light_protected_and_f826_secret_order() -> None:
    assert (
        type(CARDS[CARD_NUMBER["f825"]]) is type(CARDS[CARD_NUMBER["f816"]]) and CARDS[CARD_NUMBER["f825"]].is_protected
    )
    assert isinstance(CARDS[CARD_NUMBER["f826"]], SecretOrder)


# -- F830: Dominant Faith ------------------------------------------------------------------------------------------


def declarable(t: ReachScenario) -> list[str]:
    return sorted(one.removeprefix("declare ").lower() for one in t.options() if one.startswith("declare "))


def led(card: str, ideals: str = "tycoon zeal, keeper wisdom", lines: str = "") -> ReachScenario:
    """Red leads a card; the Doctrine is Zeal."""
    t = act_3("believer", f"red: hand {card}\nideals: {ideals}\n{HOME}\n{lines}")
    t.game.play(next(option for option in asked(t) if option[0] == "lead"))
    return t


def test_f830_another_card_bars_every_ambition_with_an_ideal() -> None:
    assert declarable(led("administration-7")) == ["empath", "tyrant", "warlord"]
    assert declarable(led("administration-7", "tyrant zeal")) == ["empath", "keeper", "tycoon", "warlord"]


def test_f830_a_faithful_card_bars_the_other_ideal() -> None:
    assert declarable(led("faithful-7")) == ["empath", "tycoon", "tyrant", "warlord"]


def test_f830_a_faithful_card_places_ideals() -> None:
    t = led("faithful-7").plays("red", "declare Empath")
    assert t.g.ideals[AMBITIONS.index("empath")] == ZEAL and t.g.spare_ideals == 2


def test_f830_no_ideal_is_placed_by_another_card() -> None:
    t = led("administration-7").plays("red", "declare Empath")
    assert t.g.ideals[AMBITIONS.index("empath")] == NO_IDEAL


def follows(way: str, hand: str) -> ReachScenario:
    """Blue leads Construction 3; red, the Believer, follows with a card and does not seize."""
    t = reach(f"""
        seats 3, initiative blue, act 3
        fates: believer
        red: hand {hand} construction-2; cards f110
        blue: hand construction-3
        ideals: tycoon zeal
        {HOME}
        """)
    t.plays("blue", "lead Construction 3")
    while t.game.decision is not None and t.game.decision.ask != "follow":
        options = t.game.decision.options
        t.game.play(("end",) if ("end",) in options else ("skip",))
    t.game.play(next(option for option in asked(t) if option[0] == way))
    while ("skip",) in asked(t):
        t.game.play(("skip",))
    return t


def asked(t: ReachScenario) -> list[Option]:
    assert t.game.decision is not None
    return t.game.decision.options


@pytest.mark.parametrize(
    ("way", "hand", "barred"),
    [("pivot", "faithful-5", False), ("copy", "faithful-5", True), ("event", "event-1", True)],
)
def test_f830_a96_a_faithful_card_face_down_and_an_event_are_not_faithful(way: str, hand: str, barred: bool) -> None:
    t = follows(way, hand)
    t.game.play(
        next(option for option in asked(t) if option[0] in ("prelude", "use") and option[1] == CARD_NUMBER["f110"])
    )
    assert ("tycoon" not in declarable(t)) == barred


def test_f830_why_not() -> None:
    t = led("administration-7")
    assert "Dominant Faith forbids you to declare it." in t.why_not("red", "ambition")


# -- F828: Repressed Faith -----------------------------------------------------------------------------------------


def repressed(card: str) -> ReachScenario:
    """Red is no Believer any more; the Doctrine shows Zeal."""
    sides = {"tycoon": ZEAL, "keeper": WISDOM}
    t = act_3("partisan", f"red: hand {card}\nlaws: f813 f814 f822 f827 f828\ndoctrine: zeal\n{HOME}")
    t.g.ideals = tuple([sides.get(name, NO_IDEAL) for name in AMBITIONS])
    t.game.play(next(option for option in asked(t) if option[0] == "lead"))
    return t


def test_f828_a_faithful_card_declares_only_ambitions_with_an_ideal_of_the_doctrine() -> None:
    assert declarable(repressed("faithful-7")) == ["tycoon"]


def test_f828_other_cards_are_not_limited_and_no_ideals_are_placed() -> None:
    assert declarable(repressed("administration-7")) == ["empath", "keeper", "tycoon", "tyrant", "warlord"]
    t = repressed("faithful-7").plays("red", "declare Tycoon")
    assert t.g.ideals.count(NO_IDEAL) == 3


# -- F827: Set Lay Doctrine ----------------------------------------------------------------------------------------


def shown(hands: str) -> ReachScenario:
    titles = "\n".join(f"{seat}: title outlaw" for seat in ("red", "blue", "white"))
    lines = f"first regent: nobody\n{titles}\nlaws: f813 f822 f827 f828\ndoctrine: zeal\n{hands}"
    return act_3("partisan", lines, begin="edicts")


HANDS = "red: hand aggression-2 faithful-3\nblue: hand faithful-8 faithful-2\nwhite: hand aggression-4"


def test_f827_who_shows_the_highest_number_may_turn_the_doctrine() -> None:
    t = shown(HANDS).asks("blue", "set_doctrine")
    t.plays("blue", next(one for one in t.options() if one != "go on"))
    assert t.g.doctrine == WISDOM
    assert {event[0] for event in t.noted("showed_faithful")} == {0, 1} and len(t.noted("showed_faithful")) == 3


def test_f827_it_is_optional_and_without_faithful_cards_nothing_happens() -> None:
    assert shown(HANDS).plays("blue", "go on").g.doctrine == ZEAL
    t = shown("red: hand aggression-2\nblue: hand aggression-3")
    assert t.g.doctrine == ZEAL and t.noted("showed_faithful") == []


def test_f827_all_know_the_shown_cards_and_that_the_others_are_in_the_pile() -> None:
    t = shown(f"{HANDS}\ndiscard: faithful-9").plays("blue", "go on")
    known = {(place, card) for seer, place, card in t.g.knows if seer == EVERYONE}
    assert {(0, 34), (1, 39), (1, 33), (PILE, 40)} <= known


# -- F831: Breaking the Faith --------------------------------------------------------------------------------------


IDEALS = "ideals: tycoon zeal, keeper wisdom"


def broken(lines: str, fates: str = "partisan believer") -> ReachScenario:
    """Red attacks Blue, the Believer, in 1-hex, and takes all choices but that of an Ideal as they come."""
    t = act_3(fates, f"red: hand aggression-2 aggression-3\n{IDEALS}\nblue: title outlaw\n{lines}")
    leads(t).plays("red", "battle")
    rolled(t, raid="key building_hit")
    while t.game.decision is not None and t.game.decision.ask not in ("break_faith", "turn", "follow"):
        t.game.play(asked(t)[0])
    return t


CITY = "1-hex: red 3 ships; blue damaged city"


def test_f831_who_destroys_a_city_of_the_believer_may_take_an_ideal() -> None:
    t = broken(CITY).asks("red", "break_faith").plays("red", "the Ideal of Keeper")
    assert t.g.ideals[AMBITIONS.index("keeper")] == NO_IDEAL and t.g.spare_ideals == 4
    t.g.check()


def test_f831_it_is_optional() -> None:
    t = broken(CITY).plays("red", "go on")
    assert t.g.spare_ideals == 3


def test_f831_only_from_an_undeclared_ambition() -> None:
    t = broken(f"{CITY}\nambitions: tycoon 5").asks("red", "break_faith", ["the Ideal of Keeper", "go on"])
    assert t.g.faith_breakers == ()


@pytest.mark.parametrize(
    "lines",
    ["1-hex: red 3 ships; blue city", "1-hex: red 3 ships; blue damaged starport"],
    ids=["only damaged", "a starport"],
)
def test_f831_not_without_a_destroyed_city(lines: str) -> None:
    assert broken(lines).decision("red").ask == "turn"


def test_f831_not_for_cities_of_others_nor_for_the_believer() -> None:
    t = broken(CITY, "believer partisan")
    assert t.decision("red").ask == "turn" and t.g.spare_ideals == 3


@pytest.mark.plain_only
@pytest.mark.parametrize("counts", [True, False])
def test_f831_a95_a_city_on_the_flagship_of_the_believer(counts: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flagship, "BOARD_CITIES_BREAK_FAITH", counts)
    t = broken("1-hex: red 3 ships\nblue: flagship in 1-hex, hull damaged city")
    assert t.decision("red").ask == ("break_faith" if counts else "turn")
