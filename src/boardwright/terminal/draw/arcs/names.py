"""The names, shapes and colours of what a view of Arcs holds. The one place that knows how the game names things."""

from collections.abc import Sequence

from rich.text import Text

from boardwright.games.arcs.facts import GUILD_SUIT, PIPS, RAID_COST, RESOURCES
from boardwright.games.arcs.vocabulary import CARD, COURT
from boardwright.words import OTHERS, SHAPES, Words

STYLES = ("red", "dodger_blue1", "white", "yellow")
OWNER_STYLES = (*STYLES, "medium_purple1", "grey70", "hot_pink")
SIGNS = (*SHAPES[: len(STYLES)], *OTHERS)
"""Everybody who can own pieces: the seats, then those who are no seats."""
RESOURCE_STYLES = {
    "material": "orange3",
    "fuel": "cyan",
    "weapon": "bright_red",
    "relic": "green",
    "psionic": "magenta",
}


def seat_name(words: Words, seat: int) -> Text:
    """A seat with its shape, in its colour."""
    return Text(f"{SHAPES[seat]} {words.name('seat', seat)}", STYLES[seat])


def shape(seat: int, after: object = "") -> Text:
    """The sign of an owner and what stands with it."""
    return Text(f"{SIGNS[seat]}{after}", OWNER_STYLES[seat])


def per_seat(counts: Sequence[int]) -> Text:
    """How many each seat has of something, seats with none left out: ▲2 ●1."""
    return Text(" ").join(shape(seat, count) for seat, count in enumerate(counts) if count)


def resource_name(words: Words, resource: str) -> Text:
    return Text(str(words.name("resource", resource)).lower(), RESOURCE_STYLES.get(resource, ""))


def ambition_name(words: Words, ambition: str) -> str:
    return str(words.name("ambition", ambition))


def action_card(words: Words, card: str) -> str:
    """An action card and its pips."""
    return words.message("board-action-card", card=words.name("card", card), count=PIPS[CARD.numbers[card]])


def court_card(words: Words, card: str) -> Text:
    """A Court card with its suit and what a raider pays for it."""
    number = COURT.numbers[card]
    name = Text(str(words.name("court", card)))
    if GUILD_SUIT[number] < 0:
        return name
    suit = resource_name(words, RESOURCES[GUILD_SUIT[number]])
    return Text.assemble(name, " (", suit, f" {RAID_COST[number] or '✕'})")
