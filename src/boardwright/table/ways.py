"""What can be done with a thing that no option names: the options after which one does.

Each option is played on a copy of the game, and the question after it is read. Only what a person could find out by
playing it and taking it back alone is told: where something hidden comes to light, or somebody else is asked, an option
leads nowhere.
"""

import time
from dataclasses import replace

from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.game import Game
from boardwright.kernel.vocabulary import Value

from .draw import drawing_of
from .scene import Scene

LONGEST = 2.0
"""Seconds: where there are very many options, the last of them lead nowhere."""

Way = tuple[list[Value], list[str]]
"""An option, and the spots that the options of the question after it name."""


def ways_from(game: Game, scene: Scene) -> list[Way]:
    """The ways from the question of a viewer, on a copy of the game that nobody else uses."""
    decision, seat = game.decision, scene.viewer
    if decision is None or seat is None or decision.seat != seat or decision.among is not None:
        return []
    vocabulary, until = scene.words.vocabulary, time.monotonic() + LONGEST
    found: list[Way] = []
    for option in decision.options:
        if time.monotonic() > until:
            break
        next_question = step(game, seat, option)
        if next_question is not None:
            found.append((vocabulary.outside(option), spots_of(next_question, scene, seat)))
    return found


def step(game: Game, seat: int, option: Option) -> Game | None:
    """The game after an option, if the same seat is asked and may take it back."""
    tried, moves = game.fork(), len(game.moves)
    tried.play(option)
    asked = tried.decision is not None and tried.decision.seat == seat
    return tried if asked and tried.may_undo_to(seat) <= moves else None


def spots_of(game: Game, scene: Scene, seat: int) -> list[str]:
    """The spots that the options of a question name."""
    assert game.decision is not None
    drawing = drawing_of(scene.game)
    later = replace(scene, view=game.view(seat), decision=game.decision, reasons=())
    spots = (spot for option in offered(game.decision) for spot in drawing.spots(later, option))
    return list(dict.fromkeys(spots))


def offered(decision: Decision) -> list[Option]:
    return decision.options if decision.among is None else decision.among.listed
