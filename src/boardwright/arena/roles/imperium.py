"""Imperium: nations."""

from boardwright.kernel.game import Game
from boardwright.words import Words

from . import Played, Roles


def played(game: Game) -> list[Played]:
    return [{"nation": [player["nation"]]} for player in game.view(None)["players"]]


def name(kind: str, role: str, words: Words) -> str:
    return str(words.name("nation", role))


ROLES = Roles(played, name)
