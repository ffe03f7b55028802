"""How good a position is and what a sensible player would do, for each game. Loaded when first needed."""

from importlib import import_module

from .judgement import PLAIN, Judgement

JUDGEMENTS = {
    "arcs": "boardwright.bots.judgement.arcs",
    "scythe": "boardwright.bots.judgement.scythe",
    "imperium": "boardwright.bots.judgement.imperium",
}
"""Name of each game and the module that holds its JUDGEMENT."""


def judgement_of(name: str) -> Judgement:
    """The judgement of a game by its name; a game without one gets the plain one, so that bots play any game."""
    if name not in JUDGEMENTS:
        return PLAIN
    judgement = import_module(JUDGEMENTS[name]).JUDGEMENT
    assert isinstance(judgement, Judgement)
    return judgement
