"""The Pacifist in Act III: harm without empathy provokes Outrage, and Outrage can be forgiven."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set

from ...ambitions import is_declared
from ...facts import CARD_NUMBER, EMPATH, PSIONIC, RESOURCES, is_gate
from ...resources import (
    agents_come_home,
    discard_all,
    gain,
    has,
    is_outraged,
    open_tokens,
    room_for,
    suffer_outrage,
)
from ...state import COVERED, Arcs, changed
from ...vocabulary import RESOURCE, SEAT, System
from ..assumptions import REBUKE_EMPTIES_HOARD
from ..court_cards import ReachVox
from ..deals import FORGIVE, HELD, TOKEN, Item, asked_by_law, carry_out, from_board, steps_to
from ..moments import ReachCard, register
from ..state import Campaign, campaign
from .advocate import Liaisons

MOST_FORGIVEN: Final = 1
"""The agent that an Outrage slot holds."""


class GrandAmbitions(ReachCard):
    """F1408: neither Trophies nor Captives; the Rivals together have more Psionics than the player."""

    def clauses(self) -> list[str]:
        return ["grand_ambitions"]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        """Tokens anywhere in a play area; Guild cards do not count."""
        self.reached(g, "grand_ambitions")
        theirs = sum(has(g, rival, PSIONIC) for rival in g.rivals(me))
        return not g.trophies_of(me) and not g.captives_of(me), theirs > has(g, me, PSIONIC)


class ItinerantEmpaths(ReachVox):
    """F1406, F1407: Psionics fill the empty slots of who has the least Power, or of who secures the card."""

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """B-11: of several the first in turn order."""
        self.reached(g, "crisis")
        yield from self.fill(g, min(g.turn_order(), key=lambda seat: g.power[seat]))

    def after_crisis(self, g: Campaign) -> str:
        return "discard"

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "when_secured")
        yield from self.fill(campaign(g), me)

    def fill(self, g: Campaign, seat: int) -> Script[None]:
        """B-17: a card that holds any number of Psionics has room for all."""
        yield from gain(g, seat, [PSIONIC] * min(room_for(g, seat, PSIONIC), g.supply[PSIONIC]))

    def after_secured(self, g: Arcs) -> None:
        g.court_discard = (*g.court_discard, self.number)
        g.note(("court_discarded", self.number))


class EmpathyForAll(ReachCard):
    """F1409: who harms anything at a planet, and has a resource of its type, provokes Outrage of that type."""

    def clauses(self) -> list[str]:
        return ["after_harm"]

    def speaks_after_harm(self, g: Arcs, me: int, harmed: list[int], system: System) -> bool:
        """B-25: whoever else was harmed, the Blight included."""
        if is_gate(system) or all(owner == me for owner in harmed):
            return False
        return has(g, me, g.planet_type(system)) > 0

    def after_harm(self, g: Arcs, me: int, harmed: list[int], system: System) -> Script[None]:
        """B-36: another Outrage may have taken the resource before."""
        if has(g, me, g.planet_type(system)):
            self.reached(g, "after_harm")
            yield from suffer_outrage(g, me, g.planet_type(system))


# -- Summits -------------------------------------------------------------------------------------------------------


class Reconcile(ReachCard):
    """F1411: in a Summit an agent on an Outrage slot becomes a Favor; the caller may force that with a Psionic."""

    def clauses(self) -> list[str]:
        return ["forgives", "forced"]

    def further_goods(self, g: Campaign, giver: int) -> list[tuple[int, int, int, int]]:
        """What a player may be forgiven: only an agent of their own can be a Favor (A-73: a Rival's may lie there)."""
        sown = [resource for seat, resource, _ in g.sown if seat == giver]
        return [
            (FORGIVE, resource, 0, MOST_FORGIVEN)
            for resource in range(len(RESOURCES))
            if g.outrage[giver * len(RESOURCES) + resource] == COVERED and resource not in sown
        ]

    def forgiven(self, g: Campaign) -> None:
        self.reached(g, "forgives")

    # -- Call to Order -----------------------------------------------------------------------------------------------

    def gifts(self, g: Campaign, me: int, rival: int) -> list[Item]:
        """The Psionics, not frozen, that the caller could give; whom a law asks for consent costs a Favor of theirs."""
        found: list[Item] = []
        loose = [(card, token) for card, token in open_tokens(g, me) if token == PSIONIC]
        for what, a, b, _ in from_board(g, me):
            if (what == TOKEN and a == PSIONIC) or (what == HELD and (a, b) in loose):
                item = (what, me, rival, a, b)
                consents = [seat for seat in asked_by_law(g, [item]) if seat not in (me, rival)]
                if all(g.favors_of(me, seat) for seat in consents):
                    found.append(item)
        return found

    def call_to_order_actions(self, g: Campaign, me: int) -> list[Option]:
        return [
            ("forgive", rival, a)
            for rival in g.rivals(me)
            if self.gifts(g, me, rival)
            for _, a, _, _ in self.further_goods(g, rival)
        ]

    def take_call_to_order_action(self, g: Campaign, me: int, option: Option) -> Script[None]:
        self.reached(g, "forced")
        rival, resource = SEAT.of(option), RESOURCE.of(option)
        gifts = self.gifts(g, me, rival)
        choices: list[Option] = [gift_option(item) for item in gifts]
        choice = yield g.ask(me, "forgive_gift", choices, (rival,))
        gift = gifts[choices.index(choice)]
        for seat in asked_by_law(g, [gift]):
            if seat not in (me, rival):
                g.favors = changed(g.favors, me * g.seats + seat, -1)
                agents_come_home(g, seat, 1)
                g.note(("returned_favors", me, seat, 1))
        g.note(("forgave", me, rival, resource))
        yield from carry_out(g, [gift, (FORGIVE, rival, me, resource, 0)], negotiated=False)


def gift_option(item: Item) -> Option:
    """Which Psionic it is: in a slot, or on a card."""
    what, _, _, a, b = item
    return steps_to(item)[1] if what == TOKEN else ("give_from", b, a)


# -- the edict -----------------------------------------------------------------------------------------------------


class RebukeOfTheEmpaths(ReachCard):
    """F1412: while Empath is declared, Outrage costs resources, and who has none of Psionic gains one."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["discards", "gains", "too_few"]

    def edict(self, g: Campaign) -> Script[None]:
        """B-26: also what lies on cards, unless it is frozen; Guild cards stay."""
        if not is_declared(g, EMPATH):
            return
        for seat in g.turn_order():
            for resource in range(len(RESOURCES)):
                if is_outraged(g, seat, resource):
                    self.reached(g, "discards")
                    discard_all(g, seat, resource, in_outrage=not REBUKE_EMPTIES_HOARD)
        blessed = [seat for seat in g.turn_order() if not is_outraged(g, seat, PSIONIC)]
        if 0 < g.supply[PSIONIC] < len(blessed):
            self.reached(g, "too_few")
            count = g.supply[PSIONIC]
            offered: list[Option] = [("rival", seat) for seat in blessed]
            chosen = yield from choose_set(g.initiative, "rebuke_of_empaths", offered, count, count, (count,))
            blessed = [SEAT.of(choice) for choice in chosen]
        for seat in blessed:
            self.reached(g, "gains")
            yield from gain(g, seat, [PSIONIC])


register(Liaisons(CARD_NUMBER["f1405"], "influence", EMPATH))  # Psionic Liaisons
register(ItinerantEmpaths(CARD_NUMBER["f1406"]))
register(ItinerantEmpaths(CARD_NUMBER["f1407"]))
register(GrandAmbitions(CARD_NUMBER["f1408"]))
register(EmpathyForAll(CARD_NUMBER["f1409"]))
register(ReachCard(CARD_NUMBER["f1410"]))  # reminds of the law
register(Reconcile(CARD_NUMBER["f1411"]))
register(RebukeOfTheEmpaths(CARD_NUMBER["f1412"]))
