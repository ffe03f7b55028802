"""Bots think in processes of their own: one line of JSON asks, one line answers, and whoever waits no longer kills.

`python -m boardwright.table.thinking` is such a process. It keeps the last games it was asked about, so that a
question costs only the moves since the last one.
"""

import asyncio
import contextlib
import json
import logging
import sys
from collections import OrderedDict
from typing import Any

import boardwright
from boardwright.bots import BOTS, new_bot
from boardwright.kernel.errors import BadSetting, BoardwrightError
from boardwright.kernel.game import Game
from boardwright.words import Words

REMEMBERED = 16
LONGEST_LINE = 2**24

log = logging.getLogger(__name__)


def bot_of(name: str) -> str:
    """The bot that somebody at a table asked for: by its name only, as its settings could cost any amount of time."""
    if name not in BOTS:
        raise BadSetting(Words().message("table-bad-bot", name=name[:40], bots=", ".join(BOTS)))
    return name


class Thinkers:
    """A fixed number of thinking processes; each is started when it is first needed."""

    def __init__(self, number: int) -> None:
        self.free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        self.all: set[asyncio.subprocess.Process] = set()
        self.waiting = 0
        """So many questions wait for a process."""
        for _ in range(number):
            self.free.put_nowait(None)

    async def choose(self, question: dict[str, Any]) -> list[str | int]:
        """The option that a bot chooses. Cancelling this stops the thinking."""
        self.waiting += 1
        try:
            process = await self.free.get()
        finally:
            self.waiting -= 1
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(json.dumps(question).encode() + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
        except BaseException:
            await self._stop(process)
            process = None
            raise
        finally:
            self.free.put_nowait(process)
        answer: dict[str, Any] = json.loads(line) if line else {"error": "the process ended"}
        if "error" in answer:
            raise BoardwrightError(answer["error"])
        option: list[str | int] = answer["option"]
        return option

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            __name__,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        self.all.add(process)
        return process

    async def _stop(self, process: asyncio.subprocess.Process | None) -> None:
        if process is None:
            return
        self.all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """Stop all of them."""
        for process in list(self.all):
            await self._stop(process)


# -- the process ---------------------------------------------------------------------------------------------------


def answered(question: dict[str, Any], known: OrderedDict[str, Game]) -> list[str | int]:
    """The option that the bot of a question chooses."""
    record = question["record"]
    moves = [tuple(move) for move in record["moves"]]
    game = known.pop(question["id"], None)
    if game is not None and game.moves == moves[: len(game.moves)]:
        for move in moves[len(game.moves) :]:
            game.play(move)
    else:
        game = boardwright.load(record)
    known[question["id"]] = game
    if len(known) > REMEMBERED:
        known.popitem(last=False)
    assert game.decision is not None
    bot = new_bot(question["level"], question["seed"])
    try:
        return list(bot.choose(game.fork(), game.decision.seat))
    finally:
        bot.close()


def main() -> None:
    """Answer questions until the input ends."""
    known: OrderedDict[str, Game] = OrderedDict()
    for line in sys.stdin:
        try:
            answer: dict[str, Any] = {"option": answered(json.loads(line), known)}
        except Exception as error:
            log.exception("a bot could not answer")
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main()
