"""Scythe: factions and player mats."""

from boardwright.games.scythe.facts import MAT_ROWS, MATS
from boardwright.kernel.game import Game
from boardwright.kernel.vocabulary import in_language
from boardwright.words import Words

from . import Played, Roles


def played(game: Game) -> list[Played]:
    return [{"faction": [player["faction"]], "mat": [player["mat"]]} for player in game.view(None)["players"]]


def name(kind: str, role: str, words: Words) -> str:
    if kind == "faction":
        return str(words.name("faction", role))
    return in_language(MAT_ROWS[MATS.index(role)], words.language)


ROLES = Roles(played, name)
