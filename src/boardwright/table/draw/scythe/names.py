"""How the drawing calls things: ids of the view to words, and the badges of the seats."""

from collections.abc import Mapping
from typing import Any

from boardwright.games.scythe.facts import FACTION_ROWS
from boardwright.table.draw import Badge
from boardwright.words import Words


def badges(view: Mapping[str, Any], words: Words) -> list[Badge]:
    """Seats are called by their factions and have their colours."""
    colours = {row["id"]: row["colour"] for row in FACTION_ROWS}
    factions = [player["faction"] for player in view["players"]]
    return [Badge(str(words.name("faction", faction)), colours[faction]) for faction in factions]


def named(words: Words, kind: str, value: str) -> str:
    """The name of a value, as the beginning of a label."""
    name = str(words.name(kind, value))
    return name[:1].upper() + name[1:]


def topic_of(name: str) -> str:
    """The topic of help about a thing of the data."""
    return name.replace("_", "-")
