"""Unions: laid beside a played action card, they bring it to hand when the round is over."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import without

from ..facts import ADMINISTRATION, AGGRESSION, CONSTRUCTION, MOBILIZATION, suit_of
from ..hands import is_face_down
from ..moments import Card, register_card
from ..state import Arcs
from ..vocabulary import CARD


class Union(Card):
    """Prelude: lay this card beside a face-up card of the suit; at the end of the round draw that card.

    The round's end (turn.py) hands out the claims. A card that is claimed already cannot be claimed again.
    """

    has_prelude = True
    prelude_asks = "face_up_card"

    def __init__(self, number: int, action_suit: int) -> None:
        super().__init__(number)
        self.action_suit = action_suit

    def clauses(self) -> list[str]:
        return ["prelude"]

    def targets(self, g: Arcs) -> list[int]:
        claimed = [card for _, _, card in g.claims]
        return [
            card
            for _, card, mode in g.played
            if suit_of(card) == self.action_suit and not is_face_down(mode) and card not in claimed
        ]

    def can_prelude(self, g: Arcs, me: int) -> bool:
        return bool(self.targets(g))  # D31: it is placed, not discarded, so it needs a card to lie beside

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "prelude")
        options: list[Option] = [("claim", card) for card in self.targets(g)]
        choice = yield g.ask(me, "claim", options, always=True)
        g.cards[me] = without(g.cards[me], self.number)
        g.claims = (*g.claims, (me, self.number, CARD.of(choice)))
        g.note(("claimed", me, self.number, CARD.of(choice)))


register_card(Union(4, ADMINISTRATION))  # Admin Union
register_card(Union(5, CONSTRUCTION))  # Construction Union
register_card(Union(10, MOBILIZATION))  # Spacing Union
register_card(Union(11, AGGRESSION))  # Arms Union
