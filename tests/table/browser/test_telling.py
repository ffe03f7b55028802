"""What others did: it flies when it happens, and is told again with arrows, on a wide screen and on a phone."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import boardwright
from boardwright.games import GAMES
from boardwright.kernel.game import Game
from boardwright.table.telling import turn_of_others

from .conftest import OpenVisitor
from .test_scythe import sit_down
from .visitor import Visitor

STANDSTILL = 8000
"""Milliseconds: late enough that the clock has not come there by itself, too soon for a line to be given up."""
LONG = 20_000
"""Milliseconds in which everything has been told."""
SOME = 3
"""Moves that are watched in a replay."""


def after_others(name: str) -> Game:
    """A game in which the others have done a lot since the last turn of the seat that is asked."""
    chance, game = random.Random(4), boardwright.new(name, 3, 4)
    while game.decision is not None:
        seat = game.decision.seat
        first, last = turn_of_others(game, [seat])
        seen = [event for event in game.events if first < event.move <= last and event.seen_by(seat)]
        if len(game.moves) > 60 and last == len(game.moves) and len(seen) >= 4:
            return game
        game.play(chance.choice(game.decision.options))
    raise AssertionError


def stop_the_clock(page: Page) -> None:
    """From now on time passes only when the test says so; nobody else gets this browser."""
    page.clock.install(time=0)
    page.clock.pause_at(STANDSTILL)


def ask(page: Page) -> tuple[int, int]:
    """Ask what happened; which step is shown, and of how many."""
    page.get_by_role("button", name="What happened?").click()
    expect(page.locator("#telling")).to_be_visible()
    expect(page.locator(".telling-count")).to_contain_text("/")
    now, whole = (page.locator(".telling-count").text_content() or "").split("/")
    return int(now), int(whole)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("name", GAMES)
def test_what_happened_is_told_step_by_step_and_again(
    visit: OpenVisitor, tmp_path: Path, name: str, phone: bool
) -> None:
    visitor = visit(phone, apart=True)
    page = sit_down(visitor, tmp_path, after_others(name))
    stop_the_clock(page)
    now, whole = ask(page)
    assert now == 1 and whole > 1
    told = page.locator(".telling-text").text_content()
    assert told and told.strip()
    expect(page.locator("#flights .arrows > g, #flights .flight").first).to_be_attached()
    page.clock.run_for(1200)
    assert page.locator(".telling-count").text_content() != f"1/{whole}"
    page.clock.run_for(LONG)
    expect(page.locator("#telling")).to_be_hidden()
    expect(page.locator("#flights > *")).to_have_count(0)
    assert ask(page) == (1, whole), "it can be told again"
    assert page.locator(".telling-text").text_content() == told
    page.keyboard.press("Escape")
    expect(page.locator("#telling")).to_be_hidden()


def test_whoever_answers_is_not_kept_waiting(newcomer: Visitor, tmp_path: Path) -> None:
    """The click that ends the telling is the answer."""
    page = sit_down(newcomer, tmp_path, after_others("scythe"))
    ask(page)
    before = newcomer.at
    newcomer.actions.first.click()
    newcomer.until_asked_or_over(before)
    expect(page.locator("#telling")).to_be_hidden()


def test_a_scene_over_the_board_makes_room_for_the_telling(visit: OpenVisitor, tmp_path: Path) -> None:
    page = sit_down(visit(apart=True), tmp_path, after_others("arcs"))
    stop_the_clock(page)
    ask(page)
    expect(page.locator("#scene")).to_have_css("visibility", "hidden")
    page.keyboard.press("Escape")
    expect(page.locator("#scene")).to_have_css("visibility", "visible")


def test_who_comes_back_is_told_once(visit: OpenVisitor, tmp_path: Path) -> None:
    """A page that was closed while the others played tells by itself; one that has seen all of it does not."""
    visitor = visit(reduced_motion="no-preference", apart=True)
    page = sit_down(visitor, tmp_path, after_others("scythe"))
    table, address = page.locator("#state").get_attribute("data-table"), page.url
    page.goto("/")  # the page of the table notes what it shows whenever it likes
    page.evaluate("table => localStorage.setItem('boardwright-seen', JSON.stringify({[table]: 1}))", table)
    page.goto(address)
    expect(page.locator("#telling")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#telling")).to_be_hidden()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    visitor.until_asked()
    assert not [url for url in asked if url.endswith("/told")]


def test_cards_and_pieces_fly_and_a_click_ends_it(visit: OpenVisitor) -> None:
    visitor = visit(reduced_motion="no-preference", apart=True)
    visitor.solo("arcs", seed=2)
    visitor.until_asked()
    page = visitor.page
    stop_the_clock(page)
    motion = visitor.context.new_cdp_session(page)
    motion.send("Animation.enable")
    motion.send("Animation.setPlaybackRate", {"playbackRate": 0})  # what flies stays where it is
    before = visitor.at
    visitor.actions.first.click()
    visitor.until_other(before)
    expect(page.locator("#flights .flight").first).to_be_attached()
    page.mouse.move(700, 5)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("#flights > *")).to_have_count(0)


@pytest.mark.parametrize("name", GAMES)
def test_the_replay_shows_what_each_move_did(visit: OpenVisitor, tmp_path: Path, name: str) -> None:
    """Whatever one step forward did flies or is marked; going back shows nothing."""
    visitor = visit(reduced_motion="no-preference", apart=True)
    page = sit_down(visitor, tmp_path, after_others(name))
    page.goto(f"{page.url}/replay?move=2")
    visitor.until_alive()
    stop_the_clock(page)
    state, flown = page.locator("#state"), 0
    while flown < SOME:
        before = state.get_attribute("data-moves")
        page.locator("[data-step=next]").click()
        expect(state).not_to_have_attribute("data-moves", before or "")
        if state.get_attribute("data-flights") != "[]":
            expect(page.locator("#flights .flight, #flights .arrows > g").first).to_be_attached()
            flown += 1
    page.locator("[data-step=back]").click()
    expect(page.locator("#flights > *")).to_have_count(0)


def test_the_speed_of_bots_is_kept_on_the_device_and_said_to_the_table(newcomer: Visitor) -> None:
    said: list[str] = []
    newcomer.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(str(frame))))
    newcomer.solo("arcs")
    newcomer.until_asked()
    page = newcomer.page
    page.get_by_role("button", name="Preferences").click()
    page.locator("button[data-pace=instant]").click()
    expect(page.locator("button[data-pace=instant]")).to_have_attribute("aria-pressed", "true")
    said.clear()
    page.reload()
    newcomer.until_asked()
    page.get_by_role("button", name="Preferences").click()
    expect(page.locator("button[data-pace=instant]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    newcomer.play()
    assert any('"pace":"instant"' in frame for frame in said)
