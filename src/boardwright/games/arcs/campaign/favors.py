"""Favors: agents of others on a Fate card (p.17)."""

from ..state import changed
from .state import Campaign


def give_favor(g: Campaign, giver: int, receiver: int) -> None:
    """An agent from the giver's supply lies on the receiver's Fate card."""
    g.agents = changed(g.agents, giver, -1)
    g.favors = changed(g.favors, receiver * g.seats + giver, 1)
    g.note(("gave_favor", giver, receiver))
