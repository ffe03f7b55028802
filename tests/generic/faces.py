"""What can be seen of a game from outside, in a form that compares."""

from collections.abc import Iterator
from typing import Any

from boardwright.bots import Bot
from boardwright.bots.random import RandomBot
from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.game import Game

Question = tuple[int, str, tuple[Option, ...], Option]

LOOKS = 180


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


def at_choice(game: Game) -> Game:
    """The game at its next question that is not only asked because of the others, where a playout of it stands."""
    fork = game.fork()
    while fork.decision is not None and fork.decision.lapses:
        fork.play(fork.decision.options[0])
    return fork


def face(game: Game) -> tuple[Any, ...]:
    """Everything that can be seen of a game."""
    events = [(event.move, event.what, event.audience) for event in game.events]
    return *position(game), events, game.moves[:], game.movers[:], game.starts[:], game.barrier


def seen(game: Game, seat: int | None, since: int = 0) -> list[Option]:
    """The chronicle as a seat (None: a spectator) reads it, without the first `since` events."""
    return [event.what for event in game.events[since:] if event.seen_by(seat)]


def spoil(data: Any) -> None:
    """Empty every list and object within some JSON data."""
    for value in list(data.values()) if isinstance(data, dict) else data:
        if isinstance(value, (dict, list)):
            spoil(value)
    data.clear()


def looks(game: Game, by: Bot) -> Iterator[Option]:
    """The choice at about LOOKS decisions, spread over the whole game, where a test is too long for every step."""
    every = max(1, length_of(game) // LOOKS)
    for number, option in enumerate(steps(game, by)):
        if number % every == 0:
            yield option


def length_of(game: Game) -> int:
    """How many decisions a random game has from here."""
    playout, by, count = game.fork(playout=True), RandomBot(0), 0
    while playout.decision is not None:
        playout.play(by.choose(playout, playout.decision.seat))
        count += 1
    return count


def steps(game: Game, by: Bot) -> Iterator[Option]:
    """The choice at every decision, before it is played; then it is played."""
    while game.decision is not None:
        option = by.choose(game, game.decision.seat)
        yield option
        game.play(option)
