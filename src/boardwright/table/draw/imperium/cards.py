"""Cards on the table at their three sizes: full to read, half in a play area, a chip in piles and other realms."""

from collections.abc import Iterable, Mapping
from typing import Any

from boardwright.games.imperium.facts import face_id
from boardwright.table.elements import Element, Node, div, span
from boardwright.table.kept import kept
from boardwright.words import Words

from .art import art, emblem_of, piece
from .faces import (
    abilities,
    ability_signs,
    band,
    face_classes,
    head,
    points,
    price_tag,
    region_marks,
    says,
    suit_icons,
    texts,
    width,
)
from .icons import icon
from .names import card_name, nation_of, region_icons, suits_of, twin_id
from .spots import card_spot

# -- full ------------------------------------------------------------------------------------------------------------


def full_card(words: Words, face: str, spot: str, more: Node = None, id: str | None = None, state: str = "") -> Element:
    """A whole face, and what lies on the card."""
    return div(
        id=id,
        class_=["imperium-card", width(words, face), face_classes(words, face), state or None],
        role="group",
        aria_label=card_name(words, face),
        data_spot=spot,
    )[head(words, face), div(".imperium-band", data_help=face)[band(words, face), more], texts(words, face)]


# -- half ------------------------------------------------------------------------------------------------------------


@kept
def in_play(words: Words, entry: dict[str, Any]) -> Element:
    """A card in play with all that lies on it, and the cards that are garrisoned below it."""
    exhausted = entry["exhausted"]
    face = face_id(entry["card"], entry["flipped"])
    said = abilities(words, face)
    card = div(
        id=f"card-{entry['card']}",
        class_=f"imperium-half {face_classes(words, face)}",
        role="group",
        aria_label=card_name(words, face),
        data_spot=card_spot(entry["card"]),
    )[
        div(".imperium-band", data_help=face)[
            art(face),
            span(".imperium-corner")[
                span(".imperium-icons")[region_marks(words, face)] if region_icons(face) else None, points(words, face)
            ],
            span(".imperium-token-spent")[spent(words)] if exhausted else None,
            span(".imperium-on")[tokens_on(words, {"progress": entry["progress"]})] if entry["progress"] else None,
            span(".imperium-title")[
                suit_icons(words, face),
                span(".imperium-name")[card_name(words, face)],
                span(".imperium-signs")[ability_signs(words, face)],
            ],
        ],
        said,
    ]
    used = ".imperium-used" if exhausted else ""
    return div(f".imperium-place.imperium-says-{says(words, face)}{used}")[card, garrison(words, entry["garrison"])]


def spent(words: Words) -> Node:
    """An exhaust token."""
    return piece("exhaust", words.message("imperium-exhausted"))


def garrison(words: Words, cards: Iterable[str]) -> Node:
    """The cards tucked below a card in play."""
    return [
        div(
            id=f"card-{card}",
            class_=f"imperium-tuck {face_classes(words, card)}",
            data_spot=card_spot(card),
            data_help=card,
        )[
            icon("garrison", words.message("imperium-garrisoned")),
            span(".imperium-name")[card_name(words, card)],
            suit_icons(words, card),
        ]
        for card in cards
    ]


# -- chip ------------------------------------------------------------------------------------------------------------


def chip(words: Words, face: str, *more: Node, id: str | None = None, spot: str | None = None) -> Element:
    """One line: a stamp, the name, and whatever else there is to say about it."""
    classes = f"imperium-chip {face_classes(words, face)}"
    return div(id=id, class_=classes, data_spot=spot, data_help=face)[line(words, face), more]


@kept
def line(words: Words, face: str) -> Node:
    """The stamp of a card, a landscape, an emblem or a suit, and its name."""
    suit = suits_of(face)[0]
    stamp: Node = suit_icons(words, face)
    if suit == "region":
        stamp = [art(face), icon(suit, words.message("suit-region"))]
    elif suit == "power":
        stamp = emblem_of(nation_of(face))
    return [span(f".imperium-stamp.imperium-stamp-{suit}")[stamp], span(".imperium-name")[card_name(words, face)]]


@kept
def chip_in_play(words: Words, entry: dict[str, Any]) -> Element:
    """A card in another's play area: it says what it can do, and what it says when the panel is enlarged."""
    face = face_id(entry["card"], entry["flipped"])
    exhausted = entry["exhausted"]
    card = chip(
        words,
        face,
        span(".imperium-marks")[
            region_marks(words, face),
            spent(words) if exhausted else ability_signs(words, face),
            tokens_on(words, {"progress": entry["progress"]}),
            points(words, face),
        ],
        abilities(words, face),
        id=f"card-{entry['card']}",
        spot=card_spot(entry["card"]),
    )
    return div(class_=["imperium-chips", {"imperium-used": exhausted}])[card, tails(words, entry["garrison"])]


def tails(words: Words, cards: Iterable[str]) -> Node:
    """Garrisoned cards hang on a chip as its tail."""
    return [
        div(
            id=f"card-{card}",
            class_=f"imperium-tail {face_classes(words, card)}",
            data_spot=card_spot(card),
            data_help=card,
        )[icon("garrison", words.message("imperium-garrisoned")), card_name(words, card)]
        for card in cards
    ]


@kept
def chips(words: Words, cards: list[str]) -> Node:
    """The cards of a pile; equal ones once, with their number."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[twin_id(card)] = counts.get(twin_id(card), 0) + 1
    return [
        chip(words, card, span(".imperium-times")[words.message("board-times", count=count)] if count > 1 else None)
        for card, count in counts.items()
    ]


def priced(words: Words, cards: Iterable[str]) -> Node:
    """Cards with what they cost."""
    return [chip(words, card, price_tag(words, card)) for card in cards]


# -- pieces ----------------------------------------------------------------------------------------------------------


def tokens(words: Words, counts: Mapping[str, int]) -> Node:
    """So many pieces of each kind."""
    return [
        span(f".imperium-token.imperium-token-{kind}", title=words.message(f"board-{kind}", count=count))[
            piece(kind, words.message(f"token-{kind}")), str(count)
        ]
        for kind, count in counts.items()
    ]


def tokens_on(words: Words, counts: Mapping[str, int]) -> Node:
    """The pieces that lie on a card."""
    return tokens(words, {kind: count for kind, count in counts.items() if count})
