"""Take unrest and return it."""

from typing import Final

from boardwright.kernel.decision import Script
from boardwright.kernel.vocabulary import Phrase

from ..facts import NOTHING
from ..moves import return_unrest, take_unrest
from ..notation import NAME, Expr, Place
from ..state import HAND, Imperium
from . import build
from .build import Args
from .numbers import cards_words, fixed, some_cards
from .pick import nothing_to_choose, pick, pick_many
from .selectors import zone_cards
from .step import Frame, Step
from .words import message, zone_words

UNREST_ONLY = build.build_selector(Expr(NAME, "unrest", 0, [], {}), Place("unrest", "unrest", False))
UNREST_CARD: Final[list[bool]] = UNREST_ONLY.table


class TakeUnrest(Step):
    """take_unrest(n): from the unrest pile to the hand."""

    is_loss = True
    takes_unrest = True

    def __init__(self, args: Args) -> None:
        self.count = args.number()

    def phrase(self, language: str) -> Phrase:
        return message("do-take-unrest", cards=some_cards(UNREST_ONLY.expr, fixed(self.count), language))

    def full(self, g: Imperium, f: Frame) -> bool:
        return len(g.unrest) >= self.count.value(g, f)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        taken: list[int] = []
        for _ in range(self.count.value(g, f)):
            card = yield from take_unrest(g, f.me)
            taken.append(card)
        f.it = taken
        f.last = len(taken)


class ReturnUnrest(Step):
    """return_unrest(n, src=hand): unrest from own zones to the pile."""

    skippable = True

    def __init__(self, args: Args) -> None:
        self.count = args.count_part()
        self.zones = args.zones("src", [HAND])

    def phrase(self, language: str) -> Phrase:
        cards = cards_words(UNREST_ONLY.expr, self.count, language)
        return message("do-return-unrest-from", cards=cards, zone=zone_words(self.zones))

    def found(self, g: Imperium, f: Frame) -> list[int]:
        return [card for zone in self.zones for card in zone_cards(g, f, zone) if UNREST_CARD[card]]

    def can(self, g: Imperium, f: Frame) -> bool:
        return self.count.is_upto or bool(self.found(g, f))

    def changes(self, g: Imperium, f: Frame) -> bool:
        return bool(self.found(g, f))

    def full(self, g: Imperium, f: Frame) -> bool:
        if self.count.is_upto or self.count.is_all:
            return True
        return len(self.found(g, f)) >= self.count.number.value(g, f)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        cards = self.found(g, f)[:]
        if not cards and HAND in self.zones and not self.count.is_all:
            yield from nothing_to_choose(g, f, "return_unrest")
        if not self.count.is_all and cards:
            count = self.count.number.value(g, f)
            if count == 1 and not self.count.is_upto:
                card = yield from pick(g, f, "return_unrest", cards, self.zones, self.optional)
                cards = [] if card == NOTHING else [card]
            else:
                upto = self.count.is_upto or self.optional
                cards = yield from pick_many(g, f, "return_unrest", UNREST_ONLY, cards, self.zones, count, upto)
        if self.count.is_all:
            g.shows(f.me, cards)
        yield from return_unrest(g, f.me, cards)
        f.it = cards
        f.last = len(cards)


build.VERBS["take_unrest"] = TakeUnrest
build.VERBS["return_unrest"] = ReturnUnrest
