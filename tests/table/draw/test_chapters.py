"""The end of a chapter of Arcs as a scene: who scored what, why, and for whom it is shown how long."""

from dataclasses import replace

import pytest

from boardwright.table.draw.arcs import DRAWING
from boardwright.table.draw.arcs.chapters import Gain, last_chapter
from boardwright.table.draw.moments import FRESH, STAYS
from boardwright.table.elements import rendered
from boardwright.table.scene import Line, Scene
from tests.games.arcs.position import ArcsScenario
from tests.games.arcs.test_scoring import FIVE_CITIES, score

from .test_drawings import drawn, scene_of

pytestmark = pytest.mark.plain_only


def scored() -> ArcsScenario:
    return score(f"""
        {FIVE_CITIES}
        red: captives 2 blue; resources fuel
        blue: captives 1 white; resources fuel
        ambitions: tyrant 5, tycoon 3
    """)


def shown(t: ArcsScenario, viewer: int | None, later: int = 0, since: int = 0) -> Scene:
    """What somebody is shown so many moves later."""
    scene = scene_of(t.game, viewer)
    said = scene.words.marked.event
    lines = [Line(event.move, said(event), None, False, event.what) for event in t.game.events]
    return replace(scene, lines=lines, moves=len(t.game.moves) + later, since=since)


def test_each_ambition_says_what_everybody_had_and_why_who_gained() -> None:
    chapter = last_chapter(shown(scored(), 0).lines, 3)
    assert chapter is not None and chapter.number == 1
    tycoon, tyrant = chapter.ambitions
    assert (tycoon.ambition, tycoon.first, tycoon.second, tycoon.counts) == ("tycoon", 3, 2, [1, 1, 0])
    assert tycoon.gains == {0: Gain("tie", 2), 1: Gain("tie", 2)}
    assert (tyrant.ambition, tyrant.first, tyrant.second, tyrant.counts) == ("tyrant", 5, 3, [2, 1, 0])
    assert tyrant.gains[0].place == "first" and tyrant.gains[0].bonus > 0 and tyrant.gains[1] == Gain("second", 3)


def test_the_scene_shows_all_of_it() -> None:
    t = scored()
    scene = shown(t, 0)
    page = str(rendered(DRAWING.scene(scene)))
    assert "Chapter 1 has ended" in page and "2 ambitions were scored" in page and "tie for first" in page
    assert "for cities" in page and f"{t.power('red')} Power" in page and "Continue" in page
    drawn(scene)


def test_it_stays_until_the_viewer_has_answered_something_after_it() -> None:
    t = scored()
    end = len(t.game.moves)
    assert "moment-chapter" in rendered(DRAWING.scene(shown(t, 1, later=200, since=end)))
    assert "moment-chapter" not in rendered(DRAWING.scene(shown(t, 1, later=200, since=end + 1)))


def test_who_only_watches_can_unfold_it_for_a_while() -> None:
    t = scored()
    for later, there, unfolded in ((0, True, True), (FRESH, True, False), (STAYS, False, False)):
        page = str(rendered(DRAWING.scene(shown(t, None, later))))
        assert ("moment-chapter" in page, " open" in page) == (there, unfolded)


def test_an_ambition_that_nobody_scored_is_told_too() -> None:
    chapter = last_chapter(shown(score("ambitions: keeper 5"), 0).lines, 3)
    assert chapter is not None and [(one.ambition, one.gains) for one in chapter.ambitions] == [("keeper", {})]
