"""One's games on another device: the personal link is made, copied, opened and removed by clicking."""

import re

import pytest
from playwright.sync_api import expect

from .axe import findings
from .conftest import OpenVisitor


@pytest.mark.parametrize("phone", [False, True])
def test_games_go_to_another_device(visit: OpenVisitor, axe: str, phone: bool) -> None:
    ann, other = visit(phone), visit()
    game = ann.solo("arcs")
    page = ann.page
    page.goto("/")
    page.get_by_role("link", name="My games on another device").click()
    page.get_by_role("button", name="Make my personal link").click()
    link = page.get_by_label("Your personal link")
    expect(link).to_have_value(re.compile("^http.*/me/"))
    assert findings(page, axe) == []
    address = link.input_value()

    other.page.goto(address)
    expect(other.page.get_by_role("heading", level=1)).to_have_text("Your games on this device")
    assert findings(other.page, axe) == []
    other.page.get_by_role("button", name="This is my link").click()
    other.page.wait_for_url(re.compile(r"^[^/]*//[^/]*/$"))  # the secret has left the address bar
    expect(other.page.locator(f".entry-row a[href='/game/{game}']")).to_have_count(1)

    page.get_by_role("button", name="Remove the link").click()
    expect(page.get_by_role("button", name="Make my personal link")).to_be_visible()
    ann.follow(page.get_by_role("button", name="Keep my games on this browser only"))
    other.page.reload()
    expect(other.page.locator(f"a[href='/game/{game}']")).to_have_count(0)
    page.goto("/")
    expect(page.locator(f".entry-row a[href='/game/{game}']")).to_have_count(1)
