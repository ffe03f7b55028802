"""Any view, as a list of what it says."""

import json

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.words import Words

from . import Drawing, View


def board(view: View, words: Words, width: int) -> RenderableType:
    """One row for each entry of the view."""
    table = Table(box=box.ROUNDED, show_header=False, width=min(width, 100))
    table.add_column(no_wrap=True, style="bold")
    table.add_column(ratio=1)
    for key, value in view.items():
        table.add_row(Text(key), Text(json.dumps(value, ensure_ascii=False)))
    return table


DRAWING = Drawing(board, styles=("red", "dodger_blue1", "white", "yellow"))
