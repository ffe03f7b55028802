"""What happened in a game, in order: lists that only grow, and that copies of the game share."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, Generic, TypeVar, overload

T = TypeVar("T")

PAGE: Final = 32
"""So many entries lie on a page."""


class Log(Generic[T]):
    """It is read like a list.

    All pages but the last are full and never change. So a copy has the same pages until either is written on; then
    only the last one is copied: it costs hardly more late in a long game.
    """

    def __init__(self, pages: list[list[T]] | None = None, length: int = 0) -> None:
        self._pages: list[list[T]] = [[]] if pages is None else pages
        self._shared = False
        """Whether a copy has the same last page."""
        self.length = length

    @staticmethod
    def of(entries: Iterable[T]) -> "Log[T]":
        """A log with these entries."""
        log: Log[T] = Log()
        for entry in entries:
            log.append(entry)
        return log

    def append(self, entry: T) -> None:
        if self._shared:
            self._pages = self._pages[:]
            self._pages[-1] = self._pages[-1][:]
            self._shared = False
        self._pages[-1].append(entry)
        self.length += 1
        if self.length % PAGE == 0:
            self._pages.append([])

    def until(self, length: int) -> "Log[T]":
        """A log of its own with the first so many entries."""
        pages = self._pages[: length // PAGE + 1]
        pages[-1] = pages[-1][: length % PAGE]
        return Log(pages, length)

    def copy(self) -> "Log[T]":
        """A log of its own with the same entries."""
        self._shared = True
        log = Log(self._pages, self.length)
        log._shared = True
        return log

    def since(self, start: int) -> list[T]:
        """All entries but the first so many."""
        page = start // PAGE
        return [entry for page in self._pages[page:] for entry in page][start - page * PAGE :]

    def __len__(self) -> int:
        return self.length

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> list[T]: ...

    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            start, stop, step = place.indices(self.length)
            return self.since(start)[: max(0, stop - start)] if step == 1 else self.since(0)[place]
        index = place + self.length if place < 0 else place
        if not 0 <= index < self.length:
            raise IndexError(f"There are {self.length} entries, but no entry {place}.")
        return self._pages[index // PAGE][index % PAGE]

    def __iter__(self) -> Iterator[T]:
        return iter(self.since(0))

    def __reversed__(self) -> Iterator[T]:
        return reversed(self.since(0))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Log, list)) and self.since(0) == list(other)

    def __hash__(self) -> int:
        raise TypeError("A log grows: it has no hash.")

    def __reduce__(self) -> tuple[Any, ...]:
        return Log.of, (self.since(0),)

    def __repr__(self) -> str:
        return f"Log({self.since(0)!r})"


class Column(Generic[T]):
    """One value of each row of a log, read like a list."""

    def __init__(self, rows: Log[Any], name: str) -> None:
        self._rows = rows
        self._name = name

    def __len__(self) -> int:
        return self._rows.length

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> list[T]: ...

    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return [getattr(row, self._name) for row in self._rows[place]]
        value: T = getattr(self._rows[place], self._name)
        return value

    def __iter__(self) -> Iterator[T]:
        return iter(self[:])

    def __reversed__(self) -> Iterator[T]:
        return reversed(self[:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Column, list)) and self[:] == list(other)

    def __hash__(self) -> int:
        raise TypeError("A log grows: it has no hash.")

    def __repr__(self) -> str:
        return repr(self[:])
