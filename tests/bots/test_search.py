"""The search: its budget, its tree, and that it finds what is to be found."""

from itertools import count

import pytest

import boardwright
import boardwright.bots.search as search_module
from boardwright.bots.heuristic import HeuristicBot
from boardwright.bots.judgement import judgement_of
from boardwright.bots.mcts import MctsBot
from boardwright.bots.search import Search
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from tests.bots.nim import nim
from tests.generic.faces import asked
from tests.generic.players import play_on, player


def arcs(moves: int = 40) -> Game:
    return play_on(boardwright.new("arcs", 3, seed=5), player(0), moves)


@pytest.mark.plain_only
@pytest.mark.parametrize(("heap", "takes"), [(3, 3), (5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_finds_a_forced_win(heap: int, takes: int) -> None:
    assert MctsBot(1, iterations=600).choose(nim(heap), 0) == ("take", takes)


@pytest.mark.plain_only
def test_every_seat_plays_for_itself() -> None:
    """With five counters left and three seats, whoever takes two leaves the next seat a win at once."""
    bot = MctsBot(2, iterations=800)
    assert bot.choose(nim(5, seats=3), 0) == ("take", 1)


@pytest.mark.plain_only
def test_a_sure_win_is_worth_everything() -> None:
    bot = MctsBot(3, iterations=300)
    bot.choose(nim(3), 0)
    assert bot.reasons[0].option == ("take", 3) and bot.reasons[0].share == 1.0


@pytest.mark.parametrize("iterations", [1, 2, 37])
def test_the_budget_of_iterations_is_kept_exactly(iterations: int) -> None:
    bot, game = MctsBot(4, iterations=iterations), arcs()
    bot.choose(game, asked(game).seat)
    assert bot.search.iterations == iterations
    assert sum(reason.visits for reason in bot.reasons) == iterations


@pytest.mark.plain_only
def test_one_option_needs_no_thought() -> None:
    game = nim(1, ask_forced=True)
    for bot in (MctsBot(4, milliseconds=600_000), HeuristicBot(4)):
        assert bot.choose(game, 0) == ("take", 1)
        assert [(reason.option, reason.visits, reason.prior) for reason in bot.reasons] == [(("take", 1), 0, 1.0)]


def test_a_budget_of_time_gives_at_least_one_iteration() -> None:
    bot, game = MctsBot(4, milliseconds=1), arcs()
    assert bot.choose(game, asked(game).seat) in asked(game).options
    assert sum(reason.visits for reason in bot.reasons) >= 1


@pytest.mark.plain_only
def test_a_search_by_time_ends_when_its_choice_cannot_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock where an iteration takes a millisecond the lead is soon more than can be caught up in time."""
    clock = count()
    monkeypatch.setattr(search_module, "perf_counter", lambda: next(clock) / 1000)
    bot = MctsBot(1, milliseconds=1000)
    assert bot.choose(nim(3), 0) == ("take", 3)
    assert 500 < bot.search.iterations < 1000
    assert bot.search.lead() > 1000 - bot.search.iterations


@pytest.mark.plain_only
@pytest.mark.parametrize(("iterations", "tried"), [(40, 40), (10**6, 199)])
def test_a_budget_of_both_ends_with_what_is_used_up_first(
    monkeypatch: pytest.MonkeyPatch, iterations: int, tried: int
) -> None:
    """On a clock where an iteration takes a millisecond."""
    clock = count()
    monkeypatch.setattr(search_module, "perf_counter", lambda: next(clock) / 1000)
    monkeypatch.setattr(Search, "lead", lambda search: 0)
    bot, game = MctsBot(1, iterations=iterations, milliseconds=199), arcs()
    bot.choose(game, asked(game).seat)
    assert bot.search.iterations == tried


@pytest.mark.plain_only
def test_a_budget_of_both_ends_when_its_choice_cannot_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """The iterations that are left are fewer than the lead, although there is time."""
    monkeypatch.setattr(search_module, "perf_counter", lambda: 0.0)
    bot = MctsBot(1, iterations=1000, milliseconds=1000)
    assert bot.choose(nim(3), 0) == ("take", 3)
    assert 500 < bot.search.iterations < 1000
    assert bot.search.lead() > 1000 - bot.search.iterations


def test_reasons_add_up() -> None:
    bot, game = MctsBot(5, iterations=60), arcs()
    option = bot.choose(game, asked(game).seat)
    assert option == bot.reasons[0].option
    assert [reason.visits for reason in bot.reasons] == sorted((reason.visits for reason in bot.reasons), reverse=True)
    assert sorted(reason.option for reason in bot.reasons) == sorted(asked(game).options)
    assert sum(reason.prior for reason in bot.reasons) == pytest.approx(1)
    assert all(0 <= reason.share <= 1 for reason in bot.reasons)


def test_the_tree_is_kept_along_own_moves_that_reveal_nothing() -> None:
    game, kept, began = arcs(0), 0, 0
    search = Search(6)
    for _ in range(30):
        seat = asked(game).seat
        search.think(game, seat, 20, 0)
        assert search.root is not None
        visits, _ = search.tally(asked(game).options)
        best = visits.index(max(visits))
        option, count = asked(game).options[best], visits[best]
        game.play(option)
        if asked(game).seat == seat and game.barrier < len(game.moves):
            search.go_to(game, seat)
            assert search.root.visits == count and search.nodes == search.root.size()
            kept += 1
        else:
            search.go_to(game, asked(game).seat)
            assert search.root.visits == 0 and search.nodes == 1
            began += 1
    assert kept and began


def test_another_game_begins_a_new_tree() -> None:
    """Also one with the same moves, as none were played yet."""
    search = Search(7)
    for game in (arcs(), arcs(60), arcs(0), *(boardwright.new("arcs", 4, seed=seed) for seed in range(5))):
        search.think(game, asked(game).seat, 10, 0)
        assert search.root is not None and search.root.visits == 10


def test_widening_comes_to_all_options() -> None:
    game = arcs()
    while len(asked(game).options) < 6:
        play_on(game, player(0), 1)
    search, options = Search(8), asked(game).options
    search.think(game, asked(game).seat, 1, 0)
    assert search.root is not None and len(search.root.children) == 1
    search.think(game, asked(game).seat, len(options) ** 2, 0)
    assert set(search.root.children) == set(options)


def test_a_full_tree_goes_on_without_growing() -> None:
    search, game = Search(9), arcs()
    search.largest = 12
    search.think(game, asked(game).seat, 80, 0)
    assert search.root is not None
    assert search.nodes == search.root.size() == 12 and search.root.visits == 80


@pytest.mark.plain_only
def test_a_game_without_a_judgement_has_a_plain_one() -> None:
    game = nim(6, seats=3)
    assert judgement_of("nim").shares(game) == [pytest.approx(1 / 3)] * 3
    play_on(game, player(0), 6)
    assert game.outcome is not None
    assert judgement_of("nim").shares(game)[game.outcome.winners[0]] == 1


@pytest.mark.parametrize("game", boardwright.games())
def test_shares_and_leanings_are_sane(game: str) -> None:
    judgement = judgement_of(game)
    played = boardwright.new(game, 3, seed=1)
    rng = Rng.seeded(1)
    for _ in range(150):
        if played.decision is None:
            break
        shares = judgement.shares(played)
        assert sum(shares) == pytest.approx(1) and min(shares) >= 0
        weights = judgement.weights(played.state, played.decision)
        assert len(weights) == len(played.decision.useful) and min(weights) > 0
        played.play(played.decision.options[rng.below(len(weights))])
