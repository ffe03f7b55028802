"""Every card of the fates: a class of its own or a reason, a text, and tests of its clauses."""

import re
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

from boardwright.games import rules_of
from boardwright.games.arcs.campaign.facts import FATE_DATA
from boardwright.games.arcs.campaign.moments import ReachCard
from boardwright.games.arcs.facts import CARD_NUMBER
from boardwright.games.arcs.moments import CARDS, MOMENTS, built_cards
from boardwright.words import Words

pytestmark = pytest.mark.plain_only

RULES = rules_of("arcs_campaign")
ROWS: list[dict[str, Any]] = [row for fate in FATE_DATA for row in fate["cards"]]
IDS = [row["id"] for row in ROWS]

WITHOUT_RULES = {
    "f222": "what it says of Members their titles do",
    "f515": "an Event: it is an action card in the deck",
    "f327": "it says what F326 says",
    "f426": "a reminder",
    "f721": "a reminder",
    "f1410": "a reminder",
    "f903": "who holds it knows where the Portal is",
    **{f"f{number}": "it shows whose city carries a Seat" for number in range(1603, 1609)},
    "f1609": "who is Lord is asked of the state",
}
"""Cards that speak at no moment, besides Resolutions, which are steps in data/."""


def test_there_are_the_cards_of_all_fates() -> None:
    assert len({re.sub(r"\d\d$", "", one) for one in IDS}) == 24


@pytest.mark.parametrize("row", ROWS, ids=IDS)
def test_a_card_has_rules_of_its_own_or_needs_none(row: dict[str, Any]) -> None:
    does_nothing = type(CARDS[CARD_NUMBER[row["id"]]]) is ReachCard
    assert does_nothing == (row["kind"] == "resolution" or row["id"] in WITHOUT_RULES)


def test_every_card_has_help() -> None:
    topics = set(Words(RULES, strict=True).topics())
    assert [one for one in IDS if one not in topics] == []


def test_what_a_card_calls_like_a_moment_is_that_moment() -> None:
    """A method of another meaning would speak at it all the same."""
    for moment, sort in MOMENTS.items():
        expected = list(signature(getattr(sort, moment)).parameters)
        for card in built_cards():
            if isinstance(card, sort):
                assert list(signature(getattr(type(card), moment)).parameters) == expected, (type(card), moment)


def test_every_clause_is_listed_once() -> None:
    for one in IDS:
        clauses = CARDS[CARD_NUMBER[one]].clauses()
        assert len(set(clauses)) == len(clauses)
        assert all(f"{one}.{clause}" in RULES.clauses for clause in clauses)


def test_every_card_or_a_twin_of_it_is_named_in_a_test() -> None:
    """A card like another has the same class; so have those that Arcs has as well."""
    folder = Path(__file__).parents[1]
    text = "\n".join(path.read_text("utf-8") for path in folder.rglob("test_*.py") if path != Path(__file__))
    named = {one for one in CARD_NUMBER if re.search(rf"(\b|_){re.escape(one)}(\b|_)", text, re.IGNORECASE)}
    tested = {type(card) for card in built_cards() if card.id in named}
    speaking = [one for one in IDS if type(CARDS[CARD_NUMBER[one]]) is not ReachCard]
    assert [one for one in speaking if type(CARDS[CARD_NUMBER[one]]) not in tested] == []
