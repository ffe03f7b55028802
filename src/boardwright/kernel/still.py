"""Tuples for what changes seldom: copies of a state share them, and who changes one puts a new one in its place."""

from typing import TypeVar

T = TypeVar("T")


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same with another value in one place."""
    row = list(values)
    row[place] = value
    return tuple(row)


def without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The same without the first of this value."""
    row = list(values)
    row.remove(value)
    return tuple(row)
