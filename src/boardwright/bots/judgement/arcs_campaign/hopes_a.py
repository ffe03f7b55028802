"""What the Admiral and the Believer hope for, in spaces of the marker, about."""

from typing import Final

from boardwright.games.arcs.campaign.facts import BLIGHT, CHAPTERS, EMPIRE, FAITHFUL_STACK, FREE_STATES, NO_IDEAL
from boardwright.games.arcs.campaign.fates.believer import city_planets, is_faithful
from boardwright.games.arcs.campaign.policies import ESCALATION
from boardwright.games.arcs.campaign.power import wins_now
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import GUILD_SUIT, SYSTEM_COUNT, WEAPON
from boardwright.games.arcs.vocabulary import System

from ..arcs.standing import rounds_left

FAITHFUL_IN_HAND: Final = 1.0
"""A Faithful card to the Believer of Act II, who may declare any ambition with it and lay an Ideal there."""
FAITHFUL_IN_COURT: Final = 1.2
TO_CAPTURE: Final = 1.6
"""An agent of a Regent that the Admiral of Act II may capture with a card of the Court."""
EDICTS_WHILE_WINNING: Final = 0.8
"""How many Edicts a chapter brings to the Admiral of Act I who is winning an ambition and stays so."""
EDICTS_WITHOUT: Final = 0.2
EDICTS_LATER: Final = 0.4
READY: Final = 0.3
"""For each Imperial ship beside others near prey."""
WEAPONS_TO_STRIKE: Final = 0.5
"""What a Weapon lets the Admiral of Act I do."""


# -- the Admiral ------------------------------------------------------------------------------------------------------


def foundries_near(g: Campaign, seat: int) -> float:
    """Ships at own starports and Escalation, which bring Imperial ships to come; Imperial ships ready to strike."""
    if not g.is_regent(seat):
        return 0.0
    foundries = 1.5 if g.policies[0] == ESCALATION else 0.0
    ready = WEAPONS_TO_STRIKE * min(2, g.tokens(seat, WEAPON))
    for system in g.systems:
        foundries += min(g.starports_in(seat, system), g.ships_at(seat, system))
        ready += READY * striking_power(g, seat, system)
    now = (EDICTS_WHILE_WINNING if wins_now(g, seat) else EDICTS_WITHOUT) * min(1.0, rounds_left(g) / 6.0)
    return foundries * (now + EDICTS_LATER * (CHAPTERS[g.act] - g.chapter)) + ready


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


def striking_power(g: Campaign, seat: int, system: System) -> float:
    """Imperial ships beside a first one and near prey: it is the fleet that counts, so that prey taken is no loss."""
    fleet = min(5, g.ships_at(EMPIRE, system)) - 1
    if fleet < 1 or not g.fresh[EMPIRE * SYSTEM_COUNT + system]:
        return 0.0
    near = is_prey_in(g, seat, system) or any(is_prey_in(g, seat, other) for other in g.neighbours[system])
    return fleet if near else 0.4 * fleet


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
    """Guild cards that may be taught now, and cities on planets of several types for those to come."""
    if not g.faithful:
        return 0.0
    types = set(city_planets(g, seat))
    pupils = [place for place, card in enumerate(g.court) if GUILD_SUIT[card] in types and not g.attached_to(place)]
    return 1.0 * min(3, len(pupils)) + 1.2 * len(types)


def faith_near(g: Campaign, seat: int) -> float:
    """Ideals laid, and Faithful cards to lay more with and to declare: in hand, or in the Court where one is ahead."""
    total = 0.5 * sum(1 for ideal in g.ideals if ideal != NO_IDEAL)
    hand = sum(1 for card in g.hands[seat] if is_faithful(card))
    to_come_back = sum(1 for who, _, card in g.claims if who == seat and is_faithful(card))
    total += FAITHFUL_IN_HAND * min(2, hand + to_come_back)
    for place in range(len(g.court)):
        mine = g.court_agents[place * g.seats + seat]
        if mine and any(card in FAITHFUL_STACK for card in g.cards_at(place)):
            best = max([g.court_agents[place * g.seats + rival] for rival in g.rivals(seat)])
            total += FAITHFUL_IN_COURT if mine > best else 0.4 * FAITHFUL_IN_COURT if mine == best else 0.0
    return total
