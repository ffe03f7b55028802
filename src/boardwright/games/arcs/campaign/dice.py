"""The event die and the number die (p.13, p.18)."""

from boardwright.kernel.decision import Script

from .facts import CRISIS, EVENT_FACES
from .state import Campaign


def roll_dice(g: Campaign, roller: int) -> Script[None]:
    """Both dice, which lie there until Crises or Edicts are over."""
    g.rolled = [g.rng.below(len(EVENT_FACES)), 1 + g.rng.below(6)]
    g.note(("rolled_event", roller, *g.rolled))
    yield from ()


def is_crisis(g: Campaign) -> bool:
    """Whether the event die shows a crisis face; else it shows an edict face."""
    return EVENT_FACES[g.rolled[0]][0] == CRISIS


def rolled_symbol(g: Campaign) -> int:
    """C65: the symbol that was rolled, whether on a crisis or an edict face."""
    return EVENT_FACES[g.rolled[0]][1]


def rolled_cluster(g: Campaign) -> int:
    """The cluster that the number die names, 1 to 6."""
    return g.rolled[1]
