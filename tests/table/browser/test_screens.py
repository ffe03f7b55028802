"""Everything that a turn needs is on the screen: on a wide one at once, on a phone behind tabs."""

import pytest
from playwright.sync_api import Locator, Page, expect

from boardwright.games import GAMES

from .conftest import OpenVisitor
from .visitor import Visitor


def is_inside(part: Locator) -> bool:
    """Whether a part lies within the window as a whole."""
    box, window = part.bounding_box(), part.page.viewport_size
    assert box is not None and window is not None
    return (
        box["x"] >= -1
        and box["y"] >= -1
        and box["x"] + box["width"] <= window["width"] + 1
        and box["y"] + box["height"] <= window["height"] + 1
        and min(box["width"], box["height"]) > 8
    )


def fits(page: Page) -> bool:
    """Whether the page needs no scrolling to the side."""
    return bool(page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("game", GAMES)
def test_wide(newcomer: Visitor, game: str) -> None:
    newcomer.start(game, "person", "bot:random", "bot:random")
    newcomer.hurry(8)
    newcomer.until_asked()
    for part in ("#question", "#stage", "#hand", "#actions", "#panels", "#side"):
        assert is_inside(newcomer.page.locator(part)), part
    board = newcomer.page.locator("#stage").bounding_box()
    assert board is not None and board["width"] * board["height"] >= 0.4 * 1440 * 900
    assert fits(newcomer.page)
    assert newcomer.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize(("game", "seats"), [("arcs", 4), ("scythe", 5)])
@pytest.mark.parametrize("screen", [(1440, 900), (1280, 720)])
def test_the_panels_of_all_seats_fit(visit: OpenVisitor, game: str, seats: int, screen: tuple[int, int]) -> None:
    visitor = visit(viewport={"width": screen[0], "height": screen[1]})
    visitor.start(game, "person", *["bot:random"] * (seats - 1))
    visitor.until_asked()
    assert visitor.page.locator("#panels").evaluate("panels => panels.scrollHeight <= panels.clientHeight")
    for seat in range(seats):
        assert is_inside(visitor.page.locator(f"#panel-{seat}"))


def test_what_is_beside_the_map_of_act_two_leaves_room_for_the_log(newcomer: Visitor) -> None:
    fates = "caretaker,hegemon,pacifist,magnate"
    newcomer.start("arcs_campaign", "person", *["bot:random"] * 3, acts="act_2", first_act="2", fates=fates)
    newcomer.hurry(300, "#actions .action[value*=lead]")
    assert "laws" in newcomer.page.locator(".reach-booklet > summary").inner_text()
    for part in (".arcs-ambitions", ".reach-empire", ".reach-council", "#log"):
        assert is_inside(newcomer.page.locator(part)), part


@pytest.mark.parametrize("game", GAMES)
def test_phone(visit: OpenVisitor, game: str) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    address = visitor.solo(game)
    visitor.hurry(4)
    visitor.until_asked()
    parts = {"Board": "#stage", "Seats": "#panels", "Hand": "#hand", "Log": "#side"}
    if game.startswith("arcs"):
        parts["Court"] = "#aside"
    stays = "#hand" if game == "imperium" else ""  # its cards are short enough to lie under every part
    for name, part in parts.items():
        page.locator("#tabs").get_by_role("button", name=name).tap()
        for other in parts.values():
            expect(page.locator(other)).to_be_visible(visible=other in (part, stays))
        assert is_inside(page.locator(part)), name
        assert is_inside(page.locator("#question")) and is_inside(page.locator("#actions"))
        assert fits(page)
    before = visitor.at
    visitor.actions.first.tap()
    visitor.until_asked(before)

    page.goto(f"/game/{address}/replay?move=0")
    visitor.until_alive()
    assert is_inside(page.locator(".slider")) and fits(page)
    page.locator("#tabs").get_by_role("button", name="Seats").tap()
    page.get_by_role("link", name="Forward one move").tap()
    expect(page.locator(".replay-controls .question")).to_contain_text("Move 1")
    expect(page.locator("#panels")).to_be_visible()  # the part that was chosen


def test_phone_pages_without_a_game(visit: OpenVisitor) -> None:
    visitor = visit(phone=True)
    for path in ("/", "/library", *(f"/library/{game}{part}" for game in GAMES for part in ("", "/rulings"))):
        visitor.page.goto(path)
        assert fits(visitor.page), path
    visitor.page.goto("/")
    for game in GAMES:
        visitor.page.locator(f"label[for=pick-{game}]").tap()
        assert fits(visitor.page)


def test_the_board_zooms_and_moves(newcomer: Visitor) -> None:
    newcomer.solo("arcs")
    sheet = newcomer.page.locator(".stage-sheet")

    def width() -> float:
        box = sheet.bounding_box()
        assert box is not None
        return box["width"]

    usual = width()
    newcomer.page.get_by_role("button", name="Zoom in").click()
    assert width() > usual * 1.2
    newcomer.page.get_by_role("button", name="Whole board").click()
    assert abs(width() - usual) < 2
    newcomer.page.locator(".stage-view").hover()
    newcomer.page.mouse.wheel(0, -400)
    newcomer.page.wait_for_function("document.querySelector('.stage-sheet').style.transform.includes('scale(2')")


def test_motion(visit: OpenVisitor) -> None:
    """Things fly, but not for people who do not want anything to move."""
    still, lively = visit(), visit(reduced_motion="no-preference")
    for visitor in (still, lively):
        visitor.solo("arcs", seed=2)
        visitor.until_asked()
        visitor.page.evaluate(
            """() => {
              const animate = Element.prototype.animate;
              window.flown = 0;
              Element.prototype.animate = function (...how) { window.flown += 1; return animate.apply(this, how); };
            }"""
        )
        for _ in range(4):
            visitor.play()
    assert lively.page.evaluate("window.flown") > 0
    assert still.page.evaluate("window.flown") == 0
    assert still.page.evaluate("document.getAnimations().length") == 0
