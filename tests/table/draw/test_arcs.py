"""What the drawing of Arcs promises besides what all drawings do."""

import pytest

from boardwright.table.draw.arcs import DRAWING
from tests.games.arcs.position import arcs

from .test_drawings import scene_of

pytestmark = pytest.mark.plain_only


def test_the_scores_if_the_chapter_ended_now_are_those_of_the_rules() -> None:
    t = arcs("""
        seats 3, leaders yes, initiative red
        red: hand aggression-2; cards lead12; resources fuel; power 4
        blue: resources fuel material; power 2
        ambitions: tycoon 5
    """)  # Proud: the Noble gains nothing for a second place
    assert [list(row.points) for row in DRAWING.scores(scene_of(t.game, None))] == [[4, 2, 0], [0, 5, 0], [4, 7, 0]]
