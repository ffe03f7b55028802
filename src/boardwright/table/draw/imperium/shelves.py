"""The shelves of Imperium's library: the cards of each nation, then the others by suit."""

from boardwright.games.imperium.facts import NATIONS

SUITS = ("region", "uncivilised", "civilised", "tributary", "fame", "unrest")

SHELVES = (
    *((nation, rf"{nation}|\d{nation[:3].upper()}\d+B?") for nation in NATIONS),
    *((suit, rf"\d{suit[:3].upper()}\d+B?") for suit in SUITS),
)
