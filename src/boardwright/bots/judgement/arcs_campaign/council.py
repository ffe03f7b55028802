"""The Imperial Council: how near a seat is to securing it, for fates that want Edicts."""

from boardwright.games.arcs.campaign.council import COUNCIL_PLACE
from boardwright.games.arcs.campaign.facts import COUNCIL
from boardwright.games.arcs.campaign.state import Campaign


def council_lead(g: Campaign, seat: int) -> int:
    """How many agents a seat is ahead on the Council, if it can be secured; 0 if it cannot."""
    if g.decided or g.court[COUNCIL_PLACE] != COUNCIL:
        return 0
    first = COUNCIL_PLACE * g.seats
    return g.court_agents[first + seat] - max([g.court_agents[first + rival] for rival in g.rivals(seat)])


def council_near(g: Campaign, seat: int, securing: bool) -> bool:
    """Whether the Council can be secured, or whether an agent or two are missing for that."""
    if g.decided or g.court[COUNCIL_PLACE] != COUNCIL:
        return False
    lead = council_lead(g, seat)
    return lead > 0 if securing else -1 <= lead <= 0


def edict_likely(g: Campaign, seat: int, otherwise: float, led: float, secured: float) -> float:
    """One of three chances of an Edict: with the Council secured, while ahead on it, and otherwise."""
    if g.council_by == seat:
        return secured
    return led if council_lead(g, seat) > 0 else otherwise
