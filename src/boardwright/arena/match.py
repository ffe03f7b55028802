"""One game of a tournament: played, timed, and written down move by move so that a crash leaves its record."""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from time import perf_counter
from typing import Any

from boardwright.arena.plan import Match, Plan
from boardwright.arena.roles import roles_of
from boardwright.bots import new_bot
from boardwright.games import rules_of
from boardwright.kernel.decision import Option
from boardwright.kernel.errors import BoardwrightError
from boardwright.kernel.game import RECORD_FORMAT, Game
from boardwright.kernel.rules import Outcome, places_of


@dataclass(frozen=True)
class Result:
    """A finished game: one line of results.jsonl. Lists have one entry per seat; times are in seconds."""

    game: str
    number: int
    deal: int
    seed: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    reason: str
    moves: int
    decisions: list[int]
    thinking: list[float]
    seconds: float
    roles: list[dict[str, list[str]]]
    digest: str

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "Result":
        """The result of a line; KeyError, TypeError or ValueError if it is none."""
        if "places" not in data:  # a line from before a victory could be shared
            data = {**data, "places": [list(data["ranking"]).index(seat) for seat in range(len(data["bots"]))]}
        result = Result(**{field.name: data[field.name] for field in fields(Result)})
        if len(result.places) != len(result.bots) or places_of([(-place,) for place in result.places]) != result.places:
            raise ValueError(result.places)
        return result

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        return Outcome(self.scores, self.places, self.reason)


@dataclass(frozen=True)
class Failure:
    """A game that did not come to its end: why, its moves so far, and the move during which it failed, if any."""

    number: int
    error: str
    traceback: str
    moves: list[list[str | int]]
    during: list[str | int] | None


class MoveLog:
    """The moves of the running game in a file, written through at once: they outlive the process, if it crashes.

    A line is begun when a move is chosen and ended when it has been played.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)

    def __enter__(self) -> "MoveLog":
        return self

    def __exit__(self, *error: object) -> None:
        os.close(self.file)
        self.path.unlink(missing_ok=True)

    def chosen(self, option: Option) -> None:
        """The option is about to be played."""
        os.write(self.file, json.dumps(option).encode())

    def played(self) -> None:
        """The option has been played."""
        os.write(self.file, b"\n")


def logged_moves(path: Path) -> tuple[list[list[str | int]], list[str | int] | None]:
    """The moves that were played, and the one that was being played."""
    try:
        *played, during = path.read_text("utf-8").split("\n")
        return [json.loads(move) for move in played], json.loads(during) if during else None
    except (OSError, ValueError):
        return [], None


def play_match(plan: Plan, match: Match, log: MoveLog) -> Result:
    """Play a game to its end."""
    rules = rules_of(plan.game)
    if rules.version != plan.rules:
        raise BoardwrightError(f"This tournament uses rules version {plan.rules} of {plan.game}, not {rules.version}.")
    start = perf_counter()
    bots = [new_bot(name, seed) for name, seed in zip(match.bots, match.bot_seeds, strict=True)]
    decisions, thinking = [0] * plan.seats, [0.0] * plan.seats
    try:
        game = Game.new(rules, plan.seats, match.seed, plan.options)
        while (decision := game.decision) is not None:
            seat = decision.seat
            asked = perf_counter()
            option = bots[seat].choose(game, seat)
            thinking[seat] += perf_counter() - asked
            decisions[seat] += 1
            log.chosen(option)
            game.play(option)
            log.played()
    finally:
        for bot in bots:
            bot.close()
    outcome = game.outcome
    assert outcome is not None
    return Result(
        game=plan.game,
        number=match.number,
        deal=match.deal,
        seed=match.seed,
        bots=list(match.bots),
        scores=list(outcome.scores),
        places=list(outcome.places),
        reason=outcome.reason,
        moves=len(game.moves),
        decisions=decisions,
        thinking=[round(seconds, 6) for seconds in thinking],
        seconds=round(perf_counter() - start, 6),
        roles=roles_of(game),
        digest=game.state.digest(),
    )


def record_of(plan: Plan, match: Match, failure: Failure) -> dict[str, Any]:
    """The record of a game that failed, up to its last good move, with everything needed to repeat it."""
    outside = rules_of(plan.game).vocabulary.outside
    return {
        "format": RECORD_FORMAT,
        "game": plan.game,
        "rules": plan.rules,
        "seats": plan.seats,
        "seed": match.seed,
        "options": plan.options,
        "moves": [outside(tuple(move)) for move in failure.moves],
        "failure": {
            "error": failure.error,
            "traceback": failure.traceback.splitlines(),
            "during": failure.during and outside(tuple(failure.during)),
            "number": match.number,
            "deal": match.deal,
            "bots": list(match.bots),
            "bot_seeds": list(match.bot_seeds),
            "tournament_seed": plan.seed,
        },
    }
