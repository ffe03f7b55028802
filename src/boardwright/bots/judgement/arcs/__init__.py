"""The judgement of Arcs: what a position is worth in Power, and what a sensible player would do."""

from typing import Final

from ..judgement import Judgement
from .leaning import leaning
from .worth import worth

SCALE: Final = 5.0
"""About the Power of first place in one ambition."""

HORIZON: Final = 24
"""About a round of two seats."""

JUDGEMENT: Final = Judgement(worth, leaning, SCALE, HORIZON)
