"""The names, shapes and colours of what a view of Imperium holds."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from boardwright.games.imperium.facts import FACE_ROWS, NUMBER
from boardwright.games.imperium.wording import head_parts
from boardwright.sentences import capital
from boardwright.words import SHAPES, Words

STYLES = ("red", "dodger_blue1", "yellow", "green")
SUIT_STYLES = {
    "region": "green",
    "uncivilised": "orange3",
    "civilised": "dodger_blue1",
    "tributary": "magenta",
    "fame": "yellow",
    "unrest": "bright_red",
    "power": "bold",
}
TOKEN_STYLES = {"material": "orange3", "population": "cyan", "progress": "magenta"}


def seat_name(words: Words, seat: int) -> Text:
    """A seat with its shape, in its colour."""
    return Text(f"{SHAPES[seat]} {capital(str(words.name('seat', seat)))}", STYLES[seat])


def card_name(words: Words, face: str) -> Text:
    """A card in the colour of its suit."""
    suits = FACE_ROWS[NUMBER[face]].get("suits", [])
    return Text(str(words.name("card", face)), SUIT_STYLES[suits[0]] if suits else "")


def card_names(words: Words, faces: Iterable[str]) -> Text:
    """Cards in a row, equal names once with their number."""
    named: dict[str, list[Text]] = {}
    for face in faces:
        name = card_name(words, face)
        named.setdefault(name.plain, []).append(name)
    return joined(times(words, same[0], len(same)) for same in named.values())


def times(words: Words, name: Text, count: int) -> Text:
    return name if count == 1 else Text.assemble(name, " ", words.message("board-times", count=count))


def head(words: Words, face: str) -> Text:
    """Suits, types, icons, and who may play it."""
    return Text(" · ", "dim").join(Text(str(words.phrase(part)), "dim") for part in head_parts(NUMBER[face]))


def titled(words: Words, name: Text, face: str) -> Text:
    """A name that heads a text, with what stands on the edge of the card."""
    bold = name.copy()
    bold.stylize("bold")
    return Text.assemble(bold, "  ", head(words, face))


def tokens(words: Words, counts: Mapping[str, int], nothing: bool = True) -> Text:
    """Tokens of the three kinds; those of which there are none are left out if nothing is False."""
    shown = [
        Text(words.message(f"board-{kind}", count=count), style if count else "dim")
        for kind, style in TOKEN_STYLES.items()
        if (count := counts[kind]) or nothing
    ]
    return joined(shown)


def joined(items: Iterable[Text]) -> Text:
    return Text(", ").join(items)


def labelled(words: Words, label: str, content: Text, **values: str | int) -> Text:
    """A line with its label before it."""
    return Text.assemble((f"{words.message(f'board-{label}', **values)} ", "dim"), content)


def explained(line: Text, text: object) -> RenderableType:
    """A card and, indented below it, what it says."""
    return Group(line, Padding(Text(str(text)), (0, 0, 0, 2)))


def framed(title: Text, lines: Sequence[RenderableType], style: str = "grey50", **more: Any) -> Panel:
    return Panel(
        Group(*lines), title=title, title_align="left", box=box.ROUNDED, border_style=style, padding=(0, 1), **more
    )
