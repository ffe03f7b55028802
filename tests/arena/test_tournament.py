"""Tournaments: the same figures however they are played, interrupted and resumed, and failures that stop nobody."""

import gc
import json
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright.arena.match import Failure, Result
from boardwright.arena.plan import Plan, match_of, new_plan
from boardwright.arena.results import Folder, read_results
from boardwright.arena.tournament import play_tournament
from boardwright.bots import BOTS
from boardwright.bots.random import RandomBot
from boardwright.cli import main
from boardwright.kernel.errors import BadSetting, BoardwrightError
from tests.arena.faulty import Cheating, Crashing, Raising
from tests.bots.test_processes import is_alive
from tests.generic.processes import ROOT
from tests.programs import PROGRAM, interrupt, started

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def plan(toy: str) -> Plan:
    """Three seats, all alike: one game per deal."""
    return new_plan(toy, ["random", "random", "random"], seed=4)


def outcomes(results: Iterable[Result]) -> list[dict[str, Any]]:
    """Everything but how long it took."""
    return [{k: v for k, v in vars(result).items() if k not in ("thinking", "seconds")} for result in results]


def faulty_plan(monkeypatch: pytest.MonkeyPatch, bot: type) -> tuple[Plan, list[int]]:
    """A plan with a bot that fails now and then, and the games in which it will."""
    monkeypatch.setitem(BOTS, "faulty", bot)
    plan = new_plan("toy", ["faulty", "random"])
    matches = [match_of(plan, number) for number in range(12)]
    return plan, [match.number for match in matches if match.bot_seeds[match.bots.index("faulty")] % 4 == 0]


# -- the same figures --------------------------------------------------------------------------------------------------


def test_the_figures_do_not_depend_on_processes(plan: Plan, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    one = play_tournament(plan, 8, tmp_path / "one", progress=lambda done, games: told.append((done, games)))
    two = play_tournament(plan, 8, tmp_path / "two", processes=2)
    assert [result.number for result in one.results] == list(range(8))
    assert outcomes(one.results) == outcomes(two.results)
    assert told == [(done, 8) for done in range(9)]


def test_a_result_tells_the_whole_game(plan: Plan, tmp_path: Path) -> None:
    result = play_tournament(plan, 1, tmp_path).results[0]
    match = match_of(plan, 0)
    assert (result.game, result.seed, result.bots) == ("toy", match.seed, list(match.bots))
    assert sum(result.scores) == 6 and sorted(result.places) == [0, 1, 2] and result.reason == "rounds_over"
    assert sum(result.decisions) == result.moves and len(result.digest) == 16
    assert result.seconds >= sum(result.thinking) > 0
    assert result.roles == [{}, {}, {}]


@pytest.mark.parametrize(
    ("game", "seats", "options", "kinds"),
    [
        ("scythe", 2, {}, {"faction", "mat"}),
        ("imperium", 2, {}, {"nation"}),
        ("arcs", 2, {"leaders_and_lore": "base"}, {"leader", "lore"}),
        ("arcs", 2, {}, set()),
        ("arcs_campaign", 2, {}, {"fate"}),
        ("arcs_campaign", 2, {"acts": "act_2", "first_act": 2, "fates": "pirate,warden"}, {"fate"}),
        ("arcs_campaign", 2, {"acts": "act_2"}, {"fate-1", "fate-2"}),
    ],
)
def test_what_each_seat_played_is_kept(
    game: str, seats: int, options: dict[str, Any], kinds: set[str], tmp_path: Path
) -> None:
    played = play_tournament(new_plan(game, ["random"], seats, options=options), 1, tmp_path).results[0].roles
    assert [set(seat) for seat in played] == [kinds] * seats
    assert all(role and isinstance(role, str) for seat in played for roles in seat.values() for role in roles)


def start_ray() -> None:
    """A cluster of two. Ray gives itself half a minute to start, which a busy machine may need twice."""
    import ray

    for last in (False, True):
        try:
            ray.init(
                address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR
            )
            return
        except Exception:
            if last:
                raise
            ray.shutdown()
            gc.collect()  # what it complains of at its end belongs to this test


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
@pytest.mark.filterwarnings("ignore")
def test_the_figures_are_the_same_on_a_ray_cluster_of_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    plan, unlucky = faulty_plan(monkeypatch, Crashing)
    here = play_tournament(plan, 12, tmp_path / "here")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told, which takes a second
    start_ray()
    try:
        there = play_tournament(plan, 12, tmp_path / "there", ray="auto")
    finally:
        ray.shutdown()
    assert outcomes(there.results) == outcomes(here.results)
    assert unlucky and len(there.failures) == len(unlucky)
    assert [json.loads(path.read_text()) for path in there.failures] == [
        json.loads(path.read_text()) for path in here.failures
    ]


def test_without_ray_it_is_said_what_to_install(plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.arena.on_ray.find_spec", lambda name: None)
    with pytest.raises(BoardwrightError, match=r"boardwright\[ray\]"):
        play_tournament(plan, 3, tmp_path / "new", ray="auto")
    assert not (tmp_path / "new").exists()


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
@pytest.mark.filterwarnings("ignore")
def test_without_a_cluster_it_is_said_how_to_start_one(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import ray

    def nobody(**settings: object) -> None:
        raise Exception("no time")

    monkeypatch.setattr(ray, "init", nobody)
    with pytest.raises(BoardwrightError, match="no Ray cluster"):
        play_tournament(plan, 3, tmp_path / "new", ray="auto")
    with pytest.raises(BoardwrightError, match=r"could not start a cluster \(no time\)"):
        play_tournament(plan, 3, tmp_path / "new", ray="local")
    assert not (tmp_path / "new").exists()


# -- going on ----------------------------------------------------------------------------------------------------------


def test_a_tournament_goes_on_after_a_kill(tmp_path: Path) -> None:
    command = [*PROGRAM, "tournament", "arcs", "--bots", "random,random", "--games", "24", "--seed", "9", "--out"]
    folder = tmp_path / "killed"
    results = folder / "results.jsonl"
    with started(*command, str(folder), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        while running.poll() is None and (not results.exists() or results.read_bytes().count(b"\n") < 4):
            time.sleep(0.01)
        running.send_signal(signal.SIGKILL)
        assert running.wait() == -signal.SIGKILL
    before = results.read_bytes()
    with results.open("ab") as file:
        file.write(b'{"game":"arcs","num')
    assert 4 <= before.count(b"\n") < 24
    plan = new_plan("arcs", ["random", "random"], seed=9)
    resumed = play_tournament(plan, 24, folder)
    assert results.read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    assert sorted(json.loads(line)["number"] for line in results.read_text().splitlines()) == list(range(24))
    whole = play_tournament(plan, 24, tmp_path / "whole")
    assert outcomes(resumed.results) == outcomes(whole.results)


KILLED = """
import sys
from pathlib import Path
from boardwright.arena.plan import new_plan
from boardwright.arena.tournament import play_tournament
from boardwright.bots import BOTS
from boardwright.games import GAMES
from tests.arena.faulty import Waiting
GAMES["toy"] = "tests.toy"
BOTS["waiting"] = Waiting
play_tournament(new_plan("toy", ["waiting"], 2), 1, Path(sys.argv[1]))
"""


def test_after_a_kill_nobody_goes_on_playing(tmp_path: Path) -> None:
    command, environment = (sys.executable, "-c", KILLED, str(tmp_path / "t")), {**os.environ, "TMPDIR": str(tmp_path)}
    with started(*command, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as killed:
        assert killed.stdout is not None
        worker = int(killed.stdout.readline())
        assert list(tmp_path.glob("*.moves"))
        killed.kill()
        deadline = time.monotonic() + 30
        while is_alive(worker):
            assert time.monotonic() < deadline, "the game goes on"
            time.sleep(0.05)
        assert not list(tmp_path.glob("*.moves"))


def test_ctrl_c_ends_cleanly_and_says_how_to_go_on(tmp_path: Path) -> None:
    command = [*PROGRAM, "tournament", "arcs", "--bots", "random,random", "--games", "1000000", "--processes", "2"]
    results = tmp_path / "t" / "results.jsonl"
    with started(*command, "--out", str(tmp_path / "t"), stderr=subprocess.PIPE) as running:
        while running.poll() is None and (not results.exists() or not results.read_bytes()):
            time.sleep(0.01)
        interrupt(running)
        _, err = running.communicate(timeout=120)
    assert running.returncode == 130
    assert "to resume" in " ".join(err.split()) and "Traceback" not in err


def test_a_finished_tournament_plays_nothing_and_a_longer_one_goes_on(plan: Plan, tmp_path: Path) -> None:
    first = play_tournament(plan, 4, tmp_path)
    before = (tmp_path / "results.jsonl").read_bytes()
    assert play_tournament(plan, 4, tmp_path).results == first.results
    assert (tmp_path / "results.jsonl").read_bytes() == before
    assert play_tournament(plan, 6, tmp_path).results[:4] == first.results


def test_a_tournament_of_any_length_begins_at_once(plan: Plan, tmp_path: Path) -> None:
    def stop(done: int, games: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_tournament(plan, 10**12, tmp_path, progress=stop)
    assert [result.number for result in read_results(tmp_path / "results.jsonl")] == [0]


def test_other_settings_are_refused_and_change_nothing(plan: Plan, tmp_path: Path) -> None:
    play_tournament(plan, 2, tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    other = new_plan("toy", ["random"], 2, seed=5)
    with pytest.raises(BadSetting, match=r"other settings \(seats, bots, seed\)"):
        play_tournament(other, 2, tmp_path)
    with pytest.raises(BadSetting, match="not shortened"):
        play_tournament(plan, 1, tmp_path)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_folder_that_holds_something_else_is_refused(plan: Plan, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "results.jsonl").write_text("")
    for folder in (tmp_path / "file", tmp_path):
        with pytest.raises(BadSetting, match="something else"):
            play_tournament(plan, 2, folder)
    (tmp_path / "tournament.json").write_text("{")
    with pytest.raises(BadSetting, match="not contain tournament settings"):
        play_tournament(plan, 2, tmp_path)


def test_two_tournaments_do_not_share_a_folder(plan: Plan, tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    folder = Folder(tmp_path)
    with folder.appending(plan, 2), pytest.raises(BadSetting, match="already running"):
        play_tournament(plan, 2, tmp_path)


def test_a_damaged_line_is_refused(plan: Plan, tmp_path: Path) -> None:
    play_tournament(plan, 2, tmp_path)
    file = tmp_path / "results.jsonl"
    file.write_bytes(b'{"game":"toy"}\n' + file.read_bytes())
    with pytest.raises(BoardwrightError, match="Line 1"):
        read_results(file)


# -- failures ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "error"), [(Crashing, "exit code 7"), (Raising, "lost my way"), (Cheating, "not an option")]
)
def test_a_failing_game_is_recorded_and_the_others_are_played(
    bot: type, error: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plan, unlucky = faulty_plan(monkeypatch, bot)
    played = play_tournament(plan, 12, tmp_path)
    assert unlucky
    assert [result.number for result in played.results] == [n for n in range(12) if n not in unlucky]
    assert [path.name for path in played.failures] == [f"game-{number:06}.json" for number in unlucky]
    for number, path in zip(unlucky, played.failures, strict=True):
        record = json.loads(path.read_text())
        match = match_of(plan, number)
        assert error in record["failure"]["error"]
        assert record["failure"]["number"] == number and record["failure"]["bots"] == list(match.bots)
        assert record["failure"]["during"] == (["cheat", 1] if bot is Cheating else None)
        game = boardwright.load(record)
        assert game.seed == match.seed and game.decision is not None
        assert list(game.movers).count(match.bots.index("faulty")) == 3
        assert game.decision.seat == match.bots.index("faulty")
    assert main(["replay", str(played.failures[0])]) == 0
    assert "Next to decide:" in capsys.readouterr().out


def test_the_command_tells_of_failures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, unlucky = faulty_plan(monkeypatch, Raising)
    command = ["tournament", "toy", "--bots", "faulty,random", "--games", "11", "--out", str(tmp_path / "t")]
    assert main(command) == 1
    output = capsys.readouterr()
    assert "6 deals, each played 2 times" in output.err and "so 12 will be played" in output.err
    assert f"{len(unlucky)} games failed" in output.err and "95% interval" in output.out
    assert f"{len(unlucky)} games failed" in (tmp_path / "t" / "report.md").read_text("utf-8")


def test_failed_games_are_played_again_at_the_next_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan, unlucky = faulty_plan(monkeypatch, Raising)
    assert len(play_tournament(plan, 12, tmp_path).failures) == len(unlucky)
    monkeypatch.setitem(BOTS, "faulty", RandomBot)
    mended = play_tournament(plan, 12, tmp_path)
    assert mended.failures == [] and len(mended.results) == 12


def test_a_game_that_is_there_has_not_failed_even_after_a_kill(plan: Plan, tmp_path: Path) -> None:
    class Full(BytesIO):
        def write(self, line: object) -> int:
            raise OSError

    result = play_tournament(plan, 1, tmp_path).results[0]
    folder = Folder(tmp_path)
    folder.add(plan, Failure(0, "", "", [], None), BytesIO())
    with pytest.raises(OSError):
        folder.add(plan, result, Full())
    assert not folder.failures()
