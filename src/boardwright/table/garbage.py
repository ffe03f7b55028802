"""When the garbage collector works: seldom, and on everything only once a minute.

Nearly all that a screen is made of goes without it. Left to itself, Python would look at what is young with every few
hundred new objects, which takes a fifth of a busy server's time, and at everything every few seconds, in which nobody
is served for tenths of a second.
"""

import asyncio
import gc

EVERY = 60.0
"""Seconds between collections of everything."""

YOUNG, MIDDLE, OLD = 10_000, 20, 1_000_000
"""New objects before what is young is looked at, times that before what is older is, and the same for everything."""


async def keep_collecting() -> None:
    """Collect everything once in a while, as long as the server runs."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    try:
        while True:
            await asyncio.sleep(EVERY)
            gc.collect()
    finally:
        gc.set_threshold(*before)
