"""Damaged pieces that are destroyed and go home: nobody takes Trophies, nobody provokes Outrage (C101)."""

from boardwright.kernel.still import replaced, rewritten

from ..facts import SPACES, SYSTEM_COUNT
from ..pieces import building_comes_home, lose_ships
from ..state import CITY, SHIP, kind_of, owner_of
from ..vocabulary import System
from .state import Campaign


def wreck_ships(g: Campaign, owner: int, system: System) -> None:
    """The damaged ships of an owner in a system go home."""
    index = owner * SYSTEM_COUNT + system
    if g.damaged[index]:
        g.note(("wrecked", owner, SHIP, g.damaged[index], system))
        lose_ships(g, owner, g.damaged[index])
        g.damaged = rewritten(g.damaged, index, 0)


def wreck_building(g: Campaign, place: int, cities: list[int]) -> None:
    """A building goes home; cities that players get back are counted, as they may cover slots."""
    piece = g.buildings[place]
    g.buildings = rewritten(g.buildings, place, 0)
    g.used_buildings = replaced(g.used_buildings, place, 0)
    g.building_left(place)
    building_comes_home(g, piece)
    g.note(("wrecked", owner_of(piece), kind_of(piece), 1, place // SPACES))
    if kind_of(piece) == CITY and owner_of(piece) < g.seats:
        cities[owner_of(piece)] += 1
