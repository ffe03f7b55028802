"""The garbage collector does not stop a busy server."""

import asyncio
import gc
from contextlib import suppress

import pytest

from boardwright.table import garbage

pytestmark = pytest.mark.plain_only


def test_everything_is_collected_once_in_a_while_and_not_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0.0)
    before = gc.get_threshold()

    async def collected() -> None:
        done = asyncio.Event()

        def noticed(phase: str, info: dict[str, int]) -> None:
            if phase == "stop" and info["generation"] == 2:
                done.set()

        gc.callbacks.append(noticed)
        task = asyncio.create_task(garbage.keep_collecting())
        try:
            await done.wait()
            assert gc.get_threshold() == (garbage.YOUNG, garbage.MIDDLE, garbage.OLD)
        finally:
            gc.callbacks.remove(noticed)
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    asyncio.run(collected())
    assert gc.get_threshold() == before
