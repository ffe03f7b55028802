"""A bot keeps what it thought from one question of its turn to the next, and forgets it in time."""

import asyncio
from collections import OrderedDict
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright.bots.mcts import MctsBot
from boardwright.games import GAMES
from boardwright.kernel.game import Game
from boardwright.table.bots import question_of
from boardwright.table.room import Room
from boardwright.table.thinker import REMEMBERED, Known, answer_to, answered
from boardwright.table.thinking import Asker, Thinkers
from boardwright.table.undo import undo

from .at_table import play_last, table_of, with_room

ITERATIONS = 40
LEVEL = f"mcts:iterations={ITERATIONS}"

pytestmark = pytest.mark.plain_only

Memory = OrderedDict[str, Known]


def question(game: Game, name: str = "here", line: int = 0, level: str = LEVEL) -> dict[str, Any]:
    package = GAMES[game.rules.name]
    return {"id": name, "package": package, "record": game.record, "line": line, "level": level, "seed": 5}


def bot_of(known: Memory, name: str = "here") -> MctsBot:
    bot = known[name].bot
    assert isinstance(bot, MctsBot)
    return bot


def kept(known: Memory, name: str = "here") -> int:
    """How many visits the tree had before the last question was thought about."""
    root = bot_of(known, name).search.root
    assert root is not None
    return root.visits - ITERATIONS


def in_a_turn() -> tuple[Game, Memory]:
    """A game whose bot has answered a question and is asked the next of its turn."""
    game, known = boardwright.new("arcs", 2, 3), Memory()
    while game.decision is not None:
        seat, turn, moves = game.decision.seat, game.state.turn, len(game.moves)
        game.play(answered(question(game), known))
        same = game.decision is not None and game.decision.seat == seat and game.state.turn == turn
        if same and game.barrier <= moves and len(game.decision.useful) > 1:
            return game, known
    raise AssertionError("every turn is one question")


def test_the_next_question_of_a_turn_finds_the_tree() -> None:
    game, known = in_a_turn()
    bot = bot_of(known)
    answered(question(game), known)
    assert bot_of(known) is bot and kept(known) > 0


def test_who_helps_goes_on_with_its_tree() -> None:
    game, _ = in_a_turn()
    known, asked = Memory(), {**question(game), "slice": 20}
    visits = [sum(count for _, count in answer_to(asked, known)["tried"]) for _ in range(3)]
    assert 0 < visits[0] < visits[1] < visits[2]
    answer = answer_to({**question(game), "helpers": 3}, known)
    assert kept(known) + ITERATIONS - visits[2] == ITERATIONS // 4, "the others do the rest"
    assert game.decision is not None and sorted(option for option, _ in answer["tried"]) == sorted(game.decision.useful)


def test_after_an_undo_the_bot_thinks_anew() -> None:
    game, known = in_a_turn()
    answered(question(game, line=1), known)  # the same moves, but played again
    assert kept(known) == 0
    game.undo(len(game.moves) - 1)
    answered(question(game, line=1), known)
    assert kept(known) == 0


def test_another_game_and_another_bot_think_anew() -> None:
    game, known = in_a_turn()
    answered(question(game, "there"), known)
    assert kept(known, "there") == 0
    answered(question(game, level=f"{LEVEL},processes=1"), known)
    assert kept(known) == 0


def test_after_the_turn_the_bot_is_forgotten() -> None:
    game, known = in_a_turn()
    bot = bot_of(known)
    assert game.decision is not None
    turn = game.state.turn
    while game.decision is not None and game.state.turn == turn:
        game.play(game.decision.useful[-1])
    answered(question(game), known)
    assert bot_of(known) is not bot


def test_a_bot_that_failed_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    game, known = in_a_turn()

    def fail(bot: object, game: Game, seat: int) -> None:
        raise RuntimeError

    with monkeypatch.context() as broken:
        broken.setattr(MctsBot, "choose", fail)
        with pytest.raises(RuntimeError):
            answered(question(game), known)
    assert known["here"].bot is None
    answered(question(game), known)
    assert kept(known) == 0


def test_few_games_are_remembered() -> None:
    game, known = boardwright.new("arcs", 2, 3), Memory()
    for number in range(REMEMBERED + 3):
        answered(question(game, f"game{number}", level="random"), known)
    assert len(known) == REMEMBERED and "game2" not in known and "game3" in known


def test_a_question_says_whether_something_was_taken_back(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await table_of(room, "arcs", "person", "person", mode="hot-seat", seed=3)
        lines = [question_of(table, 0)["line"]]
        for _ in range(3):
            await play_last(table)
            lines.append(question_of(table, 0)["line"])
        assert len(set(lines)) == 1
        await undo(table, [0, 1], 1)
        assert question_of(table, 0)["line"] > lines[0]

    with_room(tmp_path, work)


def test_a_game_is_asked_about_where_it_is_known() -> None:
    class Processes(Thinkers):
        """Three processes; `asked` says which was asked about which game."""

        def __init__(self) -> None:
            super().__init__(3)
            self.asked: list[tuple[str, object]] = []

        async def _start(self) -> Any:
            return type("Process", (), {"returncode": None})()

        async def _ask(self, process: Any, question: dict[str, Any]) -> bytes:
            self.asked.append((question["id"], process))
            await asyncio.sleep(0)
            return b'{"option": ["x"]}'

    async def work() -> None:
        thinkers = Processes()
        for games in ("abc", "b", "a", "ca", "c", "bca"):
            await asyncio.gather(*(thinkers.choose({"id": game, "level": "normal"}, Asker(game)) for game in games))
        assert len(set(thinkers.asked)) == 3 == len({process for _, process in thinkers.asked})

    asyncio.run(work())
