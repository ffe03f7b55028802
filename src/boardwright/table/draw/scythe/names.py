"""How the drawing calls things: ids of the view to words, and the badges of the seats."""

from collections.abc import Mapping
from typing import Any

from boardwright.games.scythe.facts import FACTION_ROWS, FACTIONS, PLACE_NUMBER, RESOURCES
from boardwright.table.draw import Badge
from boardwright.words import Words


def badges(view: Mapping[str, Any], words: Words) -> list[Badge]:
    """Seats are called by their factions and have their colours."""
    factions = [FACTIONS.index(player["faction"]) for player in view["players"]]
    return [Badge(faction_name(words, FACTIONS[row]), FACTION_ROWS[row]["colour"]) for row in factions]


def faction_name(words: Words, faction: str) -> str:
    return str(words.name("faction", FACTIONS.index(faction)))


def place_name(words: Words, place: str) -> str:
    return str(words.name("place", PLACE_NUMBER[place]))


def resource_name(words: Words, resource: str) -> str:
    return str(words.name("resource", RESOURCES.index(resource)))


def named(words: Words, kind: str, value: str) -> str:
    """The name of a value, as the beginning of a label."""
    name = str(words.name(kind, value))
    return name[:1].upper() + name[1:]


def topic_of(name: str) -> str:
    """The topic of help about a thing of the data."""
    return name.replace("_", "-")
