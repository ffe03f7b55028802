"""The sizes on docs/research.md are right, and its worked example runs."""

import subprocess
import sys
from pathlib import Path

import boardwright
from boardwright.research import features_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_sizes_on_the_page_are_right() -> None:
    sizes = [features_of(game) for game in boardwright.games() if game in ("arcs", "scythe", "imperium")]
    for label, numbers in [
        ("columns of a position", [len(size.state_columns) for size in sizes]),
        ("columns of an option", [len(size.option_columns) for size in sizes]),
        ("actions", [size.actions.size for size in sizes]),
    ]:
        assert f"| {label} | {' | '.join(str(number) for number in numbers)} |" in PAGE


def test_the_worked_example_runs(tmp_path: Path) -> None:
    picture = tmp_path / "curve.png"
    script = ROOT / "examples" / "train_option_scorer.py"
    settings = ["--minutes", "0", "--batch", "2", "--test", "2", "--plot", str(picture)]
    done = subprocess.run([sys.executable, str(script), *settings], capture_output=True, text=True, check=True)
    assert "won against random play" in done.stdout and picture.read_bytes().startswith(b"\x89PNG")
