"""Loyal cards: any token may be spent as their type, and they stand by their holder in Outrage."""

from boardwright.kernel.decision import Script

from ..facts import FUEL, MATERIAL, PSIONIC, RELIC, WEAPON
from ..moments import Card, register_card
from ..state import Arcs
from .ships import can_place_ships, place_three_ships


class Loyal(Card):
    """Spend any resource as the card's type, whatever the Outrage; the card stays when Outrage is provoked."""

    def __init__(self, number: int, resource: int) -> None:
        super().__init__(number)
        self.loyal_to = resource

    def clauses(self) -> list[str]:
        return ["survives_outrage", "spent_as", "ignores_outrage"]

    def survives_outrage(self) -> bool:
        return True


class LoyalMarines(Loyal):
    """Prelude: discard to place three fresh ships in a system the holder controls."""

    has_prelude = True
    discards_itself = True

    def clauses(self) -> list[str]:
        return [*super().clauses(), "prelude"]

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        return can_place_ships(g, me)

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "prelude")
        yield from place_three_ships(g, me, self.number)


register_card(Loyal(1, MATERIAL))  # Loyal Engineers
register_card(Loyal(7, FUEL))  # Loyal Pilots
register_card(LoyalMarines(15, WEAPON))
register_card(Loyal(19, PSIONIC))  # Loyal Empaths
register_card(Loyal(21, RELIC))  # Loyal Keepers
