"""The Overlord: rules and controls by fear alone, and the Reach rejects them for it."""

from typing import Final

from boardwright.kernel.decision import Option, Script

from ...facts import CARD_NUMBER, RESOURCES
from ...pieces import place_ships
from ...resources import has, is_outraged, provoke_outrage
from ...vocabulary import RESOURCE, SYSTEM
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance, gain_power
from ..state import Campaign
from .planet_breaker import Sycophants

OVERLORD: Final = 17
POWER_LOST: Final[list[int]] = [0, 1, 3, 6, 8, 10]
"""F1703: by the number of types of Outrage."""


def outraged_types(g: Campaign, seat: int) -> list[int]:
    return [resource for resource in range(len(RESOURCES)) if is_outraged(g, seat, resource)]


def chosen_outrage(g: Campaign, me: int) -> Script[None]:
    """Only without any Outrage: one type may be provoked, for two ships at one planet of it.

    CD3: the step gives the ships itself; Sycophants stays and brings no others.
    """
    if outraged_types(g, me):
        return
    types: list[Option] = [("outrage_of", resource) for resource in range(len(RESOURCES))]
    choice = yield g.ask(me, "chosen_outrage", [*types, ("skip",)])
    if choice[0] == "skip":
        return
    resource = RESOURCE.of(choice)
    provoke_outrage(g, me, resource)
    planets: list[Option] = [("in", system) for system in g.systems if g.planet_type(system) == resource]
    choice = yield g.ask(me, "overlord_ships", planets, (resource,))
    place_ships(g, me, SYSTEM.of(choice), 2)


class Objective(ReachCard):
    """F1701: 1 for each type of Outrage of which the Overlord has a resource, 2 for each with a planet controlled."""

    def clauses(self) -> list[str]:
        return ["rule", "control"]

    def chapter_ended(self, g: Campaign, me: int) -> None:
        ruled, controlled = self.ruled(g, me), self.controlled(g, me)
        if ruled:
            self.reached(g, "rule")
            advance(g, me, ruled)
        if controlled:
            self.reached(g, "control")
            advance(g, me, 2 * controlled)

    def ruled(self, g: Campaign, me: int) -> int:
        """Types, not tokens; what lies on cards and in the Trust is had, too."""
        return sum(1 for resource in outraged_types(g, me) if has(g, me, resource))

    def controlled(self, g: Campaign, me: int) -> int:
        """Types, not planets; what the Empire controls counts for the First Regent alone."""
        types = {g.planet_type(system) for system in g.systems if g.holds(me, system)}
        return sum(1 for resource in outraged_types(g, me) if resource in types)

    def promise(self, g: Campaign, me: int) -> int:
        return self.ruled(g, me) + 2 * self.controlled(g, me)


class ReachRejectsOverlord(ReachCard):
    """Edict: the more types of Outrage the Overlord has, the more Power is lost."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["rejected"]

    def edict(self, g: Campaign) -> Script[None]:
        overlord = g.fate_holder(OVERLORD)
        lost = POWER_LOST[len(outraged_types(g, overlord))]
        if lost:
            self.reached(g, "rejected")
            gain_power(g, overlord, -lost, "rejected")
        yield from ()


SET_UP_STEPS["chosen_outrage"] = chosen_outrage
register(Objective(CARD_NUMBER["f1701"]))
register(Sycophants(CARD_NUMBER["f1702"]))
register(ReachRejectsOverlord(CARD_NUMBER["f1703"]))
