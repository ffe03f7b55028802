"""The judgement of the campaign: that of Arcs, and what the Empire, the fates and Summits add to it."""

from typing import Final

from ..arcs import HORIZON, SCALE, TURNS
from ..judgement import Judgement
from .leaning import leaning
from .worth import worth

PLANNED: Final = ("deal_begins", "deal", "item", "which_item")
"""The steps of a deal."""

JUDGEMENT: Final = Judgement(worth, leaning, SCALE, TURNS, HORIZON, PLANNED)
