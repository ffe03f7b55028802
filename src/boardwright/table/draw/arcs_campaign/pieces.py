"""What the campaign adds to the map: Imperial ships, Blight, Flagships and tokens."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from boardwright.games.arcs.campaign.facts import BLIGHT, EMPIRE
from boardwright.table.draw.arcs.chart import DrawSystem, Pieces, Scenery, ship_kinds, ships_told, system_with
from boardwright.table.draw.arcs.geometry import Shape, is_centre
from boardwright.table.draw.arcs.stacking import Kind
from boardwright.table.elements import Node
from boardwright.table.kept import kept
from boardwright.table.scene import Cast, Scene

from .flagship import flagship_told
from .passage import exit_told, rift, vortex
from .tokens import tokens, tokens_by_system, tokens_told

FIGURES = {EMPIRE: ("imperial-piece", "imperial-damaged-piece"), BLIGHT: ("blight-piece", "blight-damaged-piece")}
"""The pieces of those who are no seats, fresh and damaged."""
FLAGSHIP = 1.5
"""How large a Flagship is among ships."""


def owners_kinds(capitals: list[int], cast: Cast, owner: int, fresh: int, damaged: int) -> tuple[Kind, ...]:
    """The pieces of an owner in a system: a Flagship comes first."""
    if owner in FIGURES:
        pairs = zip(FIGURES[owner], (fresh, damaged), strict=True)
        return tuple(Kind(figure, count, 1.1) for figure, count in pairs if count)
    if owner not in capitals:
        return ship_kinds(cast, owner, fresh, damaged)
    name = f"flagship-{owner}"
    capital = Kind("flagship-piece", 1, FLAGSHIP, name, name, "flagship", flagship_told(cast, owner))
    return (capital, *ship_kinds(cast, owner, fresh - 1, damaged))


def owners_told(capitals: list[int], cast: Cast, owner: int, fresh: int, damaged: int) -> str:
    """The same in words."""
    if owner == BLIGHT:
        return cast.words.message("reach-blight", fresh=fresh, damaged=damaged)
    if owner not in capitals:
        return ships_told(cast, owner, fresh, damaged)
    beside = [ships_told(cast, owner, fresh - 1, damaged)] if fresh + damaged > 1 else []
    return cast.words.listed([flagship_told(cast, owner), *beside])


# -- a system ------------------------------------------------------------------------------------------------------


def systems_of(scene: Scene) -> DrawSystem:
    """How the systems are drawn, with the Flagships and tokens of now."""
    lying, passage = tokens_by_system(scene.view["reach"]), scene.view["reach"]["passage"]
    capitals: dict[str, list[int]] = {}
    for seat, player in enumerate(scene.view["players"]):
        if player["flagship"]:
            capitals.setdefault(player["flagship"]["system"], []).append(seat)

    def draw(shape: Shape, cast: Cast, name: str, system: dict[str, Any]) -> Node:
        way_out = passage["exit"] if passage and is_centre(name) else ""
        return drawn_system(shape, cast, name, system, capitals.get(name, []), lying.get(name, []), way_out)

    return draw


def broken_gates(scene: Scene) -> Scenery:
    """The gates that are out of play, each open to the Twisted Passage."""
    passage = scene.view["reach"]["passage"]

    def draw(shape: Shape) -> Node:
        return [rift(shape, scene.words, name) for name in passage["broken"]] if passage else None

    return draw


@kept
def drawn_system(
    shape: Shape,
    cast: Cast,
    name: str,
    system: dict[str, Any],
    capitals: list[int],
    lying: list[dict[str, Any]],
    way_out: str,
) -> Node:
    """One system with the pieces of everybody, the Flagships of `capitals`, and the tokens that lie there.

    `way_out` is the exit symbol, if this is the Twisted Passage.
    """

    def more(shape: Shape, cast: Cast, name: str, system: Mapping[str, Any]) -> Node:
        return [vortex(shape, cast.words, way_out) if way_out else None, tokens(shape, cast, name, lying)]

    pieces = Pieces(
        partial(owners_kinds, capitals),
        partial(owners_told, capitals),
        more,
        lambda cast, name, system: (
            tokens_told(cast, name, lying) + ([exit_told(cast.words, way_out)] if way_out else [])
        ),
        tightly=True,
    )
    return system_with(shape, cast, name, system, pieces)
