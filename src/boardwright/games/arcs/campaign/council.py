"""The Imperial Council: in the Court, or tucked under a played card until the round ends (p.14)."""

from typing import Final

from boardwright.kernel.still import replaced

from ..facts import NOBODY
from .facts import COUNCIL
from .state import Campaign

COUNCIL_PLACE: Final = 0
"""p.5: its place in the row, which is never refilled (C49)."""
NO_CARD: Final = 0


def is_tucked(g: Campaign) -> bool:
    """Whether it was secured in this round and has not come back."""
    return g.council_by != NOBODY


def tuck(g: Campaign, seat: int) -> None:
    """Who secures it turns it to Decided and resolves it at the end of the round; C119: whoever made them do so."""
    g.court = replaced(g.court, COUNCIL_PLACE, NO_CARD)
    g.decided = True
    g.council_by = seat


def return_to_court(g: Campaign, decided: bool) -> None:
    """It comes back to its place in the row, Decided or In Session."""
    g.court = replaced(g.court, COUNCIL_PLACE, COUNCIL)
    g.decided = decided
    g.council_by = NOBODY
    g.note(("council_decided" if decided else "council_in_session",))


def turn_in_session(g: Campaign) -> None:
    """It can be influenced and secured again; C52: if it was tucked it comes back and is not resolved."""
    if is_tucked(g) or g.decided:
        return_to_court(g, decided=False)
