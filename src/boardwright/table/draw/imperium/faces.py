"""The parts of a face that never change: drawn once for each face and language, as a page shows very many of them."""

from boardwright.games.imperium.facts import CARDS, COST, NUMBER, TOKENS
from boardwright.table.elements import Element, Node, div, p, span
from boardwright.table.kept import kept
from boardwright.words import Words

from .icons import icon
from .names import (
    card_name,
    clauses,
    kinds_of,
    number_needed,
    points_mark,
    points_text,
    price,
    region_icons,
    row_of,
    suits_of,
)

KIND_ICONS = {
    "play": "play",
    "free_play": "free",
    "exhaust": "exhaust",
    "solstice": "solstice",
    "passive": "passive",
    "when": "when",
    "restriction": "note",
    "end_of_game": "end",
}
MARK_TOPICS = {"barbarian": "barbarian", "empire": "barbarian", "attack": "attack", "pinned": "pinned"}
KIND_TOPICS = {"play": "activate", "free_play": "free-play", "exhaust": "exhaust", "solstice": "solstice"}
WIDTHS = (125, 160, 215, 270)
"""Texts with more letters than these have wider faces."""

LINE_LOST = 20
"""Letters that a text leaves free in its last line."""

IN_PLAY = ("exhaust", "solstice", "passive", "when")
"""Texts that matter once a card lies in play."""


# -- a full face -----------------------------------------------------------------------------------------------------


@kept
def whole(words: Words, face: str) -> Node:
    """Name, suits, points, edge, price, and all it says in our words."""
    counting = points_text(words, face)
    return [
        head(words, face),
        edge(words, face),
        div(".imperium-text")[
            (p[kind_icon(words, kind), text] for kind, text in clauses(words, face)),
            p[icon("points"), counting] if counting else None,
        ],
        span(".imperium-number")[CARDS[NUMBER[face]]] if number_needed(face) else None,
    ]


def kind_icon(words: Words, kind: str) -> Node:
    """The sign before a text; where the rules have a word for its kind, it explains it."""
    topic = KIND_TOPICS.get(kind)
    if topic is None:
        return icon(KIND_ICONS[kind])
    return span(data_help=topic)[icon(KIND_ICONS[kind], words.message(f"topic-{topic}"))]


@kept
def width(words: Words, face: str) -> Node:
    """The class that makes a face, of five widths, so wide that its text fits."""
    texts = [*(text for _, text in clauses(words, face)), points_text(words, face)]
    length = sum(len(text) + LINE_LOST for text in texts if text)
    return f"imperium-width-{sum(length > limit for limit in WIDTHS)}"


def head(words: Words, face: str) -> Element:
    """Suits, name and points."""
    return div(".imperium-head")[
        suit_icons(words, face),
        span(".imperium-name")[card_name(words, face)],
        points(words, face),
    ]


def suit_classes(face: str) -> str:
    """The colours of a face: of its first suit, and of its second if it has two."""
    return " ".join(f"imperium-{sort}-{suit}" for sort, suit in zip(("suit", "also"), suits_of(face), strict=False))


def suit_icons(words: Words, face: str) -> Node:
    return [icon(suit, suit_name(words, suit)) for suit in suits_of(face)]


def suit_name(words: Words, suit: str) -> str:
    return words.message("imperium-suit-nation" if suit == "nation" else f"suit-{suit}")


@kept
def points(words: Words, face: str) -> Node:
    mark = points_mark(face)
    if not mark:
        return None
    told = words.message("imperium-points-vary") if mark == "✱" else words.message("imperium-points", points=mark)
    return span(".imperium-points", role="img", aria_label=told, title=told)[mark]


def edge(words: Words, face: str) -> Node:
    """Types, region icons, who may play it, whether it stays or attacks, and its price."""
    marks = edge_marks(words, face)
    return div(".imperium-edge")[marks, price_tag(words, face)] if marks or any(costs(face).values()) else None


def edge_marks(words: Words, face: str) -> list[Node]:
    row = row_of(face)
    marks: list[Node] = []
    if "state" in row:
        marks.append(mark(row["state"], words.message(f"head-{row['state']}"), words.message(f"state-{row['state']}")))
    if row.get("attack"):
        marks.append(mark("attack", words.message("topic-attack"), words.message("topic-attack")))
    if row.get("pinned"):
        marks.append(mark("pinned", words.message("topic-pinned")))
    for kind in row.get("types", []):
        marks.append(mark(kind, words.message(f"noun-{kind}", n=1), words.message(f"noun-{kind}", n=1)))
    if region_icons(face):
        marks.append(region_marks(words, face))
    return marks


@kept
def region_marks(words: Words, face: str) -> Node:
    """Production, fertile and river icons."""
    return [
        icon(name, words.message(f"icon-{name}")) for name, count in region_icons(face).items() for _ in range(count)
    ]


def mark(name: str, told: str, text: str = "") -> Element:
    """A sign on the edge of a card, with a word beside it where there is room."""
    topic = MARK_TOPICS.get(name)
    return span(f".imperium-mark.imperium-mark-{name}", title=None if topic else told, data_help=topic)[
        icon(name, "" if text else told), text or None
    ]


def costs(face: str) -> dict[str, int]:
    return dict(zip(TOKENS, COST[NUMBER[face]], strict=True))


@kept
def price_tag(words: Words, face: str) -> Node:
    """What it costs to develop."""
    if not any(costs(face).values()):
        return None
    told = words.message("card-cost", price=price(words, face))
    return span(".imperium-price", role="img", aria_label=told, title=told)[
        ((icon(kind), str(count)) for kind, count in costs(face).items() if count)
    ]


# -- a small face ----------------------------------------------------------------------------------------------------


@kept
def line(words: Words, face: str) -> Node:
    """Suit and name."""
    return [span(".imperium-sign")[suit_icons(words, face)], span(".imperium-name")[card_name(words, face)]]


@kept
def abilities(words: Words, face: str) -> Node:
    """What a face says while it lies in play."""
    texts = [p[kind_icon(words, kind), text] for kind, text in ability_texts(words, face)]
    return div(".imperium-text")[texts] if texts else None


def ability_texts(words: Words, face: str) -> list[tuple[str, str]]:
    """The texts that matter once a card lies in play, each with its kind."""
    return [(kind, text) for kind, text in clauses(words, face) if kind in IN_PLAY]


@kept
def ability_signs(words: Words, face: str) -> Node:
    """Whether a face has an exhaust ability or a solstice text."""
    signs = {"exhaust": "imperium-can-exhaust", "solstice": "topic-solstice"}
    kinds = kinds_of(face)
    return [icon(kind, words.message(told)) for kind, told in signs.items() if kind in kinds]
