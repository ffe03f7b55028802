"""Bots by name: levels, settings, and what is said of wrong ones."""

import pytest

from boardwright.bots import BOTS, LEVELS, checked_bot, new_bot
from boardwright.bots.heuristic import HeuristicBot
from boardwright.bots.mcts import MctsBot
from boardwright.kernel.errors import BadSetting


@pytest.mark.parametrize("name", [*BOTS, *LEVELS.values(), "mcts:milliseconds=1000,processes=2"])
def test_every_name_makes_a_bot(name: str) -> None:
    assert checked_bot(name) == name
    new_bot(name, 1).close()


def test_levels_stand_for_settings() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard", "expert"]
    easy, hard, expert = new_bot("easy", 1), new_bot("hard", 1), new_bot("expert", 1)
    assert isinstance(easy, HeuristicBot) and easy.errs > 0
    assert isinstance(hard, MctsBot) and (hard.iterations, hard.milliseconds) == (300, 1000)
    assert isinstance(expert, MctsBot) and (expert.iterations, expert.milliseconds) == (3000, 3000)


def test_settings_reach_the_bot() -> None:
    bot = new_bot("mcts:iterations=50,processes=3", 1)
    assert isinstance(bot, MctsBot)
    assert (bot.iterations, bot.milliseconds, bot.processes) == (50, 0, 3)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nobody", "There is no bot 'nobody'; the bots are: random, heuristic, mcts, easy, normal, hard, expert."),
        ("", "There is no bot ''"),
        ("mcts:", "The bot 'mcts' has no setting ''; its settings are: iterations, milliseconds, processes."),
        ("mcts:speed=3", "The bot 'mcts' has no setting 'speed'; its settings are"),
        ("mcts:iterations", "iterations of mcts must be a whole number from 1 to 1000000000, not ''."),
        ("mcts:iterations=0", "iterations of mcts must be a whole number from 1 to 1000000000, not '0'."),
        ("mcts:iterations=-4", "not '-4'."),
        ("mcts:iterations=1.5", "not '1.5'."),
        ("mcts:iterations=" + "9" * 5000, "iterations of mcts must be a whole number from 1 to 1000000000, not '999"),
        ("mcts:iterations=5,iterations=6", "'iterations' is given twice"),
        ("mcts:processes=1000", "processes of mcts must be a whole number from 1 to 256"),
        ("heuristic:errs=101", "errs of heuristic must be a whole number from 0 to 100, not '101'."),
        ("random:luck=1", "The bot 'random' has no settings; leave out 'luck=1'."),
        ("easy:errs=1", "The level 'easy' has no settings; it is 'heuristic:"),
    ],
)
def test_wrong_names_say_what_to_do(name: str, said: str) -> None:
    with pytest.raises(BadSetting) as caught:
        checked_bot(name)
    assert said in str(caught.value)
