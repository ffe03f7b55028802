"""The standing rules of the Empire, the Free States, the Blight and Events, as cards in force for everybody."""

from ..state import Arcs
from ..vocabulary import System
from .facts import EMPIRE, LAWS
from .moments import ReachCard, register
from .state import campaign


class Empire(ReachCard):
    """p.10, p.11: the Presence Law, the Movement Law and the Truce Law."""

    def gives_control(self, g: Arcs, me: int, system: int, who: int) -> bool:
        """The Presence Law: on their turn a Regent controls what the Empire controls where a Loyal piece is (C28)."""
        c = campaign(g)
        return who == EMPIRE and c.turn == me and c.is_regent(me) and is_present(c, me, System(system))


def is_present(g: Arcs, me: int, system: System) -> bool:
    """Whether the Presence Law is satisfied."""
    return g.has_piece(me, system)


class FreeStates(ReachCard):
    """p.15: Free buildings serve whoever controls their system."""


class Blight(ReachCard):
    """p.19: Blight is Tough and ends Catapult moves."""


class Events(ReachCard):
    """p.12: Event cards."""


register(Empire(LAWS[0]))
register(FreeStates(LAWS[1]))
register(Blight(LAWS[2]))
register(Events(LAWS[3]))
