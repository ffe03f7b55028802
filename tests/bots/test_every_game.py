"""What holds for every bot at every table: it plays by the rules, changes nothing, and sees nothing hidden."""

import pytest

from boardwright.bots import new_bot
from boardwright.bots.mcts import MctsBot
from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from tests.bots.spots import spots
from tests.generic.cases import CASES, SOME_CASES, Case
from tests.generic.faces import asked, face, question

SORTS = ("random", "heuristic:guesses=1", "easy", "mcts:iterations=9")


def choice(name: str, game: Game, seed: int) -> Option:
    return new_bot(name, seed).choose(game, asked(game).seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_choice_is_legal_repeatable_and_changes_nothing(case: Case) -> None:
    for number, game in enumerate(spots(case, 41, 3)):
        before = face(game)
        for name in SORTS:
            option = choice(name, game, number)
            assert option in asked(game).options
            assert choice(name, game, number) == option, f"{name} is not deterministic"
        assert face(game) == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_bot_sees_nothing_hidden(case: Case) -> None:
    """Games that differ only in what the seat cannot know get the same answer, for the same reasons."""
    different = 0
    for number, game in enumerate(spots(case, 42, 5)):
        seat = asked(game).seat
        world = game.fork()
        world.redeal(seat, Rng.seeded(number))
        assert question(world) == question(game) and world.view(seat) == game.view(seat)
        different += world.state.digest() != game.state.digest()
        for name in SORTS:
            here, there = new_bot(name, number), new_bot(name, number)
            assert here.choose(game, seat) == there.choose(world, seat), f"{name} sees what is hidden from seat {seat}"
            assert repr(here.reasons) == repr(there.reasons)
    assert different


@pytest.mark.parametrize("case", [case for case in SOME_CASES if case.seats == 3], ids=str)
def test_a_kept_tree_holds_nothing_hidden(case: Case) -> None:
    """Nor do further choices from the same tree differ, while nothing comes to light."""
    kept = 0
    for number, game in enumerate(spots(case, 44, 4)):
        seat, before = asked(game).seat, game.state.revealed()
        truth, world = game.fork(), game.fork()
        world.redeal(seat, Rng.seeded(number))
        here, there = MctsBot(number, iterations=6), MctsBot(number, iterations=6)
        for _ in range(4):
            option = here.choose(truth, seat)
            assert there.choose(world, seat) == option and repr(there.reasons) == repr(here.reasons)
            kept += sum(reason.visits for reason in here.reasons) > 6
            truth.play(option)
            world.play(option)
            if truth.state.revealed() > before or not asked(truth).seat == asked(world).seat == seat:
                break
    assert kept


@pytest.mark.parametrize("case", [case for case in SOME_CASES if case.seats == 2], ids=str)
def test_bots_play_on_for_a_while(case: Case) -> None:
    game = case.new(43)
    bots = [new_bot("mcts:iterations=4", 1), new_bot("heuristic:guesses=1", 2)]
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        game.play(bots[decision.seat].choose(game, decision.seat))
