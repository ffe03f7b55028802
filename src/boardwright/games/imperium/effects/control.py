"""Sequence, choice, cost, condition, repetition, and who is affected."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.vocabulary import Phrase

from ..events import PAY_TOKEN, TAKE_UNREST, announce, hears
from ..facts import NOTHING
from ..notation import CALL, Expr
from ..state import DISCARD, HAND, ZONES, Imperium
from ..vocabulary import SEAT
from . import build
from .build import Args, build_step
from .numbers import Constant, StateIs
from .offers import effect_of
from .pick import nothing_to_choose
from .step import Frame, Step, row_changes
from .words import dashed, joined, listed, message


class Seq(Step):
    """seq(a, b, ...), instead(a, b, ...): all in order, each as far as possible."""

    def __init__(self, args: Args) -> None:
        self.steps = args.steps()
        self.is_instruction = self.steps[0].is_instruction

    def phrase(self, language: str) -> Phrase:
        return row_words(self.steps, language)

    def parts(self) -> list[Step]:
        return self.steps

    def can(self, g: Imperium, f: Frame) -> bool:
        return any(step.can(g, f) for step in self.steps)

    def changes(self, g: Imperium, f: Frame) -> bool:
        return row_changes(g, f, self.steps)

    def possible(self, g: Imperium, f: Frame) -> bool:
        return all(step.possible(g, f) for step in self.steps)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        for step in self.steps:
            yield from step.run(g, f)


def row_words(steps: list[Step], language: str) -> Phrase:
    """Steps in a row. What follows a condition or the part of other players is said so that it belongs to neither."""
    said = steps[0].phrase(language)
    for place in range(1, len(steps)):
        before, step = steps[place - 1], steps[place]
        words = step.phrase(language)
        link = "do-and-then"
        if isinstance(step, Iff) and step.is_short:
            link = "list"
            words = step.short_phrase(language)
        elif before.is_for_each or (isinstance(before, Iff) and not before.is_short):
            link = "do-then-you" if step.is_instruction else "do-then"
        said = message(link, one=said, two=words)
    return said


class Choose(Step):
    """choose(a, b, ...): exactly one, the actor's choice (p.14–18; Q48, D17, D18)."""

    def __init__(self, args: Args) -> None:
        exprs = args.rest()
        self.options = [build_step(expr, args.place) for expr in exprs]
        self.effects = [effect_of(expr, args.place) for expr in exprs]
        self.is_cost = all(option.is_cost for option in self.options)
        self.is_loss = all(option.is_loss for option in self.options)
        self.discards = any(option.discards for option in self.options)

    def phrase(self, language: str) -> Phrase:
        return message("do-choose", options=joined("do-or", [option.phrase(language) for option in self.options]))

    def demand(self, language: str) -> Phrase:
        return listed("or", [option.demand(language) for option in self.options])

    def parts(self) -> list[Step]:
        return self.options

    def can(self, g: Imperium, f: Frame) -> bool:
        return any(option.possible(g, f) and option.can(g, f) for option in self.options)

    def changes(self, g: Imperium, f: Frame) -> bool:
        for option in self.options:
            if option.changes(g, f) and option.possible(g, f):
                return True
        return False

    def possible(self, g: Imperium, f: Frame) -> bool:
        return any(option.possible(g, f) for option in self.options)

    def full(self, g: Imperium, f: Frame) -> bool:
        return any(option.full(g, f) for option in self.options)

    def leading(self, g: Imperium, f: Frame) -> bool:
        """A choice of nothing but prices is a price (Q12): one of them must be payable."""
        return not self.is_cost or self.possible(g, f)

    def open(self, g: Imperium, f: Frame) -> list[int]:
        """The options that may be chosen now."""
        if self.is_price:
            return [i for i in range(len(self.options)) if self.options[i].full(g, f)]
        possible = [i for i in range(len(self.options)) if self.options[i].possible(g, f)]
        active = [i for i in possible if self.options[i].can(g, f)]
        if active and all(self.options[i].is_cost for i in active):
            return possible  # nobody is forced to pay a price
        return active

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        found = self.open(g, f)
        if not found:
            f.it = []
            f.last = 0
            yield from nothing_to_choose(g, f, "choose")
            return
        idle: list[int] = []
        if not self.is_price:
            idle = [i for i in found if not self.options[i].changes(g, f)]
            found = [i for i in found if i not in idle]
        options = self.offers(g, f, found)
        decision = g.ask(f.me, "choose", options, (g.face(f.card),), idle=self.offers(g, f, idle), veiled=True)
        choice = yield decision
        yield from self.options[(found + idle)[decision.options.index(choice)]].run(g, f)

    def offers(self, g: Imperium, f: Frame, places: list[int]) -> list[Option]:
        return [("do", self.options[i].offered(g, f, self.effects[i])) for i in places]


class May(Step):
    """may(a, b, ...): skip it, or do all steps in order."""

    is_instruction = False

    def __init__(self, args: Args) -> None:
        exprs = args.rest()
        self.steps = [build_step(expr, args.place) for expr in exprs]
        self.skips_itself = len(self.steps) == 1 and make_optional(self.steps[0])
        self.effect = NOTHING
        if not self.skips_itself:
            self.effect = effect_of(exprs[0] if len(exprs) == 1 else Expr(CALL, "seq", 0, exprs, {}), args.place)

    def phrase(self, language: str) -> Phrase:
        return message("do-may", effect=row_words(self.steps, language))

    def parts(self) -> list[Step]:
        return self.steps

    def changes(self, g: Imperium, f: Frame) -> bool:
        return self.steps[0].possible(g, f) and row_changes(g, f, self.steps)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        first = self.steps[0]
        if not self.changes(g, f):
            f.last = 0
            f.it = []
            yield from nothing_to_choose(g, f, "may")
            return
        if self.skips_itself:
            yield from first.run(g, f)
            return
        options: list[Option] = [("do", self.effect), ("skip",)]
        choice = yield g.ask(f.me, "may", options, (g.face(f.card),))
        if choice[0] == "skip":
            f.last = 0
            f.it = []
            return
        for step in self.steps:
            yield from step.run(g, f)


def make_optional(step: Step) -> bool:
    """Whether the step can offer the way out together with its first choice, and now does."""
    if isinstance(step, Cost):
        if not make_optional(step.costs[0]):
            return False
        step.optional = True
        return True
    if not step.skippable:
        return False
    step.optional = True
    return True


class Cost(Step):
    """cost(c1, c2, ..., then=e): the costs in full and first, then the effect as far as possible."""

    is_cost = True

    def __init__(self, args: Args) -> None:
        self.costs = args.steps()
        then = args.step_key("then")
        if then is None or not self.costs:
            raise args.place.wrong("a cost needs its price and then=")
        self.then = then
        for cost in self.costs:
            cost.is_price = True
        self.only_loses = all(cost.is_loss for cost in self.costs)
        self.discards = any(cost.discards for cost in self.costs)

    def phrase(self, language: str) -> Phrase:
        name = "do-cost" if self.then.is_instruction else "do-cost-if"
        if isinstance(self.then, Iff):
            name = "do-cost-then"
        return message(name, price=self.demand(language), effect=self.then.phrase(language))

    def demand(self, language: str) -> Phrase:
        return listed("and", [cost.demand(language) for cost in self.costs])

    def parts(self) -> list[Step]:
        return [*self.costs, self.then]

    def can(self, g: Imperium, f: Frame) -> bool:
        return self.full(g, f)

    def changes(self, g: Imperium, f: Frame) -> bool:
        """Whether the price brings something, or is itself more than a loss."""
        if not self.only_loses or self.brings(g, f):
            return True
        return hears(g, f.me, PAY_TOKEN) or hears(g, f.me, TAKE_UNREST)

    def brings(self, g: Imperium, f: Frame) -> bool:
        """Whether the effect would do something once the price is paid, to which any hand card may have gone."""
        if not self.discards:
            return self.then.changes(g, f)
        pile = f.me * ZONES + DISCARD
        before = g.zones[pile]
        g.zones[pile] = before + g.zone(f.me, HAND)
        brings = self.then.changes(g, f)
        g.zones[pile] = before
        return brings

    def possible(self, g: Imperium, f: Frame) -> bool:
        return self.full(g, f)

    def full(self, g: Imperium, f: Frame) -> bool:
        for cost in self.costs:
            if not cost.full(g, f):
                return False
        return True

    def leading(self, g: Imperium, f: Frame) -> bool:
        return self.full(g, f)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        if not self.full(g, f):
            f.it = []
            f.last = 0
            return
        used: list[int] = []
        f.skipped = False
        for cost in self.costs:
            yield from cost.run(g, f)
            if f.skipped:
                f.skipped = False
                return
            if cost.uses_cards:
                used += f.it
        before = f.used
        f.used = used
        if f.unannounced:  # Q53: the price of an attack is paid before it is announced
            f.unannounced = False
            yield from announce(g, f)
        yield from self.then.run(g, f)
        f.used = before


class Iff(Step):
    """iff(cond, a) or iff(cond, a, b)."""

    is_instruction = False

    def __init__(self, args: Args) -> None:
        self.condition = args.condition()
        self.step = args.step()
        rest = args.steps()
        if len(rest) > 1:
            raise args.place.wrong("iff takes at most two steps")
        self.otherwise = rest[0] if rest else None
        self.is_cost = self.step.is_cost
        self.is_short = self.otherwise is None and self.step.is_instruction and not self.step.parts()
        """Whether it can be said with the condition last, so that what follows is not taken for a part of it."""

    def phrase(self, language: str) -> Phrase:
        condition, effect = self.condition.condition(language), self.step.phrase(language)
        if self.otherwise is None:
            return message("do-iff", condition=condition, effect=effect)
        return message("do-iff-else", condition=condition, effect=effect, otherwise=self.otherwise.phrase(language))

    def short_phrase(self, language: str) -> Phrase:
        return message("do-if-last", condition=self.condition.condition(language), effect=self.step.phrase(language))

    def demand(self, language: str) -> Phrase:
        return message("do-iff", condition=self.condition.condition(language), effect=self.step.demand(language))

    def parts(self) -> list[Step]:
        return [self.step] if self.otherwise is None else [self.step, self.otherwise]

    def excludes(self, other: Step) -> bool:
        """If they are about the two states."""
        if not isinstance(self.condition, StateIs) or not isinstance(other, Iff):
            return False
        return isinstance(other.condition, StateIs) and self.condition.state != other.condition.state

    def branch(self, g: Imperium, f: Frame) -> Step | None:
        return self.step if self.condition.value(g, f) else self.otherwise

    def can(self, g: Imperium, f: Frame) -> bool:
        step = self.branch(g, f)
        return step is not None and step.can(g, f)

    def changes(self, g: Imperium, f: Frame) -> bool:
        step = self.branch(g, f)
        return step is not None and step.possible(g, f) and step.changes(g, f)

    def possible(self, g: Imperium, f: Frame) -> bool:
        step = self.branch(g, f)
        return step is not None and step.possible(g, f)

    def leading(self, g: Imperium, f: Frame) -> bool:
        if not self.step.is_cost:
            return True
        step = self.branch(g, f)
        return step is not None and step.leading(g, f)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        step = self.branch(g, f)
        if step is not None:
            yield from step.run(g, f)


class Times(Step):
    """times(n, a): n times, each completely resolved."""

    is_instruction = False

    def __init__(self, args: Args) -> None:
        self.count = args.number()
        self.step = args.step()

    def phrase(self, language: str) -> Phrase:
        effect = self.step.phrase(language)
        if isinstance(self.count, Constant):
            return message("do-times", count=self.count.number, effect=effect)
        return message("do-times-for-each", unit=self.count.unit(1, language), effect=effect)

    def parts(self) -> list[Step]:
        return [self.step]

    def can(self, g: Imperium, f: Frame) -> bool:
        return self.count.value(g, f) > 0 and self.step.can(g, f)

    def changes(self, g: Imperium, f: Frame) -> bool:
        return self.count.value(g, f) > 0 and self.step.possible(g, f) and self.step.changes(g, f)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        for _ in range(self.count.value(g, f)):
            yield from self.step.run(g, f)


class Each(Step):
    """each_player(a, ...), each_other(a, ..., where=cond): in turn order from the actor; each makes its choices."""

    is_instruction = False
    is_for_each = True

    def __init__(self, args: Args, with_me: bool) -> None:
        self.with_me = with_me
        self.steps = args.steps()
        self.where = args.condition_key("where")
        self.takes_unrest = any(step.takes_unrest for step in self.steps)

    def phrase(self, language: str) -> Phrase:
        name = f"do-{dashed(self.expr.name)}"
        steps, first = self.steps, self.steps[0]
        if len(steps) == 1 and isinstance(first, May):
            name += "-may"
            steps = first.steps
        effect = row_words(steps, language)
        if self.where is None:
            return message(name, effect=effect)
        return message(f"{name}-where", condition=self.where.who(language), effect=effect)

    def parts(self) -> list[Step]:
        return self.steps

    def seats(self, g: Imperium, f: Frame) -> list[int]:
        seats = g.everyone(f.me) if self.with_me else g.others(f.me)
        if self.where is None:
            return seats
        return [seat for seat in seats if self.where.value(g, f.for_seat(seat))]

    def can(self, g: Imperium, f: Frame) -> bool:
        return any(step.can(g, f.for_seat(seat)) for seat in self.seats(g, f) for step in self.steps)

    def changes(self, g: Imperium, f: Frame) -> bool:
        """What others hold is hidden: it may be what the text is about."""
        for seat in self.seats(g, f):
            if seat != f.me and g.zone(seat, HAND):
                return True
            child = f.for_seat(seat)
            if self.steps[0].possible(g, child) and row_changes(g, child, self.steps):
                return True
        return False

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        seats = self.seats(g, f)
        moved = 0
        its: list[list[int]] = [[] for _ in range(g.seats)]
        while seats:
            seat = yield from next_victim(g, f, seats, seats if self.takes_unrest else [])
            seats.remove(seat)
            if seat != f.me:
                ignored = yield from ignores(g, f, seat)
                if ignored:
                    continue
            child = f.for_seat(seat)
            for step in self.steps:
                child.last = 0
                yield from step.run(g, child)
                moved += child.last
            its[seat] = child.it
        f.its = its
        f.last = moved


def next_victim(g: Imperium, f: Frame, seats: list[int], takers: list[int]) -> Script[int]:
    """Who is affected next (Q10): turn order, unless the unrest does not suffice for all who must take one."""
    if seats[0] not in takers or len(g.unrest) >= len(takers):
        return seats[0]
    return (yield from who_takes_next(g, f, takers))


def who_takes_next(g: Imperium, f: Frame, seats: list[int]) -> Script[int]:
    """There is not one for everybody: the acting player says who takes the next one."""
    options: list[Option] = [("seat", seat) for seat in seats]
    choice = yield g.ask(f.me, "who_takes_next", options, (g.face(f.card),))
    return SEAT.of(choice)


def ignores(g: Imperium, f: Frame, seat: int) -> Script[bool]:
    """Whether a player who avoids this attack ignores this effect of it ("some or all", Q29)."""
    if seat not in f.shield:
        return False
    options: list[Option] = [("ignore",), ("suffer",)]
    choice = yield g.ask(seat, "avoid", options, (g.face(f.card),))
    return choice[0] == "ignore"


def each_player(args: Args) -> Step:
    return Each(args, True)


def each_other(args: Args) -> Step:
    return Each(args, False)


build.VERBS["seq"] = Seq
build.VERBS["instead"] = Seq
build.VERBS["choose"] = Choose
build.VERBS["may"] = May
build.VERBS["cost"] = Cost
build.VERBS["iff"] = Iff
build.VERBS["times"] = Times
build.VERBS["each_player"] = each_player
build.VERBS["each_other"] = each_other
