"""Hints: what the expert bot would do, in words, for whoever is asked and nobody else."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright.games import GAMES, rules_of
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from boardwright.sentences import plain
from boardwright.table.hints import hint_of
from boardwright.table.limits import Visits
from boardwright.table.live import Table, Watcher
from boardwright.table.pages.game import fragments
from boardwright.table.room import Plan, Room
from boardwright.table.scene import words_for
from boardwright.table.scenes import scene_of
from boardwright.table.thinker import Known, advised
from boardwright.table.thinking import Asker, Thinkers

from .at_table import VISITOR, table_of, with_room
from .server import Browser

pytestmark = pytest.mark.plain_only

QUICK = "mcts:iterations=60"


def question(game: Game, level: str = QUICK) -> dict[str, Any]:
    package = GAMES[game.rules.name]
    return {"id": "here", "package": package, "record": game.record, "line": 0, "level": level, "seed": 5}


def advice(game: Game, level: str = QUICK) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(advised(question(game, level), OrderedDict[str, Known]())))
    return found


class Ready(Thinkers):
    """Answers at once with the first option, and counts who asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Asker] = []

    async def answer(self, question: dict[str, Any], asker: Asker) -> dict[str, Any]:
        self.asked.append(asker)
        assert question["level"] == "expert" and question["advice"]
        game = boardwright.load(question["record"])
        assert game.decision is not None
        first, second = game.decision.options[:2]
        reasons = [[list(first), 80, 0.61], [list(second), 20, 0.4]]
        return {"option": list(first), "set": None, "plan": [], "reasons": reasons, "tried": 100}


@pytest.mark.parametrize("game", ["arcs", "imperium", "scythe"])
def test_a_hint_names_a_legal_option_and_says_why(game: str) -> None:
    played = boardwright.new(game, 2, 3)
    words = words_for(rules_of(game), strict=True).of(played)
    for _ in range(12):
        assert played.decision is not None
        found = advice(played)
        option = tuple(found["option"])
        assert option in played.decision.options
        hint = hint_of(words, played.decision, found)
        assert len(hint.lines) >= 2 and all(plain(line).strip() for line in hint.lines)
        if played.decision.among is None:
            assert hint.options == (option,)
            played.play(option)
        else:
            for move in played.spelling(hint.options):  # the whole set is one that may be chosen
                played.play(move)


def test_a_hint_knows_nothing_that_the_seat_cannot_know() -> None:
    """In games that look the same to a seat, it is told the same."""
    for seed in range(3):
        game = boardwright.new("arcs", 3, 20 + seed)
        assert game.decision is not None
        seat = game.decision.seat
        other = game.fork()
        other.redeal(seat, Rng.seeded(9))
        assert other.view(seat) == game.view(seat)
        assert told(game, game.fork()) == told(game, other)


def told(game: Game, as_it_is: Game) -> dict[str, Any]:
    """The advice in a game, which the thinking process takes for another one."""
    known = OrderedDict({"here": Known(question(game))})
    known["here"].game = as_it_is
    return advised(question(game), known)


def test_a_plan_ends_where_something_would_be_revealed() -> None:
    game = boardwright.new("imperium", 2, 1)
    for _ in range(40):
        assert game.decision is not None
        found = advice(game)
        copy = game.fork()
        for step in [found["option"], *found["plan"]][:-1]:
            moves = len(copy.moves)
            copy.play(tuple(step))
            assert copy.barrier <= moves  # the next step was chosen without a look at what came to light
        game.play(tuple(found["option"]))


async def ask(table: Table, held: list[int]) -> None:
    table.hints.ask(held, "10.0.0.1")
    await table.hints.wait()


def test_only_who_is_asked_gets_a_hint_and_only_they_see_it(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        room.thinkers = ready = Ready()
        table = await table_of(room, "arcs", "person", "person")
        asked = table.asked
        assert asked is not None
        other = next(seat for seat in (0, 1) if seat != asked)
        with pytest.raises(boardwright.BoardwrightError, match="question of your own"):
            await ask(table, [other])
        with pytest.raises(boardwright.BoardwrightError):
            await ask(table, [])
        await ask(table, [asked])
        await ask(table, [asked])  # it is there already
        assert ready.asked == [Asker(table.id, "10.0.0.1")]
        mine = fragments(scene_of(table, Watcher([asked]), VISITOR))
        assert "The expert bot would choose" in mine["hint"] and "61 games in 100" in mine["hint"]
        for watcher in (Watcher([other]), Watcher([])):
            assert "expert bot would" not in fragments(scene_of(table, watcher))["hint"]
        decision = table.game.decision
        assert decision is not None
        await table.play([asked], table.at, decision.options[-1])
        assert table.hints.now is None

    with_room(tmp_path, work)


def test_hints_are_limited_by_address(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        room.thinkers, room.hinted = Ready(), Visits(1, 1e-9)
        first = await table_of(room, "arcs", "person", "person")
        second = await table_of(room, "arcs", "person", "person")
        await ask(first, [0, 1])
        with pytest.raises(boardwright.BoardwrightError, match="Wait a little"):
            await ask(second, [0, 1])
        assert second.hints.now is None

    with_room(tmp_path, work)


def test_hints_can_be_switched_off_online_and_everybody_is_told(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        room.thinkers = Ready()
        for mode, hints, allowed in (("online", False, False), ("online", True, True), ("solo", False, True)):
            plan = Plan("arcs", ["person", "bot:random"], mode, hints=hints, seed=1)
            table, _ = await room.create(plan, VISITOR)
            assert bool(table.header.hints) == allowed
        table, _ = await room.create(Plan("arcs", ["person", "open"], "online", hints=False, seed=3), VISITOR)
        await asyncio.sleep(0)
        with pytest.raises(boardwright.BoardwrightError, match="switched hints off"):
            await ask(table, [0, 1])
        scene = scene_of(table, Watcher([0]), VISITOR)
        assert not scene.hints and "<form" not in fragments(scene)["hint-button"]

    with_room(tmp_path, work)


def test_a_program_asks_for_a_hint(browser: Callable[[], Browser]) -> None:
    http = browser().http
    made = http.post(
        "/api/games", json={"game": "arcs", "seats": ["person", "person"], "mode": "solo", "seed": 2}
    ).json()
    here = f"/api/games/{made['id']}"
    keys = [{"authorization": f"Bearer {secret}"} for secret in made["secrets"].values()]
    positions = [http.get(here, headers=key).json() for key in keys]
    mine = next(number for number, position in enumerate(positions) if position["at"])
    found = http.post(f"{here}/hint", headers=keys[mine]).json()
    assert found["at"] == positions[mine]["at"] and found["lines"][0].startswith("The expert bot would choose")
    assert found["options"][0] in [choice["option"] for choice in positions[mine]["options"]]
    refused = http.post(f"{here}/hint", headers=keys[1 - mine])
    assert refused.status_code == 403 and "question of your own" in refused.json()["error"]
    assert http.post(f"{here}/hint").status_code == 403
