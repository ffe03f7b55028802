"""Late and crowded positions of every game: everything can be read, and nothing lies on anything else."""

import zlib
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from boardwright.table.app import COMPRESSION

from ..late_games import CAMPAIGNS, LATE, POSITIONS
from .axe import CONTRAST, findings
from .conftest import OpenVisitor
from .late import sit_down
from .measuring import SMALLEST, broken_words, covered, cut, deal, faint, on_the_map, overlaps, too_small
from .visitor import PHONE, RETRIES

Theme = Literal["light", "dark"]
THEMES: tuple[tuple[Theme, str], ...] = (("light", ""), ("dark", CONTRAST))
"""On a phone, and the rule of axe that is asked again."""
WINDOW = {"viewport": {"width": 1300, "height": 800}}
"""Of these tests alone, as they make it larger and smaller."""
LOW = (1280, 720)
PHONE_SIZE = (PHONE["viewport"]["width"], PHONE["viewport"]["height"])
FEW = 12
"""As many options as that are seen at once; longer lists may scroll, and are searched."""
ON_A_PHONE = 10
"""Pixels: on the map of a phone."""
FEW_AND_MANY = (1, 2, 4, 6, 8, 9)
"""Cards in hand; twice as many are in play."""

WHOLE = "part => document.querySelector(part).scrollHeight <= document.querySelector(part).clientHeight + 1"


@pytest.mark.parametrize("name", LATE)
def test_everything_can_be_read_and_is_not_heavy(visit: OpenVisitor, axe: str, name: str) -> None:
    page = sit_down(visit(**WINDOW), name)
    resized(page, (1440, 900), "light")
    readable(page, name, axe, CONTRAST)
    resized(page, LOW, "dark")
    readable(page, name, axe)
    answer = page.request.get(page.url, headers={"accept": "text/html"}, max_retries=RETRIES)
    assert answer.headers["content-encoding"] == "gzip"
    assert len(zlib.compress(answer.body(), COMPRESSION.gzip_compress_level)) < 150_000
    for size in ((1440, 900), LOW):
        resized(page, size, "dark")
        for count in FEW_AND_MANY:
            deal(page, count)
            assert cut(page) == [], count
            assert broken_words(page) == [], count


@pytest.mark.parametrize("name", LATE)
def test_everything_can_be_read_on_a_phone(visit: OpenVisitor, axe: str, name: str) -> None:
    page = sit_down(visit(phone=True, color_scheme="dark"), name)
    for theme, rule in THEMES:
        coloured(page, theme)
        page.locator("#tabs [data-part=board]").tap()
        readable(page, name, axe, rule)
        for part in ("aside", "panels", "hand"):
            tab = page.locator(f"#tabs [data-part={part}]")
            if tab.count():
                tab.tap()
                assert too_small(page) == []
                assert broken_words(page) == []
                assert covered(page) == []
                assert findings(page, axe, rule) == []
    page.locator("#tabs [data-part=board]").tap()
    if page.locator("html[data-zoomed]").count():  # the map had come nearer
        page.locator(".zoom [data-command=zoom-reset]").tap()
        assert too_small(page, "#stage", ON_A_PHONE) == []


def test_the_signs_of_a_hand_in_two_rows_keep_the_frames_of_their_suits(visit: OpenVisitor) -> None:
    page = sit_down(visit(**WINDOW), "arcs")
    resized(page, (1440, 900), "light")
    deal(page, FEW_AND_MANY[-1])
    hand = page.locator("div.arcs-hand[data-fit~=small] > .arcs-card")
    shapes = (
        "cards => cards.map((card) => [card.className, getComputedStyle(card.querySelector('.arcs-icon')).clipPath])"
    )
    frames: dict[str, str] = dict(hand.evaluate_all(shapes))
    assert len(frames) > 1 and "none" not in frames.values()
    assert len(set(frames.values())) == len(frames)


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_campaign_can_be_read(visit: OpenVisitor, name: str) -> None:
    page = sit_down(visit(**WINDOW), name)
    for size in (LOW, PHONE_SIZE):
        resized(page, size, "dark")
        readable(page, name)


def resized(page: Page, size: tuple[int, int], theme: Theme) -> None:
    """Make the window another, and wait until what is in it has come closer."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=list(size))
    coloured(page, theme)


def coloured(page: Page, theme: Theme) -> None:
    """Make the device light or dark, and wait until the page is."""
    page.emulate_media(color_scheme=theme)
    page.wait_for_function("theme => matchMedia(`(prefers-color-scheme: ${theme})`).matches", arg=theme)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def readable(page: Page, name: str, axe: str = "", rule: str = "") -> None:
    """All can be read as it is shown now: the board, and where there is room the panels and what lies beside it."""
    phone = page.evaluate("innerWidth") == PHONE_SIZE[0]
    assert too_small(page, "#stage", ON_A_PHONE if phone else SMALLEST) == []
    assert too_small(page, "#dock" if phone else "main") == []
    assert broken_words(page) == []
    assert covered(page) == []
    assert cut(page, phone) == []
    if POSITIONS[name].game.startswith("arcs"):
        assert overlaps(page) == []
        assert on_the_map(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if page.locator("#actions .action").count() <= FEW:
        assert page.evaluate(WHOLE, "#actions")
    if not phone:
        for seat in range(POSITIONS[name].seats):
            expect(page.locator(f"#panel-{seat}")).to_be_in_viewport(ratio=0.99)
        if POSITIONS[name].game == "arcs_campaign":
            assert page.evaluate(WHOLE, "#aside")
    if axe:
        assert faint(page) == []
        assert findings(page, axe, rule) == []
