"""A line that is cut: it is shown, and what was clicked meanwhile is asked again, never lost, never doubled."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from .visitor import PATIENCE, PHONE, WIDE, Visitor
from .wire import Wire, wire_to

OFFLINE = "html[data-offline]"
LOST = "html[data-offline=lost]"
LONG = 6 * PATIENCE


@pytest.fixture
def wire(server: str) -> Iterator[Wire]:
    with wire_to(server) as made:
        yield made


SCREENS = pytest.mark.parametrize("far", ["wide", "phone"], indirect=True)


@pytest.fixture
def far(request: pytest.FixtureRequest, chromium: Browser, wire: Wire) -> Iterator[Visitor]:
    """Somebody at the other end of a line that can be cut; what their browser complains about then is its right."""
    screen = PHONE if getattr(request, "param", "wide") == "phone" else WIDE
    visitor = Visitor(chromium.new_context(base_url=wire.address, **screen))
    yield visitor
    wire.mend()
    visitor.context.close()


def moves_there(visitor: Visitor, server: str) -> int:
    """How many moves the table itself knows of."""
    game = visitor.page.url.rsplit("/", 1)[1]
    return int(visitor.page.request.get(f"{server}/api/games/{game}").json()["moves"])


def start(visitor: Visitor) -> None:
    visitor.solo("arcs", seed=5)
    visitor.until_asked()
    while visitor.page.locator("#actions .action").count() < 2:
        visitor.play()


def test_a_silent_line_is_shown_and_comes_back(far: Visitor, wire: Wire) -> None:
    start(far)
    wire.cut()
    expect(far.page.locator(".offline")).to_be_visible(timeout=LONG)  # without a word of the browser
    wire.mend()
    expect(far.page.locator(OFFLINE)).to_have_count(0, timeout=LONG)
    expect(far.page.locator(".offline")).to_be_hidden()
    far.play()


@SCREENS
def test_what_was_clicked_offline_is_asked_again(far: Visitor, wire: Wire, server: str) -> None:
    start(far)
    page = far.page
    wire.cut()
    expect(page.locator(LOST)).to_have_count(1, timeout=LONG)
    before, moves, wanted = far.at, far.moves, far.options[0]["text"]
    far.actions.first.click()
    expect(page.locator("#unsent")).to_contain_text(wanted)
    expect(page.locator("#unsent")).to_contain_text("You are offline")
    assert moves_there(far, server) == moves
    wire.mend()
    again = page.get_by_role("button", name="Play it now")
    expect(again).to_be_visible(timeout=LONG)
    assert far.at == before and moves_there(far, server) == moves  # nothing happens by itself
    again.click()
    far.until_asked(before)
    expect(page.locator("#unsent")).to_be_hidden()
    assert moves_there(far, server) > moves


def test_an_answer_that_was_lost_on_the_way_is_asked_again(far: Visitor, wire: Wire, server: str) -> None:
    """The line is cut, and the page does not know it yet."""
    start(far)
    page = far.page
    before, moves = far.at, far.moves
    wire.cut()
    far.actions.first.click()
    expect(page.locator("#sending")).to_be_visible()
    expect(far.actions.first).to_be_disabled()
    expect(page.locator(OFFLINE)).to_have_count(1, timeout=LONG)
    wire.mend()
    again = page.get_by_role("button", name="Choose again")
    expect(again).to_be_visible(timeout=LONG)
    again.click()
    expect(page.locator("#unsent")).to_be_hidden()
    expect(page.locator("#sending")).to_be_hidden()
    assert far.at == before and moves_there(far, server) == moves
    far.play(1)


def test_an_answer_that_came_is_not_asked_again(far: Visitor, wire: Wire, server: str) -> None:
    """The table has it, but its news are lost: the page sees that the position is another one."""
    start(far)
    page, game = far.page, far.page.url.rsplit("/", 1)[1]
    before, option = far.at, far.options[0]["option"]
    cookies = {cookie["name"]: cookie["value"] for cookie in far.context.cookies()}
    wire.cut()
    far.actions.first.click()
    expect(page.locator("#sending")).to_be_visible()
    header = {"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    form: dict[str, str | float | bool] = {"do": "play", "at": before, "option": json.dumps(option)}
    page.request.post(f"{server}/game/{game}/do", form=form, headers=header)  # as if it had come through
    wire.mend()
    page.wait_for_function("at => document.querySelector('#state').dataset.at !== at", arg=before, timeout=LONG)
    expect(page.locator("#unsent")).to_be_hidden()
    expect(page.locator("#sending")).to_be_hidden()


def test_a_click_shows_at_once_that_it_is_sent(far: Visitor, wire: Wire) -> None:
    start(far)
    assert far.page.evaluate(
        """() => {
          document.querySelector("#actions .action").click();
          const shown = document.querySelector("#sending").checkVisibility();
          return shown && document.querySelector("#actions .action").disabled;
        }"""
    )


def test_the_browser_says_that_it_is_offline(far: Visitor) -> None:
    start(far)
    far.context.set_offline(True)
    expect(far.page.locator(".offline")).to_be_visible()
    far.context.set_offline(False)
    expect(far.page.locator(OFFLINE)).to_have_count(0, timeout=LONG)
    far.play()


def test_chat_that_was_not_sent_stays_in_its_field(chromium: Browser, wire: Wire) -> None:
    visitor = Visitor(chromium.new_context(base_url=wire.address, **WIDE))
    visitor.start("arcs", "person", "person", mode="online")
    visitor.until_alive()
    wire.cut()
    expect(visitor.page.locator(LOST)).to_have_count(1, timeout=LONG)
    visitor.say("Is anybody there?")
    expect(visitor.page.locator("#chat-text")).to_have_value("Is anybody there?")
    expect(visitor.page.locator("#error")).to_be_visible()
    wire.mend()
    visitor.context.close()
