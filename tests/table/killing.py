"""Servers are killed at random moments while programs play: what they acknowledged is there, once."""

import asyncio
import random
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from boardwright.table.storage import Store

from .players import Player, playing, problems
from .server import Server

LOOK_EVERY = 25
"""After so many kills everything that was acknowledged is looked for."""

WHILE_IT_STARTS = 0.15
"""So often a server is killed before it answers …"""

MOVES = 15
"""… and else after so many moves at the most, in the middle of the next ones …"""

PATIENCE = 30.0
"""… or after so many seconds."""


@dataclass
class Killed:
    """What came of it."""

    kills: int = 0
    games: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)


async def kill_again_and_again(
    url: str,
    kills: int,
    servers: int = 1,
    games: int = 6,
    seed: int = 0,
    told: Callable[[Killed], None] = lambda killed: None,
) -> Killed:
    """Kill servers of a database; it ends early if something was lost."""
    chance, began, killed = random.Random(seed), time.monotonic(), Killed()
    Store(url).close()
    running = [Server(url) for _ in range(servers)]
    players = [Player(number, lambda: chance.choice(running).address) for number in range(games)]

    def look() -> None:
        store = Store(url)
        try:
            killed.problems = problems(players, store)
        finally:
            store.close()

    def count() -> None:
        sent = [sure for player in players for kept in player.games for _, sure in kept.sent]
        killed.games = sum(len(player.games) for player in players)
        killed.acknowledged, killed.unanswered = sum(sent), len(sent) - sum(sent)
        killed.seconds = time.monotonic() - began
        told(killed)

    try:
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in running))
        async with playing(players):
            while killed.kills < kills and not killed.problems:
                victim = chance.choice(running)
                await until_played(players, chance.randrange(MOVES))
                await asyncio.sleep(chance.uniform(0.0, 0.05))
                victim.end(signal.SIGKILL)
                killed.kills += 1
                if killed.kills < kills and chance.random() < WHILE_IT_STARTS:
                    victim.spawn()
                    await asyncio.sleep(chance.uniform(0.0, 2.0))
                    victim.end(signal.SIGKILL)
                    killed.kills += 1
                await asyncio.to_thread(victim.start)
                if killed.kills % LOOK_EVERY == 0:
                    await asyncio.to_thread(look)
                count()
            await until_played(players, MOVES)
    finally:
        for server in running:
            server.end(signal.SIGKILL)
    look()
    count()
    return killed


async def until_played(players: list[Player], moves: int) -> None:
    """Wait until some players have sent so many more moves."""
    begun, until = sum(player.moves for player in players), time.monotonic() + PATIENCE
    while sum(player.moves for player in players) < begun + moves and time.monotonic() < until:
        await asyncio.sleep(0.005)
