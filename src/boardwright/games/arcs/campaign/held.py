"""Resources that lie on cards and in the Imperial Trust: frozen, and still had (p.21, p.27)."""

from boardwright.kernel.decision import Option

from ..facts import CARD_SLOT, FIRST_THING, NOTHING, RESOURCE_SLOTS
from ..resources import can_steal, discard_from_slot
from ..vocabulary import RESOURCE, SLOTS
from .facts import LAWS
from .state import Campaign


def steal_from_option(owner: int, card: int, token: int) -> Option:
    return ("steal_from", owner, card, token)


def tokens_on(g: Campaign, card: int) -> list[int]:
    """The resources on a card, by type."""
    return sorted([token for where, token in g.held if where == card and token < FIRST_THING])


def hold(g: Campaign, card: int, resource: int) -> bool:
    """A resource of the supply comes to lie on a card; whether there was one."""
    if not g.supply[resource]:
        return False
    g.supply[resource] -= 1
    g.held.append((card, resource))
    g.note(("held", card, resource))
    return True


def release_held(g: Campaign, card: int) -> None:
    """C84: a card left its play area for no other one; the resources on it go to the supply."""
    for resource in tokens_on(g, card):
        g.held.remove((card, resource))
        g.supply[resource] += 1
        g.note(("released_token", card, resource))
    for seat in range(g.seats):
        lies_there = g.slots[seat * RESOURCE_SLOTS + CARD_SLOT] != NOTHING
        if lies_there and CARD_SLOT not in g.open_slots(seat):
            discard_from_slot(g, seat, SLOTS[CARD_SLOT])


# -- the Imperial Trust --------------------------------------------------------------------------------------------


def trust_options(g: Campaign) -> list[Option]:
    """An option to steal each resource in the Imperial Trust."""
    return [
        steal_from_option(g.first_regent, LAWS[4], resource)
        for resource, count in enumerate(g.trust)
        for _ in range(count)
    ]


def stealable_trust(g: Campaign, thief: int) -> list[Option]:
    """C51: what somebody can steal from the Imperial Trust; each resource once."""
    options = dict.fromkeys(trust_options(g))
    return [option for option in options if can_steal(g, thief, g.first_regent, NOTHING, RESOURCE.of(option))]
