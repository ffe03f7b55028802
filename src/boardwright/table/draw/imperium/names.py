"""What the drawing asks about cards: faces, suits, edges, points, and where a card of the view lies."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from boardwright.games.imperium.effects.step import FACES
from boardwright.games.imperium.facts import (
    CARDS,
    FACE_ROWS,
    ICON_COUNT,
    ICONS,
    NATIONS,
    NUMBER,
    TWIN,
)
from boardwright.games.imperium.namesakes import copy_number
from boardwright.games.imperium.vocabulary import CARD
from boardwright.games.imperium.wording import clause_words, points_words
from boardwright.kernel.vocabulary import in_language
from boardwright.table.scene import Scene
from boardwright.words import Words


def row_of(face: str) -> Mapping[str, Any]:
    """The facts of a face."""
    return FACE_ROWS[NUMBER[face]]


def twin_id(card: str) -> str:
    """The first card that is equal to this one."""
    return CARDS[TWIN[NUMBER[card]]]


def card_name(words: Words, face: str) -> str:
    """The name as it stands on the card."""
    return in_language(row_of(face), words.language)


def number_needed(face: str) -> int:
    """Which of several equal cards this is, as options call it; 0 if there is only one, or nobody minds."""
    return 0 if "unrest" in suits_of(face) else copy_number(NUMBER[CARDS[NUMBER[face]]])


def nation_of(face: str) -> str:
    """The nation that a card belongs to; "" for a common card."""
    return NATION_BY_LETTERS.get(CARDS[NUMBER[face]][1:4], "")


NATION_BY_LETTERS = {nation[:3].upper(): nation for nation in NATIONS}
"""The ids of cards begin with the number of the box and three letters."""


def nation_name(words: Words, player: Mapping[str, Any]) -> str:
    return str(words.name("nation", player["nation"]))


def suits_of(face: str) -> list[str]:
    """The suits of a face; cards of a nation have none, which is a sign of its own."""
    return list(row_of(face).get("suits", [])) or ["nation"]


def region_icons(face: str) -> dict[str, int]:
    """Production, fertile and river icons, as far as there are any."""
    counts = ICON_COUNT[NUMBER[face]]
    return {name: counts[number] for number, name in enumerate(ICONS) if counts[number]}


def kinds_of(face: str) -> list[str]:
    """The kinds of texts on a face."""
    return [clause.kind for clause in FACES[NUMBER[face]].clauses]


@lru_cache(2000)
def clauses(words: Words, face: str) -> list[tuple[str, str]]:
    """The texts of a face, each with its kind."""
    return [
        (clause.kind, str(words.phrase(clause_words(clause, words.language)))) for clause in FACES[NUMBER[face]].clauses
    ]


def points_text(words: Words, face: str) -> str:
    """How points are counted that are more than a number."""
    row = row_of(face)
    if not ("variable" in row or "cases" in row):
        return ""
    return " ".join(str(words.phrase(said)) for said in points_words(NUMBER[face], words.language))


def points_mark(face: str) -> str:
    """The points in a corner of a face: a number, several for several cases, a star if they vary; "" for none."""
    row = row_of(face)
    if "variable" in row:
        return "✱"
    values = [row.get("vp", 0), *(case["vp"] for case in row.get("cases", []))]
    return "/".join(str(value).replace("-", "−") for value in values) if any(values) else ""


def price(words: Words, face: str) -> str:
    """What a card costs to develop, in words."""
    return str(words.name("price", face))


# -- where cards lie -------------------------------------------------------------------------------------------------


def on_board(scene: Scene) -> int:
    """The seat whose play area lies on the board: the viewer's; for a spectator, whose turn or solstice it is."""
    if scene.viewer is not None:
        return scene.viewer
    waiting = [seat for seat, player in enumerate(scene.view["players"]) if player["pending"]]
    return waiting[0] if waiting else int(scene.view["turn"])


def held(scene: Scene) -> list[str]:
    """The hand of the viewer."""
    return [] if scene.viewer is None else list(scene.view["players"][scene.viewer]["hand"] or [])


def in_sight(scene: Scene) -> set[str]:
    """The cards that lie open with a face of their own: market, play areas, the viewer's hand."""
    entries = [entry for player in scene.view["players"] for entry in entries_of(player)]
    cards = [slot["card"] for slot in scene.view["market"] if slot is not None]
    cards += [entry["card"] for entry in entries]
    cards += [card for entry in entries for card in entry["garrison"]]
    return {*cards, *held(scene)}


def entries_of(player: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The power card, the cards below it, and the cards in play."""
    return [*player["front"], *player["play"]]


def offered(scene: Scene) -> list[str]:
    """The cards that the viewer may choose now and that lie in a pile: they are laid open for the choice."""
    if scene.decision is None:
        return []
    named = (CARDS[CARD.of(option)] for option in scene.decision.options if CARD.held_by(option))
    seen = in_sight(scene)
    return list(unique(card for card in named if card not in seen))


def unique(cards: Iterable[str]) -> Iterable[str]:
    return dict.fromkeys(cards)
