"""Compiled code: used as soon as it is there, never after its sources have changed, and in wheels where possible.

The tests compile a project of three small modules with the tools and settings of the real one.
"""

import os
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from boardwright import compiled
from tests.generic.processes import ROOT

pytestmark = pytest.mark.plain_only

SAYS = """
from boardwright import compiled
from boardwright.bots.bot import answer
print(compiled.code(), answer(), compiled.code_of_new_processes())
"""
SMALL = {
    "__init__.py": "from boardwright import compiled as compiled\n",
    "kernel/__init__.py": "",
    "kernel/sums.py": "def add(one: int, other: int) -> int:\n    return one + other\n",
    "games/__init__.py": "",
    "games/number.txt": "40",
    "games/number.py": (
        "from pathlib import Path\n\ndef number() -> int:\n"
        "    return int((Path(__file__).parent / 'number.txt').read_text())\n"
    ),
    "bots/__init__.py": "",
    "bots/bot.py": (
        "from boardwright.games.number import number\nfrom boardwright.kernel.sums import add\n\n"
        "def answer() -> int:\n    return add(number(), 2)\n"
    ),
    "table.py": "",
}
NO_COMPILER = {"CC": "/nowhere/cc"}
PATIENCE = 300.0


class Small:
    """A small project that is compiled like Boardwright."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "boardwright"
        for name, text in SMALL.items():
            (self.package / name).parent.mkdir(parents=True, exist_ok=True)
            (self.package / name).write_text(text)
        shutil.copy(ROOT / "src" / "boardwright" / "compiled.py", self.package)
        shutil.copytree(ROOT / "tools" / "packing", root / "tools" / "packing", dirs_exist_ok=True)
        (root / "tools" / "training.py").write_text("from boardwright.bots.bot import answer\n\nanswer()\n")
        for name in ("tools/build.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, root / name)

    def run(self, *command: object, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run Python there, with nothing asked of it from outside."""
        clean = {name: value for name, value in os.environ.items() if not name.startswith("BOARDWRIGHT_")}
        return subprocess.run(
            [sys.executable, *map(str, command)], cwd=self.root, env={**clean, **environment},
            text=True, capture_output=True, check=False,
        )  # fmt: skip

    def build(self, *command: str, **environment: str) -> str:
        done = self.run("tools/build.py", *command, **environment)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def says(self, **environment: str) -> str:
        """Which code runs, what it answers, and which code a new process would run."""
        done = self.run("-c", SAYS, PYTHONPATH=str(self.package.parent), **environment)
        return done.stdout.strip() if done.returncode == 0 else done.stderr.strip().splitlines()[-1]

    def edit(self, name: str, old: str, new: str) -> None:
        path = self.package / name
        path.write_text(path.read_text().replace(old, new))

    def folders(self) -> list[str]:
        return sorted(path.name for path in (self.package / compiled.FOLDER).iterdir())


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project in which everything is compiled; copy it."""
    small = Small(tmp_path_factory.mktemp("compiled") / "project")
    assert small.says() == "plain 42 plain"
    assert "Compiling 3 modules" in small.build("compile")
    return small.root


@pytest.fixture
def small(compiled_once: Path, tmp_path: Path) -> Small:
    shutil.copytree(compiled_once, tmp_path / "project")
    return Small(tmp_path / "project")


@pytest.fixture
def untouched(tmp_path: Path) -> Small:
    return Small(tmp_path / "project")


# -- the sources decide ------------------------------------------------------------------------------------------------


def test_what_was_compiled_is_used_and_finds_its_data(small: Small) -> None:
    assert small.says() == "compiled 42 compiled"
    assert "compiled already" in small.build("compile")


def test_it_is_not_used_after_an_edit_but_again_when_that_is_taken_back(small: Small) -> None:
    small.edit("kernel/sums.py", "one + other", "one + other + 1")
    assert small.says() == "plain 43 plain"
    small.edit("kernel/sums.py", " + 1", "")
    assert small.says() == "compiled 42 compiled"


@pytest.mark.parametrize("name", ["kernel/__init__.py", "games/new.py"])
def test_an_edited_package_or_a_new_module_counts_too(small: Small, name: str) -> None:
    (small.package / name).write_text("ONE = 1\n")
    assert small.says() == "plain 42 plain"


def test_what_is_not_compiled_may_change(small: Small) -> None:
    small.edit("table.py", "", "ONE = 1\n")
    small.edit("games/number.txt", "40", "50")
    assert small.says() == "compiled 52 compiled"


def test_code_can_be_chosen(small: Small) -> None:
    assert small.says(BOARDWRIGHT_CODE="plain") == "plain 42 plain"
    assert small.says(BOARDWRIGHT_CODE="compiled") == "compiled 42 compiled"
    small.edit("kernel/sums.py", "one + other", "other + one")
    assert "none was compiled from these sources" in small.says(BOARDWRIGHT_CODE="compiled")


def test_code_of_another_python_is_not_used(small: Small) -> None:
    other = small.run("-c", "import importlib.machinery as m; m.EXTENSION_SUFFIXES[0] = '.other.so'\n" + SAYS,
                      PYTHONPATH=str(small.package.parent))  # fmt: skip
    assert other.stdout.strip() == "plain 42 plain"


def test_only_the_latest_is_kept(small: Small) -> None:
    before = small.folders()
    small.edit("kernel/sums.py", "one + other", "other + one")
    small.build("compile")
    assert len(small.folders()) == 1 and small.folders() != before
    assert small.says() == "compiled 42 compiled"


def test_copies(small: Small, tmp_path: Path) -> None:
    small.build("compile", "--into", str(tmp_path / "fast"))
    small.build("plain", "--into", str(tmp_path / "plain"))
    for name, said in (("fast", "compiled 42 compiled"), ("plain", "plain 42 plain")):
        assert small.run("-c", SAYS, PYTHONPATH=str(tmp_path / name)).stdout.strip() == said
    small.build("clean")
    assert small.says() == "plain 42 plain"


def counted(small: Small) -> list[str]:
    """For which modules a run has counted what runs how often."""
    return [path.name for path in (small.root / "build").rglob("*.gcda") if "___" in path.name]


def test_trained_code_is_made_in_two_steps_and_serves_whoever_asks_for_compiled_code(small: Small) -> None:
    said = small.build("compile", "--trained")
    if not counted(small):
        assert "compiled already" in said  # the compiler is not gcc
        return
    assert "Compiling 3 modules" in said
    assert any("number" in name for name in counted(small)) and any("bot" in name for name in counted(small))
    assert small.says() == "compiled 42 compiled"
    assert "compiled already" in small.build("compile") and "compiled already" in small.build("compile", "--trained")


def test_code_made_in_a_hurry_serves_only_who_asks_for_that(untouched: Small) -> None:
    assert "Compiling 3 modules" in untouched.build("compile", "--quick")
    assert untouched.says() == "compiled 42 compiled"
    assert "compiled already" in untouched.build("compile", "--quick")
    assert "Compiling 3 modules" in untouched.build("compile")
    assert "compiled already" in untouched.build("compile", "--quick")


# -- in the background -------------------------------------------------------------------------------------------------


def test_the_background_compiles_while_plain_code_runs(untouched: Small) -> None:
    tools = untouched.root / "tools" / "build.py"
    tools.write_text(tools.read_text().replace("LEAST = 19", "LEAST = 0"))  # a busy machine would never come to it
    assert untouched.build("background").startswith("Compiling in the background")
    end = time.monotonic() + PATIENCE
    while untouched.says() != "compiled 42 compiled":
        assert time.monotonic() < end, (untouched.root / "build" / "compile.log").read_text()
        time.sleep(0.5)
    assert untouched.build("background") == "Running compiled code.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no nice")
def test_everything_else_goes_first(untouched: Small) -> None:
    """In a session of its own, as when it is started: it steps back as a whole."""
    steps = ["import os, build", "os.setsid()", "build.subprocess.run = lambda *pip, check: None", "build.step_back()"]
    said = untouched.run("-c", "; ".join([*steps, "print(os.nice(0))"]), PYTHONPATH=str(untouched.root / "tools"))
    assert said.stdout == f"{min(19, os.nice(0) + 19)}\n"


def test_without_a_compiler_plain_code_runs_and_that_is_said(untouched: Small) -> None:
    said = untouched.build("background", **NO_COMPILER)
    assert said == "Running plain code, as there is no C compiler: bots take two to three times as long.\n"
    assert untouched.says() == "plain 42 plain"


def test_play_compiles_before_it_serves() -> None:
    recipe = (ROOT / "Makefile").read_text().partition("\nplay:")[2].partition("\n\n")[0]
    assert 0 < recipe.index("tools/build.py background") < recipe.index("boardwright serve")


# -- wheels ------------------------------------------------------------------------------------------------------------

Wheel = Callable[..., tuple[str, list[str], str]]


@pytest.fixture
def wheel(small: Small, tmp_path: Path) -> Wheel:
    """Builds a wheel: its name, the binary files in it, and what was said."""

    def built(**environment: str) -> tuple[str, list[str], str]:
        folder = tmp_path / "wheels"
        shutil.rmtree(folder, ignore_errors=True)
        done = small.run(
            "-m", "pip", "wheel", "-v", "--disable-pip-version-check", "--no-build-isolation", "--no-deps",
            "--wheel-dir", folder, ".", **environment,
        )  # fmt: skip
        found = list(folder.glob("*.whl"))
        if not found:
            return "", [], done.stdout + done.stderr
        names = zipfile.ZipFile(found[0]).namelist()
        return found[0].name, [name for name in names if name.endswith((".so", ".pyd"))], done.stdout + done.stderr

    return built


def test_a_wheel_is_compiled_and_runs(wheel: Wheel, small: Small, tmp_path: Path) -> None:
    name, binaries, _ = wheel()
    assert not name.endswith("none-any.whl") and len(binaries) == 4
    target = tmp_path / "installed"
    zipfile.ZipFile(tmp_path / "wheels" / name).extractall(target)
    assert small.run("-c", SAYS, PYTHONPATH=str(target)).stdout.strip() == "compiled 42 compiled"


def test_a_trained_wheel_can_be_asked_for(wheel: Wheel, small: Small) -> None:
    name, binaries, said = wheel(BOARDWRIGHT_BUILD="trained")
    assert not name.endswith("none-any.whl") and len(binaries) == 4
    assert counted(small) or "compiled already" in said


def test_a_plain_wheel_can_be_asked_for(wheel: Wheel) -> None:
    name, binaries, _ = wheel(BOARDWRIGHT_BUILD="plain")
    assert name.endswith("py3-none-any.whl") and binaries == []


def test_without_a_compiler_a_wheel_is_plain_and_says_so_in_one_line(wheel: Wheel) -> None:
    name, binaries, said = wheel(**NO_COMPILER)
    assert name.endswith("py3-none-any.whl") and binaries == []
    assert said.count("Boardwright is installed as plain Python: there is no C compiler.") == 1


def test_a_compiler_that_fails_makes_a_plain_wheel(wheel: Wheel, small: Small) -> None:
    small.edit("kernel/sums.py", "one + other", "one + 'other'")  # mypyc refuses that
    name, _, said = wheel()
    assert name.endswith("py3-none-any.whl")
    assert said.count("Boardwright is installed as plain Python: the compiler failed") == 1


@pytest.mark.parametrize("asked", ["compiled", "trained"])
def test_where_a_compiled_wheel_is_asked_for_a_plain_one_is_an_error(asked: str, wheel: Wheel) -> None:
    name, _, said = wheel(BOARDWRIGHT_BUILD=asked, **NO_COMPILER)
    assert name == "" and "Boardwright cannot be compiled: there is no C compiler." in said


def test_only_what_is_compiled_needs_the_tools_for_that(small: Small) -> None:
    text = "import backend; print(len(backend.get_requires_for_build_wheel()))"
    path = str(small.root / "tools" / "packing")
    assert small.run("-c", text, PYTHONPATH=path).stdout == "3\n"
    assert small.run("-c", text, PYTHONPATH=path, BOARDWRIGHT_BUILD="trained").stdout == "6\n"
    assert small.run("-c", text, PYTHONPATH=path, **NO_COMPILER).stdout == "0\n"
