"""High Card in the browser: the trick in the middle, cards to click in the hand."""

from boardwright.kernel.decision import Option
from boardwright.table.draw import Drawing, ScoreRow
from boardwright.table.draw.spots import spots_of_option
from boardwright.table.elements import Element, Node, div, g, li, rect, svg, text, ul
from boardwright.table.scene import Scene

STEP = 90


def board(scene: Scene) -> Node:
    """The deck, then a place for the card of each seat."""
    view, words = scene.view, scene.words
    deck = card_at(0, view["top"] or "?", words.message("high_card-deck", count=view["deck"]))
    trick = (
        card_at((seat + 1) * STEP, card or "", scene.seats[seat].called, scene.seats[seat].colour)
        for seat, card in enumerate(view["trick"])
    )
    width = (len(scene.seats) + 1) * STEP
    return svg(viewBox=f"0 0 {width} 150", role="img", aria_label=words.message("high_card-trick"))[deck, trick]


def card_at(x: int, face: int | str, label: str, colour: str = "") -> Element:
    frame = rect(x=x + 10, y=10, width=70, height=100, rx=8, fill="none", stroke="currentColor")
    return g(class_=f"seat-{colour}" if colour else None)[
        frame,
        text(text_anchor="middle", font_size=32, x=x + 45, y=72, fill="currentColor")[str(face)],
        text(text_anchor="middle", font_size=14, x=x + 45, y=132, fill="currentColor")[label],
    ]


def panel(scene: Scene, seat: int) -> Node:
    """The points of a seat; it is clicked to give them to."""
    return div(data_spot=f"seat-{seat}")[scene.words.message("score-points", count=scene.view["points"][seat])]


def hand(scene: Scene) -> Node:
    if scene.viewer is None:
        return None
    cards = scene.view["hands"][scene.viewer]
    return ul(".plain-hand")[(li(f"#card-{card}", data_spot=f"card-{card}")[card] for card in cards)]


def spots(scene: Scene, option: Option) -> tuple[str, ...]:
    """Where the kinds say; but of the two seats of a gift only the one that gets it."""
    return spots_of_option(scene, option)[-1:]


def scores(scene: Scene) -> list[ScoreRow]:
    return [ScoreRow(scene.words.message("high_card-points"), scene.view["points"])]


DRAWING = Drawing(board, panel, hand, spots, scores=scores, actions=("peek",))
