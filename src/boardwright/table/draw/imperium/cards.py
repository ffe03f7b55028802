"""Cards on the table: a full face to read, a small one for play areas and piles."""

from collections.abc import Iterable, Mapping
from typing import Any

from boardwright.games.imperium.facts import face_id
from boardwright.table.elements import Element, Node, div, span
from boardwright.table.kept import kept
from boardwright.words import Words

from .faces import abilities, ability_signs, line, points, region_marks, suit_classes, whole, width
from .icons import icon
from .names import card_name, twin_id
from .spots import card_spot


def full_card(words: Words, face: str, spot: str, more: Node = None, id: str | None = None) -> Element:
    """A whole face, and what lies on the card."""
    return div(
        id=id,
        class_=f"imperium-card {width(words, face)} {suit_classes(face)}",
        role="group",
        aria_label=card_name(words, face),
        data_spot=spot,
        data_help=face,
    )[whole(words, face), more]


def small_card(words: Words, face: str, *more: Node, id: str | None = None, spot: str | None = None) -> Element:
    """One line: suit and name, and whatever else there is to say about it."""
    classes = f"imperium-small {suit_classes(face)}"
    return div(id=id, class_=classes, data_spot=spot, data_help=face)[line(words, face), more]


@kept
def in_play(words: Words, entry: dict[str, Any], texts: bool = False) -> Element:
    """A card in play with all that lies on it, and the cards that are garrisoned below it."""
    exhausted = entry["exhausted"]
    face = face_id(entry["card"], entry["flipped"])
    card = small_card(
        words,
        face,
        span(".imperium-marks")[
            region_marks(words, face),
            spent(words) if exhausted else None if texts else ability_signs(words, face),
            tokens_on(words, {"progress": entry["progress"]}),
            points(words, face),
        ],
        abilities(words, face) if texts else None,
        id=f"card-{entry['card']}",
        spot=card_spot(entry["card"]),
    )
    used = ".imperium-used" if exhausted else ""
    return div(f".imperium-place{used}")[card, garrison(words, entry["garrison"])]


def spent(words: Words) -> Element:
    """An exhaust token."""
    return span(".imperium-exhausted")[icon("exhaust", words.message("imperium-exhausted"))]


def garrison(words: Words, cards: Iterable[str]) -> Node:
    """The cards below a card in play."""
    return [
        div(".imperium-garrison")[
            icon("garrison", words.message("imperium-garrisoned")),
            small_card(words, card, id=f"card-{card}", spot=card_spot(card)),
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


@kept
def small_cards(words: Words, cards: list[str]) -> Node:
    """Cards of a pile that lies open, equal cards once with their number."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[twin_id(card)] = counts.get(twin_id(card), 0) + 1
    return [
        small_card(words, card, span(".imperium-times")[f"×{count}"] if count > 1 else None)
        for card, count in counts.items()
    ]
