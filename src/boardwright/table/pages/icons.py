"""Icons of our own: one sheet of symbols, static/icons.svg, which every page has in it."""

from functools import cache
from pathlib import Path

from markupsafe import Markup

from boardwright.table.elements import Node, svg, use

SHEET = Path(__file__).parent.parent / "static" / "icons.svg"


@cache
def sheet() -> Node:
    """All icons as symbols, to stand hidden at the top of a page."""
    lines = SHEET.read_text("utf-8").splitlines()
    return Markup("".join(line.strip() for line in lines if "<symbol" in line))


def icon(name: str) -> Node:
    """An icon beside a word; it says nothing to screen readers."""
    return svg(".icon", aria_hidden="true", focusable="false")[use(href=f"#icon-{name}")]
