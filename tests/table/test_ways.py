"""What can be done with a thing that no option names, and that nothing hidden comes to light by asking."""

import pytest

import boardwright
from boardwright.games import GAMES, rules_of
from boardwright.kernel.game import Game
from boardwright.table.draw import players
from boardwright.table.pages.options import keys_of
from boardwright.table.scene import BOT, Player, Scene, told_apart, words_for
from boardwright.table.ways import ways_from


def scene_at(game: Game, seat: int) -> Scene:
    words = words_for(rules_of(game.rules.name), strict=True).of(game)
    view = game.view(seat)
    seats = players(game.rules.name, view, words, [Player("")] * game.seats)
    return Scene("abc", game.rules.name, view, seat, seats, words, game.decision)


@pytest.mark.parametrize("name", GAMES)
def test_ways_lead_where_one_could_come_back_from(name: str) -> None:
    game = boardwright.new(name, 3, 5)
    found = 0
    for number in range(40):
        if game.decision is None:
            break
        seat, before = game.decision.seat, game.state.digest()
        for option, spots in ways_from(game.fork(), scene_at(game, seat)):
            tried = game.fork()
            tried.play(game.rules.vocabulary.inside(option))
            assert tried.decision is not None and tried.decision.seat == seat
            assert tried.may_undo_to(seat) <= len(game.moves)
            found += len(spots)
        assert game.state.digest() == before
        game.play(game.decision.options[number * 7 % len(game.decision.options)])
    assert found


def test_a_choice_between_numbers_is_typed_as_numbers() -> None:
    scythe = rules_of("scythe").vocabulary
    assert keys_of(scythe, [("dial", 0), ("dial", 1), ("dial", 5)]) == ["0", "1", "5"]
    assert keys_of(scythe, [("dial", 3)]) == ["1"]


def test_bots_of_the_same_name_are_numbered() -> None:
    seats = [Player("Ann"), Player("", BOT, "normal"), Player("", BOT, "normal"), Player("", BOT, "easy")]
    assert [player.number for player in told_apart(seats)] == [0, 1, 2, 0]
