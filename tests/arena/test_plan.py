"""Which deal and which seats every game of a tournament has."""

from collections import Counter
from typing import Any

import pytest

from boardwright.arena.plan import games_per_deal, match_of, new_plan, orders, whole_deals
from boardwright.bots import BOTS
from boardwright.bots.random import RandomBot
from boardwright.kernel.errors import BadSetting, UnknownGame

pytestmark = pytest.mark.usefixtures("toy", "letters")


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots called a, b, c, d."""
    for name in "abcd":
        monkeypatch.setitem(BOTS, name, RandomBot)


@pytest.mark.parametrize(("bots", "games"), [("ab", 2), ("aab", 3), ("abc", 6), ("aabb", 6), ("abbc", 12), ("aaa", 1)])
def test_few_orders_are_all_played(bots: str, games: int) -> None:
    plan = new_plan("toy", list(bots))
    assert games_per_deal(plan) == games
    assert len(set(orders(plan, 0))) == games
    assert all(sorted(order) == sorted(bots) for order in orders(plan, 0))
    assert orders(plan, 0) == orders(plan, 5)


def test_many_orders_are_the_rotations_of_an_order_drawn_for_each_deal() -> None:
    plan = new_plan("toy", list("abcd"))
    assert games_per_deal(plan) == 4
    for deal in range(20):
        first, *others = orders(plan, deal)
        assert others == [first[turn:] + first[:turn] for turn in (1, 2, 3)]
    assert len({orders(plan, deal)[0] for deal in range(40)}) > 10


@pytest.mark.parametrize("bots", ["ab", "aab", "abbc", "abcd"])
def test_every_bot_has_every_seat_equally_often_on_the_same_deals(bots: str) -> None:
    plan = new_plan("toy", list(bots), seed=3)
    each = games_per_deal(plan)
    matches = [match_of(plan, number) for number in range(5 * each)]
    for seat in range(len(bots)):
        held = Counter(match.bots[seat] for match in matches)
        assert all(held[bot] == len(matches) * bots.count(bot) / len(bots) for bot in bots)
    for number, match in enumerate(matches):
        assert match.number == number and match.deal == number // each
    assert len({match.seed for match in matches}) == 5
    assert all(len({match.seed for match in matches[i : i + each]}) == 1 for i in range(0, len(matches), each))


def test_bots_have_seeds_of_their_own() -> None:
    plan = new_plan("toy", list("aab"))
    seeds = [seed for number in range(30) for seed in match_of(plan, number).bot_seeds]
    assert len(set(seeds)) == len(seeds)
    assert match_of(plan, 7) == match_of(plan, 7)


@pytest.mark.parametrize(("bots", "asked", "played"), [("ab", 7, 8), ("ab", 8, 8), ("abc", 1, 6), ("abcd", 401, 404)])
def test_the_last_deal_is_completed(bots: str, asked: int, played: int) -> None:
    assert whole_deals(new_plan("toy", list(bots)), asked) == played


def test_one_bot_takes_all_seats() -> None:
    assert new_plan("toy", ["a"], seats=3).bots == ("a", "a", "a")


@pytest.mark.parametrize(
    ("bots", "settings", "said"),
    [
        ("ab", {"seats": 4}, "4 seats need 4 bots, but 2 were given"),
        ("abc", {"seats": 2}, "2 seats need 2 bots, but 3 were given"),
        ("a", {}, "give the number of seats with --seats; toy has 2 to 4 seats"),
        ("a", {"seats": 5}, "2 to 4 seats, not 5"),
        ("x", {"seats": 2}, "no bot"),
        ("ab", {"options": {"prize": 9}}, "prize"),
        ("ab", {"seed": 1.5}, "whole number"),
    ],
)
def test_plans_that_cannot_be_played_are_refused(bots: str, settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetting, match=said):
        new_plan("toy", list(bots), **settings)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        new_plan("chess", ["a", "b"])
