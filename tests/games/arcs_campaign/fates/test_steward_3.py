"""The Steward in Act III: F115 to F126."""

import pytest

from boardwright.games.arcs.campaign.facts import EMPIRE
from boardwright.games.arcs.campaign.fates.steward_3 import ON_TILE, govern_with_authority
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.cards.relics import GalacticBards
from boardwright.games.arcs.facts import AMBITIONS, CARD_NUMBER, SYSTEM_COUNT
from boardwright.games.arcs.moments import CARDS
from tests.games.arcs_campaign.act_3 import act_3, begun, grand, lies, secures
from tests.games.arcs_campaign.position import ReachScenario

# -- set-up and grand ambitions ------------------------------------------------------------------------------------


def test_f122_the_set_up_of_act_3() -> None:
    g = begun("steward,partisan")
    assert lies(g, "f123") == "booklet" and g.sponsored == ON_TILE
    assert [lies(g, card) for card in ("aid03", "aid04", "aid05")] == ["scrapped"] * 3
    assert sorted(g.policies) == sorted(CARD_NUMBER[card] for card in ("f124", "f125", "f126"))
    assert [lies(g, card) for card in ("f115", "f116", "f117")] == ["court"] * 3


@pytest.mark.parametrize("first", ["red", "blue", "nobody"])
def test_f122_a24_the_first_regent_or_else_the_initiative_picks_the_policy_on_top(first: str) -> None:
    titles = "\n".join(f"{seat}: title outlaw" for seat in ("red", "blue", "white")) if first == "nobody" else ""
    t = act_3("partisan", f"first regent: {first}\n{titles}")
    asked = next(govern_with_authority(t.g, 0))
    assert asked.ask == "authority_on_top" and asked.seat == {"red": 0, "blue": 1, "nobody": 0}[first]
    assert len(asked.options) == 3


OUTLAW = "blue: title outlaw\n"


@pytest.mark.parametrize(
    ("lines", "fulfilled"),
    [
        ("power: 0", True),
        (f"{OUTLAW}1-hex: blue city; empire 1 ship", True),
        (f"{OUTLAW}1-hex: blue city; empire 1 damaged ship", False),
        (f"{OUTLAW}1-hex: blue city; empire 1 ship\n2-hex: blue city", False),
        ("2-hex: blue city", True),
        (f"{OUTLAW}2-hex: blue starport", True),
        (f"{OUTLAW}blue: flagship in 2-hex, hull city", True),
        ("red: title outlaw\nfirst regent: blue", False),
    ],
    ids=[
        "no outlaws", "controlled", "damaged ships", "one of two", "a regent's", "a starport", "not on the map",
        "as an outlaw",
    ],
)  # fmt: skip
def test_f122_the_empire_controls_every_city_of_outlaws(lines: str, fulfilled: bool) -> None:
    t = act_3("steward", lines.replace("power: 0", "red: power 0"))
    assert grand(t)[0] == fulfilled


@pytest.mark.parametrize(("chapter", "trust", "fulfilled"), [(1, 2, True), (1, 1, False), (3, 4, True), (3, 3, False)])
def test_f122_the_trust_holds_more_than_the_number_of_the_chapter(chapter: int, trust: int, fulfilled: bool) -> None:
    t = act_3("steward", f"trust: {trust} fuel", chapter=chapter)
    assert grand(t)[1] == fulfilled
    t.g.first_regent = 1
    assert not grand(t)[1]


def test_f122_is_scored_before_trust_and_title_change() -> None:
    assert act_3("steward", "trust: 2 fuel", begin="scoring").power("red") == 4


# -- F123: Imperial Sponsor ----------------------------------------------------------------------------------------


def sponsor(lines: str = "") -> ReachScenario:
    """The Edicts, up to the Sponsor; the policy of Peace is on top, and nobody has anything for it."""
    return act_3("steward", f"policy: peace\nred: power 0\n{lines}\nblue: agents 5\nwhite: agents 5", begin="edicts")


def test_f123_the_first_regent_must_sponsor_an_undeclared_ambition() -> None:
    t = sponsor("ambitions: tycoon 5").asks("red", "sponsor")
    assert [one for one in t.options() if one == "go on"] == [] and "sponsor Tycoon" not in t.options()
    t.plays("red", "sponsor Warlord")
    assert t.game.view(None)["reach"]["sponsored"] == {"ambition": "warlord"}


def test_f123_on_a_box_it_may_stay() -> None:
    t = sponsor("sponsored: keeper").asks("red", "sponsor").cannot("red", "sponsor Keeper").plays("red", "go on")
    assert t.g.sponsored == AMBITIONS.index("keeper")


def test_f123_then_a_resource_may_go_to_the_trust() -> None:
    t = sponsor("red: resources fuel").plays("red", "sponsor Keeper").asks("red", "sponsor_trust")
    t.plays("red", t.options()[0])
    assert t.trust() == ["fuel"] and t.resources("red") == []


def test_f123_also_if_the_token_did_not_move_and_it_is_optional() -> None:
    t = sponsor("red: resources fuel\nsponsored: keeper").plays("red", "go on").asks("red", "sponsor_trust")
    t.plays("red", "go on")
    assert t.trust() == [] and t.resources("red") == ["fuel"]


def test_f123_without_a_first_regent_nothing_happens() -> None:
    titles = "\n".join(f"{seat}: title outlaw" for seat in ("red", "blue", "white"))
    t = act_3("steward", f"first regent: nobody\n{titles}", begin="edicts")
    assert t.g.sponsored == ON_TILE and t.noted("no_first_regent")


def declares(lines: str, red: str = "power 0") -> ReachScenario:
    """Red leads Construction 2 and declares Tycoon."""
    t = act_3("steward", f"red: hand construction-2; {red}\n{lines}\n1-hex: red 1 ship")
    return t.plays("red", "lead Construction 2", "declare Tycoon")


def test_f123_who_declares_takes_a_resource_and_the_second_place_power() -> None:
    t = declares("sponsored: tycoon\ntrust: 1 fuel 1 relic").asks("red", "sponsored_token")
    t.plays("red", "Relic").plays("red", t.options()[0])
    assert t.resources("red") == ["relic"] and t.trust() == ["fuel"] and t.power("red") == 3
    assert t.game.view(None)["reach"]["gains"][0]["why"] == "sponsored"


def test_f123_a20_declaring_returns_the_token_to_the_tile() -> None:
    t = declares("sponsored: tycoon")
    assert t.g.sponsored == ON_TILE and t.noted("sponsor_returned") == [()]


def test_f123_another_ambition_brings_nothing() -> None:
    t = declares("sponsored: keeper\ntrust: 1 fuel")
    assert t.power("red") == 0 and t.g.sponsored == AMBITIONS.index("keeper") and t.trust() == ["fuel"]


def test_f123_the_marker_just_placed_pays_not_one_that_lay_there() -> None:
    t = declares("sponsored: tycoon\nambitions: tycoon 3")
    assert t.markers("tycoon") and t.power("red") == 3
    t = declares("sponsored: tycoon\nambitions: tycoon 5")
    assert t.power("red") == 2


def test_f123_a21_an_outlaw_becomes_a_regent_also_with_an_empty_trust() -> None:
    t = declares("sponsored: tycoon\nfirst regent: blue", "title outlaw")
    assert t.title("red") == "regent" and t.first_regent() == "blue" and t.power("red") == 3


def test_f123_a21_a13_without_a_first_regent_the_declarer_is_one() -> None:
    t = declares("sponsored: tycoon\nfirst regent: nobody\nblue: title outlaw\nwhite: title outlaw", "title outlaw")
    assert t.title("red") == "regent" and t.first_regent() == "red"


def test_f123_a20_scoring_does_not_move_the_token() -> None:
    t = act_3("steward", "sponsored: keeper\nambitions: keeper 5\nred: resources relic", begin="scoring")
    assert t.g.sponsored == AMBITIONS.index("keeper")


# -- F124 to F126: Govern with Authority ---------------------------------------------------------------------------

SUBJECT = "blue: title outlaw\n1-hex: blue city; empire 1 ship\n2-hex: empire 1 ship"


def edicts(policy: str, lines: str) -> ReachScenario:
    return act_3("steward", f"policy: {policy}\nsponsored: keeper\n{lines}", begin="edicts")


def test_f124_war_demands_of_subject_outlaws_too() -> None:
    t = edicts("war", f"{SUBJECT}\nblue: trophies free 1 city\nwhite: agents 5")
    assert t.noted("demanded_trophy") == [(0, 1, 5, 0)] and t.favors("red", "white") == 1


def test_f126_peace_demands_of_subject_outlaws_too() -> None:
    t = edicts("peace", f"{SUBJECT}\nblue: resources relic")
    assert t.trust() == ["relic"] and t.noted("demands") == [(0, CARD_NUMBER["f126"])]


@pytest.mark.parametrize(
    ("lines", "pays"),
    [
        ("1-hex: blue city", False),
        ("1-hex: blue starport; empire 1 ship", False),
        ("blue: flagship in 1-hex, hull city\n1-hex: empire 1 ship", True),
    ],
    ids=["no empire", "no city", "a flagship"],
)
def test_f125_escalation_only_of_outlaws_with_a_city_or_flagship_under_the_empire(lines: str, pays: bool) -> None:
    t = edicts("escalation", f"blue: title outlaw; resources fuel\n2-hex: empire 1 ship\n{lines}")
    assert t.trust() == (["fuel"] if pays else [])


def test_f126_an_outlaw_without_the_piece_gives_an_agent() -> None:
    assert edicts("peace", f"{SUBJECT}\nblue: resources fuel").favors("red", "blue") == 1


def test_f126_an_outlaw_without_agents_gives_nothing_a_regent_may_be_expelled() -> None:
    t = edicts("peace", f"{SUBJECT}\nblue: agents 0\nwhite: agents 0").asks("red", "expel")
    t.plays("red", t.options()[0])
    assert t.title("white") == "outlaw" and t.favors("red", "blue") == 0


@pytest.mark.parametrize("policy", ["war", "escalation"])
def test_f124_f125_a_regent_without_agents_may_be_expelled(policy: str) -> None:
    t = edicts(policy, "white: agents 0").asks("red", "expel")
    t.plays("red", t.options()[0])
    assert t.title("white") == "outlaw" and t.title("blue") == "regent"


@pytest.mark.parametrize(("policy", "token"), [("escalation", "fuel"), ("peace", "relic")])
def test_f125_f126_c110_frozen_tokens_on_cards_are_demanded_too(policy: str, token: str) -> None:
    t = edicts(policy, f"blue: cards f302; held f302 {token}\nwhite: agents 5")
    assert t.trust() == [token]


def test_f124_what_the_supply_lacks_comes_from_the_trust() -> None:
    others = "white: title outlaw\nblue: title outlaw\n3-hex: red starport\n2-hex: red city"
    armed = "blue: resources weapon weapon weapon weapon\n1-hex: blue city, city\n4-hex: blue city"
    t = edicts("war", f"{others}\n{armed}\ntrust: 1 weapon")
    t.plays("red", t.options()[0])
    while t.game.decision is not None and t.game.decision.ask == "place_token":
        t.game.play(t.game.decision.options[0])
    assert t.resources("red") == ["weapon"] and t.trust() == []


def test_f126_the_first_regent_pays_too() -> None:
    assert edicts("peace", "red: resources psionic").trust() == ["psionic"]


def test_f126_a26_twice_the_bonus_4_with_one_slot_10_with_both() -> None:
    lines = "red: resources relic\n3-hex: red starport\n1-hex: red city, city\n2-hex: red city\n3-arrow: red city"
    t = edicts("peace", f"{lines}\n4-hex: blue city, city\n5-hex: blue city, city\n6-arrow: blue city")
    t.asks("red", "quorum_action").plays("red", t.options()[0])
    assert [t.power(seat) for seat in ("red", "blue", "white")] == [4, 10, 0]


def test_f125_four_imperial_ships_in_one_system() -> None:
    t = edicts("escalation", "red: resources fuel\n3-hex: red starport\n2-hex: empire 1 ship\n1-hex: empire 1 ship")
    t.plays("red", t.options()[0]).asks("red", "requisition", ["in 1-hex", "in 2-hex"]).plays("red", "in 2-hex")
    assert t.g.fresh[EMPIRE * SYSTEM_COUNT + 7] == 5


def test_f125_a25_without_a_system_of_the_empire_at_a_starport_of_who_acts() -> None:
    t = edicts("escalation", "red: resources fuel\n3-hex: blue starport").asks("blue", "quorum_action")
    t.plays("blue", t.options()[0])
    assert t.g.fresh[EMPIRE * SYSTEM_COUNT + 11] == 4


def test_f124_a_weapon_and_a_further_resource_for_each_regent() -> None:
    t = edicts("war", "white: title outlaw\n3-hex: red starport\n2-hex: red city; blue city").asks(
        "red", "quorum_action"
    )
    t.plays("red", t.options()[0]).plays("red", t.options()[0])
    while t.game.decision is not None and t.game.decision.ask == "place_token":
        t.game.play(t.game.decision.options[0])
    t.asks("red", "further_resource")
    assert len(t.options()) == 5


def test_f124_a_missing_weapon_does_not_excuse_the_other_resource() -> None:
    t = edicts("war", "supply: 0 weapon\nwhite: title outlaw\nblue: title outlaw\n3-hex: red starport\n2-hex: red city")
    t.plays("red", t.options()[0]).asks("red", "further_resource").plays("red", "Relic")
    t.plays("red", t.options()[0])
    assert t.resources("red") == ["relic"]


# -- F115: Navy Reprisal -------------------------------------------------------------------------------------------

FLEETS = "1-hex: blue 2 ships; white 1 ship; empire 1 ship, 1 damaged ship\n2-hex: blue 1 ship; empire 1 ship"
HOME = "6-arrow: red 1 ship; blue 1 ship; white 1 ship"


def test_f115_a28_each_imperial_ship_hits_each_outlaw_in_its_system() -> None:
    t = act_3(
        "partisan",
        f"court: aid01, f115, cc01, cc02, cc03\nrolled: crisis-hex 6\nblue: title outlaw\n{FLEETS}\n{HOME}",
        begin="crises",
    )
    assert t.ships("blue", "1-hex") == (0, 2) and t.ships("blue", "2-hex") == (0, 1)
    assert t.ships("white", "1-hex") == (1, 0) and t.deck_bottom() == ["f115"]


def reprisal(red: str, lines: str = "") -> ReachScenario:
    court = "court: aid01, f115 red 1, cc01, cc02, cc03"
    return secures(
        act_3("partisan", f"red: hand aggression-2; {red}\nblue: title outlaw\n{court}\n{FLEETS}\n{HOME}\n{lines}")
    )


def test_f115_secured_it_happens_in_one_cluster() -> None:
    t = reprisal("power 0").asks("red", "navy_reprisal")
    t.plays("red", "Imperial ships hit Outlaws in cluster 2")
    assert t.ships("blue", "1-hex") == (2, 0) and t.ships("blue", "2-hex") == (0, 1) and "f115" in t.deck_bottom()


def test_f115_a29_a_regent_cannot_hit_imperial_ships_unless_they_ignore_the_truce() -> None:
    assert not [one for one in reprisal("power 0").options() if one.startswith("hit all")]
    assert [one for one in reprisal("cards f706").options() if one.startswith("hit all")]


def test_f115_a29_an_outlaw_takes_destroyed_ships_as_trophies() -> None:
    t = reprisal("title outlaw", "first regent: white").plays("red", "hit all Imperial ships in cluster 1")
    assert t.trophies("red", "empire") == {"ships": 1} and t.g.damaged[EMPIRE * SYSTEM_COUNT + 3] == 1
    assert t.ships("blue", "1-hex") == (2, 0)
    t.g.check()


def test_f115_it_is_optional() -> None:
    t = reprisal("power 0").plays("red", "go on")
    assert t.ships("blue", "1-hex") == (2, 0)


# -- F116: Council Insiders ----------------------------------------------------------------------------------------


def insiders(court: str, lines: str = "", red: str = "cards f116") -> ReachScenario:
    return secures(act_3("partisan", f"red: hand aggression-2; {red}\ncourt: {court}\n{lines}\n{HOME}"))


def test_f116_a_decided_council_turns_to_in_session() -> None:
    t = insiders("aid01, cc01 red 1, cc02, cc03, cc04", "council: decided").asks("red", "council_insiders")
    t.plays("red", "turn the Council to In Session")
    assert not t.g.decided


def test_f116_or_an_agent_comes_on_a_council_in_session() -> None:
    t = insiders("aid01, cc01 red 1, cc02, cc03, cc04").asks("red", "council_insiders")
    t.plays("red", "put an agent on the Council")
    assert t.court()["aid01"] == [1, 0, 0]


def test_f116_only_for_guild_cards_and_not_for_itself() -> None:
    t = insiders("aid01, f115 red 1, cc02, cc03, cc04")
    assert t.decision("red").ask == "turn"
    t = insiders("aid01, f116 red 1, cc02, cc03, cc04", red="power 0")
    assert t.decision("red").ask == "turn"


def test_f116_c52_a_tucked_council_comes_back_and_is_not_resolved() -> None:
    t = insiders("aid01 red 1, cc01, cc02, cc03, cc04", "attached: cc05 to aid01").asks("red", "council_insiders")
    t.plays("red", "turn the Council to In Session")
    assert t.g.council_by == -1 and t.row()[0] == "aid01"


# -- F117 to F121 --------------------------------------------------------------------------------------------------


def test_f117_is_galactic_bards() -> None:
    assert isinstance(CARDS[CARD_NUMBER["f117"]], GalacticBards)


@pytest.mark.parametrize(("card", "like"), [("f118", "f710"), ("f119", "f710"), ("f120", "f110"), ("f121", "f110")])
def test_f118_to_f121_are_cards_known_before(card: str, like: str) -> None:
    assert type(REACH_CARDS[CARD_NUMBER[card]]) is type(REACH_CARDS[CARD_NUMBER[like]])
