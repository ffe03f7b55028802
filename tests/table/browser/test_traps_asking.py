"""Being asked without traps: double clicks, the way back, numbers, and all options in sight."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenVisitor
from .test_scythe import asks, late, sit_down
from .visitor import Visitor

SCREENS = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])

UNSEEN = """() => {
  const shown = document.querySelector("#actions").getBoundingClientRect();
  return [...document.querySelectorAll("#actions .action")].filter((action) => {
    const { top, bottom, left, right } = action.getBoundingClientRect();
    return top < shown.top - 2 || bottom > shown.bottom + 2 || bottom > innerHeight || left < 0 || right > innerWidth;
  }).map((action) => action.textContent);
}"""


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@SCREENS
def test_the_second_click_of_a_double_click_answers_nothing(visit: OpenVisitor, phone: bool) -> None:
    visitor = visit(phone=phone, hasty=True)
    page = visitor.page
    visitor.stop_the_clock()
    visitor.solo("arcs", seed=5)
    visitor.until_asked_or_over("")
    page.clock.run_for(1000)
    visitor.until_asked()
    before, spot = visitor.at, middle(page, "#actions .action")
    page.mouse.click(*spot)
    visitor.until_asked_or_over(before)
    expect(visitor.actions.first).to_be_visible()
    second = visitor.at
    page.mouse.click(*middle(page, "#actions .action"))
    page.clock.run_for(200)
    page.mouse.click(*middle(page, "#actions .action"))
    assert not visitor.answered(second)
    page.clock.run_for(400)
    page.mouse.click(*middle(page, "#actions .action"))
    visitor.until_asked_or_over(second)


def test_a_key_held_down_answers_once_and_keys_in_sequence_all_count(visit: OpenVisitor) -> None:
    visitor = visit(apart=True)
    page = visitor.page
    visitor.stop_the_clock()
    visitor.solo("arcs", seed=5)
    visitor.until_asked_or_over("")
    page.clock.run_for(1000)
    visitor.until_asked()
    before = visitor.at
    page.keyboard.down(visitor.options[0]["key"])
    visitor.until_asked_or_over(before)
    held = visitor.at
    page.keyboard.down("1")  # which repeats
    assert not visitor.answered(held)
    page.keyboard.up("1")
    page.keyboard.press("1")  # the clock stands still: no time for a person to see the question, but keys are meant
    visitor.until_asked_or_over(held)
    clicked = visitor.at
    page.clock.run_for(1000)
    page.mouse.click(*middle(page, "#actions .action"))
    visitor.until_asked_or_over(clicked)
    after = visitor.at
    page.keyboard.press("1")  # was meant for the question before
    assert not visitor.answered(after)


@SCREENS
def test_the_question_keeps_its_place(visit: OpenVisitor, phone: bool) -> None:
    visitor = visit(phone=phone)
    visitor.start("arcs", "person", "bot:random", "bot:random", seed=5)
    places = set()
    for _ in range(12):
        visitor.until_asked()
        if visitor.page.locator(".ask:is([data-fit=''], [data-fit=close])").count():  # few options, as usual
            box = visitor.page.locator("#question").bounding_box()
            assert box is not None
            places.add((round(box["x"]), round(box["y"])))
        visitor.hurry(1)
    assert len(places) == 1


def test_numbers_are_typed_as_numbers(newcomer: Visitor, tmp_path: Path) -> None:
    sit_down(newcomer, tmp_path, late(asks("dial")))
    dial = [option for option in newcomer.options if option["option"][0] == "dial"]
    assert dial
    for option in dial:
        assert option["key"] == str(option["option"][1])
    before = newcomer.at
    newcomer.page.keyboard.press("0")
    newcomer.until_asked_or_over(before)


@SCREENS
def test_the_way_back_beside_the_question(visit: OpenVisitor, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    visitor.solo("arcs", seed=5)
    visitor.until_asked()
    back = page.locator("#back button")
    while not back.count():
        visitor.play()
    moves = visitor.moves
    if phone:
        back.tap()
    else:
        page.mouse.move(1, 1)  # else it would close the tip of what is pointed at
        expect(page.locator("#tip")).to_be_hidden()
        page.keyboard.press("Escape")
    visitor.until_taken_back(moves)
    visitor.until_asked()
    page.locator("#tools [data-command=redo]").click()
    expect(page.locator("#state")).to_have_attribute("data-moves", str(moves))
    expect(back).to_be_visible()


@SCREENS
def test_all_options_of_a_usual_decision_are_in_sight(visit: OpenVisitor, phone: bool) -> None:
    visitor = visit(phone=phone)
    visitor.start("arcs", "person", "bot:random", "bot:random", seed=5)
    most = 0
    for _ in range(30):
        visitor.hurry(1)
        visitor.until_asked()
        offered = len(visitor.options)
        if offered <= 12:
            visitor.page.wait_for_function(f"() => ({UNSEEN})().length === 0")
            most = max(most, offered)
    assert most >= 9


@SCREENS
def test_the_end_of_a_turn_stays_in_sight_in_a_long_list(visit: OpenVisitor, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    visitor.solo("arcs", seed=5)
    visitor.until_asked()
    visitor.hurry(500, until="#actions .group.closing")
    visitor.until_asked()
    end = page.locator("#actions .group.closing .action")
    page.evaluate(
        """length => {
          const group = document.querySelector("#actions .group:not(.closing)");
          const action = group.querySelector(".action");
          for (let number = 0; number < length; number += 1) group.append(action.cloneNode(true));
        }""",
        40,
    )
    assert page.locator("#actions").evaluate("actions => actions.scrollHeight > actions.clientHeight")
    expect(end).to_be_in_viewport(ratio=1)
    page.locator("#actions").evaluate("actions => { actions.scrollTop = 1e6; }")
    expect(end).to_be_in_viewport(ratio=1)


def test_a_slash_finds_an_option_among_few(newcomer: Visitor) -> None:
    newcomer.solo("arcs", seed=5)
    newcomer.until_asked()
    page, field = newcomer.page, newcomer.page.locator("#actions .filter")
    while not 1 < len(newcomer.options) < 12:
        newcomer.play()
    expect(field).to_be_hidden()
    before = newcomer.at
    page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.type("1 no such option")
    expect(page.locator("#actions .action:visible")).to_have_count(0)
    assert newcomer.at == before
    field.fill("")
    page.keyboard.press("Escape")
    expect(field).to_be_hidden()
    expect(page.locator("#actions .action:visible")).not_to_have_count(0)


def test_what_cannot_be_pressed_looks_so(newcomer: Visitor) -> None:
    newcomer.solo("arcs", seed=5)
    newcomer.until_asked()
    action = newcomer.actions.first
    usual = action.evaluate("action => getComputedStyle(action).opacity")
    action.evaluate("action => { action.disabled = true; }")
    expect(action).not_to_have_css("opacity", usual)


def test_bots_have_names_of_their_own(newcomer: Visitor) -> None:
    newcomer.start("arcs", "person", "bot:random", "bot:random", "bot:easy")
    newcomer.until_asked()
    names = newcomer.page.locator(".panel-name")
    expect(names.filter(has_text="Random bot 1")).to_have_count(1)
    expect(names.filter(has_text="Random bot 2")).to_have_count(1)
    expect(names.filter(has_text=re.compile("Easy bot(?! [0-9])"))).to_have_count(1)
