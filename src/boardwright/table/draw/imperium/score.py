"""The points so far, as far as the viewer can know them."""

from collections.abc import Iterable, Mapping
from typing import Any

from boardwright.games.imperium.readings import ACTIVE_QUEST_IS_SCORED
from boardwright.table.draw import ScoreRow
from boardwright.table.scene import Scene

from .names import entries_of, face_id, row_of

CASES = {
    "in_zone(self, history)": ("history",),
    "in_zone(self, garrisoned)": ("garrison",),
    "in_zone(self, in_play)": ("play",),
    "not in_zone(self, in_play)": ("garrison", "history", "sunken", "discard", "hidden"),
}
"""Where a card must lie for its other points."""


def scores(scene: Scene) -> list[ScoreRow]:
    """Progress and printed points by place; points that vary are counted at the end."""
    words, players = scene.words, scene.view["players"]
    items = {item: [points_at(player, item) for player in players] for item in ITEMS}
    rows = [
        ScoreRow(words.message(f"imperium-score-{item}"), points, HELP.get(item, ""))
        for item, points in items.items()
        if any(value is not None for value in points)
    ]
    if scene.outcome is not None and scene.outcome.reason != "imperium-collapse":
        return [*rows, ScoreRow(words.message("imperium-score-total"), list(scene.outcome.scores), "scoring")]
    sums = [sum(points[seat] or 0 for points in items.values()) for seat in range(len(players))]
    return [*rows, ScoreRow(words.message("imperium-score-known"), sums, "scoring")]


ITEMS = ("progress", "play", "garrison", "discard", "history", "hidden")
HELP = {"garrison": "garrison", "history": "history"}


def points_at(player: Mapping[str, Any], item: str) -> int | None:
    """The points of one item; None if the viewer does not know the cards."""
    if item == "progress":
        return int(player["tokens"]["progress"])
    cards = cards_at(player, item)
    if cards is None:
        return None
    sunken = printed(player["sunken"], "sunken") if item == "history" else 0  # what counts in a history does not there
    return printed(cards, item) + sunken


def cards_at(player: Mapping[str, Any], item: str) -> list[str] | None:
    """The cards of a place of which everybody, or the viewer, knows which they are."""
    if item == "play":
        return [face_id(entry["card"], entry["flipped"]) for entry in entries_of(player)]
    if item == "garrison":
        hosts = entries_of(player) if ACTIVE_QUEST_IS_SCORED else player["play"]
        return [card for entry in hosts for card in entry["garrison"]]
    if item == "discard":
        return list(player["discard"])
    if item == "history":
        history: list[str] | None = player["history"]
        return history
    return None if player["hand"] is None else [*player["hand"], *player["deck"]]


def printed(cards: Iterable[str], place: str) -> int:
    """The points that stand on cards at a place, without those that vary."""
    return sum(points_of(row_of(card), place) for card in cards)


def points_of(row: Mapping[str, Any], place: str) -> int:
    for case in row.get("cases", []):
        if place in CASES[case["if"]]:
            return int(case["vp"])
    return int(row.get("vp", 0)) if "variable" not in row else 0
