"""Late and crowded positions of every game: everything can be read, and nothing lies on anything else."""

import zlib

import pytest
from playwright.sync_api import expect

from boardwright.table.app import COMPRESSION

from .axe import findings
from .conftest import OpenVisitor
from .late import LATE, sit_down
from .measuring import SMALLEST, broken_words, covered, cut, deal, faint, on_the_map, overlaps, too_small
from .visitor import PHONE

SCREENS = [(1280, 720, "dark"), (1440, 900, "light"), (390, 844, "light"), (390, 844, "dark")]
ON_A_SMALL_MAP = 8.5
"""Pixels: the whole map of Scythe on a phone, which comes nearer where something is asked."""


FEW_AND_MANY = (1, 2, 4, 6, 8, 9)
"""Cards in hand; twice as many are in play."""


@pytest.mark.parametrize("name", LATE)
@pytest.mark.parametrize(("width", "height", "theme"), SCREENS)
def test_everything_can_be_read(visit: OpenVisitor, axe: str, name: str, width: int, height: int, theme: str) -> None:
    size = {"width": width, "height": height}
    phone = size == PHONE["viewport"]
    page = sit_down(visit(phone, color_scheme=theme, viewport=size), name)
    assert too_small(page, smallest=ON_A_SMALL_MAP if phone and name == "scythe" else SMALLEST) == []
    assert broken_words(page) == []
    assert covered(page) == []
    assert cut(page, phone) == []
    assert faint(page) == []
    assert findings(page, axe) == []
    if name.startswith("arcs"):
        assert overlaps(page) == []
        assert on_the_map(page) == []
    if name.startswith("arcs") and phone:
        page.evaluate("document.querySelector('.ask').style.height = '44dvh'")  # as for many options
        assert on_the_map(page) == []
        expect(page.locator(".arcs-supply")).to_be_in_viewport(ratio=0.99)
        page.evaluate("document.querySelector('.ask').style.height = ''")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    crowded = name == "arcs_campaign" and height == 720  # the panels of four late seats with Flagships scroll there
    if not phone and not crowded:
        for seat in range(LATE[name].seats):
            expect(page.locator(f"#panel-{seat}")).to_be_in_viewport(ratio=0.99)
    for part in ("aside", "panels", "hand") if phone else ():
        tab = page.locator(f"#tabs [data-part={part}]")
        if tab.count():
            tab.tap()
            assert too_small(page) == []
            assert broken_words(page) == []
            assert covered(page) == []
            assert findings(page, axe) == []
    for count in () if phone else FEW_AND_MANY:
        deal(page, count)
        assert cut(page) == [], count
        assert broken_words(page) == [], count


@pytest.mark.parametrize("name", LATE)
def test_a_late_page_is_not_heavy(visit: OpenVisitor, name: str) -> None:
    page = sit_down(visit(), name)
    answer = page.request.get(page.url, headers={"accept": "text/html"})
    assert answer.headers["content-encoding"] == "gzip"
    assert len(zlib.compress(answer.body(), COMPRESSION.gzip_compress_level)) < 150_000
