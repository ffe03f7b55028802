"""Which cards a step means, and where it finds them."""

from typing import Final

from ..facts import FACE_COUNT, NOTHING
from ..state import (
    DECK,
    DISCARD,
    EXILED,
    FRONT,
    GARRISON,
    HAND,
    HERE,
    HISTORY,
    MAIN,
    MAIN_DECK,
    MARKET,
    OTHERS_OWNED,
    OWNED,
    PLAY,
    QUEST,
    SUNKEN,
    ZONES,
    Imperium,
)
from .step import FACES, Frame, Selector, banned

SELF: Final = 1
IT: Final = 2
TOP: Final = 3

OWNED_ZONES: Final[list[int]] = [HAND, PLAY, DECK, DISCARD, HISTORY, SUNKEN, FRONT]


def everything() -> Selector:
    return Selector([True] * FACE_COUNT, 0, 0, "any")


def reference(ref: int) -> Selector:
    """`self`, `it` or the top of the nation deck: cards, not a kind of card."""
    return Selector([False] * FACE_COUNT, 0, ref, "")


class HasToken(Selector):
    """A market card that carries at least one such token; after it was taken, a card that did."""

    def __init__(self, kind: int) -> None:
        super().__init__([True] * FACE_COUNT, 0, 0, "")
        self.kind = kind

    def fits(self, g: Imperium, f: Frame, card: int) -> bool:
        if card in g.market:
            return g.market_tokens[g.market.index(card) * 3 + self.kind] > 0
        parent = f.parent
        return parent is not None and parent.brought is not None and parent.brought[self.kind] > 0


class HasGarrison(Selector):
    """A card in play with such a card below it."""

    def __init__(self, below: Selector) -> None:
        super().__init__([True] * FACE_COUNT, 0, 0, "")
        self.below = below

    def fits(self, g: Imperium, f: Frame, card: int) -> bool:
        return any(self.below.fits(g, f, other) for other in g.garrison_of(f.me, card))


class Both(Selector):
    def __init__(self, one: Selector, other: Selector) -> None:
        super().__init__([a and b for a, b in zip(one.table, other.table, strict=True)], one.suits | other.suits, 0, "")
        self.one = one
        self.other = other

    def fits(self, g: Imperium, f: Frame, card: int) -> bool:
        return self.one.fits(g, f, card) and self.other.fits(g, f, card)


class Either(Selector):
    def __init__(self, one: Selector, other: Selector) -> None:
        super().__init__([a or b for a, b in zip(one.table, other.table, strict=True)], one.suits | other.suits, 0, "")
        self.one = one
        self.other = other

    def fits(self, g: Imperium, f: Frame, card: int) -> bool:
        return self.one.fits(g, f, card) or self.other.fits(g, f, card)


def is_static(selector: Selector) -> bool:
    """Whether the table says it all."""
    return not isinstance(selector, (HasToken, HasGarrison, Both, Either))


def both(one: Selector, other: Selector) -> Selector:
    if is_static(one) and is_static(other):
        return Selector([a and b for a, b in zip(one.table, other.table, strict=True)], one.suits | other.suits, 0, "")
    return Both(one, other)


def either(one: Selector, other: Selector) -> Selector:
    if is_static(one) and is_static(other):
        return Selector([a or b for a, b in zip(one.table, other.table, strict=True)], one.suits | other.suits, 0, "")
    return Either(one, other)


def other_than(one: Selector) -> Selector:
    return Selector([not a for a in one.table], 0, 0, "")


# -- where cards are found -------------------------------------------------------------------------------------------


def zone_cards(g: Imperium, f: Frame, zone: int) -> tuple[int, ...]:
    """The cards of a zone or a group of zones, for the acting player."""
    if zone < ZONES:
        return g.zones[f.me * ZONES + zone]  # D4: the active quest is a garrisoned card
    if zone == MARKET:
        return tuple([card for card in g.market if card != NOTHING])
    if zone == EXILED:
        return tuple(g.exile)
    if zone == MAIN_DECK:
        return g.piles[MAIN]
    if zone == HERE:
        return tuple(g.garrison_of(f.me, f.card))
    if zone == QUEST:
        return tuple(quest_cards(g, f.me))
    if zone == OWNED:
        return tuple(owned_cards(g, f.me))
    if zone == OTHERS_OWNED:
        return tuple([card for seat in g.others(f.me) for card in owned_cards(g, seat)])
    return ()


def owned_cards(g: Imperium, seat: int) -> list[int]:
    """p.13: what is scored: everything but nation deck, development area and the active quest (D3)."""
    cards: list[int] = []
    for zone in OWNED_ZONES:
        cards += g.zones[seat * ZONES + zone]
    garrison = g.zone(seat, GARRISON)
    if garrison:
        quests = quest_cards(g, seat)
        cards += [card for card in garrison if card not in quests]
    return cards


def quest_cards(g: Imperium, seat: int) -> list[int]:
    """The active quest: what lies below a card that holds it."""
    hosts = g.hosts[seat]
    cards = g.zones[seat * ZONES + GARRISON]
    return [cards[i] for i in range(len(cards)) if FACES[hosts[i]].holds_quest]


def candidates(g: Imperium, f: Frame, selector: Selector, zones: list[int]) -> list[int]:
    """The cards a step may choose from. `self` and `it` are found wherever they are."""
    ref = selector.ref
    if ref == SELF:
        return [f.card]
    if ref == IT:
        return f.it
    found: list[int] = []
    for zone in zones:
        for card in zone_cards(g, f, zone):
            if selector.fits(g, f, card) and not (FACES[card].bans and banned(g, f.me, card, "target")):
                found.append(card)
    return found


def weight(card: int, selector: Selector) -> int:
    """As how many cards a card counts for a selector that names a suit."""
    weights = FACES[card].weights
    if weights is None or not selector.suits:
        return 1
    best = 1
    for suit in range(len(weights)):
        if selector.suits >> suit & 1 and weights[suit] > best:
            best = weights[suit]
    return best
