"""What is kept of screens is what would be made anew, for whoever looks."""

import random
from pathlib import Path
from typing import Any

import pytest
from markupsafe import Markup

import boardwright
from boardwright.table import kept
from boardwright.table.draw.arcs.geometry import Shape
from boardwright.table.elements import Element, span
from boardwright.table.kept import Shelf
from boardwright.table.live import Table, Watcher
from boardwright.table.pages import game as game_page
from boardwright.table.pages import replay as replay_page
from boardwright.table.reading import Reading
from boardwright.table.room import Room
from boardwright.table.scene import Cast, Line, Player, Said, Scene
from boardwright.table.scenes import moment_of, scene_of
from boardwright.table.undo import go_back
from boardwright.words import Words

from .at_table import VISITOR, play_any, table_of, with_room

pytestmark = pytest.mark.plain_only

MOVES = 40

PLAIN = (bool, bytes, int, str, type(None), Cast, Line, Player, Said, Shape, Words)


class NoShelf(Shelf):
    """Keeps nothing."""

    def keep(self, key: tuple[Any, ...], text: Markup) -> None:
        pass


def scenes_of(table: Table, watchers: list[Watcher]) -> list[Scene]:
    """What everybody is shown, then a moment of the past."""
    number = table.numbers([]).counts[-1] // 2
    return [*(scene_of(table, watcher, VISITOR) for watcher in watchers), moment_of(table, number, [], None)]


def pages_of(scenes: list[Scene]) -> list[dict[str, str]]:
    """All that is made of scenes."""
    *now, past = scenes
    replay = {"replay": str(replay_page.page(past, 10, [None]))}
    return [*({**game_page.fragments(scene), "page": str(game_page.page(scene))} for scene in now), replay]


def anew(table: Table, watchers: list[Watcher], monkeypatch: pytest.MonkeyPatch) -> list[dict[str, str]]:
    """The same with nothing kept: the shelf, and what was read of the game."""
    read = table.reading
    with monkeypatch.context() as patch:
        patch.setattr(kept, "shelf", NoShelf())
        table.reading = Reading()
        try:
            return pages_of(scenes_of(table, watchers))
        finally:
            table.reading = read


@pytest.mark.parametrize("mode", ["online", "hot-seat"])
@pytest.mark.parametrize("game", boardwright.games())
def test_after_every_move_everybody_is_shown_what_would_be_made_anew(
    game: str, mode: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(room: Room) -> None:
        chance = random.Random(5)
        table = await table_of(room, game, "person", "person", "person", mode=mode, seed=8)
        seats = [Watcher([seat]) for seat in range(3)] if mode == "online" else [Watcher([0, 1, 2])]
        watchers = [*seats, Watcher([])]
        table.watchers |= set(watchers[1:])
        for move in range(MOVES):
            await play_any(table, chance)
            if move % 9 == 8:  # somebody takes something back, and another move is played: the count is the same again
                await go_back(table, 0, len(table.game.moves) - 2)
            if mode == "hot-seat" and move % 2:
                watchers[0].eyes = table.asked  # the person who was called looks
            assert pages_of(scenes_of(table, watchers)) == anew(table, watchers, monkeypatch)

    with_room(tmp_path, work)


def test_two_hands_on_one_shelf(tmp_path: Path) -> None:
    """Whoever looks first, nobody finds the hand of another."""

    async def work(room: Room) -> None:
        table = await table_of(room, "imperium", "person", "person", seed=3)
        first = [game_page.fragments(scene_of(table, Watcher(held))) for held in ([0], [1], [])]
        kept.shelf.clear()
        second = [game_page.fragments(scene_of(table, Watcher(held))) for held in ([], [1], [0])]
        assert first == second[::-1]
        assert len({made["hand"] for made in first}) == 3

    with_room(tmp_path, work)


def test_a_part_is_made_once_for_equal_data_and_anew_for_any_other() -> None:
    made: list[object] = []

    @kept.kept
    def part(name: str, data: dict[str, Any]) -> Element:
        made.append(data)
        return span[name, str(data["cards"])]

    assert part("a", {"cards": [1, {"x": 2}]}) is part("a", {"cards": [1, {"x": 2}]})
    assert len(made) == 1
    texts = {part("b", {"cards": [1]}), part("a", {"cards": [2]}), part("a", {"cards": [True]})}
    assert len(texts) == 3 and len(made) == 4


@pytest.mark.parametrize("game", boardwright.games())
def test_a_kept_function_is_given_plain_data_only(game: str, tmp_path: Path) -> None:
    """No scene, game or table: those hold more than a part shows, and change."""

    async def work(room: Room) -> None:
        table = await table_of(room, game, "person", "person")
        kept.shelf.clear()
        for _ in range(5):
            await play_any(table, random.Random(1))
            pages_of(scenes_of(table, [Watcher([0]), Watcher([1]), Watcher([])]))
        assert len(kept.shelf.lately) > 50
        for draw, *given in kept.shelf.lately:
            for one in given:
                assert all(isinstance(part, PLAIN) for part in (one if isinstance(one, tuple) else (one,))), draw

    with_room(tmp_path, work)


def test_what_was_not_used_lately_is_forgotten() -> None:
    shelf = Shelf(most=1000)
    for number in range(100):
        shelf.keep(("part", number), Markup("x" * 100))
    assert len(shelf.lately) + len(shelf.before) < 12
    assert ("part", 99) in shelf.lately
