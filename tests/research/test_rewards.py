"""Rewards at the end: they sum up to 0, and seats that share a place get the same."""

import pytest

from boardwright.kernel.rules import Outcome
from boardwright.research.rewards import final_rewards


@pytest.mark.parametrize(
    ("places", "win", "rank"),
    [
        ([1, 0], [-1, 1], [-1, 1]),
        ([0, 0], [0, 0], [0, 0]),
        ([2, 0, 1], [-1 / 2, 1, -1 / 2], [-1, 1, 0]),
        ([0, 0, 2], [1 / 4, 1 / 4, -1 / 2], [1 / 2, 1 / 2, -1]),
        ([1, 0, 1], [-1 / 2, 1, -1 / 2], [-1 / 2, 1, -1 / 2]),
        ([0, 3, 0, 0], [1 / 9, -1 / 3, 1 / 9, 1 / 9], [1 / 3, -1, 1 / 3, 1 / 3]),
    ],
)
def test_rewards_by_place(places: list[int], win: list[float], rank: list[float]) -> None:
    outcome = Outcome([0] * len(places), places, "over")
    assert final_rewards(outcome, "win") == pytest.approx(win)
    assert final_rewards(outcome, "rank") == pytest.approx(rank)
    assert sum(win) == pytest.approx(0) and sum(rank) == pytest.approx(0)
