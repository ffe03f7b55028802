"""Learning by playing in a browser: a lesson from the home page to its end, and a hint."""

import json

import pytest
from playwright.sync_api import expect

from .axe import findings
from .conftest import OpenVisitor
from .visitor import PATIENCE, Visitor

BY_HAND = 15
"""So many answers of a lesson are clicked one by one."""

FOLLOW = """(patience) => new Promise((done, fail) => {
  const began = Date.now();
  let last = "", since = began, clicks = 0;
  const end = (how, what) => { clearInterval(looking); how(what); };
  const look = () => {
    const lesson = document.querySelector("#lesson"), next = lesson.querySelector("[data-lesson=next]");
    const { at } = document.querySelector("#state").dataset, { step, teaches } = lesson.dataset;
    if (step === "lesson-end" || teaches.includes("propose")) { end(done, step); return; }
    if (Date.now() > since + patience) { end(fail, new Error(step)); return; }
    if (!at || at === last || clicks > 40 + (Date.now() - began) / 51) return;
    while (!next.hidden) next.click();
    [last, since, clicks] = [at, Date.now(), clicks + 1];
    const confirm = document.querySelector("#actions.set .confirm");
    if (!confirm) { document.querySelector("#actions button.taught").click(); return; }
    const boxes = [...document.querySelectorAll("#actions.set input[type=checkbox]")];
    for (const option of JSON.parse(teaches).map((one) => JSON.stringify(one))) {
      boxes.find(({ checked, value }) => !checked && JSON.stringify(JSON.parse(value)) === option).click();
    }
    confirm.click();
  };
  const looking = setInterval(() => { try { look(); } catch (error) { end(fail, error); } }, 20);
})"""
"""Reads every page of a lesson and clicks what is taught, as fast as the table allows, to the end or to a deal; where
it came to."""


def begin(visitor: Visitor, game: str) -> None:
    """Go to a lesson by its button on the home page."""
    visitor.page.goto("/")
    visitor.page.locator(f"label[for=pick-{game}] b").click()
    visitor.page.locator(f"button[form=learn-{game}]:visible").click()
    visitor.page.wait_for_url("**/game/*")
    visitor.until_alive()


def taught(visitor: Visitor) -> list[list[str | int]]:
    found: list[list[str | int]] = json.loads(visitor.page.locator("#lesson").get_attribute("data-teaches") or "[]")
    return found


def follow(visitor: Visitor) -> None:
    """Read every page of the step, then click what is taught."""
    page, before = visitor.page, visitor.at
    while page.locator("[data-lesson=next]:visible").count():
        page.locator("[data-lesson=next]").click()
    options = taught(visitor)
    if options == [["propose"]]:
        offer(visitor)
        page.wait_for_function("but => document.querySelector('#state').dataset.at !== but", arg=before)
        return
    expect(page.locator("#actions .taught").first).to_be_visible()
    if visitor.is_choosing:
        for option in options:
            page.locator(f"#actions input[type=checkbox]:not(:checked)[value='{json.dumps(option)}']").first.check()
        visitor.confirm_button.click()
    else:
        page.locator(f"#actions .action[value='{json.dumps(options[0])}']").click()
    visitor.until_other(before)


def offer(visitor: Visitor) -> None:
    """Put the deal of the lesson together from what it points at; another one is not taken, and a word says so."""
    page, draft = visitor.page, visitor.page.locator("#deal .deal-item.pointed")
    expect(draft).to_have_count(2)
    draft.locator("input").check()
    for number in (1, 2):
        draft.locator("select").select_option(index=number)
        page.locator(".deal-offer").click()
        if number == 1:
            expect(page.locator("#lesson .lesson-wrong")).to_contain_text("This deal is allowed, but not now")


LESSONS = [("imperium", False), ("scythe", True), ("arcs_campaign", False), ("arcs_campaign", True)]


@pytest.mark.parametrize(("game", "phone"), LESSONS)
def test_a_lesson_is_played_from_the_home_page_to_its_end(visit: OpenVisitor, game: str, phone: bool) -> None:
    visitor = visit(phone=phone)
    begin(visitor, game)
    page = visitor.page
    for _ in range(BY_HAND):
        visitor.until_asked()
        follow(visitor)
    while page.evaluate(FOLLOW, PATIENCE) != "lesson-end":
        visitor.until_asked()
        follow(visitor)
    expect(page.locator("#lesson")).to_have_attribute("data-step", "lesson-end")
    page.locator("#lesson form button").click()
    expect(page.locator("#lesson")).to_be_hidden()
    visitor.play()  # an ordinary game from here on


def test_a_wrong_click_is_explained_and_changes_nothing(newcomer: Visitor, axe: str) -> None:
    begin(newcomer, "arcs")
    newcomer.until_asked()
    page, before = newcomer.page, newcomer.at
    assert findings(page, axe) == []
    page.locator("#actions .action:not(.taught)").last.click()
    wrong = page.locator("#lesson .lesson-wrong")
    expect(wrong).to_contain_text("nothing has happened")
    expect(wrong).to_contain_text("Administration 2")
    assert newcomer.at == before and page.locator("#error").is_hidden()
    page.locator(".lesson-why summary").click()
    expect(page.locator(".lesson-why p").first).to_be_visible()
    page.locator("[data-lesson=next]").click()
    expect(wrong).to_be_hidden()
    page.reload()
    expect(page.locator("#lesson")).to_contain_text("1/")


@pytest.mark.parametrize("phone", [False, True])
def test_the_strip_of_a_lesson_covers_nothing(visit: OpenVisitor, phone: bool) -> None:
    visitor = visit(phone=phone)
    begin(visitor, "arcs")
    visitor.until_asked()
    boxes = [visitor.page.locator(part).bounding_box() for part in ("header.top", "#lesson", "#main")]
    tops = [(box["y"], box["y"] + box["height"]) for box in boxes if box is not None]
    assert len(tops) == 3
    assert tops[0][1] <= tops[1][0] + 1 and tops[1][1] <= tops[2][0] + 1
    ask = visitor.page.locator(".ask").bounding_box()
    assert ask is not None and ask["y"] + ask["height"] <= (844 if phone else 900) + 1


def test_a_hint_is_told_in_words_and_marked(newcomer: Visitor) -> None:
    newcomer.solo("scythe", seed=3)
    newcomer.until_asked()
    page = newcomer.page
    page.locator("#hint-button button").click()
    expect(page.locator("#hint")).to_contain_text("The expert bot would choose", timeout=60_000)
    marked = page.locator("#actions .taught")
    expect(marked).to_have_count(1)
    before = newcomer.at
    marked.click()
    newcomer.until_asked(before)
    expect(page.locator("#hint")).to_be_hidden()
    expect(page.locator("#actions .taught")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_a_screen_is_explained_once(visit: OpenVisitor, phone: bool, axe: str) -> None:
    visitor = visit(phone=phone, tips=True)
    page, tip = visitor.page, visitor.page.locator("#first")
    page.goto("/")
    expect(tip).to_contain_text("New here?")
    assert findings(page, axe) == []
    page.reload()
    expect(page.locator(".hero")).to_be_visible()
    expect(tip).to_be_hidden()
    visitor.solo("arcs")
    visitor.until_asked()
    expect(tip).to_contain_text("What glows can be clicked")
    boxes = [page.locator(part).bounding_box() for part in ("#first", "#main")]
    assert boxes[0] is not None and boxes[1] is not None
    assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"] + 1  # it covers nothing one chooses from
    visitor.play()
    expect(tip).to_be_visible()
    tip.get_by_text("Got it").click()
    expect(tip).to_be_hidden()
    visitor.solo("scythe")
    visitor.until_asked()
    expect(tip).to_contain_text("Magenta")
    tip.get_by_text("No more tips").click()
    visitor.solo("imperium")
    visitor.until_asked()
    expect(tip).to_be_hidden()
    page.locator("[data-command=menu]").click()
    page.locator("#dialog-menu [data-command=preferences]").click()
    page.locator("[data-preference=tips]").check()
    page.keyboard.press("Escape")
    expect(tip).to_contain_text("market")


def test_a_scene_is_explained_when_it_first_opens(visit: OpenVisitor) -> None:
    visitor = visit(tips=True)
    begin(visitor, "arcs")
    visitor.until_asked()
    expect(visitor.page.locator("#first")).to_be_hidden()  # the lesson speaks
    visitor.solo("arcs", seed=5)
    visitor.hurry(400, ".moment-battle[open]")
    expect(visitor.page.locator("#first")).to_contain_text("dice lie in the middle")
