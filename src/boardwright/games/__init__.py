"""The registered games. A game is loaded when it is first asked for."""

import copyreg
from importlib import import_module
from typing import Any

from boardwright.kernel.errors import BoardwrightError, UnknownGame
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


def by_name(rules: Rules) -> tuple[Any, ...]:
    """How rules are pickled: by their name among the registered games."""
    if rules.name not in GAMES or rules_of(rules.name) is not rules:
        raise BoardwrightError(
            f"The game {rules.name!r} cannot be pickled: register the module of its RULES in boardwright.games.GAMES."
        )
    return rules_of, (rules.name,)


copyreg.pickle(Rules, by_name)
