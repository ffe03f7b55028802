"""The whole board: the round, the piles, a panel per seat, the market, and the viewer's hand."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.sentences import capital
from boardwright.terminal.draw import View
from boardwright.words import SHAPES, Words

from .common import market, piles
from .names import STYLES
from .seats import hand_panel, seat_panel

LEAST_PANEL = 44
"""Panels of seats stand side by side as long as each has so many columns."""

LEAST_TEXTS = 55
"""So have the market and the hand, which are full of words."""


def board(view: View, words: Words, width: int) -> RenderableType:
    """A view of Imperium, for a number of columns. What is chosen from most often stands next to the question."""
    seats = [seat_panel(view, words, seat) for seat in range(view["seats"])]
    texts: list[RenderableType] = [market(view, words)]
    if view["seat"] is not None:
        texts.append(hand_panel(view, words))
    return Group(
        heading(view, words),
        piles(view, words),
        *side_by_side(seats, max(1, width // LEAST_PANEL), width),
        *side_by_side(texts, max(1, width // LEAST_TEXTS), width),
    )


def side_by_side(panels: list[RenderableType], most: int, width: int) -> list[RenderableType]:
    """Panels in rows of equal columns, the rows as even as can be."""
    rows = -(-len(panels) // most)
    across = -(-len(panels) // rows)
    shown: list[RenderableType] = []
    for first in range(0, len(panels), across):
        row = panels[first : first + across]
        grid = Table.grid(padding=0)
        for _ in row:
            grid.add_column(width=width // len(row))
        grid.add_row(*row)
        shown.append(grid)
    return shown


def heading(view: View, words: Words) -> RenderableType:
    """The round, whose turn it is and what is left of it, and whether the end has come near."""
    box = words.message(f"board-box-{view['box']}")
    text = Text(words.message("board-heading", round=view["round"], box=box), "bold")
    text.append(" · ")
    text.append_text(doing(view, words))
    if view["reason"]:
        reason = words.name("reason", view["reason"])
        text.append("\n")
        text.append(words.message("board-ending", reason=reason, last=view["ending"]), "bold bright_red")
    return text


def doing(view: View, words: Words) -> Text:
    """Whose turn it is and what is left of it, or that it is the solstice."""
    if view["doing"] == "solstice":
        return Text(words.message("topic-solstice"))
    seat = view["turn"]
    player = view["players"][seat]
    values = {"seat": words.name("seat", seat), "actions": player["actions"], "exhaust": player["exhaust"]}
    turn = capital(words.message(f"board-doing-{view['doing']}", **values))
    return Text(f"{SHAPES[seat]} {turn}", STYLES[seat])
