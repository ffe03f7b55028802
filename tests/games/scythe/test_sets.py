"""Choices of a set: every order leads to the same moves in the record, and nothing happens before the set is whole."""

from itertools import permutations

import pytest

from boardwright.kernel.decision import Option
from boardwright.kernel.errors import IllegalOption

from .position import ScytheScenario, scythe

OPEN = "tokens gone: r6c6 r6c3 r4c6 r7c4 r2c5"


def paying() -> ScytheScenario:
    """R13: 3 oil, from three territories that hold four."""
    t = scythe("""
        nordic industrial, polania engineering
        r6c5: nordic 1 worker; 1 oil
        r7c5: nordic mill; 2 oil
        r1c4: nordic 1 worker; 1 oil
    """)
    return t.plays("nordic", "bolster / upgrade", "bolster power", "upgrade")


def carrying() -> ScytheScenario:
    """R32, R33: a mech with two workers and tokens of two kinds."""
    t = scythe(f"""
        nordic industrial, polania engineering
        r6c5: nordic speed, 2 workers; 2 oil, 1 food
        {OPEN}
    """)
    return t.plays("nordic", "move / build", "move units", "mech", "to mountain 6-6", "choose")


def fighting() -> ScytheScenario:
    """R62: two fighters, so up to two combat cards."""
    t = scythe(f"""
        saxony engineering, polania mechanical
        r6c5: saxony character, speed
        r6c6: polania submerge
        saxony: power 3, hand 2 3 5
        polania: power 3, hand 4
        {OPEN}
    """)
    t.plays("saxony", "move / enlist", "move units", "character", "to mountain 6-6")
    return t.plays("saxony", "mech in forest 6-5", "to mountain 6-6", "1 power")


def producing() -> ScytheScenario:
    """R83: on two of three territories."""
    t = scythe("""
        nordic engineering, polania mechanical
        r1c4: nordic 1 worker
        r1c5: nordic 1 worker
        r1c2: nordic 1 worker
    """)
    return t.plays("nordic", "produce / upgrade", "produce")


def trading() -> ScytheScenario:
    """R82: two tokens, each on one of two territories."""
    t = scythe("""
        nordic industrial, polania engineering
        r1c4: nordic 1 worker
        r1c5: nordic 1 worker
    """)
    return t.plays("nordic", "trade / enlist", "trade for resources")


SETS = {
    "pay": (paying, "nordic", ["from forest 1-4", "from village 7-5", "from village 7-5"]),
    "load": (carrying, "nordic", ["1 oil", "1 worker", "1 food"]),
    "combat_card": (fighting, "saxony", ["combat card 2", "combat card 5"]),
    "produce_on": (producing, "nordic", ["on farm 1-2", "on forest 1-4"]),
    "token_on": (trading, "nordic", ["on tundra 1-5", "on forest 1-4"]),
}


@pytest.mark.parametrize("ask", list(SETS))
def test_a_set_may_be_chosen_in_any_order_and_is_recorded_in_one(ask: str) -> None:
    start, seat, texts = SETS[ask]
    found: set[tuple[tuple[Option, ...], str]] = set()
    for order in permutations(texts):
        t = start()
        t.asks(seat, ask).chooses(seat, *order)
        found.add((tuple(t.game.moves), t.g.digest()))
    assert len(found) == 1


@pytest.mark.parametrize("ask", list(SETS))
def test_nothing_happens_before_the_set_is_whole(ask: str) -> None:
    start, seat, _ = SETS[ask]
    t = start()
    before, told = t.g.digest(), len(t.game.events)
    t.game.play(t.decision(seat).options[0])
    t.asks(seat, ask)
    assert t.g.digest() == before and len(t.game.events) == told


def test_a_wrong_set_is_refused_and_nothing_changes() -> None:
    t = paying()
    before = t.g.digest()
    with pytest.raises(IllegalOption, match="Choose 3 of"):
        t.chooses("nordic", "from forest 1-4", "from village 7-5")
    with pytest.raises(IllegalOption, match="not that often"):
        t.chooses("nordic", "from forest 1-4", "from forest 1-4", "from village 7-5")
    assert t.g.digest() == before


def test_r62_combat_cards_stay_sealed_until_both_have_chosen() -> None:
    t = fighting().chooses("saxony", "combat card 2", "combat card 5")
    view = t.game.view(t.seats["polania"])
    assert view["sealed"] == [True, False] and view["own_sealed"] is None
    t.plays("polania", "0 power").chooses("polania")
    assert t.hand("saxony") == [3]


def test_r125_r138_others_do_not_learn_that_all_cards_have_the_same_value() -> None:
    """Two equal cards: nothing to choose, but asked all the same; one card: everybody knows."""
    for hand, asked in (("2 2", True), ("2", False)):
        t = scythe(f"""
            saxony engineering, crimea agricultural
            saxony: factory 3, hand {hand}
        """)
        t.plays("saxony", "the Factory card", "pay 1 combat card")
        assert (t.decision("saxony").ask == "pay_card") == asked
        assert t.question("saxony") == "The Factory card: pay which combat card?" or not asked


def test_r99_coercion_hides_equal_cards_too() -> None:
    t = scythe("""
        crimea industrial, polania engineering
        r8c1: crimea 1 worker; 2 oil
        crimea: hand 2 2
    """)
    t.plays("crimea", "bolster / upgrade", "skip", "upgrade").asks("crimea", "coerce", ["combat card 2"])


def test_r39_what_must_leave_a_lake_is_no_choice() -> None:
    t = scythe("""
        nordic industrial, polania engineering
        r2c3: nordic character, seaworthy, 2 workers; 1 oil, 1 food
    """)
    t.plays("nordic", "move / build", "move units", "mech", "to farm 1-2")
    t.asks("nordic", "cargo_left", ["everything", "nothing", "choose"]).plays("nordic", "choose")
    t.asks("nordic", "load").chooses("nordic", "1 food")
    assert t.units("r1c2") == "nordic 1 mech 2 workers"
    assert t.tokens("r1c2") == {"food": 1} and t.tokens("r2c3") == {"oil": 1}
