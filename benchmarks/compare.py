"""What became slower: these sources beside those of the last release, or of any other commit. Run by `make compare`.

    python benchmarks/compare.py                        beside the newest tag v*
    python benchmarks/compare.py --base main --compiled

Both are measured in turns by the same script, in CPU time, so that other work on the machine hardly shows. The figures
are medians; the exit code is 1 if one of them is worse by more than the tolerance.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BASE = ROOT / "build" / "base"
MEASURE = Path(__file__).with_name("measure.py")
HELP = """
import sys, time
from boardwright.cli import main
try:
    main(["--help"])
finally:
    print(end=str(time.process_time()))
"""
GAMES = "import boardwright; print(*boardwright.games())"


@dataclass(frozen=True)
class Figure:
    """Something that is measured: how it is called, and whether more of it is better."""

    key: str
    name: str
    more_is_better: bool


PLAY = (Figure("decisions", "decisions per second", True), Figure("fork", "µs for a fork", False))
START = Figure("start", "s for `boardwright --help`", False)


@dataclass(frozen=True)
class Row:
    """A figure before and now."""

    what: str
    before: float
    now: float
    more_is_better: bool

    @property
    def speed(self) -> float:
        """How many times as fast as before."""
        return self.now / self.before if self.more_is_better else self.before / self.now


def main() -> int:
    """Compare; the exit code says whether something became slower."""
    parser = argparse.ArgumentParser(description="What became slower since the last release.")
    parser.add_argument("--base", help="the commit to compare with (default: the newest tag v*)")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (default: 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a measurement (default: 2)")
    parser.add_argument("--tolerance", type=float, default=0.1, help="what does not count (default: 0.1, a tenth)")
    parser.add_argument("--compiled", action="store_true", help="compare compiled code")
    given = parser.parse_args()
    base = given.base or last_release()
    if not base:
        print("There is no release to compare with: name a commit with --base.")
        return 0
    unpack(base)
    code = "compiled" if given.compiled else "plain"
    if given.compiled:
        for root in (BASE, ROOT):
            subprocess.run([sys.executable, "tools/build.py", "compile"], cwd=root, check=True)
    rows = compare(code, given.rounds, given.seconds)
    print(report(base, code, rows, given.tolerance))
    return 1 if slower(rows, given.tolerance) else 0


def last_release() -> str:
    """The newest tag of a release that these sources contain, if there is one."""
    command = ["git", "describe", "--tags", "--abbrev=0", "--match", "v*"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


def unpack(commit: str) -> None:
    """Put the files of a commit into a folder of their own."""
    made = subprocess.run(["git", "archive", commit, "src", "tools"], cwd=ROOT, capture_output=True, check=True)
    shutil.rmtree(BASE / "src" / "boardwright", ignore_errors=True)
    with tarfile.open(fileobj=BytesIO(made.stdout)) as archive:
        archive.extractall(BASE, filter="data")


def compare(code: str, rounds: int, seconds: float) -> list[Row]:
    """Measure everything on both sides, in turns."""
    sides = {"before": BASE / "src", "now": ROOT / "src"}
    here = [run(source, code, "-c", GAMES).split() for source in sides.values()]
    games = [game for game in here[1] if game in here[0]]
    found: dict[tuple[str, str, str], list[float]] = {}
    for number in range(rounds):
        turns = list(sides.items())[:: -1 if number % 2 else 1]  # nobody is always the first
        for side, source in turns:
            found.setdefault((side, "", START.key), []).append(start(source, code))
        for game in games:
            for side, source in turns:
                figures = json.loads(run(source, code, str(MEASURE), game, "--seconds", str(seconds)))
                check(figures, source, code)
                for figure in PLAY:
                    found.setdefault((side, game, figure.key), []).append(figures[figure.key])
    return rows_of(found, ["", *games])


def rows_of(found: Mapping[tuple[str, str, str], Sequence[float]], games: Sequence[str]) -> list[Row]:
    """The medians of all rounds, side by side."""
    rows = []
    for game in games:
        for figure in PLAY if game else (START,):
            before, now = (median(found[side, game, figure.key]) for side in ("before", "now"))
            rows.append(Row(f"{game}: {figure.name}" if game else figure.name, before, now, figure.more_is_better))
    return rows


def run(source: Path, code: str, *command: str) -> str:
    """What Python prints with the Boardwright of a folder."""
    settings = {**os.environ, "PYTHONPATH": str(source), "BOARDWRIGHT_CODE": code}
    return subprocess.run([sys.executable, *command], env=settings, check=True, text=True, capture_output=True).stdout


def start(source: Path, code: str) -> float:
    """CPU seconds from the start of Python to the end of a command that needs no game."""
    return float(run(source, code, "-c", HELP).rpartition("\n")[2])


def check(figures: Mapping[str, Any], source: Path, code: str) -> None:
    """Nothing else may have been measured than what was meant."""
    if figures["compiled"] != (code == "compiled"):
        sys.exit(f"{source} does not run {code} code.")


def slower(rows: Sequence[Row], tolerance: float) -> list[Row]:
    """What is worse than before by more than the tolerance."""
    return [row for row in rows if row.speed < 1 - tolerance]


def report(base: str, code: str, rows: Sequence[Row], tolerance: float) -> str:
    """The figures as Markdown, and in one sentence what became slower."""
    lines = [f"| {code} code | {base} | now | speed |", "| --- | ---: | ---: | ---: |"]
    lines += [f"| {row.what} | {row.before:.4g} | {row.now:.4g} | {row.speed:.2f} |" for row in rows]
    worse = "; ".join(f"{row.what} ({row.speed:.2f})" for row in slower(rows, tolerance))
    lines += ["", f"Slower than {base}: {worse}." if worse else f"Nothing is slower than {base} by {tolerance:.0%}."]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
