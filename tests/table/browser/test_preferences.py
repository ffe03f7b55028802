"""Preferences that stay, the confirmation of a turn's end, scores, help, and what happened since the last turn."""

import random
from pathlib import Path

from playwright.sync_api import expect

import boardwright
from boardwright.games import rules_of
from boardwright.kernel.game import Game
from boardwright.table.scene import words_for

from .conftest import OpenVisitor
from .test_scythe import sit_down
from .visitor import Visitor

SWITCHES = ("Confirm the end of my turn", "Sound", "Notifications", "Animations", "Large text")


def open_preferences(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Preferences").click()
    expect(visitor.page.locator("#dialog-preferences")).to_be_visible()


def test_switches_persist(visit: OpenVisitor) -> None:
    visitor = visit(permissions=["notifications"])
    visitor.solo("arcs")
    open_preferences(visitor)
    page = visitor.page
    before = {name: page.get_by_role("switch", name=name).is_checked() for name in SWITCHES}
    assert not before["Sound"]
    for name in SWITCHES:
        page.get_by_role("switch", name=name).click()
    page.locator("button[data-theme=dark]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    open_preferences(visitor)
    for name in SWITCHES:
        expect(page.get_by_role("switch", name=name)).to_be_checked(checked=not before[name])


def test_notices_that_the_browser_forbids(newcomer: Visitor) -> None:
    """The switch goes back, and a sentence says what to do."""
    newcomer.solo("arcs")
    open_preferences(newcomer)
    switch = newcomer.page.get_by_role("switch", name="Notifications")
    hint = newcomer.page.locator("[data-hint=denied]")
    expect(hint).to_be_hidden()
    switch.click()
    expect(hint).to_be_visible()
    expect(switch).not_to_be_checked()


def test_the_end_of_a_turn_is_confirmed(newcomer: Visitor) -> None:
    newcomer.solo("imperium")
    open_preferences(newcomer)
    page = newcomer.page
    page.get_by_role("switch", name="Confirm the end of my turn").click()
    page.keyboard.press("Escape")
    ends = page.locator("#actions .action.ends")
    newcomer.until_asked()
    while not ends.count():
        newcomer.play()
    before = newcomer.at
    ends.first.click()
    dialog = page.locator("#dialog-confirm")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert newcomer.at == before
    ends.first.click()
    dialog.get_by_role("button", name="Yes").click()
    newcomer.until_asked(before)


def touched() -> Game:
    """A game in which somebody has done something to the seat that is asked, since its last turn."""
    chance, words = random.Random(1), words_for(rules_of("arcs"))
    game = boardwright.new("arcs", 3, 1)
    while game.decision is not None:
        seat = game.decision.seat
        since = max((move for move, mover in enumerate(game.movers) if mover == seat), default=0) + 1
        if any(
            event.move > since and seat in words.concerned(event) and game.movers[event.move - 1] != seat
            for event in game.events[-20:]
        ):
            return game
        game.play(chance.choice(game.decision.options))
    raise AssertionError


def test_since_your_last_turn(newcomer: Visitor, tmp_path: Path) -> None:
    sit_down(newcomer, tmp_path, touched())
    expect(newcomer.page.locator("#since")).to_contain_text("Since your last turn")


def test_scores_and_help(newcomer: Visitor) -> None:
    newcomer.solo("arcs", seed=2)
    page = newcomer.page
    page.get_by_role("tab", name="Score").click()
    expect(page.locator("#scores td")).not_to_have_count(0)
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Help").click()
    help_now = page.locator("#dialog-help")
    expect(help_now.locator(".help-options li")).to_have_count(min(30, len(newcomer.options)))
    expect(help_now.get_by_role("heading", name="Not possible right now")).to_be_visible()


def test_a_tip_says_why_not_now(newcomer: Visitor) -> None:
    """On the own mat, where nothing can be paid for at first; not on the mats of others, who are not asked."""
    newcomer.solo("scythe", seed=3)
    newcomer.until_asked()
    tip = newcomer.page.locator("#tip")
    newcomer.page.locator(".panel.own [data-help=deploy]").first.hover()
    expect(tip).to_contain_text("Not now: ")
    newcomer.page.locator(".panel:not(.own) [data-help=deploy]").first.hover()
    expect(tip).to_be_visible()
    expect(tip).not_to_contain_text("Not now: ")


def test_a_bug_report_and_the_whole_game_are_files(newcomer: Visitor) -> None:
    newcomer.solo("arcs")
    newcomer.play()
    page = newcomer.page
    for name in ("Report a problem", "Save the game"):
        page.get_by_role("button", name="Table menu").click()
        with page.expect_download() as saved:
            page.get_by_role("link", name=name).click()
        assert saved.value.suggested_filename.endswith(".json")
        page.keyboard.press("Escape")
