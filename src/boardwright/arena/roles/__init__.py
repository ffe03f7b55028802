"""What each seat played: its faction, nation, leader … One module per game; other games have no roles.

Only what everybody knows at the end of a game. Roles are ids, the same in every language, by kind; the kinds are
said by the messages `role-<kind>`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from boardwright.kernel.game import Game
from boardwright.words import Words

Played = dict[str, list[str]]

GAMES_WITH_ROLES = {
    "arcs": "boardwright.arena.roles.arcs",
    "scythe": "boardwright.arena.roles.scythe",
    "imperium": "boardwright.arena.roles.imperium",
}
"""Name of each game that has roles and the module that holds its ROLES."""


@dataclass(frozen=True)
class Roles:
    """The roles of every seat of a finished game, and the name of a role of some kind."""

    played: Callable[[Game], list[Played]]
    name: Callable[[str, str, Words], str]


def roles_of(game: Game) -> list[Played]:
    """What each seat of a finished game played."""
    roles = roles_in(game.rules.name)
    return [{} for _ in range(game.seats)] if roles is None else roles.played(game)


def role_name(game: str, kind: str, role: str, words: Words) -> str:
    """The name of a role for people; a role that this version does not know keeps its id."""
    roles = roles_in(game)
    try:
        return role if roles is None else roles.name(kind, role, words)
    except (KeyError, ValueError):
        return role


def roles_in(game: str) -> Roles | None:
    """The roles of a game, if it has any."""
    if game not in GAMES_WITH_ROLES:
        return None
    roles = import_module(GAMES_WITH_ROLES[game]).ROLES
    assert isinstance(roles, Roles)
    return roles
