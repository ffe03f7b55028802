"""From the notation to steps: every verb, selector, zone and argument is checked here, once."""

from collections.abc import Callable
from typing import Final

from ..facts import (
    ATTACK,
    FACE_ROWS,
    ICON_COUNT,
    ICONS,
    NAMES,
    PINNED,
    STATE_OF,
    STATES,
    SUIT_BITS,
    SUITS,
    TOKENS,
    TOKENS_AND_ACTION,
    TYPES,
)
from ..notation import CALL, NAME, NUMBER, OPERATOR, STRING, Expr, Place
from ..state import NATION
from . import numbers, selectors
from .step import Count, Number, Selector, Step
from .words import ZONE_CODES

ANY4: Final[int] = 0b1111
"""region, uncivilised, civilised, tributary"""


class Args:
    """The arguments of one verb. Each is asked for once; `done` complains about those nobody asked for."""

    def __init__(self, call: Expr, place: Place) -> None:
        self.call = call
        self.place = place
        self.taken: list[str] = []
        self.next = 0

    @property
    def is_unrest(self) -> bool:
        """Whether the text is that of an unrest card."""
        return self.place.is_unrest

    def done(self) -> None:
        if self.next < len(self.call.parts):
            raise self.place.wrong(f"{self.call.name} takes {self.next} arguments, not {len(self.call.parts)}")
        for key in self.call.keys:
            if key not in self.taken:
                raise self.place.wrong(f"{self.call.name} has no argument {key!r}")

    # -- one argument ----------------------------------------------------------------------------------------------

    def key(self, name: str) -> Expr | None:
        self.taken.append(name)
        return self.call.keys.get(name)

    def part(self) -> Expr | None:
        """The next argument without a name."""
        if self.next < len(self.call.parts):
            self.next += 1
            return self.call.parts[self.next - 1]
        return None

    def need(self, what: str) -> Expr:
        part = self.part()
        if part is None:
            raise self.place.wrong(f"{self.call.name} needs {what}")
        return part

    def rest(self) -> list[Expr]:
        parts = self.call.parts[self.next :]
        self.next = len(self.call.parts)
        return parts

    # -- typed arguments ---------------------------------------------------------------------------------------------

    def steps(self) -> list[Step]:
        return [build_step(part, self.place) for part in self.rest()]

    def step(self) -> Step:
        return build_step(self.need("a step"), self.place)

    def step_key(self, name: str) -> Step | None:
        expr = self.key(name)
        return None if expr is None else build_step(expr, self.place)

    def condition(self) -> Number:
        return build_number(self.need("a condition"), self.place)

    def condition_key(self, name: str) -> Number | None:
        expr = self.key(name)
        return None if expr is None else build_number(expr, self.place)

    def number(self) -> Number:
        return build_number(self.need("a number"), self.place)

    def selector(self) -> Selector:
        """The next argument as a selector; `any` if there is none."""
        return build_selector(self.part() or Expr(NAME, "any", 0, [], {}), self.place)

    def selector_key(self, name: str) -> Selector | None:
        expr = self.key(name)
        return None if expr is None else build_selector(expr, self.place)

    def zones(self, name: str, default: list[int]) -> list[int]:
        expr = self.key(name)
        return default if expr is None else build_zones(expr, self.place)

    def zone_part(self) -> list[int]:
        return build_zones(self.need("a zone"), self.place)

    def count(self) -> Count:
        """The argument `n=`, 1 if there is none."""
        expr = self.key("n")
        return numbers.ONE if expr is None else build_count(expr, self.place)

    def count_part(self) -> Count:
        part = self.part()
        return numbers.ONE if part is None else build_count(part, self.place)

    def amounts(self, with_action: bool) -> list[Count | None]:
        """The arguments material=, population=, progress= (and action=)."""
        kinds = TOKENS_AND_ACTION if with_action else TOKENS
        found: list[Count | None] = []
        for kind in kinds:
            expr = self.key(kind)
            found.append(None if expr is None else build_count(expr, self.place))
        if all(count is None for count in found):
            raise self.place.wrong(f"{self.call.name} names no tokens")
        return found

    def token(self) -> int:
        """The next argument as a kind of token."""
        expr = self.need("a token")
        if expr.kind != NAME or expr.name not in TOKENS:
            raise self.place.wrong(f"{expr.name!r} is not a token")
        return TOKENS.index(expr.name)

    def icon(self) -> int:
        expr = self.need("a region icon")
        if expr.kind != NAME or expr.name not in ICONS:
            raise self.place.wrong(f"{expr.name!r} is not a region icon")
        return ICONS.index(expr.name)

    def state_icon(self) -> int:
        expr = self.need("a state icon")
        if expr.kind != NAME or expr.name not in STATES:
            raise self.place.wrong(f"{expr.name!r} is not a state icon")
        return STATES.index(expr.name)

    def suit(self) -> int:
        expr = self.need("a suit")
        if expr.kind != NAME or expr.name not in SUITS:
            raise self.place.wrong(f"{expr.name!r} is not a suit")
        return SUITS.index(expr.name)

    def word(self, words: list[str]) -> str:
        """The next argument as one of some words."""
        expr = self.need(f"one of {', '.join(words)}")
        if expr.kind != NAME or expr.name not in words:
            raise self.place.wrong(f"{expr.name!r} is not one of {', '.join(words)}")
        return expr.name

    def flag(self, name: str) -> bool:
        """An argument `name=1`."""
        expr = self.key(name)
        return expr is not None and expr.value == 1


StepBuilder = Callable[[Args], Step]
VERBS: Final[dict[str, StepBuilder]] = {}
"""The builder of each verb; the files of this folder add theirs."""


def build_step(expr: Expr, place: Place) -> Step:
    if expr.kind != CALL:
        raise place.wrong(f"{expr.name!r} is not a step")
    if expr.name not in VERBS:
        raise place.wrong(f"unknown verb {expr.name!r}")
    args = Args(expr, place)
    step = VERBS[expr.name](args)
    step.expr = expr
    args.done()
    return step


# -- selectors -------------------------------------------------------------------------------------------------------


def build_selector(expr: Expr, place: Place) -> Selector:
    selector = new_selector(expr, place)
    selector.expr = expr
    return selector


def new_selector(expr: Expr, place: Place) -> Selector:
    if expr.kind == NAME:
        return named_selector(expr.name, place)
    if expr.kind == OPERATOR and expr.name in ("|", "&"):
        one = build_selector(expr.parts[0], place)
        other = build_selector(expr.parts[1], place)
        return selectors.either(one, other) if expr.name == "|" else selectors.both(one, other)
    if expr.kind == OPERATOR and expr.name == "~":
        return selectors.other_than(build_selector(expr.parts[0], place))
    if expr.kind == CALL:
        return called_selector(expr, place)
    raise place.wrong(f"{expr.name!r} is not a selector")


def named_selector(name: str, place: Place) -> Selector:
    if name == "any":
        return selectors.everything()
    if name == "self":
        return selectors.reference(selectors.SELF)
    if name == "it":
        return selectors.reference(selectors.IT)
    if name == "any4":
        return Selector([bool(bits & ANY4) for bits in SUIT_BITS], ANY4, 0, name)
    if name in SUITS:
        suit = SUITS.index(name)
        return Selector([bool(bits >> suit & 1) for bits in SUIT_BITS], 1 << suit, 0, name)
    if name in TYPES:
        return Selector([name in row.get("types", []) for row in FACE_ROWS], 0, 0, name)
    if name in ICONS:
        return Selector([counts[ICONS.index(name)] > 0 for counts in ICON_COUNT], 0, 0, name)
    if name in STATES:
        return Selector([state == STATES.index(name) for state in STATE_OF], 0, 0, name)
    if name == "pinned":
        return Selector(PINNED, 0, 0, name)
    if name == "attack":
        return Selector(ATTACK, 0, 0, name)
    if name == "variable":
        return Selector(["variable" in row for row in FACE_ROWS], 0, 0, name)
    raise place.wrong(f"unknown selector {name!r}")


def called_selector(expr: Expr, place: Place) -> Selector:
    args = Args(expr, place)
    selector: Selector
    if expr.name in ("named", "named_prefix"):
        text = args.need("a name")
        if text.kind != STRING:
            raise place.wrong(f"{expr.name} needs a name in quotes")
        exact = expr.name == "named"
        table = [name == text.name if exact else name.startswith(text.name) for name in NAMES]
        if not any(table):
            raise place.wrong(f"no card is called {text.name!r}")
        selector = Selector(table, 0, 0, expr.name)
    elif expr.name == "has_token":
        selector = selectors.HasToken(args.token())
    elif expr.name == "has_garrison":
        selector = selectors.HasGarrison(args.selector())
    elif expr.name == "top":
        selector = selectors.reference(selectors.TOP)
        if args.zone_part() != [NATION]:
            raise place.wrong("top() is the top of the nation deck")
    else:
        raise place.wrong(f"unknown selector {expr.name!r}")
    args.done()
    return selector


# -- zones -----------------------------------------------------------------------------------------------------------


def build_zones(expr: Expr, place: Place) -> list[int]:
    if expr.kind == OPERATOR and expr.name == "|":
        return build_zones(expr.parts[0], place) + build_zones(expr.parts[1], place)
    if expr.kind == NAME and expr.name in ZONE_CODES:
        return [ZONE_CODES[expr.name]]
    raise place.wrong(f"unknown zone {expr.name!r}")


# -- numbers and conditions ------------------------------------------------------------------------------------------


def build_count(expr: Expr, place: Place) -> Count:
    if expr.kind == CALL and expr.name == "upto":
        if len(expr.parts) != 1 or expr.keys:
            raise place.wrong("upto takes one number")
        return Count(build_number(expr.parts[0], place), True, False)
    if expr.kind == NAME and expr.name == "all":
        return Count(numbers.Constant(0), False, True)
    return Count(build_number(expr, place), False, False)


def build_number(expr: Expr, place: Place) -> Number:
    if expr.kind == NUMBER:
        return numbers.Constant(expr.value)
    if expr.kind == OPERATOR:
        if expr.name in ("|", "&", "~"):
            raise place.wrong(f"{expr.name!r} is not for numbers")
        return numbers.operation(expr.name, [build_number(part, place) for part in expr.parts])
    if expr.kind == NAME:
        if expr.name == "last":
            return numbers.Last()
        if expr.name == "is_barbarian":
            return numbers.StateIs(0)
        if expr.name == "is_empire":
            return numbers.StateIs(1)
        raise place.wrong(f"unknown number or condition {expr.name!r}")
    if expr.kind != CALL:
        raise place.wrong(f"{expr.name!r} is not a number")
    args = Args(expr, place)
    number = called_number(args, expr.name, place)
    args.done()
    return number


def called_number(args: Args, name: str, place: Place) -> Number:
    if name == "icons":
        icon = args.icon()
        return numbers.Icons(icon, args.zone_part())
    if name == "cards":
        selector = args.selector()
        return numbers.Cards(selector, args.zone_part())
    if name == "tokens":
        return numbers.Tokens(args.token())
    if name == "their":
        return numbers.Their(args.token())
    if name == "players":
        return numbers.Players(args.condition())
    if name == "has":
        args.word(["it"])
        part = args.need("a selector")
        if part.kind == NAME and part.name == "declared":
            return numbers.HasDeclared()
        return numbers.Has(build_selector(part, place))
    if name == "in_zone":
        args.word(["self"])
        return numbers.InZone(args.zone_part())
    raise place.wrong(f"unknown number or condition {name!r}")
