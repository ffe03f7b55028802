"""Where the Warden may place a Seat, and what the Fief would bring."""

from boardwright.games.arcs.campaign.facts import PLANETS, systems_of
from boardwright.games.arcs.campaign.fates.planet_breaker import empty_slot
from boardwright.games.arcs.campaign.fates.warden import cities_in, seats_to_place
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import NOTHING, SPACES, cluster_of
from boardwright.games.arcs.state import owner_of
from boardwright.games.arcs.vocabulary import System


def next_fief(g: Campaign, seat: int) -> float:
    """What the best Fief to come brings in each chapter; less while its city is not held, or has still to be built."""
    best = 0.0
    for cluster in seats_to_place(g):
        cities = cities_in(g, cluster)
        own = [place for place in cities if owner_of(g.buildings[place]) == seat]
        if own:
            likely = 1.0 if any(g.holds(seat, place // SPACES) for place in own) else 0.5
        else:
            likely = 0.3 if any(g.ships_at(seat, system) for system in sites_in(g, seat, cluster)) else 0.0
        best = max(best, (2.0 + len(cities)) * likely)
    return best


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
