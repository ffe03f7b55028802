"""Positions in the middle of random games, at every table of the generic suite."""

from collections.abc import Iterator

from boardwright.kernel.game import Game
from tests.generic.cases import Case
from tests.generic.faces import length_of
from tests.generic.players import play_on, player


def spots(case: Case, seed: int, count: int) -> Iterator[Game]:
    """So many positions of a game, spread from its first decision to near its end."""
    game, by = case.new(seed), player(seed)
    step = max(1, length_of(game) // count)
    for _ in range(count):
        if game.decision is None:
            return
        yield game
        play_on(game, by, step)
