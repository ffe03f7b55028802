"""What an option changes: it is played with all that may follow, to the end of the stage it belongs to."""

from collections.abc import Iterator

from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from boardwright.kernel.state import digest_of
from tests.generic.cases import GAME_CASES

MOST_WAYS = 40
"""An option that can go on in more ways than this changes something."""


def bare(game: Game) -> str:
    """The position without the marks that something was used."""
    data = game.state.to_json()
    blank = GAME_CASES[game.rules.name].blank
    assert blank is not None
    blank(data)
    return digest_of(data)


def endings(game: Game, option: Option) -> Iterator[Game]:
    """Where the stage can end after an option."""
    fork = game.fork()
    fork.play(option)
    yield from stage_ends(fork)


def stage_ends(game: Game) -> Iterator[Game]:
    decision = game.decision
    if decision is None or not game._since:
        yield game
        return
    for option in decision.options:
        yield from endings(game, option)


def changes_nothing(game: Game, option: Option) -> bool:
    """Whether the position is the same as before, whatever follows the option."""
    before = bare(game)
    for number, end in enumerate(endings(game, option)):
        if number >= MOST_WAYS or bare(end) != before:
            return False
    return True
