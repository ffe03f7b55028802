"""The quick way from nodes to text says the same as htpy."""

import htpy
import pytest
from markupsafe import Markup

from boardwright.table.draw import drawing_of
from boardwright.table.pages.render import rendered

from .scenes import EVIL, scene_of

pytestmark = pytest.mark.plain_only


def test_every_sort_of_node() -> None:
    nodes: htpy.Node = [None, True, False, 7, EVIL, Markup("<b>"), (htpy.i[str(n)] for n in range(2)), lambda: "x"]
    page = htpy.html(lang="en")[htpy.body[htpy.br, htpy.p(title=EVIL)["a", ["b"]], htpy.fragment["c", htpy.hr]]]
    assert rendered(page) == str(page)
    assert rendered(nodes) == "7&lt;script&gt;alert(1)&lt;/script&gt;&#34;&#39;&amp;<b><i>0</i><i>1</i>x"


@pytest.mark.parametrize("game", ["arcs", "scythe", "imperium"])
def test_a_board(game: str) -> None:
    scene = scene_of(game)
    drawing = drawing_of(game)
    assert rendered(drawing.board(scene)) == str(htpy.fragment[drawing.board(scene)])
