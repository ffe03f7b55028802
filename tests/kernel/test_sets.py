"""Choosing a set: one spelling in the record, any order for people."""

from itertools import product

import pytest

from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.errors import IllegalOption
from boardwright.kernel.sets import STOP, choose_set, spelling

CARDS: list[Option] = [("card", number) for number in range(4)]
A, B, C, D = CARDS


def first(offered: list[Option], least: int, most: int) -> Decision:
    return next(choose_set(0, "discard", offered, least, most))


def spelled(
    offered: list[Option], least: int, most: int, moves: list[Option], ask_forced: bool = False
) -> list[Option]:
    """The set that the rules get from these moves, single options answered by themselves."""
    script = choose_set(0, "discard", offered, least, most)
    given = list(moves)
    try:
        decision = next(script)
        while True:
            option = decision.options[0] if decision.forced and not ask_forced else given.pop(0)
            assert option in decision.options
            decision = script.send(option)
    except StopIteration as end:
        assert not given
        chosen: list[Option] = end.value
        return chosen


@pytest.mark.parametrize("ask_forced", [False, True])
@pytest.mark.parametrize(("least", "most"), [(0, 4), (0, 2), (1, 2), (2, 2), (4, 4), (3, 4)])
def test_every_set_in_every_order_has_one_spelling(least: int, most: int, ask_forced: bool) -> None:
    offered = [A, B, B, C]
    decision = first(offered, least, most)
    spellings: dict[tuple[Option, ...], list[Option]] = {}
    for size in range(least, most + 1):
        for wanted in product([A, B, C], repeat=size):
            if wanted.count(A) > 1 or wanted.count(B) > 2 or wanted.count(C) > 1:
                continue
            moves = spelling(decision, wanted, ask_forced)
            assert spelled(offered, least, most, moves, ask_forced) == sorted(wanted)
            assert spellings.setdefault(tuple(sorted(wanted)), moves) == moves
    assert len({tuple(moves) for moves in spellings.values()}) == len(spellings)


def test_a_set_that_needs_all_is_not_asked() -> None:
    assert spelling(first([A, B], 2, 2), [B, A], ask_forced=False) == []


def test_less_than_the_least_is_all() -> None:
    assert spelled([A], 2, 3, []) == [A]
    assert spelled([], 0, 3, []) == []


def test_any_number_can_be_none() -> None:
    assert spelling(first([A, B], 0, 2), [], ask_forced=False) == [STOP]


def test_after_a_first_step_the_rest_is_a_set_of_its_own() -> None:
    script = choose_set(0, "discard", [A, B, C, D], 2, 3)
    next(script)
    decision = script.send(B)
    assert decision.among is not None
    assert (decision.among.left, decision.among.least, decision.among.most) == ([C, D], 1, 2)
    assert spelling(decision, [D, C], ask_forced=True) == [C, D]


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ([], "Choose 1 to 2 of"),
        ([A, B, C], "Choose 1 to 2 of"),
        ([D], "is not offered"),
        ([A, A], "not that often"),
    ],
)
def test_a_set_that_cannot_be_chosen_is_refused(wanted: list[Option], says: str) -> None:
    with pytest.raises(IllegalOption, match=says):
        spelling(first([A, B, C], 1, 2), wanted, ask_forced=False)


def test_a_question_for_one_option_takes_no_set() -> None:
    with pytest.raises(IllegalOption, match="takes one option"):
        spelling(Decision(0, "discard", [A, B]), [A], ask_forced=False)


def test_what_is_veiled_is_asked_once() -> None:
    """The others cannot tell a set without a choice from one with a choice, nor how many steps it had."""
    for offered, least in (([], 0), ([A], 1), ([A, B], 2)):
        script = choose_set(0, "discard", offered, least, 2, veiled=True)
        decision, asked = next(script), 0
        try:
            while True:
                asked += not decision.forced
                decision = script.send(decision.options[0])
        except StopIteration as end:
            assert end.value == offered and asked == 1
