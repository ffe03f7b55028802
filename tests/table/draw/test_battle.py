"""A battle of Arcs as a scene: who is there, the dice as they lie, and what is clicked."""

from dataclasses import replace

import pytest

from boardwright.games.arcs.roll import Roll, faces_written
from boardwright.kernel.rng import Rng
from boardwright.kernel.state import Event
from boardwright.table.draw.arcs import DRAWING
from boardwright.table.draw.arcs.reports import battles_in
from boardwright.table.elements import rendered
from boardwright.table.scene import Line, Scene
from tests.games.arcs.leaders.steps import red_leads
from tests.games.arcs.position import ArcsScenario

from .test_drawings import drawn, scene_of

pytestmark = pytest.mark.plain_only


def shown(t: ArcsScenario) -> Scene:
    """What the one who is asked sees, with what happened."""
    assert t.game.decision is not None
    scene = scene_of(t.game, t.game.decision.seat)
    object.__setattr__(scene, "happened", list(t.game.events))
    return scene


def in_battle() -> ArcsScenario:
    t = red_leads("aggression-2", "power 0", "3-hex: red 3 ships; blue 2 ships, 1 damaged ship, city")
    return t.plays("red", "battle")


def test_the_dice_to_choose_are_explained_face_by_face() -> None:
    page = str(rendered(DRAWING.scene(shown(in_battle()))))
    assert "Battle in 3-hex" in page and page.count("arcs-die arcs-die-assault") == 6
    assert "Attacks with 3 fresh ships" in page and "Defends with 2 fresh ships, 1 damaged, 1 building" in page
    assert "hit to your own ships" in page


def test_hits_are_dealt_by_clicking_ships() -> None:
    t = in_battle()
    t.dice(assault="hit hit").plays("red", "1 Assault die", "0 Raid dice", "0 Skirmish dice")
    scene = shown(t)
    assert scene.decision is not None and scene.decision.ask == "hit_ship"
    page = str(rendered(DRAWING.scene(scene)))
    assert page.count("arcs-die arcs-die-assault") == 1 and "moment-now" in page
    assert page.count('data-spot="hit-fresh"') == 2 and page.count('data-spot="hit-damaged"') == 1
    spots = {tuple(DRAWING.spots(scene, option)) for option in scene.decision.options}
    assert spots == {("hit-fresh",), ("hit-damaged",)}
    assert {"hit-fresh", "hit-damaged"} <= drawn(scene).spots


def test_without_what_happened_there_is_no_scene_and_nothing_to_click() -> None:
    t = in_battle()
    t.dice(assault="hit hit").plays("red", "1 Assault die", "0 Raid dice", "0 Skirmish dice")
    assert t.game.decision is not None
    scene = scene_of(t.game, 0)
    assert DRAWING.scene(scene) is None
    assert {tuple(DRAWING.spots(scene, option)) for option in t.game.decision.options} == {()}


@pytest.mark.parametrize("dice", [[0, 0, 0], [6, 6, 6], [1, 3, 2]])
def test_what_was_rolled_can_be_read_back(dice: list[int]) -> None:
    roll = Roll(Rng(5), dice)
    assert faces_written(roll.written()) == roll.faces


# -- for everybody else ----------------------------------------------------------------------------------------------


def seen_by(t: ArcsScenario, viewer: int | None, since: int = 0) -> str:
    """What lies over the map of somebody who is not asked."""
    scene = scene_of(t.game, viewer)
    said = scene.words.marked.event
    lines = [Line(event.move, said(event), None, False, event.what) for event in t.game.events]
    return str(rendered(DRAWING.scene(replace(scene, lines=lines, since=since))))


def test_a_battle_is_shown_to_all_at_the_table_and_to_those_who_watch() -> None:
    t = in_battle()
    t.dice(assault="hit hit").plays("red", "1 Assault die", "0 Raid dice", "0 Skirmish dice")
    assert t.game.decision is not None and t.game.decision.seat == 0
    for viewer in (1, 2, None):
        page = seen_by(t, viewer)
        assert "moment-report" in page and "Battle in 3-hex" in page and "data-spot" not in page
        assert page.count("arcs-die arcs-die-assault") == 1 and page.count("No losses") == 2
    assert "moment-battle" in rendered(DRAWING.scene(shown(t))), "who is asked deals the hits"


def test_what_a_battle_cost_stays_until_the_viewer_has_answered_after_it() -> None:
    t = in_battle()
    t.dice(assault="hit hit").plays("red", "1 Assault die", "0 Raid dice", "0 Skirmish dice")
    t.plays("red", "a damaged ship")
    end = max(event.move for event in t.game.events if event.what[0] == "damaged_ship")
    for viewer in (0, 1, None):
        page = seen_by(t, viewer, since=end)
        assert "Destroyed: a ship of Blue" in page and "Damaged: a ship of Blue" in page
        assert page.count("arcs-gone") == 1 and page.count("No losses") == 1
    assert "moment-report" not in seen_by(t, 1, since=end + 1)


def test_ships_that_joined_the_attack_are_lost_on_its_side() -> None:
    told = [
        ("joined_attack", 0, 4, 2, 7),
        ("battle", 0, 1, 7, 1, 0, 0),
        ("destroyed_ship", 4, 7),
        ("moved", 0, 1, 7, 8),
    ]
    told += [("battle", 1, 0, 7, 1, 0, 0)]
    first, second = battles_in([Event(5, what, None) for what in told])
    assert first.joined == (4,) and [hit.owner for hit in first.hits] == [4] and first.destroyed == 1
    assert second.joined == () and not second.hits
