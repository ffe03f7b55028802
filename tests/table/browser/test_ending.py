"""The end of a game and of a chapter before a browser: readable on every screen, folded up and unfolded."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import boardwright
from boardwright.bots import new_bot
from boardwright.kernel.game import Game

from ..pages.test_ending import GAMES, finished
from ..saved_games import saved
from .axe import findings
from .conftest import OpenVisitor
from .measuring import too_small
from .test_telling import stop_the_clock
from .visitor import Visitor

SCREENS: dict[str, dict[str, Any]] = {
    "1440": {},
    "1280 dark": {"viewport": {"width": 1280, "height": 720}, "color_scheme": "dark"},
    "phone": {"phone": True},
}


def open_game(visitor: Visitor, folder: Path, game: Game) -> Page:
    """The page of a game that was saved to a file; a person has the first seat."""
    file, chairs = folder / "game.json", ["person", *["bot:random"] * (game.seats - 1)]
    file.write_text(json.dumps(saved(game, *chairs)))
    page = visitor.page
    page.goto("/")
    page.locator(".saved-game input[type=file]").set_input_files(file)
    page.locator(".saved-game button[value=local]").click()
    visitor.until_alive()
    return page


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", GAMES)
def test_the_end_can_be_read_on_every_screen(
    visit: OpenVisitor, axe: str, tmp_path: Path, name: str, screen: str
) -> None:
    page = open_game(visit(**SCREENS[screen]), tmp_path, finished(name))
    end, body = page.locator("#ending > details"), page.locator(".ending-body")
    expect(end).to_have_attribute("open", "")
    expect(end.locator(".ending-place")).to_have_count(GAMES[name][0])
    assert findings(page, axe) == []
    assert too_small(page, "#ending") == []
    assert body.evaluate("body => body.scrollWidth <= body.clientWidth + 1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    end.get_by_text("Look at the board").click()
    expect(body).not_to_be_visible()
    end.get_by_text("Result").click()
    expect(body).to_be_visible()
    page.locator(".ending-moment a").first.click()
    expect(page.locator(".replay-controls")).to_be_visible()


def test_the_link_to_the_replay_is_copied(visit: OpenVisitor, tmp_path: Path) -> None:
    visitor = visit(apart=True)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = open_game(visitor, tmp_path, finished("arcs"))
    stop_the_clock(page)  # what is said goes away after a while
    page.get_by_role("button", name="Copy link to the replay").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    copied: str = page.evaluate("navigator.clipboard.readText()")
    page.goto(copied)
    expect(page.locator(".replay-controls")).to_be_visible()


def at_the_end_of_a_chapter() -> Game:
    """A game in which somebody has just scored, and a bot is asked."""
    game, bot = boardwright.new("arcs", 3, 5), new_bot("random", 5)
    while game.decision is not None:
        told = len(game.events)
        game.play(bot.choose(game, game.decision.seat))
        if any(event.what[0] == "scored_first" for event in game.events[told:]):
            return game
    raise AssertionError


@pytest.mark.parametrize("screen", SCREENS)
def test_the_end_of_a_chapter_stays_until_it_is_read(visit: OpenVisitor, axe: str, tmp_path: Path, screen: str) -> None:
    page = open_game(visit(**SCREENS[screen]), tmp_path, at_the_end_of_a_chapter())
    chapter = page.locator("details.moment-chapter")
    expect(chapter).to_have_attribute("open", "")
    assert findings(page, axe) == []
    assert too_small(page, "#scene") == []
    chapter.locator(".moment-go-on").click()
    expect(chapter).not_to_have_attribute("open", "")
    page.reload()
    expect(chapter).to_be_attached()
    expect(chapter).not_to_have_attribute("open", "")
