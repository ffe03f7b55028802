"""What a game gives to programs that learn: rows of small numbers for a position and its options, numbers for options.

A row is a byte for each column: whole numbers from 0 to 255. Who reads it sits first: seat 0 is "me", then come the
others in turn order. So one program can play at every seat, and at every number of seats.

Rows are filled in a BytesWriter, where compiled code writes a byte in 2 ns; in a bytearray or a list, which then has to
be turned into bytes, this was most of the time of a step.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from librt.strings import BytesWriter

from .decision import Among, Decision, Option
from .errors import BoardwrightError
from .state import State
from .vocabulary import Kind, Value, Verb

MOST: Final = 255
HIGH: Final = 256
"""What is counted beyond MOST takes two columns: how many times this, and the rest."""
NO_NUMBER: Final = -1


def at_most(value: int) -> int:
    """A number that has no upper bound, cut so that it fits into a column."""
    return value if value < MOST else MOST


def fill(row: BytesWriter, at: int, values: list[int]) -> None:
    """Numbers for columns that follow each other."""
    for value in values:
        row[at] = value
        at += 1


def total(values: Sequence[int], first: int, count: int) -> int:
    """The sum of so many values, from the first on."""
    return sum(values[first : first + count])


def fill_some(row: BytesWriter, at: int, values: Sequence[int], first: int, count: int) -> None:
    """So many of the values, from the first on, for columns that follow each other; most of them are 0."""
    for value in values[first : first + count]:
        if value:
            row[at] = at_most(value)
        at += 1


class Columns:
    """The names of columns, in order. Adding some tells where they begin."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, *names: str) -> int:
        first = len(self.names)
        self.names.extend(names)
        return first

    def each(self, prefix: str, values: Sequence[object]) -> int:
        """One column for each value."""
        return self.add(*[f"{prefix}.{value}" for value in values])

    def __len__(self) -> int:
        return len(self.names)


class Actions:
    """A number for every option that a game can ever offer.

    The numbers of a verb begin where those of the verb before it end; the last argument counts fastest. Numbers are
    kept for ever: new verbs come at the end.
    """

    def __init__(self, options: Mapping[str, Verb]) -> None:
        self.options = options
        self.size = 0
        self.first: dict[str, int] = {}
        self._starts: list[tuple[int, str]] = []
        self._places: dict[str, list[dict[Value, int]]] = {}
        self._known: dict[int, dict[Option, int]] = {}
        for word, verb in options.items():
            self.first[word] = self.size
            self._starts.append((self.size, word))
            self._places[word] = [{value: place for place, value in enumerate(kind.domain)} for kind in verb.kinds]
            self.size += self.count(word)

    def count(self, word: str) -> int:
        """How many numbers a verb has."""
        count = 1
        for kind in self.options[word].kinds:
            count *= len(kind.domain)
        return count

    def encode(self, option: Option, seat: int, seats: int) -> int:
        """The number of an option that a seat is offered; an error if no kind has a place for it."""
        found = self.number_or_none(option, seat, seats)
        if found == NO_NUMBER:
            raise BoardwrightError(f"The option {option!r} has no action number.")
        return found

    def number_or_none(self, option: Option, seat: int, seats: int) -> int:
        """The number of an option, or NO_NUMBER."""
        verb = self.options.get(str(option[0]))
        if verb is None or not verb.fits(option[1:]):
            return NO_NUMBER
        places = self._places[verb.word]
        number = 0
        for place in range(len(places)):
            value = option[place + 1]
            if verb.kinds[place].relative and value not in verb.kinds[place].others:
                assert isinstance(value, int)
                value = (value - seat) % seats
            index = places[place].get(value, NO_NUMBER)
            if index == NO_NUMBER:
                return NO_NUMBER
            number = number * len(places[place]) + index
        return self.first[verb.word] + number

    def decode(self, number: int, seat: int, seats: int) -> Option:
        """The option with this number, as that seat would be offered it."""
        if not 0 <= number < self.size:
            raise BoardwrightError(f"Actions are numbered 0 to {self.size - 1}; there is no action {number}.")
        low, high = 0, len(self._starts)
        while high - low > 1:
            middle = (low + high) // 2
            if self._starts[middle][0] <= number:
                low = middle
            else:
                high = middle
        start, verb = self._starts[low]
        rest = number - start
        values: list[Value] = []
        for kind in reversed(self.options[verb].kinds):
            size = len(kind.domain)
            value = kind.domain[rest % size]
            values.append((rest % size + seat) % seats if kind.relative and value not in kind.others else value)
            rest //= size
        return (verb, *reversed(values))

    def numbers(self, options: list[Option], seat: int, seats: int) -> list[int]:
        """The numbers of the options of a decision; NO_NUMBER for one that no kind has a place for."""
        known = self._known.get(seats * 8 + seat)
        if known is None:
            known = self._known[seats * 8 + seat] = {}
        found: list[int] = []
        for option in options:
            number = known.get(option, NO_NUMBER - 1)
            if number < NO_NUMBER:
                number = known[option] = self.number_or_none(option, seat, seats)
            found.append(number)
        return found


def kinds_of(verbs: Mapping[str, Verb]) -> dict[str, list[str]]:
    """The names of the kinds of each verb's arguments."""
    return {word: [kind.name for kind in verb.kinds] for word, verb in verbs.items()}


def places_in(kind: Kind[Any]) -> dict[Value, int]:
    """The place of each thing among those of its kind; none for what is only counted."""
    return {value: place for place, value in enumerate(kind.order or kind.domain)}


class Question:
    """The columns of a question: which one it is, and what it names, one column for each kind.

    A count is written as it is. All else begins with 1: seats with who reads the row, things with the first of their
    kind; of a kind with more things than a column can count, `asked.<kind>.high` says how many times HIGH comes on top.
    `apart` are the kinds that the game writes itself.
    """

    def __init__(self, columns: Columns, asks: Mapping[str, Verb], apart: Sequence[str] = ()) -> None:
        named = [kind for one in asks.values() for kind in one.kinds if kind.name not in apart]
        kinds = {kind.name: kind for kind in named}
        kinds.update({kind.name: kind for kind in named if kind.others})  # questions may name owners who are no seats
        first = columns.each("ask", list(asks))
        self.asks = asks
        self.ask_column: dict[str, int] = {ask: place for place, ask in enumerate(asks, first)}
        first = columns.each("asked", list(kinds))
        self.column: dict[str, int] = {name: place for place, name in enumerate(kinds, first)}
        self._places: dict[str, dict[Value, int]] = {name: places_in(kind) for name, kind in kinds.items()}
        large = [name for name, places in self._places.items() if len(places) > MOST]
        first = columns.add(*[f"asked.{name}.high" for name in large])
        self.high_column: dict[str, int] = {name: place for place, name in enumerate(large, first)}

    def write(self, row: BytesWriter, decision: Decision, seat: int, seats: int) -> None:
        """What is asked, as this seat sees it."""
        row[self.ask_column[decision.ask]] = 1
        kinds = self.asks[decision.ask].kinds
        for index in range(len(kinds)):
            name = kinds[index].name
            value = decision.values[index]
            if name not in self.column:
                continue
            places = self._places[name]
            if kinds[index].relative and value not in kinds[index].others:
                assert isinstance(value, int)
                row[self.column[name]] = (value - seat) % seats + 1
            elif places:
                place = places.get(value, NO_NUMBER) + 1
                row[self.column[name]] = place % HIGH
                if name in self.high_column:
                    row[self.high_column[name]] = place // HIGH
            elif isinstance(value, int):
                row[self.column[name]] = at_most(value)


SET_COLUMNS: Final = ["set.chosen", "set.left", "set.least", "set.most"]
"""While a set is being chosen: how many have been chosen and are left, and how many more may be."""


class Features:
    """The columns of a game, what fills them, and the numbers of its options.

    `write_state(row, state, seat, decision)` fills in the position as that seat may see it, in a row of zeros; the
    decision is the one that the seat is asked, or None. `write_option(row, at, state, seat, option)` fills in the
    columns of one option, from place `at` of a row of zeros on, as the seat that is asked sees it. `score(state, seat)`
    is what the seat would score if the game ended now; it may count what is hidden.

    In the middle of choosing a set nothing has happened yet, so the position does not show what has been chosen. Each
    row of a position therefore ends with columns for that: SET_COLUMNS, and for each column of an option its sum over
    what has been chosen.
    """

    def __init__(
        self,
        state_columns: Sequence[str],
        option_columns: Sequence[str],
        write_state: Callable[[BytesWriter, Any, int, Decision | None], None],
        write_option: Callable[[BytesWriter, int, Any, int, Option], None],
        actions: Actions,
        score: Callable[[Any, int], int],
    ) -> None:
        chosen = [f"set.chosen.{name}" for name in option_columns]
        self.state_columns = [*state_columns, *SET_COLUMNS, *chosen]
        self.option_columns = option_columns
        self.write_state = write_state
        self.write_option = write_option
        self.actions = actions
        self.score = score
        self._set = len(state_columns)
        self._no_state = bytes(len(self.state_columns))
        self._no_option = bytes(len(option_columns))

    def state_row(self, state: State, seat: int, decision: Decision | None) -> bytes:
        """The position as a seat may see it, with what it has chosen of a set so far."""
        row = BytesWriter()
        row.write(self._no_state)
        self.write_state(row, state, seat, decision)
        if decision is not None and decision.among is not None:
            self._write_set(row, state, seat, decision.among)
        return row.getvalue()

    def _write_set(self, row: BytesWriter, state: State, seat: int, among: Among) -> None:
        counts = [len(among.chosen), len(among.left), among.least, among.most]
        fill(row, self._set, [at_most(count) for count in counts])
        sums = self._set + len(SET_COLUMNS)
        for option in among.chosen:
            one = BytesWriter()
            one.write(self._no_option)
            self.write_option(one, 0, state, seat, option)
            for column in range(len(self.option_columns)):
                row[sums + column] = at_most(int(row[sums + column]) + int(one[column]))

    def option_rows(self, state: State, decision: Decision) -> bytes:
        """The rows of all options of a decision, one after the other."""
        width = len(self.option_columns)
        write = self.write_option
        rows = BytesWriter()
        rows.write(self._no_option * len(decision.options))
        at = 0
        for option in decision.options:
            write(rows, at, state, decision.seat, option)
            at += width
        return rows.getvalue()
