"""The Partisan: takes the initiative, by Outrage if need be, and wins with clean hands."""

from boardwright.kernel.decision import Option, Script

from ...facts import (
    CARD_NUMBER,
    EMPATH,
    FUEL,
    KEEPER,
    MATERIAL,
    PSIONIC,
    RELIC,
    TYCOON,
    TYRANT,
    WARLORD,
    WEAPON,
    number_of,
)
from ...hands import hand_over
from ...moments import Action
from ...resources import is_outraged, suffer_outrage
from ...state import Arcs
from ...vocabulary import CARD, RESOURCE, SEAT
from ..moments import ReachCard, register
from ..power import advance, wins_now
from ..state import Campaign, campaign

COUNTED: dict[int, list[int]] = {
    TYCOON: [MATERIAL, FUEL],
    TYRANT: [],
    WARLORD: [WEAPON],
    KEEPER: [RELIC],
    EMPATH: [PSIONIC],
}
"""The resources of each ambition."""


class Objective(ReachCard):
    """F601: 1 when the initiative comes from another; 2 for every ambition won without Outrage of what it counts."""

    def clauses(self) -> list[str]:
        return ["initiative", "wins"]

    def initiative_came(self, g: Arcs, me: int) -> None:
        """A-72: by seizing, Surpass, a pass or a card alike."""
        self.reached(g, "initiative")
        advance(campaign(g), me, 1)

    def ambition_won(self, g: Campaign, me: int, ambition: int, power: int) -> None:
        """A-70: for Tycoon neither Material nor Fuel Outrage."""
        if is_clean(g, me, ambition):
            self.reached(g, "wins")
            advance(g, me, 2)

    def promise(self, g: Campaign, me: int) -> int:
        return 2 * sum(1 for ambition, _ in wins_now(g, me) if is_clean(g, me, ambition))


def is_clean(g: Campaign, me: int, ambition: int) -> bool:
    """Whether a player has no Outrage of what an ambition counts."""
    return not any(is_outraged(g, me, resource) for resource in COUNTED[ambition])


class Informants(ReachCard):
    """F602, Spy (Influence), once per turn: a Rival gets the highest own card and hands over their highest."""

    def clauses(self) -> list[str]:
        return ["spy"]

    def gives_actions(self) -> list[Action]:
        return [Action("spy", self.can_spy, self.spy, "influence", brings=self.spy_brings)]

    def can_spy(self, g: Arcs, me: int) -> bool:
        return self.number not in g.used

    def spy_brings(self, g: Arcs, me: int) -> bool:
        """With only Events in hand, or no card, it does nothing."""
        return bool(highest(g, me))

    def spy(self, g: Arcs, me: int) -> Script[None]:
        """Nobody else learns whether a giver had a choice among equal cards."""
        g.used.append(self.number)
        if not highest(g, me):
            return
        options: list[Option] = [("rival", rival) for rival in g.rivals(me)]
        choice = yield g.ask(me, "spy", options, always=True)
        self.reached(g, "spy")
        rival = SEAT.of(choice)
        g.note(("spied", me, rival))
        yield from give_highest(g, me, rival, "spy_give")
        yield from give_highest(g, rival, me, "spy_return")


def highest(g: Arcs, seat: int) -> list[int]:
    """The action cards of a hand with the highest number; Events have none."""
    best = max([number_of(card) for card in g.hands[seat]], default=0)
    return [card for card in g.hands[seat] if best and number_of(card) == best]


def give_highest(g: Arcs, giver: int, taker: int, ask: str) -> Script[None]:
    """The giver chooses among equal cards."""
    options: list[Option] = [("give", card) for card in highest(g, giver)]
    choice = yield g.ask(giver, ask, options, (taker,), veiled=True)
    hand_over(g, giver, taker, CARD.of(choice))


class PartisanSeizing(ReachCard):
    """F603: no seizing with an extra card; instead by provoking Outrage of a type of which there is none yet."""

    def clauses(self) -> list[str]:
        return ["forbids_seizing_with_card", "seizes_by_outrage"]

    def forbids_seizing_with_card(self, g: Arcs, me: int) -> bool:
        self.reached(g, "forbids_seizing_with_card")
        return True

    def ways_to_seize(self, g: Arcs, me: int) -> list[Option]:
        """A-71: with or without a resource of the type."""
        return [("seize_by_outrage", resource) for resource in range(5) if not is_outraged(g, me, resource)]

    def seize_by(self, g: Arcs, me: int, option: Option) -> Script[None]:
        self.reached(g, "seizes_by_outrage")
        yield from suffer_outrage(g, me, RESOURCE.of(option))


register(Objective(CARD_NUMBER["f601"]))
register(Informants(CARD_NUMBER["f602"]))
register(PartisanSeizing(CARD_NUMBER["f603"]))
