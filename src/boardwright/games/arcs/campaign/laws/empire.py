"""The Empire: command and control, the Presence, Movement and Truce Laws (p.10, p.11)."""

from ...state import Arcs
from ...vocabulary import System
from ..facts import EMPIRE, LAWS
from ..moments import ReachCard, register
from ..state import campaign


class Empire(ReachCard):
    """What a Regent may do with Imperial ships, and what nobody may do beside them."""

    # -- control ---------------------------------------------------------------------------------------------------

    def gives_control(self, g: Arcs, me: int, system: int, who: int) -> bool:
        """The Presence Law: on their turn a Regent controls what the Empire controls where a Loyal piece is (C28)."""
        c = campaign(g)
        return who == EMPIRE and c.turn == me and c.is_regent(me) and c.has_piece(me, System(system))


register(Empire(LAWS[0]))
