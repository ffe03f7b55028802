"""What several cards share: three fresh ships for the card."""

from boardwright.kernel.decision import Option, Script

from ..control import controls
from ..pieces import place_ships
from ..resources import discard_card
from ..state import Arcs
from ..vocabulary import SYSTEM


def can_place_ships(g: Arcs, me: int) -> bool:
    """Whether there is a ship to place and a system that the holder controls."""
    return g.ships[me] > 0 and any(controls(g, me, system) for system in g.systems)


def place_three_ships(g: Arcs, me: int, card: int) -> Script[None]:
    """Discard the card to place three fresh ships in one system that the holder controls."""
    discard_card(g, me, card)
    options: list[Option] = [("in", system) for system in g.systems if controls(g, me, system)]
    if options and g.ships[me]:
        choice = yield g.ask(me, "place_ships", options, always=True)
        place_ships(g, me, SYSTEM.of(choice), 3)
