"""Choosing a set in the browser: toggled in any order, counted, confirmed once. Played with High Card."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from .axe import findings
from .conftest import OpenVisitor, Rested
from .running import serving
from .visitor import Visitor

SEVERAL = "#actions .several"
"""Options that may be chosen more than once: who gets each of three points."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A table that knows High Card."""
    with serving(tmp_path_factory.mktemp("toy"), "tests.table.browser.with_toy") as address:
        yield address


@pytest.fixture(scope="module")
def rested() -> Rested:
    """The browsers of the other tests know another table."""
    return {}


def exchanging(visitor: Visitor) -> list[Locator]:
    """Begin a game whose first question is which one or two of three cards to exchange; their boxes."""
    visitor.start("toy", "person", "person", "person", sets="true", prize="3")
    visitor.page.locator("#curtain button").click()
    expect(visitor.confirm_button).to_be_visible()
    return visitor.page.locator("#actions [type=checkbox]").all()


def sharing(visitor: Visitor) -> None:
    """Play on until three points are shared out; whoever shares them plays the next card, too."""
    exchanging(visitor)
    visitor.hurry(200, SEVERAL)


def count_of(visitor: Visitor) -> Locator:
    return visitor.page.locator("#actions .count")


def checked(visitor: Visitor) -> Locator:
    return visitor.page.locator("#actions [type=checkbox]:checked")


def test_toggled_in_any_order_counted_and_confirmed(newcomer: Visitor) -> None:
    low, middle, high = exchanging(newcomer)
    count = count_of(newcomer)
    expect(count).to_have_text("0 of 2 chosen")
    expect(newcomer.confirm_button).to_be_disabled()
    newcomer.actions.nth(2).click()
    expect(count).to_have_text("1 of 2 chosen")
    expect(newcomer.confirm_button).to_be_enabled()
    low.check()
    middle.check()
    expect(count).to_have_text("3 chosen, at most 2")
    expect(newcomer.confirm_button).to_be_disabled()
    newcomer.actions.nth(1).click()
    expect(middle).not_to_be_checked()
    expect(newcomer.page.locator("#log .line")).to_have_count(1)
    newcomer.confirm_button.click()
    expect(newcomer.page.locator("#curtain")).to_contain_text("Bob")
    expect(newcomer.page.locator("#log")).to_contain_text("Ann exchanges 2 cards.")
    assert high.count() == 0


def test_cards_of_the_hand_are_toggled_too(newcomer: Visitor) -> None:
    exchanging(newcomer)
    cards = newcomer.page.locator("#hand [data-spot]")
    expect(newcomer.page.locator("#hand .spot-next")).to_have_count(3)
    cards.nth(2).click()
    cards.nth(0).click()
    expect(newcomer.page.locator("#hand .spot-picked")).to_have_count(2)
    expect(count_of(newcomer)).to_have_text("2 of 2 chosen")
    cards.nth(2).click()
    expect(newcomer.page.locator("#hand .spot-picked")).to_have_count(1)
    expect(count_of(newcomer)).to_have_text("1 of 2 chosen")
    newcomer.page.locator("#board").click(position={"x": 5, "y": 5})  # a click beside it loses nothing
    expect(count_of(newcomer)).to_have_text("1 of 2 chosen")
    newcomer.confirm_button.click()
    expect(newcomer.page.locator("#log")).to_contain_text("Ann exchanges a card.")


def test_the_same_option_several_times_by_button_place_and_box(newcomer: Visitor) -> None:
    sharing(newcomer)
    page, count = newcomer.page, count_of(newcomer)
    first, second = page.locator(SEVERAL).all()
    [cup] = newcomer.options[1]["spots"]
    assert page.locator(f"[data-spot={cup}]").count() == 1
    newcomer.click_spot(cup)
    second.locator("span").first.click()
    expect(second.locator(":checked")).to_have_count(2)
    first.get_by_role("checkbox").nth(1).check()
    expect(count).to_have_text("3 of 3 chosen")
    newcomer.click_spot(cup)  # no more is possible: none of it
    expect(second.locator(":checked")).to_have_count(0)
    expect(count).to_have_text("1 of 3 chosen")


def test_of_equal_pieces_the_one_that_was_clicked_is_marked(newcomer: Visitor) -> None:
    sharing(newcomer)
    page = newcomer.page
    cups = page.locator(f"[data-spot={newcomer.options[0]['spots'][0]}]")
    picked = re.compile("spot-picked")
    cups.nth(2).click()
    expect(cups.nth(2)).to_have_class(picked)
    expect(count_of(newcomer)).to_have_text("1 of 3 chosen")
    page.keyboard.press("1")
    expect(cups.nth(0)).to_have_class(picked)
    expect(cups.nth(1)).not_to_have_class(picked)
    cups.nth(2).click()
    expect(cups.nth(2)).not_to_have_class(picked)
    expect(cups.nth(0)).to_have_class(picked)
    expect(count_of(newcomer)).to_have_text("1 of 3 chosen")


def test_undo_and_redo_take_the_whole_set(newcomer: Visitor) -> None:
    sharing(newcomer)
    page = newcomer.page
    before, lines = page.locator("#question").inner_text(), page.locator("#log .line").count()
    for _ in range(2):
        page.locator(SEVERAL).last.locator("span").first.click()
    newcomer.confirm_button.click()
    expect(page.locator("#actions.set")).to_have_count(0)
    shared = page.locator("#log .line").count()
    assert shared > lines
    page.keyboard.press("u")
    expect(page.locator("#question")).to_have_text(before)
    expect(page.locator("#log .line")).to_have_count(lines)
    expect(count_of(newcomer)).to_have_text("0 of 3 chosen")
    page.keyboard.press("r")
    expect(page.locator("#actions.set")).to_have_count(0)
    expect(page.locator("#log .line")).to_have_count(shared)


def test_by_keyboard(newcomer: Visitor) -> None:
    exchanging(newcomer)
    newcomer.until_asked()
    page, count = newcomer.page, count_of(newcomer)
    page.keyboard.press("Enter")
    page.keyboard.press("3")
    page.keyboard.press("1")
    expect(count).to_have_text("2 of 2 chosen")
    page.keyboard.press("1")
    expect(count).to_have_text("1 of 2 chosen")
    page.keyboard.press("Escape")
    expect(count).to_have_text("0 of 2 chosen")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(newcomer.page.get_by_role("checkbox", checked=True)).to_be_focused()
    page.keyboard.press("2")
    expect(count).to_have_text("2 of 2 chosen")
    page.keyboard.press("Enter")
    expect(page.locator("#curtain")).to_contain_text("Bob")
    page.locator("#curtain button").click()
    expect(count).to_have_text("0 of 2 chosen")
    newcomer.until_asked()
    page.keyboard.press("2")
    page.locator("#question").click()
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text("Bob exchanges a card.")


def test_on_a_phone(visit: OpenVisitor) -> None:
    visitor = visit(phone=True)
    exchanging(visitor)
    page = visitor.page
    page.locator("#tabs").get_by_role("button", name="Hand").tap()
    page.locator("#hand [data-spot]").nth(2).tap()
    visitor.actions.nth(0).tap()
    expect(page.locator("#hand .spot-picked")).to_have_count(2)
    expect(count_of(visitor)).to_be_in_viewport()
    expect(visitor.confirm_button).to_be_in_viewport()
    visitor.confirm_button.tap()
    expect(page.locator("#log")).to_contain_text("Ann exchanges 2 cards.")
    visitor.hurry(200, SEVERAL)
    expect(visitor.confirm_button).to_be_in_viewport(ratio=1)
    boxes = [box.bounding_box() for box in page.locator(SEVERAL).get_by_role("checkbox").all()]
    assert all(box is not None and min(box["width"], box["height"]) >= 24 for box in boxes)


def test_without_javascript(visit: OpenVisitor) -> None:
    visitor = visit(java_script_enabled=False)
    low, _, high = exchanging(visitor)
    expect(visitor.page.locator("#actions")).to_contain_text("Choose 1 to 2")
    expect(count_of(visitor)).to_be_hidden()
    high.check()
    low.check()
    visitor.confirm_button.click()
    expect(visitor.page.locator("#log")).to_contain_text("Ann exchanges 2 cards.")
    for _ in range(2):
        visitor.page.locator("#curtain button").click()
        visitor.page.locator("#actions [type=checkbox]").first.check()
        visitor.follow(visitor.confirm_button)
    while not visitor.is_choosing:
        if visitor.page.locator("#curtain button").is_visible():
            visitor.follow(visitor.page.locator("#curtain button"))
        if not visitor.is_choosing:
            visitor.follow(visitor.actions.first)
    for box in visitor.page.locator(SEVERAL).first.get_by_role("checkbox").all()[:2]:
        box.check()
    visitor.confirm_button.click()
    expect(visitor.page.locator("#log")).to_contain_text("gets 2 points")


def test_nothing_is_played_before_confirm(newcomer: Visitor) -> None:
    """After a reload the question is asked anew, and nothing is chosen."""
    low, _, _ = exchanging(newcomer)
    moves = newcomer.moves
    low.check()
    expect(count_of(newcomer)).to_have_text("1 of 2 chosen")
    newcomer.page.reload()
    newcomer.page.locator("#curtain button").click()
    expect(count_of(newcomer)).to_have_text("0 of 2 chosen")
    expect(checked(newcomer)).to_have_count(0)
    assert newcomer.moves == moves


def test_news_of_the_table_do_not_lose_what_is_chosen(visit: OpenVisitor) -> None:
    ann, bob = visit(), visit()
    ann.start("toy", "person", "person", mode="online", sets="true")
    bob.page.goto(ann.page.locator("#invitations .invite input").get_attribute("value") or "")
    bob.page.get_by_role("button").first.click()
    bob.page.wait_for_url("**/game/*")
    expect(ann.page.locator("#invitations .invite input")).to_have_count(0)
    ann.until_asked()
    ann.page.keyboard.press("3")
    bob.until_alive()
    bob.say("Hurry!")
    expect(ann.page.locator("#chat-lines")).to_contain_text("Hurry!")
    expect(count_of(ann)).to_have_text("1 of 2 chosen")
    other = ann.context.new_page()  # the same seat, in another window
    other.goto(ann.page.url)
    expect(other.locator("#actions .count")).to_have_text("0 of 2 chosen")
    other.keyboard.press("1")
    other.keyboard.press("Enter")
    expect(ann.page.locator("#log")).to_contain_text("exchanges a card.")
    expect(bob.page.locator("#actions .count")).to_have_text("0 of 2 chosen")
    expect(ann.page.locator("#actions.set")).to_have_count(0)
    other.close()


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")])
def test_axe_finds_nothing(visit: OpenVisitor, axe: str, phone: bool, theme: str) -> None:
    visitor = visit(phone, color_scheme=theme)
    exchanging(visitor)[1].check()
    assert findings(visitor.page, axe) == []
    visitor.page.keyboard.press("Escape")
    visitor.hurry(200, SEVERAL)
    visitor.until_asked()
    visitor.page.keyboard.press("1")
    assert findings(visitor.page, axe) == []


def test_boxes_have_names_and_the_count_is_told(newcomer: Visitor) -> None:
    sharing(newcomer)
    newcomer.until_asked()
    text = next(option for option in newcomer.options if option["times"] == 3)["text"]
    box = newcomer.page.get_by_role("checkbox", name=f"{text}, 2 of 3", exact=True)
    expect(box).not_to_be_checked()
    newcomer.page.keyboard.press("1")
    newcomer.page.keyboard.press("1")
    expect(box).to_be_checked()
    assert count_of(newcomer).get_attribute("aria-live") == "polite"
