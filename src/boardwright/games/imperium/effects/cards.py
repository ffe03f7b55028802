"""Cards between hand, deck, discard pile and history: draw, discard, topdeck, fetch, history, sink, give, find ..."""

from boardwright.kernel.decision import Option, Script, number

from ..deck import draw
from ..events import MUST_DISCARD, fire, hears, reaction_frame, reaction_of
from ..facts import MATERIAL, NOTHING, START, SUITS, TWIN
from ..moves import (
    accession_only,
    deck_emptied,
    gain_nation_card,
    move,
    put,
    return_unrest,
    take_out,
    take_unrest,
)
from ..notation import CALL, NAME
from ..state import (
    DECK,
    DISCARD,
    FRONT,
    GARRISON,
    HAND,
    HISTORY,
    MAIN,
    MAIN_DECK,
    NATION,
    PLAY,
    QUEST,
    SUNKEN,
    UNREST_PILE,
    Imperium,
)
from . import build
from .build import ANY4, Args, build_zones
from .control import ignores
from .passive import reduced, substitutes
from .pick import card_options, pick, pick_many, total
from .selectors import IT, SELF, TOP, candidates, zone_cards
from .step import FACES, Frame, Step, banned

# -- drawing -----------------------------------------------------------------------------------------------------------


class Draw(Step):
    """draw(n), draw(upto(n)), if_able=1: only what the deck still holds."""

    def __init__(self, args: Args) -> None:
        self.count = args.count_part()
        self.if_able = args.flag("if_able")

    def can(self, g: Imperium, f: Frame) -> bool:
        if self.count.is_upto:
            return True
        if self.count.number.value(g, f) <= 0:
            return False
        if g.zone(f.me, DECK):
            return True
        return not self.if_able and bool(g.zone(f.me, DISCARD) or g.zone(f.me, NATION))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        count = self.count.number.value(g, f)
        if self.if_able:
            count = min(count, len(g.zone(f.me, DECK)))
        if self.count.is_upto and count > 0:
            options: list[Option] = [("count", many) for many in range(count + 1)]
            choice = yield g.ask(f.me, "draw_how_many", options, (f.card,))
            count = number(choice)
        f.it = yield from draw(g, f.me, count, not self.if_able)
        f.last = len(f.it)


# -- moving chosen cards -------------------------------------------------------------------------------------------------


class Choosing(Step):
    """What the verbs share that move chosen cards of the actor somewhere."""

    skippable = True
    ask = ""
    ban = ""
    ordered = False

    def __init__(self, args: Args, default: list[int], dst: int) -> None:
        self.selector = args.selector()
        self.count = args.count()
        self.zones = args.zones("src", default)
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

    def full(self, g: Imperium, f: Frame) -> bool:
        if self.count.is_upto or self.count.is_all:
            return True
        return total(self.found(g, f), self.selector) >= self.count.number.value(g, f)

    def chosen(self, g: Imperium, f: Frame) -> Script[list[int]]:
        cards = self.found(g, f)
        if self.count.is_all or not cards:
            return cards[:]
        count = self.count.number.value(g, f)
        if count == 1 and not self.count.is_upto:
            card = yield from pick(g, f, self.ask, cards, self.zones, self.optional)
            return [] if card == NOTHING else [card]
        upto = self.count.is_upto or self.optional
        return (
            yield from pick_many(g, f, self.ask, self.selector, cards, self.zones, count, upto, self.ordered)
        )

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

    def __init__(self, args: Args) -> None:
        super().__init__(args, [HAND], DISCARD)
        self.is_unrest = args.is_unrest

    def price(self, g: Imperium, f: Frame) -> int:
        count = self.count.number.value(g, f)
        return reduced(g, f.me, "unrest_play", 3, count) if self.is_unrest else count

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
            yield from fire(g, f.me, MUST_DISCARD, self.examples(), NOTHING, NOTHING, f)
        zones = self.zones
        if any(g.zone_of(f.me, card) == GARRISON for card in self.found(g, f)):
            zones = [HAND, GARRISON]
        cards: list[int] = []
        if f.amount == 1:
            card = yield from pick(g, f, self.ask, self.found(g, f), zones, self.optional)
            cards = [] if card == NOTHING else [card]
        elif f.amount > 0:
            cards = yield from pick_many(
                g, f, self.ask, self.selector, self.found(g, f), zones, f.amount, self.optional, False
            )
        for card in cards:
            self.say(g, f, card)
            yield from move(g, f.me, card, DISCARD)
        f.it = cards
        f.last = len(cards)

    def say(self, g: Imperium, f: Frame, card: int) -> None:
        g.note(("discarded", f.me, card))


MASKS: list[int] = [face for face in range(len(FACES)) if "mask" in build.FACE_ROWS[face].get("types", [])][:1]
"""One mask, to stand for the kind in the event `must_discard(mask)`."""


class Topdeck(Choosing):
    """topdeck(sel, n=, src=hand): onto the top of the own draw deck, in an order of choice."""

    ask = "topdeck"
    ordered = True

    def __init__(self, args: Args) -> None:
        super().__init__(args, [HAND], DECK)

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

    def say(self, g: Imperium, f: Frame, card: int) -> None:
        g.note(("sank", f.me, card))


# -- unrest ----------------------------------------------------------------------------------------------------------------


class TakeUnrest(Step):
    """take_unrest(n): from the unrest pile to the hand."""

    takes_unrest = True

    def __init__(self, args: Args) -> None:
        self.count = args.number()

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

    def found(self, g: Imperium, f: Frame) -> list[int]:
        return [card for zone in self.zones for card in zone_cards(g, f, zone) if UNREST_CARD[card]]

    def can(self, g: Imperium, f: Frame) -> bool:
        return self.count.is_upto or bool(self.found(g, f))

    def full(self, g: Imperium, f: Frame) -> bool:
        if self.count.is_upto or self.count.is_all:
            return True
        return len(self.found(g, f)) >= self.count.number.value(g, f)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        cards = self.found(g, f)[:]
        if not self.count.is_all and cards:
            count = self.count.number.value(g, f)
            if count == 1 and not self.count.is_upto:
                card = yield from pick(g, f, "return_unrest", cards, self.zones, self.optional)
                cards = [] if card == NOTHING else [card]
            else:
                upto = self.count.is_upto or self.optional
                cards = yield from pick_many(
                    g, f, "return_unrest", UNREST_ONLY, cards, self.zones, count, upto, False
                )
        yield from return_unrest(g, f.me, cards)
        f.it = cards
        f.last = len(cards)


UNREST_ONLY = build.named_selector("unrest", build.Place("unrest", "unrest", False))
UNREST_CARD: list[bool] = UNREST_ONLY.table


# -- giving, finding, looking ----------------------------------------------------------------------------------------------


class Give(Step):
    """give(sel, n=, src=hand|discard): cards of choice to each other player, into the hand (Q8, D8)."""

    def __init__(self, args: Args) -> None:
        self.selector = args.selector()
        self.count = args.count()
        self.zones = args.zones("src", [HAND, DISCARD])

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(candidates(g, f, self.selector, self.zones))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        its: list[list[int]] = [[] for _ in range(g.seats)]
        f.last = 0
        for seat in g.others(f.me):
            ignored = yield from ignores(g, f, seat)
            if ignored:
                continue
            for _ in range(self.count.number.value(g, f)):
                cards = candidates(g, f, self.selector, self.zones)
                if not cards:
                    break
                options = card_options(g, f.me, cards, self.zones)
                choice = yield g.ask(f.me, "give", options, (f.card, seat))
                card = number(choice)
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


class Find(Step):
    """find(sel, dst=, src=): keyword Find; a named card is the first copy met, a kind of card is a free choice (D22)."""

    def __init__(self, args: Args) -> None:
        part = args.need("a selector")
        self.by_name = part.kind == CALL and part.name == "named"
        self.selector = build.build_selector(part, args.place)
        self.zones = args.zones("src", [HAND, DISCARD, DECK, NATION])
        self.dst = args.zones("dst", [HAND])[0]

    def found(self, g: Imperium, f: Frame, zone: int) -> list[int]:
        """The accession card cannot be found."""
        cards = candidates(g, f, self.selector, [zone])
        return [card for card in cards if zone != NATION or START[card] != "accession"]

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
                g.shown[f.me].append(card)
        if DECK in searched:
            shuffle_deck(g, f.me)
        if NATION in searched:
            shuffle_nation(g, f.me)


def shuffle_deck(g: Imperium, seat: int) -> None:
    g.rng.shuffle(g.zone(seat, DECK))
    g.top_own[seat] = 0
    g.top_all[seat] = 0


def shuffle_nation(g: Imperium, seat: int) -> None:
    """Shuffle the nation deck; the accession card stays at the bottom."""
    nation = g.zone(seat, NATION)
    bottom = nation[:1] if nation and START[nation[0]] == "accession" else []
    rest = nation[len(bottom) :]
    g.rng.shuffle(rest)
    nation[:] = bottom + rest
    g.nation_seen[seat] = NOTHING


class Look(Step):
    """look(1, nation_deck): only the actor sees it; it stays unless a step moves it. Not the accession card."""

    def __init__(self, args: Args) -> None:
        self.count = args.number()
        if args.zone_part() != [NATION]:
            raise args.place.wrong("look is for the nation deck")

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(g.zone(f.me, NATION)) and not accession_only(g, f.me)

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        f.it = []
        f.last = 0
        if self.can(g, f):
            card = g.zone(f.me, NATION)[-1]
            f.it = [card]
            f.last = 1
            g.nation_seen[f.me] = card
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

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        options: list[Option] = [("suit", suit) for suit in range(len(SUITS)) if self.suits >> suit & 1]
        choice = yield g.ask(f.me, "declare", options, (f.card,))
        f.declared = number(choice)
        g.note(("declared", f.me, f.declared))


class Shuffle(Step):
    """shuffle(deck | nation_deck)"""

    def __init__(self, args: Args) -> None:
        self.zone = args.zone_part()[0]
        if self.zone not in (DECK, NATION):
            raise args.place.wrong("only the draw deck and the nation deck are shuffled")

    def can(self, g: Imperium, f: Frame) -> bool:
        return bool(g.zone(f.me, self.zone))

    def run(self, g: Imperium, f: Frame) -> Script[None]:
        if self.zone == DECK:
            shuffle_deck(g, f.me)
        else:
            shuffle_nation(g, f.me)
        g.note(("shuffled", f.me, self.zone))
        yield from ()


# -- other moves ---------------------------------------------------------------------------------------------------------


class Move(Step):
    """move(sel, src, dst): any other move."""

    def __init__(self, args: Args) -> None:
        self.selector = args.selector()
        src = args.need("a source")
        dst = args.need("a destination")
        self.to_bottom = dst.kind == CALL and dst.name == "bottom"
        self.from_top = src.kind == CALL and src.name == "top"
        self.src = build_zones(src.parts[0] if src.kind == CALL and src.parts else src, args.place)
        self.dst = build_zones(dst.parts[0] if dst.kind == CALL and dst.parts else dst, args.place)[0]
        if self.to_bottom and self.dst != NATION:
            raise args.place.wrong("bottom() is for the nation deck")
        if src.kind not in (NAME, CALL) or dst.kind not in (NAME, CALL):
            raise args.place.wrong("move is from a zone to a zone")

    def found(self, g: Imperium, f: Frame) -> list[int]:
        if self.selector.ref == TOP:
            return g.zone(f.me, NATION)[-1:]
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
            g.piles[MAIN].remove(card)
            put(g, f.me, card, self.dst, True)
            g.note(("took", f.me, card))
            emptied_main(g, f.me)
        else:
            g.note(("moved", f.me, card))
            yield from move(g, f.me, card, self.dst)


def nation_to_bottom(g: Imperium, seat: int, card: int) -> None:
    """Just above the accession card."""
    nation = g.zone(seat, NATION)
    if card in nation:
        take_out(g, seat, card, NATION)
        nation.insert(1 if nation and START[nation[0]] == "accession" else 0, card)
        g.note(("nation_to_bottom", seat))


def emptied_main(g: Imperium, seat: int) -> None:
    from ..moves import trigger_scoring

    if not g.piles[MAIN]:
        trigger_scoring(g, seat, "main_pile")


build.VERBS["draw"] = Draw
build.VERBS["discard"] = Discard
build.VERBS["topdeck"] = Topdeck
build.VERBS["fetch"] = Fetch
build.VERBS["history"] = History
build.VERBS["sink"] = Sink
build.VERBS["take_unrest"] = TakeUnrest
build.VERBS["return_unrest"] = ReturnUnrest
build.VERBS["give"] = Give
build.VERBS["find"] = Find
build.VERBS["look"] = Look
build.VERBS["reveal"] = Reveal
build.VERBS["declare"] = Declare
build.VERBS["shuffle"] = Shuffle
build.VERBS["move"] = Move

assert ANY4 and MATERIAL == 0 and TWIN and deck_emptied and QUEST
