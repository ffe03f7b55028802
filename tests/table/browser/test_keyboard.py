"""A game without a mouse, and explanations without hovering."""

import re

from playwright.sync_api import Page, expect

from .conftest import OpenVisitor
from .visitor import Visitor


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached by Tab")


def test_start_and_play_by_keyboard(newcomer: Visitor) -> None:
    page = newcomer.page
    page.goto("/")
    page.locator(".new-game:visible [name=seed]").evaluate("field => { field.value = '1'; }")
    tab_to(page, "#pick-arcs")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#pick-arcs_campaign")).to_be_checked()
    page.keyboard.press("ArrowLeft")
    tab_to(page, "button[value=local]")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/game/"))

    newcomer.play_by_key()
    newcomer.play_by_key(1)
    before = newcomer.at
    page.keyboard.press("ArrowRight")
    expect(page.locator("#actions .action:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    newcomer.until_asked(before)
    before = newcomer.at
    tab_to(page, "#actions .action")
    page.keyboard.press("Enter")
    newcomer.until_asked(before)
    moves = newcomer.moves
    page.keyboard.press("u")
    newcomer.until_taken_back(moves)
    page.keyboard.press("?")
    expect(page.locator("#dialog-help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#dialog-help")).to_be_hidden()


def test_tips_open_by_focus_and_by_pointing(newcomer: Visitor) -> None:
    newcomer.solo("scythe")
    newcomer.until_asked()
    page = newcomer.page
    tip = page.locator("#tip")
    tab_to(page, "[data-help]")
    expect(tip).to_be_visible()
    expect(tip).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    page.locator("#hand [data-help]").first.hover()
    expect(tip).to_be_visible()


def test_tips_open_by_tapping(visit: OpenVisitor) -> None:
    visitor = visit(phone=True)
    visitor.solo("scythe")
    visitor.until_asked()
    page = visitor.page
    page.locator("#tabs").get_by_role("button", name="Hand").tap()
    page.locator("#hand [data-help]:not(.spot-next)").first.tap()
    expect(page.locator("#tip")).to_be_visible()


def test_a_card_is_found_by_typing(newcomer: Visitor) -> None:
    newcomer.page.goto("/library/scythe")
    shown = newcomer.page.locator("[data-entry]:visible")
    every = shown.count()
    newcomer.page.get_by_role("searchbox").fill("crimea")
    expect(shown).not_to_have_count(every)
    expect(shown.first).to_contain_text("Crimea")


def test_an_option_is_found_by_typing(newcomer: Visitor) -> None:
    """Where there are many options a field finds one: a slash goes there, and Enter plays the first that is left."""
    newcomer.start("arcs", "person", "bot:random", "bot:random", "bot:random", seed=4)
    newcomer.until_asked()
    page = newcomer.page
    field = page.locator("#actions .filter")
    expect(field).to_be_visible()
    wanted = newcomer.options[-1]["text"]
    page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.type("no such option")
    expect(page.locator("#actions .action:visible")).to_have_count(0)
    field.fill(wanted.upper())
    shown = page.locator("#actions .action:visible")
    for text in shown.all_text_contents():
        assert wanted in text
    before = newcomer.at
    page.keyboard.press("Enter")
    newcomer.until_asked(before)
    expect(page.locator("#log")).not_to_be_empty()
