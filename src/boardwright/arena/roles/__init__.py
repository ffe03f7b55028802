"""What each seat played: its faction, nation, leader … One module per game; other games have no roles.

Only what everybody knows at the end of a game. Roles are ids, the same in every language, by kind; the kinds are
said by the messages `role-<kind>`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from boardwright.games import part_of
from boardwright.kernel.game import Game
from boardwright.words import Words

Played = dict[str, list[str]]


@dataclass(frozen=True)
class Roles:
    """The roles of every seat of a finished game, and the name of a role of some kind."""

    played: Callable[[Game], list[Played]]
    name: Callable[[str, str, Words], str]


def none_played(game: Game) -> list[Played]:
    return [{} for _ in range(game.seats)]


def by_id(kind: str, role: str, words: Words) -> str:
    return role


PLAIN = Roles(none_played, by_id)
"""Of a game without roles."""


def roles_of(game: Game) -> list[Played]:
    """What each seat of a finished game played."""
    return roles_in(game.rules.name).played(game)


def role_name(game: str, kind: str, role: str, words: Words) -> str:
    """The name of a role for people; a role that this version does not know keeps its id."""
    try:
        return roles_in(game).name(kind, role, words)
    except (KeyError, ValueError):
        return role


def roles_in(game: str) -> Roles:
    """The roles of a game."""
    return part_of(game, __name__, "ROLES", PLAIN)
