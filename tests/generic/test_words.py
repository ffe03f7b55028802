"""Every question, option and line of the chronicle can be said; options are unique and can be typed."""

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.kernel.rng import Rng
from boardwright.words import Words, folded, languages, missing, unreadable, wrong_variables
from tests.generic.cases import CASES, Case
from tests.generic.faces import asked, steps
from tests.generic.players import player

pytestmark = pytest.mark.plain_only


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", boardwright.games())
def test_every_message_is_there(game: str, language: str) -> None:
    rules = rules_of(game)
    assert not missing(rules, language)
    assert not wrong_variables(rules, language)
    assert not unreadable(language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", CASES, ids=str)
def test_options_are_unique_and_parse_back(case: Case, language: str) -> None:
    game, words, rng = case.new(41), Words(case.rules, language, strict=True), Rng.seeded(41)
    for _ in steps(game, player(41)):
        decision = asked(game)
        assert words.ask(decision).strip()
        texts = [words.option(option) for option in decision.options]
        assert all(text.strip() for text in texts)
        assert len({folded(text) for text in texts}) == len(texts), f"{decision.ask}: {sorted(texts)}"
        chosen = rng.below(len(texts))
        assert words.parse(decision, texts[chosen]) == decision.options[chosen]
    lines = [words.event(event) for event in game.events]
    assert lines and all(line.strip() for line in lines)
    outcome = game.outcome
    assert outcome is not None and words.outcome(outcome).strip()
