"""The rows of the score add up to their sum at every step, for all eyes; at the end everything is open and counted."""

import pytest

from boardwright.kernel.game import Game
from boardwright.research import features_of
from boardwright.table.draw import ScoreRow, drawing_of
from tests.generic.cases import CASES, Case
from tests.generic.faces import steps
from tests.generic.players import player
from tests.table.draw.test_drawings import scene_of

pytestmark = pytest.mark.plain_only
EVERY = 5


def rows_of(game: Game, viewer: int | None) -> tuple[list[ScoreRow], ScoreRow]:
    """The rows that are part of the sum, and the sum."""
    *rows, total = drawing_of(game.rules.name).scores(scene_of(game, viewer))
    assert all(len(row.points) == game.seats for row in (*rows, total))
    return [row for row in rows if not row.apart], total


def check(game: Game, viewer: int | None) -> None:
    rows, total = rows_of(game, viewer)
    for seat in range(game.seats if rows else 0):
        known = [row.points[seat] for row in rows]
        if total.points[seat] is None:
            assert None in known, f"the sum of seat {seat} is hidden from {viewer}, but no part of it"
        else:
            assert sum(points or 0 for points in known) == total.points[seat], f"seat {seat} as {viewer} sees it"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rows_of_the_score_add_up(case: Case) -> None:
    game = case.new(71)
    for number, _ in enumerate(steps(game, player(71))):
        if number % EVERY == 0:
            for viewer in (None, number // EVERY % game.seats):
                check(game, viewer)
    score = features_of(case.game).score
    for viewer in (None, *range(game.seats)):
        check(game, viewer)
        rows, total = rows_of(game, viewer)
        assert all(None not in row.points for row in (*rows, total)), "something is not counted at the end"
        assert list(total.points) == [score(game.state, seat) for seat in range(game.seats)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_at_the_end_nothing_is_hidden(case: Case) -> None:
    game = case.new(72)
    for _ in steps(game, player(72)):
        pass
    views = [game.view(viewer) for viewer in (None, *range(game.seats))]
    for view in views:
        del view["seat"]
    assert all(view == views[0] for view in views)
