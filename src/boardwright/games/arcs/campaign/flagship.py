"""Flagships (p.22 to p.25): gaining one, and the Upgrades and Armor on its board.

The Flagship is one of the fresh ships of its owner; `g.flagships` says where. On its board stand the owner's cities and
starports: fitting 0 to 5 is the Upgrade of a column, ARMOR + column its Armor.
"""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import recounted, replaced, rewritten

from ..actions import arrives_damaged
from ..facts import NOBODY, NOTHING, SPACES, SYSTEM_COUNT
from ..moments import CARDS
from ..pieces import building_comes_home, place_ships, refuses_trophies, take_trophies
from ..resources import covered_slots, lift, slots_covered
from ..state import CITY, PIECE_KINDS, SHIP, STARPORT, building, changed, is_damaged, kind_of, owner_of
from ..vocabulary import PLACE, SYSTEM, SYSTEM_OF
from .assumptions import BOARD_CITIES_BREAK_FAITH
from .facts import ANY_PLANET, ARMOR, FITTING_IDS, FITTINGS, FREE_STATES, PLANET_OF_FITTING
from .moments import SET_UP_STEPS, speaking
from .state import Campaign
from .steps import OTHER_STEPS, ships_on_map

KINDS_OF_BUILDINGS: Final = {"city": CITY, "starport": STARPORT}
LEAST_SHIPS: Final = 6
RESETTLED_SHIPS: Final = 8

# -- what there is -------------------------------------------------------------------------------------------------


def has_flagship(g: Campaign, seat: int) -> bool:
    return g.flagships[seat] != NOTHING


def piece_on(g: Campaign, seat: int, fitting: int) -> int:
    """What stands on a board; 0 for nothing."""
    return g.boards[seat * FITTINGS + fitting]


def has_upgrade(g: Campaign, seat: int, column: int) -> bool:
    """C93: damaged Upgrades still work."""
    return has_flagship(g, seat) and piece_on(g, seat, column) != 0


def fresh_starports(g: Campaign, seat: int) -> int:
    """C89: on the board, as Upgrades and as Armor."""
    return sum(1 for piece in g.board(seat) if piece and kind_of(piece) == STARPORT and not is_damaged(piece))


# -- building ------------------------------------------------------------------------------------------------------


def free_fittings(g: Campaign, seat: int, anywhere: bool = False) -> list[int]:
    """Where a building can be put: at a planet of the type, unless `anywhere`; Armor only above a fresh Upgrade."""
    planet = g.planet_type(g.flagships[seat])
    return [
        fitting
        for fitting, piece in enumerate(g.board(seat))
        if not piece
        and (fitting < ARMOR or is_fresh(piece_on(g, seat, fitting - ARMOR)))
        and (anywhere or (planet != NOTHING and PLANET_OF_FITTING[fitting] in (planet, ANY_PLANET)))
    ]


def is_fresh(piece: int) -> bool:
    return piece != 0 and not is_damaged(piece)


def fit(g: Campaign, seat: int, kind: int, fitting: int, damaged: bool = False) -> bool:
    """A city or starport of the supply comes on the board; whether there was one."""
    supply = g.cities if kind == CITY else g.starports
    if not supply[seat]:
        return False
    supply[seat] -= 1
    g.boards = replaced(g.boards, seat * FITTINGS + fitting, building(seat, kind, damaged))
    g.note(("fitted", seat, kind, fitting))
    return True


def build_fitting(g: Campaign, me: int, kind: int, fitting: int) -> None:
    """X33: damaged if somebody else controls the system of the Flagship."""
    damaged = arrives_damaged(g, me, SYSTEM_OF[g.flagships[me] * SPACES])
    if not fit(g, me, kind, fitting, damaged):
        g.note(("nothing_to_build", me))


def fitting_options(fittings: list[int]) -> list[Option]:
    """To build a city or a starport in each of these."""
    return [(verb, fitting) for fitting in fittings for verb in ("fit_city", "fit_starport")]


# -- hits and repairs ----------------------------------------------------------------------------------------------


def toughness(piece: int) -> int:
    """How many hits destroy it."""
    if not piece:
        return 0
    return 1 if is_damaged(piece) else 2


def column_toughness(g: Campaign, seat: int, column: int) -> int:
    return toughness(piece_on(g, seat, column)) + toughness(piece_on(g, seat, ARMOR + column))


def hit_column(g: Campaign, seat: int, column: int, taker: int) -> bool:
    """C90: Armor before its Upgrade; whether a city came home, which may cover a slot."""
    fitting = ARMOR + column if piece_on(g, seat, ARMOR + column) else column
    piece = piece_on(g, seat, fitting)
    if is_damaged(piece):
        return destroy_fitting(g, seat, fitting, taker)
    g.boards = replaced(g.boards, seat * FITTINGS + fitting, piece + 1)
    g.note(("damaged_fitting", seat, kind_of(piece), fitting))
    return False


def destroy_fitting(g: Campaign, seat: int, fitting: int, taker: int) -> bool:
    """C93: no Outrage, no ransack. A Trophy of the taker; home if there is none. Whether a city came home."""
    piece = piece_on(g, seat, fitting)
    g.boards = replaced(g.boards, seat * FITTINGS + fitting, 0)
    g.note(("destroyed_fitting", seat, kind_of(piece), fitting))
    take_trophies(g, taker, seat, kind_of(piece), 1)
    if kind_of(piece) == CITY and taker != NOBODY and BOARD_CITIES_BREAK_FAITH:
        for law in g.laws:
            CARDS[law].city_destroyed(g, taker, seat)
    return kind_of(piece) == CITY and (taker in (NOBODY, seat) or refuses_trophies(g, taker, seat))


def hits_in_order(g: Campaign, seat: int, hits: int) -> tuple[int, int]:
    """C95: a Crisis hits the rightmost Armor, then the rightmost Upgrade. Hits left over, cities that came home."""
    cities = 0
    while hits and any(g.board(seat)):
        fitting = max(fitting for fitting, piece in enumerate(g.board(seat)) if piece)
        cities += hit_column(g, seat, fitting % ARMOR, NOBODY)
        hits -= 1
    return hits, cities


def destroy_damaged_board(g: Campaign, seat: int) -> int:
    """C100: damaged Armor and Upgrades go home; how many cities did."""
    cities = 0
    for fitting in reversed(range(FITTINGS)):
        piece = piece_on(g, seat, fitting)
        if piece and is_damaged(piece) and not (fitting < ARMOR and piece_on(g, seat, ARMOR + fitting)):
            cities += destroy_fitting(g, seat, fitting, NOBODY)
    return cities


def return_column(g: Campaign, seat: int, column: int) -> Script[None]:
    """An Upgrade and its Armor go home; neither is harmed."""
    cities = 0
    for fitting in (column, ARMOR + column):
        piece = piece_on(g, seat, fitting)
        if piece:
            g.boards = replaced(g.boards, seat * FITTINGS + fitting, 0)
            building_comes_home(g, piece)
            g.note(("fitting_returned", seat, kind_of(piece), fitting))
            cities += kind_of(piece) == CITY
    yield from slots_covered(g, seat, cities)


def damaged_fittings(g: Campaign, seat: int) -> list[int]:
    return [fitting for fitting, piece in enumerate(g.board(seat)) if piece and is_damaged(piece)]


def repair_fitting(g: Campaign, me: int, owner: int, fitting: int) -> None:
    g.boards = changed(g.boards, owner * FITTINGS + fitting, -1)
    g.note(("repaired_fitting", me, owner, kind_of(piece_on(g, owner, fitting)), fitting))


def exchangeable(g: Campaign, seat: int) -> list[int]:
    """The fittings whose piece could be replaced with one of the other kind."""
    other = {CITY: g.starports, STARPORT: g.cities}
    return [fitting for fitting, piece in enumerate(g.board(seat)) if piece and other[kind_of(piece)][seat]]


def exchange_fitting(g: Campaign, seat: int, fitting: int) -> bool:
    """A city for a starport or the other way round, as damaged as it was; whether a city came home."""
    old = piece_on(g, seat, fitting)
    fit(g, seat, STARPORT if kind_of(old) == CITY else CITY, fitting, is_damaged(old))
    building_comes_home(g, old)
    return kind_of(old) == CITY


# -- gaining one ---------------------------------------------------------------------------------------------------


def gain_flagship(g: Campaign, me: int, upgrades: dict[str, str]) -> Script[None]:
    """p.22: in a system with Loyal pieces; own buildings on the map turn Free; the first Upgrades come on the board.

    C115: tokens in slots that cities now cover are taken up; they find room after the last step of the set-up.
    """
    options: list[Option] = [("in", system) for system in g.systems if g.has_piece(me, system)]
    choice = yield g.ask(me, "flagship_place", options)
    system = SYSTEM.of(choice)
    g.flagships = replaced(g.flagships, me, system)
    g.fresh = recounted(g.fresh, me * SYSTEM_COUNT + system, 1)
    g.note(("flagship_gained", me, system))
    for place in g.places:
        if g.buildings[place] and owner_of(g.buildings[place]) == me:
            turn_free(g, place)
    for name, kind in upgrades.items():
        fit(g, me, KINDS_OF_BUILDINGS[kind], FITTING_IDS.index(name.replace("_", "-")))
    lift_covered(g, me)


def lift_covered(g: Campaign, me: int) -> None:
    """C115: tokens in slots that cities cover are taken up, to find room later."""
    lift(g, me, covered_slots(g, me))


def turn_free(g: Campaign, place: int) -> None:
    """A building turns into a Free one of its kind, damaged or not as it was."""
    piece = g.buildings[place]
    (g.cities if kind_of(piece) == CITY else g.starports)[FREE_STATES] -= 1
    g.buildings = rewritten(g.buildings, place, building(FREE_STATES, kind_of(piece), is_damaged(piece)))
    g.used_buildings = replaced(g.used_buildings, place, 0)
    g.building_left(place)
    building_comes_home(g, piece)
    g.note(("turned_free", owner_of(piece), kind_of(piece), SYSTEM_OF[place]))


# -- giving one up -------------------------------------------------------------------------------------------------


def resettle(g: Campaign, me: int) -> Script[None]:
    """The first step of every C fate: who has a Flagship may leave it and live on the map again."""
    if not has_flagship(g, me):
        return
    choice = yield g.ask(me, "leave_flagship", [("leave_flagship",), ("keep_flagship",)])
    if choice[0] == "keep_flagship":
        return
    system = SYSTEM_OF[g.flagships[me] * SPACES]
    give_up_flagship(g, me)
    place_ships(g, me, system, 1)
    for kind in (CITY, STARPORT):
        yield from settle_anywhere(g, me, kind)
    while ships_on_map(g, me) < RESETTLED_SHIPS and g.ships[me]:
        options: list[Option] = [("in", near) for near in g.systems if g.has_piece(me, near)]
        choice = yield g.ask(me, "resettle_ship", options, (RESETTLED_SHIPS - ships_on_map(g, me),))
        place_ships(g, me, SYSTEM.of(choice), 1)


def give_up_flagship(g: Campaign, me: int) -> None:
    """What stands on the board goes home, and the Flagship leaves the campaign."""
    system = g.flagships[me]
    g.fresh = recounted(g.fresh, me * SYSTEM_COUNT + system, -1)
    g.flagships = replaced(g.flagships, me, NOTHING)
    g.trim_levy()
    for fitting, piece in enumerate(g.board(me)):
        if piece:
            g.boards = replaced(g.boards, me * FITTINGS + fitting, 0)
            building_comes_home(g, piece)
    g.note(("flagship_left", me, system))
    lift_covered(g, me)
    for card in speaking(g, me, "flagship_lost"):
        card.flagship_lost(g, me)


def settle_anywhere(g: Campaign, me: int, kind: int) -> Script[None]:
    """A building in any empty slot of the map; if there is none, in place of a Free one, as damaged as that."""
    supply = g.cities if kind == CITY else g.starports
    if not supply[me]:
        return
    options: list[Option] = [("in", system) for system in g.systems if g.empty_places(system)]
    if not options:
        options = [("settle_over", place) for place in g.places if owner_of_building(g, place) == FREE_STATES]
    if not options:
        return
    choice = yield g.ask(me, "resettle_building", options, (kind,))
    damaged = False
    if choice[0] == "in":
        place = g.empty_places(SYSTEM.of(choice))[0]
    else:
        place = PLACE.of(choice)
        damaged = is_damaged(g.buildings[place])
        building_comes_home(g, g.buildings[place])
        g.building_left(place)
    supply[me] -= 1
    g.buildings = rewritten(g.buildings, place, building(me, kind, damaged))
    g.used_buildings = replaced(g.used_buildings, place, 0)
    g.note(("built", me, kind, SYSTEM_OF[place]))


def owner_of_building(g: Campaign, place: int) -> int:
    return owner_of(g.buildings[place]) if g.buildings[place] else NOBODY


# -- ships in set-ups ----------------------------------------------------------------------------------------------


def scrap_ships(g: Campaign, me: int, count: int) -> Script[None]:
    """So many Loyal ships, from the map or the supply, leave the campaign; never the Flagship."""
    offered: list[Option] = [("scrap_spare",)] * g.ships[me]
    for system in g.systems:
        offered.extend([("scrap_fresh", system)] * g.expendable(me, system))
        offered.extend([("scrap_damaged", system)] * g.damaged[me * SYSTEM_COUNT + system])
    chosen = yield from choose_set(me, "scrap_ships", offered, count, count, (count,))
    for choice in chosen:
        if choice[0] == "scrap_spare":
            g.ships[me] -= 1
        else:
            g.add_ships(me, SYSTEM.of(choice), choice[0] != "scrap_fresh", -1)
    g.gone = changed(g.gone, me * PIECE_KINDS + SHIP, len(chosen))
    g.note(("scrapped_ships", me, len(chosen)))


def replenish_at_flagship(g: Campaign, me: int) -> Script[None]:
    """The Hegemon: with fewer than six ships besides the Flagship, the missing ones join it."""
    place_ships(g, me, SYSTEM_OF[g.flagships[me] * SPACES], max(0, LEAST_SHIPS + 1 - ships_on_map(g, me)))
    yield from ()


OTHER_STEPS["flagship"] = gain_flagship
OTHER_STEPS["scrap_ships"] = scrap_ships
SET_UP_STEPS["resettle"] = resettle
SET_UP_STEPS["replenish_at_flagship"] = replenish_at_flagship
