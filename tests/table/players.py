"""Programs that play at a table whose server comes and goes, and know afterwards what must have been kept.

Each plays one game for all its people, one move after the other. A move that was answered with 200 is acknowledged: it
must be there, once. Of a move that got no answer nobody knows; it may be there, once.
"""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx

import boardwright
from boardwright.table.restoring import game_of
from boardwright.table.storage import PLAY, Store

SEATS = ["person", "person", "bot:random"]
GAMES = ("arcs", "scythe", "imperium")

AWAY = (httpx.TransportError,)
"""How it shows that a server is gone."""


class Kept:
    """One game: the moves that were sent, each with whether it was acknowledged."""

    def __init__(self, game: str, secrets: dict[str, str]) -> None:
        self.id = game
        self.keys = {int(seat): {"authorization": f"Bearer {secret}"} for seat, secret in secrets.items()}
        self.sent: list[tuple[list[str | int], bool]] = []

    @property
    def acknowledged(self) -> int:
        return sum(1 for _, sure in self.sent if sure)

    def problem(self, store: Store) -> str:
        """What of this game is lost or there twice; "" if nothing is. The moves are replayed by the rules, too.

        It may be played meanwhile: what is sent or acknowledged while the game is read may be in it or not.
        """
        before = self.sent[:]
        stored = store.load(self.id)
        same = [one[0] is other[0] for one, other in zip(before, self.sent, strict=False)]
        known = same.index(False) if False in same else len(same)
        sent = before + [(option, False) for option, _ in self.sent[known:]]
        if stored is None:
            return f"game {self.id} is lost"
        if [entry.number for entry in stored.entries] != list(range(1, stored.header.entries + 1)):
            return f"game {self.id} has gaps"
        game_of(stored)
        header = stored.header
        replay = boardwright.new(header.game, header.seats, header.seed, header.options, chance=header.chance)
        written: list[list[str | int]] = []
        for entry in stored.entries:
            assert entry.kind == PLAY and entry.option is not None and replay.decision is not None
            if replay.decision.seat in self.keys and not replay.decision.lapses:
                written.append(replay.rules.vocabulary.outside(entry.option))
            replay.play(entry.option)
        ends = {0}  # so many of the written moves may be those that were looked at
        for option, sure in sent:
            there = {end + 1 for end in ends if end < len(written) and written[end] == option}
            ends = there if sure else ends | there
            if not ends:
                return f"game {self.id} has lost an acknowledged move"
        return "" if len(written) in ends else f"game {self.id} has moves that nobody made"


class Player:
    """Plays one game after the other at whichever of some servers is there."""

    def __init__(self, number: int, servers: Callable[[], str], pause: float = 0.0) -> None:
        self.number = number
        self.servers = servers
        self.pause = pause
        self.chance = random.Random(number)
        self.games: list[Kept] = []
        self.errors: list[str] = []
        self.finished = 0

    @property
    def moves(self) -> int:
        """How many moves it has sent."""
        return sum(len(kept.sent) for kept in self.games)

    async def play(self, stopped: asyncio.Event) -> None:
        """Play until it is stopped. Every player has an address of its own, as far as the server knows."""
        origin = {"x-forwarded-for": f"10.1.{self.number // 250}.{self.number % 250 + 1}"}
        async with httpx.AsyncClient(headers=origin, timeout=60) as client:
            while not stopped.is_set():
                try:
                    await self.step(client)
                    await asyncio.sleep(self.chance.uniform(0, 2 * self.pause))
                except AWAY:
                    await asyncio.sleep(0.05)

    async def step(self, client: httpx.AsyncClient) -> None:
        """Make a game if there is none, else a move if a person is asked."""
        server = self.servers()
        if not self.games:
            await self.begin(client, server)
            return
        kept = self.games[-1]
        here = f"{server}/api/games/{kept.id}"
        look = await client.get(here)
        if not self.fine(look):
            return
        asked = look.json()["asked"]
        if look.json()["state"] != "running":
            self.finished += 1
            await self.begin(client, server)
        elif asked in kept.keys:
            position = (await client.get(here, headers=kept.keys[asked])).json()
            if position.get("options"):
                await self.answer(client, here, kept, asked, position)
        else:
            await asyncio.sleep(0.05)

    async def begin(self, client: httpx.AsyncClient, server: str) -> None:
        plan = {"game": self.chance.choice(GAMES), "seats": SEATS, "mode": "solo"}
        made = await client.post(f"{server}/api/games", json=plan)
        if self.fine(made):
            self.games.append(Kept(made.json()["id"], made.json()["secrets"]))

    async def answer(self, client: httpx.AsyncClient, here: str, kept: Kept, seat: int, position: Any) -> None:
        """Send a move, and note what became of it."""
        option = self.chance.choice(position["options"])["option"]
        move = {"at": position["at"], "option": option}
        kept.sent.append((option, False))
        answer = await client.post(f"{here}/play", headers=kept.keys[seat], json=move)
        if answer.status_code == 200:
            kept.sent[-1] = (option, True)
        elif answer.status_code in (403, 409):
            kept.sent.pop()  # refused: the bot or a restart came between
        else:
            self.fine(answer)

    def fine(self, answer: httpx.Response) -> bool:
        """Whether a server did what it was asked; it may be busy, but never fail."""
        if answer.status_code in (429, 503) or answer.is_success:
            return answer.is_success
        asked = f"{answer.request.method} {answer.request.url.path}"
        self.errors.append(f"{asked}: {answer.status_code} {answer.text[:200]}")
        return False


def problems(players: list[Player], store: Store) -> list[str]:
    """What is wrong with the games of some players."""
    found = [error for player in players for error in player.errors]
    for player in players:
        for kept in player.games:
            problem = kept.problem(store)
            if problem:
                found.append(problem)
    return found


@contextlib.asynccontextmanager
async def playing(players: list[Player]) -> AsyncIterator[None]:
    """Some players play meanwhile."""
    stopped = asyncio.Event()
    tasks = [asyncio.create_task(player.play(stopped)) for player in players]
    try:
        yield
    finally:
        stopped.set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
