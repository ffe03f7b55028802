"""The whole board: the map, the resources on it, and a panel per seat."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from boardwright.terminal.draw import View
from boardwright.words import Words

from .chart import chart
from .names import STYLES, seat_name


def board(view: View, words: Words, width: int) -> RenderableType:
    """A view of Scythe, for a number of columns."""
    return Group(
        heading(view, words),
        chart(view, words, width),
        Text(words.message("board-legend"), "dim"),
        *resources(view, words),
        *(seat_panel(view, words, seat) for seat in range(view["seats"])),
    )


def heading(view: View, words: Words) -> Text:
    text = Text(words.message("board-heading", round=view["round"], bonus=bonus(view, words)), "bold")
    for place in view["fights"]:
        text.append(" ")
        text.append(words.message("board-fight", place=words.name("place", place)), "bold red")
    return text


def bonus(view: View, words: Words) -> str:
    return words.message(f"topic-{view['structure_bonus']}".replace("_", "-"))


def resources(view: View, words: Words) -> list[Text]:
    """Where tokens lie, and how many of which kind."""
    lines = []
    for name, data in view["places"].items():
        if sum(data["tokens"].values()):
            kinds = [
                words.message("board-tokens", count=count, resource=words.name("resource", kind))
                for kind, count in data["tokens"].items()
                if count
            ]
            lines.append(words.message("board-place", place=words.name("place", name), tokens=words.listed(kinds)))
    return [Text(words.message("board-resources", places="; ".join(lines)))] if lines else []


def seat_panel(view: View, words: Words, seat: int) -> Panel:
    """Tracks, mat and cards of a seat."""
    player: dict[str, Any] = view["players"][seat]
    lines = [
        words.message("board-tracks", **{key: player[key] for key in ("power", "popularity", "combat_cards")}),
        words.message("board-pieces", workers=player["workers"], mechs=named(words, "ability", player["mechs"])),
        "; ".join(section(words, row) for row in player["sections"]),
        words.message("board-upgraded", cubes=named(words, "cube", player["upgraded"])),
        words.message("board-stars", stars=stars(words, player)),
    ]
    if player["coins"] is not None:
        lines.insert(0, words.message("board-coins", coins=player["coins"], fortune=player["fortune"]))
    if player["factory_card"]:
        lines.append(words.message("board-factory-card", factory=words.name("factory", player["factory_card"])))
    if player["hand"] is not None:
        lines.append(words.message("board-hand", cards=words.listed(str(value) for value in player["hand"]) or "–"))
        lines.append(words.message("board-objectives", cards=named(words, "objective", player["objective_cards"])))
    title = seat_name(player, words, seat)
    if view["turn"] == seat:
        title.stylize("bold reverse")
    return Panel(Text("\n".join(lines)), title=title, title_align="left", box=box.ROUNDED, border_style=STYLES[seat])


def named(words: Words, kind: str, values: list[str]) -> str:
    return words.listed(str(words.name(kind, value)) for value in values) or "–"


def section(words: Words, row: dict[str, Any]) -> str:
    """One section of the player mat."""
    return words.message(
        "board-section-recruited" if row["recruited"] else "board-section",
        top=words.name("top", row["top"]),
        bottom=words.name("bottom", row["bottom"]),
        cost=row["cost"],
        coins=row["coins"],
    )


def stars(words: Words, player: dict[str, Any]) -> str:
    names = [f"{words.name('star', kind)} ★" + "★" * (count - 1) for kind, count in player["stars"].items()]
    return words.listed(names) or "–"
