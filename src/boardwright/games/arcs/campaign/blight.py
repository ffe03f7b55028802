"""Blight tokens on the map: placing, repairing, destroying (p.19)."""

from boardwright.kernel.still import recounted, rewritten

from ..facts import SYSTEM_COUNT
from ..state import SHIP, changed
from ..vocabulary import System
from .facts import BLIGHT
from .state import Campaign


def has_blight(g: Campaign, system: int) -> bool:
    index = BLIGHT * SYSTEM_COUNT + system
    return g.fresh[index] > 0 or g.damaged[index] > 0


def place_damaged_blight(g: Campaign, system: int) -> None:
    """p.19: without supply the token comes from the Trophies of the player who has the most of them (A-03)."""
    if not g.ships[BLIGHT]:
        holder = max(g.turn_order(), key=lambda seat: g.trophies[g.trophy_index(seat, BLIGHT, SHIP)])
        index = g.trophy_index(holder, BLIGHT, SHIP)
        if not g.trophies[index]:
            return
        g.trophies = changed(g.trophies, index, -1)
        g.ships[BLIGHT] += 1
        g.note(("blight_reclaimed", holder))
    system = g.lands_in(System(system))
    g.ships[BLIGHT] -= 1
    g.damaged = recounted(g.damaged, BLIGHT * SYSTEM_COUNT + system, 1)
    g.note(("blight_placed", system))


def repair_blight(g: Campaign, system: int) -> None:
    """All Blight of a system."""
    index = BLIGHT * SYSTEM_COUNT + system
    if g.damaged[index]:
        g.fresh = recounted(g.fresh, index, g.damaged[index])
        g.damaged = rewritten(g.damaged, index, 0)
        g.note(("blight_repaired", system))


def destroy_damaged_blight(g: Campaign, system: int, taker: int) -> None:
    """All damaged Blight of a system becomes Trophies."""
    index = BLIGHT * SYSTEM_COUNT + system
    if g.damaged[index]:
        g.trophies = changed(g.trophies, g.trophy_index(taker, BLIGHT, SHIP), g.damaged[index])
        g.damaged = rewritten(g.damaged, index, 0)
        g.was_hit(BLIGHT)
        g.note(("blight_destroyed", taker, system))
