"""The judgement of Imperium: what a position is worth in victory points, and what a sensible player would do."""

from typing import Final

from ..judgement import Judgement
from .leaning import leaning
from .worth import worth

SCALE: Final = 12.0
"""About a fame card and a developed card."""

TURNS: Final = 4
"""A card that is acquired now is played in the turns after."""

HORIZON: Final = 80
"""More decisions than four turns usually have."""

JUDGEMENT: Final = Judgement(worth, leaning, SCALE, TURNS, HORIZON)
