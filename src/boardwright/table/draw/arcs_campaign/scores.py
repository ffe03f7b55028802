"""The points so far: Power by ambition, and what was gained and lost besides."""

from collections.abc import Mapping
from typing import Any

from boardwright.games.arcs.campaign.setup import ROMAN
from boardwright.table.draw import ScoreRow
from boardwright.table.draw.arcs.names import ambition_name
from boardwright.table.draw.arcs.panel import expected, power_of
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
    rows = [(when(row), 0, ScoreRow(scored_label(words, row), row["power"], "ambition")) for row in view["scored"]]
    rows += [
        (when(row), 1, ScoreRow(gain_label(words, row), row["power"], "objective")) for row in view["reach"]["gains"]
    ]
    return [row for *_, row in sorted(rows, key=lambda row: row[:2])]


def when(row: Mapping[str, Any]) -> tuple[int, int]:
    return row["act"], row["chapter"]


def scored_label(words: Words, row: Mapping[str, Any]) -> str:
    """What of an ambition was scored when."""
    if row["ambition"] is None:
        return words.message("board-scored-earlier")
    values = {"act": ROMAN[row["act"]], "chapter": row["chapter"], "ambition": ambition_name(words, row["ambition"])}
    return words.message("reach-scored-row", **values)


def gain_label(words: Words, row: Mapping[str, Any]) -> str:
    """Why Power came or went when."""
    values = {"act": ROMAN[row["act"]], "chapter": row["chapter"], "why": str(words.name("why", row["why"]))}
    return words.message("reach-score-gain", **values)
