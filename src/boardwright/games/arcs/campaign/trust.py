"""The Imperial Trust (p.21): frozen tokens on the First Regent tile, of which nothing can be raided."""

from boardwright.kernel.decision import Script
from boardwright.kernel.still import replaced

from ..resources import settle
from ..state import changed
from .state import Campaign


def add(g: Campaign, seat: int, resource: int) -> None:
    g.trust = changed(g.trust, resource, 1)
    g.note(("gave_to_trust", seat, resource))


def gain_from_trust(g: Campaign, seat: int, resource: int) -> Script[None]:
    """A token of the Trust goes to a player by an Imperial Action."""
    g.trust = changed(g.trust, resource, -1)
    g.loose = (*g.loose, (seat, resource))
    g.note(("took_from_trust", seat, resource))
    yield from settle(g, seat)


def empty_trust(g: Campaign) -> int:
    """All tokens of the Trust go to the supply; how many."""
    count = sum(g.trust)
    for resource in range(5):
        g.supply[resource] += g.trust[resource]
        g.trust = replaced(g.trust, resource, 0)
    return count
