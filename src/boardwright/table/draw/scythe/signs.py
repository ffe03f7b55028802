"""The small picture on the button of an option."""

from collections.abc import Mapping
from typing import Any

from boardwright.games.scythe.facts import BOTTOM_ACTIONS, GAINS, PLACE_IDS, RESOURCES, STRUCTURES, TOP_ACTIONS
from boardwright.games.scythe.vocabulary import BENEFIT, BOTTOM, PLACE, RESOURCE, STRUCTURE, TOP, WHAT
from boardwright.kernel.decision import Option
from boardwright.table.elements import Node, span
from boardwright.table.scene import Scene

from .icons import good, icon
from .mat import BUILDING_BOX, MECH_BOX, SIGNS
from .pieces import pictured

ICONS: dict[Option, str] = {
    ("bolster", "power"): "power",
    ("bolster", "cards"): "combat_cards",
    ("trade", "popularity"): "popularity",
}
VERBS: dict[str, str] = {
    "factory": "factory",
    "use_factory": "factory",
    "factory_card": "factory",
    "factory_move": "move",
    "move": "move",
    "gain_coins": "coins",
    "produce": "produce",
    "reveal": "objective",
    "give": "coins",
    "amount": "coins",
    "fight": "combat",
    "fire": "combat",
    "dial": "power",
    "card": "combat_cards",
    "cube": "upgrade",
    "recruit": "recruit",
    "option": "encounter",
    **dict.fromkeys(("workers", "fresh", "walked"), "worker"),
}
CHARACTER_BOX, WORKER_BOX = "-24 -46 52 50", "-10 -21 20 23"


def sign(scene: Scene, option: Option) -> Node:
    """What an option is about, as a picture; None where its words say it as well."""
    drawn = pictured_unit(scene, option) or pictured_thing(option)
    return drawn if drawn is None else span(".scythe-sign", aria_hidden="true")[drawn]


def pictured_thing(option: Option) -> Node:
    """An icon, a resource or a structure."""
    verb = str(option[0])
    if verb == "section":
        return [icon(TOP_ACTIONS[TOP.of(option)]), icon(SIGNS[BOTTOM_ACTIONS[BOTTOM.of(option)]])]
    if option == ("trade", "resources"):
        return good("crate")
    if verb in ("act", "lower"):
        return icon(SIGNS[BOTTOM_ACTIONS[BOTTOM.of(option)]])
    if verb == "benefit":
        return icon(SIGNS[BENEFIT.of(option)])
    if RESOURCE.held_by(option):
        return good(RESOURCES[RESOURCE.of(option)])
    if WHAT.held_by(option):
        return icon(GAINS[WHAT.of(option)])
    name = ICONS.get(option) or VERBS.get(verb)
    return icon(name) if name else None


def pictured_unit(scene: Scene, option: Option) -> Node:
    """A figure in the colours of who is asked, or what waits where it goes."""
    if scene.decision is None:
        return None
    faction = scene.view["players"][scene.decision.seat]["faction"]
    colours = f".scythe-of-{faction}"
    match option[0]:
        case "mech" | "mech_of":
            return pictured(f"mech-{faction}", MECH_BOX, colours)
        case "character":
            return pictured(f"character-{faction}", CHARACTER_BOX, colours)
        case "worker":
            return pictured("worker-figure", WORKER_BOX, colours)
        case "structure":
            return pictured(f"structure-{STRUCTURES[STRUCTURE.of(option)]}", BUILDING_BOX, colours)
        case "to":
            return waiting(scene.view["places"][PLACE_IDS[PLACE.of(option)]], scene.decision.seat)
    return None


def waiting(place: Mapping[str, Any], seat: int) -> Node:
    """A fight or an encounter."""
    if any(row["seat"] != seat and (row["character"] or row["mechs"]) for row in place["units"]):
        return icon("combat")
    return icon("encounter") if place["encounter"] else None
