"""The judgement of Scythe: what a position is worth in coins, and what a sensible player leans to."""

from typing import Final

from boardwright.bots.judgement.judgement import Judgement

from .leaning import leaning
from .worth import worth

JUDGEMENT: Final = Judgement(worth, leaning, 14.0, 16)
