"""Whatever a game asks, offers and tells is declared: its verb, its arguments, their values; so is every sentence."""

from collections.abc import Mapping
from typing import Any

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.kernel.decision import Option
from boardwright.kernel.vocabulary import Kind, Value, Verb, Vocabulary
from boardwright.words import FOLDERS, bundle_of, languages, needed
from tests.generic.cases import CASES, Case
from tests.generic.faces import asked, steps
from tests.generic.players import player
from tools import words as tool

SORTS = ("ask", "option", "event", "why")


def is_of(kind: Kind[Any], value: Value, seats: int, offered: bool) -> bool:
    """Whether a thing is of this kind; what is offered must also have its place among the action numbers."""
    if kind.relative:
        return value in range(seats) or value in kind.others
    if offered:
        return value in kind.domain
    if kind.ids:
        return value in kind.ids
    return isinstance(value, int) if kind.counts else not kind.domain or value in kind.domain


def wrong(table: Mapping[str, Verb], what: Option, seats: int, offered: bool = False) -> str:
    """What does not fit the declaration."""
    verb = table.get(str(what[0]))
    if verb is None or not verb.fits(what[1:]):
        return f"{what} is not declared so"
    values = zip(verb.names, verb.kinds, what[1:], strict=True)
    return ", ".join(
        f"{what}: {name} {value!r}" for name, kind, value in values if not is_of(kind, value, seats, offered)
    )


def comes_back(words: Vocabulary, option: Option) -> bool:
    return words.inside(words.outside(option)) == words.inside(option) == option


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_that_is_said_fits_its_declaration(case: Case) -> None:
    game, words = case.new(61), case.rules.vocabulary
    known: set[Option] = set()
    found: set[str] = set()
    for _ in steps(game, player(61)):
        decision = asked(game)
        found.add(wrong(words.asks, (decision.ask, *decision.values), case.seats))
        for option in {*decision.options} - known:
            known.add(option)
            found.add(wrong(words.options, option, case.seats, offered=True))
            assert comes_back(words, option), option
        for reason in game.why_not(decision.seat):
            found.add(wrong(words.reasons, reason.what, case.seats))
            assert comes_back(words, reason.option), reason
    for event in game.events:
        found.add(wrong(words.events, event.what, case.seats))
    assert found == {""}


@pytest.mark.plain_only
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", boardwright.games())
def test_there_is_no_sentence_that_nobody_says(game: str, language: str) -> None:
    rules = rules_of(game)
    messages = bundle_of((game, f"{game}-board", f"{game}-table"), language, tuple(FOLDERS))._messages
    declared = needed(rules)
    assert [
        one for one in messages if one.startswith(tuple(f"{sort}-" for sort in SORTS)) and one not in declared
    ] == []


@pytest.mark.parametrize("game", boardwright.games())
def test_ids_are_unique_and_tell_numbers_apart(game: str) -> None:
    for kind in rules_of(game).vocabulary.kinds.values():
        assert len(kind.numbers) == len(kind.ids), kind.name
        assert all(word and not word.lstrip("-").isdecimal() for word in kind.numbers), kind.name


@pytest.mark.plain_only
def test_the_pages_in_docs_are_up_to_date() -> None:
    pages = tool.pages()
    assert sorted(pages) == sorted(tool.FOLDER.glob("*.md"))
    stale = [path.name for path, text in pages.items() if path.read_text("utf-8") != text]
    assert stale == [], "run: python tools/words.py"
