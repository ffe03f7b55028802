"""Where the Warden may place a Seat, what the Fief would bring, and how near the card is that claims it."""

from typing import Final

from boardwright.games.arcs.campaign.council import COUNCIL_PLACE
from boardwright.games.arcs.campaign.facts import CHAPTERS, COUNCIL, EMPIRE, PLANETS, systems_of
from boardwright.games.arcs.campaign.fates.planet_breaker import empty_slot
from boardwright.games.arcs.campaign.fates.warden import cities_in, seats_to_place
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER, NOBODY, NOTHING, SPACES, SYSTEM_COUNT, cluster_of
from boardwright.games.arcs.state import owner_of
from boardwright.games.arcs.vocabulary import System

from .on_map import may_act_in

CLAIMS: Final = CARD_NUMBER["f1602"]
"""Claims of Nobility, the card of the Warden."""
SEAT_CLAIMED: Final = 1.0
"""What the card to claim a Fief with promises the Warden for each chapter."""
FIEF_CLAIMED: Final = 0.7
"""And of what the best Fief to come would bring."""
READY_FOR_SEAT: Final = 0.3
"""What a city in a cluster without a Seat is worth of what its Fief would bring."""
CITY_LOST: Final = 0.5
"""How likely a Seat comes to a city that is not controlled yet."""
ON_SITE: Final = 0.3
BESIDE_SITE: Final = 0.15
WHILE_LED: Final = 0.5
"""How likely the card comes back from the Court to who leads there."""
WHILE_TIED: Final = 0.3
WHILE_BEHIND: Final = 0.15
"""Less with every agent more that a Rival has there."""


def fiefs_near(g: Campaign, seat: int) -> float:
    """The card to claim Fiefs with, in hand or to be secured again, and own cities where a Seat may come."""
    best = next_fief(g, seat)
    claim = claims_at_hand(g, seat) * (SEAT_CLAIMED + FIEF_CLAIMED * best)
    return READY_FOR_SEAT * best + (claim + regency_near(g, seat)) * (1.0 + CHAPTERS[g.act] - g.chapter)


def claims_at_hand(g: Campaign, seat: int) -> float:
    """How likely a seat may claim a Fief soon."""
    if CLAIMS in g.cards[seat]:
        return 1.0
    lead = claims_lead(g, seat)
    if lead is None:
        return 0.0
    return WHILE_LED if lead > 0 else WHILE_TIED if lead == 0 else WHILE_BEHIND / -lead


def claims_lead(g: Campaign, seat: int) -> int | None:
    """How many agents more than any Rival a seat has where the card lies in the Court; None if nobody can secure it."""
    for place in range(len(g.court)):
        if CLAIMS in g.attached_to(place) and not (g.court[place] == COUNCIL and g.decided):
            agents = g.court_agents[place * g.seats : (place + 1) * g.seats]
            return agents[seat] - max([agents[rival] for rival in g.rivals(seat)])
    return None


def next_fief(g: Campaign, seat: int) -> float:
    """What the best Fief to come brings in each chapter; less while its city is not held, or has still to be built."""
    best = 0.0
    for cluster in seats_to_place(g):
        cities = cities_in(g, cluster)
        own = [place for place in cities if owner_of(g.buildings[place]) == seat]
        if own:
            likely = 1.0 if any(may_act_in(g, seat, place // SPACES) for place in own) else CITY_LOST
        else:
            likely = site_reached(g, seat, cluster)
        held = any(g.holds(seat, place // SPACES) for place in own) or not own
        best = max(best, ((2.0 if held else 1.0) + len(cities)) * likely)
    return best


def site_reached(g: Campaign, seat: int, cluster: int) -> float:
    """How likely a seat is to build the first city of its own in a cluster, with ships there or a step away."""
    sites = sites_in(g, seat, cluster)
    if any(g.ships_at(seat, system) for system in sites):
        return ON_SITE
    near = any(g.ships_at(seat, other) for system in sites for other in g.neighbours[system])
    return BESIDE_SITE if near else 0.0


def sites_in(g: Campaign, seat: int, cluster: int) -> list[System]:
    """The planets of a cluster where a seat that has cities left may build one."""
    if not g.cities[seat]:
        return []
    planets = [System(system) for system in systems_of(cluster) if system in PLANETS]
    return [system for system in planets if empty_slot(g, system) != NOTHING]


def is_new_fief(g: Campaign, seat: int, system: int) -> bool:
    """Whether a seat may build a city on a planet, and claim with it a Fief that it has no city in yet."""
    cluster = cluster_of(system)
    if cluster not in seats_to_place(g) or system not in sites_in(g, seat, cluster):
        return False
    return all(owner_of(g.buildings[place]) != seat for place in cities_in(g, cluster))


# -- Seats beside Imperial ships -------------------------------------------------------------------------------------


def is_kept_by_empire(g: Campaign, seat: int, system: int) -> bool:
    """Whether the Empire controls a Seat, and a Regent may change that."""
    if g.first_regent == seat or not g.is_regent(seat) or g.control(system) != EMPIRE:
        return False
    return any(place // SPACES == system for _, place, _ in g.fiefs)


def in_the_way(g: Campaign, seat: int, system: int) -> int:
    """How many Imperial ships a Regent may lead away from a Seat, and control it then with the ships that stay."""
    if not is_kept_by_empire(g, seat, system):
        return 0
    imperial = g.fresh[EMPIRE * SYSTEM_COUNT + system]
    strongest = max([g.fresh[rival * SYSTEM_COUNT + system] for rival in g.rivals(seat)])
    return imperial if g.fresh[seat * SYSTEM_COUNT + system] - imperial > strongest else 0


def regency_near(g: Campaign, seat: int) -> float:
    """How many spaces the First Regent tile would bring in each chapter, as near as the Council is to being secured."""
    if g.first_regent == seat or not g.is_regent(seat):
        return 0.0
    kept = sum(1 for _, place, _ in g.fiefs if g.control(place // SPACES) == EMPIRE)
    if g.council_by == seat:
        return 2.0 * kept
    agents = g.court_agents[COUNCIL_PLACE * g.seats : (COUNCIL_PLACE + 1) * g.seats]
    if g.decided or g.council_by != NOBODY or not agents[seat]:
        return 0.0
    best = max([agents[rival] for rival in g.rivals(seat)])
    return 2.0 * kept * (WHILE_LED if agents[seat] > best else WHILE_TIED if agents[seat] == best else 0.0)
