"""The campaign: the fates."""

from boardwright.kernel.game import Game
from boardwright.words import Words

from . import Played, Roles


def played(game: Game) -> list[Played]:
    """None of a seat whose fate was never revealed."""
    fates = [player["fate"] for player in game.view(None)["players"]]
    return [{"fate": [fate]} if fate else {} for fate in fates]


def name(kind: str, role: str, words: Words) -> str:
    return str(words.name("fate", role))


ROLES = Roles(played, name)
