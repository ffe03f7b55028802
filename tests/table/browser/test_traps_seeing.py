"""Seeing without traps: tips, the log, notices, names, keys from part to part, and things as the start of an answer."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import OpenVisitor
from .test_keyboard import tab_to
from .test_online import answer, asked_of, link_of
from .visitor import Visitor

SCREENS = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])

COVERED = """() => {
  const tip = document.querySelector("#tip").getBoundingClientRect();
  return [...document.querySelectorAll("#question, #actions .action")].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return tip.left < right && left < tip.right && tip.top < bottom && top < tip.bottom;
  }).map((part) => part.textContent);
}"""

UNCOVERED = """parts => [...parts.keys()].filter((number) => {
  const { left, top, width, height } = parts[number].getBoundingClientRect();
  return parts[number].contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""
"""Of the parts of a page those whose middle nothing lies on, like the next card of a fan."""

FOCUSED = "selector => Boolean(document.activeElement.closest(selector))"


# -- tips --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["arcs", "scythe", "imperium"])
def test_a_tip_covers_nothing_one_chooses_from(newcomer: Visitor, game: str) -> None:
    newcomer.start(game, "person", "bot:random", "bot:random", seed=5)
    newcomer.until_asked()
    newcomer.hurry(6)
    newcomer.until_asked()
    page, tip = newcomer.page, newcomer.page.locator("#tip")
    seen = 0
    for part in ("#actions [data-help]", "#hand [data-help]", "#panels .own [data-help]"):
        uncovered = page.locator(part).evaluate_all(UNCOVERED)
        for number in [uncovered[0], uncovered[-1]] if uncovered else []:
            page.mouse.move(1, 1)
            expect(tip).to_be_hidden()
            page.locator(part).nth(number).hover()
            expect(tip).to_be_visible()
            assert page.evaluate(COVERED) == []
            seen += 1
    assert seen


def test_a_tip_goes_with_the_pointer(visit: OpenVisitor) -> None:
    visitor = visit(apart=True)
    page, tip = visitor.page, visitor.page.locator("#tip")
    visitor.stop_the_clock()
    visitor.solo("scythe", seed=5)
    visitor.until_asked_or_over("")
    page.clock.run_for(1000)
    visitor.until_asked()
    page.locator("#hand [data-help]").first.hover()
    page.mouse.move(1, 1)  # crossed quickly
    page.clock.run_for(2000)
    expect(tip).to_be_hidden()
    page.locator("#hand [data-help]").first.hover()
    page.clock.run_for(2000)
    expect(tip).to_be_visible()
    page.mouse.move(1, 1)
    expect(tip).to_be_hidden()


def test_a_card_that_can_be_played_is_not_said_to_wait(newcomer: Visitor) -> None:
    newcomer.solo("arcs", seed=5)
    newcomer.until_asked()
    newcomer.hurry(200, until="#hand .spot-next[data-help], #hand .spot-next [data-help]")
    newcomer.until_asked()
    card = newcomer.page.locator("#hand .spot-next").first
    card.hover()
    expect(newcomer.page.locator("#tip")).to_be_visible()
    expect(newcomer.page.locator("#tip")).not_to_contain_text("Not now")


def test_a_place_says_what_is_there(newcomer: Visitor) -> None:
    newcomer.start("arcs", "person", "bot:random", "bot:random", seed=5)
    newcomer.until_asked()
    page = newcomer.page
    place = page.locator("#board [data-spot^=system-][data-help]").first
    said = place.get_attribute("aria-label")
    assert said
    place.hover()
    expect(page.locator("#tip .here")).to_have_text(said)


# -- the log -----------------------------------------------------------------------------------------------------------


@SCREENS
def test_the_log_follows_after_the_score_was_open(visit: OpenVisitor, phone: bool) -> None:
    visitor = visit(phone=phone)
    page, log = visitor.page, visitor.page.locator("#log")
    visitor.start("arcs", "person", "bot:random", "bot:random", seed=5)
    visitor.until_asked()
    if phone:
        page.locator("#tabs [data-part=side]").tap()
    visitor.hurry(30)
    page.get_by_role("tab", name="Score").click()
    visitor.until_asked()
    visitor.hurry(4)
    page.get_by_role("tab", name="Log").click()
    at_end = "log => log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 5"
    expect(log).to_be_visible()
    page.wait_for_function(f"() => ({at_end})(document.querySelector('#log'))")
    visitor.until_asked()
    visitor.hurry(4)
    page.wait_for_function(f"() => ({at_end})(document.querySelector('#log'))")


# -- notices -----------------------------------------------------------------------------------------------------------


def propose_undo(asker: Visitor) -> str:
    """Ask the others to undo; the line from which on."""
    line = asker.page.locator("#log .line a").first
    if asker.page.locator("#tabs").is_visible():
        asker.page.locator("#tabs [data-part=side]").tap()
    said = line.inner_text()
    line.click()
    asker.page.get_by_role("menuitem", name="Ask everyone to undo to here").click()
    return said


@SCREENS
def test_a_proposal_is_seen_whatever_is_open_and_its_answer_too(visit: OpenVisitor, phone: bool) -> None:
    ann, ben, eve = visit(), visit(phone=phone), visit()
    address = ann.start("arcs", "person", "person", mode="online", seed=4)
    ben.page.goto(link_of(ann))
    for _ in range(6):
        answer(asked_of(ann, ben)[0])
    eve.page.goto(f"/game/{address}")
    if not phone:
        ben.page.get_by_role("tab", name="Chat").click()
    propose_undo(ann)
    banner = ben.page.locator("#proposals .proposal")
    expect(banner).to_be_in_viewport(ratio=1)
    expect(banner).to_contain_text(re.compile("asks to undo the last .*lines? of the log, from here on: “.+”"))
    assert "move" not in banner.inner_text().split(":")[0]
    ben.page.get_by_role("button", name="Decline").click()
    for one in (ann, ben):
        expect(one.page.locator("#told")).to_be_in_viewport(ratio=1)
        expect(one.page.locator("#told")).to_contain_text("Blue declined: nothing is undone.")
    ann.page.locator("#told button").click()
    expect(ann.page.locator("#told")).to_be_hidden()

    propose_undo(ann)
    ben.page.get_by_role("button", name="Agree").click()
    for one in (ann, ben):
        expect(one.page.locator("#told")).to_contain_text("is undone")


# -- names -------------------------------------------------------------------------------------------------------------


@SCREENS
def test_a_guest_is_greeted_and_asked_for_a_name(visit: OpenVisitor, phone: bool) -> None:
    ann, ben = visit(), visit(phone=phone)
    ann.start("arcs", "person", "person", mode="online", seed=4)
    ben.page.goto(link_of(ann))
    greeting = ben.page.locator("#greeting")
    expect(greeting).to_contain_text("Welcome! You play Blue.")
    greeting.get_by_label("What should the others call you?").fill("Ben")
    greeting.get_by_role("button", name="That’s me").click()
    expect(greeting).to_be_hidden()
    expect(ann.page.locator(".panel-name", has_text="Ben")).to_have_count(1)

    # the device knows the name at the next table
    ann.start("scythe", "person", "person", mode="online", seed=4)
    ben.page.goto(link_of(ann))
    expect(ann.page.locator(".panel-name", has_text="Ben")).to_have_count(1)
    expect(greeting).to_be_hidden()


def test_spectators_have_no_skip(visit: OpenVisitor) -> None:
    ann, eve = visit(), visit()
    address = ann.start("arcs", "person", "bot:random", mode="online", seed=4)
    ann.until_asked()
    eve.page.goto(f"/game/{address}")
    expect(eve.page.locator("#question")).not_to_be_empty()
    expect(eve.page.locator("#turn form")).to_have_count(0)
    expect(ann.page.locator("#turn form")).to_have_count(1)


def test_a_page_about_a_mistake_looks_like_the_others(visit: OpenVisitor) -> None:
    visitor = visit()
    for address in ("/no/such/page", "/game/nosuchgame"):
        visitor.page.goto(address)
        expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
        expect(visitor.page.get_by_role("link", name="Start a game")).to_be_visible()
    visitor.troubles.clear()


# -- keys --------------------------------------------------------------------------------------------------------------

PARTS = ["#actions", "#hand", "#stage", "#panels", "#log"]


@pytest.mark.parametrize("game", ["arcs", "scythe", "imperium"])
def test_keys_go_from_part_to_part_in_the_order_of_the_eye(newcomer: Visitor, game: str) -> None:
    newcomer.start(game, "person", "bot:random", "bot:random", seed=5)
    newcomer.until_asked()
    newcomer.hurry(4)
    newcomer.until_asked()
    page = newcomer.page
    parts = [part for part in PARTS if part != "#hand" or page.locator("#hand [data-spot], #hand [data-help]").count()]
    page.locator("#main").focus()
    order: list[str] = []
    for _ in range(60):
        page.keyboard.press("Tab")
        inside = [part for part in parts if page.evaluate(FOCUSED, part)]
        order += [part for part in inside if part not in order]
        if "#log" in inside:
            break
    assert order == parts
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.activeElement.matches('#log .line a')")
    page.keyboard.press("Tab")
    assert not page.evaluate("() => document.activeElement.matches('#log .line a')")


def stop(page: Page, part: str) -> Locator:
    return page.locator(f"{part} [tabindex='0']:focus")


def test_arrows_go_through_the_board_and_enter_clicks(newcomer: Visitor) -> None:
    newcomer.start("scythe", "person", "bot:random", "bot:random", seed=5)
    newcomer.until_asked()
    newcomer.hurry(300, until="#board [data-spot^=place-].spot-next")
    newcomer.until_asked()
    page = newcomer.page
    page.locator("#main").focus()
    tab_to(page, "#board [data-spot]")
    first = page.evaluate("() => document.activeElement.dataset.spot")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.spot") != first
    page.locator("#board .spot-next").first.evaluate("place => { place.setAttribute('tabindex', '0'); place.focus(); }")
    before = newcomer.at
    page.keyboard.press("Enter")
    page.wait_for_function(
        """at => document.querySelector('#state').dataset.at !== at
          || document.querySelector('.spot-picked, #choices:not([hidden])')""",
        arg=before,
    )


# -- a thing as the start ----------------------------------------------------------------------------------------------

WAYS = """async () => {
  const { table, at } = document.querySelector("#state").dataset;
  const { ways } = await (await fetch(`/game/${table}/ways?at=${at}`)).json();
  const direct = new Set(JSON.parse(document.querySelector("#state").dataset.options).flatMap(({ spots }) => spots));
  const things = [...document.querySelectorAll("[data-spot]")];
  for (const [option, spots] of ways) for (const spot of spots) {
    const place = things.find((one) => one.dataset.spot === spot && one.checkVisibility());
    const outer = place && things.some((one) => one.contains(place) && direct.has(one.dataset.spot));
    if (place && !outer && !direct.has(spot)) return [option, spot];
  }
  return null;
}"""


PART_OF = """places => {
  const place = places.find((one) => one.checkVisibility());
  return ["panels", "aside", "hand", "side"].find((part) => place.closest(`#${part}`)) ?? "board";
}"""


@pytest.mark.parametrize("game", ["arcs", "scythe"])
@SCREENS
def test_a_thing_can_be_the_start_of_what_one_wants(visit: OpenVisitor, game: str, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    visitor.start(game, "person", "bot:random", "bot:random", seed=5)
    found = None
    for _ in range(60):
        visitor.until_asked()
        found = page.evaluate(WAYS)
        if found:
            break
        visitor.hurry(1)
    assert found
    option, spot = found
    text = next(one["text"] for one in visitor.options if one["option"] == option)
    if phone:
        part = page.locator(f"[data-spot='{spot}']").evaluate_all(PART_OF)
        page.locator(f"#tabs [data-part={part}]").tap()
    before, moves = visitor.at, visitor.moves
    page.locator(f"[data-spot='{spot}']:visible").first.click()
    entry = page.locator("#choices").get_by_role("menuitem", name=text, exact=True)
    expect(entry).to_be_visible()
    assert visitor.moves == moves  # it was only looked at
    entry.click()
    visitor.until_asked(before)
    expect(page.locator(":is(.spot-picked, #choices:not([hidden])):visible")).not_to_have_count(0)


def test_on_a_phone_the_zoom_goes_while_something_lies_on_the_board(visit: OpenVisitor) -> None:
    phone = visit(phone=True)
    phone.solo("arcs")
    phone.until_asked()
    zoom = phone.page.locator(".zoom")
    expect(zoom).to_be_visible()
    phone.page.locator("#tabs [data-part=panels]").tap()
    expect(zoom).to_be_hidden()
    phone.page.locator("#tabs [data-part=board]").tap()
    expect(zoom).to_be_visible()
    phone.page.evaluate("document.querySelector('#told').hidden = false")  # a notice
    expect(zoom).to_be_hidden()
    phone.page.evaluate("document.querySelector('#told').hidden = true")
    expect(zoom).to_be_visible()
