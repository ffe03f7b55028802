"""The points so far: Power by ambition, and what was gained and lost besides."""

from collections.abc import Mapping
from typing import Any

from boardwright.games.arcs.campaign.setup import ROMAN
from boardwright.sentences import capital
from boardwright.table.draw import ScoreRow
from boardwright.table.draw.arcs.panel import ambition_rows, expected, power_of
from boardwright.table.scene import Scene
from boardwright.words import Words


def act(scene: Scene) -> str:
    """The act that is played."""
    return scene.words.message("reach-act-title", act=ROMAN[scene.view["reach"]["act"]])


def scores(scene: Scene) -> list[ScoreRow]:
    """As in Arcs; besides, what came and went for other reasons, and what the objectives still ask for."""
    view, words = scene.view, scene.words
    if view["ended"]:
        return [*scored(scene), ScoreRow(words.message("board-scored-sum"), power_of(view))]
    markers = [player["objective"] and player["objective"]["marker"] for player in view["players"]]
    shown = any(marker is not None for marker in markers)
    goal = [ScoreRow(words.message("reach-score-objective"), markers, "objective", True)] if shown else []
    return [*goal, *expected(scene)]


def scored(scene: Scene) -> list[ScoreRow]:
    """Power by act and chapter: first for ambitions, then for other reasons."""
    view, words = scene.view, scene.words
    found: list[tuple[tuple[int, int], int, list[ScoreRow]]] = []
    for row in view["scored"]:
        found.append((when(row), 0, ambition_rows(words, row, chapter_of(words, row))))
    for row in view["reach"]["gains"]:
        why = capital(str(words.name("why", row["why"])))
        found.append((when(row), 1, [ScoreRow(why, row["power"], "objective", part=chapter_of(words, row))]))
    return [row for *_, rows in sorted(found, key=lambda one: one[:2]) for row in rows]


def when(row: Mapping[str, Any]) -> tuple[int, int]:
    return row["act"], row["chapter"]


def chapter_of(words: Words, row: Mapping[str, Any]) -> str:
    """The act and the chapter in which Power came or went."""
    return words.message("reach-scored-chapter", act=ROMAN[row["act"]], chapter=row["chapter"])
