"""Clocks in the browser: everybody sees them run, wide and on a phone."""

import re

import pytest
from playwright.sync_api import expect

from .axe import findings
from .conftest import OpenVisitor
from .test_online import answer, asked_of, link_of

COUNTS_DOWN = """() => {
  const seconds = (text) => text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  const running = document.querySelector(".clock.runs .clock-time");
  return running && seconds(running.textContent) > 0 && seconds(running.textContent) < 600 - 1;
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_everybody_sees_the_time_run(visit: OpenVisitor, axe: str, phone: bool) -> None:
    ann, bob, eve = visit(), visit(phone, timezone_id="Asia/Tokyo"), visit(phone)
    page = ann.page
    page.goto("/")
    form = page.locator(".new-game:visible")
    for seat, who in enumerate(("person", "person", "", "")):
        form.locator(f"select[name=seat-{seat}]").select_option(who)
    form.locator(".new-options > summary").click()
    expect(form.get_by_label("When time is up")).to_be_hidden()
    form.get_by_label("Clock", exact=True).select_option("player:600:10")
    form.get_by_label("When time is up").select_option("sign")
    form.locator("button[value=online]").click()
    page.wait_for_url(re.compile("/game/"))
    expect(page.locator(".clock")).to_have_count(2)
    expect(page.locator(".clock.runs")).to_have_count(0)  # not before all are there

    bob.page.goto(link_of(ann))
    eve.page.goto(page.url)
    for visitor in (ann, bob, eve):
        visitor.page.wait_for_function(COUNTS_DOWN)
        expect(visitor.page.locator(".clock").first).to_be_visible()
    assert findings(bob.page, axe) == []
    first, other = asked_of(ann, bob)
    while asked_of(ann, bob)[0] is first:
        answer(first)
    expect(eve.page.locator(".clock.runs")).to_have_class(re.compile("runs"))
    left = other.page.locator(".clock:not(.runs) .clock-time")
    expect(left).to_have_text(re.compile(r"([1-9]|10):\d\d"))  # it stands, and ten seconds are more
