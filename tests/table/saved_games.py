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


def played(game: Game, until: Callable[[Game], bool], *wishes: Option) -> bool:
    """Play anything, but what begins with a wish first, until something is so; whether it came to that."""
    chance = random.Random(game.seed)
    for _ in range(MOST_MOVES):
        if game.decision is None or until(game):
            break
        options = game.decision.options
        wished = [option for option in options if any(option[: len(wish)] == wish for wish in wishes)]
        game.play(chance.choice(wished or options))
    return game.decision is not None and until(game)


def run_of_moves(game: Game, seat: int) -> list[Option]:
    """The last moves, as far as they are all of one seat."""
    first = len(game.moves)
    while first and game.movers[first - 1] == seat:
        first -= 1
    return game.moves[first:]


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


# -- with a Flagship -----------------------------------------------------------------------------------------------

FLAGSHIP_FATES = {"pathfinder", "hegemon", "planet-breaker", "pirate"}
FLEET: list[Option] = [("fit_city",), ("fit_starport",), ("capital",), ("pip", "build"), ("pip", "move")]
"""What begins everything that a Flagship is wanted for here."""


def end_of_act_one() -> tuple[dict[str, Any], list[Option]]:
    """A game shortly before its first Intermission, and the moves of people alone that lead to it.

    Then the first person may take a fate that has a Flagship.
    """

    def fits(game: Game) -> bool:
        dealt = game.view(0)["players"][0]["dealt"]
        return bool(FLAGSHIP_FATES & set(dealt)) and all(one_by_one(game, 2, *PEOPLE))

    return before(at_intermission(fits), 2)


def flagship_sets_out() -> tuple[dict[str, Any], list[Option]]:
    """A game of Act II, and the next moves of the first person: the Flagship moves, and something is built on it."""

    def both(game: Game) -> bool:
        verbs = [str(move[0]) for move in run_of_moves(game, 0)]
        return "capital" in verbs and ("fit_city" in verbs or "fit_starport" in verbs)

    for game in games(first_act=2, fates="hegemon,steward,admiral"):
        if played(game, both, *FLEET):
            moves = len(run_of_moves(game, 0))
            if all(one_by_one(game, moves, 0)):
                return before(game, moves)
    raise AssertionError


def one_by_one(game: Game, moves: int, *seats: int) -> Iterator[bool]:
    """For each of the last moves whether it was one of these seats', and no part of a set."""
    earlier = game.fork()
    earlier.undo(len(game.moves) - moves)
    for move in game.moves[len(game.moves) - moves :]:
        assert earlier.decision is not None
        yield earlier.decision.seat in seats and earlier.decision.among is None
        earlier.play(move)
