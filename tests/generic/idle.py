"""What an option changes: it is played with all that may follow, to the end of the stage it belongs to."""

from collections.abc import Iterator
from copy import deepcopy

from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from boardwright.kernel.state import digest_of
from tests.generic.cases import GAME_CASES

MOST_WAYS = 40
"""An option that can go on in more ways than this changes something."""

DEEPEST = 100
"""A stage is followed no further than this: in some a move may be taken back and tried again for ever."""


def bare(game: Game) -> tuple[str, list[int]]:
    """The position without the marks that something was used, and how much is left unused."""
    data = deepcopy(game.state.numbers())
    unused = GAME_CASES[game.rules.name].unused(data)
    return digest_of(data), unused


def endings(game: Game, option: Option) -> Iterator[Game]:
    """Where the stage can end after an option."""
    fork = game.fork()
    fork.play(option)
    yield from stage_ends(fork)


def stage_ends(game: Game) -> Iterator[Game]:
    decision = game.decision
    if decision is None or not 0 < len(game._since) < DEEPEST:
        yield game
        return
    for option in decision.options:
        yield from endings(game, option)


def changes_nothing(game: Game, option: Option) -> bool:
    """Whether the position is as it was, or something is used up, whatever follows the option."""
    before, unused = bare(game)
    for number, end in enumerate(endings(game, option)):
        after, left = bare(end)
        if number >= MOST_WAYS or after != before:
            return False
        if any(now > then for now, then in zip(left, unused, strict=True)):
            return False
    return True
