"""The event die and the number die (p.13, p.18)."""

from .facts import EVENT_FACES
from .state import Campaign


def rolled_symbol(g: Campaign) -> int:
    """C65: the symbol that was rolled, whether on a crisis or an edict face."""
    return EVENT_FACES[g.rolled[0]][1]


def rolled_cluster(g: Campaign) -> int:
    """The cluster that the number die names, 1 to 6."""
    return g.rolled[1]
