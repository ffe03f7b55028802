"""The whole board: the map, the Court, the round, the ambitions, the supply, and a panel per seat."""

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from boardwright.terminal.draw import View
from boardwright.words import Words

from .chart import chart
from .names import action_card, ambition_name, court_card, per_seat, resource_name, seat_name, shape
from .seats import seat_panel

LEAST_PANEL = 33
"""Panels stand side by side as long as each has so many columns."""


def board(view: View, words: Words, width: int) -> RenderableType:
    """A view of Arcs, for a number of columns."""
    panels = [court(view, words), ambitions(view, words), played(view, words), supply(view, words)]
    seats = [seat_panel(view, words, seat) for seat in range(view["seats"])]
    across = across_of(width)
    return Group(
        heading(view, words),
        chart(view, words, width),
        Text(words.message("board-legend"), "dim"),
        *side_by_side(panels, across, width),
        *side_by_side(seats, min(across, len(seats)), width),
        *([scored(view, words)] if view["ended"] else []),
    )


def across_of(width: int) -> int:
    """How many panels stand side by side."""
    return 4 if width >= 4 * LEAST_PANEL else min(2, max(1, width // LEAST_PANEL))


def side_by_side(panels: list[RenderableType], across: int, width: int) -> list[RenderableType]:
    """Panels in rows of equal columns."""
    rows: list[RenderableType] = []
    for first in range(0, len(panels), across):
        grid = Table.grid(padding=0)
        for _ in range(across):
            grid.add_column(width=width // across)
        grid.add_row(*panels[first : first + across])
        rows.append(grid)
    return rows


def heading(view: View, words: Words) -> RenderableType:
    """The chapter, who has the initiative, and what is left of the turn."""
    values = {"chapter": view["chapter"], "seat": words.name("seat", view["initiative"]), "setup": view["setup"]}
    return Text(words.message("board-heading", **values), "bold").append_text(turn_of(view, words))


def turn_of(view: View, words: Words) -> Text:
    """Whose turn it is and what is left of it."""
    if view["turn"] < 0:
        return Text("")
    turn = "board-prelude" if view["prelude"] else "board-pips"
    return Text(f" {words.message(turn, seat=words.name('seat', view['turn']), count=view['pips'])}")


def framed(words: Words, title: str, content: RenderableType, **values: str | int) -> Panel:
    return Panel(
        content,
        title=Text(words.message(title, **values), "bold"),
        title_align="left",
        box=box.ROUNDED,
        border_style="grey50",
        padding=(0, 1),
    )


def court(view: View, words: Words) -> RenderableType:
    """The row of the Court, with the agents on each card."""
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True)
    for entry in view["court"]:
        grid.add_row(court_card(words, entry["card"]), per_seat(entry["agents"]))
    return framed(words, "board-court", grid, count=view["court_deck"])


def ambitions(view: View, words: Words) -> RenderableType:
    """What each ambition is worth now, and how far everybody is."""
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True)
    for ambition, entry in view["ambitions"].items():
        markers = Text(" ").join(Text(f"{first}/{second}", "bold") for first, second in entry["markers"])
        counts = Text(" ").join(shape(seat, count) for seat, count in enumerate(entry["counts"]))
        if entry["dummy"]:
            counts.append(f" +{entry['dummy']}", "dim")
        style = "bold" if entry["markers"] else ""
        grid.add_row(Text(ambition_name(words, ambition), style), markers, counts)
    left = words.listed(f"{first}/{second}" for first, second in view["available_markers"])
    free = Text(words.message("board-markers", markers=left) if left else words.message("board-no-markers"), "dim")
    return framed(words, "board-ambitions", Group(grid, free))


def scored(view: View, words: Words) -> RenderableType:
    """Where the Power came from, by chapter and ambition, with the sums."""
    grid = scored_rows(view, words)
    total = Text(" ").join(shape(seat, player["power"]) for seat, player in enumerate(view["players"]))
    grid.add_row(Text(words.message("board-scored-sum"), "bold"), total)
    return framed(words, "board-scored", grid)


def scored_rows(view: View, words: Words) -> Table:
    """The Power of each chapter and ambition."""
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True)
    for row in view["scored"]:
        label = words.message("board-scored-earlier")
        if row["ambition"] is not None:
            ambition = ambition_name(words, row["ambition"])
            label = words.message("board-scored-row", chapter=row["chapter"], ambition=ambition)
        grid.add_row(Text(label), Text(" ").join(shape(seat, power) for seat, power in enumerate(row["power"])))
    return grid


def played(view: View, words: Words) -> RenderableType:
    """The cards of this round, and what unions have claimed."""
    lines: list[RenderableType] = []
    for entry in view["round"]:
        card = action_card(words, entry["card"]) if entry["card"] else words.message("board-face-down")
        said = words.message(f"board-{entry['mode']}", card=card)
        lines.append(Text.assemble(seat_name(words, entry["seat"]), " ", said))
    if view["zero"]:
        lines.append(Text(words.message("board-zero"), "dim"))
    if view["seized"] >= 0:
        lines.append(Text(words.message("board-seized", seat=words.name("seat", view["seized"])), "bold"))
    for claim in view["claims"]:
        card = words.message("board-claim", card=action_card(words, claim["action"]))
        lines.append(Text.assemble(seat_name(words, claim["seat"]), " ", court_card(words, claim["card"]), ": ", card))
    if not lines:
        lines.append(Text(words.message("board-nothing-played"), "dim"))
    return framed(words, "board-round", Group(*lines))


def supply(view: View, words: Words) -> RenderableType:
    """The resource tokens that can still be gained, and the discard piles."""
    grid = Table.grid(padding=(0, 1))
    for resource, count in view["supply"].items():
        spent = view["spent"][resource]
        extra = Text(words.message("board-spent", count=spent) if spent else "", "dim")
        grid.add_row(resource_name(words, resource), Text(str(count)), extra)
    lines: list[RenderableType] = [grid, Text(words.message("board-discard", count=view["discard"]), "dim")]
    if view["face_up_discard"]:
        cards = words.listed(action_card(words, card) for card in view["face_up_discard"])
        lines.append(Text(words.message("board-face-up", cards=cards), "dim"))
    return framed(words, "board-supply", Group(*lines))
