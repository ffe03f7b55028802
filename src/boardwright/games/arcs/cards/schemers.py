"""Lattice Spies, Farseers, Secret Order and Silver-Tongues: the Psionic guilds without loyalty."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import without

from ..court import steal_card, stealable_cards
from ..facts import EMPATH, KEEPER
from ..hands import alike, copy_in, draw_bottom, goes_face_down, look_at_hand, swap_cards, to_discard
from ..moments import Card, register_card
from ..resources import discard_card, steal_token, stealable_tokens
from ..state import Arcs
from ..turn import can_seize, seize
from ..vocabulary import CARD, COURT, SEAT


class LatticeSpies(Card):
    """Prelude, before any other action of the turn: discard to seize the initiative."""

    has_prelude = True
    prelude_asks = "first"
    discards_itself = True

    def clauses(self) -> list[str]:
        return ["prelude"]

    def can_prelude(self, g: Arcs, me: int) -> bool:
        return not g.acted

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        return can_seize(g, me)

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        """Discarded for nothing if the initiative cannot be seized."""
        discard_card(g, me, self.number)
        if can_seize(g, me):
            self.reached(g, "prelude")
            seize(g, me)
        yield from ()


class Farseers(Card):
    """When declaring: look at a Rival's hand and maybe exchange a card.

    Prelude: discard with any number of action cards, then draw one more than that from the bottom of the pile.
    """

    has_prelude = True
    discards_itself = True
    speaks_when_declared = True

    def clauses(self) -> list[str]:
        return ["when_declared", "exchange", "prelude"]

    def when_declared(self, g: Arcs, me: int, ambition: int, is_new: bool) -> Script[None]:
        """D11: looking is compulsory if any Rival has cards; the exchange needs an own card."""
        options: list[Option] = [("rival", rival) for rival in g.rivals(me) if g.hands[rival]]
        if not options:
            return
        choice = yield g.ask(me, "look_at_hand", options, always=True)
        self.reached(g, "when_declared")
        rival = SEAT.of(choice)
        look_at_hand(g, me, rival)
        theirs: list[Option] = [("want", card) for card in dict.fromkeys(alike(g.hands[rival]))]
        if not g.hands[me]:
            return
        choice = yield g.ask(me, "exchange_want", [*theirs, ("skip",)], (rival,))
        if choice[0] == "skip":
            return
        wanted = CARD.of(choice)
        mine: list[Option] = [("give", card) for card in dict.fromkeys(alike(g.hands[me]))]
        choice = yield g.ask(me, "exchange_give", mine, (rival,))
        self.reached(g, "exchange")
        swap_cards(g, me, CARD.of(choice), rival, wanted)

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        return bool(g.hands[me]) or bool(g.discard) or bool(g.face_up)

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "prelude")
        discard_card(g, me, self.number)
        hand: list[Option] = [("drop", card) for card in alike(g.hands[me])]
        dropped = yield from choose_set(me, "drop_cards", hand, 0, len(hand))
        chosen: list[int] = []
        if dropped:
            goes_face_down(g, me)
        for choice in dropped:
            card = copy_in(g.hands[me], CARD.of(choice))
            chosen.append(card)
            g.hands[me] = without(g.hands[me], card)
            g.note(("dropped", me, card), (me,))
        pile = chosen[:]
        g.rng.shuffle(pile)
        for card in pile:
            to_discard(g, card, me, face_down=True)
        g.note(("dropped_cards", me, len(chosen)))
        draw_bottom(g, me, len(chosen) + 1)


class SecretOrder(Card):
    """When declaring Keeper or Empath the zero marker is not placed."""

    def clauses(self) -> list[str]:
        return ["keeps_lead_number"]

    def keeps_lead_number(self, g: Arcs, me: int, ambition: int) -> bool:
        return ambition in (KEEPER, EMPATH)


class SilverTongues(Card):
    """Prelude: discard to steal a guild card or a resource from any Rival."""

    has_prelude = True
    discards_itself = True

    def clauses(self) -> list[str]:
        return ["steals_token", "steals_card"]

    def within_reach(self, g: Arcs, me: int) -> list[Option]:
        options: list[Option] = []
        for rival in g.rivals(me):
            options.extend(stealable_tokens(g, me, rival))
            options.extend(stealable_cards(g, me, rival))
        return options

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        return bool(self.within_reach(g, me))

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        discard_card(g, me, self.number)
        options = self.within_reach(g, me)
        if not options:
            return
        choice = yield g.ask(me, "steal_anything", options, always=True)
        if choice[0] == "steal_card":
            self.reached(g, "steals_card")
            steal_card(g, me, SEAT.of(choice), COURT.of(choice))
        else:
            self.reached(g, "steals_token")
            yield from steal_token(g, me, choice)


register_card(LatticeSpies(16))
register_card(Farseers(17))
register_card(SecretOrder(18))
register_card(SilverTongues(20))
