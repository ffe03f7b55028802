"""Why something cannot be done now: this moment's reason for hand cards, abilities, turns and choices."""

from boardwright.games.imperium.facts import NUMBER
from boardwright.games.imperium.state import DISCARD, HAND
from boardwright.kernel.still import without

from .position import ImperiumScenario, imperium


def table(text: str) -> ImperiumScenario:
    return imperium(f"seats 2, commons classics\n{text}")


# -- playing a card ------------------------------------------------------------------------------------------------


def test_p10_no_action_tokens_left() -> None:
    t = table("red: romans; hand 1ROM16; actions 0")
    assert t.why_not("red", "1ROM16") == ["You have no action tokens left."]


def test_the_state_icon() -> None:
    t = table("red: romans; hand 1CIV4")
    assert t.why_not("red", "1CIV4") == ["Only an empire can play this card, and you are barbarians."]
    t = table("red: romans; empire; hand 1CIV4")
    assert t.why_not("red", "1CIV4") == []
    t = table("red: persians; empire; hand 1PER16")
    assert t.why_not("red", "1PER16") == ["Only barbarians can play this card, and you are an empire."]


def test_q48_a_price_that_cannot_be_met() -> None:
    t = table("red: romans; hand 1ROM16; tokens 1 0 0")
    (told,) = t.why_not("red", "1ROM16")
    assert told.startswith("It first asks for something you cannot do: pay 3 materials or pay 5 materials.")
    assert told.endswith("You have 1 material, 0 population and 0 progress.")


def test_a_demand_without_tokens() -> None:
    t = table("red: romans; hand 1ROM14")
    assert t.why_not("red", "1ROM14") == ["It first asks for something you cannot do: abandon 3 regions."]


def test_a_ban_and_a_requirement() -> None:
    t = table("red: romans; empire; hand 1ROM7")
    assert t.why_not("red", "1ROM7") == ["It can be played only if “City of Rome” is in the play area."]
    t = table("red: romans; hand 1FAM6")
    assert t.why_not("red", "1FAM6") == ["Its text says that it cannot be played."]


def test_p14_free_play_is_once_per_turn() -> None:
    t = table("red: romans; empire; hand 1CIV3 1ROM20; tokens 9 0 0").act("play Moneylenders")
    t.g.zones[DISCARD] = without(t.g.zones[DISCARD], NUMBER["1CIV3"])
    t.g.zones[HAND] += (NUMBER["1CIV3"],)
    assert t.why_not("red", "1CIV3") == ["You have played it this turn; free play is once per turn."]


# -- exhaust abilities ---------------------------------------------------------------------------------------------


def test_exhaust_abilities() -> None:
    t = table("red: romans; hand 1ROM22; play 2UNC1 1REG2; exhaust 0")
    assert t.why_not("red", "2UNC1") == ["You have no exhaust tokens left."]
    t = table("red: romans; hand 1ROM22; play 2UNC1* 1REG2")
    assert t.why_not("red", "2UNC1") == ["It has an exhaust token on it: it has been used since your last clean-up."]
    t = table("red: romans; hand 1ROM22; play 2UNC1")
    assert t.why_not("red", "2UNC1") == ["It first asks for something you cannot do: abandon 1 region."]
    t = table("red: romans; hand 1ROM22; play 1UNC12")
    assert t.why_not("red", "1UNC12") == ["It can be exhausted only at the moment named in its text."]


# -- the turn --------------------------------------------------------------------------------------------------------


def test_p11_innovate_and_revolt_are_a_whole_turn() -> None:
    t = table("red: romans; hand 1ROM20 1ROM22 1UNR1")
    assert t.why_not("red", "innovate") == [] and t.why_not("red", "revolt") == []
    t.act("play Dalmatia", "skip")
    activating = ["You have begun to activate cards this turn; this would have to be your whole turn."]
    assert t.why_not("red", "innovate") == activating and t.why_not("red", "revolt") == activating


def test_p11_a_revolt_needs_unrest() -> None:
    t = table("red: romans; hand 1ROM20")
    assert t.why_not("red", "revolt") == ["You have no unrest in hand to return."]


def test_what_only_cards_do() -> None:
    t = table("red: romans; hand 1ROM16; tokens 9 0 0")
    assert t.why_not("red", "acquire") == [
        "Only a card's text lets you do this, such as Advance, which you can use now."
    ]
    t = table("red: romans; hand 1ROM22; tokens 0 0 0")
    none = ["Only a card's text lets you do this, and you can use no such card now."]
    assert t.why_not("red", "acquire") == none and t.why_not("red", "develop") == none
    assert t.why_not("red", "break-through") == ["Only a card's text lets you do this, or innovating."]


def test_p12_the_solstice_is_not_now() -> None:
    t = table("red: romans; empire; hand 1ROM20; play 1CIV8")
    assert t.why_not("red", "solstice") == ["Solstice texts are resolved when everyone has taken a turn."]


def test_p11_the_clean_up() -> None:
    t = table("red: romans; hand 1ROM22").act("end")
    over = ["Your actions this turn are over: this is the clean-up."]
    assert t.why_not("red", "activate") == over and t.why_not("red", "innovate") == over


# -- in the middle of a text ---------------------------------------------------------------------------------------


MARKET = "market: 1REG4, 1UNC3, 1CIV2, 1TRI1 1 progress, 1TRI2"


def test_an_alternative_that_cannot_be_paid() -> None:
    t = table(f"red: romans; hand 1ROM22 1ROM20 1ROM12; tokens 1 1 0\n{MARKET}").act("play Unrest")
    assert t.asks("red", "choose").why_not("red", "1ROM22") == [
        "You cannot do what it asks: pay 3 materials. You have 1 material, 1 population and 0 progress."
    ]


def test_market_cards_that_are_not_taken() -> None:
    t = table(f"red: romans; hand 1ROM16; tokens 4 0 0\n{MARKET}").act("play Advance").asks("red", "acquire")
    assert t.why_not("red", "1REG4") == ["This card is not of the kind you can take now."]
    assert t.why_not("red", "1UNC3") == []


def test_market_cards_with_tokens_are_not_exiled() -> None:
    t = table(f"red: romans; hand 1REG6\n{MARKET}").act("play Forest").asks("red", "exile")
    assert t.why_not("red", "1TRI1") == ["A card with tokens on it cannot be exiled."]


def test_developments_that_cannot_be_paid() -> None:
    t = table("red: atlanteans; hand 2ATL5; tokens 5 2 0").act("play Development", "develop").asks("red", "develop")
    assert t.why_not("red", "2ATL7") == [
        "You cannot pay 2 progress. You have 5 materials, 2 population and 0 progress."
    ]
    assert t.why_not("red", "2ATL8") == []
