"""The Young Light and those like it, who bring Faithful cards back, and the Plot to Kidnap (F816 to F819, F825)."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import without

from ...cards.schemers import SecretOrder
from ...facts import CARD_NUMBER, NOBODY, NUMBER_OF
from ...hands import forget, goes_face_down, is_face_down, join_piles, only_follows, to_discard
from ...moments import register_card
from ...state import EVERYONE, PILE, Arcs
from ...vocabulary import CARD
from ..court import attach, leave, place_of, put_away
from ..court_cards import ReachVox
from ..crises import is_in_court
from ..moments import ReachCard, register
from ..state import Campaign, campaign
from .believer import is_faithful

YOUNG_LIGHT: Final = CARD_NUMBER["f816"]
PROPHET: Final = CARD_NUMBER["f825"]


class YoungLight(ReachCard):
    """Prelude: discard an action card and lay this beside a played Faithful card; C105: draw that when the round ends.

    Ours: of face-down cards only the own ones, which are shown then; nobody can know what those of others are.
    """

    has_prelude = True
    prelude_asks = "faithful_card"
    comes_back = True

    def clauses(self) -> list[str]:
        return ["prelude", "face_down"]

    def targets(self, g: Arcs, me: int) -> list[int]:
        return [card for seat, card, mode in g.played if is_faithful(card) and (seat == me or not is_face_down(mode))]

    def payable(self, g: Arcs, me: int) -> list[int]:
        return [card for card in g.hands[me] if not only_follows(card)]

    def can_prelude(self, g: Arcs, me: int) -> bool:
        return bool(self.targets(g, me)) and bool(self.payable(g, me))

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        options: list[Option] = [("claim", card) for card in self.targets(g, me)]
        choice = yield g.ask(me, "lay_beside", options, (self.number,), always=True)
        card = CARD.of(choice)
        options = [("drop", one) for one in self.payable(g, me)]
        choice = yield g.ask(me, "pay_with_card", options, always=True)
        self.reached(g, "prelude")
        self.pay(g, me, CARD.of(choice))
        if any(played == card and is_face_down(mode) for _, played, mode in g.played):
            self.reached(g, "face_down")
            forget(g, card)
        g.cards[me] = without(g.cards[me], self.number)
        g.claims = (*g.claims, (me, self.number, card))
        g.note(("claimed", me, self.number, card))

    def pay(self, g: Arcs, me: int, card: int) -> None:
        """It goes to the pile face down, as all that is discarded from a hand."""
        goes_face_down(g, me)
        g.hands[me] = without(g.hands[me], card)
        to_discard(g, card, me, face_down=True)
        g.note(("dropped", me, card), (me,))
        g.note(("dropped_cards", me, 1))


class PlotToKidnap(ReachVox):
    """Crisis: The Young Light or The Prophet comes to lie here, and all lose their highest Faithful card."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "kidnaps", "discards"]

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        self.reached(g, "crisis")
        for card in (YOUNG_LIGHT, PROPHET):
            if self.takes(g, card):
                self.reached(g, "kidnaps")
                attach(g, card, place_of(g, self.number))
        for seat in g.turn_order():
            self.lose_highest(g, seat)
        yield from ()

    def takes(self, g: Campaign, card: int) -> bool:
        """Out of a play area, from beside a played card, or from elsewhere in the Court; not from a pile."""
        holder = g.holder_of(card)
        claims = [claim for claim in g.claims if claim[1] == card]
        if holder != NOBODY:
            g.cards[holder] = without(g.cards[holder], card)
        elif claims:
            g.claims = without(g.claims, claims[0])
        elif is_in_court(g, card) and card not in cards_above(g, self.number):
            leave(g, card, "taken")
        else:
            return False
        return True

    def lose_highest(self, g: Campaign, seat: int) -> None:
        """Ours: it is shown, as it must be the highest."""
        card = highest(g.hands[seat])
        if card:
            self.reached(g, "discards")
            g.look()
            forget(g, card)
            g.hands[seat] = without(g.hands[seat], card)
            to_discard(g, card, seat, face_down=False)
            g.note(("lost_faithful", seat, card))

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """The highest Faithful card of the action discard pile, which only the player has seen; then it is shuffled."""
        self.reached(g, "when_secured")
        g.look()
        join_piles(g)
        g.note(("searched_pile", me))
        card = highest(g.discard)
        if card:
            others_are_unsure(g, me)
            forget(g, card)
            g.discard.remove(card)
            g.hands[me] = tuple(sorted([*g.hands[me], card]))
            g.note(("drew", me, card), (me,))
            g.note(("drew_cards", me, 1))
        g.knows = (*g.knows, *[(me, PILE, other) for other in g.discard])
        yield from ()

    def after_secured(self, g: Arcs) -> None:
        put_away(campaign(g), self.number, "discard")


def cards_above(g: Campaign, card: int) -> list[int]:
    """What is attached to a card of the Court, be it attached itself."""
    stack = [g.court[place_of(g, card)], *g.attached_to(place_of(g, card))]
    return stack[stack.index(card) + 1 :]


def highest(cards: Sequence[int]) -> int:
    """The Faithful card with the highest number, or 0."""
    return max([card for card in cards if is_faithful(card)], key=lambda card: NUMBER_OF[card], default=0)


def others_are_unsure(g: Arcs, taker: int) -> None:
    """Of the Faithful cards that somebody knows in the pile, the highest may be the one that was taken."""
    for seer in [EVERYONE, *g.rivals(taker)]:
        known = highest([card for who, place, card in g.knows if who == seer and place == PILE])
        g.knows = tuple([entry for entry in g.knows if entry != (seer, PILE, known)])


for _number in (YOUNG_LIGHT, CARD_NUMBER["f818"], PROPHET):
    register(YoungLight(_number))
register(PlotToKidnap(CARD_NUMBER["f817"]))
register_card(SecretOrder(CARD_NUMBER["f819"]))
