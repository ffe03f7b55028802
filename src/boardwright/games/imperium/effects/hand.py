"""Cards between hand, deck, discard pile and history: draw, discard, topdeck, fetch, history, sink."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.vocabulary import Phrase

from ..deck import could_draw, draw
from ..events import MUST_DISCARD, fire, hears, reaction_frame, reaction_of
from ..facts import FACE_ROWS, NOTHING
from ..moves import move
from ..notation import NAME, Expr
from ..state import (
    DECK,
    DISCARD,
    FRONT,
    GARRISON,
    HAND,
    HISTORY,
    PLAY,
    SUNKEN,
    Imperium,
)
from ..vocabulary import COUNT
from . import build
from .build import Args
from .numbers import cards_words
from .offers import AT_PRICE
from .passive import reduced, substitutes
from .pick import CardStep, pick, pick_in_order, pick_many, total
from .selectors import candidates
from .step import FACES, Frame, Step, banned
from .words import message

# -- drawing ---------------------------------------------------------------------------------------------------------


ANY_CARD = Expr(NAME, "any", 0, [], {})


class Draw(Step):
    """draw(n), draw(upto(n)), if_able=1: only what the deck still holds."""

    def __init__(self, args: Args) -> None:
        self.count = args.count_part()
        self.if_able = args.flag("if_able")

    def phrase(self, language: str) -> Phrase:
        return message(
            "do-draw-if-able" if self.if_able else "do-draw", cards=cards_words(ANY_CARD, self.count, language)
        )

    def can(self, g: Imperium, f: Frame) -> bool:
        return self.count.is_upto or self.changes(g, f)

    def changes(self, g: Imperium, f: Frame) -> bool:
        if self.count.number.value(g, f) <= 0:
            return False
        return bool(g.zone(f.me, DECK)) if self.if_able else could_draw(g, f.me)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        count = self.count.number.value(g, f)
        if self.if_able:
            count = min(count, len(g.zone(f.me, DECK)))
        if self.count.is_upto and count > 0:
            options: list[Option] = [("count", many) for many in range(count + 1)]
            choice = yield g.ask(f.me, "draw_how_many", options, (g.face(f.card),))
            count = COUNT.of(choice)
        f.it = yield from draw(g, f.me, count, not self.if_able)
        f.last = len(f.it)


# -- moving chosen cards ---------------------------------------------------------------------------------------------


class Choosing(CardStep):
    """What the verbs share that move chosen cards of the actor somewhere."""

    skippable = True
    ask = ""
    ban = ""
    ordered = False

    def __init__(self, args: Args, default: list[int], dst: int) -> None:
        super().__init__(args, default, default)
        self.count = args.count()
        self.dst = dst

    def found(self, g: Imperium, f: Frame) -> list[int]:
        """The cards that may be chosen."""
        cards = candidates(g, f, self.selector, self.zones)
        if self.selector.ref:
            cards = [card for card in cards if g.zone_of(f.me, card) not in (NOTHING, self.dst)]
        if self.ban:
            cards = [card for card in cards if not banned(g, f.me, card, self.ban)]
        return cards

    def can(self, g: Imperium, f: Frame) -> bool:
        return self.count.is_upto or bool(self.found(g, f))

    def changes(self, g: Imperium, f: Frame) -> bool:
        if not self.count.is_all and self.count.number.value(g, f) <= 0:
            return False
        return bool(self.found(g, f))

    def full(self, g: Imperium, f: Frame) -> bool:
        if self.count.is_upto or self.count.is_all:
            return True
        return total(self.found(g, f), self.selector) >= self.count.number.value(g, f)

    def chosen(self, g: Imperium, f: Frame) -> Script[list[int]]:
        cards = self.found(g, f)
        if not cards:
            return []
        if self.count.is_all or (self.selector.ref and len(cards) == 1 and not self.optional):
            g.shows(f.me, cards)
            return cards[:]
        count = self.count.number.value(g, f)
        if count == 1 and not self.count.is_upto:
            card = yield from pick(g, f, self.ask, cards, self.zones, self.optional)
            return [] if card == NOTHING else [card]
        upto = self.count.is_upto or self.optional
        if self.ordered:
            return (yield from pick_in_order(g, f, self.ask, cards, self.zones, count, upto))
        return (yield from pick_many(g, f, self.ask, self.selector, cards, self.zones, count, upto))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        cards = yield from self.chosen(g, f)
        f.last = total(cards, self.selector)
        for card in cards:
            self.say(g, f, card)
            yield from move(g, f.me, card, self.dst)
        f.it = cards

    def say(self, g: Imperium, f: Frame, card: int) -> None:
        """The line of the chronicle, before the card moves."""


class Discard(Choosing):
    """discard(sel, n=, src=hand): to the own discard pile."""

    ask = "discard"
    is_loss = True
    discards = True

    def __init__(self, args: Args) -> None:
        super().__init__(args, [HAND], DISCARD)
        self.is_unrest = args.is_unrest

    def price(self, g: Imperium, f: Frame) -> int:
        count = self.count.number.value(g, f)
        return reduced(g, f.me, "unrest_play", 3, count) if self.is_unrest else count

    def offered(self, g: Imperium, f: Frame, effect: int) -> int:
        """The price of playing an unrest as it is now."""
        return AT_PRICE[effect][self.price(g, f)] if self.is_unrest else effect

    def found(self, g: Imperium, f: Frame) -> list[int]:
        cards = super().found(g, f)
        if self.selector.word:
            extra = substitutes(g, f.me, self.selector.word)
            if extra:
                return cards + extra
        return cards

    def full(self, g: Imperium, f: Frame) -> bool:
        if self.count.is_upto or self.count.is_all:
            return True
        lack = self.price(g, f) - len(self.found(g, f))
        return lack <= 0 or lack <= self.fewer(g, f)

    def fewer(self, g: Imperium, f: Frame) -> int:
        """How many cards fewer a reaction may make of it."""
        if not hears(g, f.me, MUST_DISCARD) or g.exhaust[f.me] <= 0:
            return 0
        fewer = 0
        for card in g.zone(f.me, PLAY) + g.zone(f.me, FRONT):
            if card not in g.tired[f.me] and card != f.card:
                answer = reaction_frame(f.me, card, self.examples(), f)
                if reaction_of(g, f.me, MUST_DISCARD, answer, self.examples(), NOTHING, NOTHING) is not None:
                    fewer += 1
        return min(fewer, g.exhaust[f.me])

    def examples(self) -> list[int]:
        """A card of the kind demanded, if a kind is demanded."""
        return MASKS if self.selector.word == "mask" else []

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        if self.count.is_upto or self.count.is_all or self.selector.ref:
            yield from super().run(g, f)
            return
        f.amount = self.price(g, f)
        if self.examples() and hears(g, f.me, MUST_DISCARD):
            f.enough = len(self.found(g, f)) if self.is_price else NOTHING
            yield from fire(g, f.me, MUST_DISCARD, self.examples(), NOTHING, NOTHING, f)
            f.enough = NOTHING
        zones = self.zones
        if any(g.zone_of(f.me, card) == GARRISON for card in self.found(g, f)):
            zones = [HAND, GARRISON]
        cards: list[int] = []
        if f.amount == 1:
            card = yield from pick(g, f, self.ask, self.found(g, f), zones, self.optional)
            cards = [] if card == NOTHING else [card]
        elif f.amount > 0:
            found = self.found(g, f)
            cards = yield from pick_many(g, f, self.ask, self.selector, found, zones, f.amount, self.optional)
        for card in cards:
            self.say(g, f, card)
            yield from move(g, f.me, card, DISCARD)
        f.it = cards
        f.last = len(cards)

    def say(self, g: Imperium, f: Frame, card: int) -> None:
        g.note(("discarded", f.me, card))


MASKS: Final[list[int]] = [face for face in range(len(FACES)) if "mask" in FACE_ROWS[face].get("types", [])][:1]
"""One mask, to stand for the kind in the event `must_discard(mask)`."""


class Topdeck(Choosing):
    """topdeck(sel, n=, src=hand): onto the top of the own draw deck, in an order of choice."""

    ask = "topdeck"
    ordered = True

    def __init__(self, args: Args) -> None:
        super().__init__(args, [HAND], DECK)
        self.usual = []

    def say(self, g: Imperium, f: Frame, card: int) -> None:
        if g.zone_of(f.me, card) == HAND:
            g.note(("topdecked", f.me))
        else:
            g.note(("topdecked_card", f.me, card))


class Fetch(Choosing):
    """fetch(sel, n=, src=discard, dst=hand): a card of choice from an own zone to the hand."""

    ask = "fetch"

    def __init__(self, args: Args) -> None:
        super().__init__(args, [DISCARD], HAND)
        self.usual = []
        if args.zones("dst", [HAND]) != [HAND]:
            raise args.place.wrong("fetch is to the hand")

    def say(self, g: Imperium, f: Frame, card: int) -> None:
        if g.zone_of(f.me, card) == HISTORY:
            g.note(("fetched_from_history", f.me))
        else:
            g.note(("fetched", f.me, card))


class History(Choosing):
    """history(sel, n=, src=hand): into the own history; history(self) from wherever this card is."""

    ask = "history"

    def __init__(self, args: Args) -> None:
        super().__init__(args, [HAND], HISTORY)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        cards = yield from self.chosen(g, f)
        f.last = total(cards, self.selector)
        searched = self.count.is_all and DECK in self.zones
        if searched:
            g.look()
        for card in cards:
            self.say(g, f, card)
            yield from move(g, f.me, card, HISTORY)
        f.it = cards

    def say(self, g: Imperium, f: Frame, card: int) -> None:
        g.note(("history", f.me, card))


class Sink(Choosing):
    """sink(sel, src=): into the sunken pile, with the garrison; without one it is discarded."""

    ask = "sink"

    def __init__(self, args: Args) -> None:
        super().__init__(args, [HAND], SUNKEN)
        self.usual = []

    def say(self, g: Imperium, f: Frame, card: int) -> None:
        g.note(("sank", f.me, card))


build.VERBS["draw"] = Draw
build.VERBS["discard"] = Discard
build.VERBS["topdeck"] = Topdeck
build.VERBS["fetch"] = Fetch
build.VERBS["history"] = History
build.VERBS["sink"] = Sink
