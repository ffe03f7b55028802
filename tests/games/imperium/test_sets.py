"""Sets of cards: any order for people, one spelling in the record, and nothing happens before the set is whole."""

from itertools import permutations

import pytest

from boardwright.games.imperium.facts import NUMBER
from boardwright.kernel.errors import IllegalOption
from tests.games.imperium.position import ImperiumScenario, imperium

MARKET = "market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2"
HAND = "1ROM14 1UNR1 1ROM16 1UNR2"
UNREST, OTHER_UNREST, GLORY, ADVANCE = [("discard", NUMBER[card]) for card in ("1UNR1", "1UNR2", "1ROM14", "1ROM16")]


def at_the_cleanup() -> ImperiumScenario:
    t = imperium(f"seats 2\nred: romans; hand {HAND}; deck 1ROM3 1ROM4 1ROM5 1ROM6 1ROM7 1ROM8\nblue: celts\n{MARKET}")
    t.act("end turn", "Coast").asks("red", "cleanup_discard")
    return t


def test_the_cleanup_offers_unrest_after_a_nation_card() -> None:
    t = at_the_cleanup()
    t.chooses("red", "discard Advance", "discard Unrest")
    t.expect("red: discard 1ROM16 1UNR1")


def test_every_order_of_a_set_has_one_spelling() -> None:
    spellings = []
    for wanted in permutations([UNREST, GLORY, ADVANCE]):
        t = at_the_cleanup()
        t.game.play_set(wanted)
        spellings.append(t.game.moves[2:])
        t.expect("red: discard 1ROM14 1ROM16 1UNR1")
    assert all(moves == spellings[0] for moves in spellings)


def test_equal_cards_are_equal_options_as_often_as_there_are() -> None:
    t = at_the_cleanup()
    decision = t.decision("red")
    assert decision.among is not None
    assert decision.among.left.count(UNREST) == 2 and OTHER_UNREST not in decision.among.left
    with pytest.raises(IllegalOption, match="not that often"):
        t.game.play_set([UNREST, UNREST, UNREST])
    t.game.play_set([UNREST, UNREST])
    t.expect("red: discard 1UNR1 1UNR2")


def test_nothing_is_discarded_before_the_set_is_whole() -> None:
    t = at_the_cleanup()
    t.act("discard Unrest").expect(f"red: hand {HAND}; discard")
    t.act("discard Unrest").expect(f"red: hand {HAND}; discard")
    t.act("no more").expect("red: discard 1UNR1 1UNR2")


def test_no_card_is_a_set_too() -> None:
    at_the_cleanup().chooses("red").expect("red: discard")


def test_cards_from_several_zones_in_any_order() -> None:
    t = imperium("seats 2\nred: romans; hand 1TRI4 1UNR1 1ROM14; discard 1UNR3 1UNR4\nblue: celts\nunrest: 5")
    t.act("play Ionians")
    t.chooses("red", "Unrest (no. 3) from the discard pile", "Unrest (no. 1) from the hand")
    t.expect("red: hand 1ROM14; discard 1UNR4\nunrest: 7")
