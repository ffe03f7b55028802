"""The registered games, and where their parts are. Everything is loaded when it is first asked for."""

import copyreg
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

from boardwright.kernel.errors import BoardwrightError, UnknownGame
from boardwright.kernel.rules import Rules

T = TypeVar("T")

GAMES = {
    "arcs": "boardwright.games.arcs",
    "arcs_campaign": "boardwright.games.arcs.campaign",
    "scythe": "boardwright.games.scythe",
    "imperium": "boardwright.games.imperium",
}
"""Name of each game and its package. A program that brings its own game adds it here."""


def rules_of(name: str) -> Rules:
    """The rules of a game by its name: in the module `rules` of its package, or in the package itself."""
    if name not in GAMES:
        raise UnknownGame(f"There is no game {name!r}; the games are: {', '.join(GAMES)}.")
    rules = (module_if_any(f"{GAMES[name]}.rules") or import_module(GAMES[name])).RULES
    assert isinstance(rules, Rules)
    return rules


def part_of(game: str, room: str, part: str, plain: T) -> T:
    """What a game has in a room, such as its DRAWING in boardwright.table.draw; `plain` if it has nothing there.

    Boardwright's own games have a module of their name in the room (boardwright.table.draw.arcs). A game from elsewhere
    has a module for the room in its own package (my.package.table).
    """
    package = GAMES.get(game)
    if package is None:
        return plain
    is_ours = package.startswith(f"{__name__}.")
    module = module_if_any(f"{room}.{game}" if is_ours else f"{package}.{room.split('.')[1]}")
    found: T = plain if module is None else getattr(module, part)
    return found


@cache
def module_if_any(name: str) -> ModuleType | None:
    """A module by its name; None if there is none."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise  # it is there, but needs something that is not
        return None


def by_name(rules: Rules) -> tuple[Any, ...]:
    """How rules are pickled: by their name among the registered games."""
    if rules.name not in GAMES or rules_of(rules.name) is not rules:
        raise BoardwrightError(
            f"The game {rules.name!r} cannot be pickled: register its package in boardwright.games.GAMES."
        )
    return rules_of, (rules.name,)


copyreg.pickle(Rules, by_name)
