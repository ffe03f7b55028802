"""The registered games. A game is loaded when it is first asked for."""

from importlib import import_module

from boardwright.kernel.errors import UnknownGame
from boardwright.kernel.rules import Rules

GAMES = {
    "arcs": "boardwright.games.arcs.rules",
    "scythe": "boardwright.games.scythe.rules",
    "imperium": "boardwright.games.imperium.rules",
}
"""Name of each game and the module that holds its RULES."""


def rules_of(name: str) -> Rules:
    """The rules of a game by its name."""
    if name not in GAMES:
        raise UnknownGame(f"There is no game {name!r}; the games are: {', '.join(GAMES)}.")
    rules = import_module(GAMES[name]).RULES
    assert isinstance(rules, Rules)
    return rules
