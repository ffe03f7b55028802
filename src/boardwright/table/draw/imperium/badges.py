"""What the seats are called, and their colours."""

from collections.abc import Mapping
from typing import Any

from boardwright.table.draw import Badge
from boardwright.words import Words

from .names import nation_name

SEAT_COLOURS = ("red", "blue", "yellow", "green")


def badges(view: Mapping[str, Any], words: Words) -> list[Badge]:
    """Sentences speak of "the Romans", the heads of panels say "Romans"."""
    return [
        Badge(str(words.name("seat", seat)), SEAT_COLOURS[seat], nation_name(words, player))
        for seat, player in enumerate(view["players"])
    ]
