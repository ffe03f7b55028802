"""Steps of set-ups that are more than laying out cards."""

from boardwright.kernel.decision import Script

from ..moments import SET_UP_STEPS
from ..state import Campaign
from ..titles import take_first_regent


def first_regent(g: Campaign, me: int) -> Script[None]:
    """C20: the tile goes to the Steward, else to the Admiral."""
    if me == g.fate_holder(1) or g.fate_holder(1) < 0:
        take_first_regent(g, me)
    yield from ()


def nothing(g: Campaign, me: int) -> Script[None]:
    yield from ()


SET_UP_STEPS["take_first_regent"] = first_regent
SET_UP_STEPS["lay_out_golems"] = nothing
