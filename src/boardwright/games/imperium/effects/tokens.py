"""Gain, pay, spend, steal, place and double tokens; give back exhaust tokens."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced, without
from boardwright.kernel.vocabulary import Phrase

from ..facts import ACTION, CARD_OF_FACE, MATERIAL, NOTHING, PROGRESS, TOKENS, TOKENS_AND_ACTION
from ..market import place, slots_filled
from ..moves import set_stock
from ..notation import CALL, NAME
from ..state import Imperium
from ..tokens import can_pay, gain, pay, used_to_gain
from ..vocabulary import CARD, COUNT
from . import build
from .build import Args, build_number
from .control import ignores, next_victim
from .numbers import Constant, amount_words, fixed
from .offers import AT_PRICE
from .passive import reduced
from .step import Frame, Number, Step
from .words import dashed, listed, message


class TokenStep(Step):
    """What the verbs about tokens share: how many of each kind."""

    def __init__(self, args: Args, with_action: bool) -> None:
        self.amounts = args.amounts(with_action)
        self.counts = [None if count is None else count.number for count in self.amounts]

    def phrase(self, language: str) -> Phrase:
        return message(f"do-{dashed(self.expr.name)}", tokens=self.tokens(language))

    def tokens(self, language: str) -> Phrase:
        """How many of each kind, in the order of the text."""
        said: list[Phrase] = []
        kinds = [kind for kind in self.expr.keys if kind in TOKENS_AND_ACTION]
        for kind in kinds:
            count = self.amounts[TOKENS_AND_ACTION.index(kind)]
            assert count is not None
            if len(kinds) > 1 and not isinstance(count.number, Constant):  # as many of each kind
                each = listed("and", [message(f"amount-{kind}", n=1) for kind in kinds])
                return message("for-each", what=each, unit=count.number.unit(1, language))
            said.append(amount_words(kind, count, language))
        return listed("and", said)


class Gain(TokenStep):
    """gain(material=, population=, progress=, action=): from the supply."""

    def __init__(self, args: Args) -> None:
        super().__init__(args, True)
        self.is_fixed = any(isinstance(count, Constant) and count.number > 0 for count in self.counts)

    def can(self, g: Imperium, f: Frame) -> bool:
        return self.is_fixed or any(count is not None and count.value(g, f) > 0 for count in self.counts)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        gained = 0
        for kind in range(3):
            count = self.counts[kind]
            if count is None:
                continue
            gained += yield from gain(g, f.me, kind, count.value(g, f))
            if kind == MATERIAL and gained:
                cards = f.used + count.sources(g, f)
                if g.is_in_play(f.me, f.card):
                    cards.append(f.card)
                yield from used_to_gain(g, f.me, kind, cards, f)
        actions = self.counts[ACTION]
        if actions is not None:
            many = actions.value(g, f)
            g.actions[f.me] += many
            gained += many
            g.note(("gained_action", f.me, many))
        f.last = gained


class Pay(TokenStep):
    """pay(material=, population=, progress=): all of it or not at all; `upto(n)`: the actor chooses how much."""

    is_cost = True
    is_loss = True

    def __init__(self, args: Args) -> None:
        super().__init__(args, False)
        self.is_upto = any(count is not None and count.is_upto for count in self.amounts)
        self.is_unrest = args.is_unrest

    def price(self, g: Imperium, f: Frame, kind: int) -> int:
        count = self.counts[kind]
        if count is None:
            return 0
        many = count.value(g, f)
        return reduced(g, f.me, "unrest_play", kind, many) if self.is_unrest else many

    def offered(self, g: Imperium, f: Frame, effect: int) -> int:
        """The price of playing an unrest as it is now: of one kind."""
        if not self.is_unrest:
            return effect
        return AT_PRICE[effect][self.price(g, f, 0) + self.price(g, f, 1) + self.price(g, f, 2)]

    def full(self, g: Imperium, f: Frame) -> bool:
        return self.is_upto or can_pay(g, f.me, self.price(g, f, 0), self.price(g, f, 1), self.price(g, f, 2))

    def can(self, g: Imperium, f: Frame) -> bool:
        return self.full(g, f)

    def possible(self, g: Imperium, f: Frame) -> bool:
        return self.full(g, f)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        if self.is_upto:
            yield from self.run_upto(g, f)
        elif self.full(g, f):
            price = [self.price(g, f, kind) for kind in range(3)]
            f.last = yield from pay(g, f.me, price[0], price[1], price[2])
        else:
            f.last = 0

    def run_upto(self, g: Imperium, f: Frame) -> Script[None]:
        f.last = 0
        for kind in range(3):
            most = min(self.price(g, f, kind), g.tokens[f.me * 3 + kind])
            if most:
                options: list[Option] = [("count", many) for many in range(most + 1)]
                choice = yield g.ask(f.me, "pay_how_many", options, (g.face(f.card), kind))
                price = [0, 0, 0]
                price[kind] = COUNT.of(choice)
                f.last += yield from pay(g, f.me, price[0], price[1], price[2])


class Spend(Step):
    """spend(action=n): remove action tokens from the state card."""

    is_cost = True
    is_loss = True

    def __init__(self, args: Args) -> None:
        expr = args.key("action")
        if expr is None:
            raise args.place.wrong("spend needs action=")
        self.count = build_number(expr, args.place)

    def phrase(self, language: str) -> Phrase:
        return message("do-spend", tokens=message("amount-action", n=fixed(self.count)))

    def can(self, g: Imperium, f: Frame) -> bool:
        return g.actions[f.me] >= self.count.value(g, f)

    def possible(self, g: Imperium, f: Frame) -> bool:
        return self.can(g, f)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        if self.can(g, f):
            f.last = self.count.value(g, f)
            g.actions[f.me] -= f.last
            g.note(("spent_action", f.me, f.last))
        yield from ()


class Steal(TokenStep):
    """steal(material=, ..., who=others, unable=step): from each of them as far as possible (Q9)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args, False)
        who = args.key("who")
        self.where: Number | None = None
        if who is not None and who.kind == CALL and who.name == "others_where" and len(who.parts) == 1:
            self.where = build_number(who.parts[0], args.place)
        elif who is None or who.kind != NAME or who.name != "others":
            raise args.place.wrong("steal is from who=others or who=others_where(...)")
        self.unable = args.step_key("unable")

    def phrase(self, language: str) -> Phrase:
        said = message("do-steal", tokens=self.tokens(language))
        if self.where is not None:
            said = message("do-steal-where", tokens=self.tokens(language), condition=self.where.who(language))
        return (
            said if self.unable is None else message("do-unable", effect=said, otherwise=self.unable.phrase(language))
        )

    def parts(self) -> list[Step]:
        return [] if self.unable is None else [self.unable]

    def victims(self, g: Imperium, f: Frame) -> list[int]:
        if self.where is None:
            return g.others(f.me)
        return [seat for seat in g.others(f.me) if self.where.value(g, f.for_seat(seat))]

    def can(self, g: Imperium, f: Frame) -> bool:
        for seat in self.victims(g, f):
            if self.unable is not None:
                return True
            for kind in range(3):
                if self.counts[kind] is not None and g.tokens[seat * 3 + kind]:
                    return True
        return False

    def lacks(self, g: Imperium, f: Frame, seat: int) -> bool:
        """Whether a victim cannot give all of it."""
        for kind in range(3):
            count = self.counts[kind]
            if count is not None and g.tokens[seat * 3 + kind] < count.value(g, f):
                return True
        return False

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        seats = self.victims(g, f)
        stolen = 0
        while seats:
            takers = [] if self.unable is None else [seat for seat in seats if self.lacks(g, f, seat)]
            seat = yield from next_victim(g, f, seats, takers)
            seats.remove(seat)
            ignored = yield from ignores(g, f, seat)
            if ignored:
                continue
            lacks = False
            for kind in range(3):
                count = self.counts[kind]
                if count is None:
                    continue
                many = count.value(g, f)
                taken = min(many, g.tokens[seat * 3 + kind])
                if taken < many:
                    lacks = True  # Q9: who cannot give all gives what there is, and takes the unrest as well
                if taken:
                    g.tokens[seat * 3 + kind] -= taken
                    g.tokens[f.me * 3 + kind] += taken
                    stolen += taken
                    g.note(("stole", f.me, seat, taken, kind))
            if lacks and self.unable is not None:
                yield from self.unable.run(g, f.for_seat(seat))
        f.last = stolen


class Place(TokenStep):
    """place(progress=, on=market | self): tokens from the supply on a market card of choice, or on this card."""

    def __init__(self, args: Args) -> None:
        super().__init__(args, False)
        on = args.key("on")
        if on is None or on.name not in ("market", "self"):
            raise args.place.wrong("place is on=market or on=self")
        self.on_self = on.name == "self"
        if self.on_self and (self.counts[0] is not None or self.counts[1] is not None):
            raise args.place.wrong("only progress is placed on a card in play")

    def phrase(self, language: str) -> Phrase:
        return message("do-place-self" if self.on_self else "do-place-market", tokens=self.tokens(language))

    def can(self, g: Imperium, f: Frame) -> bool:
        return g.is_in_play(f.me, f.card) if self.on_self else bool(slots_filled(g))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        if not self.can(g, f):
            return
        if self.on_self:
            count = self.counts[PROGRESS]
            if count is not None:
                many = count.value(g, f)
                set_stock(g, f.card, g.stock_on(f.card) + many)
                g.note(("placed", f.me, many, PROGRESS, f.card))
            return
        parent = f.parent
        slot = parent.slot if parent is not None else NOTHING  # in place of tokens for a card already chosen
        if slot == NOTHING:
            options: list[Option] = [("in_play", g.market[one]) for one in slots_filled(g)]
            choice = yield g.ask(f.me, "place", options, (g.face(f.card),))
            slot = g.market.index(CARD.of(choice))
        for kind in range(3):
            count = self.counts[kind]
            if count is not None:
                yield from place(g, f.me, slot, kind, count.value(g, f))


class Collect(Step):
    """collect(progress, src=self): all progress from this card into the pool."""

    def __init__(self, args: Args) -> None:
        args.word(["progress"])
        args.key("src")

    def phrase(self, language: str) -> Phrase:
        return message("do-collect", token=message(f"token-{TOKENS[PROGRESS]}"))

    def can(self, g: Imperium, f: Frame) -> bool:
        return g.stock_on(f.card) > 0

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        count = g.stock_on(f.card)
        set_stock(g, f.card, 0)
        f.last = yield from gain(g, f.me, PROGRESS, count)


class Double(Step):
    """double(kind): as many again as the card of the event has just brought."""

    def __init__(self, args: Args) -> None:
        self.kind = args.token()

    def phrase(self, language: str) -> Phrase:
        return message("do-double", token=message(f"token-{TOKENS[self.kind]}"))

    def changes(self, g: Imperium, f: Frame) -> bool:
        parent = f.parent
        return parent is not None and parent.brought is not None and parent.brought[self.kind] > 0

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        parent = f.parent
        if parent is not None and parent.brought is not None:
            f.last = yield from gain(g, f.me, self.kind, parent.brought[self.kind])


class Unexhaust(Step):
    """unexhaust(n): exhaust tokens from own cards back to the state card (Q11, D9: not from this card)."""

    def __init__(self, args: Args) -> None:
        self.count = args.number()

    def phrase(self, language: str) -> Phrase:
        return message("do-unexhaust", count=fixed(self.count))

    def can(self, g: Imperium, f: Frame) -> bool:
        return any(card != f.card for card in g.tired[f.me])

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        f.last = 0
        for _ in range(self.count.value(g, f)):
            options: list[Option] = [("in_play", g.face(card)) for card in g.tired[f.me] if card != f.card]
            if not options:
                return
            choice = yield g.ask(f.me, "unexhaust", options, (g.face(f.card),))
            card = CARD_OF_FACE[CARD.of(choice)]
            g.tired = replaced(g.tired, f.me, without(g.tired[f.me], card))
            g.exhaust[f.me] += 1
            f.last += 1
            g.note(("unexhausted", f.me, g.face(card)))


build.VERBS["gain"] = Gain
build.VERBS["pay"] = Pay
build.VERBS["spend"] = Spend
build.VERBS["steal"] = Steal
build.VERBS["place"] = Place
build.VERBS["collect"] = Collect
build.VERBS["double"] = Double
build.VERBS["unexhaust"] = Unexhaust
