"""One panel per seat: that of Arcs, with the title, the fate and its objective, Favors and tokens on cards."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from boardwright.terminal.draw import View
from boardwright.terminal.draw.arcs.names import per_seat, resource_name
from boardwright.terminal.draw.arcs.seats import joined, seat_frame, seat_lines
from boardwright.words import Words


def seat_panel(view: View, words: Words, seat: int) -> RenderableType:
    """Everything in front of one seat."""
    player = view["players"][seat]
    goal = player["objective"]["card"] if player["objective"] else ""
    ordinary = player | {"cards": [card for card in player["cards"] if card != goal]}
    lines = [standing(view, words, seat), *seat_lines(words, ordinary), *more(words, player)]
    return seat_frame(view, words, seat, lines)


def standing(view: View, words: Words, seat: int) -> Text:
    """The title, the fate, and how much of its objective is left."""
    player = view["players"][seat]
    first = seat == view["reach"]["first_regent"]
    title = words.message("reach-first-regent") if first else words.message(f"name-title-{player['title']}")
    text = Text(title, "bold")
    if player["objective"]:
        goal = player["objective"]
        said = words.message("reach-objective", marker=goal["marker"], start=goal["start"])
        text.append(f" · {words.name('fate', player['fate'])} · {said}", "not bold")
    return text


def more(words: Words, player: Mapping[str, Any]) -> list[Text]:
    """Favors, tokens on cards, and things in slots."""
    lines = []
    if any(player["favors"]):
        lines.append(Text.assemble((f"{words.message('reach-favors')} ", "dim"), per_seat(player["favors"])))
    for row in player["held"]:
        tokens = joined(resource_name(words, token) for token in row["tokens"])
        lines.append(Text.assemble((f"{words.name('court', row['card'])}: ", "dim"), tokens))
    return lines
