"""Players first: spectators are served a few at a time."""

import asyncio

AT_ONCE = 4
"""So many spectators are served before whoever plays has their turn again."""


class Gallery:
    """Where spectators wait, those of all tables."""

    def __init__(self) -> None:
        self.places = asyncio.Semaphore(AT_ONCE)

    async def enter(self) -> None:
        """Wait for one's turn. The place is free again as soon as everything else that waits has had its turn."""
        await self.places.acquire()
        asyncio.get_running_loop().call_soon(self.places.release)
