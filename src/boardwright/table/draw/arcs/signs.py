"""The small picture on the button of an option: the action it takes, or what it names."""

from boardwright.games.arcs.facts import AMBITIONS, RESOURCES
from boardwright.kernel.decision import Option
from boardwright.table.elements import Node
from boardwright.table.scene import Scene

from .icons import icon

ACTIONS = {
    "battle": "aggression", "move": "mobilization", "build": "construction", "repair": "construction",
    "tax": "administration", "influence": "agent", "secure": "key",
}  # fmt: skip
SIGNS = {name: name for name in (*RESOURCES, *AMBITIONS, "city", "starport", "ship")} | ACTIONS


def sign(scene: Scene, option: Option) -> Node:
    """The icon of the first thing that an option names; nothing if none of them has one."""
    named = scene.words.vocabulary.outside(option)[1:]
    return next((icon(SIGNS[word]) for word in named if isinstance(word, str) and word in SIGNS), None)
