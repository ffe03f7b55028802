"""Options that would change nothing: they stand last, say so, and bots leave them alone."""

import pytest

from boardwright.bots import new_bot
from boardwright.kernel.decision import Decision, Option, Script
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from boardwright.kernel.rules import Rules
from boardwright.kernel.state import State
from boardwright.words import Words
from tests import toy

pytestmark = pytest.mark.plain_only  # the toy game inherits from compiled classes

PLAY, PEEK = ("play", 3), ("peek",)


def idle_trick(g: toy.Table) -> Script[None]:
    """As in the toy, but peeking is said to be useless."""
    script = toy.trick(g)
    decision = next(script)
    while True:
        options: list[Option] = [option for option in decision.options if option != PEEK]
        idle = [PEEK] if PEEK in decision.options else []
        option = yield g.ask(decision.seat, decision.ask, options, decision.values, idle=idle)
        try:
            decision = script.send(option)
        except StopIteration:
            return


def rules() -> Rules:
    kept = toy.RULES
    stages = {**kept.stages, "trick": idle_trick}
    return Rules(
        kept.name, kept.version, kept.seats, kept.options, kept.setup, stages, kept.from_json, kept.view, kept.redeal,
        kept.outcome, kept.vocabulary, kept.clauses,
    )  # fmt: skip


def test_idle_options_stand_last_and_can_be_played() -> None:
    game = Game.new(rules(), 2, 1, {})
    decision = game.decision
    assert decision is not None
    assert decision.options[-1] == PEEK and decision.idle == [PEEK]
    assert decision.useful == decision.options[:-1]
    game.play(PEEK)
    assert game.moves == [PEEK]


def test_nothing_else_left_makes_idle_options_useful() -> None:
    assert Decision(0, "play", [], idle=[PEEK]).useful == [PEEK]
    assert Decision(0, "play", [PLAY]).useful == [PLAY]


def test_a_single_idle_option_beside_another_is_asked() -> None:
    assert not Decision(0, "play", [PLAY], idle=[PEEK]).forced
    assert Decision(0, "play", [], idle=[PEEK]).forced


@pytest.mark.parametrize("bot", ["random", "heuristic", "mcts:iterations=20"])
def test_no_bot_takes_an_idle_option(bot: str) -> None:
    for seed in range(3):
        game, player = Game.new(rules(), 2, seed, {}), new_bot(bot, seed)
        while game.decision is not None:
            game.play(player.choose(game, game.decision.seat))
        player.close()
        assert PEEK not in game.moves


def test_an_idle_option_says_so_and_is_read_either_way() -> None:
    words = Words(toy.RULES)
    decision = Decision(0, "play", [PLAY], idle=[PEEK])
    plain, marked = words.option(PEEK), words.offered(decision, PEEK)
    assert marked == f"{plain} (no effect now)"
    assert words.offered(decision, PLAY) == words.option(PLAY)
    assert words.parse(decision, plain) == words.parse(decision, marked) == PEEK


def test_the_state_asks_with_idle_options() -> None:
    decision = State(1, Rng.seeded(1)).ask(0, "play", [PLAY], idle=[PEEK])
    assert decision.options == [PLAY, PEEK] and decision.idle == [PEEK]
