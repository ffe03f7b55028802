"""The server process is killed at random moments during play; every move it acknowledged is there when it is back.

`tools/kill.py` does the same a thousand times.
"""

import asyncio
import os

import pytest

from .killing import kill_again_and_again

pytestmark = [pytest.mark.plain_only, pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")]


def test_killed_again_and_again(url: str) -> None:
    servers = 1 if url.startswith("sqlite") else 2
    killed = asyncio.run(kill_again_and_again(url, kills=3, servers=servers, games=3, seed=11))
    assert killed.problems == [] and killed.kills >= 3 and killed.acknowledged > 0
