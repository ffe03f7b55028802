"""The Magnate in Act I: deals with Rivals, and exports."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set

from ...facts import CARD_NUMBER
from ...resources import discard_own, own_tokens
from ...state import Arcs
from ...vocabulary import RESOURCE
from ..held import hold
from ..moments import ReachCard, register
from ..power import advance
from ..state import Campaign, campaign

EXPORTED = 3
"""So many resources are an export."""


class Objective(ReachCard):
    """The objective: what Rivals give in Negotiations, and resources exported there."""

    def clauses(self) -> list[str]:
        return ["received", "export"]

    def received(self, g: Campaign, me: int, giver: int, what: int, was_mine: bool) -> None:
        """2 for each Favor or resource; not if the Rival had it from the holder in this Summit."""
        if not was_mine:
            self.reached(g, "received")
            advance(g, me, 2)

    def negotiation_actions(self, g: Campaign, me: int) -> list[Option]:
        """A-40: with three resources that are not frozen, again and again."""
        return [("export",)] if len(own_tokens(g, me, "discard_slot")) >= EXPORTED else []

    def take_negotiation_action(self, g: Campaign, me: int, option: Option) -> Script[None]:
        """2 for any three, of whatever types."""
        self.reached(g, "export")
        offered = own_tokens(g, me, "discard_slot")
        chosen = yield from choose_set(me, "export", offered, EXPORTED, EXPORTED)
        for choice in chosen:
            discard_own(g, me, choice)
        g.note(("exported", me))
        advance(g, me, 2)


class MerchantLeague(ReachCard):
    """When declaring, in any way: may put two resources of the supply here. Crisis: all of them are discarded.

    They are frozen, but in Summits they may be given, and be forced out by Favors. Raids cannot take them.
    """

    speaks_when_declared = True
    has_crisis = True

    def clauses(self) -> list[str]:
        return ["when_declared", "crisis"]

    def when_declared(self, g: Arcs, me: int, ambition: int, is_new: bool) -> Script[None]:
        """Two or none, unless the supply has but one (C4)."""
        offered: list[Option] = []
        for resource, count in enumerate(g.supply):
            offered.extend([("resource", resource)] * min(2, count))
        if not offered:
            return
        count = min(2, len(offered))
        choice = yield g.ask(me, "merchant_league", [("use", self.number), ("skip",)], (count,))
        if choice[0] == "use":
            self.reached(g, "when_declared")
            chosen = yield from choose_set(me, "merchant_goods", offered, count, count, (count,))
            for one in chosen:
                hold(campaign(g), self.number, RESOURCE.of(one))

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        self.reached(g, "crisis")
        g.clear_card(self.number)
        yield from ()

    def may_be_given(self, g: Campaign, card: int) -> bool:
        """A-41: one Favor forces one of them out."""
        return True


register(Objective(CARD_NUMBER["f301"]))
register(MerchantLeague(CARD_NUMBER["f302"]))
