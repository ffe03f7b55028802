"""Two server processes and one PostgreSQL database (BOARDWRIGHT_TEST_POSTGRESQL): no process owns a game."""

import re
from html import unescape

import pytest

from .server import Browser, asked_of, running
from .test_storage import POSTGRESQL, emptied

pytestmark = [
    pytest.mark.plain_only,
    pytest.mark.skipif(not POSTGRESQL, reason="BOARDWRIGHT_TEST_POSTGRESQL is not set"),
]


def test_two_people_play_one_game_at_two_servers() -> None:
    emptied(POSTGRESQL)
    with running(POSTGRESQL) as here, running(POSTGRESQL) as there:
        ann, bob = Browser(here), Browser(there)
        bob.game = ann.start("arcs", "person", "person", mode="online")
        link = re.search(rf"/game/{ann.game}/seat/[\w-]+", unescape(ann.page()))
        assert link and bob.http.post(link[0]).status_code == 303
        with ann.live() as one, bob.live() as two:
            for step in range(8):
                asked_of(one, two).play(step)
        ann.close()
        bob.close()
