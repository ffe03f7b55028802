"""What all share: the map with the round and the supply in its corners; beside it ambitions, Events, Empire, Court."""

from collections.abc import Mapping
from typing import Any

from boardwright.table.draw.arcs.board import ambitions, corners
from boardwright.table.draw.arcs.chart import charts
from boardwright.table.elements import Node, div
from boardwright.table.scene import Scene

from .booklet import EMPIRE_PARTS, EVENT_PARTS, blight_tokens, empire, event, free_buildings
from .court import PILES, court
from .fates import fates
from .markers import BESIDE, ON_NOBODYS, beside, on_ambitions, on_cards
from .owners import with_owners
from .pieces import broken_gates, systems_of

ACTS = ("", "I", "II", "III")


def board(scene: Scene) -> Node:
    """The map, what lies in its corners, and fates to choose from."""
    reach, words = scene.view["reach"], scene.words
    return div(".arcs-board.reach-board")[
        charts(
            scene,
            with_owners(scene.cast),
            systems_of(scene),
            words.message("reach-act", act=ACTS[reach["act"]]),
            broken_gates(scene),
        ),
        corners(scene),
        fates(scene) if reach["intermission"] is None else None,
    ]


def aside(scene: Scene) -> Node:
    """What an Event is doing, the ambitions, the Empire, the Court, and what lies beside the supply."""
    view, reach, words = scene.view, scene.view["reach"], scene.words
    cast, systems = with_owners(scene.cast), view["systems"]
    return [
        event(words, {name: reach[name] for name in EVENT_PARTS}),
        ambitions(scene.cast, view["ambitions"], view["available_markers"], on_ambitions(words, reach)),
        empire(cast, {name: reach[name] for name in EMPIRE_PARTS}, free_buildings(systems), blight_tokens(systems)),
        court(
            scene.cast,
            view["court"],
            {name: view[name] for name in PILES},
            reach["council"],
            [*reach["drawn"], *reach["court_top"]],
            [reach["court_second"]] if reach["court_second"] else [],
        ),
        beside(
            scene.cast,
            {name: reach[name] for name in BESIDE},
            unheld(scene),
            open_secret(reach["portal"]),
            supply(reach["conspiracies"]),
        ),
    ]


def unheld(scene: Scene) -> list[tuple[str, str, int, str]]:
    """What lies on cards of fates that nobody holds: a sign, what it is, how many, and the card."""
    held = [card for player in scene.view["players"] for card in player["cards"]]
    lying = on_cards(scene.words, scene.view["reach"])
    return [(*row, card) for card in ON_NOBODYS if card not in held for row in lying.get(card, [])]


def supply(plots: Mapping[str, Any] | None) -> dict[str, Any]:
    """The Conspiracies that lie nowhere; the others are drawn at their ambitions."""
    return {name: plots[name] for name in ("keeper", "left", "supply")} if plots else {}


def open_secret(portal: Mapping[str, Any] | None) -> dict[str, Any]:
    """What all know of a Portal that is not found yet; the planet is drawn on the map of its keeper alone."""
    return {"keeper": portal["keeper"], "answers": portal["answers"]} if portal else {}
