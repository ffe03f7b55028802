"""The judgement of Imperium: what a position is worth in victory points, and what a sensible player would do."""

from typing import Final

from ..judgement import Judgement
from .leaning import leaning
from .worth import worth

SCALE: Final = 12.0
"""About a fame card and a developed card."""

TURNS: Final = 2
"""One's own and the next player's answer."""

HORIZON: Final = 40
"""More decisions than two turns usually have."""

JUDGEMENT: Final = Judgement(worth, leaning, SCALE, TURNS, HORIZON)
