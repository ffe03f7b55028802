"""What a server reads once: the games, their words and drawings, before somebody waits for them."""

import gc

from boardwright.games import GAMES, rules_of

from .draw import drawing_of
from .scene import words_for


def warm_up() -> None:
    """Read all of them, and have the garbage collector leave alone what is there for ever."""
    for name in GAMES:
        words_for(rules_of(name)).topics()
        drawing_of(name)
    gc.collect()
    gc.freeze()
