"""The Founder: turns from the Empire, and wins and rules without it."""

from ...facts import CARD_NUMBER
from ..moments import ReachCard, register
from ..power import advance
from ..state import Campaign


class Objective(ReachCard):
    """F201, as an Outlaw: 3 for every ambition won; at the end of a chapter 1 for every system controlled."""

    def clauses(self) -> list[str]:
        return ["wins", "controls"]

    def ambition_won(self, g: Campaign, me: int, ambition: int, power: int) -> None:
        if g.is_outlaw(me):
            self.reached(g, "wins")
            advance(g, me, 3)

    def chapter_ended(self, g: Campaign, me: int) -> None:
        systems = sum(1 for system in g.systems if g.holds(me, system))
        if g.is_outlaw(me) and systems:
            self.reached(g, "controls")
            advance(g, me, systems)


register(Objective(CARD_NUMBER["f201"]))
