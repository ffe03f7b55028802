"""Late and crowded positions of Arcs and of its campaign: everything can be read, and nothing lies on a label."""

import json
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import boardwright
from boardwright.bots import new_bot
from boardwright.kernel.game import Game

from ..saved_games import saved
from .axe import findings
from .conftest import OpenVisitor
from .measuring import overlaps, too_small
from .visitor import PHONE, Visitor

LATE = 420
"""So many moves were played then, of about 700."""
LEVEL = "easy"
ACT_II = {"acts": "act_2", "first_act": 2, "fates": "hegemon,pathfinder,steward"}
POSITIONS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "arcs": ("arcs", 4, {"leaders_and_lore": "base"}),
    "campaign": ("arcs_campaign", 3, ACT_II),
}
SCREENS = [(1280, 720, "dark"), (1440, 900, "light"), (390, 844, "light"), (390, 844, "dark")]


@pytest.fixture(scope="module", params=POSITIONS)
def late(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a game that bots have played for long; the seat that leads is a person's."""
    name, seats, options = POSITIONS[request.param]
    game, bots = boardwright.new(name, seats, 4, options), [new_bot(LEVEL, seat) for seat in range(seats)]
    while not is_late(game):
        assert game.decision is not None
        seat = game.decision.seat
        game.play(bots[seat].choose(game, seat))
    assert game.decision is not None
    chairs = ["person" if seat == game.decision.seat else f"bot:{LEVEL}" for seat in range(seats)]
    file = tmp_path_factory.mktemp("late") / "game.json"
    file.write_text(json.dumps(saved(game, *chairs, mine=game.decision.seat)))
    return file


def is_late(game: Game) -> bool:
    assert game.decision is not None
    return len(game.moves) > LATE and game.decision.ask in ("turn", "lead")


def opened(visitor: Visitor, file: Path) -> None:
    visitor.page.goto("/")
    visitor.page.get_by_label("Go on with a game saved to a file").set_input_files(file)
    visitor.page.locator(".saved-game button[value=local]").click()
    expect(visitor.page.locator("#state")).to_be_attached()
    visitor.until_asked()
    visitor.page.evaluate("document.fonts.ready")


@pytest.mark.parametrize(("width", "height", "theme"), SCREENS)
def test_everything_can_be_read(visit: OpenVisitor, axe: str, late: Path, width: int, height: int, theme: str) -> None:
    size = {"width": width, "height": height}
    phone = size == PHONE["viewport"]
    visitor = visit(phone, color_scheme=theme, **({} if phone else {"viewport": size}))
    opened(visitor, late)
    assert too_small(visitor.page) == []
    assert overlaps(visitor.page) == []
    assert findings(visitor.page, axe) == []
    if phone:
        visitor.page.locator("#tabs").get_by_role("button", name="Court").tap()
        assert too_small(visitor.page) == []
        assert findings(visitor.page, axe) == []


def test_a_late_page_is_not_heavy(visit: OpenVisitor, late: Path) -> None:
    visitor = visit()
    opened(visitor, late)
    answer = visitor.page.request.get(visitor.page.url, headers={"accept": "text/html"})
    assert len(zlib.compress(answer.body())) < 150_000
