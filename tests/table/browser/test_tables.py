"""Open tables: strangers find each other on the home page."""

import re

import pytest
from playwright.sync_api import expect

from .axe import findings
from .conftest import OpenVisitor


@pytest.mark.parametrize("phone", [False, True])
def test_a_stranger_sits_down_with_one_click_under_a_remembered_name(visit: OpenVisitor, axe: str, phone: bool) -> None:
    ann, bob = visit(), visit(phone)
    page = ann.page
    page.goto("/")
    form = page.locator(".new-game:visible")
    for seat, who in enumerate(("person", "person", "bot:random", "")):
        form.locator(f"select[name=seat-{seat}]").select_option(who)
    page.locator("#guest-name").fill("Ann of the Hills")
    form.get_by_role("checkbox", name="Open table").check()
    form.locator("button[value=online]").click()
    page.wait_for_url(re.compile("/game/"))
    expect(page.locator("#invitations")).to_contain_text("anyone may sit down")

    bob.page.goto("/")
    bob.page.locator("#guest-name").fill("Bob")
    row = bob.page.locator(".free-seats", has_text="Ann of the Hills")
    expect(row).to_contain_text("1 free seat")
    assert findings(bob.page, axe) == []
    row.get_by_role("button", name="Sit down").click()
    bob.page.wait_for_url(re.compile("/game/"))
    expect(page.locator("#panel-1 .panel-name")).to_contain_text("Bob")
    expect(bob.page.locator("#greeting")).to_be_hidden()

    bob.page.goto("/")
    expect(bob.page.locator(".free-seats", has_text="Ann of the Hills")).to_have_count(0)
    expect(bob.page.locator("#guest-name")).to_have_value("Bob")


def test_the_inviter_opens_the_table_and_closes_it_again(visit: OpenVisitor) -> None:
    ann, bob = visit(), visit()
    ann.start("arcs", "person", "person", mode="online")
    game = ann.page.url.rsplit("/", 1)[1]
    offered = bob.page.locator(f"form[action='/game/{game}/sit']")
    for name, count in (("Show the free seats to everyone", 1), ("Invite only", 0)):
        ann.page.get_by_role("button", name=name).click()
        expect(ann.page.get_by_role("button", name=name)).to_have_count(0)
        bob.page.goto("/")
        expect(offered).to_have_count(count)
