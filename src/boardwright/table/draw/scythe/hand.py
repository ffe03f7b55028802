"""What the viewer holds: combat cards, objectives, the Factory card."""

from collections import Counter

from boardwright.table.elements import Element, Node, div, span
from boardwright.table.scene import Scene

from .icons import icon
from .names import named


def hand(scene: Scene) -> Node:
    """The cards of the viewer, with readable faces."""
    if scene.viewer is None:
        return None
    player = scene.view["players"][scene.viewer]
    combat = sorted(Counter(player["hand"]).items())
    cards = [
        *(combat_card(scene, value, count) for value, count in combat),
        *(objective(scene, card) for card in player["objective_cards"]),
        *([factory_card(scene, player["factory_card"])] if player["factory_card"] else []),
    ]
    return div(".scythe-hand")[cards] if cards else None


def combat_card(scene: Scene, value: int, count: int) -> Element:
    """The combat cards of one value: the face of the first, and how many there are."""
    told = scene.words.message("scythe-combat-cards", value=value, count=count)
    return div(
        class_=["scythe-card", "scythe-combat-card", {"scythe-pile": count > 1}],
        id=f"combat-card-{value}",
        data_spot=f"combat-{value}",
        data_help="combat",
        role="img",
        aria_label=told,
        title=told,
    )[
        span(".scythe-value")[str(value)],
        icon("combat"),
        span(".scythe-times")[f"×{count}"] if count > 1 else None,
    ]


def objective(scene: Scene, card: int) -> Element:
    """An objective: what must be true, in our words."""
    words = scene.words
    return div(
        ".scythe-card.scythe-objective-card", id=f"objective-{card}", data_spot=f"objective-{card}",
        data_help=f"objective-{card}",
    )[
        span(".scythe-card-head")[icon("objective"), str(words.name("objective", card))],
        span(".scythe-card-text")[words.explained(f"objective-{card}")],
    ]  # fmt: skip


def factory_card(scene: Scene, card: int) -> Element:
    """The Factory card: its top and its bottom action."""
    words = scene.words
    return div(
        ".scythe-card.scythe-factory-card", id=f"factory-card-{card}", data_spot=f"factory-{scene.viewer}",
        data_help=f"factory-{card}",
    )[
        span(".scythe-card-head")[icon("factory"), words.message(f"topic-factory-{card}")],
        span(".scythe-card-text", data_spot=f"factory-top-{scene.viewer}")[named(words, "factory", str(card))],
        span(".scythe-card-text.scythe-card-foot", data_spot=f"factory-bottom-{scene.viewer}")[
            icon("move"), words.message("scythe-factory-move")
        ],
    ]  # fmt: skip
