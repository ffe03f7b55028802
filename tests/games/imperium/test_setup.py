"""Set-up (p.6 to p.9): counts per number of players, and per nation."""

from typing import Any

import pytest

from boardwright.games import rules_of
from boardwright.games.imperium.facts import (
    CARDS,
    CARDS_OF,
    FIRST_FACES,
    NAMES,
    NATION_FILES,
    NATIONS,
    NOTHING,
    NUMBER,
    PLAYERS,
    SETS,
    START,
    SUIT_BITS,
    TRIBUTARY,
    UNREST,
    is_a,
)
from boardwright.games.imperium.setup import suit_at_setup
from boardwright.games.imperium.state import BELOW, DECK, DEVELOPMENT, FRONT, HAND, MAIN, NATION, Imperium
from boardwright.kernel.errors import BadSetting
from boardwright.kernel.game import Game


def new(seats: int, seed: int = 1, **options: str) -> Imperium:
    state = Game.new(rules_of("imperium"), seats, seed, options).state
    assert isinstance(state, Imperium)
    state.check()
    return state


def test_there_are_552_cards() -> None:
    assert len(FIRST_FACES) == len(set(CARDS)) == 552
    assert sum(len(CARDS_OF[place]) for place in range(len(SETS))) == 552
    assert [len(CARDS_OF[place]) for place in range(2)] == [83, 83]


# nation: cards, draw deck, unrest in it, nation deck without the accession card, unrest in it, developments,
# unrest added to the pile with 2, 3, 4 players (p.6–8)
NATION_COUNTS = {
    "carthaginians": (23, 10, 2, 5, 0, 6, 0, 0, 0),
    "celts": (28, 10, 2, 6, 1, 5, 0, 2, 5),
    "greeks": (23, 10, 2, 3, 1, 8, 0, 0, 0),
    "macedonians": (23, 11, 3, 3, 0, 7, 0, 0, 0),
    "persians": (23, 10, 2, 4, 1, 7, 0, 0, 0),
    "romans": (23, 10, 2, 5, 1, 6, 0, 0, 0),
    "scythians": (24, 11, 3, 7, 2, 4, 0, 0, 0),
    "vikings": (26, 9, 1, 13, 2, 0, 0, 1, 2),
    "arthurians": (29, 10, 0, 7, 0, 5, 2, 3, 4),
    "atlanteans": (22, 11, 3, 0, 0, 10, 0, 0, 0),
    "egyptians": (23, 10, 2, 3, 1, 8, 0, 0, 0),
    "mauryans": (24, 8, 2, 8, 2, 6, 0, 0, 0),
    "minoans": (23, 10, 3, 4, 1, 7, 0, 0, 0),
    "olmecs": (26, 10, 0, 5, 0, 6, 1, 2, 3),
    "qin": (25, 9, 1, 4, 1, 8, 0, 1, 2),
    "utopians": (21, 13, 0, 0, 0, 0, 3, 4, 5),
}


@pytest.mark.parametrize("nation", NATIONS)
def test_nation(nation: str) -> None:
    cards, deck, deck_unrest, nation_deck, nation_unrest, developments, *supply = NATION_COUNTS[nation]
    own = CARDS_OF[SETS.index(nation)]
    assert len(own) == cards
    other = "romans" if nation != "romans" else "greeks"
    g = new(2, nation_1=nation, nation_2=other)
    start = g.zone(0, HAND) + g.zone(0, DECK)
    assert len(start) == deck and len(g.zone(0, HAND)) == 5
    assert sum(is_a(card, UNREST) for card in start) == deck_unrest
    waiting = [card for card in g.zone(0, NATION) if START[card] == "nation"]
    assert len(waiting) == nation_deck
    assert sum(is_a(card, UNREST) for card in waiting) == nation_unrest
    assert len(g.zone(0, DEVELOPMENT)) == developments
    has_accession = nation not in ("atlanteans", "utopians")
    assert [START[card] for card in g.zone(0, NATION)[:1]] == (["accession"] if has_accession else [])
    assert g.tokens[:3] == [3, 2, 1] and g.actions[0] == 3
    assert g.exhaust[0] == (3 if nation == "utopians" else 5)
    assert g.empire[0] == (1 if nation == "atlanteans" else 0)
    added = [card for card in own if START[card] == "supply"]
    assert [sum(PLAYERS[card] <= seats for card in added) for seats in (2, 3, 4)] == supply


def test_cards_in_front_of_the_player() -> None:
    g = new(3, nation_1="arthurians", nation_2="utopians", nation_3="romans")
    assert [CARDS[card] for card in g.zone(0, FRONT)] == ["2ART1", "2ART2"]
    assert [CARDS[card] for card in g.zone(1, FRONT)] == ["2UTO1", "2UTO2"]
    assert [CARDS[card] for card in g.zone(1, BELOW)] == ["2UTO3"]
    assert [CARDS[card] for card in g.zone(2, FRONT)] == ["1ROM1"]


@pytest.mark.parametrize("box", ["classics", "legends"])
@pytest.mark.parametrize(
    ("seats", "fame", "unrest", "small", "main"), [(2, 6, 8, 6, 34), (3, 7, 10, 7, 37), (4, 8, 12, 8, 38)]
)
def test_common_area(box: str, seats: int, fame: int, unrest: int, small: int, main: int) -> None:
    """p.8 and Q49, with nations that add no unrest."""
    nations = ("romans", "greeks", "persians", "macedonians")
    options: dict[str, Any] = {f"nation_{seat + 1}": nations[seat] for seat in range(seats)}
    g = new(seats, commons=box, **options)
    below = sum(card != NOTHING for card in g.market_unrest)
    assert len(g.fame) == fame
    assert len(g.unrest) + below == unrest
    assert [len(pile) + 1 for pile in g.piles[:3]] == [small] * 3
    assert len(g.piles[MAIN]) + 2 == main
    assert [suit_at_setup(card) for card in g.market[:3]] == [0, 1, 2]
    for slot, card in enumerate(g.market):
        has_region = bool(SUIT_BITS[card] & 1)
        assert (g.market_unrest[slot] == NOTHING) == has_region
        only_civilised = bool(SUIT_BITS[card] >> 2 & 1) and not SUIT_BITS[card] >> 1 & 1
        assert g.market_tokens[slot * 3 : slot * 3 + 3] == [0, 0, 1 if only_civilised else 0]


@pytest.mark.parametrize("seed", range(10))
def test_tributaries_that_share_a_nations_name_are_replaced(seed: int) -> None:
    """p.6: with both boxes, by one of the other box, which is neither for more players nor of a nation in the game."""
    g = new(2, seed, commons="legends", nation_1="celts", nation_2="minoans")
    found = [card for card in [*g.piles[MAIN], *g.market] if card != NOTHING and is_a(card, TRIBUTARY)]
    names = [NAMES[card] for card in found]
    assert len(found) == 9 and "Celts" not in names and "Minoans" not in names
    new_cards = [card for card in found if CARDS[card].startswith("1TRI")]
    assert len(new_cards) == 1 and PLAYERS[new_cards[0]] == 1


def test_one_box_keeps_its_tributaries() -> None:
    g = new(2, box="classics", nation_1="celts", nation_2="romans")
    found = [CARDS[card] for card in [*g.piles[MAIN], *g.market] if card != NOTHING and is_a(card, TRIBUTARY)]
    assert all(card.startswith("1TRI") for card in found)
    assert {NATION_FILES[nation]["box"] for nation in new(4, box="legends").nations} == {"legends"}


def test_sides() -> None:
    g = new(2, nation_1="romans", nation_2="celts", side_1="A", side_2="B")
    assert g.flipped == [NUMBER["1CEL1"]]


@pytest.mark.parametrize(
    "options",
    [
        {"nation_1": "romans", "nation_2": "romans"},
        {"box": "classics", "nation_1": "qin"},
        {"box": "classics", "commons": "legends"},
        {"nation_1": "etruscans"},
        {"side_1": "C"},
    ],
)
def test_settings_that_cannot_be(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetting):
        new(2, **options)
