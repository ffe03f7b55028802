"""Where things stand in a hex of Scythe: nothing covers anything."""

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Any

import pytest

import boardwright
from boardwright.games.scythe.facts import IS_TUNNEL, PLACE_NUMBER
from boardwright.table.draw.scythe.stacking import (
    CHIP_HEIGHT,
    MOST_DRAWN,
    NAME_AT,
    TOKENS_AT,
    Box,
    chips,
    kinds_of,
    places_of_units,
    places_on_top,
    taken_by,
)
from tests.generic.players import play_on, player

pytestmark = pytest.mark.plain_only

TOUCH = 4.0
"""So far the outermost tips of two figures may stand into each other's corner."""
HALF_WIDTH = 54.0
"""A figure stays in its hex, but for a wing or a barrel over the edge."""


def overlap(one: Box, other: Box) -> float:
    """How far two boxes stand into each other."""
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(0.0, min(across, down))


def boxes(place: Mapping[str, Any], tunnel: bool) -> Iterator[tuple[str, Box]]:
    """What everything in a hex takes up, as the map draws it."""
    top, built = places_on_top(tunnel or place["encounter"], place["structure"] is not None)
    if top:
        yield "token", taken_by("token", top)
    if built:
        yield "structure", taken_by("structure", built)
    rows = place["units"]
    for row, spots in zip(rows, places_of_units(rows, bool(top or built)), strict=True):
        for kind in kinds_of(row):
            yield f"{kind} of {row['seat']}", taken_by(kind, spots[kind])
    kinds = sum(1 for count in place["tokens"].values() if count)
    for middle, wide in chips(kinds):
        half = CHIP_HEIGHT / 2
        yield "chip", Box(middle - wide / 2, TOKENS_AT - half, middle + wide / 2, TOKENS_AT + half)
    yield "name", Box(-13, NAME_AT - 7.5, 13, NAME_AT + 7)


def check(place: Mapping[str, Any], tunnel: bool) -> None:
    found = list(boxes(place, tunnel))
    for (one, first), (other, second) in combinations(found, 2):
        assert overlap(first, second) <= TOUCH, f"{one} and {other}: {first} {second}"
    for name, box in found:
        assert box.left >= -HALF_WIDTH and box.right <= HALF_WIDTH, f"{name}: {box}"


def units(seat: int, mechs: int, character: bool, workers: int) -> dict[str, Any]:
    return {"seat": seat, "mechs": mechs, "character": character, "workers": workers}


FORCES = [force for force in product((0, 1, 3), (False, True), (0, 1, MOST_DRAWN, 8)) if any(force)]
TOKENS = [dict(zip(("oil", "metal", "wood", "food"), counts, strict=True)) for counts in product((0, 12), repeat=4)]


@pytest.mark.parametrize("structure", [None, {"seat": 0, "kind": "mill"}])
@pytest.mark.parametrize(("tunnel", "encounter"), [(False, False), (True, False), (False, True)])
def test_nothing_covers_anything_in_the_fullest_hexes(
    structure: dict[str, Any] | None, tunnel: bool, encounter: bool
) -> None:
    for force in FORCES:
        for tokens in TOKENS:
            place = {"units": [units(0, *force)], "structure": structure, "encounter": encounter, "tokens": tokens}
            check(place, tunnel)


def test_two_sides_stand_apart_until_their_combat() -> None:
    fighters = [force for force in FORCES if force[0] or force[1]]
    for mine, theirs in product(fighters, repeat=2):
        place = {
            "units": [units(0, *mine), units(1, *theirs)],
            "structure": {"seat": 1, "kind": "mine"},
            "encounter": False,
            "tokens": TOKENS[-1],
        }
        check(place, True)


@pytest.mark.parametrize("seed", [2, 9])
def test_nothing_covers_anything_late_in_a_game_of_five(seed: int) -> None:
    game = boardwright.new("scythe", 5, seed=seed)
    for moves in (400, 900, 1600):
        play_on(game, player(seed), moves - len(game.moves))
        for name, place in game.view(None)["places"].items():
            if place["terrain"] != "base":
                check(place, IS_TUNNEL[PLACE_NUMBER[name]])
