"""Late and crowded positions of every game, as bots played to them: tests/records/late holds their moves.

python -m tests.generic.regenerate plays them anew after a change of the rules.
"""

import json
from dataclasses import dataclass, field, replace
from typing import Any

import boardwright
from boardwright.bots import new_bot
from boardwright.games import rules_of
from boardwright.kernel.game import Game
from tests.generic.records import FOLDER, text_of

FILES = FOLDER / "late"


@dataclass(frozen=True)
class Position:
    """A game, and when it is late: after so many moves, when one of these is asked with something to choose."""

    game: str
    seats: int
    moves: int
    asks: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    level: str = "easy"
    least: int = 4
    """So many options there are to choose from."""


def act_2(seed: int) -> Position:
    fates = {"acts": "act_2", "first_act": 2, "fates": "hegemon,pathfinder,steward,magnate"}
    return Position("arcs_campaign", 4, 350, ("turn", "lead"), fates, seed)


def act_3(fates: str) -> Position:
    return Position("arcs_campaign", 4, 350, ("turn", "lead"), {"acts": "campaign", "first_act": 3, "fates": fates})


NATIONS = {"nation_1": "romans", "nation_2": "olmecs", "nation_3": "vikings", "nation_4": "atlanteans"}
LATE = {
    "arcs": Position("arcs", 4, 420, ("turn", "lead"), {"leaders_and_lore": "base"}, seed=4),
    "arcs_campaign": act_2(4),
    "imperium": Position("imperium", 4, 480, ("turn",), NATIONS, seed=4),
    "scythe": Position("scythe", 5, 700, ("move", "step"), seed=4),
}
CAMPAIGNS = {
    **{f"act-2-{seed}": act_2(seed) for seed in (1, 2)},
    "act-3-1": act_3("overlord,conspirator,pirate,hegemon"),
    "act-3-2": act_3("gate-wraith,guardian,planet-breaker,blight-speaker"),
    "act-3-3": act_3("judge,redeemer,pathfinder,founder"),
    "summit": replace(act_3("overlord,conspirator,pirate,hegemon"), asks=("negotiate",), level="random", least=2),
}
"""With four seats, Flagships and all that fates bring; the first seeds, whatever comes of them."""

POSITIONS = LATE | CAMPAIGNS


def new_game(position: Position) -> Game:
    return boardwright.new(position.game, position.seats, position.seed, position.options)


def played_by_bots(position: Position) -> Game:
    """The game when it is late."""
    game = new_game(position)
    bots = [new_bot(position.level, seat) for seat in range(position.seats)]
    while not is_there(game, position):
        assert game.decision is not None
        game.play(bots[game.decision.seat].choose(game, game.decision.seat))
    return game


def is_there(game: Game, position: Position) -> bool:
    assert game.decision is not None
    asked = game.decision.ask in position.asks and len(game.decision.options) >= position.least
    return asked and len(game.moves) > position.moves


def stored_text(name: str) -> str:
    """What its file says: the moves."""
    return text_of({"moves": played_by_bots(POSITIONS[name]).record["moves"]})


def stored(name: str) -> Game:
    """The game, by its stored moves."""
    game = new_game(POSITIONS[name])
    for move in json.loads((FILES / f"{name}.json").read_text("utf-8"))["moves"]:
        game.play(rules_of(POSITIONS[name].game).vocabulary.inside(move))
    return game
