"""The Imperial Trust: resources on the First Regent tile (p.21)."""

from boardwright.kernel.decision import Option

from ...facts import NOTHING
from ...state import Arcs, changed
from ...vocabulary import RESOURCE
from ..facts import LAWS
from ..held import trust_options
from ..moments import ReachCard, register
from ..state import campaign


class ImperialTrust(ReachCard):
    """C79: no raid takes anything from it, but other theft does."""

    def clauses(self) -> list[str]:
        return ["stolen"]

    def tokens_here(self, g: Arcs, owner: int, resource: int) -> list[Option]:
        c = campaign(g)
        if owner != c.first_regent:
            return []
        return [option for option in trust_options(c) if resource in (NOTHING, RESOURCE.of(option))]

    def lose_token(self, g: Arcs, token: int) -> None:
        self.reached(g, "stolen")
        campaign(g).trust = changed(campaign(g).trust, token, -1)


register(ImperialTrust(LAWS[4]))
