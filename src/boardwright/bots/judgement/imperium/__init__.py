"""The judgement of Imperium: what a position is worth in victory points, and what a sensible player would do."""

from typing import Final

from ..judgement import Judgement
from .leaning import leaning
from .worth import worth

SCALE: Final = 12.0
"""About a fame card and a developed card."""

HORIZON: Final = 24
"""About a round of two players."""

JUDGEMENT: Final = Judgement(worth, leaning, SCALE, HORIZON)
