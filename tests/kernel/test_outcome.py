"""Places, winners and prizes."""

import pytest

from boardwright.kernel.rules import Outcome, places_of


@pytest.mark.parametrize(
    ("merits", "places"),
    [
        ([(3,), (9,), (5,)], [2, 0, 1]),
        ([(5, 1), (5, 2), (4, 9)], [1, 0, 2]),
        ([(5, 1), (3, 0), (5, 1)], [0, 2, 0]),
        ([(1,), (2,), (1,), (1,)], [1, 0, 1, 1]),
        ([(0,), (0,)], [0, 0]),
    ],
)
def test_more_is_better_and_ties_share_a_place(merits: list[tuple[int, ...]], places: list[int]) -> None:
    assert places_of(merits) == places


def test_winners_and_ranking_follow_from_the_places() -> None:
    outcome = Outcome([4, 7, 7, 1], [2, 0, 0, 3], "over")
    assert outcome.winners == [1, 2] and outcome.ranking == [1, 2, 0, 3]
    assert repr(outcome) == "Outcome(scores=[4, 7, 7, 1], places=[2, 0, 0, 3], reason='over')"


def test_those_who_share_a_place_divide_its_prizes() -> None:
    prizes = [6.0, 3.0, 1.0]
    assert Outcome([3, 2, 1], [1, 0, 2], "over").prizes(prizes) == [3, 6, 1]
    assert Outcome([3, 3, 1], [0, 0, 2], "over").prizes(prizes) == [4.5, 4.5, 1]
    assert Outcome([1, 3, 1], [1, 0, 1], "over").prizes(prizes) == [2, 6, 2]
    assert Outcome([1, 1, 1], [0, 0, 0], "over").prizes(prizes) == pytest.approx([10 / 3] * 3)
