"""What can be seen of a game from outside, in a form that compares."""

from collections.abc import Iterator
from typing import Any

from boardwright.bots import Bot
from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.game import Game

Question = tuple[int, str, tuple[Option, ...], Option]

FIRST_LOOKS = 120
LOOK_EVERY = 15


def asked(game: Game) -> Decision:
    """The decision of a game that is not over."""
    assert game.decision is not None, "the game is over"
    return game.decision


def question(game: Game) -> Question | None:
    """The decision, or None when the game is over."""
    decision = game.decision
    return None if decision is None else (decision.seat, decision.ask, tuple(decision.options), tuple(decision.values))


def position(game: Game) -> tuple[str, Question | None]:
    """The table and the question: what a playout has too."""
    return game.state.digest(), question(game)


def face(game: Game) -> tuple[Any, ...]:
    """Everything that can be seen of a game."""
    events = [(event.move, event.what, event.audience) for event in game.events]
    return *position(game), events, game.moves[:], game.movers[:], game.barrier


def seen(game: Game, seat: int | None) -> list[Option]:
    """The chronicle as a seat (None: a spectator) reads it."""
    return [event.what for event in game.events if event.seen_by(seat)]


def looks(game: Game, by: Bot) -> Iterator[Option]:
    """The choice at some decisions: at the first ones, then now and then, where a test is too long for every step."""
    for number, option in enumerate(steps(game, by)):
        if number < FIRST_LOOKS or number % LOOK_EVERY == 0:
            yield option


def steps(game: Game, by: Bot) -> Iterator[Option]:
    """The choice at every decision, before it is played; then it is played."""
    while game.decision is not None:
        option = by.choose(game, game.decision.seat)
        yield option
        game.play(option)
