"""Saved games: reading a record back, and going on after the rules were mended.

A record holds the history (header, moves, digests of the state every few moves) and the latest mark. Replaying the
history proves the game; going on needs the mark alone. When the rules have changed since and the history no longer
replays to its digests, the history stops there, `game.history_note` says so, and the game goes on from its mark.
"""

from collections.abc import Mapping
from itertools import takewhile
from typing import Any

from .decision import Among, Option
from .errors import BadSetting, BoardwrightError, IllegalOption, RecordError
from .game import RECORD_FORMAT, Game, Move
from .log import Log
from .rng import FAST
from .rules import Rules
from .state import digest_of

LOST = " The last moves ({lost}) cannot be made under the new rules: they are taken back."


def read_record(rules: Rules, record: Mapping[str, Any]) -> Game:
    """The game of a record, at the decision where it was saved."""
    version = header_of(record)
    if version > rules.version:
        raise RecordError(
            f"This record was made with rules {version} of {rules.name}; this is rules {rules.version}. "
            "Update Boardwright to open it."
        )
    if "check" in record and record["check"] != digest_of({k: v for k, v in record.items() if k != "check"}):
        raise RecordError("This record has been changed or damaged since it was saved (its checksum does not match).")
    moves = [rules.vocabulary.inside(move) for move in record["moves"]]
    ask_forced = bool(record.get("ask_forced", False))
    chance = record.get("chance", FAST)
    try:
        game = Game.new(rules, record["seats"], record["seed"], record["options"], ask_forced, chance)
    except BadSetting as error:
        raise RecordError(f"The header of this record is wrong: {error}") from error
    good = replay(game, moves, record.get("digests", {}))
    if good == len(moves):
        return game
    if version < rules.version and "mark" not in record:
        return start_again(game, moves, good)
    went_on = bool(record.get("history_note"))  # it had outlived a change of the rules already when it was saved
    if (version == rules.version and not went_on) or "mark" not in record:
        raise RecordError(f"This record does not replay: after move {good} it differs from the game that was saved.")
    return go_on(rules, game, record, moves, good)


def header_of(record: Mapping[str, Any]) -> int:
    """Check the shape of a record; its rules version."""
    if not isinstance(record, Mapping):
        raise RecordError("A record is a JSON object.")
    for key, kind in (("game", str), ("rules", int), ("seats", int), ("seed", int), ("options", dict), ("moves", list)):
        if not isinstance(record.get(key), kind):
            raise RecordError(f"This record is incomplete: {key!r} is missing or has the wrong type.")
    if record.get("format", RECORD_FORMAT) not in range(1, RECORD_FORMAT + 1):
        raise RecordError(f"This record has format {record['format']!r}; this Boardwright reads up to {RECORD_FORMAT}.")
    for move in record["moves"]:
        if not isinstance(move, list) or not all(isinstance(part, (str, int)) for part in move):
            raise RecordError(f"This record contains a move that is not a list of words and numbers: {move!r}.")
    digests = record.get("digests", {})
    if not isinstance(digests, dict) or not all(move.isdecimal() for move in digests):
        raise RecordError("This record is incomplete: its digests are not keyed by move number.")
    version = record["rules"]
    assert isinstance(version, int)
    return version


def replay(game: Game, moves: list[Option], digests: Mapping[str, Any]) -> int:
    """Play the moves as far as they are legal and meet the digests; how many are good."""
    good = 0
    for number, move in enumerate(moves):
        try:
            game.play(move)
        except IllegalOption:
            break
        good = number + 1
    met = {mark.move: mark.state.digest() for mark in game.latest_marks()}
    proven = 0
    for moment in sorted(int(number) for number in digests):
        if moment > good or met.get(moment) != digests[str(moment)]:
            return min(good, proven)
        proven = moment
    return good


def start_again(history: Game, moves: list[Option], good: int) -> Game:
    """The game from its beginning, when it was saved under earlier rules before it had a mark."""
    game = Game.new(history.rules, history.seats, history.seed, history.options, history.ask_forced, history.chance)
    lost = len(moves) - play_again(game, moves)
    game.history_note = f"The rules have changed since move {good} of this game."
    if lost:
        game.history_note += LOST.format(lost=lost)
    return game


def go_on(rules: Rules, history: Game, record: Mapping[str, Any], moves: list[Option], good: int) -> Game:
    """The game from its mark, when its history stops at move `good`."""
    mark = record["mark"]
    game = Game(rules, history.seats, history.seed, history.options, history.ask_forced, history.chance)
    try:
        state = rules.from_json(mark["state"])
        start = int(mark["move"])
        unproven = [Move(moves[place], -1, place) for place in range(good, start)]
        game.history = Log.of([*history.history[:good], *unproven][:start])
        game.barrier = int(mark["barrier"])
        game.begin(state)
        lost = len(moves) - start - play_again(game, moves[start:])
    except (KeyError, TypeError, ValueError, IndexError, BoardwrightError) as error:
        raise RecordError(f"The mark of this record cannot be used: {error}") from error
    game.history_note = (
        f"The rules have changed since this game began: its history can be shown up to move {good}; "
        f"the game goes on from move {start}."
    )
    if lost and record["rules"] == rules.version:
        raise RecordError(f"The mark of this record cannot be used: its last {lost} moves are not legal after it.")
    if lost:
        game.history_note += LOST.format(lost=lost)
    return game


def play_again(game: Game, moves: list[Option]) -> int:
    """Make moves of earlier rules as far as they are still possible; how many were.

    What is asked now and was not before, because there is only one answer, is answered; the members of a set may come
    in another order than they are chosen now.
    """
    done = 0
    while done < len(moves) and game.decision is not None:
        decision, move = game.decision, moves[done]
        several = [] if decision.among is None else members(decision.among, moves[done:])
        spelled = spelling_of(game, several)
        if spelled:
            for step in spelled:
                game.play(step)
            if moves[done : done + len(spelled)] == spelled:  # as it is spelled now; the next set may go on alike
                done += len(spelled)
                continue
            done += len(several)
            if done < len(moves) and decision.among is not None and moves[done] == decision.among.stop:
                done += 1
        elif move in decision.options:
            game.play(move)
            done += 1
        elif len(decision.options) == 1:
            game.play(decision.options[0])
        else:
            break
    return done


def members(among: Among, moves: list[Option]) -> list[Option]:
    """The first of the moves, as far as they may be members of a set."""
    return list(takewhile(among.left.__contains__, moves[: among.most]))


def spelling_of(game: Game, several: list[Option]) -> list[Option]:
    """The moves that choose this set; none if it cannot be chosen."""
    try:
        return game.spelling(several) if several else []
    except IllegalOption:
        return []
