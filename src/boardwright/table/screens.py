"""Screens: drawn once for everybody who is shown the same, and sent as what changed since the screen before.

A screen belongs to one state of a table (`Table.screens` is emptied whenever that changes) and to one sort of viewer.
All spectators are one sort; whoever holds a seat is a sort of their own.
"""

import asyncio
import time
from collections.abc import Sequence
from itertools import count

from .changes import Change, changes_between
from .draw import flights_after
from .draw.flights import Flight
from .live import Kind, Table, Watcher
from .pages import game as game_page
from .pages.options import choices
from .scene import Scene
from .scenes import invitations, scene_of
from .seats import Who
from .wire import Update, write_message

SLICE = 0.002
"""After drawing for so many seconds the others have their turn."""

numbers = count(1)


class Screen:
    """What one sort of viewer is shown of one state of a table."""

    def __init__(self, scene: Scene, options: list[dict[str, object]], fragments: dict[str, str]) -> None:
        self.number = next(numbers)
        self.scene = scene
        self.fragments = fragments
        self.asked = game_page.your_turn(scene)
        self.state = (scene.moves, scene.at)
        self.title = game_page.page_title(scene)
        self.options = options
        self.news: dict[int, str] = {}
        """What is sent to those who have other screens, by the numbers of those: to many it is the same."""

    def since(self, before: "Screen | None") -> str:
        """The message that makes this screen of the one before; "" if they are the same."""
        known = 0 if before is None else before.number
        if known not in self.news:
            self.news[known] = "" if before is self else self.message(before)
        return self.news[known]

    def message(self, before: "Screen | None") -> str:
        """What changed, the options, and whether it is the viewer's turn."""
        old = {} if before is None else before.fragments
        whole = dict.fromkeys((name for name in old if name not in self.fragments), "")
        changes: dict[str, list[Change]] = {}
        for name, text in self.fragments.items():
            if old.get(name) == text:
                continue
            found = changes_between(old[name], text) if name in old else None
            if found is None:
                whole[name] = text
            else:
                changes[name] = found
        same = before is not None and (before.state, before.asked) == (self.state, self.asked)
        if same and not whole and not changes:
            return ""
        sound = "turn" if self.asked and before is not None and not before.asked else None
        update = Update(*self.state, whole, self.options, self.title, self.asked, sound, changes, self.flights(before))
        return write_message.encode(update).decode()

    def flights(self, before: "Screen | None") -> list[Sequence[Flight]]:
        """What is seen of all that happened since; nothing if something was taken back, or other eyes look."""
        if before is None or before.scene.seen is not self.scene.seen:
            return []
        return flights_after(self.scene, self.scene.seen[before.scene.told : self.scene.told])


async def screen_of(table: Table, watcher: Watcher, who: Who) -> Screen:
    """What a watcher is shown now. One of a sort draws it, the others wait for that."""
    while True:
        kind = kind_of(table, watcher, who)
        made, drawing = table.screens.get(kind), table.drawing.get(kind)
        if made is not None:
            return made
        if drawing is None:
            break
        await drawing.wait()
    drawing = table.drawing[kind] = asyncio.Event()
    try:
        async with table.turn():
            await table.tell_story()
            watcher.held = table.held_by(who)  # since the question what is drawn, somebody may have sat down
            kind_now, screens = kind_of(table, watcher, who), table.screens
            scene = scene_of(table, watcher, who.visitor)
        screens[kind_now] = screen = await drawn(table, scene)
        return screen
    finally:
        del table.drawing[kind]
        drawing.set()


def kind_of(table: Table, watcher: Watcher, who: Who) -> Kind:
    """All that a scene depends on besides the state of the table: whose it is, and which links they may give away."""
    held = table.held_by(who)
    return tuple(held), watcher.eyes, who.visitor if held else "", tuple(invitations(table, who.visitor).items())


async def drawn(table: Table, scene: Scene) -> Screen:
    """A screen, drawn part by part, so that others have their turn between if it takes long."""
    fragments: dict[str, str] = {}
    began, spent, offered = time.perf_counter(), 0.0, choices(scene)
    for name, text in game_page.parts(scene, offered):
        fragments[name] = text
        lasted = time.perf_counter() - began
        if lasted > SLICE:
            await asyncio.sleep(0)
            began, spent = time.perf_counter(), spent + lasted
    screen = Screen(scene, [choice.to_json() for choice in offered], fragments)
    table.room.measures.took("screen", spent + time.perf_counter() - began)
    return screen
