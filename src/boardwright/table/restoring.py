"""The game of what is stored, and what is stored of a game."""

from typing import Any

import boardwright
from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game

from .storage import PLAY, UNDO, Entry, Stored, course


def game_of(stored: Stored) -> tuple[Game, list[tuple[int | None, Option]]]:
    """The game of what is stored, and what could be redone."""
    header = stored.header
    moves, undone = course(stored.entries)
    record: dict[str, Any] = {
        "game": header.game,
        "rules": header.rules,
        "seats": header.seats,
        "seed": header.seed,
        "chance": header.chance,
        "options": header.options,
        "moves": [list(move) for move in moves],
    }
    if header.mark is not None and header.mark["mark"]["move"] <= len(moves):
        record |= header.mark
    return boardwright.load(record), undone


def entries_to_catch_up(stored: Stored, game: Game) -> list[Entry]:
    """What to write so that the moves in the database are those of a game that went on under newer rules."""
    moves, _ = course(stored.entries)
    same = 0
    while same < min(len(moves), len(game.moves)) and moves[same] == game.moves[same]:
        same += 1
    number = stored.header.entries + 1
    entries = [Entry(number, UNDO, None, target=same)] if same < len(moves) else []
    made = zip(game.movers[same:], game.moves[same:], strict=True)
    return entries + [Entry(number, PLAY, *move) for number, move in enumerate(made, number + len(entries))]


def mark_of(game: Game) -> dict[str, Any]:
    """What is kept of a record to go on from. The digest at the latest mark is not: later moves move that mark on."""
    record = game.record
    latest = record["mark"]["move"]
    digests = {move: digest for move, digest in record["digests"].items() if int(move) < latest}
    return {"mark": record["mark"], "digests": digests, "history_note": record["history_note"]}
