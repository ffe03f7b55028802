"""The Magnate of Act II: Monopolies that are near, and the Council, which brings the Edict they change hands at."""

from typing import Final

from boardwright.games.arcs.campaign.council import COUNCIL_PLACE
from boardwright.games.arcs.campaign.facts import CHAPTERS, COUNCIL
from boardwright.games.arcs.campaign.fates.magnate import MONOPOLIES
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.resources import has

AT_THE_NEXT_EDICT: Final = 0.6
"""What a majority of a type is worth of the Monopoly that the next Edict makes of it."""
WITH_THE_COUNCIL: Final = 0.9
"""With the Council secured, whose holder chooses Edicts."""
COUNCIL_LED: Final = 0.7
SHORT: Final = (0.0, 0.35, 0.1)
"""For a type of which so many tokens are missing."""


def monopolies_near(g: Campaign, seat: int) -> float:
    """Each Monopoly counts at once and in each chapter to come."""
    total = 0.0
    for resource, card in MONOPOLIES.items():
        if card not in g.cards[seat]:
            short = short_of_majority(g, seat, resource)
            if short < len(SHORT):
                total += SHORT[short] if short > 0 else edict_near(g, seat)
    return total * (2.0 + CHAPTERS[g.act] - g.chapter)


def short_of_majority(g: Campaign, seat: int, resource: int) -> int:
    """How many tokens more make a seat have more than half of a type; 0 or less if it has."""
    in_play = g.tokens_in_game(resource) - g.dummy[resource]
    return in_play // 2 + 1 - has(g, seat, resource)


def edict_near(g: Campaign, seat: int) -> float:
    """What a majority is worth now, by who holds the Council or is ahead there."""
    if g.council_by == seat:
        return WITH_THE_COUNCIL
    return COUNCIL_LED if council_lead(g, seat) > 0 else AT_THE_NEXT_EDICT


def council_lead(g: Campaign, seat: int) -> int:
    """How many agents a seat is ahead on the Council, if it can be secured; 0 if it cannot."""
    if g.decided or g.court[COUNCIL_PLACE] != COUNCIL:
        return 0
    first = COUNCIL_PLACE * g.seats
    return g.court_agents[first + seat] - max([g.court_agents[first + rival] for rival in g.rivals(seat)])


def wants_edict(g: Campaign, seat: int) -> bool:
    """Whether an Edict would bring a seat a Monopoly."""
    return any(
        card not in g.cards[seat] and short_of_majority(g, seat, resource) <= 0 for resource, card in MONOPOLIES.items()
    )


def council_wanted(g: Campaign, seat: int, securing: bool) -> bool:
    """Whether the Council would bring a Monopoly, and may be secured or lacks an agent or two of that."""
    if g.decided or g.court[COUNCIL_PLACE] != COUNCIL or not wants_edict(g, seat):
        return False
    lead = council_lead(g, seat)
    return lead > 0 if securing else -1 <= lead <= 0
