"""Parts of a screen that are made once for what they show.

A kept function is given plain data and looks at nothing else: all that it was given is the key under which its text is
kept. So whoever is shown equal data is shown the same text, made once, and nobody is shown a text that was made from
data which they were not given.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec

from markupsafe import Markup
from msgspec import msgpack

from .elements import Node, rendered

Given = ParamSpec("Given")

MOST = 24_000_000
"""So many letters are kept in each of two halves; a half that is full becomes the older, and the older is forgotten."""

pack = msgpack.Encoder().encode


class Shelf:
    """What was made: what was used lately is kept, the rest is forgotten."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.letters = 0
        self.lately: dict[tuple[Any, ...], Markup] = {}
        self.before: dict[tuple[Any, ...], Markup] = {}

    def keep(self, key: tuple[Any, ...], text: Markup) -> None:
        """Keep a text."""
        if self.letters > self.most:
            self.lately, self.before, self.letters = {}, self.lately, 0
        self.lately[key] = text
        self.letters += len(text) + 200  # with what the key takes

    def clear(self) -> None:
        """Forget everything."""
        self.lately, self.before, self.letters = {}, {}, 0


shelf = Shelf()


def kept(draw: Callable[Given, Node]) -> Callable[Given, Markup]:
    """Make a part of a screen once for what it is given: plain data, words and a Cast, in their order."""

    @wraps(draw)
    def part(*given: Given.args, **named: Given.kwargs) -> Markup:
        assert not named, "what a part shows is given in its order"
        key = (draw, *[pack(one) if one.__class__ is dict or one.__class__ is list else one for one in given])
        text = shelf.lately.get(key)
        if text is None:
            text = shelf.before.get(key)
            if text is None:
                text = rendered(draw(*given, **named))
            shelf.keep(key, text)
        return text

    return part
