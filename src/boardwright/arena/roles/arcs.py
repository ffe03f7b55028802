"""Arcs: the leaders and lore that were drafted."""

from boardwright.games.arcs.facts import FIRST_LORE
from boardwright.games.arcs.vocabulary import COURT
from boardwright.kernel.game import Game
from boardwright.words import Words

from . import Played, Roles


def played(game: Game) -> list[Played]:
    """From the chronicle, as a card may have been lost since."""
    seats: list[Played] = [{} for _ in range(game.seats)]
    for event in game.events:
        if event.what[0] == "drafted":
            _, seat, card = event.what
            assert isinstance(seat, int) and isinstance(card, int)
            kind = "lore" if card >= FIRST_LORE else "leader"
            seats[seat].setdefault(kind, []).append(COURT.ids[card])
    return seats


def name(kind: str, role: str, words: Words) -> str:
    return str(words.name("court", role))


ROLES = Roles(played, name)
