"""The command `boardwright`: what it prints, and how it refuses."""

import io
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

import boardwright
from boardwright.cli import main
from boardwright.kernel.game import Game
from tests.bots.test_processes import is_alive
from tests.generic.processes import ROOT
from tests.programs import PROGRAM, interrupt, started
from tests.telling import FILE
from tests.toy import toy_rules

pytestmark = pytest.mark.usefixtures("toy")

Output = tuple[int, str, str]


class Shell:
    """Runs commands in this process, with the text typed at the prompt."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: object, typed: str = "", columns: int = 80) -> Output:
        self.monkeypatch.setenv("COLUMNS", str(columns))
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code = main([str(word) for word in words])
        output = self.capsys.readouterr()
        return code, output.out, output.err


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


def saved(path: Path, played: int, rules_version: int = 1, **changes: Any) -> Path:
    """A file with the record of a toy game in which the first option was always played."""
    game = Game.new(toy_rules(version=rules_version), 3, 7, None)
    for _ in range(played):
        if game.decision is not None:
            game.play(game.decision.options[0])
    path.write_text(json.dumps({**game.record, **changes}), "utf-8")
    return path


# -- games -------------------------------------------------------------------------------------------------------------


def test_games_lists_seats_and_options(shell: Shell) -> None:
    code, out, err = shell("games")
    assert code == 0 and err == ""
    assert "toy" in out and "2–4" in out and "prize: 1, 2, 3 (default 1)" in out
    assert all(game in out for game in boardwright.games())


def test_help_is_there_for_every_command(shell: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["games"], ["play"], ["simulate"], ["tournament"], ["report"], ["replay"]):
        with pytest.raises(SystemExit) as ended:
            main([*words, "--help"])
        assert ended.value.code == 0
        assert "⟦" not in capsys.readouterr().out


# -- play --------------------------------------------------------------------------------------------------------------


def test_a_game_is_played_to_its_end_by_numbers(shell: Shell) -> None:
    code, out, _ = shell("play", "toy", "--seed", 7, typed="1\n" * 40)
    assert code == 0
    assert "Both rounds are over." in out and "1. " in out


def test_options_can_be_typed_as_text_or_by_a_beginning(shell: Shell) -> None:
    _, out, _ = shell("play", "toy", "--seed", 7, typed="pee\nlog\n")
    assert "Ann peeks at the deck." in out and "The top card is" in out


@pytest.mark.parametrize("typed", ["", "\n\n", "quit\n", "1\nquit", "log"])
def test_play_ends_cleanly(shell: Shell, typed: str) -> None:
    code, out, err = shell("play", "toy", typed=typed)
    assert code == 0 and err == "" and out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "from 1 to 4"),
        ("99", "from 1 to 4"),
        ("9" * 5000, "not an option or a command"),
        ("fly", "closest options are"),
        ("play", "could mean"),
        ("undo", "nothing to undo"),
        ("undo x", "not a number of moves"),
        ("undo 0", "not a number of moves"),
        ("redo", "nothing to redo"),
        ("save", "save FILE"),
        ("save /nowhere/at/all/x.json", "Cannot write"),
        ("help castle", "No help found for"),
        ("help peek", "top card of the deck"),
        ("HELP", "undo [N]"),
        ("why", "answer this question first"),
        ("board", "points"),
        ("log", "Round 1 is dealt."),
    ],
)
def test_what_the_prompt_answers(shell: Shell, typed: str, answer: str) -> None:
    code, out, _ = shell("play", "toy", typed=f"{typed}\n", columns=140)
    assert code == 0 and answer in out.partition(">")[2]


def test_why_says_what_cannot_be_done_now(shell: Shell) -> None:
    _, out, _ = shell("play", "scythe", "--seed", 7, typed="why\n", columns=140)
    assert "Encounters An encounter begins when your character ends its move" in out


def test_undo_and_redo_skip_the_moves_of_bots(shell: Shell) -> None:
    _, out, _ = shell("play", "toy", "--seed", 7, typed="1\n1\nundo 2\nredo\nredo\nredo\n")
    assert "Back to the start" in out and "nothing to redo" in out


def test_hot_seat_games_ask_everybody_and_show_each_their_own(shell: Shell) -> None:
    _, out, _ = shell("play", "toy", "--bots", "none", "--seed", 7, typed="peek\n1\n")
    ann, bob = out.index("Ann, which card"), out.index("Bob, which card")
    assert "The top card is" in out[ann:bob] and "The top card is" not in out[bob:]


SETS = ("play", "toy", "--bots", "none", "--seed", 7, "--options", "sets=yes", "prize=3")
"""A game that begins with a set: Ann exchanges one or two of three cards."""


@pytest.mark.parametrize("typed", ["1 3", "3,1", "exchange {third}, exchange {first}", "3, exchange {first}"])
def test_a_set_is_typed_at_once_in_any_order(shell: Shell, typed: str) -> None:
    hand = Game.new(toy_rules(), 3, 7, {"sets": True}).view(0)["hands"][0]
    _, out, _ = shell(*SETS, typed=typed.format(first=hand[0], third=hand[2]) + "\n", columns=140)
    assert "Choose 1 to 2 at once, in any order" in out
    assert "Ann exchanges 2 cards." in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("1 2 3", "Choose 1 to 2 of the options shown"),
        ("2 2", "no more often than it is offered"),
        ("none", "Choose 1 to 2 of the options shown"),
        ("1 4", "from 1 to 3"),
        ("1, fly", "closest options are"),
    ],
)
def test_a_set_that_cannot_be_chosen_is_refused(shell: Shell, typed: str, answer: str) -> None:
    _, out, _ = shell(*SETS, typed=f"{typed}\n", columns=140)
    assert answer in out.partition(">")[2] and "exchanges" not in out


def test_nothing_and_the_same_option_twice_are_sets_too(shell: Shell) -> None:
    start = "1\n" * 6  # three exchanges, three cards
    _, out, _ = shell(*SETS, typed=f"{start}none\n", columns=140)
    assert "Choose up to 3 at once" in out and 'separated by commas; or "none".' in out
    assert "(up to 3 times)" in out and "gets 3 points" in out
    _, out, _ = shell(*SETS, typed=f"{start}keep it\n", columns=140)
    assert "gets 3 points" in out
    _, out, _ = shell(*SETS, typed=f"{start}1 1\n", columns=140)
    assert "gets 2 points" in out and "gets a point" in out


def test_undo_and_redo_take_a_whole_set(shell: Shell) -> None:
    typed = "1 2\n" * 3 + "1\n" * 3 + "1 1\nundo\nredo\nundo 5\n"
    _, out, _ = shell(*SETS, typed=typed, columns=140)
    assert "Back to move 9" in out and "Back to move 4" in out
    assert out.count("gets 2 points") == 2 and out.count("Cleo, which cards") == 2


@pytest.mark.parametrize("bots", ["random,random", "none,random", "random,random,random", "none,none,none"])
def test_bots_can_be_named_seat_by_seat(shell: Shell, bots: str) -> None:
    assert shell("play", "toy", "--bots", bots, typed="1\n" * 80)[0] == 0


def test_a_saved_game_goes_on(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shell("play", "toy", "--seed", 7, "--options", "prize=2", "quiet=yes", typed=f"1\n1\nsave {file}\n")
    record = json.loads(file.read_text())
    assert record["options"] == {"prize": 2, "quiet": True, "sets": False} and record["seed"] == 7
    code, out, _ = shell("play", "--from", file, typed="log\n")
    assert code == 0 and "Ann plays" in out


def test_forced_decisions_are_asked_when_wanted(shell: Shell) -> None:
    typed = "peek\n1\n" * 30
    usual = shell("play", "toy", "--seed", 7, "--bots", "none", typed=typed)[1]
    every = shell("play", "toy", "--seed", 7, "--bots", "none", "--ask-forced", typed=typed)[1]
    assert every.count("which card") > usual.count("which card")


# -- simulate ----------------------------------------------------------------------------------------------------------


def test_simulate_prints_one_json_object(shell: Shell) -> None:
    code, out, err = shell("simulate", "toy", "--games", 20, "--seats", 4, "--seed", 1, "--json")
    report = json.loads(out)
    assert code == 0 and err == ""
    assert report["game"] == "toy" and report["seats"] == 4 and report["games"] == 20
    assert len(report["wins"]) == len(report["mean_scores"]) == 4 and sum(report["wins"]) == 20
    assert {"decisions", "seconds", "decisions_per_second", "mean_length"} <= report.keys()


def test_simulate_does_not_depend_on_processes(shell: Shell) -> None:
    one, two = (
        json.loads(shell("simulate", "toy", "--games", 20, "--processes", count, "--json")[1]) for count in (1, 2)
    )
    assert one["wins"] == two["wins"] and one["decisions"] == two["decisions"]


def test_simulate_for_people(shell: Shell) -> None:
    code, out, _ = shell("simulate", "toy", "--games", 5, "--options", "prize=2")
    assert code == 0 and "5 games" in out and "Cleo" in out and "Mean score" in out


# -- replay ------------------------------------------------------------------------------------------------------------


def test_replay_shows_a_spectators_chronicle_while_the_game_runs(shell: Shell, tmp_path: Path) -> None:
    game = boardwright.new("toy", 3, 7)
    game.play(("peek",))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record))
    code, out, _ = shell("replay", file)
    assert code == 0 and "Ann peeks at the deck." in out and "The top card is" not in out
    assert "After move 1 of 1. Next to decide: Ann." in out


def test_replay_shows_everything_once_the_game_is_over(shell: Shell, tmp_path: Path) -> None:
    game = boardwright.new("toy", 3, 7)
    game.play(("peek",))
    while game.decision is not None:
        game.play(game.decision.options[0])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record))
    assert "The top card is" in shell("replay", file)[1]
    assert "Both rounds are over." in shell("replay", file)[1]
    code, out, _ = shell("replay", file, "--to", 2)
    assert code == 0 and "After move 2 of" in out and "The top card is" in out


def test_replay_says_when_the_history_stops(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = saved(tmp_path / "game.json", 9)
    setup = toy_rules().setup
    newer = toy_rules(version=2, setup=lambda seats, rng, options: setup(seats, rng, options | {"prize": 3}))
    monkeypatch.setattr("tests.toy.RULES", newer)
    code, out, _ = shell("replay", file)
    assert code == 0 and "rules have changed" in " ".join(out.split())


# -- refusals ----------------------------------------------------------------------------------------------------------

REFUSED = [
    "",
    "dance",
    "--language xx games",
    "play",
    "play chess",
    "play toy --seats 9",
    "play toy --seats x",
    "play toy --seats 2.5",
    "play toy --seed x",
    "play toy --wings",
    "play toy --bots genius",
    "play toy --bots random,random,random,random",
    "play toy --options prize",
    "play toy --options prize=9",
    "play toy --options colour=red",
    "play toy --options",
    "play --from nofile.json",
    "play toy --from nofile.json",
    "simulate",
    "simulate chess",
    "simulate toy --games 0",
    "simulate toy --games -5",
    "simulate toy --games many",
    "simulate toy --seats 1",
    "simulate toy --processes 0",
    "simulate toy --bots genius",
    "simulate toy --bots random,random",
    "simulate toy --options prize=x",
    "replay",
    "replay nofile.json",
    "replay .",
]


def is_refusal(output: Output) -> bool:
    """Exit code 2, nothing on stdout, and one sentence on stderr."""
    code, out, err = output
    lines = err.splitlines()
    sentence = len(lines) == 1 and lines[0].startswith("boardwright: ") and lines[0].endswith(".")
    return code == 2 and out == "" and sentence and "Traceback" not in err and "⟦" not in err


@pytest.mark.parametrize("command", REFUSED)
def test_wrong_input_is_refused_in_one_sentence(shell: Shell, command: str) -> None:
    output = shell(*command.split())
    assert is_refusal(output), output


BAD_FILES = {
    "empty": b"",
    "not-json": b"hello",
    "half": b'{"game": "toy", "rules": 1, "moves": [["pl',
    "list": b"[1, 2]",
    "number": b"7",
    "not-text": b"\xff\xfe\x00",
    "deep": b"[" * 100_000,
    "other": b'{"name": "x"}',
    "game-of-nobody": b'{"game": "chess"}',
    "no-moves": b'{"game": "toy", "rules": 1, "seats": 3, "seed": 1, "options": {}}',
}


@pytest.mark.parametrize("kind", BAD_FILES)
@pytest.mark.parametrize("command", [["replay"], ["play", "--from"]])
def test_a_file_that_is_no_record_is_refused(shell: Shell, tmp_path: Path, kind: str, command: list[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(BAD_FILES[kind])
    output = shell(*command, file)
    assert is_refusal(output), output


@pytest.mark.parametrize(
    "changes", [{"seed": 8}, {"moves": []}, {"rules": 99}, {"digests": []}, {"mark": 5}, {"format": 9}, {"check": ""}]
)
def test_a_changed_record_is_refused(shell: Shell, tmp_path: Path, changes: dict[str, Any]) -> None:
    output = shell("replay", saved(tmp_path / "game.json", 9, **changes))
    assert is_refusal(output), output


@pytest.mark.parametrize("to", ["-1", "10", "x", "1.5"])
def test_replay_to_a_move_that_is_not_there_is_refused(shell: Shell, tmp_path: Path, to: str) -> None:
    output = shell("replay", saved(tmp_path / "game.json", 9), "--to", to)
    assert is_refusal(output), output


def test_a_record_of_newer_rules_is_refused(shell: Shell, tmp_path: Path) -> None:
    output = shell("replay", saved(tmp_path / "game.json", 9, rules_version=2))
    assert is_refusal(output) and "Update" in output[2]


# -- as a program of its own -------------------------------------------------------------------------------------------

PATIENCE = 120.0


def test_the_program_runs() -> None:
    done = subprocess.run([*PROGRAM, "games"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "arcs" in done.stdout


@pytest.mark.parametrize("command", ["--version", "--help", "serve --help", "nonsense"])
def test_what_needs_no_game_starts_without_any(command: str) -> None:
    text = f"""
import sys
from boardwright.cli import main
try:
    main({command.split()})
finally:
    print(*sys.modules, sep="\\n", file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=60)
    heavy = (
        "boardwright.arena",
        "boardwright.games.arcs",
        "boardwright.terminal",
        "litestar",
        "rich",
        "sqlalchemy",
        "yaml",
    )
    assert [name for name in done.stderr.splitlines() if name in heavy] == []


def test_the_version_says_which_code_runs(shell: Shell) -> None:
    with pytest.raises(SystemExit):
        shell("--version")
    assert re.fullmatch(r"Boardwright \S+, plain code, Python 3\.\d+\.\d+\n", shell.capsys.readouterr().out)


def test_a_closed_pipe_ends_it_quietly() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([*PROGRAM, "games"], stdout=writer, stderr=subprocess.PIPE, text=True, timeout=60)
    os.close(writer)
    assert done.returncode == 0 and done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_output_that_cannot_be_written_is_said() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*PROGRAM, "games"], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert is_refusal((done.returncode, "", done.stderr))


def test_ctrl_c_at_the_prompt_ends_it_quietly() -> None:
    with started(*PROGRAM, "play", "arcs", stdin=PIPE, stdout=PIPE, stderr=PIPE) as running:
        assert running.stdout is not None and running.stdout.readline()
        interrupt(running)
        _, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130 and err == ""


SIMULATES = """
import sys
from boardwright.cli import main
from boardwright.games import GAMES
GAMES["toy"] = "tests.telling"
sys.exit(main(["simulate", "toy", "--seats", "2", "--processes", "2", "--json", "--games", sys.argv[1]]))
"""


@contextmanager
def simulating(games: int, told: Path, deaf: bool = False) -> Iterator["subprocess.Popen[str]"]:
    """A simulation, once both of its processes play."""
    command, environment = (sys.executable, "-c", SIMULATES, str(games)), {**os.environ, FILE: str(told)}
    with started(*command, deaf=deaf, cwd=ROOT, env=environment, stdout=PIPE, stderr=PIPE) as running:
        until = time.monotonic() + PATIENCE
        while running.poll() is None and (not told.exists() or len(set(told.read_text().split())) < 2):
            assert time.monotonic() < until, "the simulation does not begin"
            time.sleep(0.01)
        yield running


def test_ctrl_c_in_a_simulation_ends_all_its_processes_quietly(tmp_path: Path) -> None:
    with simulating(10**6, tmp_path / "told") as running:
        interrupt(running)
        _, err = running.communicate(timeout=PATIENCE)
        assert running.returncode == 130 and err == ""
        for pid in set((tmp_path / "told").read_text().split()):
            assert not is_alive(int(pid))


def test_a_simulation_that_was_told_to_ignore_ctrl_c_goes_on(tmp_path: Path) -> None:
    with simulating(3000, tmp_path / "told", deaf=True) as running:
        interrupt(running)
        out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0 and err == "" and json.loads(out)["games"] == 3000
