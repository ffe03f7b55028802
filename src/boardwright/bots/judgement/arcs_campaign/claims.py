"""What the Warden does in a turn to claim Fiefs: agents where its card lies, ships to cities and Seats."""

from typing import Final

from boardwright.games.arcs.campaign.facts import COUNCIL
from boardwright.games.arcs.campaign.fates.warden import cities_in, seats_to_place
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import SPACES
from boardwright.games.arcs.state import owner_of

from .fiefs import CLAIMS, claims_lead, in_the_way, is_kept_by_empire
from .on_map import may_act_in

CLAIMS_TAKEN: Final = 12.0
"""To take the card that claims Fiefs from the Court, or to lead there."""
CLAIMS_LED: Final = 4.0
"""An agent for that."""
SAFE_LEAD: Final = 2
REGENCY_WANTED: Final = 4.0
"""The Council, where the First Regent would control Seats."""


def court_wanted(g: Campaign, me: int, place: int, secures: bool) -> float:
    """How much more than others the Warden wants what lies at a place of the Court."""
    if CLAIMS in g.attached_to(place):
        return CLAIMS_TAKEN if secures or (claims_lead(g, me) or 0) < SAFE_LEAD else 1.0
    if g.court[place] == COUNCIL and any(is_kept_by_empire(g, me, seat // SPACES) for _, seat, _ in g.fiefs):
        return REGENCY_WANTED
    return 1.0


def claims_sought(g: Campaign, me: int, action: str) -> float:
    """What it is worth to the Warden to secure the card that claims Fiefs, or to put an agent there."""
    lead = claims_lead(g, me)
    if lead is None:
        return 0.0
    if action == "secure":
        return CLAIMS_TAKEN if lead > 0 else 0.0
    return CLAIMS_LED if lead < SAFE_LEAD else 0.0


def sets_out_for_seat(g: Campaign, me: int) -> bool:
    """Whether the Warden has a city to build before it may claim, or Imperial ships to lead away from a Seat."""
    if CLAIMS in g.cards[me] and not can_seat(g, me):
        return True
    return any(in_the_way(g, me, place // SPACES) for _, place, _ in g.fiefs)


def can_seat(g: Campaign, me: int) -> bool:
    """Whether a Seat would find a city."""
    places = [place for cluster in seats_to_place(g) for place in cities_in(g, cluster)]
    return any(owner_of(g.buildings[place]) == me and may_act_in(g, me, place // SPACES) for place in places)
