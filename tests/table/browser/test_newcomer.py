"""A newcomer starts a game, plays by clicking the board, by key and by button, takes back, comes back, goes on."""

import pytest
from playwright.sync_api import expect

from boardwright.games import GAMES

from .visitor import Visitor


@pytest.mark.parametrize("game", GAMES)
def test_solo_from_the_home_page(newcomer: Visitor, game: str) -> None:
    newcomer.start_at_home(game, "person", "bot:random", seed=3)
    expect(newcomer.page.locator("#question")).not_to_be_empty()

    on_the_board = 0
    for turn in range(9):
        if turn % 3 == 0 and newcomer.play_on_the_board():
            on_the_board += 1
        elif turn % 3 == 1:
            newcomer.play_by_key()
        else:
            newcomer.play()
    assert on_the_board

    lines = newcomer.page.locator("#log .line")
    moves, told = newcomer.moves, lines.count()
    assert moves > 0 and told > 0
    newcomer.page.get_by_role("button", name="Undo").click()
    newcomer.until_taken_back(moves)
    newcomer.page.get_by_role("button", name="Redo").click()
    newcomer.page.wait_for_function("moves => document.querySelector('#state')?.dataset.moves >= moves", arg=moves)
    newcomer.until_asked()

    moves = newcomer.moves
    newcomer.page.reload()
    newcomer.until_asked()
    assert newcomer.moves == moves
    newcomer.play()
    assert newcomer.moves > moves

    newcomer.page.goto("/")
    entry = newcomer.page.locator(".entry-row.yours")
    expect(entry).to_contain_text("your turn")
    entry.get_by_role("link", name="Take your turn").click()
    newcomer.until_asked()


def test_undo_to_a_line_and_fork_there(newcomer: Visitor) -> None:
    game = newcomer.solo("arcs")
    for _ in range(4):
        newcomer.play()
    page = newcomer.page
    moves = newcomer.moves
    line = page.locator("#log .line a").first
    line.click()
    menu = page.locator("#line-menu")
    expect(menu.get_by_role("menuitem", name="View this moment")).to_be_visible()
    menu.get_by_role("menuitem", name="Undo to here").click()
    newcomer.until_taken_back(moves)
    newcomer.until_asked()

    line.click()
    menu.get_by_role("menuitem", name="Try something else from here").click()
    page.wait_for_url(lambda url: "/game/" in url and game not in url)
    newcomer.play()


def test_escape_cancels(newcomer: Visitor) -> None:
    """What was clicked so far is given up, and nothing is played."""
    newcomer.solo("arcs", seed=5)
    newcomer.until_asked()
    while not (several := newcomer.first_places_of_several()):
        newcomer.play()
    before = newcomer.at
    newcomer.click_spot(several[0])
    expect(newcomer.page.locator(".spot-picked").first).to_be_visible()
    newcomer.page.keyboard.press("Escape")
    expect(newcomer.page.locator(".spot-picked")).to_have_count(0)
    assert newcomer.at == before


def test_a_wrong_form_says_what_to_do(newcomer: Visitor) -> None:
    page = newcomer.page
    page.goto("/")
    form = page.locator(".new-game:visible")
    form.locator("select[name=seat-1]").evaluate("choice => { choice.selectedOptions[0].value = 'bot:nobody'; }")
    form.locator("button[value=local]").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    assert newcomer.troubles and all("400" in trouble for trouble in newcomer.troubles)
    newcomer.troubles.clear()
