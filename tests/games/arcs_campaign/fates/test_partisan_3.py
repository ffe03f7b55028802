"""The Partisan in Act III: F619 to F625."""

import pytest

from boardwright.games.arcs.cards.unions import Union
from boardwright.games.arcs.facts import AGGRESSION, CARD_NUMBER, MOBILIZATION, SYSTEM_COUNT
from boardwright.games.arcs.moments import CARDS
from boardwright.games.arcs.resources import clear_outrage, provoke_outrage
from tests.games.arcs_campaign.act_3 import act_3, begun, grand, secures
from tests.games.arcs_campaign.position import ReachScenario, reach

# -- set-up and grand ambitions ------------------------------------------------------------------------------------


def test_f624_the_set_up_of_act_3() -> None:
    g = begun("partisan,admiral")
    assert CARD_NUMBER["f625"] in g.cards[0] and CARD_NUMBER["f624"] in g.cards[0] and g.objectives[0] == 0
    assert CARD_NUMBER["f619"] in g.laws


@pytest.mark.parametrize(
    ("cards", "fulfilled"),
    [
        ("red: cards cc01 f602", True),
        ("red: cards cc01", False),
        ("red: power 0", False),
        ("red: cards cc01 f617", False),
    ],
    ids=["more", "as many", "fewer", "lore does not count"],
)
def test_f624_more_guild_cards_than_each_rival(cards: str, fulfilled: bool) -> None:
    t = act_3("partisan", f"{cards}\nblue: cards cc02")
    assert grand(t)[0] == fulfilled


def test_f624_each_rival_is_compared() -> None:
    assert not grand(act_3("partisan", "red: cards cc01 cc02\nwhite: cards cc03 cc04"))[0]


def test_f624_the_initiative_marker() -> None:
    t = act_3("partisan", "red: power 0")
    assert grand(t)[1]
    t.g.initiative = 1
    assert not grand(t)[1]


@pytest.mark.parametrize(("chapter", "one", "both"), [(1, 2, 4), (2, 3, 8), (3, 4, 14)])
def test_f624_grand_ambitions_are_scored_at_the_end_of_a_chapter(chapter: int, one: int, both: int) -> None:
    assert act_3("partisan", "red: power 0", begin="scoring", chapter=chapter).power("red") == one
    t = act_3("partisan", "red: cards cc01", begin="scoring", chapter=chapter)
    assert t.power("red") == both and t.noted("grand_ambitions") == [(0, 2)]


# -- F625: Sower of Division ---------------------------------------------------------------------------------------


def surpassed(red: str = "cards f625", rest: str = "") -> ReachScenario:
    """Blue led, red has surpassed, and the round ends; no damaged ships, so that nobody is rescued."""
    t = reach(f"""
        seats 3, initiative blue, act 3
        fates: partisan
        red: hand aggression-5 construction-2; {red}
        blue: hand aggression-2 construction-3; resources fuel
        white: hand mobilization-2 construction-4
        1-hex: red 1 ship; blue 1 ship; white 1 ship
        {rest}
        """)
    t.plays("blue", "lead Aggression 2")
    return ends_turns(t)


def ends_turns(t: ReachScenario) -> ReachScenario:
    """Everybody follows, surpassing if they can, and ends the turn, until something else is asked."""
    wanted = ["end", "surpass", "copy", "go", "skip"]
    while t.game.decision is not None and t.game.decision.ask not in ("sower_of_division", "lead"):
        options = [option for option in t.game.decision.options if option[0] in wanted]
        t.game.play(min(options, key=lambda option: wanted.index(str(option[0]))))
    return t


def test_f625_surpassing_for_the_initiative_lets_red_sow_outrage() -> None:
    t = surpassed().asks("red", "sower_of_division")
    assert len(t.options()) == 2 * 5 + 1 and t.initiative() == "red"
    t.plays("red", "Fuel Outrage of Blue")
    assert t.outrage("blue") == ["fuel"] and t.resources("blue") == ["fuel"] and t.agents("red") == 9
    assert t.player("blue")["sown"] == [{"resource": "fuel", "seat": 0}] and t.noted("outrage") == []
    t.g.check()


def test_f625_it_is_optional() -> None:
    t = surpassed().plays("red", "go on")
    assert t.outrage("blue") == t.outrage("white") == [] and t.agents("red") == 10


def test_f625_only_empty_slots_and_only_with_an_agent() -> None:
    t = surpassed(rest="blue: outrage fuel relic").asks("red", "sower_of_division")
    assert not [one for one in t.options() if one in ("Fuel Outrage of Blue", "Relic Outrage of Blue")]
    assert surpassed("cards f625; agents 0").g.stage == "lead"


def test_f625_not_by_seizing() -> None:
    t = act_3("partisan", "red: hand aggression-2 construction-2; cards f625\nblue: hand aggression-3 construction-3")
    t.plays("red", "lead Aggression 2")
    assert not t.noted("sowed_outrage") and t.decision("red").ask != "sower_of_division"


def test_f625_a73_clearing_returns_the_agent_to_the_partisan() -> None:
    t = surpassed(rest="blue: cards cc01").plays("red", "Material Outrage of Blue")
    clear_outrage(t.g, 1, 0)
    assert (t.agents("red"), t.agents("blue"), t.outrage("blue"), t.g.sown) == (10, 10, [], ())
    t.g.check()


def test_f625_a73_who_provokes_that_outrage_later_needs_no_agent() -> None:
    t = surpassed().plays("red", "Fuel Outrage of Blue")
    provoke_outrage(t.g, 1, 1)
    assert t.agents("blue") == 10 and t.resources("blue") == [] and len(t.g.sown) == 1
    t.g.check()


# -- F619: Guilds Decry Terror -------------------------------------------------------------------------------------


def decried(lines: str) -> ReachScenario:
    return act_3("founder", f"laws: f619\nfirst regent: nobody\nred: title outlaw\n{lines}", begin="edicts")


def test_f619_a_fiasco_of_the_deck_comes_to_the_council() -> None:
    t = decried("court: aid01, cc01, cc02, cc03, cc04\ncouncil: decided\ndeck: cc13 cc05")
    assert t.row()[0] == "cc13 on aid01" and not t.g.decided


def test_f619_even_beside_another_attached_card() -> None:
    t = decried("court: aid01, cc01, cc02, cc03, cc04\nattached: cc06 to aid01\ndeck: cc13")
    assert t.row()[0] == "cc13 on cc06 on aid01"


@pytest.mark.parametrize("court", ["court: aid01, cc13, cc02, cc03, cc04", "court: aid01, cc01, f410, cc03, cc04"])
def test_f619_a74_not_if_one_is_in_the_court(court: str) -> None:
    t = decried(f"{court}\ncouncil: decided\ndeck: f410 cc05" if "cc13" in court else f"{court}\ncouncil: decided")
    assert t.row()[0] == "aid01" and t.g.decided


def test_f619_a74_nothing_at_all_if_none_is_in_the_deck() -> None:
    t = decried("court: aid01, cc01, cc02, cc03, cc04\ncouncil: decided\ncourt discard: cc13")
    assert t.row()[0] == "aid01" and t.g.decided


def test_f619_a_second_fiasco_will_do() -> None:
    t = decried("court: aid01, cc01, cc02, cc03, cc04\ncourt discard: cc13\ndeck: f410")
    assert t.row()[0] == "f410 on aid01"


# -- F620, F621: Terror Strike -------------------------------------------------------------------------------------

FIELD = """
    1-hex: red 1 damaged ship, 1 ship, damaged city; blue 2 damaged ships; empire 1 damaged ship; blight 1 damaged ship
    1-arrow: blue 1 damaged ship; red 1 damaged ship
    1-gate: white 1 damaged ship
    6-arrow: red 1 ship; blue 1 ship; white 1 ship
    white: outrage material
"""
"""1-hex is a planet of the type Material; 1-arrow is not."""


def struck(lines: str = "", card: str = "f620") -> ReachScenario:
    """A Crisis with a Terror Strike in the Court."""
    return act_3(
        "founder", f"court: aid01, {card}, cc01, cc02, cc03\nrolled: crisis-hex 6\n{FIELD}\n{lines}", begin="crises"
    )


@pytest.mark.parametrize("card", ["f620", "f621"])
def test_f620_f621_the_crisis_destroys_all_damaged_pieces_of_such_planets(card: str) -> None:
    t = struck(card=card)
    assert t.ships("red", "1-hex") == (1, 0) and t.ships("blue", "1-hex") == (0, 0)
    assert t.buildings("1-hex") == ["", ""] and t.trophies("white", "red") == {}
    assert t.g.damaged[4 * SYSTEM_COUNT + 3] == t.g.damaged[6 * SYSTEM_COUNT + 3] == 0 and t.g.ships[4] == 15
    assert t.outrage("red") == [] and CARD_NUMBER[card] in [*t.g.court_deck, *t.g.court]
    t.g.check()


def test_f620_gates_and_other_planets_are_safe() -> None:
    t = struck()
    assert t.ships("blue", "1-arrow") == (0, 1) and t.ships("white", "1-gate") == (0, 1)


def test_f620_damaged_armor_goes_but_no_upgrade_that_still_has_armor() -> None:
    board = (
        "flagship in 1-hex, hull damaged city armor starport, crane damaged starport, drive city damaged armor starport"
    )
    t = struck(f"white: {board}")
    assert t.board("white") == {"hull": "damaged city", "hull-armor": "starport", "slipstream-drive": "city"}


def test_f620_damaged_tokens_that_are_harmed_like_buildings() -> None:
    t = struck("tokens: damaged banner of blue in 1-hex, banner of red in 1-hex, damaged banner of red in 2-arrow")
    assert t.tokens("banner") == ["1-hex", "2-arrow damaged"]


def test_f620_secured_it_spares_own_pieces_and_is_no_harm() -> None:
    t = act_3("founder", f"court: aid01, f620 red 1, cc01, cc02, cc03\nred: hand aggression-2\n{FIELD}")
    secures(t)
    assert t.ships("red", "1-hex") == (1, 1) and t.ships("blue", "1-hex") == (0, 0)
    assert t.buildings("1-hex") == ["damaged red city", ""] and t.trophies("red", "blue") == {}
    assert CARD_NUMBER["f620"] in [*t.g.court_deck, *t.g.court]
    t.g.check()


# -- F622, F623 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "suit"), [("f622", MOBILIZATION), ("f623", AGGRESSION)])
def test_f622_f623_are_unions(card: str, suit: int) -> None:
    union = CARDS[CARD_NUMBER[card]]
    assert isinstance(union, Union) and union.action_suit == suit
