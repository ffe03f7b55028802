"""A game as text, as the terminal draws it."""

from io import StringIO

from rich.console import Console

from boardwright.kernel.game import Game
from boardwright.terminal.draw import drawing_of
from boardwright.words import Words

WIDTH = 120


def picture(game: Game, seat: int | None = None) -> str:
    """The table as a seat sees it (without a seat: the one that is asked), and the question to it."""
    words = Words(game.rules).of(game)
    decision = game.decision
    if seat is None and decision is not None:
        seat = decision.seat
    console = Console(file=StringIO(), width=WIDTH, markup=False, highlight=False, emoji=False, color_system=None)
    console.print(drawing_of(game.rules.name).board(game.view(seat), words, WIDTH))
    if decision is not None and decision.seat == seat:
        console.print(words.ask(decision))
        for option in decision.options:
            console.print(f"  {words.offered(decision, option)}")
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()
