"""The Court of the campaign: cards that leave it without being secured, attached cards (p.27)."""

from ..court import bury, refill
from ..resources import agents_come_home
from .state import Campaign

NO_CARD = 0


def leave_court(g: Campaign, place: int, how: str) -> None:
    """C67: the card of a place is buried or discarded; an attached one slides down, else a new card comes."""
    card = g.court[place]
    g.court[place], g.attached[place] = g.attached[place], NO_CARD
    put_away(g, card, how)
    if g.court[place]:
        return
    first = place * g.seats
    for owner in range(g.seats):
        count = g.court_agents[first + owner]
        g.court_agents[first + owner] = 0
        agents_come_home(g, owner, count)
    refill(g, place)


def put_away(g: Campaign, card: int, how: str) -> None:
    """A card of the Court goes under its deck, or face up to its discard pile."""
    if how == "bury":
        bury(g, card)
        g.note(("buried", card))
    else:
        g.court_discard.append(card)
        g.note(("court_discarded", card))
