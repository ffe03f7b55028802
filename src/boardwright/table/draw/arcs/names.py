"""How the drawing calls things, by their ids in the view."""

from boardwright.games.arcs.facts import GUILD_SUIT, RAID_COST, RESOURCES, SUITS, suit_of
from boardwright.games.arcs.vocabulary import CARD, COURT
from boardwright.words import Words


def resource_name(words: Words, resource: str) -> str:
    return str(words.name("resource", resource))


def ambition_name(words: Words, ambition: str) -> str:
    return str(words.name("ambition", ambition))


def action_name(words: Words, card: str) -> str:
    return str(words.name("card", card))


def card_name(words: Words, card: str) -> str:
    """The name of a Court card, a leader or a lore."""
    return str(words.name("court", card))


def suit_name(card: str) -> str:
    """The id of an action card's suit."""
    return SUITS[suit_of(CARD.numbers[card])]


def guild_suit(card: str) -> str:
    """The resource of a guild card's suit; "" for other cards."""
    suit = GUILD_SUIT[COURT.numbers[card]]
    return "" if suit < 0 else RESOURCES[suit]


def raid_cost(card: str) -> int:
    return RAID_COST[COURT.numbers[card]]
