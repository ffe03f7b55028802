"""The drawings: nothing is wider than the screen, and nothing is lost on a narrow one."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console, RenderableType

import boardwright
from boardwright.bots.random import RandomBot
from boardwright.games import rules_of
from boardwright.table.draw import players
from boardwright.table.scene import Player
from boardwright.terminal.draw import drawing_of
from boardwright.words import Words

WIDTHS = (60, 80, 100, 140)


@pytest.mark.parametrize("game", boardwright.games())
def test_a_seat_has_the_same_shape_in_the_terminal_and_in_the_browser(game: str) -> None:
    rules = rules_of(game)
    seats = rules.seats[1]
    sitting = [Player(f"Player {seat}") for seat in range(seats)]
    at_table = players(game, boardwright.new(game, seats, 1).view(None), Words(rules), sitting)
    shapes = [drawing_of(game).shape(seat) for seat in range(seats)]
    assert shapes == [player.shape for player in at_table] and len(set(shapes)) == seats


def printed(drawing: RenderableType, width: int) -> str:
    """What a screen of that width shows."""
    console = Console(width=width, color_system=None, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(drawing)
    return capture.get()


def shown(text: str) -> Counter[str]:
    """The words and signs of a drawing without its frames."""
    for frame in "│╭╮╰╯─║═":
        text = text.replace(frame, " ")
    return Counter(text.split())


def positions(seats: int) -> Iterator[tuple[dict[str, Any], int | None]]:
    """Views of a random game of Arcs, from every seat's eyes in turn."""
    game, bot, number = boardwright.new("arcs", seats, seats), RandomBot(seats), 0
    while game.decision is not None:
        if number % 40 == 0:
            eyes = None if number % 3 == 0 else number // 40 % seats
            yield game.view(eyes), eyes
        game.play(bot.choose(game, game.decision.seat))
        number += 1
    yield game.view(None), None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arcs_fits_every_screen_and_shows_the_same_on_each(seats: int) -> None:
    words = Words(rules_of("arcs"), strict=True)
    board = drawing_of("arcs").board
    for view, _ in positions(seats):
        drawn = {width: printed(board(view, words, width), width) for width in WIDTHS}
        for width, text in drawn.items():
            assert max(len(line) for line in text.splitlines()) <= width
        assert all(system in drawn[80] for system in view["systems"])
        counts = [shown(text) for text in drawn.values()]
        assert all(count == counts[0] for count in counts)


def test_arcs_shows_a_hand_to_its_owner_only() -> None:
    words = Words(rules_of("arcs"), strict=True)
    game = boardwright.new("arcs", 3, 7)
    own, other = (printed(drawing_of("arcs").board(game.view(eyes), words, 140), 140) for eyes in (0, None))
    assert own != other
    assert own.count("cards") < other.count("cards")


def test_crowded_systems_are_shown_whole() -> None:
    words = Words(rules_of("arcs"), strict=True)
    view = boardwright.new("arcs", 4, 7).view(0)
    for system in view["systems"].values():
        system["fresh"], system["damaged"] = [3, 12, 1, 4], [1, 0, 2, 1]
        slot = {"owner": 3, "kind": "city", "damaged": True, "used": True}
        system["buildings"] = [slot, slot, slot] if system["resource"] else []
    for width in WIDTHS:
        signs = shown(printed(drawing_of("arcs").board(view, words, width), width))
        planets = sum(1 for system in view["systems"].values() if system["resource"])
        assert signs["◆C~'"] == 3 * planets
        assert all(signs[sign] >= len(view["systems"]) for sign in ("▲3~1", "●12", "■1~2", "◆4~1"))


def test_a_game_without_a_drawing_is_printed_as_a_list(toy: str) -> None:
    game = boardwright.new(toy, 3, 7)
    text = printed(drawing_of(toy).board(game.view(0), Words(game.rules), 80), 80)
    assert "points" in text and "[0, 0, 0]" in text
