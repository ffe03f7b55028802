"""The Believer in Act III: ambitions under Ideals, a faith that dominates or is repressed, and how it is broken."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced

from ...ambitions import AVAILABLE, is_declared
from ...cards.schemers import SecretOrder
from ...facts import CARD_NUMBER, MARKERS, NUMBER_OF
from ...hands import is_face_down
from ...moments import register_card
from ...state import EVERYONE, PILE, Arcs
from ...vocabulary import AMBITION, System
from ..assumptions import FACE_DOWN_BINDS_FAITH
from ..facts import NO_IDEAL, WISDOM, ZEAL
from ..moments import ReachCard, register
from ..state import Campaign, campaign
from .believer import is_faithful, plays_faithful
from .doctrine import DoctrinalFaith, set_doctrine

BELIEVER: Final = 8
"""The number of the fate."""
MOST_MARKERS: Final = 2


class Objective(ReachCard):
    """F829: two ambition markers on ambitions with Ideals; all three."""

    def clauses(self) -> list[str]:
        return ["two", "all"]

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        """Markers are counted, not ambitions."""
        guided = [one for one in g.markers if one != AVAILABLE and one < len(g.ideals) and g.ideals[one] != NO_IDEAL]
        if len(guided) >= MOST_MARKERS:
            self.reached(g, "two")
        if len(guided) == len(MARKERS):
            self.reached(g, "all")
        return len(guided) >= MOST_MARKERS, len(guided) == len(MARKERS)


class DominantFaith(DoctrinalFaith):
    """F830: as F823; and with any other card no ambition with an Ideal can be declared."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "bars_others"]

    def forbids_declaring(self, g: Arcs, me: int, ambition: int) -> bool:
        """A-96: a card that is played face down, and an Event, are not Faithful."""
        if super().forbids_declaring(g, me, ambition):
            return True
        if g.turn != me or plays_faithful(g, me, FACE_DOWN_BINDS_FAITH) or campaign(g).ideals[ambition] == NO_IDEAL:
            return False
        self.reached(g, "bars_others")
        return True


class BreakingTheFaith(ReachCard):
    """F831: who destroys a city of the Believer may take an Ideal off an ambition that is not declared."""

    def clauses(self) -> list[str]:
        return ["takes_ideal"]

    def city_destroyed(self, g: Arcs, me: int, owner: int) -> None:
        c = campaign(g)
        if owner == c.fate_holder(BELIEVER) and me != owner:
            c.faith_breakers += (me,)

    def speaks_after_harm(self, g: Arcs, me: int, harmed: list[int], system: System) -> bool:
        return me in campaign(g).faith_breakers

    def after_harm(self, g: Arcs, me: int, harmed: list[int], system: System) -> Script[None]:
        """Once for each city; the marker is the Believer's again."""
        c = campaign(g)
        while me in c.faith_breakers:
            c.faith_breakers = tuple([seat for seat in c.faith_breakers if seat != me])
            options: list[Option] = [
                ("take_ideal", ambition)
                for ambition, ideal in enumerate(c.ideals)
                if ideal != NO_IDEAL and not is_declared(g, ambition)
            ]
            if not options:
                continue
            choice = yield g.ask(me, "break_faith", [*options, ("skip",)])
            if choice[0] == "take_ideal":
                self.reached(g, "takes_ideal")
                c.ideals = replaced(c.ideals, AMBITION.of(choice), NO_IDEAL)
                c.spare_ideals += 1
                g.note(("ideal_taken", me, AMBITION.of(choice)))


# -- after failure in Act II ---------------------------------------------------------------------------------------


class SetLayDoctrine(ReachCard):
    """F827: all show the Faithful cards in their hands; who shows the highest may turn the Doctrine."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["shown", "edict"]

    def edict(self, g: Campaign) -> Script[None]:
        shown = {card: seat for seat in g.turn_order() for card in g.hands[seat] if is_faithful(card)}
        self.show(g, shown)
        if not shown:
            return
        seat = shown[max(shown, key=lambda card: NUMBER_OF[card])]
        other = WISDOM if g.doctrine == ZEAL else ZEAL
        choice = yield g.ask(seat, "set_doctrine", [("doctrine", other), ("skip",)], (g.doctrine,))
        if choice[0] == "doctrine":
            self.reached(g, "edict")
            set_doctrine(g, other)

    def show(self, g: Campaign, shown: dict[int, int]) -> None:
        """All know them from now on, and that no others are in hands: so the rest is in the pile.

        Unless a card lies face down, which may be one of them.
        """
        g.look()
        known = [(EVERYONE, seat, card) for card, seat in shown.items()]
        for card, seat in shown.items():
            self.reached(g, "shown")
            g.note(("showed_faithful", seat, card))
        if not any(is_face_down(mode) for _, _, mode in g.played):
            known += [(EVERYONE, PILE, card) for card in g.discard if is_faithful(card)]
        g.knows = (*g.knows, *[entry for entry in known if entry not in g.knows])


class RepressedFaith(ReachCard):
    """F828: with a Faithful card only ambitions that have an Ideal of the Doctrine can be declared."""

    def clauses(self) -> list[str]:
        return ["bars"]

    def forbids_declaring(self, g: Arcs, me: int, ambition: int) -> bool:
        c = campaign(g)
        if c.ideals[ambition] == c.doctrine or not plays_faithful(g, me, FACE_DOWN_BINDS_FAITH):
            return False
        self.reached(g, "bars")
        return True


register_card(SecretOrder(CARD_NUMBER["f826"]))
register(SetLayDoctrine(CARD_NUMBER["f827"]))
register(RepressedFaith(CARD_NUMBER["f828"]))
register(Objective(CARD_NUMBER["f829"]))
register(DominantFaith(CARD_NUMBER["f830"]))
register(BreakingTheFaith(CARD_NUMBER["f831"]))
