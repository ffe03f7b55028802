"""The judgement of Scythe: what a position is worth in coins, and what a sensible player leans to."""

from typing import Final

from boardwright.bots.judgement.judgement import Judgement

from .leaning import leaning
from .worth import worth

SCALE: Final = 14.0
"""Of the coins that are counted at the end."""

TURNS: Final = 2
"""One's own and the next player's answer."""

HORIZON: Final = 40
"""More decisions than two turns usually have."""

JUDGEMENT: Final = Judgement(worth, leaning, SCALE, TURNS, HORIZON)
