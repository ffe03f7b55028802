"""What is heard of a move fits what happened, and tells nobody more than they may know."""

import random
import re
from pathlib import Path

import pytest

import boardwright
import boardwright.table
from boardwright.games import GAMES, rules_of
from boardwright.kernel.state import Event
from boardwright.table.draw import drawing_of
from boardwright.table.pages.game import sound_of
from boardwright.table.scene import Scene, words_for

SCRIPT = Path(boardwright.table.__file__).parent / "static" / "modules" / "sounds.js"


@pytest.mark.parametrize("game", GAMES)
def test_every_sound_exists_and_every_event_that_has_one(game: str) -> None:
    made = re.findall(r"^  (\w+): \(\) =>", SCRIPT.read_text("utf-8"), re.MULTILINE)
    events = rules_of(game).vocabulary.events
    sounds = drawing_of(game).sounds
    assert sounds and set(sounds) <= set(made) and {"turn", "end", "clock"} <= set(made)
    assert [verb for verbs in sounds.values() for verb in verbs if verb not in events] == []


def scene(game: str, *happened: Event) -> Scene:
    return Scene("t", game, {}, None, [], words_for(rules_of(game)), happened=happened)


def test_the_latest_move_is_heard_and_of_it_what_matters_most() -> None:
    battle, roll, led = (Event(move, what, None) for move, what in ((4, ("battle",)), (4, ("rolled",)), (5, ("led",))))
    sounds = drawing_of("arcs").sounds
    assert sound_of(scene("arcs", battle, roll), sounds) == "dice"
    assert sound_of(scene("arcs", battle, roll, led), sounds) == "card"
    assert sound_of(scene("arcs"), sounds) == ""


@pytest.mark.parametrize("game", GAMES)
def test_games_can_be_heard(game: str) -> None:
    """Of a few hundred random moves, everything that this game has a sound for, or most of it."""
    chance, played, known = random.Random(1), set(), drawing_of(game).sounds
    position = boardwright.new(game, 3, 1)
    for _ in range(400):
        if position.decision is None:
            break
        position.play(chance.choice(position.decision.options))
        played.add(sound_of(scene(game, *position.events[-60:]), known))
    assert len(played & set(known)) >= min(3, len(known))
