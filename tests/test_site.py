"""The documentation site is built, with search, and all its links lead somewhere."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.generic.processes import ROOT

pytestmark = pytest.mark.plain_only

SHOWN = {
    "index.html": "host a table",
    "reference/boardwright.html": "A new game. With",
    "reference/commands.html": "boardwright tournament",
    "reference/options.html": "nation_1",
    "reference/columns-scythe.html": "first of",
    "rules/arcs.html": 'href="../source/src/boardwright/games/arcs/battle.py.html"',
    "source/CONTRIBUTING.html": 'href="../kernel.html"',
    "source/examples/high_card.html": "high_card/rules.py",
}
"""Something on each sort of page, made and written."""


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    """Every link and anchor on it is checked, and every page is in its navigation."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    for page, text in SHOWN.items():
        assert text in (tmp_path / page).read_text("utf-8")
    assert "Railgun" in (tmp_path / "search" / "search_index.json").read_text("utf-8")
