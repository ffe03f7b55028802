"""A search in several processes."""

import multiprocessing
import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

import boardwright
from boardwright.bots.mcts import MctsBot
from boardwright.bots.search import Search
from boardwright.kernel.errors import BoardwrightError
from tests.generic.faces import asked
from tests.generic.players import play_on, player


def test_processes_share_the_budget_and_their_visits_are_added() -> None:
    game = play_on(boardwright.new("arcs", 2, seed=5), player(0), 30)
    bot, again = MctsBot(1, iterations=15, processes=2), MctsBot(1, iterations=15, processes=2)
    try:
        for _ in range(6):  # the workers follow the game
            decision = asked(game)
            option = bot.choose(game, decision.seat)
            assert again.choose(game, decision.seat) == option and repr(again.reasons) == repr(bot.reasons)
            if len(decision.useful) > 1:
                assert bot.search.iterations == 8
                assert sum(reason.visits for reason in bot.reasons) >= 15
            game.play(option)
        game.undo()
        assert bot.choose(game, asked(game).seat) in asked(game).options
    finally:
        bot.close()
        again.close()
    assert not multiprocessing.active_children()


def test_the_visits_are_the_sum_of_the_searches() -> None:
    game = play_on(boardwright.new("imperium", 2, seed=5), player(0), 30)
    bot = MctsBot(3, iterations=11, processes=2)
    searches = [Search(seed) for seed in bot.seeds]
    try:
        bot.choose(game, asked(game).seat)
    finally:
        bot.close()
    visits = [0] * len(asked(game).options)
    for search, share in zip(searches, (6, 5), strict=True):
        search.think(game, asked(game).seat, share, 0)
        visits = [sum(pair) for pair in zip(visits, search.tally(asked(game).options)[0], strict=True)]
    added = {reason.option: reason.visits for reason in bot.reasons}
    assert added == dict(zip(asked(game).options, visits, strict=True))


def test_a_bot_whose_process_is_gone_says_so() -> None:
    game = boardwright.new("arcs", 2, seed=5)
    bot = MctsBot(1, iterations=4, processes=2)
    try:
        bot.choose(game, asked(game).seat)
        bot.workers[0].process.terminate()
        bot.workers[0].process.join()
        with pytest.raises(BoardwrightError, match="ask again"):
            bot.choose(game, asked(game).seat)
        assert bot.choose(game, asked(game).seat) in asked(game).options
    finally:
        bot.close()


@pytest.mark.plain_only
def test_after_an_interruption_nobody_is_given_the_answer_to_another_question(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*settings: object) -> None:
        raise KeyboardInterrupt

    game = boardwright.new("arcs", 2, seed=5)
    bot = MctsBot(1, iterations=8, processes=2)
    try:
        with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
            patch.setattr(bot.search, "think", interrupted)
            bot.choose(game, asked(game).seat)
        play_on(game, player(0), 3)
        bot.choose(game, asked(game).seat)
        assert sum(reason.visits for reason in bot.reasons) == 8
    finally:
        bot.close()


ABANDONS = """
import os
import boardwright
from boardwright.bots.mcts import MctsBot
game = boardwright.new("arcs", 2, seed=5)
bot = MctsBot(1, iterations=2, processes=2)
bot.choose(game, game.decision.seat)
print(bot.workers[0].process.pid, flush=True)
os._exit(0)  # as if killed: nothing is closed
"""


def test_workers_end_with_the_process_that_started_them() -> None:
    pid = int(subprocess.run([sys.executable, "-c", ABANDONS], check=True, capture_output=True, text=True).stdout)
    deadline = monotonic() + 30
    while is_alive(pid):
        assert monotonic() < deadline, "the worker lives on"
        sleep(0.05)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not (stat.exists() and stat.read_text().rsplit(")", 1)[1].split()[0] == "Z")
