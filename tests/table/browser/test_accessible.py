"""axe looks at every page, wide and on a phone, light and dark: nothing serious."""

import pytest
from playwright.sync_api import expect

from boardwright.games import GAMES

from .axe import findings
from .conftest import OpenVisitor

SCREENS = [(False, "light"), (True, "dark")]


@pytest.mark.parametrize(("game", "screen"), [(game, SCREENS[number % 2]) for number, game in enumerate(GAMES)])
def test_a_game(visit: OpenVisitor, axe: str, game: str, screen: tuple[bool, str]) -> None:
    """Its beginning; what is there later has tests of its own, on every screen."""
    phone, theme = screen
    visitor = visit(phone, color_scheme=theme)
    visitor.solo(game)
    visitor.hurry(8)
    visitor.until_asked()
    assert findings(visitor.page, axe) == []


@pytest.mark.parametrize(("phone", "theme"), SCREENS)
def test_act_two_of_the_campaign(visit: OpenVisitor, axe: str, phone: bool, theme: str) -> None:
    """Flagships with their boards, tokens, and the Intermission while fates are set up."""
    visitor = visit(phone, color_scheme=theme)
    visitor.solo("arcs_campaign", acts="act_2", first_act="2", fates="hegemon,pathfinder")
    visitor.until_asked()
    assert findings(visitor.page, axe) == []
    visitor.hurry(300, "#actions .action[value*=pass]")
    expect(visitor.page.locator(".arcs-apart").first).to_be_attached()
    assert findings(visitor.page, axe) == []


@pytest.mark.parametrize(("phone", "theme"), SCREENS)
def test_help_and_replay(visit: OpenVisitor, axe: str, phone: bool, theme: str) -> None:
    """They frame what every game draws in the same way."""
    visitor = visit(phone, color_scheme=theme)
    address = visitor.solo("scythe")
    visitor.play()
    visitor.page.get_by_role("button", name="Help").click()
    expect(visitor.page.locator("#dialog-help")).to_be_visible()
    assert findings(visitor.page, axe) == []
    visitor.page.goto(f"/game/{address}/replay?move=1")
    assert findings(visitor.page, axe) == []


@pytest.mark.parametrize(("phone", "theme"), SCREENS)
def test_other_pages(visit: OpenVisitor, axe: str, phone: bool, theme: str) -> None:
    visitor = visit(phone, color_scheme=theme)
    visitor.start("arcs", "person", "person", "bot:random", mode="online")
    expect(visitor.page.locator("#invitations .invite input")).to_have_count(1)
    if phone:
        visitor.page.get_by_role("button", name="Log").click()
    assert findings(visitor.page, axe) == []
    visitor.page.get_by_role("button", name="Table menu").click()
    assert findings(visitor.page, axe) == []
    for path in ("/", "/library", "/library/arcs", "/library/arcs/rulings"):
        visitor.page.goto(path)
        assert findings(visitor.page, axe) == []
