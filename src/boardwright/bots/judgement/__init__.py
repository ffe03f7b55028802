"""How good a position is and what a sensible player would do, for each game. Loaded when first needed."""

from boardwright.games import part_of

from .judgement import PLAIN, Judgement


def judgement_of(game: str) -> Judgement:
    """The judgement of a game by its name; a game without one gets the plain one, so that bots play any game."""
    return part_of(game, __name__, "JUDGEMENT", PLAIN)
