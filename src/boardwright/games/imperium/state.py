"""What is on the table, and small questions about it."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from boardwright.kernel.rng import Rng

from .facts import (
    CARDS,
    EXHAUST_OF,
    FACE_IDS,
    NOTHING,
    SECOND_FACE,
    SLOTS,
    TWO_FACED,
)
from .fields import Fields

# The zones of a player: `g.zones[seat * ZONES + HAND]`. The top of a deck is its end.
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
HISTORY: Final = 4
SUNKEN: Final = 5
NATION: Final = 6
DEVELOPMENT: Final = 7
GARRISON: Final = 8
FRONT: Final = 9
"""The power card, and the permanent cards below it."""
BELOW: Final = 10
"""The journey card that lies below another."""
ZONES: Final = 11

# Common zones, and groups of zones, as the notation names them.
MARKET: Final = 11
EXILED: Final = 12
MAIN_DECK: Final = 13
FAME_PILE: Final = 14
UNREST_PILE: Final = 15
OWNED: Final = 16
OTHERS_OWNED: Final = 17
HERE: Final = 18
QUEST: Final = 19

# What a turn is.
OPEN: Final = 0
"""Nothing done yet: the player may still innovate or revolt."""
ACTIVATE: Final = 1
NO_ABILITIES: Final = 2
"""Innovate, revolt, clean-up or solstice: no actions and no exhaust abilities."""

MAIN: Final = 3
"""The main pile among `piles`; 0 to 2 are the region, uncivilised and civilised piles."""


class Collapse(Exception):
    """The last unrest card has left its pile: the game ends at once."""


@mypyc_attr(acyclic=True)
class Imperium(Fields):
    """The whole position."""

    __slots__ = ()

    def copy(self) -> "Imperium":
        other = Imperium(self.seats, self.rng.copy())
        self.copy_to(other)
        return other

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Imperium":
        g = Imperium(data["seats"], Rng.from_json(data["rng"]))
        g.read(data)
        return g

    # -- seats -----------------------------------------------------------------------------------------------------

    def others(self, me: int) -> list[int]:
        """The other players in turn order from `me`."""
        return [(me + step) % self.seats for step in range(1, self.seats)]

    def everyone(self, me: int) -> list[int]:
        """All players in turn order, `me` first."""
        return [(me + step) % self.seats for step in range(self.seats)]

    # -- cards -----------------------------------------------------------------------------------------------------

    def zone(self, seat: int, zone: int) -> tuple[int, ...]:
        """The cards of a seat's zone as they lie now."""
        return self.zones[seat * ZONES + zone]

    def face(self, card: int) -> int:
        """The face that a card shows."""
        if TWO_FACED[card] and card in self.flipped:
            return SECOND_FACE[card]
        return card

    def face_id(self, card: int) -> str:
        """The id of the face that a card shows."""
        return FACE_IDS[self.face(card)]

    def garrison_of(self, seat: int, host: int) -> list[int]:
        """The cards below a card in play."""
        hosts = self.hosts[seat]
        if host not in hosts:
            return []
        cards = self.zones[seat * ZONES + GARRISON]
        return [cards[i] for i in range(len(cards)) if hosts[i] == host]

    def is_in_play(self, seat: int, card: int) -> bool:
        """Whether the text of a card of this seat works: in the play area, or in front of the player."""
        first = seat * ZONES
        return card in self.zones[first + PLAY] or card in self.zones[first + FRONT]

    def zone_of(self, seat: int, card: int) -> int:
        """The zone of this seat that holds a card, or NOTHING."""
        first = seat * ZONES
        for zone in range(ZONES):
            if card in self.zones[first + zone]:
                return zone
        return NOTHING

    def has_tokens(self, slot: int) -> bool:
        """Whether any token lies on a market card."""
        first = slot * 3
        tokens = self.market_tokens
        return tokens[first] > 0 or tokens[first + 1] > 0 or tokens[first + 2] > 0

    def stock_on(self, card: int) -> int:
        """The progress that lies on a card in play."""
        stock = self.stock
        for i in range(0, len(stock), 2):
            if stock[i] == card:
                return stock[i + 1]
        return 0

    def shows(self, seat: int, cards: Sequence[int]) -> None:
        """Cards leave a hand without having been named: if not everybody knew them, something hidden is seen."""
        hand = self.zones[seat * ZONES + HAND]
        for card in cards:
            if card in hand and card not in self.shown[seat]:
                self.look()
                return

    # -- invariants --------------------------------------------------------------------------------------------------

    def check(self) -> None:
        check_cards(self)
        check_tokens(self)


def everything(g: Imperium) -> list[int]:
    """Every physical card on the table."""
    found = [card for cards in g.zones for card in cards]
    found += [card for cards in g.piles for card in cards]
    found += [card for card in g.market + g.market_unrest if card != NOTHING]
    return found + g.fame + g.unrest + g.exile + g.removed + [g.king]


def check_cards(g: Imperium) -> None:
    """Every physical card is in exactly one place."""
    found = sorted(everything(g))
    if found != list(g.all_cards):
        wrong = [CARDS[card] for card in g.all_cards if found.count(card) != 1]
        extra = [CARDS[card] for card in found if card not in g.all_cards]
        raise AssertionError(f"cards not in exactly one place: {wrong}, cards from nowhere: {extra}")
    for slot in range(SLOTS):
        if g.market[slot] == NOTHING:
            assert g.market_unrest[slot] == NOTHING and not g.has_tokens(slot), "an empty slot with something in it"
    for seat in range(g.seats):
        cards = g.zone(seat, GARRISON)
        assert len(g.hosts[seat]) == len(cards), "a garrisoned card without a host"
        assert all(g.is_in_play(seat, host) for host in g.hosts[seat]), "a host that is not in play"
        assert all(g.is_in_play(seat, card) for card in g.tired[seat]), "an exhausted card that is not in play"
        assert len(set(g.tired[seat])) == len(g.tired[seat]), "two exhaust tokens on a card"
        assert all(card in g.zone(seat, HAND) for card in g.shown[seat]), "a known card that is not in hand"
        assert g.top_own[seat] <= len(g.zone(seat, DECK)) and g.top_all[seat] <= len(g.zone(seat, DECK))


def check_tokens(g: Imperium) -> None:
    """No tokens below zero, exhaust tokens within the limit."""
    for name in ("tokens", "actions", "exhaust", "market_tokens"):
        assert all(count >= 0 for count in getattr(g, name)), f"{name} below zero"
    for seat in range(g.seats):
        used = len(g.tired[seat]) + g.nation_tired[seat] + g.development_tired[seat]
        assert g.exhaust[seat] + used <= EXHAUST_OF[g.nations[seat]], "too many exhaust tokens"
        assert g.nation_tired[seat] in (0, 1) and g.development_tired[seat] in (0, 1)
    for i in range(0, len(g.stock), 2):
        assert any(g.stock[i] in g.zone(seat, PLAY) for seat in range(g.seats)), "progress on a card not in play"
