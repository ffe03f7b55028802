"""Players need none of the packages for research; who lacks them is told what to install."""

import subprocess
import sys

import pytest

MODULES = {
    "pettingzoo": "pettingzoo",
    "gymnasium": "gymnasium",
    "openspiel": "pyspiel",
    "vector": "numpy",
    "columns": "librt",
}


@pytest.mark.plain_only
@pytest.mark.parametrize("module", MODULES)
def test_what_is_missing_is_said_in_one_sentence(module: str) -> None:
    code = (
        f"import sys; sys.modules[{MODULES[module]!r}] = None\n"
        f"import boardwright\n"
        f"try:\n    import boardwright.research.{module}\n"
        f"except ImportError as error:\n    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"This needs {MODULES[module]}: run pip install 'boardwright[research]'.\n"


@pytest.mark.plain_only
def test_the_games_and_the_terminal_load_without_them() -> None:
    code = (
        "import sys, boardwright, boardwright.cli\n"
        "boardwright.new('arcs', 2)\n"
        "assert not {'numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'librt'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
