"""The judgement of the campaign: that of Arcs, and what the Empire, the fates and Summits add to it."""

from typing import Final

from ..arcs import HORIZON, SCALE, TURNS
from ..judgement import Judgement
from .leaning import leaning
from .worth import worth

PLANNED: Final = ("deal_begins", "deal", "item", "which_item", "arbiter", "arbiter_to")
"""The steps of a deal, and the gifts that bring about a tie."""

JUDGEMENT: Final = Judgement(worth, leaning, SCALE, TURNS, HORIZON, PLANNED)
