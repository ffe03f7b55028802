"""What a server reads once: the games and their words, before somebody waits for them."""

import gc

from boardwright.games import GAMES, rules_of

from .scene import words_for


def warm_up() -> None:
    """Read all games and words, and have the garbage collector leave alone what is there for ever."""
    for name in GAMES:
        words_for(rules_of(name)).topics()
    gc.collect()
    gc.freeze()
