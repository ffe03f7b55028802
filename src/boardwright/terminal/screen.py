"""The terminal as a place to print on."""

from collections.abc import Sequence
from typing import NoReturn

from rich.console import Console
from rich.text import Text

from boardwright.sentences import parts_of
from boardwright.terminal.draw import Drawing


class Screen(Console):
    """A console that takes every text as it is and lets a closed pipe end the command."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, highlight=False, emoji=False, soft_wrap=False)

    def on_broken_pipe(self) -> NoReturn:
        """Called while a BrokenPipeError is handled."""
        raise BrokenPipeError


def tinted(text: str, drawing: Drawing) -> Text:
    """A sentence with the marked names of seats in their colours."""
    return Text.assemble(
        *((part.text, "" if part.seat is None else drawing.style(part.seat)) for part in parts_of(text))
    )


def numbered(lines: Sequence[Text], first: int = 1) -> Text:
    """Lines with a number before each, hanging so that the numbers stand apart."""
    width = len(str(first + len(lines) - 1))
    rows = [Text.assemble((f" {number:>{width}}  ", "bold"), line) for number, line in enumerate(lines, first)]
    return Text("\n").join(rows)
