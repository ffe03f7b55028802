"""Simulations: the same figures whatever the number of processes."""

from dataclasses import asdict
from typing import Any

import pytest

from boardwright.arena.simulate import Report, derived_seed, simulate
from boardwright.games import rules_of
from boardwright.kernel.errors import BadSetting, UnknownGame
from boardwright.kernel.rules import Outcome

pytestmark = pytest.mark.usefixtures("toy")


def figures(report: Report) -> dict[str, Any]:
    """Everything but how long it took."""
    return {k: v for k, v in asdict(report).items() if k not in ("seconds", "decisions_per_second", "processes")}


def test_the_figures_of_a_simulation() -> None:
    report = simulate("toy", 3, 40, seed=1)
    assert report.game == "toy" and report.seats == 3 and report.games == 40
    assert sum(report.wins) == 40
    assert sum(report.mean_scores) == pytest.approx(6)
    assert report.mean_length == report.decisions / 40
    assert report.seconds > 0
    assert report.decisions_per_second == pytest.approx(report.decisions / report.seconds)


def test_the_same_seed_gives_the_same_figures_in_any_number_of_processes() -> None:
    alone = simulate("toy", 4, 37, seed=5)
    assert figures(simulate("toy", 4, 37, seed=5)) == figures(alone)
    assert figures(simulate("toy", 4, 37, seed=5, processes=2)) == figures(alone)
    assert figures(simulate("toy", 4, 37, seed=6)) != figures(alone)


def test_a_shared_victory_is_divided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_of("toy"), "outcome", lambda g: Outcome([1, 1, 1, 0], [0, 0, 0, 3], "rounds_over"))
    report = simulate("toy", 4, 10)
    assert report.wins == [10 / 3, 10 / 3, 10 / 3, 0]


def test_the_first_games_are_the_same_however_many_follow() -> None:
    few, more = simulate("toy", 2, 10, seed=3), simulate("toy", 2, 11, seed=3)
    assert more.wins[0] - few.wins[0] in (0, 1)


def test_seeds_of_numbered_games_differ() -> None:
    seeds = {derived_seed(seed, number) for seed in range(-5, 5) for number in range(100)}
    assert len(seeds) == 1000


def test_options_and_bots_are_those_that_were_given() -> None:
    report = simulate("toy", 2, 5, bots=["random", "random"], options={"prize": 3})
    assert report.options["prize"] == 3 and report.bots == ["random", "random"]
    assert sum(report.mean_scores) == pytest.approx(18)


def test_progress_is_told_in_games() -> None:
    done: list[int] = []
    simulate("toy", 2, 30, progress=done.append)
    assert sum(done) == 30 and len(done) > 1


@pytest.mark.parametrize(
    "settings",
    [
        {"seats": 9},
        {"games": 0},
        {"games": -3},
        {"games": 1.5},
        {"processes": 0},
        {"bots": "genius"},
        {"bots": ["random"]},
        {"options": {"prize": 7}},
        {"options": {"colour": 1}},
    ],
)
def test_settings_that_cannot_be_used_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(BadSetting):
        simulate("toy", **{"seats": 2, "games": 3, **settings})


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        simulate("chess", 2, 3)
