"""Where Power came from: in the chronicle, in the view, and in the rows of the score."""

import pytest

import boardwright
from boardwright.games.arcs.state import Arcs
from tests.generic.players import player

from .test_scoring import FIVE_CITIES, powers, score


def lines(text: str) -> list[str]:
    return [line for line in score(text).chronicle() if "Power" in line]


def test_r82_the_chronicle_says_how_much_is_the_city_bonus() -> None:
    assert lines(f"{FIVE_CITIES}\nred: resources fuel material\nambitions: tycoon 5") == [
        "Red gains 10 Power for Tycoon: 5 for first place and a city bonus of 5."
    ]


def test_r79_the_chronicle_names_first_and_second_place() -> None:
    assert lines("red: resources fuel material\nblue: resources fuel\nambitions: tycoon 5") == [
        "Red gains 5 Power for Tycoon: first place.",
        "Blue gains 3 Power for Tycoon: second place.",
    ]


def test_r81_the_chronicle_names_a_tie() -> None:
    assert lines("red: resources fuel\nblue: resources fuel\nambitions: tycoon 5") == [
        "Red gains 3 Power for Tycoon: second-place Power for tying for first.",
        "Blue gains 3 Power for Tycoon: second-place Power for tying for first.",
    ]


def test_the_view_tells_power_by_chapter_and_ambition() -> None:
    holdings = "red: resources fuel material\nblue: resources relic; power 4"
    t = score(f"{FIVE_CITIES}\n{holdings}\nambitions: tycoon 5, keeper 3")
    assert t.game.view(None)["scored"] == [
        {"chapter": 0, "ambition": None, "power": [0, 4, 0], "bonus": [0, 0, 0]},
        {"chapter": 1, "ambition": "tycoon", "power": [10, 0, 0], "bonus": [5, 0, 0]},
        {"chapter": 1, "ambition": "keeper", "power": [0, 3, 0], "bonus": [0, 0, 0]},
    ]
    assert powers(t) == [10, 7, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_power_by_chapter_adds_up_to_the_end(seats: int) -> None:
    game, by = boardwright.new("arcs", seats, 5, {"leaders_and_lore": "both"}), player(5)
    while game.decision is not None:
        game.play(by.choose(game, game.decision.seat))
        view = game.view(None)
        for seat in range(seats):
            assert sum(row["power"][seat] for row in view["scored"]) == view["players"][seat]["power"]
    assert game.outcome is not None and sum(game.outcome.scores) > 0


def test_a_game_saved_before_power_was_written_down_by_chapter_still_loads() -> None:
    t = score("red: resources fuel\nambitions: tycoon 5")
    data = t.g.to_json()
    del data["scored"]
    old = Arcs.from_json(data)
    old.check()
    assert old.power == t.g.power
