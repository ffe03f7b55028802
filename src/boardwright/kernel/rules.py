"""What a game gives to the kernel: its rules as plain functions and tables."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .decision import Decision, Option, Script
from .errors import BadSetting, IllegalOption
from .rng import Rng
from .state import State
from .vocabulary import Vocabulary

Setting = str | int | bool


class Outcome:
    """How a game ended: the points and the place of each seat, and why (a message key and its values).

    The first place is 0. Seats that the rulebook leaves tied share a place, and the places after it stay empty: two
    winners and a third are [0, 0, 2].
    """

    def __init__(self, scores: list[int], places: list[int], reason: str, values: Option = ()) -> None:
        self.scores = scores
        self.places = places
        self.reason = reason
        self.values = values

    @property
    def winners(self) -> list[int]:
        """The seats in the first place: several if they share the victory."""
        return [seat for seat, place in enumerate(self.places) if place == 0]

    @property
    def ranking(self) -> list[int]:
        """The seats from first to last; those that share a place in the order of their numbers."""
        return sorted(range(len(self.places)), key=self.places.__getitem__)

    def prizes(self, by_place: list[float]) -> list[float]:
        """What each seat gets, if these are the prizes from first to last: seats that share a place divide theirs."""
        places = self.places
        found = []
        for place in places:
            tied = places.count(place)
            found.append(sum(by_place[place : place + tied]) / tied)
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.scores, self.places, self.reason, self.values)

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, places={self.places}, reason={self.reason!r})"


def places_of(merits: Sequence[tuple[int, ...]]) -> list[int]:
    """The place of each seat, from what the rulebook compares in its order, where more is better."""
    return [sum([1 for other in merits if other > merit]) for merit in merits]


class OptionSpec:
    """One option of a game (`options={"split_discard": True}`): its default and the values it may have.

    With `free`, the choices are examples: other values of the same type reach the set-up, which checks them itself.
    With `simulations`, it is of no use to people who play: forms leave it out.
    """

    def __init__(
        self, name: str, default: Setting, choices: Sequence[Setting], free: bool = False, simulations: bool = False
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.free = free
        self.simulations = simulations


class Reason:
    """Why the seat that is asked cannot choose something: the option it misses, or how that begins, and what to say.

    `topic` is the subject of help; `what` is `(key, *args)` for the message `why-<key>`.
    """

    def __init__(self, topic: str, option: Option, what: Option) -> None:
        self.topic = topic
        self.option = option
        self.what = what

    def __reduce__(self) -> tuple[Any, ...]:
        return Reason, (self.topic, self.option, self.what)

    def __repr__(self) -> str:
        return f"Reason({self.topic!r}, {self.option!r}, {self.what!r})"


class NoDeal(IllegalOption):
    """A deal that cannot be proposed now, and why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"This deal cannot be proposed: {' '.join(str(part) for part in reason.what)}.")
        self.reason = reason


Deal = Callable[[Any, Sequence[Mapping[str, Any]], bool], list[Option]]


class Rules:
    """One game: everything the kernel, the tests and the table need to know of it.

    `builds_on` is the game whose words it uses where it has none of its own. `deal(state, items, ask_forced)` gives the
    moves by which whoever is asked proposes these items as a whole; NoDeal if that cannot be done.
    """

    def __init__(
        self,
        name: str,
        version: int,
        seats: tuple[int, int],
        options: Sequence[OptionSpec],
        setup: Callable[[int, Rng, dict[str, Any]], State],
        stages: Mapping[str, Callable[[Any], Script[None]]],
        from_json: Callable[[dict[str, Any]], State],
        view: Callable[[Any, int | None], dict[str, Any]],
        redeal: Callable[[Any, int, Rng], None],
        outcome: Callable[[Any], Outcome],
        vocabulary: Vocabulary,
        clauses: Sequence[str],
        why_not: Callable[[Any, Decision], list[Reason]] | None = None,
        builds_on: str = "",
        deal: Deal | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.options = options
        self.setup = setup
        self.stages = stages
        self.from_json = from_json
        self.view = view
        self.redeal = redeal
        self.outcome = outcome
        self.vocabulary = vocabulary
        self.clauses = clauses
        self.why_not = why_not
        self.builds_on = builds_on
        self.deal = deal

    def checked_seats(self, seats: object) -> int:
        """The number of seats, or a BadSetting that says which are possible."""
        low, high = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
            raise BadSetting(f"{self.name} has {low} to {high} seats, not {seats!r}.")
        return seats

    def checked_options(self, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Every option with its value, or a BadSetting that says which names and values are possible."""
        given = {} if options is None else dict(options)
        checked: dict[str, Any] = {}
        for spec in self.options:
            value = given.pop(spec.name, spec.default)
            known = any(value == choice and type(value) is type(choice) for choice in spec.choices)
            if not known and not (spec.free and type(value) is type(spec.default)):
                values = ", ".join(str(choice) for choice in spec.choices)
                raise BadSetting(f"Option {spec.name!r} of {self.name} must be one of {values}, not {value!r}.")
            checked[spec.name] = value
        if given:
            names = ", ".join(spec.name for spec in self.options)
            raise BadSetting(f"{self.name} has no option {next(iter(given))!r}; its options are: {names}.")
        return checked
