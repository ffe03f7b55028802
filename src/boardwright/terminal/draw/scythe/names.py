"""The names, shapes and colours of what a view of Scythe holds."""

from rich.text import Text

from boardwright.words import SHAPES, Words

STYLES = ("dodger_blue1", "red", "yellow", "bright_black", "white")
TERRAIN_STYLES = {
    "mountain": "orange3",
    "farm": "yellow3",
    "tundra": "grey74",
    "forest": "green",
    "village": "magenta",
    "lake": "blue",
    "factory": "bold",
    "base": "dim",
}


def seat_name(view_player: dict[str, str], words: Words, seat: int) -> Text:
    """A seat with its shape, called by its faction."""
    return Text(f"{SHAPES[seat]} {words.name('faction', view_player['faction'])}", STYLES[seat])
