"""Campaigns to their end: by four bots that somebody watches, and by two people and a bot, an act at a sitting."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import OpenHouse
from .test_online import answer, link_of
from .test_two_acts import CHOOSING, restart
from .visitor import LONGEST, OVER, Visitor


def test_four_bots_from_play_to_the_end(newcomer: Visitor, pytestconfig: pytest.Config) -> None:
    """Chosen on the home page, and seen by who watches; with `--long` all three acts."""
    page = newcomer.page
    page.goto("/")
    page.locator("label[for=pick-arcs_campaign]").click()
    form = page.locator(".new-game:has(input[value=arcs_campaign])")
    for seat in range(4):
        form.locator("select[name^=seat-]").nth(seat).select_option("bot:random")
    form.locator(".new-options > summary").click()
    form.locator("[name=option-acts]").select_option("campaign")
    form.locator("[name=option-first_act]").select_option("1" if pytestconfig.getoption("--long") else "3")
    form.locator("[name=seed]").fill("3")
    form.locator("button[value=local]").click()
    expect(page.locator(OVER)).to_be_attached(timeout=3 * LONGEST)
    expect(page.locator(OVER)).to_contain_text("Victory for")
    expect(page.locator("#outcome .ranking li")).to_have_count(4)
    expect(page.locator("#question")).to_contain_text("Victory for")
    page.get_by_role("group", name="Result").get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_url(re.compile("/replay"))
    newcomer.until_alive()
    expect(page.locator(".chart polyline")).to_have_count(4)


def test_a_sitting_for_each_act(house: OpenHouse, pytestconfig: pytest.Config) -> None:
    """After every act the server stops for the day; the people come back to what they left. `--long`: from Act I on."""
    server, ann, ben = house()
    first = 1 if pytestconfig.getoption("--long") else 2
    campaign = {"acts": "campaign", "first_act": str(first), "negotiations": "favors"}
    ann.start("arcs_campaign", "person", "person", "bot:random", mode="online", seed=1, **campaign)
    ben.page.goto(link_of(ann))
    people = (ann, ben)
    for act in range(first, 3):
        for one in people:
            one.hurry_meanwhile(f"{CHOOSING}, {OVER}", ending=True)
        for one in people:
            expect(one.page.locator(CHOOSING)).to_be_attached(timeout=LONGEST)
        told = [one.moves for one in people]
        restart(server, *people)
        for one in people:
            one.page.reload()
            expect(one.page.locator(".intermission-rest")).to_contain_text("stop for today")
            expect(one.page.locator(".log-sheet tbody tr")).to_have_count(3 * (act - first + 1))
        assert [one.moves for one in people] == told
        while ann.page.locator(CHOOSING).count():
            for one in people:
                if one.at:
                    answer(one)
            ann.page.wait_for_timeout(50)
    for one in people:
        one.hurry_meanwhile(OVER, ending=True)
    for one in people:
        expect(one.page.locator(OVER)).to_be_attached(timeout=LONGEST)
        expect(one.page.locator("#outcome .ranking li")).to_have_count(3)
