"""Options that would change nothing now: marked where they are legal, not asked where one may leave them out."""

import pytest

from boardwright.games.imperium.facts import NUMBER
from tests.games.imperium.position import ImperiumScenario, imperium

MARKET = "market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2"


def offers(t: ImperiumScenario, card: str) -> str:
    """How the ability of a card is offered: useful, idle or not at all."""
    decision = t.decision("red")
    option = ("exhaust", NUMBER[card])
    if option in decision.idle:
        assert option not in decision.useful and decision.options.index(option) >= len(decision.useful)
        return "idle"
    return "useful" if option in decision.options else "no"


@pytest.mark.parametrize(
    ("card", "without", "useful"),
    [
        ("1MAC17", "discard 1GRE16", "discard 1REG1"),  # Phalanx: play a region from the discard pile
        ("2UNC6", "hand 1GRE16", "hand 1UNR1"),  # Monument: play an unrest
        ("2EGY5", "hand 1GRE16", "hand 1UNR1"),  # Obelisk
        ("1UNC10", "play 1REG5", "play 1REG6"),  # Agriculture: a fertile icon
    ],
)
def test_an_ability_without_effect_is_marked(card: str, without: str, useful: str) -> None:
    for rest, said in ((without, "idle"), (useful, "useful")):
        play = rest.replace("play", f"play {card}") if "play" in rest else f"{rest}; play {card}"
        t = imperium(f"seats 2\nred: greeks; empire; {play}\nblue: celts\n{MARKET}\nunrest: 9")
        assert offers(t, card) == said, rest


@pytest.mark.parametrize(
    ("theirs", "said"),
    [("", "idle"), ("play 1MAC17", "idle"), ("play 1MAC17 1CIV10", "useful")],
)
def test_an_ambassador_copies_what_would_change_something(theirs: str, said: str) -> None:
    t = imperium(f"seats 2\nred: greeks; play 1UNC14; deck 1GRE16\nblue: celts; {theirs}\n{MARKET}")
    assert offers(t, "1UNC14") == said
    if said == "useful":
        t.act("exhaust Ambassador")
        assert t.decision("red").idle == [("in_play", NUMBER["1MAC17"])]


def test_an_idle_ability_can_be_used_and_says_so() -> None:
    t = imperium(f"seats 2\nred: greeks; hand 1GRE16; play 1MAC17\nblue: celts\n{MARKET}")
    assert t.words.offered(t.decision("red"), ("exhaust", NUMBER["1MAC17"])) == "exhaust Phalanx (no effect now)"
    t.act("exhaust Phalanx").asks("red", "turn").expect("red: play 1MAC17*; exhaust 4")


def test_egyptians_do_not_pay_for_a_development_that_nobody_can_afford() -> None:
    t = imperium(f"seats 2\nred: egyptians A; hand 2EGY16; tokens 0 1 0\nblue: celts\n{MARKET}\nunrest: 9")
    t.act("exhaust Egyptians")
    develop, action = t.decision("red").options[::-1]
    assert t.decision("red").idle == [develop] and "develop" in t.words.option(develop)
    assert "gain 1 action" in t.words.option(action)
    t = imperium(f"seats 2\nred: egyptians A; hand 2EGY16; tokens 0 0 0\nblue: celts\n{MARKET}\nunrest: 9")
    assert offers(t, "2EGY1") == "idle"


def test_drama_and_poetry_asks_only_people_with_unrest() -> None:
    t = imperium(
        f"seats 3\n"
        f"red: greeks; empire; hand 1CIV1 1GRE16\n"
        f"blue: celts; hand 1CEL14 1CEL15\n"
        f"white: romans; hand 1ROM16 1UNR1\n"
        f"{MARKET}\nunrest: 9"
    )
    t.act("play Drama & Poetry").asks("white", "discard")
    t.act("white: Advance").expect("white: hand; discard 1ROM16\nunrest: 10")


@pytest.mark.parametrize(("hand", "asked"), [("1ROM16", "turn"), ("1UNR1", "discard")])
def test_a_discarded_unrest_may_be_the_one_to_return(hand: str, asked: str) -> None:
    """Shrine: the price is in the discard pile when the effect looks for an unrest there."""
    t = imperium(f"seats 2, stage solstice\nred: romans; hand {hand}; play 1UNC6\nblue: celts\n{MARKET}\nunrest: 9")
    t.asks("red", asked)
    if asked == "discard":
        t.act("Unrest").expect("red: hand; discard\nunrest: 10")
