"""Who may act as if they had control of a system (p.7); what lies there is asked of the state."""

from .facts import NOBODY
from .moments import CARDS
from .state import Arcs
from .vocabulary import System


def controls(g: Arcs, me: int, system: int) -> bool:
    """Whether a player has control of a system, by ships or by a law."""
    who = g.control(system)
    if who == me:
        return True
    if who != NOBODY:
        for law in g.laws:
            if CARDS[law].gives_control(g, me, system, who):
                return True
    return False


def commanded(g: Arcs, me: int, system: System) -> list[int]:
    """The owners whose ships in a system a player may use besides the own."""
    owners: list[int] = []
    if g.laws:
        for card in g.heard(me):
            for owner in CARDS[card].commands(g, me, system):
                if owner not in owners and g.ships_at(owner, system):
                    owners.append(owner)
    return owners


def held_by_another(g: Arcs, me: int, system: int) -> bool:
    """Whether somebody has control of a system, and the player has not."""
    return g.control(system) != NOBODY and not controls(g, me, system)
