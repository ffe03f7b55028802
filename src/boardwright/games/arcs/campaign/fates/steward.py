"""The Steward in Act I: First Regent from the start, who taxes the whole Empire and lets others secure."""

from boardwright.kernel.decision import Option, Script

from ...actions import can_influence, influence_card
from ...court import influenceable, securable, secure_at
from ...facts import CARD_NUMBER, SPACES
from ...moments import AS_LOYAL, NOT, Action
from ...state import Arcs
from ...vocabulary import COURT
from ..facts import EMPIRE
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance, wins_now
from ..state import Campaign
from ..titles import take_first_regent


def take_tile(g: Campaign, me: int) -> Script[None]:
    """C20: the First Regent tile goes to the Steward before anybody else."""
    take_first_regent(g, me)
    yield from ()


class Objective(ReachCard):
    """The objective: the Power of ambitions won as First Regent."""

    def clauses(self) -> list[str]:
        return ["ambition_won"]

    def ambition_won(self, g: Campaign, me: int, ambition: int, power: int) -> None:
        """1 for each Power gained, that of the cities too."""
        if g.first_regent == me:
            self.reached(g, "ambition_won")
            advance(g, me, power)

    def promise(self, g: Campaign, me: int) -> int:
        return sum(power for _, power in wins_now(g, me)) if g.first_regent == me else 0


class ImperialAuthority(ReachCard):
    """Any city that the Empire controls may be taxed as if it were Loyal, whatever the Presence and Truce Laws say."""

    is_buried_by_outlaws = True

    def clauses(self) -> list[str]:
        return ["without_presence", "in_truce"]

    def tax_right(self, g: Arcs, me: int, place: int) -> int:
        """Without a Loyal piece there; no Captive is taken."""
        if g.control(place // SPACES) != EMPIRE:
            return NOT
        self.reached(g, "without_presence")
        return AS_LOYAL

    def taxes_in_truce(self, g: Campaign, me: int, place: int) -> bool:
        """Damaged Imperial ships keep the Truce, but they control nothing (C25)."""
        if g.control(place // SPACES) != EMPIRE:
            return False
        self.reached(g, "in_truce")
        return True


class Dealmakers(ReachCard):
    """Bargain (Secure): a Rival secures a card; the holder influences as often as they had agents, then secures."""

    def clauses(self) -> list[str]:
        return ["bargain", "influence", "secure"]

    def gives_actions(self) -> list[Action]:
        return [Action("bargain", self.can_bargain, self.bargain, "secure")]

    def open_to_rivals(self, g: Arcs, me: int) -> dict[int, int]:
        """The places of the row that a Rival could secure now, and who; one Rival at most can have the most agents."""
        return {place: rival for rival in g.rivals(me) for place in securable(g, rival)}

    def can_bargain(self, g: Arcs, me: int) -> bool:
        return bool(self.open_to_rivals(g, me))

    def bargain(self, g: Arcs, me: int) -> Script[None]:
        """Agents that the Rival would capture go home; the place is refilled before the first Influence."""
        self.reached(g, "bargain")
        open_places = self.open_to_rivals(g, me)
        options: list[Option] = [("court", g.court[place]) for place in sorted(open_places)]
        choice = yield g.ask(me, "bargain", options, always=True)
        place = g.court.index(COURT.of(choice))
        rival = open_places[place]
        count = g.agents_on(place, rival)
        g.note(("bargained", me, rival))
        yield from secure_at(g, rival, place, captures=False)
        yield from self.influence(g, me, count)
        yield from self.secure(g, me)

    def influence(self, g: Arcs, me: int, count: int) -> Script[None]:
        """A-22: each is optional."""
        while count and can_influence(g, me):
            options: list[Option] = [("court", card) for card in influenceable(g, me)]
            choice = yield g.ask(me, "bargain_influence", [*options, ("skip",)], (count,))
            if choice[0] == "skip":
                return
            self.reached(g, "influence")
            yield from influence_card(g, me, COURT.of(choice))
            count -= 1

    def secure(self, g: Arcs, me: int) -> Script[None]:
        """A-22: it is optional."""
        options: list[Option] = [("court", g.court[place]) for place in securable(g, me)]
        if not options:
            return
        choice = yield g.ask(me, "bargain_secure", [*options, ("skip",)])
        if choice[0] == "court":
            self.reached(g, "secure")
            yield from secure_at(g, me, g.court.index(COURT.of(choice)))


SET_UP_STEPS["take_first_regent"] = take_tile
register(Objective(CARD_NUMBER["f101"]))
register(ImperialAuthority(CARD_NUMBER["f102"]))
register(Dealmakers(CARD_NUMBER["f103"]))
