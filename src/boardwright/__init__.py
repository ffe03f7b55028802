"""Boardwright: heavyweight board games by their full rules.

>>> import boardwright
>>> game = boardwright.new("arcs", seats=3, seed=7)
>>> game.play(game.decision.options[0])
"""

from collections.abc import Mapping
from typing import Any

from boardwright import compiled as compiled  # first: from here on modules are imported compiled, where they are
from boardwright.games import GAMES, rules_of
from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.errors import (
    BadSetting,
    BoardwrightError,
    IllegalOption,
    RecordError,
    UnknownGame,
)
from boardwright.kernel.game import Game
from boardwright.kernel.record import read_record
from boardwright.kernel.rng import FAST, Rng
from boardwright.kernel.rules import Outcome

__all__ = [
    "BadSetting",
    "BoardwrightError",
    "Decision",
    "Game",
    "IllegalOption",
    "Option",
    "Outcome",
    "RecordError",
    "Rng",
    "UnknownGame",
    "games",
    "load",
    "new",
]


def games() -> tuple[str, ...]:
    """The names of the games that can be played."""
    return tuple(GAMES)


def new(
    game: str,
    seats: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    ask_forced: bool = False,
    chance: str = FAST,
) -> Game:
    """A new game. With `ask_forced`, decisions with a single option are asked too.

    `chance` is "fast", or "secret" where people with computers must not find out what is hidden: give it a seed that
    cannot be guessed (`secrets.randbits(128)`).
    """
    return Game.new(rules_of(game), seats, seed, options, ask_forced, chance)


def load(record: Mapping[str, Any]) -> Game:
    """The game of a record (`game.record`), at the decision where it was saved."""
    name = record.get("game") if isinstance(record, Mapping) else None
    if not isinstance(name, str):
        raise RecordError("This is not a record of a game: a record is a JSON object with a 'game'.")
    return read_record(rules_of(name), record)
