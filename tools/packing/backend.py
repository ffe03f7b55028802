"""How pip builds Boardwright: with hatchling, and compiled where that is possible.

A wheel is compiled if there is a C compiler, else it is plain Python for every platform. BOARDWRIGHT_BUILD=plain asks
for a plain one; BOARDWRIGHT_BUILD=compiled fails where nothing can be compiled. So does BOARDWRIGHT_BUILD=trained,
which takes twice as long to make code that is faster still, if the compiler is gcc (tools/training.py). An editable
installation has no code of its own, and an archive of the sources is always plain.
"""

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import hatchling.build
from hatchling.build import build_editable, build_sdist, build_wheel, get_requires_for_build_sdist
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

get_requires_for_build_editable = hatchling.build.get_requires_for_build_editable

TOOL = Path(__file__).resolve().parents[1] / "build.py"
SETTING = "BOARDWRIGHT_BUILD"
TRAINED = "trained"
NEEDED_BY_TRAINING = ("librt>=0.11", "mypy-extensions>=1.1", "pyyaml>=6")
"""What the games need to be played; people have it installed."""

spec = spec_from_file_location("boardwright_build", TOOL)
assert spec is not None and spec.loader is not None
tool = module_from_spec(spec)
spec.loader.exec_module(tool)


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What a wheel needs while it is built: more, if it is compiled."""
    needed: list[str] = hatchling.build.get_requires_for_build_wheel(config_settings)
    if why_plain():
        return needed
    return [*needed, *tool.TOOLS, *(NEEDED_BY_TRAINING if os.environ.get(SETTING) == TRAINED else [])]


def why_plain() -> str:
    """Why a wheel built here is plain; empty if it is compiled."""
    if os.environ.get(SETTING) == "plain":
        return f"{SETTING}=plain asks for that"
    return str(tool.what_is_missing())


class CompiledCode(BuildHookInterface[Any]):
    """Adds compiled code to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the files of the wheel are gathered."""
        if self.target_name != "wheel" or version == "editable":
            return
        reason = why_plain() or failure()
        if reason and os.environ.get(SETTING) in ("compiled", TRAINED):
            sys.exit(f"Boardwright cannot be compiled: {reason}.")
        if reason:
            print(f"Boardwright is installed as plain Python: {reason}.", file=sys.stderr, flush=True)
            return
        made = tool.compiled.folder_for(tool.compiled.fingerprint())
        build_data["force_include"][str(made)] = f"boardwright/{tool.compiled.FOLDER}/{made.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def failure() -> str:
    """Compile; why that did not work, or nothing."""
    how = ["--trained"] if os.environ.get(SETTING) == TRAINED else []
    done = subprocess.run([sys.executable, str(TOOL), "compile", *how], check=False, stdout=sys.stderr)
    return "" if done.returncode == 0 else "the compiler failed, see above"
