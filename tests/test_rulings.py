"""Every ruling that code or tests cite is listed with its page and its place, and every listed one is tested."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import boardwright
from boardwright.rulings import LEAST_SURE, LOW, Ruling, folder_of, rulings_of
from tools import rulings as tool

pytestmark = pytest.mark.plain_only

GAMES = boardwright.games()
TESTS = Path(__file__).parent
ID = r"[RQDCS]\d{1,3}"
CITED = re.compile(rf"\b{ID}\b")
NAMED = re.compile(rf"_({ID.lower()})(?=_)", re.ASCII | re.IGNORECASE)
"""In the name of a test: test_r12_spent_tokens_…"""


def listed(game: str) -> list[Ruling]:
    rulings = rulings_of(game)
    assert rulings is not None
    return [one for subject in rulings.subjects for one in subject.rulings]


@cache
def cited_in(path: Path) -> frozenset[str]:
    """The ids in a file: in its text, and in the names of its tests."""
    text = path.read_text("utf-8")
    names = re.findall(r"def (test_\w+)", text)
    return frozenset(CITED.findall(text)) | {word.upper() for name in names for word in NAMED.findall(f"{name}_")}


def citing_tests(game: str) -> list[Path]:
    return [
        path
        for path in TESTS.rglob("*.py")
        if game in path.relative_to(TESTS).parts or path.stem.startswith(f"test_{game}")
    ]


def sources_of(game: str) -> Iterator[Path]:
    for path in folder_of(game).rglob("*.*"):
        if path.suffix in (".py", ".yaml") and path.name != "rulings.yaml":
            yield path


@pytest.mark.parametrize("game", GAMES)
def test_every_cited_ruling_is_listed_once(game: str) -> None:
    ids = [one.id for one in listed(game)]
    assert len(ids) == len(set(ids)) > 70
    cited = {one for path in (*sources_of(game), *citing_tests(game)) for one in cited_in(path)}
    assert sorted(cited - set(ids)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_listed_ruling_is_cited_by_the_tests_it_names(game: str) -> None:
    folder = TESTS / "games" / game
    wrong = [(one.id, test) for one in listed(game) for test in one.tests if one.id not in cited_in(folder / test)]
    assert wrong == []
    assert [one.id for one in listed(game) if not one.tests] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_place_in_the_code_exists(game: str) -> None:
    for one in listed(game):
        assert one.code, one.id
        for place in one.code:
            file, _, name = place.partition(":")
            path = folder_of(game) / file
            assert name in names_in(path) if name else path.exists(), f"{one.id}: {place}"


@cache
def names_in(path: Path) -> frozenset[str]:
    """The functions, classes and methods of a module; the ids of a data file."""
    text = path.read_text("utf-8")
    if path.suffix == ".yaml":
        return frozenset(re.findall(r"\bid: (\w+)", text))
    return frozenset(defined(ast.parse(text).body, ""))


def defined(nodes: list[ast.stmt], prefix: str) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield prefix + node.name
            yield from defined(node.body, f"{prefix}{node.name}.")


@pytest.mark.parametrize("game", GAMES)
def test_a_doubtful_point_says_how_sure_we_are(game: str) -> None:
    for one in listed(game):
        assert one.sure in (("",) if one.id.startswith("R") else ("high", "medium", LOW)), one.id
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
