"""Faces of cards: a full one to read, a small one for play areas and piles."""

from collections.abc import Iterable, Mapping
from typing import Any

from htpy import Element, Node, div, p, span

from boardwright.games.imperium.facts import COST, TOKENS
from boardwright.games.imperium.text import FACE_NUMBER
from boardwright.table.scene import Scene
from boardwright.words import Words

from .icons import icon
from .names import (
    card_name,
    clauses,
    face_id,
    kinds_of,
    points_mark,
    points_text,
    price,
    region_icons,
    row_of,
    suits_of,
)
from .spots import card_spot

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
WIDTHS = (110, 150, 205, 270)
"""Texts with more letters than these have wider faces."""

IN_PLAY = ("exhaust", "solstice", "passive", "when")
"""Texts that matter once a card lies in play."""


def full_card(scene: Scene, face: str, spot: str, *more: Node, id: str | None = None) -> Element:
    """A whole face: name, suits, points, edge, price, and all it says in our words."""
    words = scene.words
    said = clauses(words, face)
    counting = points_text(words, face)
    length = sum(len(text) for _, text in said) + len(counting)
    width = sum(length > limit for limit in WIDTHS)
    return div(
        id=id,
        class_=["imperium-card", f"imperium-width-{width}", *suit_classes(face)],
        role="group",
        aria_label=card_name(words, face),
        data_spot=spot,
        data_help=face,
    )[
        head(words, face),
        edge(words, face),
        div(".imperium-text")[
            (p[icon(KIND_ICONS[kind]), text] for kind, text in said),
            p[icon("points"), counting] if counting else None,
        ],
        more,
    ]


def head(words: Words, face: str) -> Element:
    """Suits, name and points."""
    return div(".imperium-head")[
        suit_icons(words, face),
        span(".imperium-name")[card_name(words, face)],
        points(words, face),
    ]


def suit_classes(face: str) -> list[str]:
    """The colours of a face: of its first suit, and of its second if it has two."""
    return [f"imperium-{sort}-{suit}" for sort, suit in zip(("suit", "also"), suits_of(face), strict=False)]


def suit_icons(words: Words, face: str) -> Node:
    return [icon(suit, suit_name(words, suit)) for suit in suits_of(face)]


def suit_name(words: Words, suit: str) -> str:
    return words.message("imperium-suit-nation" if suit == "nation" else f"suit-{suit}")


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
    marks += region_marks(words, face)
    return marks


def region_marks(words: Words, face: str) -> list[Node]:
    return [
        icon(name, words.message(f"icon-{name}")) for name, count in region_icons(face).items() for _ in range(count)
    ]


def mark(name: str, told: str, text: str = "") -> Element:
    """A sign on the edge of a card, with a word beside it where there is room."""
    return span(f".imperium-mark.imperium-mark-{name}", title=told)[icon(name, "" if text else told), text or None]


def costs(face: str) -> dict[str, int]:
    return dict(zip(TOKENS, COST[FACE_NUMBER[face]], strict=True))


def price_tag(words: Words, face: str) -> Node:
    """What it costs to develop."""
    if not any(costs(face).values()):
        return None
    told = words.message("card-cost", price=price(words, face))
    return span(".imperium-price", role="img", aria_label=told, title=told)[
        ((icon(kind), str(count)) for kind, count in costs(face).items() if count)
    ]


# -- small -----------------------------------------------------------------------------------------------------------


def small_card(scene: Scene, face: str, *more: Node, id: str | None = None, spot: str | None = None) -> Element:
    """One line: suit and name, and whatever else there is to say about it."""
    words = scene.words
    return div(
        id=id,
        class_=["imperium-small", *suit_classes(face)],
        data_spot=spot,
        data_help=face,
    )[
        span(".imperium-sign")[suit_icons(words, face)],
        span(".imperium-name")[card_name(words, face)],
        more,
    ]


def in_play(scene: Scene, entry: Mapping[str, Any], texts: bool = False) -> Element:
    """A card in play with all that lies on it, and the cards that are garrisoned below it."""
    words = scene.words
    face = face_id(entry["card"], entry["flipped"])
    abilities = [(kind, text) for kind, text in clauses(words, face) if kind in IN_PLAY] if texts else []
    card = small_card(
        scene,
        face,
        span(".imperium-marks")[
            region_marks(words, face),
            ability_marks(words, face, entry["exhausted"]) if not texts or entry["exhausted"] else None,
            tokens_on(words, {"progress": entry["progress"]}),
            points(words, face),
        ],
        div(".imperium-text")[(p[icon(KIND_ICONS[kind]), text] for kind, text in abilities)] if abilities else None,
        id=f"card-{entry['card']}",
        spot=card_spot(entry["card"]),
    )
    used = ".imperium-used" if entry["exhausted"] else ""
    return div(f".imperium-place{used}")[card, garrison(scene, entry["garrison"])]


def ability_marks(words: Words, face: str, exhausted: bool) -> list[Node]:
    """Whether a card in play can be exhausted, is exhausted, or has a solstice text."""
    marks: list[Node] = []
    kinds = kinds_of(face)
    if exhausted:
        marks.append(span(".imperium-exhausted")[icon("exhaust", words.message("imperium-exhausted"))])
    elif "exhaust" in kinds:
        marks.append(icon("exhaust", words.message("imperium-can-exhaust")))
    if "solstice" in kinds:
        marks.append(icon("solstice", words.message("topic-solstice")))
    return marks


def garrison(scene: Scene, cards: Iterable[str]) -> Node:
    """The cards below a card in play."""
    return [
        div(".imperium-garrison")[
            icon("garrison", scene.words.message("imperium-garrisoned")),
            small_card(scene, card, id=f"card-{card}", spot=card_spot(card)),
        ]
        for card in cards
    ]


def tokens(words: Words, counts: Mapping[str, int]) -> Node:
    """So many tokens of each kind."""
    return [
        span(f".imperium-token.imperium-token-{kind}", title=words.message(f"board-{kind}", count=count))[
            icon(kind, words.message(f"token-{kind}")), str(count)
        ]
        for kind, count in counts.items()
    ]


def tokens_on(words: Words, counts: Mapping[str, int]) -> Node:
    """The tokens that lie on a card."""
    return tokens(words, {kind: count for kind, count in counts.items() if count})


def small_cards(scene: Scene, cards: Iterable[str]) -> Node:
    """Cards of a pile that lies open, equal names once with their number."""
    counts: dict[str, int] = {}
    first: dict[str, str] = {}
    for card in cards:
        name = card_name(scene.words, card)
        counts[name] = counts.get(name, 0) + 1
        first.setdefault(name, card)
    return [
        small_card(scene, card, span(".imperium-times")[f"×{counts[name]}"] if counts[name] > 1 else None)
        for name, card in first.items()
    ]
