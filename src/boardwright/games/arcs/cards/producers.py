"""Cartels and Interests: Material and Fuel."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set

from ..facts import FUEL, MATERIAL
from ..moments import Action, Card, register_card
from ..resources import (
    discard_all,
    discard_card,
    gain,
    gain_matters,
    room_for_stolen,
    settle_stolen,
    steal_token,
    stealable_tokens,
    take_token,
    token_options,
)
from ..state import Arcs
from ..vocabulary import COUNT


class Cartel(Card):
    """The whole supply of the type lies on this card and counts for Tycoon.

    After scoring, every Rival discards their tokens of the type. Prelude: discard to steal one of them.
    """

    has_prelude = True
    discards_itself = True
    speaks_after_scoring = True

    def __init__(self, number: int, resource: int) -> None:
        super().__init__(number)
        self.resource = resource

    def clauses(self) -> list[str]:
        return ["counts_supply", "after_scoring", "prelude"]

    def holds_supply_of(self) -> int:
        return self.resource

    def after_scoring(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "after_scoring")
        for rival in g.rivals(me):
            discard_all(g, rival, self.resource)
        yield from ()

    def within_reach(self, g: Arcs, me: int) -> list[Option]:
        """Once this card is gone, its supply is no longer the thief's own (which Keeper's Trust looks at)."""
        held = g.cards[me]
        g.cards[me] = tuple([card for card in held if card != self.number])
        options: list[Option] = []
        for rival in g.rivals(me):
            options.extend(stealable_tokens(g, me, rival, self.resource))
        g.cards[me] = held
        return options

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        return bool(self.within_reach(g, me))

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "prelude")
        options = self.within_reach(g, me)
        discard_card(g, me, self.number)
        if options:
            choice = yield g.ask(me, "steal_token", options, always=True)
            yield from steal_token(g, me, choice)


class Interest(Card):
    """In place of Build: gain one token of the type. Prelude: discard to fill empty slots with the type."""

    has_prelude = True
    discards_itself = True

    def __init__(self, number: int, resource: int, action_name: str) -> None:
        self.resource = resource
        self.action_name = action_name
        super().__init__(number)

    def clauses(self) -> list[str]:
        return [self.action_name, "prelude", "prelude_steals"]

    def gives_actions(self) -> list[Action]:
        return [Action(self.action_name, self.can_produce, self.produce, "build", self.produces)]

    def can_produce(self, g: Arcs, me: int) -> bool:
        return True  # legal with an empty supply, yielding nothing

    def produces(self, g: Arcs, me: int) -> bool:
        return gain_matters(g, me, self.resource)

    def produce(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, self.action_name)
        yield from gain(g, me, [self.resource])

    def open_rivals(self, g: Arcs, me: int) -> list[int]:
        """D30: whom the bans on stealing leave open; it is checked once."""
        return [rival for rival in g.rivals(me) if stealable_tokens(g, me, rival, self.resource)]

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        if g.supply[self.resource] and g.empty_slots(me):
            return True
        has_room = not g.supply[self.resource] and room_for_stolen(g, me, self.resource) > 0
        return has_room and bool(self.open_rivals(g, me))

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        """D7: up to as many as there is room for; from Rivals only once the supply has run out."""
        self.reached(g, "prelude")
        discard_card(g, me, self.number)
        open_rivals = self.open_rivals(g, me)
        room = len(g.empty_slots(me))
        most = min(room, g.supply[self.resource])
        options: list[Option] = [("take", count) for count in range(most, 0, -1)]
        choice = yield g.ask(me, "take_tokens", options, (self.resource,), idle=[("take", 0)])
        taken = COUNT.of(choice)
        for _ in range(taken):
            g.supply[self.resource] -= 1
            g.loose = (*g.loose, (me, self.resource))
            g.note(("gained", me, self.resource))
        room = max(0, room_for_stolen(g, me, self.resource) - taken)
        stolen: list[int] = []
        if room and not g.supply[self.resource]:
            offered: list[Option] = []
            for rival in open_rivals:
                offered.extend(token_options(g, rival, self.resource))
            chosen = yield from choose_set(me, "steal_tokens", offered, 0, room, (self.resource,))
            for choice in chosen:
                self.reached(g, "prelude_steals")
                take_token(g, me, choice)
                stolen.append(self.resource)
        yield from settle_stolen(g, me, stolen)


register_card(Cartel(3, MATERIAL))
register_card(Cartel(6, FUEL))
register_card(Interest(2, MATERIAL, "manufacture"))  # Mining Interest
register_card(Interest(9, FUEL, "synthesize"))  # Shipping Interest
