"""What is on the table, for every game: plain data with a stage, randomness and a chronicle."""

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from .decision import Decision, Option
from .log import Log
from .rng import Rng


def digest_of(data: object) -> str:
    """A short hash of JSON data."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@mypyc_attr(acyclic=True)
class Event:
    """One line of the chronicle: what happened (`(verb, *args)`), after which move, and who may see it."""

    def __init__(self, move: int, what: Option, audience: tuple[int, ...] | None) -> None:
        self.move = move
        self.what = what
        self.audience = audience

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may see this event."""
        return self.audience is None or (seat is not None and seat in self.audience)

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.move, self.what, self.audience)

    def __repr__(self) -> str:
        return f"Event({self.move}, {self.what!r}, {self.audience!r})"


@mypyc_attr(acyclic=True)
class Chronicle:
    """The events of a game so far, in order."""

    def __init__(self) -> None:
        self.events: Log[Event] = Log()
        self.move = 0


@mypyc_attr(acyclic=True)
class State:
    """The parent of every game's state.

    `stage` names the script to run next; "" means that the game is over. `looks` counts the moments at which
    something hidden was seen; together with the draws of `rng` it tells the kernel which moves revealed something.
    `turn` is the seat whose turn it is; -1 between turns, and in games without turns.
    The chronicle and the clause counter are not part of the position: copies start without them. A set-up that has
    something to tell begins the chronicle itself. `repeated` are the questions of a stage that is run again, the next
    one last. A state has slots: it is copied for every fork. Nothing in a state refers to the state itself, so that the
    garbage collector need not look at the many copies that a long game keeps.
    """

    __slots__ = ("chronicle", "clauses", "looks", "repeated", "rng", "seats", "stage", "turn")

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.stage = ""
        self.turn = -1
        self.looks = 0
        self.chronicle: Chronicle | None = None
        self.clauses: dict[str, int] | None = None
        self.repeated: list[Decision] | None = None

    def asked_before(self) -> Decision | None:
        """The question that comes now if this stage was run up to here before, in the game that is forked.

        A script whose question takes long to find need not find it again:
        `option = yield g.asked_before() or question(g, me)`.
        """
        repeated = self.repeated
        return repeated[-1] if repeated else None

    def ask(
        self,
        seat: int,
        ask: str,
        options: list[Option],
        values: Option = (),
        always: bool = False,
        idle: Sequence[Option] = (),
        veiled: bool = False,
    ) -> Decision:
        """A decision, to be yielded: `option = yield g.ask(me, "tax", [...])`.

        `idle` are further options, which are legal but would change nothing now.
        """
        return Decision(seat, ask, options, values, always, None, idle, veiled)

    def note(self, what: Option, audience: tuple[int, ...] | None = None) -> None:
        """Write a line of the chronicle, for everybody or for the seats of the audience."""
        chronicle = self.chronicle
        if chronicle is not None:
            chronicle.events.append(Event(chronicle.move, what, audience))

    def look(self) -> None:
        """Something hidden was seen by somebody (a card drawn, a hand looked at): no undo past this."""
        self.looks += 1

    def reach(self, clause: str) -> None:
        """A clause of a card took effect; counted while the tests ask for it."""
        if self.clauses is not None:
            self.clauses[clause] = self.clauses.get(clause, 0) + 1

    def revealed(self) -> int:
        """Grows whenever chance or a look gave somebody new knowledge."""
        return self.rng.counter + self.looks

    def copy(self) -> "State":
        """An equal and independent state."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """The whole position as JSON data, with ids."""
        raise NotImplementedError

    def numbers(self) -> dict[str, Any]:
        """The same with the numbers that things have in memory, which never change: what the digest is made of."""
        return self.to_json()

    @staticmethod
    def from_json(data: dict[str, Any]) -> "State":
        """The position of such data."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return read_state, (type(self), self.to_json())

    def check(self) -> None:
        """Raise AssertionError unless every invariant holds. For tests and fuzzing, never in normal play."""
        raise NotImplementedError

    def digest(self) -> str:
        """A short hash of the whole position."""
        return digest_of(self.numbers())


def read_state(kind: type[State], data: dict[str, Any]) -> State:
    """A state that was pickled."""
    return kind.from_json(data)
