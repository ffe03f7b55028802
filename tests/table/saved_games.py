"""Games of the campaign that were saved to a file at a moment worth playing on from."""

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

import boardwright
from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from boardwright.kernel.state import digest_of

PEOPLE = (0, 1)
"""The seats of people; a bot has the third."""

MOST_MOVES = 3000


def games(**options: Any) -> Iterator[Game]:
    """Game after game of three players that nobody has played yet."""
    for seed in itertools.count():
        yield boardwright.new("arcs_campaign", 3, seed, {"acts": "act_2", **options})


def played(game: Game, until: Callable[[Game], bool]) -> bool:
    """Play anything until something is so; whether it came to that before the game was over."""
    chance = random.Random(game.seed)
    for _ in range(MOST_MOVES):
        if game.decision is None or until(game):
            break
        game.play(chance.choice(game.decision.options))
    return game.decision is not None and until(game)


def asks(word: str) -> Callable[[Game], bool]:
    return lambda game: game.decision is not None and game.decision.ask == word


def in_intermission(game: Game) -> bool:
    """The first person chooses a fate for Act II."""
    return asks("choose_fate")(game) and game.state.to_json()["act"] == 1 and game.view(None)["reach"]["log"] != []


def at_intermission(fits: Callable[[Game], bool] = lambda game: True) -> Game:
    """A game whose first act was played and whose people choose their next fates."""
    return next(game for game in games() if played(game, in_intermission) and fits(game))


def before(game: Game, moves: int) -> tuple[dict[str, Any], list[Option]]:
    """The file of a game as it was some moves ago, and those moves."""
    rest = game.moves[len(game.moves) - moves :]
    earlier = game.fork()
    earlier.undo(len(game.moves) - moves)
    return saved(earlier), rest


def saved(game: Game, *chairs: str, mine: int = 0) -> dict[str, Any]:
    """The file of a game of two people and a bot, or of others."""
    sorts = [wish.partition(":") for wish in chairs or ("person", "person", "bot:random")]
    rows = [{"sort": sort, "level": level, "name": ""} for sort, _, level in sorts]
    record = {key: value for key, value in game.record.items() if key != "check"} | {"chairs": rows, "mine": mine}
    return record | {"check": digest_of(record)}
