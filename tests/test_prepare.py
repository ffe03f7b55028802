"""tools/prepare.py: it looks first, installs what it may, goes other ways, and says what cannot be had."""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tests.generic.processes import ROOT

pytestmark = pytest.mark.plain_only

Prepare = Callable[..., tuple[int, str, list[str]]]


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("prepare", ROOT / "tools" / "prepare.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def prepare(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Prepare:
    """Looks for a thing: exit code, what is said, and which packages were asked for."""
    thing, asked = tmp_path / "thing", list[str]()

    def run(root: bool, packaged: bool, otherwise: bool) -> tuple[int, str, list[str]]:
        def install(packages: list[str]) -> None:
            asked.extend(packages)
            if packaged:
                thing.touch()

        way = [sys.executable, "-c", f"open({str(thing)!r}, 'w')" if otherwise else "raise SystemExit(1)"]
        need = tool.Need(thing.exists, ["a-package"], "There is no thing: install one.", way)
        monkeypatch.setattr(tool, "KINDS", {"tests": [need]})
        monkeypatch.setattr(tool, "may_install", lambda: root)
        monkeypatch.setattr(tool, "install", install)
        monkeypatch.setattr(sys, "argv", ["prepare.py", "tests"])
        return tool.main(), capsys.readouterr().err, asked

    return run


def test_root_installs_packages(prepare: Prepare) -> None:
    assert prepare(root=True, packaged=True, otherwise=False) == (0, "", ["a-package"])
    assert prepare(root=True, packaged=True, otherwise=False) == (0, "", ["a-package"])  # it was here: not again


def test_others_go_other_ways(prepare: Prepare) -> None:
    assert prepare(root=False, packaged=True, otherwise=True) == (0, "", [])


def test_root_goes_other_ways_where_there_is_no_package(prepare: Prepare) -> None:
    assert prepare(root=True, packaged=False, otherwise=True) == (0, "", ["a-package"])


def test_what_cannot_be_had_is_said_in_one_sentence(prepare: Prepare) -> None:
    code, said, _ = prepare(root=False, packaged=True, otherwise=False)
    assert code == 1 and said == "There is no thing: install one.\n"


def test_the_tests_are_prepared_before_the_first_of_them() -> None:
    makefile = (ROOT / "Makefile").read_text()
    assert "\ntest: prepared lint compiled rest" in makefile
    assert (ROOT / ".ci" / "run").read_text().endswith("\nmake test\n")
