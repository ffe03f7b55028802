"""Bots think in processes of their own: one line of JSON asks, one line answers, and whoever waits no longer kills.

Such a process (thinker.py) keeps the last games it was asked about, so that a question costs only the moves since the
last one. While nobody waits for them, all other processes help with the question of a person's game.
"""

import asyncio
import contextlib
import json
import sys
import time
from dataclasses import dataclass
from typing import Any, NamedTuple

from boardwright import compiled
from boardwright.bots import BOTS, can_be_helped
from boardwright.games import GAMES
from boardwright.kernel.decision import Option
from boardwright.kernel.errors import BadSetting, BoardwrightError
from boardwright.words import Words

LONGEST_LINE = 2**24

LONGEST_THOUGHT = 120.0
"""A process that has not answered after so many seconds is stuck, and ended."""

SLICE = 200
"""Who helps with a question thinks for so many milliseconds at a time: no other question waits longer for it."""

HALF = 60.0
"""Thinking that was so many seconds ago counts half …"""

NOTHING, MOST_KNOWN = 0.001, 10_000
"""… and is forgotten when so little is left of it and so many are known."""


def bot_of(name: str) -> str:
    """The bot that somebody at a table asked for: by its name only, as its settings could cost any amount of time."""
    if name not in BOTS:
        raise BadSetting(Words().message("table-bad-bot", name=name[:40], bots=", ".join(BOTS)))
    return name


class Asker(NamedTuple):
    """For whom a bot thinks: a game, the address of its people, and whether there are any."""

    game: str
    address: str = ""
    people: bool = True


@dataclass(eq=False)
class Waiting:
    """A question that waits for a process."""

    asker: Asker
    turn: asyncio.Future[asyncio.subprocess.Process | None]


class Help:
    """What other processes thought about a question."""

    def __init__(self) -> None:
        self.over = False
        self.running = 0
        """So many of them run already; to start one takes longer than most thoughts."""
        self.tried: dict[int, list[tuple[list[str | int], int]]] = {}
        """How often each has tried each option so far."""


def most_tried(tried: list[list[tuple[list[str | int], int]]]) -> list[str | int]:
    """The option that all together tried most; nothing if there was nothing to try."""
    visits: dict[Option, int] = {}
    for one in tried:
        for option, count in one:
            key = tuple(option)
            visits[key] = visits.get(key, 0) + count
    best: Option = max(visits, key=lambda option: visits[option], default=())
    return list(best)


class Spent:
    """How many seconds of thinking somebody had lately."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[float, float]] = {}

    def of(self, who: str, now: float) -> float:
        """The seconds; what is a while ago counts for less."""
        seconds, when = self.known.get(who, (0.0, now))
        return float(seconds * 0.5 ** ((now - when) / HALF))

    def add(self, who: str, seconds: float, now: float) -> None:
        """Somebody had some more."""
        self.known[who] = (self.of(who, now) + seconds, now)
        if len(self.known) > MOST_KNOWN:
            self.known = {one: spent for one, spent in self.known.items() if self.of(one, now) > NOTHING}


class Thinkers:
    """A fixed number of thinking processes; each is started when it is first needed, or before (`warm_up`).

    Where more is asked than they can answer, games with people come first, then whoever had the least of their time
    lately: first by address, then by game. So nobody waits for the many or the long thoughts of others.
    """

    def __init__(self, number: int) -> None:
        self.free: list[asyncio.subprocess.Process | None] = [None] * number
        self.all: set[asyncio.subprocess.Process] = set()
        self.plain: set[asyncio.subprocess.Process] = set()
        """Those that started before there was compiled code: they are replaced when there is."""
        self.queue: list[Waiting] = []
        self.by_address, self.by_game = Spent(), Spent()
        self.helping: set[asyncio.Task[None]] = set()
        self.latest: dict[str, asyncio.subprocess.Process] = {}
        """The process that answered last in each game: it still knows the game, and perhaps what it thought."""

    @property
    def waiting(self) -> int:
        """So many questions wait for a process."""
        return len(self.queue)

    async def choose(self, question: dict[str, Any], asker: Asker) -> list[str | int]:
        """The option that a bot chooses. Cancelling this stops the thinking."""
        option: list[str | int] = (await self.answer(question, asker))["option"]
        return option

    async def answer(self, question: dict[str, Any], asker: Asker) -> dict[str, Any]:
        """The option, and whatever else was asked for. Cancelling this stops the thinking."""
        process = await self._turn(asker)
        began = time.monotonic()
        help = Help()
        try:
            self._help_with(question, asker, help)
            process = await self._ready(process)
            async with asyncio.timeout(LONGEST_THOUGHT):
                line = await self._ask(process, {**question, "helpers": help.running})
            self._remember(asker.game, process)
        except BaseException:
            await self._stop(process)
            process = None
            raise
        finally:
            help.over = True
            now = time.monotonic()
            self.by_address.add(asker.address, now - began, now)
            self.by_game.add(asker.game, now - began, now)
            self._give_back(process)
        answer: dict[str, Any] = json.loads(line) if line else {"error": "the process ended"}
        if "error" in answer:
            raise BoardwrightError(answer["error"])
        if help.tried:
            answer["option"] = most_tried([answer["tried"], *help.tried.values()]) or answer["option"]
        return answer

    async def warm_up(self, after: float) -> None:
        """After so many seconds start one process after the other, so that the first answers need not wait for that."""
        await asyncio.sleep(after)
        for _ in range(self.free.count(None)):
            if None in self.free and not self.queue:
                self.free.remove(None)
                with contextlib.suppress(OSError):
                    await self._start_early()

    async def _start_early(self) -> None:
        """Start a process and let it read the games, until somebody waits for it."""
        process = None
        try:
            process = await self._start()
            for game, package in GAMES.items():
                if not self.queue:
                    await self._ask(process, {"read": game, "package": package})
        except BaseException:
            await self._stop(process)
            process = None
            raise
        finally:
            self._give_back(process)

    async def _ready(self, process: asyncio.subprocess.Process | None) -> asyncio.subprocess.Process:
        """A process that runs the code there is by now: this one, or a new one."""
        if process in self.plain and compiled.code_of_new_processes() == compiled.FAST:
            await self._stop(process)
            process = None
        return await self._start() if process is None or process.returncode is not None else process

    def _help_with(self, question: dict[str, Any], asker: Asker, help: Help) -> None:
        """Let all processes for which nobody waits think about a question, too."""
        alone = not self.free or self.queue or not asker.people or question.get("advice")
        if alone or not can_be_helped(question["level"]):
            return
        helpers, self.free = self.free, []
        for place, process in enumerate(helpers, 1):
            help.running += process is not None
            slices = {**question, "seed": question["seed"] + place, "slice": SLICE}
            task = asyncio.create_task(self._help(process, slices, help, place))
            self.helping.add(task)
            task.add_done_callback(self.helping.discard)

    async def _help(
        self, process: asyncio.subprocess.Process | None, slices: dict[str, Any], help: Help, place: int
    ) -> None:
        """Let a process think in slices, until there is an answer or another question waits."""
        try:
            process = await self._ready(process)
            while not help.over and not self.queue:
                async with asyncio.timeout(LONGEST_THOUGHT):
                    answer: dict[str, Any] = json.loads(await self._ask(process, slices))
                help.tried[place] = answer["tried"]
        except (OSError, ValueError, KeyError, TimeoutError):  # the answer comes without it
            await self._stop(process)
            process = None
        finally:
            self._give_back(process)

    async def _ask(self, process: asyncio.subprocess.Process, question: dict[str, Any]) -> bytes:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        return await process.stdout.readline()

    async def _turn(self, asker: Asker) -> asyncio.subprocess.Process | None:
        """Wait for a free process."""
        waiting = Waiting(asker, asyncio.get_running_loop().create_future())
        self.queue.append(waiting)
        self._serve()
        try:
            return await waiting.turn
        except asyncio.CancelledError:
            if waiting in self.queue:
                self.queue.remove(waiting)
            elif not waiting.turn.cancelled():
                self._give_back(waiting.turn.result())
            raise

    def _give_back(self, process: asyncio.subprocess.Process | None) -> None:
        self.free.append(process)
        self._serve()

    def _serve(self) -> None:
        """Give the free processes to whom they are due."""
        while self.free and self.queue:
            now = time.monotonic()
            first = min(self.queue, key=lambda waiting: self._rank(waiting.asker, now))
            self.queue.remove(first)
            if not first.turn.done():
                first.turn.set_result(self._free_for(first.asker.game))

    def _free_for(self, game: str) -> asyncio.subprocess.Process | None:
        """Take a free process, the one that answered last in a game if possible."""
        known = self.latest.get(game)
        place = self.free.index(known) if known is not None and known in self.free else -1
        return self.free.pop(place)

    def _remember(self, game: str, process: asyncio.subprocess.Process) -> None:
        self.latest.pop(game, None)
        self.latest[game] = process
        if len(self.latest) > MOST_KNOWN:
            self.latest.pop(next(iter(self.latest)))

    def _rank(self, asker: Asker, now: float) -> tuple[bool, float, float]:
        return not asker.people, self.by_address.of(asker.address, now), self.by_game.of(asker.game, now)

    async def _start(self) -> asyncio.subprocess.Process:
        before = compiled.code_of_new_processes()
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "boardwright.table.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        self.all.add(process)
        if before == compiled.PLAIN:
            self.plain.add(process)
        return process

    async def _stop(self, process: asyncio.subprocess.Process | None) -> None:
        if process is None:
            return
        self.all.discard(process)
        self.plain.discard(process)
        self.latest = {game: known for game, known in self.latest.items() if known is not process}
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """Stop all of them."""
        for task in self.helping:
            task.cancel()
        for process in list(self.all):
            await self._stop(process)
