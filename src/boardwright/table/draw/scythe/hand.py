"""What the viewer holds: combat cards, objectives, the Factory card."""

from collections import Counter

from boardwright.games.scythe.facts import FACTORY_RANGE
from boardwright.table.elements import Element, Node, div, span
from boardwright.table.kept import kept
from boardwright.table.scene import Scene
from boardwright.words import Words

from .icons import icon
from .names import named


def hand(scene: Scene) -> Node:
    """The cards of the viewer, with readable faces."""
    if scene.viewer is None:
        return None
    player = scene.view["players"][scene.viewer]
    combat, objectives, factory = player["hand"], player["objective_cards"], player["factory_card"]
    done = [entry["card"] for entry in scene.view["objectives_shown"] if entry["seat"] == scene.viewer]
    if not (combat or objectives or done or factory):
        return None
    return cards(scene.words, scene.viewer, combat, objectives, done, factory)


@kept
def cards(
    words: Words, seat: int, combat: list[int], objectives: list[str], done: list[str], factory: str | None
) -> Element:
    """All cards of a seat."""
    return div(".scythe-hand")[
        (combat_card(words, value, count) for value, count in sorted(Counter(combat).items())),
        (objective(words, card) for card in objectives),
        (objective(words, card, True) for card in done),
        factory_card(words, seat, factory) if factory else None,
    ]


def combat_card(words: Words, value: int, count: int) -> Element:
    """The combat cards of one value: the face of the first, and how many there are."""
    told = words.message("scythe-combat-cards", value=value, count=count)
    return div(
        class_=["scythe-card", "scythe-combat-card", {"scythe-pile": count > 1}],
        id=f"combat-card-{value}",
        data_spot=f"combat-{value}",
        data_help="combat",
        role="img",
        aria_label=told,
        title=told,
    )[face(value), span(".scythe-times")[f"×{count}"] if count > 1 else None]


def face(value: int) -> Node:
    """The face of a combat card."""
    return [span(".scythe-value")[str(value)], icon("combat")]


def objective(words: Words, card: str, done: bool = False) -> Element:
    """An objective: what must be true, in our words; one that was true has a star."""
    told = words.message("scythe-objective-shown") if done else ""
    return div(
        class_=["scythe-card", "scythe-objective-card", {"scythe-done": done}], id=card, data_spot=card, data_help=card,
    )[
        span(".scythe-card-head")[
            icon("star" if done else "objective", told), span(".scythe-card-name")[str(words.name("objective", card))]
        ],
        span(".scythe-card-text")[words.explained(card)],
    ]  # fmt: skip


def factory_card(words: Words, seat: int, card: str) -> Element:
    """The Factory card: its top and its bottom action."""
    return div(
        ".scythe-card.scythe-factory-card", id=f"card-{card}", data_spot=f"factory-{seat}", data_help=card,
    )[
        span(".scythe-card-head")[icon("factory"), span(".scythe-card-name")[words.title(card)]],
        span(".scythe-card-text", data_spot=f"factory-top-{seat}")[named(words, "factory", card)],
        span(".scythe-card-text.scythe-card-foot", data_spot=f"factory-bottom-{seat}")[
            icon("move"), words.message("scythe-factory-move", count=FACTORY_RANGE)
        ],
    ]  # fmt: skip
