"""Processes that play games, one game at a time each. One that dies takes its game with it, and is replaced.

A game or a bot that the calling program registered itself is known to the processes too.
"""

import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from pathlib import Path
from tempfile import gettempdir
from typing import NamedTuple
from uuid import uuid4

from boardwright.arena.match import Failure, MoveLog, Result, logged_moves, play_match
from boardwright.arena.plan import Plan, match_of
from boardwright.bots import BOTS, Bot
from boardwright.bots.levels import Maker
from boardwright.games import GAMES, rules_of
from boardwright.kernel.errors import BoardwrightError

READY = "ready"
PATIENCE = 10
"""Seconds that a worker has to end by itself."""

Bots = dict[str, Callable[[int], Bot]]


class Known(NamedTuple):
    """The package of the game, and the bots that the calling program added."""

    package: str
    bots: Bots


def known_here(plan: Plan) -> Known:
    """What this process knows and a fresh one may not."""
    added = {name: BOTS[name] for name in plan.bots if name in BOTS and not isinstance(BOTS[name], Maker)}
    return Known(GAMES[plan.game], added)


def play_in_processes(plan: Plan, numbers: Iterable[int], processes: int) -> Generator[Result | Failure, None, None]:
    """Play the games with these numbers, in the order in which they are done."""
    waiting = iter(numbers)
    known = known_here(plan)
    busy: dict[Connection, Worker] = {}
    try:
        for number in islice(waiting, processes):
            worker = Worker(plan, known)
            busy[worker.connection] = worker
            worker.play(number)
        while busy:
            for connection in wait(list(busy)):
                assert isinstance(connection, Connection)
                worker = busy[connection]
                answer = worker.answer()
                if answer is None:
                    continue
                del busy[connection]
                following = next(waiting, None)
                if following is None:
                    worker.stop()
                else:
                    worker.play(following)
                    busy[worker.connection] = worker
                yield answer
    finally:
        for worker in busy.values():
            worker.end()


class Worker:
    """A process that plays games. After a crash it starts anew with the next game."""

    def __init__(self, plan: Plan, known: Known) -> None:
        self.plan = plan
        self.known = known
        self.moves = Path(gettempdir()) / f"boardwright-{uuid4().hex}.moves"
        self.number = -1
        self.ready = False
        self.start()

    def start(self) -> None:
        """A fresh process: the same everywhere, and safe while other threads (a progress bar) run."""
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        # Not daemonic: a bot may hold processes of its own.
        self.process = context.Process(target=work, args=(self.plan, self.known, theirs, self.moves))
        with deaf_to_interrupts():
            self.process.start()
        theirs.close()
        self.ready = False

    def play(self, number: int) -> None:
        """Begin a game."""
        if not self.process.is_alive():
            self.start()
        self.number = number
        with suppress(ConnectionError):  # it has just died: the answer will tell
            self.connection.send(number)

    def answer(self) -> Result | Failure | None:
        """What became of the game, or None if the process only said that it is ready; waits for either."""
        try:
            answer = self.connection.recv()
            if answer == READY:
                self.ready = True
                return None
            assert isinstance(answer, Result | Failure)
            return answer
        except (EOFError, ConnectionError):
            self.process.join()
            moves = logged_moves(self.moves)
            self.end()
        if not self.ready:
            raise BoardwrightError("A process of the tournament ended before it could play.")
        code = self.process.exitcode or 0
        how = signal.Signals(-code).name if code < 0 else f"exit code {code}"
        error = f"The process ended in the middle of the game ({how})."
        return Failure(self.number, error, "", *moves)

    def stop(self) -> None:
        """Let the process end: there are no more games."""
        self.connection.close()
        self.process.join(PATIENCE)
        self.end()

    def end(self) -> None:
        """End the process at once."""
        self.connection.close()
        self.process.terminate()
        self.process.join()
        self.moves.unlink(missing_ok=True)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """What is started meanwhile does not hear Ctrl-C: it is for the main process alone, which ends the others."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# -- in the process ----------------------------------------------------------------------------------------------------


def work(plan: Plan, known: Known, connection: Connection, moves: Path) -> None:
    """Play the games that are asked for until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, args=(moves,), daemon=True).start()
    GAMES.setdefault(plan.game, known.package)
    BOTS.update(known.bots)
    rules_of(plan.game)
    try:
        connection.send(READY)
        while True:
            connection.send(played(plan, connection.recv(), moves))
    except (EOFError, ConnectionError):  # the tournament has ended
        sys.stdout.flush()
        os._exit(0)  # whatever threads a bot has left


def end_with_parent(moves: Path) -> None:
    """End in the middle of a game when the tournament was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    moves.unlink(missing_ok=True)
    os._exit(0)


def played(plan: Plan, number: int, moves: Path) -> Result | Failure:
    """The result of a game, or how it failed."""
    with MoveLog(moves) as log:
        try:
            return play_match(plan, match_of(plan, number), log)
        except Exception as error:
            text = "".join(traceback.format_exception(error))
            return Failure(number, f"{type(error).__name__}: {error}", text, *logged_moves(moves))
