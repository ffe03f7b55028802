"""Elements become the text that they should."""

import pytest
from markupsafe import Markup

from boardwright.table.elements import Node, body, div, html, input, p, rendered, span

from .scenes import EVIL

pytestmark = pytest.mark.plain_only

SAFE = "&lt;script&gt;alert(1)&lt;/script&gt;&#34;&#39;&amp;"


def test_every_sort_of_node() -> None:
    nodes: list[Node] = [
        None,
        True,
        False,
        7,
        EVIL,
        Markup("<b>"),
        (span[str(n)] for n in range(2)),
        (p["a", ["b"]], []),
    ]
    assert rendered(nodes) == f"7{SAFE}<b><span>0</span><span>1</span><p>ab</p>"
    assert rendered(div[nodes[4]]) == f"<div>{SAFE}</div>"


def test_a_whole_page_has_its_doctype() -> None:
    assert str(html(lang="en")[body[input(name="x")]]) == (
        '<!doctype html><html lang="en"><body><input name="x"></body></html>'
    )


def test_attributes() -> None:
    assert str(div("#a.b.c", title=EVIL, data_spot="x-1", for_="y")) == (
        f'<div id="a" class="b c" title="{SAFE}" data-spot="x-1" for="y"></div>'
    )
    assert str(input("", {"aria-label": "n"}, hidden=True, disabled=False, value=None, size=3)) == (
        '<input aria-label="n" hidden size="3">'
    )


def test_classes() -> None:
    assert str(p(class_=["a", None, {"b": True, "c": False}])) == '<p class="a b"></p>'
    assert str(p(class_={"b": False})) == str(p(class_=None)) == str(p(class_="")) == "<p></p>"
    assert str(p("#i.a", class_=f"b {EVIL}")) == f'<p id="i" class="b {SAFE}"></p>'


@pytest.mark.parametrize("css", ["a", ".a b", ".a#b", "#a#b", ".a..b"])
def test_a_slip_in_the_shorthand_is_refused(css: str) -> None:
    with pytest.raises(ValueError, match="is not #id"):
        div(css)
