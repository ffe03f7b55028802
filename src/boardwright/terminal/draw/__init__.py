"""How the view of a game is drawn in a terminal. One module per game; others are printed plainly."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from boardwright.games import part_of
from boardwright.words import SHAPES, Words

View = Mapping[str, Any]


@dataclass(frozen=True)
class Drawing:
    """A board from a view, for a number of columns; the colours of the seats."""

    board: Callable[[View, Words, int], RenderableType]
    styles: Sequence[str]

    def style(self, seat: int) -> str:
        return self.styles[seat % len(self.styles)]

    def shape(self, seat: int) -> str:
        return SHAPES[seat % len(SHAPES)]


def drawing_of(game: str) -> Drawing:
    """The drawing of a game; of a game without one, its view as a list."""
    from .plain import DRAWING as PLAIN  # which needs the class above

    return part_of(game, __name__, "DRAWING", PLAIN)
