"""Whatever a game can offer can be said over the wire: every option, with its longest words."""

from collections.abc import Iterator

import msgspec
import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.kernel.decision import Option
from boardwright.kernel.features import Actions
from boardwright.research import features_of
from boardwright.table.forms import message_of_form
from boardwright.table.wire import LONGEST_EFFECT, LONGEST_MESSAGE, Play, Prepare, read_message

AT = "0123456789abcdef0123456789abcdef"


def options_of(actions: Actions) -> Iterator[Option]:
    """Every verb with each value of its arguments, the longest of the other arguments beside it."""
    for word, verb in actions.options.items():
        longest = [max(kind.domain, key=lambda value: len(str(value))) for kind in verb.kinds]
        yield (word, *longest)
        for place, kind in enumerate(verb.kinds):
            for value in kind.domain:
                yield (word, *longest[:place], value, *longest[place + 1 :])


@pytest.mark.parametrize("game", boardwright.games())
def test_every_option_of_every_game_fits(game: str) -> None:
    rules_of(game)
    for option in options_of(features_of(game).actions):
        data = msgspec.json.encode({"do": "play", "at": AT, "option": option})
        assert len(data) < LONGEST_MESSAGE
        message = read_message.decode(data)
        assert isinstance(message, Play) and tuple(message.option or ()) == option
        prepared = read_message.decode(msgspec.json.encode({"do": "prepare", "option": option}))
        assert isinstance(prepared, Prepare) and tuple(prepared.option) == option
        form = message_of_form({"do": "play", "at": AT, "option": msgspec.json.encode(option).decode()})
        assert form == message


def test_no_more_than_that_fits() -> None:
    words = {
        len(str(value))
        for game in boardwright.games()
        for verb in features_of(game).actions.options.values()
        for kind in verb.kinds
        for value in kind.domain
    }
    assert 0.9 * LONGEST_EFFECT < max(words) <= LONGEST_EFFECT
    with pytest.raises(msgspec.ValidationError):
        read_message.decode(msgspec.json.encode({"do": "play", "at": AT, "option": ["do", "x" * (LONGEST_EFFECT + 1)]}))
