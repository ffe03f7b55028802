"""Every word of a game, declared once: the kinds of things it speaks of, and what it asks, offers and tells of them.

In memory a thing is a number (card 23), outside it is an id ("construction-3"): in the JSON API, in records and marks.
Numbers are kept for ever, so that records, marks and programs that learn stay true when a game gets new cards.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, cast

from .decision import Decision, Option
from .errors import RecordError

Value = str | int

Phrase = str | int | tuple[Any, ...]
"""A literal name or number; ("message", id) for a word of the locale file; ("message", id, values), where the values of
the message are phrases by name; or ("seat", number) for what that seat is called."""

Says = Callable[[Any, str], Phrase]
"""What a value is called in a language: a literal, or a phrase of the locale file."""

T = TypeVar("T")


class Kind(Generic[T]):
    """A kind of thing that a game speaks of: a seat, a card, a system, a count.

    `ids` names what is a number in memory. `domain` is what an option can hold, in the order of the action numbers.
    `spot` is where a value is clicked, with `{id}` or `{seat}` in it; "" for nowhere. A `relative` kind holds seats:
    in action numbers they are counted from the seat that is asked, in turn order. With `counts`, the numbers are just
    numbers.
    """

    def __init__(
        self,
        name: str,
        ids: Mapping[int, str],
        domain: Sequence[Value],
        says: Says,
        spot: str = "",
        relative: bool = False,
        counts: bool = False,
    ) -> None:
        self.name = name
        self.ids = ids
        self.numbers: dict[str, int] = {word: number for number, word in ids.items()}
        self.order: Sequence[int] = list(ids)
        """What has an id, in the order of the columns that programs see."""
        self.once: dict[str, int] = {}
        """What things were called in earlier records; it is still understood."""
        self.domain = domain
        self.says = says
        self.spot = spot
        self.relative = relative
        self.counts = counts
        self.others: Sequence[int] = ()
        """Of a relative kind: owners who are no seats; they are the same for whoever is asked."""
        self.places: dict[Value, int] = {}
        """The place of the first argument of this kind in each option that has one."""
        self.second_places: dict[Value, int] = {}
        self.asked_places: dict[str, int] = {}

    def of(self, option: tuple[Any, ...]) -> T:
        """The thing of this kind that an option holds."""
        found: T = option[self.places[option[0]]]
        return found

    def second(self, option: tuple[Any, ...]) -> T:
        """The second thing of this kind that an option holds."""
        found: T = option[self.second_places[option[0]]]
        return found

    def held_by(self, option: Option) -> bool:
        """Whether an option holds a thing of this kind."""
        return option[0] in self.places

    def asked(self, decision: Decision) -> T:
        """The thing of this kind that a question names."""
        return cast(T, decision.values[self.asked_places[decision.ask]])

    def within(self, domain: Sequence[Value]) -> "Kind[T]":
        """The same kind where an option can hold only these values."""
        same: Kind[T] = Kind(self.name, self.ids, domain, self.says, self.spot, self.relative, self.counts)
        same.numbers = self.numbers
        same.order = self.order
        same.once = self.once
        same.others = self.others
        same.places = self.places
        same.second_places = self.second_places
        same.asked_places = self.asked_places
        return same

    def with_others(self, others: Sequence[int]) -> "Kind[T]":
        """The same kind of seats for a game with owners who are no seats."""
        same = self.within([*self.domain, *others])
        same.others = others
        return same

    def with_more(self, ids: Mapping[int, str]) -> "Kind[T]":
        """The same kind for a game that has more such things; this one keeps its columns and action numbers.

        Their ids are known to this kind from then on, so that what both games share can save and name them.
        """
        cast(dict[int, str], self.ids).update(ids)
        self.numbers.update({word: number for number, word in ids.items()})
        same = self.within([*self.domain, *ids])
        same.order = [*self.order, *ids]
        return same

    def outside(self, value: Value) -> Value:
        """The id of a number; what has none (a count, a word, nothing at all) stays as it is."""
        return self.ids.get(value, value) if isinstance(value, int) else value

    def inside(self, value: Value) -> Value:
        """The number of an id; what is no id stays as it is, and so does a number."""
        return self.numbers.get(value, self.once.get(value, value)) if isinstance(value, str) else value

    def number(self, value: Value) -> int:
        """The number of a thing that was saved by its id, or by its number."""
        if isinstance(value, int):
            return value
        if value not in self.numbers:
            raise RecordError(f"There is no {self.name} {value!r} in this version of the game.")
        return self.numbers[value]

    def phrase(self, value: Value, language: str) -> Phrase:
        """What a thing is called, by its number or its id."""
        return self.says(self.inside(value), language)


def message_of(name: str, ids: Mapping[int, str]) -> Says:
    """Names that stand in the locale file: `name-<kind>-<id>`."""

    def says(value: Any, language: str) -> Phrase:
        return ("message", f"name-{name}-{ids.get(value, value)}".replace("_", "-"))

    return says


def row_of(rows: Mapping[int, Mapping[str, Any]]) -> Says:
    """Names that stand in the data: `name`, and `name_<language>` where a source gives it."""

    def says(value: Any, language: str) -> Phrase:
        return in_language(rows[value], language)

    return says


def in_language(row: Mapping[str, Any], language: str) -> str:
    """The name of a row of data in a language, or in English where no source gives it."""
    return row.get(f"name_{language}") or row["name"] or ""


def literal(value: Any, language: str) -> Phrase:
    """A number or a word is said as it is."""
    return cast(Phrase, value)


def seats(count: int, spot: str = "seat-{id}") -> "Kind[Any]":
    """The kind of the seats of a game for up to so many."""
    return Kind("seat", {}, range(count), message_of("seat", {}), spot, relative=True)


def numbered(
    name: str,
    ids: Sequence[str] | Mapping[int, str],
    domain: Sequence[Value] | None = None,
    spot: str = "",
    rows: Mapping[int, Mapping[str, Any]] | Sequence[Mapping[str, Any]] | None = None,
    says: Says | None = None,
) -> "Kind[Any]":
    """Things that are numbers in memory and ids outside, called by their rows of data or by `name-<kind>-<id>`."""
    table = dict(ids) if isinstance(ids, Mapping) else dict(enumerate(ids))
    if rows is not None:
        says = row_of(rows if isinstance(rows, Mapping) else dict(enumerate(rows)))
    return Kind(name, table, list(table) if domain is None else domain, says or message_of(name, table), spot)


def worded(name: str, ids: Sequence[str], spot: str = "", says: Says | None = None) -> "Kind[Any]":
    """Things that are words in memory, too: the actions, the halves of a choice."""
    return Kind(name, {}, ids, says or message_of(name, {}), spot)


def counted(name: str, domain: Sequence[int] = (), says: Says = literal, spot: str = "") -> "Kind[Any]":
    """Numbers that are just numbers."""
    return Kind(name, {}, domain, says, spot, counts=True)


class Verb:
    """A question, an option, an event or a reason: its word, and its arguments by name with their kinds.

    The names are the variables of its sentence in the locale file.
    """

    def __init__(self, word: str, names: Sequence[str], kinds: Sequence[Kind[Any]]) -> None:
        self.word = word
        self.names = names
        self.kinds = kinds

    def fits(self, values: Sequence[Value]) -> bool:
        """Whether these can be its arguments."""
        return len(values) == len(self.kinds)


def verb(word: str, **arguments: Kind[Any]) -> Verb:
    """Declares a verb: `verb("spend", resource=RESOURCE, slot=SLOT, use=USE)`."""
    return Verb(word, list(arguments), list(arguments.values()))


SEATS: Final[Kind[Any]] = seats(0)
"""Every game has seats, also one whose sentences call them otherwise."""

Seated = Callable[[Mapping[str, Any]], Mapping[str, Mapping[Value, int]]]


class Vocabulary:
    """All words of a game.

    The order of the options is that of the action numbers: new ones come at the end. `kinds` are those that are named
    outside of any sentence, such as the text of a card. `topics` are subjects of help that the game explains itself,
    by its kind "help"; `unused` are those of the game it builds on that do not occur here; `titles` is the kind that
    names subjects of help. `seats(view, language)`: what the seats are called in one game, if not by their number.
    `seated(view)`: the seats that things of other kinds stand for there, by the kind's name: `{"faction": {3: 0}}`.
    """

    def __init__(
        self,
        asks: Sequence[Verb],
        options: Sequence[Verb],
        events: Sequence[Verb],
        reasons: Sequence[Verb] = (),
        outcomes: Sequence[Verb] = (),
        kinds: Sequence[Kind[Any]] = (),
        topics: Sequence[str] = (),
        seats: Callable[[Mapping[str, Any], str], Sequence[Phrase]] | None = None,
        titles: Kind[Any] | None = None,
        seated: Seated | None = None,
        unused: Collection[str] = (),
    ) -> None:
        self.asks = {one.word: one for one in asks}
        self.options = {one.word: one for one in options}
        self.events = {one.word: one for one in events}
        self.reasons = {one.word: one for one in reasons}
        self.outcomes = {one.word: one for one in outcomes}
        self.topics = topics
        self.seats = seats
        self.titles = titles
        self.seated = seated
        self.unused = unused
        self.kinds: dict[str, Kind[Any]] = {}
        for table in (self.asks, self.options, self.events, self.reasons, self.outcomes):
            for one in table.values():
                for kind in one.kinds:
                    self.kinds.setdefault(kind.name, kind)
        for kind in [*kinds, SEATS]:
            self.kinds.setdefault(kind.name, kind)
        for one in options:
            learn_places(one)
        for one in asks:
            for place, kind in enumerate(one.kinds):
                kind.asked_places.setdefault(one.word, place)

    def outside(self, what: Option, table: Mapping[str, Verb] | None = None) -> list[Value]:
        """An option, or how it begins (or what else the table declares), as it goes out: with ids, not numbers."""
        one = (self.options if table is None else table).get(str(what[0]))
        if one is None or len(what) - 1 > len(one.kinds):
            return list(what)
        return [what[0], *[kind.outside(value) for kind, value in zip(one.kinds, what[1:], strict=False)]]

    def inside(self, what: Sequence[Value]) -> Option:
        """An option as it came in, with ids or with numbers; what no option is stays as it is."""
        one = self.options.get(str(what[0])) if what else None
        if one is None or not one.fits(what[1:]):
            return tuple(what)
        return (what[0], *[kind.inside(value) for kind, value in zip(one.kinds, what[1:], strict=True)])

    def event_outside(self, what: Option) -> list[Value]:
        """An event as it goes out."""
        return self.outside(what, self.events)

    def name(self, kind: str, value: Value, language: str) -> Phrase:
        """What a thing of some kind is called."""
        return self.kinds[kind].phrase(value, language)


def learn_places(option: Verb) -> None:
    """Tell each kind where it stands in an option."""
    found: list[dict[Value, int]] = []
    for place, kind in enumerate(option.kinds, 1):
        again = any(places is kind.places for places in found)
        (kind.second_places if again else kind.places).setdefault(option.word, place)
        found.append(kind.places)
