"""The judgement of Arcs: what a position is worth in Power, and what a sensible player would do."""

from typing import Final

from ..judgement import Judgement
from .leaning import leaning
from .worth import worth

SCALE: Final = 5.0
"""About the Power of first place in one ambition."""

TURNS: Final = 2
"""One's own and the next player's answer."""

HORIZON: Final = 40
"""More decisions than two turns usually have."""

JUDGEMENT: Final = Judgement(worth, leaning, SCALE, TURNS, HORIZON)
