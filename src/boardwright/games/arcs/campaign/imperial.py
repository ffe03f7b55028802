"""Imperial ships that come to the map (p.21), and what becomes of them there."""

from ..facts import NOBODY
from ..pieces import damage_ship, destroy_ship, force_of, place_ships
from ..vocabulary import System
from .facts import EMPIRE
from .moments import speaking
from .state import Campaign


def place_imperial_ships(g: Campaign, system: System, count: int) -> int:
    """C4: fresh Imperial ships, as many as the supply has; how many were placed."""
    placed = place_ships(g, EMPIRE, system, count)
    if placed:
        tell(g, placed)
    return placed


def replace_with_imperial(g: Campaign, owner: int, system: System, damaged: bool) -> bool:
    """C5: an Imperial ship in place of another's, damaged or not as that was; not without one in the supply."""
    if not g.ships[EMPIRE]:
        return False
    g.add_ships(owner, system, damaged, -1)
    g.ships[owner] += 1
    g.ships[EMPIRE] -= 1
    g.add_ships(EMPIRE, system, damaged, 1)
    g.note(("became_imperial", owner, system))
    tell(g, 1)
    return True


def replace_imperial(g: Campaign, owner: int, system: System, damaged: bool) -> None:
    """C5, C125: a ship of another's supply in place of an Imperial one, damaged or not as that was."""
    g.add_ships(EMPIRE, system, damaged, -1)
    g.ships[EMPIRE] += 1
    g.ships[owner] -= 1
    g.add_ships(owner, system, damaged, 1)
    g.note(("defected", owner, system))


def hit_all_imperial_ships(g: Campaign, systems: list[System], taker: int = NOBODY) -> None:
    """Each takes exactly one hit: damaged ones are destroyed, Trophies of the taker, fresh ones are damaged."""
    for system in systems:
        force = force_of(g, EMPIRE, system)
        for _ in range(force.damaged):
            destroy_ship(g, force, taker)
        for _ in range(force.fresh):
            damage_ship(g, force)


def tell(g: Campaign, count: int) -> None:
    """A-80: every player's cards hear of it, whoever placed the ships."""
    for seat in g.turn_order():
        for card in speaking(g, seat, "imperial_ships_placed"):
            card.imperial_ships_placed(g, seat, count)
