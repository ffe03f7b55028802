"""Processes that think for a bot. A worker ends when it is closed, and when the process that started it is gone."""

import multiprocessing
import signal
from multiprocessing.connection import Connection
from typing import Any, Final

from boardwright.games import GAMES, rules_of
from boardwright.kernel.decision import Option
from boardwright.kernel.errors import BoardwrightError
from boardwright.kernel.game import Game
from boardwright.kernel.record import read_record

from .search import Search, header_of

GONE: Final = "A process of the bot ended before it had an answer; ask again to start anew."


class Worker:
    """A process with a search of its own. It keeps the game, so that only new moves are sent."""

    def __init__(self, game: str, seed: int) -> None:
        if multiprocessing.current_process().daemon:
            raise BoardwrightError("A bot in a daemon process cannot start processes of its own; give it processes=1.")
        context: Any = multiprocessing.get_context("spawn")  # the same everywhere, and safe beside threads
        self.line, other = context.Pipe()
        self.process: Any = context.Process(target=work, args=(other, game, GAMES[game], seed), daemon=True)
        self.process.start()
        other.close()
        self.header: tuple[object, ...] = ()
        self.moves: list[Option] = []

    def ask(self, game: Game, seat: int, iterations: int, milliseconds: int) -> None:
        """Let it think about the position; `answer` waits for the result."""
        header = header_of(game)
        known = len(self.moves)
        if header == self.header and game.moves[:known] == self.moves:
            message: Any = (None, game.moves[known:], seat, iterations, milliseconds)
        else:
            message = (game.record, [], seat, iterations, milliseconds)
        self.header = header
        self.moves = game.moves[:]
        try:
            self.line.send(message)
        except OSError as error:
            raise BoardwrightError(GONE) from error

    def answer(self) -> tuple[list[int], list[float]]:
        """How often it tried each option, and the sums of the seat's shares."""
        try:
            found: tuple[list[int], list[float]] = self.line.recv()
        except (EOFError, OSError) as error:
            raise BoardwrightError(GONE) from error
        return found

    def close(self) -> None:
        """End the process."""
        self.line.close()
        self.process.terminate()
        self.process.join()


def work(line: Connection, game: str, package: str, seed: int) -> None:
    """Think about one position after another, until the line is closed. Ctrl-C ends the process without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    GAMES.setdefault(game, package)
    search = Search(seed)
    while True:
        try:
            record, moves, seat, iterations, milliseconds = line.recv()
            if record is not None:
                position = read_record(rules_of(record["game"]), record)
            for move in moves:
                position.play(move)
            assert position.decision is not None
            if iterations or milliseconds:
                search.think(position, seat, iterations, milliseconds)
            else:
                search.go_to(position, seat)
            line.send(search.tally(position.decision.useful))
        except (EOFError, OSError):
            return
