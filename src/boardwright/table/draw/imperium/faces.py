"""The parts of a face that never change: drawn once for each face and language, as a page shows very many of them."""

from boardwright.games.imperium.facts import COST, NUMBER, TOKENS
from boardwright.table.elements import Element, Node, div, p, span
from boardwright.table.kept import kept
from boardwright.words import Words

from .art import art, land_class, piece
from .icons import icon
from .names import (
    card_name,
    clauses,
    kinds_of,
    nation_of,
    number_needed,
    points_mark,
    points_text,
    price,
    region_icons,
    row_of,
    suits_of,
)
from .rich import TOPICS as KIND_TOPICS
from .rich import rich

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
WIDTHS = (125, 160, 215, 270)
"""Texts with more letters than these have wider faces."""

LENGTHS = (170, 250)
"""Texts with more letters than these are written smaller, a step for each."""

LONG_WORDS = (9, 11)
"""Names with words of so many letters are written smaller, a step for each, as no word is broken."""

SAYINGS = (0, 90, 150, 220)
"""Cards in play with more letters than these are wider, a step for each."""

LINE_LOST = 20
"""Letters that a text leaves free in its last line."""

IN_PLAY = ("exhaust", "solstice", "passive", "when")
"""Texts that matter once a card lies in play."""


# -- a full face -----------------------------------------------------------------------------------------------------


@kept
def head(words: Words, face: str) -> Element:
    """Suits, name and points; here the tip tells all about the card."""
    name = card_name(words, face)
    longest = max(len(word) for word in name.split())
    step = sum(longest >= limit for limit in LONG_WORDS)
    return div(".imperium-head", data_help=face)[
        suit_icons(words, face),
        span(f".imperium-name.imperium-word-{step}")[name],
        points(words, face),
    ]


@kept
def band(words: Words, face: str) -> Node:
    """The picture, and on it what stands on the edge of a card."""
    return [art(face), edge(words, face)]


@kept
def texts(words: Words, face: str) -> Node:
    """All a face says in our words."""
    counting = points_text(words, face)
    number = number_needed(face)
    return div(".imperium-text")[
        (clause(words, kind, text) for kind, text in clauses(words, face)),
        p(".imperium-counting")[icon("points"), span[rich(words, counting)]] if counting else None,
        p(".imperium-number")[words.message("card-number", number=number)] if number else None,
    ]


def clause(words: Words, kind: str, text: str) -> Element:
    """One text with the sign of its kind."""
    return p[kind_icon(words, kind), span[rich(words, text, kind)]]


def kind_icon(words: Words, kind: str) -> Node:
    """The sign before a text; where the rules have a word for its kind, it explains it."""
    topic = KIND_TOPICS.get(kind)
    if topic is None:
        return icon(KIND_ICONS[kind])
    return span(".imperium-kind", data_help=topic)[icon(KIND_ICONS[kind])]


@kept
def width(words: Words, face: str) -> Node:
    """The classes that make a face so wide, and its letters so small, that its text fits."""
    said = [*(text for _, text in clauses(words, face)), points_text(words, face)]
    length = sum(len(text) + LINE_LOST for text in said if text)
    step = sum(length > limit for limit in LENGTHS)
    return f"imperium-width-{sum(length > limit for limit in WIDTHS)} imperium-letters-{step}"


@kept
def face_classes(words: Words, face: str) -> str:
    """The colours of a face: of its suits, of its nation, of its sky."""
    suits = suits_of(face)
    names = [f"imperium-{sort}-{suit}" for sort, suit in zip(("suit", "also"), suits, strict=False)]
    if suits[0] in ("nation", "power"):
        names.append(f"nation-{nation_of(face)}")
    if suits[0] == "region":
        names.append(land_class(face))
    return " ".join(names)


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
    less = ".imperium-less" if mark.startswith("−") else ""
    return span(f".imperium-points{less}", role="img", aria_label=told, title=told)[mark]


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
        told = words.message("imperium-attack")
        marks.append(mark("attack", told, told))
    for kind in row.get("types", []):
        marks.append(mark(kind, words.message(f"noun-{kind}", n=1), words.message(f"noun-{kind}", n=1)))
    if region_icons(face):
        marks.append(span(".imperium-icons")[region_marks(words, face)])
    if row.get("pinned"):
        marks.append(mark("pinned", words.message("topic-pinned")))
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
        ((str(count), piece(kind)) for kind, count in costs(face).items() if count)
    ]


# -- a card in play and a chip ---------------------------------------------------------------------------------------


@kept
def abilities(words: Words, face: str) -> Node:
    """What a face says while it lies in play."""
    said = [clause(words, kind, text) for kind, text in ability_texts(words, face)]
    return div(".imperium-text")[said] if said else None


def ability_texts(words: Words, face: str) -> list[tuple[str, str]]:
    """The texts that matter once a card lies in play, each with its kind."""
    return [(kind, text) for kind, text in clauses(words, face) if kind in IN_PLAY]


@kept
def says(words: Words, face: str) -> int:
    """How much room a card in play needs for what it says, in steps."""
    length = sum(len(text) + LINE_LOST for _, text in ability_texts(words, face))
    return sum(length > limit for limit in SAYINGS)


@kept
def ability_signs(words: Words, face: str) -> Node:
    """Whether a face has an exhaust ability or a solstice text."""
    signs = {"exhaust": "imperium-can-exhaust", "solstice": "topic-solstice"}
    kinds = kinds_of(face)
    return [icon(kind, words.message(told)) for kind, told in signs.items() if kind in kinds]
