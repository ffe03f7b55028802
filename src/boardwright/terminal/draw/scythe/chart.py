"""The map as a wall of bricks: every brick is a hex and touches its six neighbours; ≈ and ~ are rivers."""

from typing import Any

from rich.text import Text

from boardwright.games.scythe.facts import AXIAL, IS_TUNNEL, PLACE_IDS, PLACES, RIVERS
from boardwright.terminal.draw import View
from boardwright.words import SHAPES, Words

from .names import STYLES, TERRAIN_STYLES

FIRST_ROW, LAST_ROW = -4, 4
HALVES = 16
"""Half bricks from the left edge of the map to the right one."""
LINES = 3
"""Lines within a brick."""


def left_half(place: int) -> int:
    """The first of the two half bricks of a place, from the left edge."""
    q, r = AXIAL[place]
    return 2 * q + r + 7


AT: dict[tuple[int, int], int] = {
    (AXIAL[place][1], left_half(place) + half): place for place in range(PLACES) for half in (0, 1)
}
"""The place at a row and half brick."""


def chart(view: View, words: Words, width: int) -> Text:
    """The map in bricks as wide as the screen allows."""
    half = max(3, min(6, (width - 1) // HALVES))
    lines: list[Text] = []
    for row in range(FIRST_ROW, LAST_ROW + 1):
        lines.append(border(row, half))
        cells = {place: cell(view, words, place, 2 * half - 1) for place in range(PLACES) if AXIAL[place][1] == row}
        for number in range(LINES):
            lines.append(brick_line(row, half, cells, number))
    lines.append(border(LAST_ROW + 1, half))
    return Text("\n").join(line for line in lines if line.plain.strip())


def border(row: int, half: int) -> Text:
    """The line above a row: a river where the hexes above and below are parted by one."""
    text = Text()
    for column in range(HALVES):
        above, below = AT.get((row - 1, column)), AT.get((row, column))
        if above is None and below is None:
            text.append(" " * half)
        elif above is not None and below is not None and (below in RIVERS[above] or above in RIVERS[below]):
            text.append("≈" * half, "blue")
        else:
            text.append("─" * half, "dim")
    text.rstrip()
    return text


def brick_line(row: int, half: int, cells: dict[int, list[Text]], number: int) -> Text:
    text = Text()
    column = 0
    while column < HALVES:
        place = AT.get((row, column))
        before = AT.get((row, column - 1))
        if place is None:
            text.append("│" if before is not None else " ", "dim")
            text.append(" " * (half - 1))
            column += 1
            continue
        river = before is not None and (place in RIVERS[before] or before in RIVERS[place])
        text.append("~" if river else "│", "blue" if river else "dim")
        line = cells[place][number]
        text.append_text(line)
        text.append(" " * (2 * half - 1 - len(line)))
        column += 2
    if AT.get((row, HALVES - 1)) is not None:
        text.append("│", "dim")
    text.rstrip()
    return text


def cell(view: View, words: Words, place: int, width: int) -> list[Text]:
    """Terrain and number; units; structure and how many tokens."""
    name = PLACE_IDS[place]
    data = view["places"][name]
    head = Text(words.message(f"board-{data['terrain']}"), TERRAIN_STYLES[data["terrain"]])
    if data["terrain"] != "base":
        row, column = name[1:].split("c")
        head.append(f"{row}{column}" if width < 7 else f" {row}-{column}")
    if IS_TUNNEL[place]:
        head.append("^")
    if data["encounter"]:
        head.append("*", "bold green")
    lines = [head, units(data), things(data, words)]
    for line in lines:
        line.truncate(width)
    return lines


def units(data: dict[str, Any]) -> Text:
    """▲Cm2w3: a character, two mechs, three workers."""
    text = Text()
    for row in data["units"]:
        word = SHAPES[row["seat"]]
        word += "C" if row["character"] else ""
        word += f"m{row['mechs']}" if row["mechs"] else ""
        word += f"w{row['workers']}" if row["workers"] else ""
        text.append(word, STYLES[row["seat"]])
    return text


def things(data: dict[str, Any], words: Words) -> Text:
    text = Text()
    if data["structure"]:
        owner = data["structure"]["seat"]
        text.append(SHAPES[owner] + words.message(f"board-{data['structure']['kind']}"), STYLES[owner])
    count = sum(data["tokens"].values())
    if count:
        text.append(f"+{count}")
    return text
