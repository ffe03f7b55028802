"""Late and crowded positions of every game: bots have played them for long, and a person goes on."""

import json
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from playwright.sync_api import FilePayload, Page, expect

import boardwright
from boardwright.bots import new_bot
from boardwright.kernel.game import Game

from ..saved_games import saved
from .visitor import Visitor

LEVEL = "easy"


@dataclass(frozen=True)
class Position:
    """A game, and when it is late: after so many moves, when one of these is asked with something to choose."""

    game: str
    seats: int
    moves: int
    asks: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 4


FLAGSHIPS = {"acts": "act_2", "first_act": 2, "fates": "hegemon,pathfinder,steward,magnate"}
NATIONS = {"nation_1": "romans", "nation_2": "olmecs", "nation_3": "vikings", "nation_4": "atlanteans"}
LATE = {
    "arcs": Position("arcs", 4, 420, ("turn", "lead"), {"leaders_and_lore": "base"}),
    "arcs_campaign": Position("arcs_campaign", 4, 350, ("turn", "lead"), FLAGSHIPS, seed=2),
    "imperium": Position("imperium", 4, 480, ("turn",), NATIONS),
    "scythe": Position("scythe", 5, 700, ("move", "step")),
}


@cache
def file_of(name: str) -> FilePayload:
    """The file of such a game; the seat that is asked is a person's."""
    position = LATE[name]
    game = boardwright.new(position.game, position.seats, position.seed, position.options)
    bots = [new_bot(LEVEL, seat) for seat in range(position.seats)]
    while not is_there(game, position):
        assert game.decision is not None
        game.play(bots[game.decision.seat].choose(game, game.decision.seat))
    assert game.decision is not None
    asked = game.decision.seat
    chairs = ["person" if seat == asked else f"bot:{LEVEL}" for seat in range(position.seats)]
    content = json.dumps(saved(game, *chairs, mine=asked)).encode()
    return {"name": "late.json", "mimeType": "application/json", "buffer": content}


def is_there(game: Game, position: Position) -> bool:
    assert game.decision is not None
    asked = game.decision.ask in position.asks and len(game.decision.options) > 3
    return asked and len(game.moves) > position.moves


def sit_down(visitor: Visitor, name: str) -> Page:
    """Go on with a late game. Scenes that tell what happened before are folded up."""
    page = visitor.page
    page.goto("/")
    page.locator(".saved-game [type=file]").set_input_files(file_of(name))
    page.locator(".saved-game [value=local]").click()
    expect(page.locator("#state")).to_be_attached()
    visitor.until_asked()
    page.evaluate("document.fonts.ready")
    page.evaluate("document.querySelectorAll('#scene details').forEach((scene) => { scene.open = false; })")
    return page
