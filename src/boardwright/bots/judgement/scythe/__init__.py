"""The judgement of Scythe: what a position is worth in coins, and what a sensible player leans to."""

from typing import Final

from ..judgement import Judgement
from .leaning import leaning
from .worth import worth

SCALE: Final = 14.0
"""Of the coins that are counted at the end."""

TURNS: Final = 4
"""Turns are short, and what a turn pays for often comes with the next."""

HORIZON: Final = 80
"""More decisions than four turns usually have."""

JUDGEMENT: Final = Judgement(worth, leaning, SCALE, TURNS, HORIZON)
