"""Any view, as a list of what it says."""

import json
from collections.abc import Mapping
from typing import Any

from boardwright.kernel.decision import Option
from boardwright.table.elements import Node, dd, div, dl, dt, li, ul
from boardwright.table.scene import Scene

from . import Drawing

PRIVATE = ("players",)


def board(scene: Scene) -> Node:
    """One row for each entry of the view but the players'."""
    shared = {key: value for key, value in scene.view.items() if key not in PRIVATE}
    return div(".plain-view", tabindex="0")[rows(shared)]


def panel(scene: Scene, seat: int) -> Node:
    """What the view says about one seat."""
    return div(".plain-view")[rows(of_seat(scene, seat))]


def hand(scene: Scene) -> Node:
    """The cards of the viewer, by their ids."""
    if scene.viewer is None:
        return None
    held = of_seat(scene, scene.viewer).get("hand")
    return ul(".plain-hand")[(li[str(card)] for card in held)] if held else None


def spots(scene: Scene, option: Option) -> tuple[str, ...]:
    """A list has no places to click."""
    return ()


def of_seat(scene: Scene, seat: int) -> Mapping[str, Any]:
    players = scene.view.get("players")
    return players[seat] if players else {}


def rows(entries: Mapping[str, Any]) -> Node:
    shown = ((key, value) for key, value in entries.items() if value not in (None, "", [], {}))
    return dl[((dt[key.replace("_", " ")], dd[said(value)]) for key, value in shown)]


def said(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


DRAWING = Drawing(board, panel, hand, spots)
