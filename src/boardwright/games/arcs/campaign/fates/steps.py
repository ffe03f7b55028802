"""Steps of set-ups that are more than laying out cards."""

from boardwright.kernel.decision import Script

from ..moments import SET_UP_STEPS
from ..state import Campaign


def nothing(g: Campaign, me: int) -> Script[None]:
    yield from ()


SET_UP_STEPS["lay_out_golems"] = nothing
