"""The fortunes so far, item by item, from what the view says."""

from boardwright.games.scythe.facts import FACTORY_COUNTS_AS, TIERS
from boardwright.table.draw import ScoreRow
from boardwright.table.scene import Scene


def scores(scene: Scene) -> list[ScoreRow]:
    """Coins, stars, territories, resources, the structure bonus, and their sum."""
    view, words = scene.view, scene.words
    rows: dict[str, list[int | None]] = {"coins": [], "stars": [], "territories": [], "resources": []}
    bonus: list[int | None] = []
    for seat, player in enumerate(view["players"]):
        per_star, per_territory, per_pair = TIERS[player["popularity"]]
        own = [place for place in view["places"].values() if place["controller"] == seat]
        territories = sum(FACTORY_COUNTS_AS if place["terrain"] == "factory" else 1 for place in own)
        tokens = sum(sum(place["tokens"].values()) for place in own)
        rows["coins"].append(player["coins"])
        rows["stars"].append(sum(player["stars"].values()) * per_star)
        rows["territories"].append(territories * per_territory)
        rows["resources"].append(tokens // 2 * per_pair)
        known = [row[-1] for row in rows.values()]
        fortune = player["fortune"]
        bonus.append(None if fortune is None else fortune - sum(points or 0 for points in known))
    return [
        *(ScoreRow(words.message(f"scythe-score-{kind}"), points, "scoring") for kind, points in rows.items()),
        ScoreRow(words.message("scythe-score-structures"), bonus, view["structure_bonus"].replace("_", "-")),
        ScoreRow(words.message("scythe-score-total"), [player["fortune"] for player in view["players"]], "scoring"),
    ]
