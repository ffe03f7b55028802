"""Which systems a seat could come to hold, and how near it is to being the First Regent, who holds the Empire's."""

from boardwright.games.arcs.campaign.council import COUNCIL_PLACE
from boardwright.games.arcs.campaign.facts import COUNCIL, EMPIRE
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import NOBODY, SYSTEM_COUNT


def can_be_held(g: Campaign, seat: int, system: int) -> bool:
    """Whether a ship or two would bring control of a system: no fleet is in the way."""
    if g.holds(seat, system):
        return False
    if g.first_regent != seat and g.fresh[EMPIRE * SYSTEM_COUNT + system]:
        return False
    strongest = max([g.fresh[rival * SYSTEM_COUNT + system] for rival in g.rivals(seat)])
    return strongest <= g.fresh[seat * SYSTEM_COUNT + system] + 1


def first_regent_to_be(g: Campaign) -> int:
    """The First Regent once the Council is resolved."""
    return g.council_by if g.council_by != NOBODY and g.is_regent(g.council_by) else g.first_regent


def council_led(g: Campaign, seat: int) -> float:
    """How near a Regent is to securing the Council, from 0 to 1."""
    if g.decided or g.court[COUNCIL_PLACE] != COUNCIL or not g.is_regent(seat):
        return 0.0
    mine = g.agents_on(COUNCIL_PLACE, seat)
    best = max([g.agents_on(COUNCIL_PLACE, rival) for rival in g.rivals(seat)])
    return 1.0 if mine > best else 0.5 if mine and mine == best else 0.0
