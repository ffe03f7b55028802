"""What the fates hope for: how near a seat is to what moves its marker later, and which systems it seeks."""

from collections.abc import Callable
from math import log
from typing import Final

from boardwright.games.arcs.ambitions import is_declared
from boardwright.games.arcs.campaign.facts import (
    BLIGHT,
    BUNKER,
    CHAPTERS,
    CLUE,
    EMPIRE,
    FAITHFUL_STACK,
    FATE_IDS,
    FRAGMENT,
    HAMMER,
    NO_IDEAL,
    PLANETS,
    WITNESS,
    systems_of,
)
from boardwright.games.arcs.campaign.fates.believer import city_planets
from boardwright.games.arcs.campaign.fates.blight_speaker import blight_beside
from boardwright.games.arcs.campaign.fates.caretaker import SPACES_PER_GOLEM
from boardwright.games.arcs.campaign.fates.golems import golems_of
from boardwright.games.arcs.campaign.fates.guardian import GREEN
from boardwright.games.arcs.campaign.fates.hegemon import is_free_for_banner
from boardwright.games.arcs.campaign.fates.magnate import MONOPOLIES
from boardwright.games.arcs.campaign.fates.partisan import is_clean
from boardwright.games.arcs.campaign.fates.pathfinder import UNCOVERING_CLUES, may_hold_portal
from boardwright.games.arcs.campaign.fates.planet_breaker import empty_slot
from boardwright.games.arcs.campaign.fates.survivalist import sheltered
from boardwright.games.arcs.campaign.fates.warden import cities_in, seats_to_place
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.campaign.tokens import systems_with
from boardwright.games.arcs.facts import (
    CARD_NUMBER,
    EMPATH,
    GUILD_SUIT,
    NOTHING,
    PSIONIC,
    SPACES,
    SYSTEM_COUNT,
    WEAPON,
    WIN_BONUS,
    cluster_of,
)
from boardwright.games.arcs.resources import has, is_outraged
from boardwright.games.arcs.scoring import worth as stakes
from boardwright.games.arcs.state import owner_of
from boardwright.games.arcs.vocabulary import System

from .booty import booty_in
from .fiefs import fiefs_near, in_the_way, is_kept_by_empire, is_new_fief
from .garden import imperial_gardens
from .gates import for_passages, gates_near, where_gates_break
from .gifts import gifts_in_stock
from .hammer import hammer_near
from .holding import can_be_held, council_led
from .hopes_a import faith_near, fleet_near, foundries_near, is_prey_in, pupils_near
from .monopolies import monopolies_near
from .on_map import FAR, may_act_in, ways

ENFORCERS: Final = (CARD_NUMBER["f708"], CARD_NUMBER["f709"])
"""Court Enforcers, with which the Admiral of Act II captures more, the more Weapon icons it has."""
FATE_NUMBER: Final[dict[str, int]] = {name: number for number, name in FATE_IDS.items()}

Hope = Callable[[Campaign, int], float]
"""In spaces of the marker, about."""
PerWin = Callable[[Campaign, int, int], float]
"""The same for an ambition."""

PORTAL_KNOWN: Final = 7.0
"""To know the planet of the Portal; each answer that halves the planets left is worth the same part of it."""
GARDENER: Final = 0.8
"""What a ship beside a garden to come promises the Naturalist for each chapter, as far as it stays."""
REGENTS_GARDEN: Final = 0.3
"""The same for a system with fresh Blight of the Empire while the Council may be secured."""

# -- spaces for each ambition won ------------------------------------------------------------------------------------

STEWARDS_WIN: Final = 4.0
"""What the Steward of Act I may expect for an ambition: its Power."""
IDEALS_WIN: Final = 4.0
"""What the Believer of Act II may expect for one with an Ideal that is not declared yet."""
IDEAL_TO_COME: Final = 0.8
"""And for one that may have an Ideal before it is won."""


def as_first_regent(g: Campaign, seat: int, ambition: int) -> float:
    return STEWARDS_WIN if g.first_regent == seat else 0.0


def as_an_outlaw(g: Campaign, seat: int, ambition: int) -> float:
    return 3.0 if g.is_outlaw(seat) else 0.0


def for_golems(g: Campaign, seat: int, ambition: int) -> float:
    return float(SPACES_PER_GOLEM * len(golems_of(g, seat)))


def without_outrage(g: Campaign, seat: int, ambition: int) -> float:
    return 2.0 if is_clean(g, seat, ambition) else 0.5


def for_the_faith(g: Campaign, seat: int, ambition: int) -> float:
    """Every card that is taught brings nearer one with more pips."""
    return 1.0 + 0.4 * (len(FAITHFUL_STACK) - len(g.faithful))


def for_ideals(g: Campaign, seat: int, ambition: int) -> float:
    if g.ideals[ambition] == NO_IDEAL:
        return IDEAL_TO_COME
    power = float(stakes(g, ambition)[0]) if is_declared(g, ambition) else IDEALS_WIN
    return power + WIN_BONUS[g.cities[seat]]


def for_blight(g: Campaign, seat: int, ambition: int) -> float:
    return float(blight_beside(g, seat))


def for_the_sheltered(g: Campaign, seat: int, ambition: int) -> float:
    return float(sheltered(g, seat))


PER_WIN: Final[dict[tuple[int, int], PerWin]] = {
    (FATE_NUMBER["steward"], 1): as_first_regent,
    (FATE_NUMBER["founder"], 1): as_an_outlaw,
    (FATE_NUMBER["caretaker"], 1): for_golems,
    (FATE_NUMBER["partisan"], 1): without_outrage,
    (FATE_NUMBER["believer"], 1): for_the_faith,
    (FATE_NUMBER["believer"], 2): for_ideals,
    (FATE_NUMBER["blight-speaker"], 2): for_blight,
    (FATE_NUMBER["survivalist"], 3): for_the_sheltered,
    (FATE_NUMBER["gate-wraith"], 3): for_passages,
}
"""By fate and act: how far the marker moves for each ambition that a seat wins."""


# -- A fates -------------------------------------------------------------------------------------------------------


def golems_near(g: Campaign, seat: int) -> float:
    """Sleeping Golems where one has control, or at least ships."""
    total = 0.0
    for system, _ in g.sleepers:
        if g.holds(seat, system):
            total += 3.0
        elif g.ships_at(seat, System(system)):
            total += 1.2
        elif any(g.ships_at(seat, other) for other in g.neighbours[system]):
            total += 0.4
    return total


def initiative_kept(g: Campaign, seat: int) -> float:
    """Cards that may be played with the initiative, and Guild cards to clear Outrage with."""
    guilds = sum(1 for card in g.cards[seat] if GUILD_SUIT[card] != NOTHING)
    total = (0.8 * len(g.hands[seat]) if g.initiative == seat else 0.0) + 0.6 * guilds
    for suit in suits_led(g, seat):
        total += (0.6 if is_outraged(g, seat, suit) else 0.2) * guilds
    return total


def suits_led(g: Campaign, seat: int) -> list[int]:
    """The suits of which a seat has more Guild cards than any Rival."""
    rivals = g.rivals(seat)
    return [
        suit for suit in range(5) if g.guild_icons(seat, suit) > max([g.guild_icons(rival, suit) for rival in rivals])
    ]


# -- B fates -------------------------------------------------------------------------------------------------------


def portal_near(g: Campaign, seat: int) -> float:
    """The Flagship where the Portal may be, tokens to spend there, few planets left."""
    if g.portal == NOTHING or UNCOVERING_CLUES not in g.cards[seat]:
        return 0.0
    left = may_hold_portal(g)
    tokens = sum(min(1, g.tokens(seat, resource)) for resource in range(5))
    near = 0.0
    if g.flagships[seat] != NOTHING:
        way = ways(g, [System(g.flagships[seat])])
        near = 2.5 / (1.0 + min([way[system] for system in left if can_test(g, seat, system)], default=FAR))
    known = 1.0 - log(max(1, len(left))) / log(len(PLANETS))
    return PORTAL_KNOWN * known + 0.4 * tokens + near


def can_test(g: Campaign, seat: int, system: System) -> bool:
    """Whether a seat has a token that pays for an answer there: of a type that no planet of the cluster has."""
    there = [g.planet_type(near) for near in systems_of(cluster_of(system))]
    return any(g.tokens(seat, resource) and resource not in there for resource in range(5))


def banners_near(g: Campaign, seat: int) -> float:
    """The Flagship where a Banner may be planted, or on its way there."""
    system = g.flagships[seat]
    if system == NOTHING or not g.banners:
        return 0.0
    way = ways(g, [System(system)])
    nearest = min([way[planet] for planet in PLANETS if is_free_for_banner(g, seat, planet)], default=FAR)
    return max(0.0, 2.5 - 0.7 * nearest)


def booty_near(g: Campaign, seat: int) -> float:
    """Tokens of Rivals whose pieces are within reach, and Weapons to strike more often."""
    weapons = 0.6 * min(2, g.tokens(seat, WEAPON))
    return weapons + 0.4 * sum(min(3, booty_in(g, seat, system)) for system in g.systems if g.ships_at(seat, system))


def blight_near(g: Campaign, seat: int) -> float:
    """Blight beside ships, fresh Blight that can be spawned from, and ships to spare for more."""
    first = BLIGHT * SYSTEM_COUNT
    fresh = sum(1 for system in g.systems if g.fresh[first + system] and g.holds(seat, system))
    spare = sum(max(0, g.ships_at(seat, system) - 1) for system in g.systems)
    return 0.25 * blight_beside(g, seat) + 0.6 * fresh + 0.2 * min(8, spare)


def empathy_near(g: Campaign, seat: int) -> float:
    """Psionics to spend for Empath, cities that yield them, and Witnesses on their way to Psionic planets."""
    total = (0.8 if is_declared(g, EMPATH) else 0.5) * g.tokens(seat, PSIONIC)
    for place in g.places:
        if g.is_city(place) and owner_of(g.buildings[place]) == seat and g.planet_type(place // SPACES) == PSIONIC:
            total += 0.6
    for kind, owner, system, _ in g.map_tokens:
        if kind == WITNESS and owner == seat:
            if g.planet_type(System(system)) == PSIONIC:
                total += 0.6 if g.holds(seat, system) else 0.4
            elif g.holds(seat, system):
                total += 0.15
    return total


# -- C fates -------------------------------------------------------------------------------------------------------


def shelter_near(g: Campaign, seat: int) -> float:
    """Captives to shelter, and Bunkers for them."""
    return 0.5 * g.captives_of(seat) + 0.5 * len(systems_with(g, BUNKER))


def garden_near(g: Campaign, seat: int) -> float:
    """Damaged Blight that can be tended, and ships to spare for gardens to come, the nearer the better; for long."""
    free = [system for system in g.systems if is_free_garden(g, seat, system)]
    way = ways(g, free)
    total = 0.0
    spare = 0.0
    for system in g.systems:
        ships = g.fresh[seat * SYSTEM_COUNT + system]
        if g.ships_at(BLIGHT, system) and g.holds(seat, system):
            total += 0.0 if g.fresh[BLIGHT * SYSTEM_COUNT + system] else 0.6
            ships -= 1
        spare += max(0, ships) * GARDENER / (1.0 + way[system])
    total += min(1.0 * len(free), spare) + REGENTS_GARDEN * council_led(g, seat) * imperial_gardens(g)
    return total * (1.0 + CHAPTERS[g.act] - g.chapter)


def is_free_garden(g: Campaign, seat: int, system: System) -> bool:
    """Whether a ship or two would make a garden of a system: fresh Blight, and no fleet in the way."""
    return g.fresh[BLIGHT * SYSTEM_COUNT + system] > 0 and can_be_held(g, seat, system)


LASTING: Final[dict[tuple[int, int], float]] = {
    (FATE_NUMBER["founder"], 2): 0.5,
    (FATE_NUMBER["magnate"], 2): 0.9,
    (FATE_NUMBER["admiral"], 2): 0.8,
    (FATE_NUMBER["advocate"], 2): 0.6,
    (FATE_NUMBER["caretaker"], 2): 0.6,
    (FATE_NUMBER["hegemon"], 2): 0.9,
    (FATE_NUMBER["pirate"], 2): 0.8,
    (FATE_NUMBER["pacifist"], 2): 0.5,
    (FATE_NUMBER["peacekeeper"], 2): 0.6,
    (FATE_NUMBER["warden"], 2): 0.7,
    (FATE_NUMBER["overlord"], 3): 0.7,
    (FATE_NUMBER["redeemer"], 3): 0.6,
    (FATE_NUMBER["guardian"], 3): 0.6,
    (FATE_NUMBER["naturalist"], 3): 0.7,
    (FATE_NUMBER["gate-wraith"], 3): 0.8,
}
"""What it is worth that an objective promises something now, in each chapter to come, where that stays."""


HOPES_OF_ACT_I: Final[dict[int, Hope]] = {
    FATE_NUMBER["caretaker"]: golems_near,
    FATE_NUMBER["admiral"]: foundries_near,
    FATE_NUMBER["believer"]: pupils_near,
}
HOPES: Final[dict[int, Hope]] = {
    FATE_NUMBER["magnate"]: monopolies_near,
    FATE_NUMBER["partisan"]: initiative_kept,
    FATE_NUMBER["admiral"]: fleet_near,
    FATE_NUMBER["believer"]: faith_near,
    FATE_NUMBER["pathfinder"]: portal_near,
    FATE_NUMBER["hegemon"]: banners_near,
    FATE_NUMBER["planet-breaker"]: hammer_near,
    FATE_NUMBER["pirate"]: booty_near,
    FATE_NUMBER["blight-speaker"]: blight_near,
    FATE_NUMBER["pacifist"]: empathy_near,
    FATE_NUMBER["warden"]: fiefs_near,
    FATE_NUMBER["gate-wraith"]: gates_near,
    FATE_NUMBER["survivalist"]: shelter_near,
    FATE_NUMBER["naturalist"]: garden_near,
    FATE_NUMBER["judge"]: gifts_in_stock,
}
"""Of the fates whose objectives promise too little by themselves, in Acts II and III."""


def hope(g: Campaign, seat: int) -> float:
    """How many spaces a seat may hope for besides what the objective promises now."""
    of_fate = (HOPES if g.act > 1 else HOPES_OF_ACT_I).get(g.fates[seat])
    return 0.0 if of_fate is None else min(float(g.objectives[seat]), of_fate(g, seat))


# -- systems to go to ------------------------------------------------------------------------------------------------

SEAT_WON: Final = 2.5
CITY_FOR_SEAT: Final = 4.0
SOUGHT: Final = 2.0
"""From this on ships set out for a system from afar."""
Seeks = Callable[[Campaign, int, int], float]
"""How much more than others a system attracts the ships of a seat."""


def sleeping_golems(g: Campaign, seat: int, system: int) -> float:
    return 3.0 if any(where == system for where, _ in g.sleepers) else 1.0


def where_the_empire_rules(g: Campaign, seat: int, system: int) -> float:
    return 1.3 if g.control(system) == EMPIRE else 1.0


def is_regents_city_in(g: Campaign, seat: int, system: System) -> bool:
    """Whether a Rival who is a Regent has a city in a system, which may be taxed for an agent."""
    owners = [owner_of(g.buildings[place]) for place in g.buildings_at(system) if g.is_city(place)]
    return any(g.is_regent(rival) and g.agents[rival] and rival in owners for rival in g.rivals(seat))


def where_the_fleet_goes(g: Campaign, seat: int, system: int) -> float:
    """In Act I to prey, in Act II to planets that the Empire does not control, rather those without Blight."""
    if g.act > 1:
        if system not in PLANETS or g.control(system) == EMPIRE:
            return 1.0
        if is_regents_city_in(g, seat, System(system)):
            return 4.0
        return 1.5 if g.ships_at(BLIGHT, System(system)) else 3.0
    return 3.0 if is_prey_in(g, seat, System(system)) else 1.0


def where_booty_is(g: Campaign, seat: int, system: int) -> float:
    """The ships and buildings of Rivals with many tokens."""
    return 1.0 + 0.6 * min(4, booty_in(g, seat, System(system)))


def where_a_school_may_stand(g: Campaign, seat: int, system: int) -> float:
    """Planets with room for a city, of types where the Believer of Act I has none."""
    if g.act > 1 or system not in PLANETS or not g.faithful or not g.cities[seat]:
        return 1.0
    new = g.planet_type(System(system)) not in city_planets(g, seat) and empty_slot(g, System(system)) != NOTHING
    return 4.0 if new and can_be_held(g, seat, system) else 1.0


def where_the_portal_may_be(g: Campaign, seat: int, system: int) -> float:
    if g.portal == NOTHING or system not in PLANETS or system in systems_with(g, CLUE):
        return 1.0
    return (4.0 if can_test(g, seat, System(system)) else 2.0) if system in may_hold_portal(g) else 1.0


def where_a_banner_may_stand(g: Campaign, seat: int, system: int) -> float:
    return 3.0 if g.banners and is_free_for_banner(g, seat, System(system)) else 1.0


def where_fragments_lie(g: Campaign, seat: int, system: int) -> float:
    """Fragments that wait for a ship, then the world to be broken."""
    wanted = system in systems_with(g, FRAGMENT) or system in systems_with(g, HAMMER)
    return 5.0 if wanted and not may_act_in(g, seat, system) else 1.0


def where_blight_is(g: Campaign, seat: int, system: int) -> float:
    """Where no own ship is yet."""
    blight = g.ships_at(BLIGHT, System(system))
    return 1.0 if g.ships_at(seat, System(system)) or not blight else 2.0 + blight


def where_a_garden_may_be(g: Campaign, seat: int, system: int) -> float:
    return 4.0 if is_free_garden(g, seat, System(system)) else 1.0


def where_it_is_green(g: Campaign, seat: int, system: int) -> float:
    return 3.0 if g.planet_type(System(system)) in GREEN and can_be_held(g, seat, system) else 1.0


def where_witnesses_go(g: Campaign, seat: int, system: int) -> float:
    witnessed = system in systems_with(g, WITNESS)
    return 2.0 if witnessed or g.planet_type(System(system)) == PSIONIC else 1.0


def where_weapons_are_made(g: Campaign, seat: int, system: int) -> float:
    return 3.0 if g.planet_type(System(system)) == WEAPON and can_be_held(g, seat, system) else 1.0


def where_seats_are(g: Campaign, seat: int, system: int) -> float:
    """Seats that a ship or two would win, sites for a new Fief, own cities that await a Seat but are not controlled."""
    if is_kept_by_empire(g, seat, system):
        return 1.0 if in_the_way(g, seat, system) else SEAT_WON
    if not can_be_held(g, seat, system):
        return 1.0
    if any(place // SPACES == system for _, place, _ in g.fiefs):
        return SEAT_WON
    if is_new_fief(g, seat, system):
        return 2.0 + 0.3 * len(cities_in(g, cluster_of(system)))
    own = any(g.is_city(place) and owner_of(g.buildings[place]) == seat for place in g.buildings_at(System(system)))
    awaits = own and cluster_of(system) in seats_to_place(g) and not may_act_in(g, seat, system)
    return CITY_FOR_SEAT if awaits else 1.0


def sought(g: Campaign, seat: int) -> list[System]:
    """The systems that a fate seeks."""
    seeks = SEEKS.get(g.fates[seat])
    if seeks is None or not g.objectives[seat]:
        return []
    return [system for system in g.systems if seeks(g, seat, system) >= SOUGHT]


# -- what is worth having --------------------------------------------------------------------------------------------


def types_wanted(g: Campaign, seat: int) -> list[int]:
    """The types of resources that the objective of a seat counts, besides the ambitions."""
    if not g.objectives[seat]:
        return []
    fate = g.fates[seat]
    if fate == FATE_NUMBER["magnate"] and g.act > 1:
        return [one for one, card in MONOPOLIES.items() if card not in g.cards[seat] and has(g, seat, one)]
    if fate == FATE_NUMBER["admiral"]:
        return [WEAPON] if g.act == 1 or any(card in g.cards[seat] for card in ENFORCERS) else []
    return TYPES_WANTED.get(fate, [])


TYPES_WANTED: Final[dict[int, list[int]]] = {
    FATE_NUMBER["pacifist"]: [PSIONIC],
    FATE_NUMBER["peacekeeper"]: [WEAPON],
    FATE_NUMBER["guardian"]: list(GREEN),
    FATE_NUMBER["naturalist"]: [PSIONIC],
}


SEEKS: Final[dict[int, Seeks]] = {
    FATE_NUMBER["steward"]: where_the_empire_rules,
    FATE_NUMBER["caretaker"]: sleeping_golems,
    FATE_NUMBER["admiral"]: where_the_fleet_goes,
    FATE_NUMBER["believer"]: where_a_school_may_stand,
    FATE_NUMBER["pathfinder"]: where_the_portal_may_be,
    FATE_NUMBER["hegemon"]: where_a_banner_may_stand,
    FATE_NUMBER["planet-breaker"]: where_fragments_lie,
    FATE_NUMBER["pirate"]: where_booty_is,
    FATE_NUMBER["blight-speaker"]: where_blight_is,
    FATE_NUMBER["pacifist"]: where_witnesses_go,
    FATE_NUMBER["peacekeeper"]: where_weapons_are_made,
    FATE_NUMBER["warden"]: where_seats_are,
    FATE_NUMBER["gate-wraith"]: where_gates_break,
    FATE_NUMBER["guardian"]: where_it_is_green,
    FATE_NUMBER["naturalist"]: where_a_garden_may_be,
}


# -- choosing a fate -------------------------------------------------------------------------------------------------

BEGINNING: Final[dict[int, float]] = {
    FATE_NUMBER["pathfinder"]: 1.2,
    FATE_NUMBER["hegemon"]: 1.0,
    FATE_NUMBER["planet-breaker"]: 0.7,
    FATE_NUMBER["pirate"]: 1.0,
    FATE_NUMBER["blight-speaker"]: 1.0,
    FATE_NUMBER["pacifist"]: 1.0,
    FATE_NUMBER["peacekeeper"]: 1.0,
    FATE_NUMBER["warden"]: 0.9,
}
"""How readily a new fate is taken up; one in which all went well is kept more readily."""
KEPT: Final = 1.3
CITIES_LOST: Final = 0.15
"""What each own building on the map speaks against a fate with a Flagship: they all turn Free."""
WITH_FLAGSHIP: Final = tuple(FATE_NUMBER[name] for name in ("pathfinder", "hegemon", "planet-breaker", "pirate"))


def fitness(g: Campaign, seat: int, fate: int) -> float:
    """How well a fate fits what a seat has now."""
    value = KEPT if fate == g.fates[seat] else BEGINNING.get(fate, 1.0)
    if fate in WITH_FLAGSHIP:
        built = [piece for piece in g.buildings if piece and owner_of(piece) == seat]
        return max(0.3, value - CITIES_LOST * len(built))
    return value * (1.0 + FITS[fate](g, seat)) if fate in FITS else value


def is_first_regent(g: Campaign, seat: int) -> float:
    return 0.5 if g.first_regent == seat else -0.2


def is_regent(g: Campaign, seat: int) -> float:
    return 0.2 if g.is_regent(seat) else -0.4


def has_guilds(g: Campaign, seat: int) -> float:
    return 0.1 * len({GUILD_SUIT[card] for card in g.cards[seat]} - {NOTHING})


def has_tokens(g: Campaign, seat: int) -> float:
    return 0.05 * sum(g.tokens(seat, resource) for resource in range(5))


def has_blight(g: Campaign, seat: int) -> float:
    return 0.06 * blight_beside(g, seat)


def has_weapon_planets(g: Campaign, seat: int) -> float:
    return 0.15 * sum(1 for planet in PLANETS if g.planet_type(planet) == WEAPON and g.holds(seat, planet))


def has_psionics(g: Campaign, seat: int) -> float:
    return 0.1 * g.icons(seat, PSIONIC)


def has_cities(g: Campaign, seat: int) -> float:
    return 0.12 * sum(1 for place in g.places if g.is_city(place) and owner_of(g.buildings[place]) == seat)


FITS: Final[dict[int, Hope]] = {
    FATE_NUMBER["steward"]: is_first_regent,
    FATE_NUMBER["magnate"]: has_tokens,
    FATE_NUMBER["advocate"]: has_guilds,
    FATE_NUMBER["partisan"]: has_guilds,
    FATE_NUMBER["admiral"]: is_regent,
    FATE_NUMBER["blight-speaker"]: has_blight,
    FATE_NUMBER["pacifist"]: has_psionics,
    FATE_NUMBER["peacekeeper"]: has_weapon_planets,
    FATE_NUMBER["warden"]: has_cities,
}
"""What speaks for a fate, besides."""
