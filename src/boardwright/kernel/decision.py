"""A question to one seat and its legal answers."""

from collections.abc import Generator, Sequence
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

Option = tuple[str | int, ...]
"""A legal answer: `(verb, *args)` of strings and ints. Hashable, JSON-able, the same in every process."""


@mypyc_attr(acyclic=True)
class Among:
    """The set of which a decision chooses one member.

    `offered` is all that could be chosen at the first step; it is the same list at every step of one set. `chosen` is
    what has been chosen of it. `left` is what may still be chosen, in the order of its one spelling; an option that
    may be chosen several times stands there as often. From `least` to `most` of these are to be chosen; `stop` ends it
    before `most`.
    """

    def __init__(
        self, offered: list[Option], chosen: list[Option], left: list[Option], least: int, most: int, stop: Option
    ) -> None:
        self.offered = offered
        self.chosen = chosen
        self.left = left
        self.least = least
        self.most = most
        self.stop = stop

    def __reduce__(self) -> tuple[Any, ...]:
        return Among, (self.offered, self.chosen, self.left, self.least, self.most, self.stop)

    @property
    def listed(self) -> list[Option]:
        """What people are offered: everything that is left, each once, and the end, if it can be now."""
        return [*dict.fromkeys(self.left), *([] if self.least else [self.stop])]

    def __repr__(self) -> str:
        return f"Among({self.left!r}, least={self.least}, most={self.most})"


@mypyc_attr(acyclic=True)
class Decision:
    """Which seat is asked, what (`ask`, a message key with its `values`), and the legal options.

    A single option is chosen without asking, unless `always`, where there is something to see and to confirm; or
    `veiled`, where the others must not learn whether there was a choice. A veiled question with a single option answers
    itself after a while, where people play.
    `among` is there when the decision is a step of choosing a set: see sets.py.
    `idle` are the options that are legal but would change nothing now: they stand last, and bots leave them alone.
    """

    def __init__(
        self,
        seat: int,
        ask: str,
        options: list[Option],
        values: Option = (),
        always: bool = False,
        among: "Among | None" = None,
        idle: Sequence[Option] = (),
        veiled: bool = False,
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.options = [*options, *idle] if idle else options
        self.values = values
        self.always = always
        self.among = among
        self.idle = idle
        self.veiled = veiled

    @property
    def useful(self) -> list[Option]:
        """The options without the idle ones; all, if there are no others. They stand first among the options."""
        return self.options[: -len(self.idle)] or self.options if self.idle else self.options

    @property
    def forced(self) -> bool:
        """Whether it needs no answer of the seat."""
        return len(self.options) == 1 and not self.always and not self.veiled

    @property
    def lapses(self) -> bool:
        """Whether it is asked only because of the others, and answers itself."""
        return self.veiled and len(self.options) == 1 and not self.always

    def __reduce__(self) -> tuple[Any, ...]:
        options = self.options[: len(self.options) - len(self.idle)]
        return Decision, (
            self.seat, self.ask, options, self.values, self.always, self.among, self.idle, self.veiled,
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, ask={self.ask!r}, options={self.options!r})"


T = TypeVar("T")
Script = Generator[Decision, Option, T]
"""A rule that asks somebody something: it yields decisions and is sent the chosen options."""
