"""The figures of reports, checked by hand on a few games."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from boardwright.arena.figures import figures
from boardwright.arena.match import Result
from boardwright.arena.ratings import ratings
from boardwright.arena.report import write_report
from boardwright.arena.results import read_results
from boardwright.arena.statistics import wilson
from boardwright.cli import main
from boardwright.kernel.errors import BoardwrightError
from boardwright.terminal.commands import bot_names

pytestmark = pytest.mark.plain_only


def result(number: int, deal: int, bots: str, places: list[int], factions: str = "", moves: int = 10) -> Result:
    """A game of bots with one letter each; points by place, one decision of a millisecond for each seat and point."""
    seats = len(bots)
    scores = [10 * (seats - place) for place in places]
    return Result(
        game="scythe",
        number=number,
        deal=deal,
        seed=deal,
        bots=list(bots),
        scores=scores,
        places=places,
        reason="scythe-stars",
        moves=moves,
        decisions=scores,
        thinking=[score / 1000 for score in scores],
        seconds=0.5,
        roles=[{"faction": [faction]} for faction in factions] or [{} for _ in bots],
        digest="",
    )


TWO = [
    result(0, 0, "ab", [0, 1], "xy"),
    result(1, 0, "ba", [1, 0], "xy", moves=20),
    result(2, 1, "ab", [0, 1], "xz"),
    result(3, 1, "ba", [0, 1], "xz", moves=40),
]
"""a wins three of four: both games of deal 0, one of deal 1. x wins as seat 0 in games 0, 2 and 3."""


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (15, 50, 0.1910, 0.4375), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals_of_the_textbook(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_bots_against_chance() -> None:
    told = figures([TWO])
    best, worst = told.bots
    assert (best.label, best.games, best.wins, best.share, best.chance) == ("a", 4, 3, 0.75, 0.5)
    assert (worst.label, worst.games, worst.wins, worst.share) == ("b", 4, 1, 0.25)
    assert (best.low, best.high) == wilson(3, 4)
    assert (best.mean_rank, best.mean_score, best.places) == (1.25, 17.5, [3, 1])
    assert told.ahead == {("a", "b"): 0.75, ("b", "a"): 0.25}
    assert told.deals == 2 and told.deals_won == {"a": 1, "b": 0}
    assert told.lengths == [10, 20, 10, 40]
    assert told.decisions_per_second == pytest.approx(120 / 2)
    assert told.pace["a"].decisions == 70 and told.pace["a"].milliseconds == pytest.approx(1)


def test_a_bot_with_two_seats_has_twice_the_chance() -> None:
    told = figures([[result(0, 0, "aab", [2, 0, 1]), result(1, 0, "aba", [1, 0, 2]), result(2, 0, "baa", [0, 1, 2])]])
    by_name = {bot.label: bot for bot in told.bots}
    assert [by_name["a"].wins, by_name["a"].chance] == pytest.approx([1, 2 / 3])
    assert [by_name["b"].wins, by_name["b"].chance] == pytest.approx([2, 1 / 3])
    assert [bot.label for bot in told.bots] == ["b", "a"]
    assert by_name["a"].places == [1, 2, 3] and by_name["a"].mean_rank == pytest.approx(14 / 6)
    assert told.ahead["b", "a"] == pytest.approx(5 / 6)
    assert told.deals_won == {"b": 1, "a": 0}


def test_seats_and_roles() -> None:
    told = figures([TWO])
    assert [(seat.label, seat.wins, seat.games) for seat in told.seats] == [("0", 3, 4), ("1", 1, 4)]
    factions = {one.label: (one.wins, one.games, one.chance) for one in told.roles["faction"]}
    assert factions == {"x": (3, 4, 0.5), "y": (1, 2, 0.5), "z": (0, 2, 0.5)}
    assert [one.label for one in told.roles["faction"]] == ["x", "y", "z"]


def test_a_shared_victory_is_divided() -> None:
    """Two bots share a victory; all three share one; the third wins one, in which the others are tied behind."""
    shared = [result(0, 0, "abc", [0, 0, 2]), result(1, 0, "bca", [0, 0, 0]), result(2, 0, "cab", [0, 1, 1])]
    told = figures([shared])
    by_name = {bot.label: bot for bot in told.bots}
    assert by_name["a"].wins == by_name["b"].wins == pytest.approx(1 / 2 + 1 / 3)
    assert by_name["c"].wins == pytest.approx(1 / 3 + 1)
    for standings in (told.bots, told.seats):
        assert sum(one.share for one in standings) == pytest.approx(1)
        assert all(0 <= one.low < one.share < one.high <= 1 for one in standings)
    assert (by_name["a"].low, by_name["a"].high) == pytest.approx(wilson(5 / 6, 3))
    assert by_name["a"].places == [2, 1, 0] and by_name["c"].places == [2, 0, 1]
    assert by_name["a"].mean_rank == pytest.approx((1.5 + 2 + 2.5) / 3)
    assert sum(bot.mean_rank for bot in told.bots) == pytest.approx(1 + 2 + 3)
    assert told.ahead["a", "b"] == told.ahead["b", "a"] == 0.5
    assert told.ahead["a", "c"] == told.ahead["c", "a"] == pytest.approx(1.5 / 3)


def test_a_bot_in_all_winning_seats_has_the_whole_victory() -> None:
    (best, _) = figures([[result(0, 0, "aab", [0, 0, 2])]]).bots
    assert (best.label, best.wins, best.high) == ("a", 1, 1)


def test_a_deal_of_shared_victories_is_even() -> None:
    told = figures([[result(0, 0, "ab", [0, 0]), result(1, 0, "ba", [0, 0]), result(2, 1, "ab", [0, 0])]])
    assert told.deals_won == {"a": 0, "b": 0}


def test_tied_bots_of_equal_skill_stay_equal() -> None:
    rated = ratings([result(0, 0, "abc", [0, 0, 2])])
    assert rated["a"] == rated["b"] and rated["a"].skill > 25 > rated["c"].skill
    level = ratings([result(0, 0, "ab", [0, 0])])
    assert level["a"] == level["b"] and level["a"].skill == pytest.approx(25)


def test_tournaments_with_different_numbers_of_seats_add_up() -> None:
    told = figures([TWO, [result(0, 0, "abb", [0, 1, 2]), result(1, 0, "bab", [0, 1, 2])]])
    best = next(bot for bot in told.bots if bot.label == "a")
    assert (best.games, best.wins, told.deals) == (6, 4, 3)
    assert best.chance == pytest.approx((4 / 2 + 2 / 3) / 6)


def test_ratings() -> None:
    rated = ratings(TWO)
    assert rated["a"].skill > 25 > rated["b"].skill
    assert rated["a"].skill + rated["b"].skill == pytest.approx(50, abs=1)
    assert max(rating.deviation for rating in rated.values()) < 25 / 3
    assert rated == ratings(TWO)
    alone = ratings([result(0, 0, "aa", [0, 1])])["a"]
    assert [alone.skill, alone.deviation] == pytest.approx([25, 25 / 3])


def test_the_report_and_its_charts(tmp_path: Path) -> None:
    write_report([TWO], [tmp_path / "failures" / "game-000009.json"], tmp_path, "en")
    text = (tmp_path / "report.md").read_text("utf-8")
    assert "⟦" not in text
    assert "| a | 4 | 3 | 75.0% | 30.1–95.4% | 50.0% | 1.25 | 17.5 |" in text
    assert "4 games on 2 deals." in text and "One game failed" in text and "failures/game-000009.json" in text
    assert "(median 15, range 10 to 40)" in text and "Some deals were played several times" in text
    assert "Of 2 deals, a won more than its share in 1 and b in 0; one was even." in text
    shown = {line.partition("(")[2].rstrip(")") for line in text.splitlines() if line.startswith("![")}
    charts = {f"charts/{path.name}" for path in (tmp_path / "charts").iterdir()}
    assert shown == charts and "charts/by-faction.png" in charts
    assert all((tmp_path / chart).read_bytes().startswith(b"\x89PNG") for chart in charts)


def written(path: Path, results: list[Result]) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(json.dumps(asdict(one)) + "\n" for one in results))
    return path


def test_a_part_of_a_win_is_shown_as_such(tmp_path: Path) -> None:
    write_report([[result(0, 0, "ab", [0, 0]), result(1, 0, "ba", [0, 1])]], [], tmp_path, "en")
    assert "| b | 2 | 1.5 | 75.0% |" in (tmp_path / "report.md").read_text("utf-8")


def test_lines_from_before_shared_victories_are_read(tmp_path: Path) -> None:
    path = written(tmp_path / "results.jsonl", [result(0, 0, "abc", [2, 0, 1])])
    new = read_results(path)
    path.write_text(path.read_text().replace('"places": [2, 0, 1]', '"ranking": [1, 2, 0]'))
    assert read_results(path) == new and new[0].places == [2, 0, 1]


@pytest.mark.parametrize("places", ["[0, 1]", "[0, 0, 1]", "[1, 1, 1]", "[0, 2, 2]", "null", '["a", 1, 2]'])
def test_places_that_cannot_be_are_refused(places: str, tmp_path: Path) -> None:
    path = written(tmp_path / "results.jsonl", [result(0, 0, "abc", [2, 0, 1])])
    path.write_text(path.read_text().replace("[2, 0, 1]", places))
    with pytest.raises(BoardwrightError, match="Line 1"):
        read_results(path)


def test_report_reads_files_and_folders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = written(tmp_path / "x" / "results.jsonl", TWO), written(tmp_path / "y" / "other.jsonl", TWO[:2])
    second.write_text(second.read_text() + '{"game":"sc')
    for folder in ("x", "y"):
        (tmp_path / folder / "failures").mkdir()
        (tmp_path / folder / "failures" / "game-000004.json").touch()
    out = tmp_path / "out"
    assert main(["report", "scythe", str(first.parent), str(first), str(second), "--out", str(out)]) == 0
    assert "report.md" in capsys.readouterr().out.replace("\n", "")
    text = (out / "report.md").read_text()
    assert "6 games on 3 deals." in text
    assert all(f"- `../{folder}/failures/game-000004.json`" in text for folder in ("x", "y"))


def test_names_of_bots_may_hold_settings() -> None:
    text = "random, mcts:iterations=9,processes=2,heuristic:guesses=1, hard"
    assert bot_names(text) == ["random", "mcts:iterations=9,processes=2", "heuristic:guesses=1", "hard"]


def refused(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """What is said when a command is refused."""
    assert main([str(word) for word in words]) == 2
    output = capsys.readouterr()
    assert output.out == "" and output.err.count("\n") == 1 and "⟦" not in output.err
    return output.err


def test_wrong_input_is_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = written(tmp_path / "results.jsonl", TWO)
    empty = written(tmp_path / "empty.jsonl", [])
    bad = tmp_path / "bad.jsonl"
    bad.write_text("[1]\n")
    assert "not of arcs" in refused(capsys, "report", "arcs", good)
    assert "No results yet" in refused(capsys, "report", "scythe", empty)
    assert "Line 1" in refused(capsys, "report", "scythe", bad)
    assert "Cannot read" in refused(capsys, "report", "scythe", tmp_path / "nothing")
    assert "no game" in refused(capsys, "report", "chess", good)
    tournament = ["tournament", "scythe", "--out", tmp_path / "new", "--bots"]
    assert "4 seats need 4 bots" in refused(capsys, *tournament, "random,random", "--seats", 4)
    assert "no bot" in refused(capsys, *tournament, "genius,random")
    assert "games" in refused(capsys, *tournament, "random,random", "--games", 0)
    assert f'"{good}' in refused(capsys, *tournament, "random,random", "--games", 2, "--out", good / "below")
    assert "not allowed with" in refused(capsys, *tournament, "random,random", "--processes", 2, "--ray", "auto")
    assert not (tmp_path / "new").exists()


def test_without_its_tools_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("boardwright.arena.report.find_spec", lambda name: None)
    good = written(tmp_path / "results.jsonl", TWO)
    assert "boardwright[arena]" in refused(capsys, "report", "scythe", good)
    new = tmp_path / "new"
    assert "boardwright[arena]" in refused(capsys, "tournament", "scythe", "--bots", "random,random", "--out", new)
    assert not new.exists()
