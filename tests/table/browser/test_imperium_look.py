"""Imperium as it is seen: scenes and piles; and the home page."""

import pytest
from playwright.sync_api import expect

from .axe import findings
from .conftest import OpenVisitor
from .late import sit_down

SCREENS = [(1440, 900, "light"), (1280, 720, "dark"), (390, 844, "light"), (390, 844, "dark")]
SLOWLY = 120_000
"""Milliseconds: the first page of a table loads the rules of all games."""

SMALL = """() => {
  const small = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    if (!node.nodeValue.trim() || element.closest(".unseen, svg, script")) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    if (parseFloat(getComputedStyle(element).fontSize) < 12) small.push(node.nodeValue.trim());
  }
  return small;
}"""
"""Texts that are seen and smaller than twelve pixels."""


def test_a_pile_stays_open_after_a_move_and_enlarging_enlarges(visit: OpenVisitor) -> None:
    visitor = visit()
    page = sit_down(visitor, "imperium")
    page.locator(".imperium-opener[popovertarget$=-discard]:visible").first.click()
    opened = page.locator(".imperium-opened:popover-open")
    expect(opened).to_have_count(1)
    name = opened.get_attribute("id")
    before = visitor.at
    page.evaluate("document.querySelector('#actions .action').click()")
    visitor.until_asked_or_over(before)
    visitor.until_asked()
    expect(page.locator(f"#{name}:popover-open")).to_have_count(1)
    expect(page.locator("#back button")).to_be_attached()
    moves = visitor.moves
    page.keyboard.press("Escape")  # which takes nothing back while a pile is open
    expect(opened).to_have_count(0)

    chip = page.locator("#panel-1 .imperium-chip").first
    small = chip.bounding_box()
    page.locator("#panel-1 [data-command=grow-1]").click()
    expect(page.locator("#panel-1.grown")).to_be_visible()
    large = chip.bounding_box()
    whole = page.locator("#panel-1").bounding_box()
    assert small and large and large["height"] > 1.3 * small["height"]
    assert whole and whole["width"] > 800
    assert visitor.moves == moves


FILL = """number => {
  for (const area of document.querySelectorAll(".panel:not(.own) .imperium-playing")) {
    const chips = area.querySelectorAll(":scope > .imperium-chips");
    for (const old of [...chips].slice(number)) old.remove();
    for (let place = chips.length; place < number; place += 1) area.append(chips[0].cloneNode(true));
  }
  dispatchEvent(new Event("resize"));
}"""
"""As if each of the others had so many cards in play."""
SCROLLING = """() => [...document.querySelectorAll("#panels, .panel:not(.own) .imperium-playing")]
  .filter((area) => area.scrollHeight > area.clientHeight + 1).map((area) => area.closest(".panel")?.id ?? "")"""


def test_the_cards_of_three_others_are_seen_without_scrolling(visit: OpenVisitor) -> None:
    page = sit_down(visit(viewport={"width": 1280, "height": 720}), "imperium")
    expect(page.locator("#panels > .panel")).to_have_count(4)
    for number in (2, 5, 8):
        page.evaluate(FILL, number)
        assert page.evaluate(SCROLLING) == []
    page.locator("#panel-1 [data-command=grow-1]").click()
    names = page.locator("#panel-1.grown .imperium-chip .imperium-name")
    assert all(names.evaluate_all("all => all.map((name) => name.scrollWidth <= name.clientWidth + 1)"))


def test_the_solstice_stays_until_it_is_read(visit: OpenVisitor) -> None:
    visitor = visit()
    visitor.solo("imperium")
    page = visitor.page
    visitor.hurry(400, until="details.moment-solstice")
    scene = page.locator("details.moment-solstice")
    expect(scene.locator(".imperium-year-row")).to_have_count(2)
    expect(scene).to_have_attribute("open", "")
    assert page.evaluate(SMALL) == []
    scene.locator(".moment-go-on").click()
    expect(scene).not_to_have_attribute("open", "")
    expect(page.locator(".imperium-market")).to_be_visible()


def test_a_guest_says_a_name_once(visit: OpenVisitor) -> None:
    visitor = visit(apart=True)
    page = visitor.page
    visitor.context.set_default_timeout(SLOWLY)
    page.goto("/")
    page.locator("#guest-name").fill("Ana")
    page.goto("/")
    expect(page.locator("#guest-name")).to_have_value("Ana")
    page.locator("label[for=pick-imperium]").click()
    page.locator(".new-game:visible button[value=local]").click()
    visitor.until_asked()
    expect(page.locator(".panel.own .panel-name")).to_contain_text("Ana")


@pytest.mark.parametrize(("width", "height", "theme"), SCREENS)
def test_the_home_page_is_readable(visit: OpenVisitor, axe: str, width: int, height: int, theme: str) -> None:
    visitor = visit(width < 900, viewport={"width": width, "height": height}, color_scheme=theme)
    page = visitor.page
    visitor.context.set_default_timeout(SLOWLY)
    page.goto("/")
    expect(page.locator(".game-picture img")).to_have_count(4)
    page.wait_for_function("() => [...document.querySelectorAll('.game-picture img')].every((one) => one.naturalWidth)")
    expect(page.locator(".new-game button[value=local]:visible")).to_be_in_viewport()  # ten seconds
    assert page.locator("[name=option-round_limit]").count() == 0
    page.locator(".new-game:visible .new-options > summary").click()
    assert page.evaluate(SMALL) == [] and findings(page, axe) == []
