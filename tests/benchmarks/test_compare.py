"""benchmarks/compare.py finds what became slower, and nothing else."""

import subprocess
import sys

import pytest

from benchmarks.compare import BASE, Row, report, rows_of, slower, unpack
from tests.generic.processes import ROOT

pytestmark = pytest.mark.plain_only

FOUND = {
    ("before", "", "start"): [0.2, 0.3, 0.2],
    ("now", "", "start"): [0.2, 0.21, 0.9],
    ("before", "arcs", "decisions"): [1000.0, 1010.0, 400.0],
    ("now", "arcs", "decisions"): [800.0, 790.0, 2000.0],
    ("before", "arcs", "fork"): [50.0, 51.0, 52.0],
    ("now", "arcs", "fork"): [25.0, 26.0, 24.0],
}


def test_medians_are_compared_and_the_right_way_round() -> None:
    start, decisions, fork = rows_of(FOUND, ["", "arcs"])
    assert (start.before, start.now) == (0.2, 0.21)
    assert decisions.speed == pytest.approx(0.8) and fork.speed == pytest.approx(51 / 25)
    assert slower([start, decisions, fork], 0.1) == [decisions]
    assert slower([start, decisions, fork], 0.3) == []


def test_the_report_says_what_became_slower() -> None:
    rows = rows_of(FOUND, ["", "arcs"])
    assert report("v1", "plain", rows, 0.1).endswith("Slower than v1: arcs: decisions per second (0.80).")
    assert report("v1", "plain", rows, 0.3).endswith("Nothing is slower than v1 by 30%.")
    assert "| x | 1 | 2 | 2.00 |" in report("v1", "plain", [Row("x", 1, 2, True)], 0.1)


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a clone")
def test_an_older_commit_is_laid_beside() -> None:
    unpack("HEAD")
    command = [sys.executable, "-c", "import boardwright; print(boardwright.__file__)"]
    done = subprocess.run(command, env={"PYTHONPATH": str(BASE / "src")}, capture_output=True, text=True, check=True)
    assert done.stdout.startswith(str(BASE))
