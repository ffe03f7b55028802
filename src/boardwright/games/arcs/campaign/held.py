"""Resources that lie on cards and in the Imperial Trust: frozen, and still had (p.21, p.27)."""

from boardwright.kernel.decision import Option

from ..facts import FIRST_THING
from .facts import GREEN_VAULT, LAWS
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
    g.lay_on(card, resource)
    g.note(("held", card, resource))
    return True


def frozen_of(g: Campaign, seat: int) -> list[tuple[int, int]]:
    """The resources that a player has on cards or by them (F2002), each with its card."""
    found = [(card, resource) for card, resource in g.held if card in g.cards[seat] and resource < FIRST_THING]
    if GREEN_VAULT in g.cards[seat]:
        for resource in range(5):
            found.extend([(GREEN_VAULT, resource)] * g.vaulted[seat * 5 + resource])
    return found


def trust_options(g: Campaign) -> list[Option]:
    """An option to steal each resource in the Imperial Trust."""
    return [
        steal_from_option(g.first_regent, LAWS[4], resource)
        for resource, count in enumerate(g.trust)
        for _ in range(count)
    ]
