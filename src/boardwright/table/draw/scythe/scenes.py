"""Great moments: a combat and how it ended, an encounter, the Factory cards, a star."""

from boardwright.table.draw.moments import is_news
from boardwright.table.elements import Node
from boardwright.table.scene import Scene

from .clash import last_clash
from .combats import combat, result
from .meetings import claim, encounter
from .triumphs import stars


def scenes(scene: Scene) -> Node:
    """What lies over the map now; nothing most of the time."""
    view = scene.view
    clash = last_clash(scene.lines)
    if view["fight"] is not None:
        return combat(scene) if clash is None or not clash.winner else result(scene, clash)
    if view["encounter"] is not None:
        return encounter(scene)
    if scene.decision is not None and scene.decision.ask == "claim":
        return claim(scene)
    if clash is not None and clash.winner and not scene.over and is_news(scene, clash.move):
        return result(scene, clash)
    return stars(scene)
