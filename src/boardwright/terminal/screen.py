"""The terminal as a place to print on."""

import re
from collections.abc import Sequence
from typing import NoReturn

from rich.console import Console
from rich.text import Text

from boardwright.terminal.draw import Drawing
from boardwright.words import Words, capital


class Screen(Console):
    """A console that takes every text as it is and lets a closed pipe end the command."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, highlight=False, emoji=False, soft_wrap=False)

    def on_broken_pipe(self) -> NoReturn:
        """Called while a BrokenPipeError is handled."""
        raise BrokenPipeError


def tinted(text: str, words: Words, drawing: Drawing, seats: int) -> Text:
    """A sentence with the names of the seats in their colours."""
    result = Text(text)
    for seat in range(seats):
        name = str(words.name("seat", seat))
        result.highlight_regex(rf"\b({re.escape(name)}|{re.escape(capital(name))})\b", drawing.style(seat))
    return result


def numbered(lines: Sequence[Text], first: int = 1) -> Text:
    """Lines with a number before each, hanging so that the numbers stand apart."""
    width = len(str(first + len(lines) - 1))
    rows = [Text.assemble((f" {number:>{width}}  ", "bold"), line) for number, line in enumerate(lines, first)]
    return Text("\n").join(rows)
