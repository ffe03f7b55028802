"""What happened since somebody's last turn, step by step, as their page shows it on the board."""

from collections.abc import Sequence

from msgspec import Struct

from boardwright.kernel.game import Game
from boardwright.kernel.state import Event

from .draw import drawing_of
from .draw.flights import Flight, shown
from .live import Table, Watcher
from .pages.parts import tinted
from .scene import Scene
from .scenes import eyes_of, scene_of

MOST = 24
"""So many steps are told, the last ones."""


class Step(Struct):
    """Something that happened: the line of the chronicle as HTML, and what is seen of it."""

    text: str
    flights: Sequence[Flight]


def told_since(table: Table, watcher: Watcher) -> list[Step]:
    """What happened since the last turn of somebody, as far as they may know."""
    scene = scene_of(table, watcher)
    eyes = eyes_of(table, watcher)[0]
    own = [table.asked] if table.asked in watcher.held else watcher.held
    first, last = turn_of_others(table.game, own)
    events = [event for event in table.game.events if first < event.move <= last and event.seen_by(eyes)]
    steps = [step_of(scene, event) for event in events[-MOST * 3 :]]
    return [step for step in steps if step.flights][-MOST:]


def turn_of_others(game: Game, own: Sequence[int | None]) -> tuple[int, int]:
    """Between which counts of moves the others played last. To who only watches, it is the last who played."""
    movers = game.movers
    if not own:
        own = [seat for seat in range(game.seats) if movers and seat != movers[-1]]
    last = len(movers)
    while last and movers[last - 1] in own:
        last -= 1
    first = last
    while first and movers[first - 1] not in own:
        first -= 1
    return first, last


def step_of(scene: Scene, event: Event) -> Step:
    text = tinted(scene.words.marked.event(event), scene.seats)
    return Step(shown(text), drawing_of(scene.game).flights(scene, event))
