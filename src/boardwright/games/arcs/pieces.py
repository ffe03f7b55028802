"""Pieces on the map and in the boxes: placing, hitting, destroying, returning (p.7, p.14, p.22)."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set

from .facts import SPACES, SYSTEM_COUNT
from .resources import agents_come_home, provoke_outrage, slots_covered
from .state import AGENT, CITY, PIECE_KINDS, SHIP, STARPORT, Arcs, is_damaged, kind_of, owner_of
from .vocabulary import PLACE, SYSTEM, System


def place_ships(g: Arcs, owner: int, system: System, count: int) -> int:
    """R5, R89: fresh, whoever has control, as many as the supply has; how many were placed."""
    placed = min(count, g.ships[owner])
    if placed:
        g.ships[owner] -= placed
        g.fresh[owner * SYSTEM_COUNT + system] += placed
        g.note(("placed_ships", owner, placed, system))
    return placed


def place_one_ship_each(g: Arcs, me: int, systems: list[int]) -> Script[None]:
    """One fresh ship in each system; D26: with too few ships the player picks where."""
    offered: list[Option] = [("in", system) for system in systems]
    chosen = yield from choose_set(me, "place_ship_each", offered, g.ships[me], g.ships[me], (g.ships[me],))
    for choice in chosen:
        place_ships(g, me, SYSTEM.of(choice), 1)


# -- hits ----------------------------------------------------------------------------------------------------------


def hit_ships(
    g: Arcs, chooser: int, owner: int, system: System, hits: int, taker: int, ask: str = "hit_ship"
) -> Script[int]:
    """Deal hits to the ships of one owner; destroyed ships are Trophies of the taker. Hits left over.

    A fresh ship can be hit twice. So with more hits than damaged ships, of each two hits beyond one is on a fresh ship.
    """
    index = owner * SYSTEM_COUNT + system
    fresh, damaged = g.fresh[index], g.damaged[index]
    dealt = min(hits, 2 * fresh + damaged)
    twice = max(0, dealt - damaged + 1) // 2
    offered: list[Option] = [("hit_fresh",)] * min(fresh, dealt)
    offered.extend([("hit_damaged",)] * (dealt - twice))
    chosen = yield from choose_set(chooser, ask, offered, dealt, dealt, (owner, dealt))
    for choice in chosen:
        if choice[0] == "hit_fresh":
            g.fresh[index] -= 1
            g.damaged[index] += 1
            g.note(("damaged_ship", owner, system))
        else:
            g.damaged[index] -= 1
            g.trophies[g.trophy_index(taker, owner, SHIP)] += 1
            g.note(("destroyed_ship", owner, system))
    return hits - dealt


def hit_buildings(g: Arcs, me: int, owner: int, system: System, hits: int, cities: list[int]) -> Script[None]:
    """Deal hits to the buildings of one owner; destroyed ones are Trophies, destroyed cities are added to `cities`."""
    offered: list[Option] = []
    for place in g.buildings_at(system):
        piece = g.buildings[place]
        if owner_of(piece) == owner:
            offered.extend([("hit_building", place)] * (1 if is_damaged(piece) else 2))
    dealt = min(hits, len(offered))
    chosen = yield from choose_set(me, "hit_building", offered, dealt, dealt, (owner, dealt))
    for choice in chosen:
        hit_building(g, me, PLACE.of(choice), cities)


def hit_building(g: Arcs, me: int, place: int, cities: list[int]) -> None:
    piece = g.buildings[place]
    system = place // SPACES
    if not is_damaged(piece):
        g.buildings[place] = piece + 1
        g.note(("damaged_building", owner_of(piece), kind_of(piece), system))
        return
    g.buildings[place] = 0
    g.used_buildings[place] = 0
    if owner_of(piece) == me:
        building_comes_home(g, piece)  # p.22: an own piece is no Trophy; a city may cover slots (`slots_covered`)
    else:
        g.trophies[g.trophy_index(me, owner_of(piece), kind_of(piece))] += 1
    g.note(("destroyed_building", owner_of(piece), kind_of(piece), system))
    if kind_of(piece) == CITY:
        cities.append(system)


def outrage_of_city(g: Arcs, me: int, types: list[int]) -> None:
    """Destroying a city provokes Outrage of its type, or of each of its types."""
    for resource in types:
        provoke_outrage(g, me, resource)


def building_comes_home(g: Arcs, piece: int) -> None:
    """A starport to its supply, a city to its owner's board."""
    supply = g.cities if kind_of(piece) == CITY else g.starports
    supply[owner_of(piece)] += 1


def repair_ships(g: Arcs, owner: int, system: System, count: int) -> None:
    """Repair so many ships of a system, as far as there are damaged ones."""
    index = owner * SYSTEM_COUNT + system
    for _ in range(min(count, g.damaged[index])):
        g.damaged[index] -= 1
        g.fresh[index] += 1
        g.note(("repaired_ship", owner, system))


# -- coming home ---------------------------------------------------------------------------------------------------


def return_city(g: Arcs, owner: int) -> Script[None]:
    """R6: to the rightmost empty triangle of its owner's board, where it may cover resource slots."""
    g.cities[owner] += 1
    yield from slots_covered(g, owner, 1)


def return_trophies(g: Arcs) -> Script[None]:
    """All Trophies go home, in turn order of their owners; then those of owners who are no players."""
    for owner in range(g.seats, g.owners):
        for holder in range(g.seats):
            first = g.trophy_index(holder, owner, 0)
            g.ships[owner] += g.trophies[first + SHIP]
            g.cities[owner] += g.trophies[first + CITY]
            g.starports[owner] += g.trophies[first + STARPORT]
            g.trophies[first : first + PIECE_KINDS] = [0] * PIECE_KINDS
    for owner in g.turn_order():
        cities = 0
        for holder in range(g.seats):
            first = g.trophy_index(holder, owner, 0)
            taken = g.trophies[first : first + PIECE_KINDS]
            g.trophies[first : first + PIECE_KINDS] = [0] * PIECE_KINDS
            g.ships[owner] += taken[SHIP]
            g.starports[owner] += taken[STARPORT]
            agents_come_home(g, owner, taken[AGENT])
            cities += taken[CITY]
        g.cities[owner] += cities
        yield from slots_covered(g, owner, cities)


def return_captives(g: Arcs) -> None:
    """All Captives go home."""
    for holder in range(g.seats):
        for owner in range(g.seats):
            index = holder * g.seats + owner
            agents_come_home(g, owner, g.captives[index])
            g.captives[index] = 0
