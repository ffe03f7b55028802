"""Pieces on the map and in the boxes: placing, hitting, destroying, returning (p.7, p.14, p.22)."""

from boardwright.kernel.decision import Option, Script, number

from .facts import SPACES, SYSTEM_COUNT
from .resources import agents_come_home, provoke_outrage, slots_covered
from .state import AGENT, CITY, PIECE_KINDS, SHIP, STARPORT, Arcs, is_damaged, kind_of, owner_of


def place_ships(g: Arcs, owner: int, system: int, count: int) -> int:
    """R5, R89: fresh, whoever has control, as many as the supply has; how many were placed."""
    placed = min(count, g.ships[owner])
    if placed:
        g.ships[owner] -= placed
        g.fresh[owner * SYSTEM_COUNT + system] += placed
        g.note(("placed_ships", owner, placed, system))
    return placed


def place_one_ship_each(g: Arcs, me: int, systems: list[int]) -> Script[None]:
    """One fresh ship in each system; D26: with too few ships the player picks where."""
    left = systems[:]
    while left and g.ships[me]:
        if len(left) <= g.ships[me]:
            for system in left:
                place_ships(g, me, system, 1)
            return
        options: list[Option] = [("in", system) for system in left]
        choice = yield g.ask(me, "place_ship", options)
        place_ships(g, me, number(choice), 1)
        left.remove(number(choice))


# -- hits ----------------------------------------------------------------------------------------------------------


def hit_ships(g: Arcs, chooser: int, owner: int, system: int, hits: int, taker: int) -> Script[int]:
    """Deal hits to the ships of one owner, one by one; destroyed ships are Trophies of the taker. Hits left over."""
    index = owner * SYSTEM_COUNT + system
    while hits and (g.fresh[index] or g.damaged[index]):
        options: list[Option] = []
        if g.fresh[index]:
            options.append(("hit_fresh",))
        if g.damaged[index]:
            options.append(("hit_damaged",))
        choice = yield g.ask(chooser, "hit_ship", options, (owner, hits))
        hits -= 1
        if choice[0] == "hit_fresh":
            g.fresh[index] -= 1
            g.damaged[index] += 1
            g.note(("damaged_ship", owner, system))
        else:
            g.damaged[index] -= 1
            g.trophies[g.trophy_index(taker, owner, SHIP)] += 1
            g.note(("destroyed_ship", owner, system))
    return hits


def hit_buildings(g: Arcs, me: int, owner: int, system: int, hits: int, cities: list[int]) -> Script[None]:
    """Deal hits to the buildings of one owner; destroyed ones are Trophies, destroyed cities are added to `cities`."""
    while hits:
        targets = [place for place in g.buildings_at(system) if owner_of(g.buildings[place]) == owner]
        if not targets:
            return
        options: list[Option] = [("hit_building", place) for place in targets]
        choice = yield g.ask(me, "hit_building", options, (owner, hits))
        hits -= 1
        hit_building(g, me, number(choice), cities)


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


def repair_ships(g: Arcs, owner: int, system: int, count: int) -> None:
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
    yield from slots_covered(g, owner)


def return_trophies(g: Arcs) -> Script[None]:
    """All Trophies go home, in turn order of their owners."""
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
        yield from slots_covered(g, owner)


def return_captives(g: Arcs) -> None:
    """All Captives go home."""
    for holder in range(g.seats):
        for owner in range(g.seats):
            index = holder * g.seats + owner
            agents_come_home(g, owner, g.captives[index])
            g.captives[index] = 0
