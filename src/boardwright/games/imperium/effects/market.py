"""Acquire, break through, exile and swap."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced, without
from boardwright.kernel.vocabulary import Phrase

from ..events import ACQUIRE, BREAKTHROUGH, SELF_ENTERS_PLAY, card_speaks, fire, hears
from ..facts import ACCESSION, NEEDS_UNREST, NOTHING, PROGRESS, SMALL_PILES, SUIT_BITS, TWIN, is_a
from ..market import clear_below, exile_card, fill, pop_pile, slots_filled, take_card
from ..moves import clear_card, move, put, take_out, take_unrest, trigger_scoring
from ..notation import CALL, NAME
from ..state import BELOW, EXILED, FRONT, HAND, MAIN, MAIN_DECK, MARKET, NATION, ZONES, Imperium
from ..tokens import gain
from ..vocabulary import CARD, SUIT
from . import build
from .build import Args, build_selector, build_zones
from .numbers import some_cards
from .passive import may_acquire_exiled
from .pick import CardStep, pick
from .selectors import IT, SELF, candidates
from .step import Frame, Selector, Step
from .words import message


class Acquire(CardStep):
    """acquire(sel, src=market): keyword Acquire; from exile without tokens, with an unrest from the pile."""

    skippable = True

    def __init__(self, args: Args) -> None:
        super().__init__(args, [MARKET], [MARKET])
        self.from_market = MARKET in self.zones
        self.from_exile = EXILED in self.zones

    def slots(self, g: Imperium, f: Frame) -> list[int]:
        if not self.from_market:
            return []
        return [slot for slot in slots_filled(g) if self.selector.fits(g, f, g.market[slot])]

    def exiled(self, g: Imperium, f: Frame) -> list[int]:
        if not g.exile:
            return []
        cards = [card for card in g.exile if self.selector.fits(g, f, card)]
        if self.from_exile:
            return cards
        return [card for card in cards if may_acquire_exiled(g, f.me, card)]

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(self.slots(g, f)) or bool(self.exiled(g, f))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        options: list[Option] = [("acquire", g.market[slot]) for slot in self.slots(g, f)]
        options += exile_options(self.exiled(g, f))
        f.it = []
        f.last = 0
        if not options:
            return
        if self.optional:
            options.append(("skip",))
        choice = yield g.ask(f.me, "acquire", options, (g.face(f.card),))
        if choice[0] == "skip":
            f.skipped = True
            return
        card = CARD.of(choice)
        g.note(("acquired", f.me, card))
        src = MARKET
        if choice[0] == "acquire":
            yield from take_card(g, f.me, g.market.index(card), True, f)
        else:
            src = EXILED
            g.exile.remove(card)
            put(g, f.me, card, HAND, True)
            if SUIT_BITS[card] & NEEDS_UNREST:
                yield from take_unrest(g, f.me)
        f.it = [card]
        f.last = 1
        if hears(g, f.me, ACQUIRE):
            yield from fire(g, f.me, ACQUIRE, [card], src, NOTHING, f)


def exile_options(cards: list[int]) -> list[Option]:
    """The exiled cards, equal ones once."""
    options: list[Option] = []
    seen: list[int] = []
    for card in cards:
        if TWIN[card] not in seen:
            seen.append(TWIN[card])
            options.append(("acquire_exiled", card))
    return options


class Breakthrough(Step):
    """breakthrough(sel, also=exiled): keyword Break through; of several suits one is declared first."""

    def __init__(self, args: Args) -> None:
        self.selector = args.selector()
        self.suits = [suit for suit in range(4) if self.selector.suits >> suit & 1]
        self.from_exile = EXILED in args.zones("also", [])
        if not self.suits and self.selector.word != "variable":
            raise args.place.wrong("break through is for suits of the market or for variable cards")

    def phrase(self, language: str) -> Phrase:
        name = "do-breakthrough-also" if self.from_exile else "do-breakthrough"
        return message(name, cards=some_cards(self.selector.expr, 1, language))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        suit = NOTHING
        if self.suits:
            suit = self.suits[0]
        if len(self.suits) > 1:
            suits: list[Option] = [("suit", one) for one in self.suits]
            choice = yield g.ask(f.me, "break_through_suit", suits, (g.face(f.card),))
            suit = SUIT.of(choice)
        yield from self.take(g, f, suit)

    def take(self, g: Imperium, f: Frame, suit: int) -> Script[None]:
        cards = [g.market[slot] for slot in slots_filled(g)]
        options: list[Option] = [("acquire", card) for card in cards if self.fits(card, suit)]
        if suit != NOTHING and suit < SMALL_PILES and g.piles[suit]:
            options.append(("pile", suit))
        else:
            options.append(("reveal",))
        if self.from_exile:
            options += exile_options([card for card in g.exile if self.fits(card, suit)])
        choice = yield g.ask(f.me, "break_through", options, (g.face(f.card),))
        card = NOTHING
        if choice[0] == "acquire":
            card = CARD.of(choice)
            g.note(("broke_through", f.me, card))
            yield from take_card(g, f.me, g.market.index(card), False, f)
        elif choice[0] == "acquire_exiled":
            card = CARD.of(choice)
            g.note(("broke_through", f.me, card))
            g.exile.remove(card)
            put(g, f.me, card, HAND, True)
        elif choice[0] == "pile":
            card = pop_pile(g, suit)
            g.look()
            put(g, f.me, card, HAND, False)
            g.secret += (card,)
            g.note(("took_from_pile", f.me, suit))
            g.note(("broke_through", f.me, card), (f.me,))
        else:
            card = yield from self.reveal(g, f, suit)
        f.it = [] if card == NOTHING else [card]
        f.last = len(f.it)
        if card != NOTHING and hears(g, f.me, BREAKTHROUGH):
            yield from fire(g, f.me, BREAKTHROUGH, [card], NOTHING, NOTHING, f)

    def fits(self, card: int, suit: int) -> bool:
        return self.selector.table[card] if suit == NOTHING else is_a(card, suit)

    def reveal(self, g: Imperium, f: Frame, suit: int) -> Script[int]:
        """From the main pile until one fits; the others are shuffled back. None: 2 progress (Q2)."""
        main = list(g.piles[MAIN])
        g.look()
        for place in range(len(main) - 1, -1, -1):
            card = main[place]
            if self.fits(card, suit):
                del main[place]
                g.rng.shuffle(main)
                g.piles[MAIN] = tuple(main)
                put(g, f.me, card, HAND, True)
                g.note(("broke_through", f.me, card))
                if not main:
                    trigger_scoring(g, f.me, "main_pile")
                return card
        g.rng.shuffle(main)
        g.piles[MAIN] = tuple(main)
        yield from gain(g, f.me, PROGRESS, 2)
        return NOTHING


class Exile(CardStep):
    """exile(sel, src=market): to the common exile; from the market only cards without tokens."""

    skippable = True

    def __init__(self, args: Args) -> None:
        super().__init__(args, [MARKET], [])

    def found(self, g: Imperium, f: Frame) -> list[int]:
        if self.selector.ref == SELF:
            return [f.card] if g.zone_of(f.me, f.card) != NOTHING else []
        if self.selector.ref == IT:
            return f.it
        cards = candidates(g, f, self.selector, self.zones)
        if MARKET in self.zones:
            return [card for card in cards if not g.has_tokens(g.market.index(card))]
        return cards

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(self.found(g, f))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        cards = self.found(g, f)
        card = NOTHING
        if MARKET in self.zones and not self.selector.ref:
            card = yield from self.from_market(g, f, cards)
        elif self.selector.ref or len(cards) > 0:
            card = yield from pick(g, f, "exile", cards, self.zones, self.optional)
            if card != NOTHING:
                yield from self.remove(g, f, card)
        f.it = [] if card == NOTHING else [card]
        f.last = len(f.it)

    def from_market(self, g: Imperium, f: Frame, cards: list[int]) -> Script[int]:
        if not cards:
            return NOTHING
        options: list[Option] = [("in_play", card) for card in cards]
        if self.optional:
            options.append(("skip",))
        choice = yield g.ask(f.me, "exile", options, (g.face(f.card),))
        if choice[0] == "skip":
            f.skipped = True
            return NOTHING
        card = CARD.of(choice)
        exile_card(g, f.me, g.market.index(card))
        return card

    def remove(self, g: Imperium, f: Frame, card: int) -> Script[None]:
        g.note(("exiled", f.me, card))
        if self.zones == [MAIN_DECK]:
            g.piles[MAIN] = without(g.piles[MAIN], card)
            g.exile.append(card)
            if not g.piles[MAIN]:
                trigger_scoring(g, f.me, "main_pile")
        else:
            yield from move(g, f.me, card, EXILED)


# -- swapping --------------------------------------------------------------------------------------------------------


class SwapMarket(Step):
    """swap(market, exiled): tokens stay in the slot on the new card, unrest below it by its suit."""

    def phrase(self, language: str) -> Phrase:
        return message("do-swap-market")

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(g.exile) and any(card != NOTHING for card in g.market)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        if not self.can(g, f):
            return
        options: list[Option] = [("in_play", card) for card in g.market if card != NOTHING]
        choice = yield g.ask(f.me, "swap_market", options, (g.face(f.card),))
        slot = g.market.index(CARD.of(choice))
        old = g.market[slot]
        new = yield from pick(g, f, "swap_exiled", g.exile, [EXILED], False)
        clear_below(g, slot)
        g.exile.remove(new)
        g.exile.append(old)
        f.it = [old, new]
        f.last = 2
        g.note(("swapped", f.me, old, new))
        fill(g, slot, new)


class SwapNation(Step):
    """swap(hand, top(nation_deck)): a hand card for the top nation card, never for the accession card."""

    def phrase(self, language: str) -> Phrase:
        return message("do-swap-nation")

    def can(self, g: Imperium, f: Frame) -> bool:
        nation = g.zone(f.me, NATION)
        return bool(nation) and bool(g.zone(f.me, HAND)) and nation[-1] != ACCESSION[g.nations[f.me]]

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        if not self.can(g, f):
            return
        mine = yield from pick(g, f, "swap_nation", list(g.zone(f.me, HAND)), [HAND], False)
        card = g.zone(f.me, NATION)[-1]
        take_out(g, f.me, card, NATION)
        take_out(g, f.me, mine, HAND)
        put(g, f.me, card, HAND, False)
        g.zones[f.me * ZONES + NATION] += (mine,)
        g.nation_seen = replaced(g.nation_seen, f.me, mine)
        g.look()
        f.it = [mine, card]
        f.last = 2
        g.note(("swapped_nation", f.me))


class SwapJourney(Step):
    """swap(self, named(x)): this card leaves the game, the named card below it is in play."""

    def __init__(self, args: Args, name: Selector) -> None:
        self.name = name

    def phrase(self, language: str) -> Phrase:
        return message("do-swap-self", cards=some_cards(self.name.expr, 1, language))

    def can(self, g: Imperium, f: Frame) -> bool:
        return any(self.name.fits(g, f, card) for card in g.zone(f.me, BELOW))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        for card in g.zone(f.me, BELOW):
            if self.name.fits(g, f, card):
                clear_card(g, f.me, f.card)
                take_out(g, f.me, f.card, FRONT)
                g.removed.append(f.card)
                if f.card in g.flipped:
                    g.flipped.remove(f.card)
                take_out(g, f.me, card, BELOW)
                put(g, f.me, card, FRONT, True)
                g.note(("entered", f.me, card))
                yield from card_speaks(g, f.me, card, SELF_ENTERS_PLAY)
                return


def swap(args: Args) -> Step:
    one = args.need("a zone")
    other = args.need("a zone")
    if one.kind == NAME and one.name == "self":
        return SwapJourney(args, build_selector(other, args.place))
    if one.kind == NAME and one.name == "market" and build_zones(other, args.place) == [EXILED]:
        return SwapMarket()
    if one.kind == NAME and one.name == "hand" and other.kind == CALL and other.name == "top":
        return SwapNation()
    raise args.place.wrong("these are not swapped")


build.VERBS["acquire"] = Acquire
build.VERBS["breakthrough"] = Breakthrough
build.VERBS["exile"] = Exile
build.VERBS["swap"] = swap
