"""The hex map in the terminal: it fits every screen and shows all places and pieces."""

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.kernel.rng import Rng
from boardwright.words import Words

draw = pytest.importorskip("boardwright.terminal.draw", reason="the terminal is not there")
console = pytest.importorskip("rich.console", reason="rich is not there")


@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_the_map_fits_every_screen(width: int) -> None:
    words = Words(rules_of("scythe"), strict=True)
    board = draw.drawing_of("scythe").board
    game = boardwright.new("scythe", 5, 3)
    chance = Rng.seeded(3)
    for number in range(400):
        if game.decision is None:
            break
        if number % 100 == 0:
            screen = console.Console(width=width, color_system=None, markup=False, highlight=False)
            with screen.capture() as capture:
                screen.print(board(game.view(number // 100), words, width))
            lines = capture.get().splitlines()
            assert max(len(line) for line in lines) <= width
            assert sum(line.count("Vil") for line in lines) == 9
        game.play(game.decision.options[chance.below(len(game.decision.options))])
