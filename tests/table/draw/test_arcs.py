"""What the drawing of Arcs promises besides what all drawings do."""

import pytest

from boardwright.table.draw.arcs import DRAWING
from tests.games.arcs.leaders.steps import red_leads
from tests.games.arcs.position import ArcsScenario, arcs

from .test_drawings import drawn, scene_of

pytestmark = pytest.mark.plain_only


def test_the_scores_if_the_chapter_ended_now_are_those_of_the_rules() -> None:
    t = arcs("""
        seats 3, leaders yes, initiative red
        red: hand aggression-2; cards lead12; resources fuel; power 4
        blue: resources fuel material; power 2
        ambitions: tycoon 5
    """)  # Proud: the Noble gains nothing for a second place
    assert [list(row.points) for row in DRAWING.scores(scene_of(t.game, None))] == [[4, 2, 0], [0, 5, 0], [4, 7, 0]]


def spots_of_all(t: ArcsScenario) -> set[tuple[str, ...]]:
    """Where the options of now are clicked; all of it is drawn."""
    decision = t.game.decision
    assert decision is not None
    scene = scene_of(t.game, decision.seat)
    found = {tuple(DRAWING.spots(scene, option)) for option in decision.options}
    assert {spot for spots in found for spot in spots} <= drawn(scene).spots
    return found


def test_a_building_outside_the_slots_is_clicked_where_it_stands() -> None:
    t = red_leads("administration-2", "cards l09", "3-arrow: red cloud city\n3-hex: red city")
    t.plays("red", "tax")
    assert spots_of_all(t) == {("place-3-arrow/3",), ("place-3-hex/1",)}


def test_ships_to_guide_are_clicked_at_their_owner() -> None:
    t = red_leads("mobilization-2", "cards l16", "3-hex: red 1 ship, starport; blue 2 ships")
    t.plays("red", "guide", "from 3-hex to 3-gate")
    assert spots_of_all(t) == {("seat-0",)}


def test_loot_is_clicked_where_it_lies_and_a_target_in_its_system_and_at_its_owner() -> None:
    t = red_leads("aggression-2", "cards bc20", "blue: cards bc13; resources fuel")
    t.plays("red", "use Silver-Tongues")
    assert spots_of_all(t) == {("slot-1-0",), ("card-bc13",)}
    t = red_leads("aggression-2", "cards l02", "3-hex: red 1 ship\n3-crescent: blue 1 ship\n3-gate: white 1 ship")
    t.plays("red", "fire rifles")
    assert spots_of_all(t) == {("system-3-crescent", "seat-1"), ("system-3-gate", "seat-2")}
