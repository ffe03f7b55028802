"""What one seat may see of a campaign, and a fair guess at the rest."""

from typing import Any

from boardwright.kernel.rng import Rng

from .. import view as arcs
from .deals import deal_view
from .state import Campaign


def view(g: Campaign, seat: int | None) -> dict[str, Any]:
    """All that Arcs shows, and what the campaign adds to the table and to each player."""
    return {**arcs.view(g, seat), "game": "arcs_campaign", "summit": deal_view(g)}


def redeal(g: Campaign, seat: int, rng: Rng) -> None:
    """Guess what the seat cannot know anew."""
    arcs.redeal(g, seat, rng)
