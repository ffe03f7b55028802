"""A whole game of each title by clicking options, then its end, its replay, a fork and a rematch."""

import re

import pytest
from playwright.sync_api import Page, expect

from .visitor import Visitor

GAMES = {"arcs": (1, {}), "scythe": (1, {"round_limit": "20"}), "imperium": (126, {})}
"""For each game a seed that makes it short, and options that do."""


def hand_of(page: Page) -> list[str]:
    """The cards of the hand that is shown."""
    cards: list[str] = page.locator("#hand [id]").evaluate_all("cards => cards.map((card) => card.id)")
    return cards


def look_at_the_end(page: Page) -> None:
    """The end lies over the table with all that is told of it; it is folded up, unfolded, and folded up again."""
    end, body = page.locator("#ending"), page.locator(".ending-body")
    expect(end.locator(".ending-place")).to_have_count(2)
    expect(end.locator(".chart-wide polyline")).to_have_count(2)
    end.get_by_text("Look at the board").click()
    expect(body).not_to_be_visible()
    page.get_by_role("button", name="Result").click()
    expect(body).to_be_visible()
    end.get_by_text("Look at the board").click()
    expect(body).not_to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_to_the_end(newcomer: Visitor, game: str) -> None:
    seed, options = GAMES[game]
    address = newcomer.solo(game, seed, **options)
    newcomer.finish()
    page = newcomer.page
    expect(page.locator("#outcome h2")).to_contain_text("Victory for")
    expect(page.locator("#outcome .ranking li")).to_have_count(2)
    expect(page.locator("#question")).to_contain_text("Victory for")
    look_at_the_end(page)
    page.get_by_role("tab", name="Score").click()
    expect(page.locator("#scores tr.sum td")).to_have_count(2)
    page.get_by_role("tab", name="Log").click()
    total = newcomer.moves

    page.get_by_role("link", name="Replay", exact=True).click()
    newcomer.until_alive()
    told = page.locator(".replay-controls .question")
    expect(told).to_have_text(f"Move {total:,} of {total:,}")
    expect(page.locator(".chart polyline")).to_have_count(2)
    page.get_by_role("link", name="Back one move").click()
    expect(told).to_have_text(f"Move {total - 1:,} of {total:,}")
    page.get_by_role("link", name="Go to start").click()
    expect(told).to_have_text(f"Move 0 of {total:,}")
    page.get_by_role("link", name="Forward one move").click()
    expect(told).to_have_text(f"Move 1 of {total:,}")
    page.keyboard.press("ArrowRight")
    expect(told).to_have_text(f"Move 2 of {total:,}")
    middle = total // 2
    page.locator(".slider").fill(str(middle))
    expect(told).to_have_text(f"Move {middle:,} of {total:,}")
    expect(page).to_have_url(re.compile(f"move={middle}"))

    eyes = page.get_by_label("Viewed by")
    own = hand_of(page)
    eyes.select_option("1")
    expect(page).to_have_url(re.compile("seat=1"))
    newcomer.until_alive()
    expect(told).to_have_text(f"Move {middle:,} of {total:,}")
    assert hand_of(page) != own
    page.goto(f"/game/{address}/replay?move={middle}&seat=0")  # the link to this moment
    newcomer.until_alive()
    expect(told).to_have_text(f"Move {middle:,} of {total:,}")
    assert hand_of(page) == own

    page.get_by_role("link", name="Back to the game").click()
    newcomer.until_alive()
    page.get_by_text("Look at the board").click()
    page.locator("#log .line a").first.click()
    page.get_by_role("menuitem", name="Try something else from here").click()
    page.wait_for_url(lambda url: "/game/" in url and address not in url)
    newcomer.until_asked()
    newcomer.play()

    page.goto(f"/game/{address}")
    end = page.locator("#ending")
    end.get_by_role("button", name="Rematch").click()
    end.get_by_role("link", name="Next game").click()
    page.wait_for_url(lambda url: "/game/" in url and address not in url)
    newcomer.until_alive()
    newcomer.play()
