"""Tuples and bytes for what changes seldom: copies of a state share them, and who changes one puts a new one there."""

from typing import Final, TypeVar

T = TypeVar("T")


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same with this value in one place."""
    if values[place] == value:
        return values
    row = list(values)
    row[place] = value
    return tuple(row)


def without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The same without the first of this value."""
    row = list(values)
    row.remove(value)
    return tuple(row)


ONE: Final = [bytes([number]) for number in range(256)]


def rewritten(numbers: bytes, place: int, number: int) -> bytes:
    """Small numbers with another one in one place."""
    return numbers[:place] + ONE[number] + numbers[place + 1 :]


def recounted(numbers: bytes, place: int, by: int) -> bytes:
    """Small numbers of which one grew or shrank."""
    return rewritten(numbers, place, numbers[place] + by)
