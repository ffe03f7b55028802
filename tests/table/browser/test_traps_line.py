"""A line that is cut: it is shown, and what was clicked meanwhile is asked again, never lost, never doubled."""

import json
import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from .conftest import OpenVisitor
from .visitor import PATIENCE, PHONE, RETRIES, WIDE, Visitor
from .wire import Wire, wire_to

OFFLINE = "html[data-offline]"
ONLINE = "html:not([data-offline])"
LOST = "html[data-offline=lost]"
LONG = 3 * PATIENCE


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
    visitor.page.clock.install()
    yield visitor
    wire.mend()
    visitor.context.close()


def moves_there(visitor: Visitor, server: str) -> int:
    """How many moves the table itself knows of."""
    game = visitor.page.url.rsplit("/", 1)[1]
    return int(visitor.page.request.get(f"{server}/api/games/{game}", max_retries=RETRIES).json()["moves"])


def wait_long(visitor: Visitor, until: str) -> None:
    """Let time pass quickly until something can be seen: a line is given up after many seconds, and made anew later."""
    end = time.monotonic() + LONG / 1000
    while not visitor.page.locator(until).first.is_visible():
        assert time.monotonic() < end, until
        visitor.page.clock.run_for(1000)


def start(visitor: Visitor) -> None:
    visitor.solo("arcs", seed=5)
    visitor.until_asked()
    while visitor.page.locator("#actions .action").count() < 2:
        visitor.play()


def test_a_silent_line_is_shown_and_comes_back(far: Visitor, wire: Wire) -> None:
    start(far)
    wire.cut()
    wait_long(far, ".offline")  # without a word of the browser
    wire.mend()
    wait_long(far, ONLINE)
    expect(far.page.locator(".offline")).to_be_hidden()
    far.play()


@SCREENS
def test_what_was_clicked_offline_is_asked_again(far: Visitor, wire: Wire, server: str) -> None:
    start(far)
    page = far.page
    wire.cut()
    wait_long(far, LOST)
    before, moves, wanted = far.at, far.moves, far.options[0]["text"]
    far.actions.first.click()
    expect(page.locator("#unsent")).to_contain_text(wanted)
    expect(page.locator("#unsent")).to_contain_text("You are offline")
    assert moves_there(far, server) == moves
    wire.mend()
    wait_long(far, "#unsent [data-unsent=play]")
    again = page.get_by_role("button", name="Play it now")
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
    wait_long(far, OFFLINE)
    wire.mend()
    wait_long(far, "#unsent.back")
    again = page.get_by_role("button", name="Choose again")
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
    address = f"{server}/game/{game}/do"
    page.request.post(address, form=form, headers=header, max_retries=RETRIES)  # as if it had come through
    wire.mend()
    wait_long(far, f"html:has(#state:not([data-at='{before}']))")
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


def test_an_answer_before_the_first_news_is_under_way_and_not_lost(visit: OpenVisitor) -> None:
    """Who clicks at once is not asked again when the page hears of the position that it shows already."""
    visitor = visit(apart=True)
    page, news = visitor.page, list[str | bytes]()
    lines: list[WebSocketRoute] = []

    def hold(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server().on_message(lambda said: news.append(said))

    page.route_web_socket(re.compile("/live$"), hold)
    visitor.solo("imperium")
    while not news:
        page.wait_for_timeout(50)
    before = visitor.at
    visitor.actions.first.click()
    while len(news) < 2:
        page.wait_for_timeout(50)
    lines[0].send(news[0])
    expect(page.locator("html[data-heard]")).to_be_attached()
    expect(page.locator("#sending")).to_be_visible()
    expect(visitor.actions.first).to_be_disabled()
    expect(page.locator("#unsent")).to_be_hidden()
    lines[0].send(news[1])
    visitor.until_other(before)
    expect(page.locator("#sending")).to_be_hidden()


def test_the_browser_says_that_it_is_offline(far: Visitor) -> None:
    start(far)
    far.context.set_offline(True)
    expect(far.page.locator(".offline")).to_be_visible()
    far.context.set_offline(False)
    wait_long(far, ONLINE)
    far.play()


def test_chat_that_was_not_sent_stays_in_its_field(far: Visitor, wire: Wire) -> None:
    far.start("arcs", "person", "person", mode="online")
    far.until_alive()
    wire.cut()
    wait_long(far, LOST)
    far.say("Is anybody there?")
    expect(far.page.locator("#error")).to_be_visible()  # for a while
    expect(far.page.locator("#chat-text")).to_have_value("Is anybody there?")
