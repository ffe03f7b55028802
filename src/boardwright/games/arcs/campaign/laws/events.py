"""Event cards: what they do to a round (p.12, p.13). How they are played is a table of facts."""

from ...state import EVENT, Arcs
from ..council import is_tucked
from ..facts import LAWS
from ..moments import ReachCard, register
from ..state import campaign


def event_played(g: Arcs) -> bool:
    """Whether anybody has played an Event in this round."""
    return any(mode == EVENT for _, _, mode in g.played)


class Events(ReachCard):
    """The first Event of a round gives the actions of the lead card; at the end of the round one is resolved."""

    def clauses(self) -> list[str]:
        return ["no_actions", "resolved"]

    def forbids_lead_actions(self, g: Arcs) -> bool:
        """C45, A-04: after anybody's Event in this round, or while the Council lies tucked."""
        if event_played(g) or is_tucked(campaign(g)):
            self.reached(g, "no_actions")
            return True
        return False

    def stage_after_round(self, g: Arcs) -> str:
        """C105: the Council or an Event is resolved before the played cards are discarded."""
        if event_played(g) or is_tucked(campaign(g)):
            self.reached(g, "resolved")
            return "round_end"
        return ""


register(Events(LAWS[3]))
