"""The points so far, as far as the viewer can know them."""

from boardwright.table.draw import ScoreRow
from boardwright.table.scene import Scene

ITEMS = ("progress", "play", "garrison", "discard", "history", "hidden", "varies")
HELP = {"garrison": "garrison", "history": "history", "varies": "scoring"}


def scores(scene: Scene) -> list[ScoreRow]:
    """Progress, printed points by place and points that vary; after a collapse first of all the unrest."""
    words, players = scene.words, scene.view["players"]
    rows: list[ScoreRow] = []
    ended = scene.outcome
    if ended is not None and ended.reason == "imperium-collapse":
        unrest = [player["unrest"] for player in players]
        rows.append(ScoreRow(words.message("imperium-score-unrest"), unrest, "collapse", apart=True))
    for item in ITEMS:
        points = [player["points"][item] for player in players]
        if any(value is not None for value in points):
            rows.append(ScoreRow(words.message(f"imperium-score-{item}"), points, HELP.get(item, "")))
    sums = [sum(value for value in player["points"].values() if value is not None) for player in players]
    label = words.message("imperium-score-known" if ended is None else "imperium-score-total")
    return [*rows, ScoreRow(label, sums, "scoring")]
