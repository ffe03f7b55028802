"""Tables without a server, for tests that look at what is made rather than at what is sent."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

from boardwright.table.live import Table
from boardwright.table.room import Plan, Room
from boardwright.table.storage import Store
from boardwright.table.thinking import Thinkers

VISITOR = "v" * 22


def with_room(folder: Path, work: Callable[[Room], Awaitable[None]]) -> None:
    """Do something in a room of its own."""

    async def run() -> None:
        room = Room(Store(f"sqlite:///{folder}/games.db"), Thinkers(1), 0.0)
        try:
            await work(room)
        finally:
            await room.close()

    asyncio.run(run())


async def table_of(room: Room, game: str, *seats: str, mode: str = "online", seed: int = 1) -> Table:
    """A new table at which one visitor holds every seat for a person."""
    table, _ = await room.create(Plan(game, list(seats), mode, seed=seed), VISITOR)
    return table


async def play_any(table: Table, chance: random.Random) -> None:
    """Whoever is asked plays any option."""
    async with table.turn():  # a move that is being written is not there yet
        at, decision = table.at, table.game.decision
    assert decision is not None
    await table.play([decision.seat], at, chance.choice(decision.options))


async def play_last(table: Table) -> None:
    """Whoever is asked plays their last option."""
    async with table.turn():
        at, decision = table.at, table.game.decision
    assert decision is not None
    await table.play([decision.seat], at, decision.options[-1])
