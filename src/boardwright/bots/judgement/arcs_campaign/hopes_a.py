"""What the Admiral and the Believer hope for, in spaces of the marker, about."""

from typing import Final

from boardwright.games.arcs.campaign.facts import (
    BLIGHT,
    CHAPTERS,
    EMPIRE,
    FAITHFUL_STACK,
    FREE_STATES,
    NO_IDEAL,
    PLANETS,
)
from boardwright.games.arcs.campaign.fates.admiral import OFFICERS
from boardwright.games.arcs.campaign.fates.believer import city_planets, is_faithful
from boardwright.games.arcs.campaign.fates.planet_breaker import empty_slot
from boardwright.games.arcs.campaign.policies import ESCALATION
from boardwright.games.arcs.campaign.power import wins_now
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import GUILD_SUIT, NOTHING, SYSTEM_COUNT, WEAPON, is_gate
from boardwright.games.arcs.vocabulary import System

from ..arcs.standing import rounds_left

IDEAL_LAID: Final = 1.0
"""What an Ideal promises for each chapter to come."""
TAUGHT: Final = 0.3
"""What a card that is taught promises the Believer of Act I for each chapter."""
PUPIL: Final = 0.4
"""A Guild card that may be taught."""
SCHOOL: Final = 1.5
"""A type of planets where it has a city."""
SITE_READY: Final = 0.6
"""A ship where a city of a further type may be built."""
FAITHFUL_IN_HAND: Final = (0.0, 1.5, 2.3)
"""Faithful cards to the Believer, who may declare any ambition with one, and in Act II lay an Ideal there."""
FAITHFUL_TO_LEAD: Final = 0.5
"""With the initiative."""
FAITHFUL_IN_COURT: Final = 1.2
TO_CAPTURE: Final = 1.6
"""An agent of a Regent that the Admiral of Act II may capture with a card of the Court."""
EDICTS_WHILE_WINNING: Final = 0.8
"""How many Edicts a chapter brings to the Admiral of Act I who is winning an ambition and stays so."""
EDICTS_WITHOUT: Final = 0.2
EDICTS_LATER: Final = 0.4
TO_SETTLE: Final = 0.5
"""An Imperial ship to spare beside a planet that the Empire does not control, for each chapter to come."""
IN_RESERVE: Final = 0.3
"""One to spare elsewhere."""
MOST_RESERVE: Final = 2.5
FOUNDRY: Final = 0.2
"""An own starport with a ship, for each chapter to come, as Edicts turn such ships into Imperial ones."""
MOST_FOUNDRIES: Final = 3
FLEET: Final = 3
"""So many Imperial ships are led to prey together."""
READY: Final = 0.3
"""For each Imperial ship beside others near prey."""
WEAPONS_TO_STRIKE: Final = 0.5
"""What a Weapon lets the Admiral of Act I do."""


# -- the Admiral ------------------------------------------------------------------------------------------------------


def foundries_near(g: Campaign, seat: int) -> float:
    """Ships at own starports and Escalation, which bring Imperial ships to come; Imperial ships ready to strike."""
    if not g.is_regent(seat):
        return 0.0
    ships = foundries(g, seat) + (1.5 if g.policies[0] == ESCALATION else 0.0)
    ready = WEAPONS_TO_STRIKE * min(2, g.tokens(seat, WEAPON))
    for system in g.systems:
        ready += READY * striking_power(g, seat, system)
    now = (EDICTS_WHILE_WINNING if wins_now(g, seat) else EDICTS_WITHOUT) * min(1.0, rounds_left(g) / 6.0)
    return ships * (now + EDICTS_LATER * (CHAPTERS[g.act] - g.chapter)) + ready


def captives_near(g: Campaign, seat: int) -> float:
    """Agents of Regents on cards of the Court that the Admiral of Act II may secure, or nearly so."""
    if not g.is_regent(seat):
        return 0.0
    total = 0.0
    for place in range(len(g.court)):
        first = place * g.seats
        rivals = g.rivals(seat)
        ahead = g.court_agents[first + seat] - max([g.court_agents[first + rival] for rival in rivals])
        if ahead >= 0 and g.court_agents[first + seat]:
            total += (1.0 if ahead else 0.4) * sum(g.court_agents[first + one] for one in rivals if g.is_regent(one))
    return TO_CAPTURE * total


def fleet_near(g: Campaign, seat: int) -> float:
    """What the Admiral of Act II may capture, and Imperial ships for planets to come, which count for long."""
    if not g.is_regent(seat):
        return 0.0
    reserve = 0.0
    for system in g.systems:
        spare = to_spare(g, system)
        if spare:
            ready = min(spare, len(planets_to_settle(g, system)))
            reserve += TO_SETTLE * ready + IN_RESERVE * (spare - ready)
    to_come = CHAPTERS[g.act] - g.chapter
    rounds = rounds_left(g)
    total = captives_near(g, seat) + min(MOST_RESERVE, reserve) * (to_come + min(1.0, rounds / 3.0))
    if OFFICERS in g.cards[seat]:
        total += FOUNDRY * min(MOST_FOUNDRIES, foundries(g, seat)) * (to_come + rounds / 6.0)
    return total


def may_still_move(g: Campaign) -> bool:
    """Whether what stands ready now may still be sent somewhere in this act."""
    return rounds_left(g) > 1 or g.chapter < CHAPTERS[g.act]


def foundries(g: Campaign, seat: int) -> int:
    """How many ships an Edict may turn into Imperial ones."""
    return sum(min(g.starports_in(seat, system), g.ships_at(seat, system)) for system in g.systems)


def ships_to_send(g: Campaign, system: System) -> int:
    """How many Imperial ships of a system may each bring a neighbouring planet under the control of the Empire."""
    spare = to_spare(g, system)
    return min(spare, len(planets_to_settle(g, system))) if spare else 0


def to_spare(g: Campaign, system: System) -> int:
    """How many Imperial ships the Admiral of Act II may lead away: one stays on a planet, which counts."""
    imperial = g.fresh[EMPIRE * SYSTEM_COUNT + system]
    return imperial if is_gate(system) else max(0, imperial - 1)


def planets_to_settle(g: Campaign, system: System) -> list[System]:
    """The neighbouring planets that the Empire does not control."""
    return [near for near in g.neighbours[system] if not is_gate(near) and g.control(near) != EMPIRE]


def striking_power(g: Campaign, seat: int, system: System) -> float:
    """Imperial ships beside a first one and near prey: it is the fleet that counts, so that prey taken is no loss."""
    fleet = min(5, g.ships_at(EMPIRE, system)) - 1
    if fleet < 1 or not g.fresh[EMPIRE * SYSTEM_COUNT + system]:
        return 0.0
    near = is_prey_in(g, seat, system) or any(is_prey_in(g, seat, other) for other in g.neighbours[system])
    return fleet if near else 0.4 * fleet


def strongest_at_prey(g: Campaign, seat: int) -> int:
    """The most ships, Imperial and own ones, that stand together beside prey."""
    return max([strength(g, seat, system) for system in g.systems if is_prey_in(g, seat, system)], default=0)


def strength(g: Campaign, seat: int, system: System) -> int:
    """The ships that strike together, if an Imperial one is among them."""
    if not g.has_imperial_ships(system):
        return 0
    return g.fresh[EMPIRE * SYSTEM_COUNT + system] + g.fresh[seat * SYSTEM_COUNT + system]


def fleets_to_lead(g: Campaign, seat: int) -> list[System]:
    """Where Imperial ships stand together without prey, but beside systems with prey."""
    found: list[System] = []
    for system in g.systems:
        if g.fresh[EMPIRE * SYSTEM_COUNT + system] >= FLEET and not is_prey_in(g, seat, system):
            if any(is_prey_in(g, seat, near) for near in g.neighbours[system]):
                found.append(system)
    return found


def is_prey_in(g: Campaign, seat: int, system: System) -> bool:
    """Whether the Imperial fleet finds Blight, Free buildings or pieces of Outlaws in a system."""
    if g.ships_at(BLIGHT, system) or g.has_building(FREE_STATES, system):
        return True
    return has_outlaws(g, seat, system)


def has_outlaws(g: Campaign, seat: int, system: System) -> bool:
    """Whether pieces of Outlaws are in a system, for which the Admiral of Act II may risk Imperial ships."""
    return any(g.is_outlaw(rival) and g.has_piece(rival, system) for rival in g.rivals(seat))


# -- the Believer -----------------------------------------------------------------------------------------------------


def pupils_near(g: Campaign, seat: int) -> float:
    """Cards taught and secured, Guild cards that may be taught now, and cities of several types for those to come."""
    taught = len(FAITHFUL_STACK) - len(g.faithful)
    total = TAUGHT * taught * (0.5 + CHAPTERS[g.act] - g.chapter) + faithful_cards(g, seat)
    if not g.faithful:
        return total
    types = set(city_planets(g, seat))
    pupils = [place for place, card in enumerate(g.court) if GUILD_SUIT[card] in types and not g.attached_to(place)]
    total += PUPIL * min(3, len(pupils)) + SCHOOL * min(4, len(types))
    if g.cities[seat]:
        total += SITE_READY * min(2, len(school_sites(g, seat)))
    return total


def school_sites(g: Campaign, seat: int) -> list[System]:
    """Planets with an own ship where a city of a new type could be built."""
    types = city_planets(g, seat)
    found: list[System] = []
    for planet in PLANETS:
        system = System(planet)
        if g.planet_type(system) not in types and g.ships_at(seat, system) and empty_slot(g, system) != NOTHING:
            found.append(system)
    return found


def faith_near(g: Campaign, seat: int) -> float:
    """Ideals laid, and Faithful cards to lay more with and to declare."""
    ideals = sum(1 for ideal in g.ideals if ideal != NO_IDEAL)
    return IDEAL_LAID * (CHAPTERS[g.act] - g.chapter) * min(2, ideals) + faithful_cards(g, seat)


def faithful_cards(g: Campaign, seat: int) -> float:
    """Faithful cards, with which any ambition may be declared: in hand, or in the Court where one is ahead."""
    hand = sum(1 for card in g.hands[seat] if is_faithful(card))
    to_come_back = sum(1 for who, _, card in g.claims if who == seat and is_faithful(card))
    total = FAITHFUL_IN_HAND[min(2, hand + to_come_back)]
    if hand and g.initiative == seat:
        total += FAITHFUL_TO_LEAD
    for place in range(len(g.court)):
        mine = g.court_agents[place * g.seats + seat]
        if mine and has_faithful(g, place):
            best = best_rival_at(g, seat, place)
            total += FAITHFUL_IN_COURT if mine > best else 0.4 * FAITHFUL_IN_COURT if mine == best else 0.0
    return total


def has_faithful(g: Campaign, place: int) -> bool:
    """Whether a Faithful card lies at a place of the Court."""
    return any(card in FAITHFUL_STACK for card in g.cards_at(place))


def best_rival_at(g: Campaign, seat: int, place: int) -> int:
    """The most agents that a Rival has at a place of the Court."""
    return max([g.court_agents[place * g.seats + rival] for rival in g.rivals(seat)])


def faith_to_win(g: Campaign, seat: int, securing: bool) -> bool:
    """Whether a Faithful card in the Court can be secured, or lacks an agent or two of that."""
    for place in range(len(g.court)):
        ahead = g.court_agents[place * g.seats + seat] - best_rival_at(g, seat, place)
        if has_faithful(g, place) and (ahead > 0 if securing else -1 <= ahead <= 0):
            return True
    return False
