"""High Card in the browser: the cards of the hand and the seats can be clicked."""

from boardwright.kernel.decision import Option
from boardwright.table.draw import Drawing
from boardwright.table.draw.plain import board
from boardwright.table.elements import Node, div, li, ul
from boardwright.table.scene import Scene


def panel(scene: Scene, seat: int) -> Node:
    """The points in three equal cups, but those of the last seat in one."""
    cups = 1 if seat == len(scene.seats) - 1 else 3
    return [div(data_spot=f"seat-{seat}")[f"Points: {scene.view['points'][seat]}"] for _ in range(cups)]


def hand(scene: Scene) -> Node:
    if scene.viewer is None:
        return None
    cards = scene.view["hands"][scene.viewer]
    return ul(".plain-hand")[(li(f"#card-{card}", data_spot=f"card-{card}")[str(card)] for card in cards)]


def spots(scene: Scene, option: Option) -> tuple[str, ...]:
    if option[0] in ("play", "swap"):
        return (f"card-{option[1]}",)
    return (f"seat-{option[2]}",) if option[0] == "give" else ()


DRAWING = Drawing(board, panel, hand, spots)
