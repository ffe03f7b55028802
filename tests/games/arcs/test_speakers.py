"""Who is asked at a moment: the rules name only moments that cards have."""

import re
from pathlib import Path

import pytest

import boardwright
from boardwright.games.arcs.moments import SPEAKERS

pytestmark = pytest.mark.plain_only

SOURCE = Path(boardwright.__file__).parent
ASKED = re.compile(r'\b(?:speakers|speaking|speaking_laws)\([^"]*?, "([a-z_]+)"\)')


def test_every_moment_at_which_somebody_is_asked_is_one_of_a_card() -> None:
    boardwright.new("arcs_campaign", seats=2, seed=1)  # its cards are there
    asked = {
        moment
        for part in ("games/arcs", "bots/judgement")
        for path in (SOURCE / part).rglob("*.py")
        for moment in ASKED.findall(path.read_text("utf-8"))
    }
    assert len(asked) > 100
    assert not asked - set(SPEAKERS)
