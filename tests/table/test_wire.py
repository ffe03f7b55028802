"""Whatever a game can offer can be said over the wire: every option, with its longest words."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.kernel.vocabulary import Kind, Value, Vocabulary
from boardwright.table.forms import message_of_form
from boardwright.table.wire import LONGEST_MESSAGE, LONGEST_PART, Play, Prepare, read_message

AT = "0123456789abcdef0123456789abcdef"


def values_of(kind: Kind[Any]) -> list[Value]:
    """What an option can hold, as it is sent."""
    return [kind.outside(value) for value in kind.domain]


def options_of(words: Vocabulary) -> Iterator[list[Value]]:
    """Every verb with each value of its arguments, the longest of the other arguments beside it."""
    for verb in words.options.values():
        values = [values_of(kind) for kind in verb.kinds]
        longest = [max(those, key=lambda value: len(str(value))) for those in values]
        yield [verb.word, *longest]
        for place, those in enumerate(values):
            for value in those:
                yield [verb.word, *longest[:place], value, *longest[place + 1 :]]


@pytest.mark.parametrize("game", boardwright.games())
def test_every_option_of_every_game_fits(game: str) -> None:
    words = rules_of(game).vocabulary
    for option in options_of(words):
        data = msgspec.json.encode({"do": "play", "at": AT, "option": option})
        assert len(data) < LONGEST_MESSAGE
        message = read_message.decode(data)
        assert isinstance(message, Play) and message.option == option
        assert words.outside(words.inside(option)) == option
        prepared = read_message.decode(msgspec.json.encode({"do": "prepare", "option": option}))
        assert isinstance(prepared, Prepare) and prepared.option == option
        form = message_of_form({"do": "play", "at": AT, "option": msgspec.json.encode(option).decode()})
        assert form == message


def test_no_more_than_that_fits() -> None:
    words = {
        len(str(value))
        for game in boardwright.games()
        for verb in rules_of(game).vocabulary.options.values()
        for kind in verb.kinds
        for value in values_of(kind)
    }
    assert 0.9 * LONGEST_PART < max(words) <= LONGEST_PART
    with pytest.raises(msgspec.ValidationError):
        read_message.decode(msgspec.json.encode({"do": "play", "at": AT, "option": ["do", "x" * (LONGEST_PART + 1)]}))
