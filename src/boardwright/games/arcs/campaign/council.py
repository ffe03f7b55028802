"""The Imperial Council (p.14)."""

from ..facts import NOBODY
from .facts import COUNCIL
from .state import Campaign


def turn_in_session(g: Campaign) -> None:
    """C52: turned while tucked, the Council comes back to the Court and is not resolved."""
    g.decided = False
    if COUNCIL not in g.court:
        g.court[0] = COUNCIL
        g.council_by = NOBODY
