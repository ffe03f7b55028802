"""The Intermission over the map: its steps and what they changed, the fates to choose from, the log sheet."""

from random import Random

import pytest

import boardwright
from boardwright.kernel.game import Game
from boardwright.table.draw.arcs_campaign import DRAWING
from boardwright.table.elements import rendered
from boardwright.table.scene import Line, Scene

from .test_drawings import drawn, scene_of

pytestmark = pytest.mark.plain_only


def until(step: str, seed: int = 3) -> Game:
    """A random game of two acts, at a step of its Intermission."""
    game, random = boardwright.new("arcs_campaign", 3, seed, {"acts": "act_2"}), Random(seed)
    while step_of(game) != step:
        assert game.decision is not None
        game.play(random.choice(game.decision.options))
    return game


def step_of(game: Game) -> str | None:
    told = game.view(None)["reach"]["intermission"]
    return str(told["step"]) if told else None


def with_lines(game: Game, viewer: int | None) -> Scene:
    """The scene with the whole chronicle."""
    scene = scene_of(game, viewer)
    lines = [Line(event.move, scene.words.marked.event(event)) for event in game.events if event.seen_by(viewer)]
    return Scene(**{**vars(scene), "lines": lines})


def page_of(scene: Scene) -> str:
    drawn(scene)
    return str(rendered(DRAWING.scene(scene)))


def test_nothing_lies_over_the_map_while_an_act_is_played() -> None:
    game, random = boardwright.new("arcs_campaign", 3, 3, {"acts": "act_2"}), Random(3)
    assert DRAWING.scene(scene_of(game, 0)) is None
    while game.view(None)["chapter"] < 2:
        assert game.decision is not None
        game.play(random.choice(game.decision.options))
    assert DRAWING.scene(scene_of(game, 0)) is None


def test_the_steps_are_ticked_off_with_what_they_changed() -> None:
    page = page_of(with_lines(until("fates"), None))
    assert "Intermission after Act I" in page and "then Act II" in page
    assert page.count("intermission-done") == 5 and page.count('aria-current="step"') == 1
    resolved, cleared = page.index("The fates are resolved"), page.index("The Court is cleared")
    assert resolved < page.index("has not completed the objective", resolved) < cleared


def test_the_fates_to_choose_from_lie_in_it_and_only_their_player_sees_them() -> None:
    game = until("fates")
    assert game.decision is not None
    me = game.decision.seat
    dealt = game.view(me)["players"][me]["dealt"]
    page = page_of(with_lines(game, me))
    assert all(f'id="fate-{fate}"' in page for fate in dealt)
    assert "reach-fates" not in str(rendered(DRAWING.board(scene_of(game, me))))
    for viewer in (*{0, 1, 2} - {me}, None):
        assert not [fate for fate in dealt if f'id="fate-{fate}"' in page_of(with_lines(game, viewer))]


def test_the_log_sheet_has_a_row_for_each_player_and_can_be_printed() -> None:
    game = until("fates")
    page = page_of(scene_of(game, None))
    log = game.view(None)["reach"]["log"]
    assert len(log) == 3 and page.count("<tr>") == 4
    assert 'data-command="print"' in page
    for row in log:
        assert f'<td class="log-number">{row["power"]}</td><td class="log-number">{row["kept"]}</td>' in page


def test_a_completed_objective_is_told_from_a_missed_one() -> None:
    scene = scene_of(until("fates"), None)
    scene.view["reach"]["log"][0]["marker"], scene.view["reach"]["log"][1]["marker"] = 0, 5
    page = page_of(scene)
    assert '<td class="log-met">✓ completed</td>' in page and "<td>5 short</td>" in page


def test_while_an_act_is_set_up_it_folds_up() -> None:
    game, random = until("fates"), Random(5)
    while step_of(game) == "fates":
        assert game.decision is not None
        game.play(random.choice(game.decision.options))
    if step_of(game) == "set_up":
        page = page_of(scene_of(game, None))
        assert '<details id="intermission-over" class="summit intermission" data-step="set_up">' in page
        assert page.count("intermission-done") == 6
