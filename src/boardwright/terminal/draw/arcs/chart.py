"""The map: six clusters around the ring of gates, clockwise, cluster 1 at the top."""

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from boardwright.games.arcs.facts import BOARD
from boardwright.terminal.draw import View
from boardwright.words import Words

from .names import OWNER_STYLES, per_seat, resource_name, shape

ROWS = {
    120: ((6, 1, 2), (5, 4, 3)),
    76: ((6, 1), (5, 2), (4, 3)),
    0: ((1,), (2,), (3,), (4,), (5,), (6,)),
}
"""The clusters as they stand in rows, by the number of columns that this needs at least."""

LINK = "══"
SLOTS_ROOM = len("▲C ▲C")


def chart(view: View, words: Words, width: int) -> RenderableType:
    """The clusters in rows, joined where the ring of gates goes from one to the next."""
    rows = next(rows for least, rows in ROWS.items() if width >= least)
    across = len(rows[0])
    room = (width - len(LINK) * (across - 1)) // across
    parts: list[RenderableType] = []
    for above, row in zip((None, *rows), rows, strict=False):
        if above is not None:
            parts.append(between(view, words, above, row, room))
        grid = Table.grid(padding=0)
        cells: list[RenderableType] = []
        for place, cluster in enumerate(row):
            if place:
                grid.add_column(width=len(LINK), vertical="middle")
                cells.append(Text(LINK if joined(row[place - 1], cluster) else ""))
            grid.add_column(width=room)
            cells.append(cluster_panel(view, words, cluster))
        grid.add_row(*cells)
        parts.append(grid)
    centre = {name: system for name, system in view["systems"].items() if system["cluster"] is None}
    parts += [systems_panel(words, str(words.name("system", name)), {name: one}) for name, one in centre.items()]
    return Group(*parts)


def joined(one: int, other: int) -> bool:
    """Whether two clusters follow each other on the ring."""
    return (one - other) % 6 in (1, 5)


def between(view: View, words: Words, above: tuple[int, ...], below: tuple[int, ...], room: int) -> RenderableType:
    """The links between two rows of clusters: the ring, and planets that are next to each other across clusters."""
    grid = Table.grid(padding=0)
    cells: list[RenderableType] = []
    for place, (upper, lower) in enumerate(zip(above, below, strict=True)):
        if place:
            grid.add_column(width=len(LINK))
            cells.append("")
        grid.add_column(width=room)
        text = Text("║" if joined(upper, lower) else "")
        for pair in BOARD["planets_across_clusters"]:
            if {int(name[0]) for name in pair} == {upper, lower} and all(name in view["systems"] for name in pair):
                text.append(f"  {pair[0]} ─ {pair[1]}", "dim")
        cells.append(Align.center(text))
    grid.add_row(*cells)
    return grid


def cluster_panel(view: View, words: Words, cluster: int) -> RenderableType:
    """One cluster: a line for its gate and for each of its planets."""
    title = words.message("board-cluster", cluster=cluster)
    systems = {name: system for name, system in view["systems"].items() if system["cluster"] == cluster}
    if not systems:
        text = Text(words.message("board-out-of-play"), "dim", justify="center")
        return Panel(text, title=Text(title, "dim"), box=box.ROUNDED, border_style="grey35", height=6)
    return systems_panel(words, title, systems)


def systems_panel(words: Words, title: str, systems: Mapping[str, Mapping[str, Any]]) -> RenderableType:
    """A line for each of some systems."""
    lines = Table.grid(padding=(0, 1), expand=True)
    for room in (1, 10, 8):
        lines.add_column(no_wrap=True, min_width=room)
    lines.add_column(ratio=1)
    for name, system in systems.items():
        lines.add_row(*system_cells(words, name, system))
    return Panel(lines, title=Text(title, "bold"), box=box.ROUNDED, border_style="grey50", padding=0)


def system_cells(words: Words, name: str, system: Mapping[str, Any]) -> list[Text]:
    """Who controls a system, its name and type, and its pieces: building slots first, then ships."""
    control = system["control"]
    style = "" if control < 0 else OWNER_STYLES[control]
    resource = system["resource"]
    pieces = Text(" ").join(building(words, slot) for slot in system["buildings"])
    pieces.pad_right(max(0, SLOTS_ROOM - len(pieces)))
    return [
        Text(" ") if control < 0 else shape(control),
        Text(name, style),
        Text("") if resource is None else resource_name(words, resource),
        Text.assemble(pieces, " ", ships(system["fresh"], system["damaged"]), capitals(words, system)),
    ]


def building(words: Words, slot: Mapping[str, Any] | None) -> Text:
    """A building slot: its building, or a dot."""
    if slot is None:
        return Text("·")
    sign = words.message(f"board-{slot['kind']}-sign")
    marks = ("~" if slot["damaged"] else "") + ("'" if slot["used"] else "")
    return shape(slot["owner"], f"{sign}{marks}")


def capitals(words: Words, system: Mapping[str, Any]) -> Text:
    """Whose capital ships are among the fresh ones, in a game that has some."""
    sign = words.message("board-capital-sign") if "capitals" in system else ""
    return Text("").join(Text.assemble(" ", shape(seat, sign)) for seat in system.get("capitals", []))


def ships(fresh: list[int], damaged: list[int]) -> Text:
    """The ships of every seat that has some: fresh ones, then damaged ones after a wave: ▲3 ●1~2."""
    if not any(damaged):
        return per_seat(fresh)
    shown = []
    for seat, (whole, hurt) in enumerate(zip(fresh, damaged, strict=True)):
        if whole or hurt:
            shown.append(shape(seat, f"{whole}~{hurt}" if hurt else whole))
    return Text(" ").join(shown)
