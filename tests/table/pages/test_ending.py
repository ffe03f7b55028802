"""The end of a game: the ranking, every point, the scores over time, the key moments, and what comes next."""

import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import boardwright
from boardwright.bots import new_bot
from boardwright.kernel.game import Game
from boardwright.table.draw import drawing_of, players
from boardwright.table.pages.chart import LARGE, Mark, Scale, chart, small_chart, spread
from boardwright.table.pages.ending import ending
from boardwright.table.scene import BOT, Player, Scene, Story, words_for
from boardwright.table.story import leader_of, story_of

from .scenes import Page, scene_of

pytestmark = pytest.mark.plain_only

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "arcs": (4, {"leaders_and_lore": "base"}),
    "scythe": (5, {}),
    "imperium": (3, {}),
    "arcs_campaign": (3, {"acts": "act_2", "first_act": 1}),
}
"""Each title with its seats and options; the campaign over an Intermission."""


@cache
def finished(name: str, seed: int = 3) -> Game:
    """A game that bots have played to its end."""
    seats, options = GAMES[name]
    game = boardwright.new(name, seats, seed, options)
    bot = new_bot("random", seed)
    while game.decision is not None:
        game.play(bot.choose(game, game.decision.seat))
    return game


def end_of(game: Game, viewer: int | None = 0, **more: Any) -> Scene:
    """What a seat is shown when a game is over."""
    words = words_for(game.rules, strict=True).of(game)
    sitting = [Player("Ada"), *(Player("", BOT, "easy") for _ in range(game.seats - 1))]
    seats = players(game.rules.name, game.view(None), words, sitting)
    scene = Scene("abc", game.rules.name, game.view(viewer), viewer, seats, words, options=game.options)
    return replace(scene, moves=len(game.moves), outcome=game.outcome, story=told(game), **more)


@cache
def told(game: Game) -> Story:
    return story_of(game, words_for(game.rules, strict=True).of(game))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [3, 8])
def test_the_rows_add_up_to_the_final_points(name: str, seed: int) -> None:
    game = finished(name, seed)
    assert game.outcome is not None
    *rows, total = drawing_of(name).scores(end_of(game))
    sums = [sum(row.points[seat] or 0 for row in rows if not row.apart) for seat in range(game.seats)]
    assert sums == list(total.points)
    if game.outcome.reason != "imperium-collapse":
        assert sums == game.outcome.scores


@pytest.mark.parametrize("name", GAMES)
def test_the_end_is_told_with_its_points_its_chart_and_its_moments(name: str) -> None:
    game = finished(name)
    assert game.outcome is not None
    scene = end_of(game)
    shown = str(ending(scene, drawing_of(name)))
    page = Page(shown)
    assert page.nameless() == []
    assert shown.count("ending-place ") == game.seats and "Victory for" in shown
    assert shown.count("<polyline") >= 2 * game.seats
    assert scene.story is not None
    assert scene.story.curve[-1] == (len(game.moves), list(drawing_of(name).scores(scene)[-1].points))
    links = re.findall(r'class="ending-moment[^>]*><a href="/game/abc/replay\?move=(\d+)"', shown)
    assert links == [str(moment.move) for moment in scene.story.moments] and len(links) >= 3
    assert 'data-copy="/game/abc/replay"' in shown and 'value="rematch"' in shown


def test_a_spectator_sees_the_end_but_asks_for_no_rematch() -> None:
    shown = str(ending(end_of(finished("arcs"), None), drawing_of("arcs")))
    assert "ending-place" in shown and "rematch" not in shown


def test_no_end_is_told_of_a_game_that_goes_on_or_is_replayed() -> None:
    empty = '<div id="ending"></div>'
    assert str(ending(scene_of("arcs"), drawing_of("arcs"))) == empty
    assert str(ending(end_of(finished("arcs"), replay=True), drawing_of("arcs"))) == empty


def test_key_moments_of_a_campaign_stand_under_their_acts() -> None:
    scene = end_of(finished("arcs_campaign"))
    assert scene.story is not None
    assert list(dict.fromkeys(moment.part for moment in scene.story.moments)) == ["Act I", "Act II"]


def test_the_chart_has_a_line_for_every_seat_and_the_same_as_a_table() -> None:
    cast = scene_of("arcs", replay=True, decision=None).cast
    made = str(small_chart(cast, [(0, [0, 0, 0]), (20, [2, 5, 0]), (40, [9, 5, 30])], 20))
    assert made.count("<polyline") == 3
    assert len(set(re.findall(r'stroke-dasharray="([^"]*)"', made))) >= 2
    assert "<td>30</td>" in made
    assert small_chart(cast, [(0, [0, 0, 0])], 0) is None


def test_a_chart_goes_below_zero_and_names_its_moments() -> None:
    cast = scene_of("arcs", replay=True, decision=None).cast
    curve = [(10, [0, 0, 0]), (60, [-7, 12, 3])]
    assert (Scale(curve, LARGE).low, Scale(curve, LARGE).high) == (-10, 15)
    made = str(chart(cast, curve, LARGE, marks=[Mark(30, 1, "/there", "It turned")]))
    assert 'href="/there"' in made and 'aria-label="It turned"' in made


def test_labels_at_the_ends_of_the_lines_keep_apart() -> None:
    assert spread([50, 50, 52], 10, 0, 60) == [40, 50, 60]
    assert leader_of([3, 5, 5]) is None and leader_of([3, 5, 4]) == 1
