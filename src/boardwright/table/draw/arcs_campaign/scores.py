"""The points so far: Power by ambition, and what was gained and lost besides."""

from collections.abc import Mapping
from typing import Any

from boardwright.table.draw import ScoreRow
from boardwright.table.draw.arcs.panel import expected, power_of, scored_rows
from boardwright.table.scene import Scene
from boardwright.words import Words


def scores(scene: Scene) -> list[ScoreRow]:
    """As in Arcs; besides, what came and went for other reasons, and what the objectives still ask for."""
    view, words = scene.view, scene.words
    gains = [ScoreRow(gain_label(words, row), row["power"], "objective") for row in view["reach"]["gains"]]
    if view["ended"]:
        return [*scored_rows(scene), *gains, ScoreRow(words.message("board-scored-sum"), power_of(view))]
    markers = [player["objective"] and player["objective"]["marker"] for player in view["players"]]
    goal = [] if None in markers else [ScoreRow(words.message("reach-score-objective"), markers, "objective", True)]
    return [*goal, *expected(scene)]


def gain_label(words: Words, row: Mapping[str, Any]) -> str:
    return words.message("reach-score-gain", chapter=row["chapter"], why=words.name("why", row["why"]))
