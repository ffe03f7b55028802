"""Scythe late in a game of five, as people see it: nothing covers anything, everything can be read and reached."""

import json
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import boardwright
from boardwright.bots import new_bot
from boardwright.kernel.game import Game

from ..saved_games import saved
from .axe import findings
from .conftest import OpenVisitor
from .visitor import Visitor

SCREENS: list[dict[str, Any]] = [
    {"viewport": {"width": 1440, "height": 900}},
    {"viewport": {"width": 1280, "height": 720}, "color_scheme": "dark"},
    {"phone": True},
]
NAMES = ["1440", "1280 dark", "phone"]
SEED = 8

TEXTS = """root => [...root.querySelectorAll("text, span, p, b, h2, h3, kbd, button, td, th, a, div")]
  .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((part) => part.checkVisibility({visibilityProperty: true}))
  .map((part) => {
    const matrix = part.ownerSVGElement && part.getScreenCTM();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    return [part.textContent.trim().slice(0, 30), parseFloat(getComputedStyle(part).fontSize) * scale];
  })
  .filter(([, size]) => size > 0)"""
"""Every text that can be seen, and how high its letters are on the screen."""

COVERED = """() => {
  const apart = ["> .scythe-unit", "> .scythe-built", "> [class^=scythe-token]", "> .scythe-name rect"];
  const found = [];
  for (const hex of document.querySelectorAll(".scythe-content:not(.scythe-on-base)")) {
    const scale = hex.getScreenCTM().a;
    const parts = [...hex.querySelectorAll([...apart.map((one) => `:scope ${one}`), ".scythe-chip rect"].join())]
      .filter((part) => part.checkVisibility())
      .map((part) => [part.id || part.getAttribute("class") || "rect", part.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0);
    for (const [number, [one, a]] of parts.entries()) for (const [other, b] of parts.slice(number + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (Math.min(across, down) / scale > 11) found.push(`${hex.dataset.spot}: ${one} and ${other}`);
    }
  }
  return found;
}"""
"""Things in one hex whose boxes stand into each other, shadows and the tips of wings left aside."""


@cache
def played(seats: int) -> Game:
    """A whole game of bots."""
    game = boardwright.new("scythe", seats, seed=SEED)
    bots = [new_bot("easy", SEED + seat) for seat in range(seats)]
    while game.decision is not None:
        game.play(bots[game.decision.seat].choose(game, game.decision.seat))
    return game


def late(fits: Callable[[Game], bool]) -> Game:
    """The last moment of that game that is of a kind."""
    whole = played(5)
    for move in range(len(whole.moves) - 1, 0, -1):
        game = whole.fork()
        game.undo(move)
        if fits(game):
            return game
    raise AssertionError


def asks(word: str, seat: int | None = None) -> Callable[[Game], bool]:
    return lambda game: (
        game.decision is not None and game.decision.ask == word and seat in (None, game.decision.seat)
    )  # fmt: skip


def sit_down(visitor: Visitor, folder: Path, game: Game) -> Page:
    """Go on with a game where it is, at the seat that is asked."""
    assert game.decision is not None
    seat = game.decision.seat
    chairs = ["person" if here == seat else "bot:random" for here in range(game.seats)]
    file = folder / "game.json"
    file.write_text(json.dumps(saved(game, *chairs, mine=seat)))
    page = visitor.page
    page.goto("/")
    page.locator(".saved-game input[type=file]").set_input_files(file)
    page.locator(".saved-game button[value=local]").click()
    expect(page.locator("#state")).to_be_attached()
    visitor.until_asked()
    return page


@pytest.mark.parametrize("screen", SCREENS, ids=NAMES)
def test_a_late_game_of_five(visit: OpenVisitor, axe: str, tmp_path: Path, screen: dict[str, Any]) -> None:
    page = sit_down(visit(**screen), tmp_path, late(asks("move")))
    assert page.evaluate(COVERED) == []
    assert findings(page, axe) == []
    if screen.get("phone"):
        return
    small = [text for text in page.locator("body").evaluate(TEXTS) if text[1] < 11.9]
    assert small == []
    for part in ("#panels", "#hand", "#actions"):
        assert page.locator(part).evaluate("part => part.scrollWidth <= part.clientWidth + 1"), part
    bottoms = [page.locator(part).bounding_box() for part in ("#panels", "#dock", "#side")]
    assert all(box is not None for box in bottoms)
    for above, below in pairwise(bottoms):
        assert above is not None and below is not None and above["y"] + above["height"] <= below["y"] + 1
    own = page.locator(".panel.own")
    assert own.evaluate(
        "panel => panel.getBoundingClientRect().bottom <= panel.parentElement.getBoundingClientRect().bottom + 1"
    )


@pytest.mark.parametrize("screen", SCREENS, ids=NAMES)
def test_a_combat_from_the_dial_to_the_result(
    visit: OpenVisitor, axe: str, tmp_path: Path, screen: dict[str, Any]
) -> None:
    visitor = visit(**screen)
    page = sit_down(visitor, tmp_path, late(lambda game: asks("dial")(game) and any(game.view(None)["sealed"])))
    assert findings(page, axe) == []
    expect(page.locator(".moment-combat")).to_be_visible()
    choice = page.locator(".scythe-dial-choice").last
    number, before = choice.locator("text").text_content(), visitor.at
    choice.click()
    visitor.until_asked_or_over(before)
    if page.locator("#actions.set").count():
        expect(page.locator(".moment-combat .scythe-dial-shown text")).to_have_text(str(number))
        visitor.confirm()
    result = page.locator(".moment-result")
    expect(result).to_be_visible()
    expect(result.locator(".scythe-dial-shown")).to_have_count(2)
    assert findings(page, axe) == []
    result.locator(".scythe-continue").click()
    expect(result).to_be_hidden()


def test_an_encounter_is_decided_by_clicking_its_card(newcomer: Visitor, axe: str, tmp_path: Path) -> None:
    page = sit_down(newcomer, tmp_path, late(asks("encounter")))
    assert findings(page, axe) == []
    before = newcomer.at
    way = page.locator(".scythe-way.spot-next").first
    expect(way).to_be_visible()
    way.click()
    newcomer.until_asked_or_over(before)


def test_the_mat_of_another_seat_is_shown_whole(newcomer: Visitor, axe: str, tmp_path: Path) -> None:
    page = sit_down(newcomer, tmp_path, late(asks("move")))
    other = page.locator(".panel:not(.own)").first
    expect(other.locator(".scythe-price").first).to_be_hidden()
    other.locator("[data-command^=grow]").click()
    expect(other.locator(".scythe-price").first).to_be_visible()
    expect(other.locator(".scythe-recess")).to_have_count(4)
    assert findings(page, axe) == []


def test_numbers_on_the_map_of_a_phone_can_be_read(visit: OpenVisitor, tmp_path: Path) -> None:
    page = sit_down(visit(phone=True), tmp_path, late(asks("section")))
    assert [text for text in page.locator("#board").evaluate(TEXTS) if text[1] < 11] == []


def test_on_a_phone_the_places_of_a_question_come_nearer(visit: OpenVisitor, tmp_path: Path) -> None:
    """With their names; after the answer the whole map is there again, or the places of the next question."""
    visitor = visit(phone=True)
    page = sit_down(visitor, tmp_path, late(asks("step")))
    places = page.locator("#board .spot-next:visible")
    expect(page.locator("html")).to_have_attribute("data-near", "")
    for place in places.all():
        box = place.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390
    expect(page.locator("#board .spot-next > .scythe-name").first).to_be_visible()
