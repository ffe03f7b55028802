"""The table as an app on the home screen: no address bar, no buttons of a browser, and bars of the phone over it."""

import re
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from .conftest import OpenVisitor
from .visitor import Visitor

INSTALLED = 'Object.defineProperty(Navigator.prototype, "standalone", { value: true })'
"""What an iPhone says to an app on its home screen."""

HOME_BAR = 34


def devtools(visitor: Visitor, **insets: int) -> CDPSession:
    """The tools of the browser; the phone keeps a part of its screen for itself."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    return session


def until_inside(page: Page, part: str, top: float, right: float, bottom: float, left: float) -> None:
    """Wait until a part lies within these edges: the page hears of the bars a little later."""
    page.wait_for_function(
        """([part, top, right, bottom, left]) => {
          const box = document.querySelector(part).getBoundingClientRect();
          return box.top >= top && box.right <= right && box.bottom <= bottom && box.left >= left;
        }""",
        arg=[part, top, right, bottom, left],
    )


def test_a_browser_can_install_it(newcomer: Visitor) -> None:
    newcomer.page.goto("/")
    tools = devtools(newcomer)
    assert tools.send("Page.getAppManifest")["errors"] == []
    problems: list[Any] = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [problem["errorId"] for problem in problems] == ["in-incognito"]


def test_everything_stays_clear_of_the_bars_of_a_phone(visit: OpenVisitor) -> None:
    phone, tablet = visit(phone=True, apart=True), visit(apart=True)
    for visitor in (phone, tablet):
        visitor.solo("arcs")
        visitor.until_asked()
        actions, (width, height) = visitor.page.locator("#actions"), visitor.page.evaluate("[innerWidth, innerHeight]")
        usual = actions.bounding_box()
        devtools(visitor, top=47, bottom=HOME_BAR)
        until_inside(visitor.page, "#actions", 0, width, height - HOME_BAR, 0)
        until_inside(visitor.page, ".brand", 47, width, height, 0)
        with_bars = actions.bounding_box()
        assert usual and with_bars and with_bars["height"] >= usual["height"] - 1

    phone.page.set_viewport_size({"width": 844, "height": 390})
    devtools(phone, bottom=21, left=47, right=47)
    for part in ("#actions", "#stage", "#tabs button", ".brand", ".zoom"):
        until_inside(phone.page, part, 0, 844 - 47, 390 - 21 + 1, 47)


def test_every_page_can_be_left(visit: OpenVisitor) -> None:
    visitor = visit(phone=True)
    game = visitor.solo("arcs")
    for path in (f"/game/{game}", f"/game/{game}/replay", "/library", "/library/arcs"):
        visitor.page.goto(path)
        visitor.page.locator(".brand").tap()
        visitor.page.wait_for_url(re.compile("/$"))


def test_a_seat_of_the_browser_is_taken_along_into_the_app(visit: OpenVisitor) -> None:
    """The app of an iPhone knows nothing of the browser that installed it, so the link to a seat is pasted."""
    browser, app = visit(phone=True), visit(phone=True, apart=True)
    browser.page.goto("/")
    expect(browser.page.locator(".open-link")).to_be_hidden()
    game = browser.start("imperium", "person", "person", mode="online")
    link = browser.page.locator(".menu-item[data-copy]").get_attribute("data-copy")
    app.page.add_init_script(INSTALLED)
    app.page.goto("/")
    app.page.get_by_label("Link to a seat or game").fill(f"{app.page.url}{str(link)[1:]}")
    app.page.get_by_role("button", name="Open", exact=True).click()
    app.page.wait_for_url(re.compile(f"/game/{game}$"))
    expect(app.page.locator("#state[data-watching]")).to_have_count(0)
    app.page.goto("/")
    expect(app.page.locator(f".entry-row a[href='/game/{game}']")).to_be_visible()
