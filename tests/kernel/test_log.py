"""What happened in a game is read like a list, and copies share what they have in common."""

import pickle

import pytest

from boardwright.kernel.game import Redeal
from boardwright.kernel.log import PAGE, Column, Log
from boardwright.kernel.rng import Rng

LENGTHS = (0, 1, PAGE - 1, PAGE, PAGE + 1, 3 * PAGE, 3 * PAGE + 5)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_log_is_read_like_a_list(length: int) -> None:
    entries = list(range(length))
    log = Log.of(entries)
    assert log == entries and list(log) == entries and len(log) == length and bool(log) == bool(entries)
    assert log != [*entries, 0] and log != tuple(entries) and list(reversed(log)) == entries[::-1]
    for place in range(-length, length):
        assert log[place] == entries[place]
    for place in (length, -length - 1):
        with pytest.raises(IndexError):
            log[place]
    for start in (None, 0, 1, PAGE, length - 1, length, -3):
        for stop in (None, 0, 2, PAGE, length, length + 9, -2):
            assert log[start:stop] == entries[start:stop] and log[start:stop:-2] == entries[start:stop:-2]
    assert pickle.loads(pickle.dumps(log)) == log


def test_a_column_is_read_like_a_list() -> None:
    entries = list(range(PAGE + 3))
    column: Column[int] = Column(Log.of([Redeal(entry, Rng.seeded(entry)) for entry in entries]), "seat")
    assert column == entries and list(column) == entries and len(column) == len(entries)
    assert list(reversed(column)) == entries[::-1] and bool(column) and 3 in column
    assert column[-1] == entries[-1] and column[2:-2] == entries[2:-2] and repr(column) == repr(entries)


@pytest.mark.parametrize("length", LENGTHS)
def test_who_goes_on_from_the_same_beginning_does_not_disturb_the_others(length: int) -> None:
    log = Log.of(range(length))
    for count in {0, length // 2, max(0, length - 1), length}:
        one, other = log.until(count), log.until(count)
        for step in range(2 * PAGE):
            one.append(-step)
            other.append(1000 + step)
        assert one == [*range(count), *range(0, -2 * PAGE, -1)]
        assert other == [*range(count), *range(1000, 1000 + 2 * PAGE)]
    assert log == list(range(length))
