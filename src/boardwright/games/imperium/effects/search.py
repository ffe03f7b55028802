"""Give, find, look, reveal, declare, shuffle, and moves that no other verb says."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced, without
from boardwright.kernel.vocabulary import Phrase

from ..facts import ACCESSION, NOTHING, SUITS
from ..moves import (
    accession_only,
    gain_nation_card,
    move,
    put,
    return_unrest,
    shuffle_deck,
    take_out,
    trigger_scoring,
)
from ..notation import CALL, NAME
from ..state import (
    DECK,
    DISCARD,
    HAND,
    MAIN,
    MAIN_DECK,
    NATION,
    QUEST,
    UNREST_PILE,
    ZONES,
    Imperium,
)
from ..vocabulary import CARD, SUIT
from . import build
from .build import Args, build_zones
from .control import ignores, who_takes_next
from .numbers import fixed, some_cards
from .pick import CardStep, card_options, pick
from .selectors import IT, SELF, TOP, candidates
from .step import Frame, Step
from .words import message, zone_words


class Give(CardStep):
    """give(sel, n=, src=hand|discard): cards of choice to each other player, into the hand (Q8, D8)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args, [HAND, DISCARD], [])
        self.count = args.count()

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(candidates(g, f, self.selector, self.zones))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        its: list[list[int]] = [[] for _ in range(g.seats)]
        f.last = 0
        many = self.count.number.value(g, f)
        seats = g.others(f.me)
        while seats:
            seat = seats[0]
            if 0 < len(candidates(g, f, self.selector, self.zones)) < many * len(seats):  # D8: in any order
                seat = yield from who_takes_next(g, f, seats)
            seats.remove(seat)
            ignored = yield from ignores(g, f, seat)
            if ignored:
                continue
            for _ in range(many):
                cards = candidates(g, f, self.selector, self.zones)
                if not cards:
                    break
                options = card_options(g, f.me, cards, self.zones)
                choice = yield g.ask(f.me, "give", options, (g.face(f.card), seat))
                card = CARD.of(choice)
                zone = g.zone_of(f.me, card)
                take_out(g, f.me, card, zone)
                put(g, seat, card, HAND, zone == DISCARD)
                if zone == HAND:
                    g.look()
                    g.note(("gave", f.me, seat))
                    g.note(("gave_card", f.me, seat, card), (f.me, seat))
                else:
                    g.note(("gave_card", f.me, seat, card))
                its[seat].append(card)
                f.last += 1
        f.its = its


FOUND: Final[list[int]] = [HAND, DISCARD, DECK, NATION]
"""Where a card is looked for unless the text says otherwise."""


class Find(Step):
    """find(sel, dst=, src=): a named card is the first copy met, a kind of card is a free choice (D22)."""

    def __init__(self, args: Args) -> None:
        part = args.need("a selector")
        self.by_name = part.kind == CALL and part.name == "named"
        self.selector = build.build_selector(part, args.place)
        self.zones = args.zones("src", FOUND)
        self.dst = args.zones("dst", [HAND])[0]

    def phrase(self, language: str) -> Phrase:
        cards, place = some_cards(self.selector.expr, 1, language), zone_words([self.dst])
        if self.zones == FOUND:
            return message("do-find", cards=cards, place=place)
        return message("do-find-from", cards=cards, place=place, zone=zone_words(self.zones))

    def found(self, g: Imperium, f: Frame, zone: int) -> list[int]:
        """The accession card cannot be found."""
        cards = candidates(g, f, self.selector, [zone])
        return [card for card in cards if zone != NATION or card != ACCESSION[g.nations[f.me]]]

    def can(self, g: Imperium, f: Frame) -> bool:
        return any(self.found(g, f, zone) for zone in self.zones)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        cards: list[int] = []
        searched: list[int] = []
        for zone in self.zones:
            searched.append(zone)
            cards += self.found(g, f, zone)
            if self.by_name and cards:
                cards = cards[:1]
                break
        if DECK in searched or NATION in searched:
            g.look()
        card = yield from pick(g, f, "find", cards, self.zones, False)
        f.it = []
        f.last = 0
        if card != NOTHING:
            f.it = [card]
            f.last = 1
            g.note(("found", f.me, card))
            yield from move(g, f.me, card, self.dst)
            if self.dst == HAND and card in g.zone(f.me, HAND) and card not in g.shown[f.me]:
                g.shown = replaced(g.shown, f.me, (*g.shown[f.me], card))
        if DECK in searched:
            shuffle_deck(g, f.me)
        if NATION in searched:
            shuffle_nation(g, f.me)


def shuffle_nation(g: Imperium, seat: int) -> None:
    """Shuffle the nation deck; the accession card stays at the bottom."""
    nation = g.zone(seat, NATION)
    bottom = nation[:1] if nation and nation[0] == ACCESSION[g.nations[seat]] else ()
    rest = list(nation[len(bottom) :])
    g.rng.shuffle(rest)
    g.zones[seat * ZONES + NATION] = (*bottom, *rest)
    g.nation_seen = replaced(g.nation_seen, seat, NOTHING)


class Look(Step):
    """look(1, nation_deck): only the actor sees it; it stays unless a step moves it. Not the accession card."""

    def __init__(self, args: Args) -> None:
        self.count = args.number()
        if args.zone_part() != [NATION]:
            raise args.place.wrong("look is for the nation deck")

    def phrase(self, language: str) -> Phrase:
        return message("do-look", count=fixed(self.count), zone=zone_words([NATION]))

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(g.zone(f.me, NATION)) and not accession_only(g, f.me)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        f.it = []
        f.last = 0
        if self.can(g, f):
            card = g.zone(f.me, NATION)[-1]
            f.it = [card]
            f.last = 1
            g.nation_seen = replaced(g.nation_seen, f.me, card)
            g.look()
            g.note(("looked_at_nation", f.me))
            g.note(("saw_nation", f.me, card), (f.me,))
        yield from ()


class Reveal(Step):
    """reveal(1, main_deck): the top card, to all."""

    def __init__(self, args: Args) -> None:
        self.count = args.number()
        if args.zone_part() != [MAIN_DECK]:
            raise args.place.wrong("reveal is for the main deck")

    def phrase(self, language: str) -> Phrase:
        return message("do-reveal", count=fixed(self.count), zone=zone_words([MAIN_DECK]))

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(g.piles[MAIN])

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        f.it = []
        f.last = 0
        if g.piles[MAIN]:
            f.it = [g.piles[MAIN][-1]]
            f.last = 1
            g.look()
            g.note(("revealed", f.me, f.it[0]))
        yield from ()


class Declare(Step):
    """declare(any4): announce one of the suits."""

    def __init__(self, args: Args) -> None:
        self.suits = args.selector().suits

    def changes(self, g: Imperium, f: Frame) -> bool:
        return False  # what follows may

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        options: list[Option] = [("suit", suit) for suit in range(len(SUITS)) if self.suits >> suit & 1]
        choice = yield g.ask(f.me, "declare", options, (g.face(f.card),))
        f.declared = SUIT.of(choice)
        g.note(("declared", f.me, f.declared))


class Shuffle(Step):
    """shuffle(deck | nation_deck)"""

    def __init__(self, args: Args) -> None:
        self.zone = args.zone_part()[0]
        if self.zone not in (DECK, NATION):
            raise args.place.wrong("only the draw deck and the nation deck are shuffled")

    def phrase(self, language: str) -> Phrase:
        return message("do-shuffle", zone=zone_words([self.zone]))

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(g.zone(f.me, self.zone)) and not (self.zone == NATION and accession_only(g, f.me))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        if self.zone == DECK:
            shuffle_deck(g, f.me)
        else:
            shuffle_nation(g, f.me)
        g.note(("shuffled", f.me, self.zone))
        yield from ()


class Move(Step):
    """move(sel, src, dst): any other move."""

    def __init__(self, args: Args) -> None:
        self.selector = args.selector()
        src = args.need("a source")
        dst = args.need("a destination")
        self.to_bottom = dst.kind == CALL and dst.name == "bottom"
        self.src = build_zones(src.parts[0] if src.kind == CALL and src.parts else src, args.place)
        self.dst = build_zones(dst.parts[0] if dst.kind == CALL and dst.parts else dst, args.place)[0]
        if self.to_bottom and self.dst != NATION:
            raise args.place.wrong("bottom() is for the nation deck")
        if src.kind not in (NAME, CALL) or dst.kind not in (NAME, CALL):
            raise args.place.wrong("move is from a zone to a zone")

    def phrase(self, language: str) -> Phrase:
        place = zone_words([self.dst])
        if self.to_bottom:
            place = message("zone-bottom", zone=place)
        if self.selector.ref == TOP:
            return message("do-move", cards=message("cards-top", zone=zone_words(self.src)), place=place)
        if self.src == [QUEST]:
            return message("do-move", cards=zone_words(self.src), place=place)
        return message("do-move", cards=some_cards(self.selector.expr, 1, language), place=place)

    def found(self, g: Imperium, f: Frame) -> list[int]:
        if self.selector.ref == TOP:
            return list(g.zone(f.me, NATION)[-1:])
        if self.selector.ref in (SELF, IT):
            return candidates(g, f, self.selector, [])
        return candidates(g, f, self.selector, self.src)

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(self.found(g, f))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        cards = self.found(g, f)
        f.it = []
        f.last = 0
        if not cards:
            return
        card = cards[0]
        if len(cards) > 1:
            card = yield from pick(g, f, "move", cards, self.src, False)
        f.it = [card]
        f.last = 1
        if self.selector.ref == TOP:
            yield from gain_nation_card(g, f.me)
        elif self.to_bottom:
            nation_to_bottom(g, f.me, card)
        elif self.dst == UNREST_PILE:
            yield from return_unrest(g, f.me, [card])
        elif self.src == [MAIN_DECK]:
            g.piles[MAIN] = without(g.piles[MAIN], card)
            put(g, f.me, card, self.dst, True)
            g.note(("took", f.me, card))
            emptied_main(g, f.me)
        else:
            g.note(("moved", f.me, card))
            yield from move(g, f.me, card, self.dst)


def nation_to_bottom(g: Imperium, seat: int, card: int) -> None:
    """Just above the accession card."""
    if card in g.zone(seat, NATION):
        take_out(g, seat, card, NATION)
        nation = g.zone(seat, NATION)
        bottom = nation[:1] if nation and nation[0] == ACCESSION[g.nations[seat]] else ()
        g.zones[seat * ZONES + NATION] = (*bottom, card, *nation[len(bottom) :])
        g.note(("nation_to_bottom", seat))


def emptied_main(g: Imperium, seat: int) -> None:
    if not g.piles[MAIN]:
        trigger_scoring(g, seat, "main_pile")


build.VERBS["give"] = Give
build.VERBS["find"] = Find
build.VERBS["look"] = Look
build.VERBS["reveal"] = Reveal
build.VERBS["declare"] = Declare
build.VERBS["shuffle"] = Shuffle
build.VERBS["move"] = Move
