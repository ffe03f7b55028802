"""Every ruling that code or tests cite is listed with its page and its place, and every listed one is tested."""

import re

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.rulings import LEAST_SURE, LOW, Ruling, folder_of, rulings_of
from tools import rulings as tool

pytestmark = pytest.mark.plain_only

GAMES = boardwright.games()

A_DOUBTS = [(1, 37), (40, 48), (50, 56), (60, 67), (70, 74), (80, 83), (90, 96), (100, 101)]
"""A-99 is about names."""

DOUBTS = [
    *(f"A-{number:02}" for first, last in A_DOUBTS for number in range(first, last + 1)),
    *(f"B-{number:02}" for number in range(1, 49) if number != 38),
    *(f"CD{number}" for number in range(1, 27)),
]
"""Every point of the campaign that the sources leave open and that concerns play."""

FIRST_DECISION = 113
"""From this number on the rulings C of the campaign are our decisions."""


def listed(game: str) -> list[Ruling]:
    rulings = rulings_of(game)
    assert rulings is not None
    return [one for subject in rulings.subjects for one in subject.rulings]


def known(game: str) -> set[str]:
    """The rulings that code and tests of a game may cite: its own, and those of games that share code with it."""
    base = rules_of(game).builds_on
    shared = [other for other in GAMES if other in (game, base) or rules_of(other).builds_on == game]
    return {one for other in shared for one in (ruling.id for ruling in listed(other))}


@pytest.mark.parametrize("game", GAMES)
def test_every_cited_ruling_is_listed_once(game: str) -> None:
    ids = [one.id for one in listed(game)]
    assert len(ids) == len(set(ids)) > 70
    cited = {one for path in (*tool.sources_of(game), *tool.tests_of(game)) for one in tool.cited_in(path)}
    assert sorted(cited - known(game)) == []


def test_every_doubt_of_the_campaign_is_listed() -> None:
    ids = {one.id for one in listed("arcs_campaign")}
    assert [one for one in DOUBTS if one not in ids] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_listed_ruling_is_cited_by_the_tests_it_names(game: str) -> None:
    folder = tool.TESTS / "games" / game
    wrong = [(one.id, test) for one in listed(game) for test in one.tests if one.id not in tool.cited_in(folder / test)]
    assert wrong == []
    assert [one.id for one in listed(game) if not one.tests] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_place_in_the_code_exists(game: str) -> None:
    assert [one.id for one in listed(game) if not one.code] == []
    places = [(one.id, place) for one in listed(game) for place in one.code]
    assert [(one, place) for one, place in places if not tool.exists(folder_of(game), place)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_doubtful_point_says_how_sure_we_are(game: str) -> None:
    for one in listed(game):
        rule = one.id.startswith("R") or (
            re.fullmatch(r"C\d+", one.id) is not None and int(one.id[1:]) < FIRST_DECISION
        )
        assert one.sure in (("",) if rule else ("high", "medium", LOW)), one.id
        assert one.page and one.rule.endswith("."), one.id


@pytest.mark.parametrize("game", GAMES)
def test_readings_of_low_confidence_stand_first(game: str) -> None:
    rulings = rulings_of(game)
    assert rulings is not None
    first, *others = rulings.subjects
    assert first.title == LEAST_SURE and first.rulings and all(one.sure == LOW for one in first.rulings)
    assert all(subject.rulings and all(one.sure != LOW for one in subject.rulings) for subject in others)


def test_the_pages_in_docs_are_up_to_date() -> None:
    pages = tool.pages()
    assert sorted(pages) == sorted(tool.FOLDER.glob("*.md")) and len(pages) == len(GAMES)
    stale = [path.name for path, text in pages.items() if path.read_text("utf-8") != text]
    assert stale == [], "run: python tools/rulings.py"
