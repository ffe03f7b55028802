"""Plain and compiled copies of Boardwright.

    python tools/build.py compile                        compile the kernel, the games and the bots in src
    python tools/build.py compile --into build/compiled  the same in a copy of src
    python tools/build.py plain --into build/plain       a copy of src with nothing compiled
    python tools/build.py clean                          src as it was before it was compiled

A copy is used by putting it first: `PYTHONPATH=build/compiled python ...`.
"""

import argparse
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCE = Path(__file__).resolve().parent.parent / "src"

COMPILED = ("boardwright/kernel/", "boardwright/games/", "boardwright/bots/")
EXCLUDED: frozenset[str] = frozenset()
"""Modules of the compiled packages that stay plain, such as "boardwright/games/arcs/text.py".
So does every __init__.py: there is nothing to gain in it."""

OPTIMISE = "3"

WORKSHOP = ".mypyc"
"""Folder for what lies between Python and the compiled modules: C, object files, the cache of types."""

LIBRARY = "boardwright"
"""mypyc puts all code into one library beside the package, `boardwright__mypyc`; modules are doors to it."""

BINARY = sysconfig.get_config_var("EXT_SUFFIX")
JOBS = os.cpu_count() or 1


def main() -> None:
    """Run one command."""
    parser = argparse.ArgumentParser(description="Plain and compiled copies of Boardwright.")
    commands = parser.add_subparsers(dest="command", required=True)
    compiling = commands.add_parser("compile", help="compile the kernel, the games and the bots with mypyc")
    compiling.add_argument("--into", type=Path, metavar="FOLDER", help="compile a copy of src there, not src itself")
    copying = commands.add_parser("plain", help="make a copy of src with nothing compiled")
    copying.add_argument("--into", type=Path, metavar="FOLDER", required=True)
    commands.add_parser("clean", help="remove what was compiled in src")
    given = parser.parse_args()
    into: Path | None = given.into.resolve() if getattr(given, "into", None) else None

    if given.command == "clean":
        clean(SOURCE)
    elif into is None:
        compile_in(SOURCE)
        print("From now on Python runs these instead of the sources: after a change, compile again or clean.")
    elif given.command == "plain":
        copy(into)
        clean(into)
    else:
        copy(into)
        compile_in(into)


def copy(target: Path) -> None:
    """Make the sources in a folder those of src; what did not change keeps its date, and its compiled module."""
    wanted = set(sources(SOURCE))
    for path in set(sources(target)) - wanted:
        (target / path).unlink()
    for path in wanted:
        old, new = target / path, SOURCE / path
        if not old.exists() or old.read_bytes() != new.read_bytes():
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(new, old)


def sources(folder: Path) -> Iterator[Path]:
    """Everything in a folder that a person wrote, as paths within it."""
    for path in (folder / "boardwright").rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd"):
            yield path.relative_to(folder)


def compile_in(folder: Path) -> None:
    """Compile the modules of a folder beside their sources, unless that was done already."""
    modules = sorted(path.as_posix() for path in sources(folder) if is_to_compile(path))
    binaries = {folder / module.replace(".py", BINARY) for module in modules}
    binaries.add(folder / f"{LIBRARY}__mypyc{BINARY}")
    stamp = folder / WORKSHOP / "stamp"
    fingerprint = fingerprint_of(folder, modules)
    if stamp.exists() and stamp.read_text() == fingerprint and all(path.exists() for path in binaries):
        print(f"{len(modules)} modules are compiled already.")
        return

    print(f"Compiling {len(modules)} modules; this takes a minute or more ...", flush=True)
    for path in list(compiled(folder)):
        path.unlink()
    run_mypyc(folder, modules)
    missing = [path for path in binaries if not path.exists()]
    if missing:
        sys.exit(f"mypyc made no {missing[0]}")
    stamp.write_text(fingerprint)


def is_to_compile(path: Path) -> bool:
    """Whether a source is a module to compile."""
    name = path.as_posix()
    return name.startswith(COMPILED) and path.suffix == ".py" and path.stem != "__init__" and name not in EXCLUDED


def run_mypyc(folder: Path, modules: list[str]) -> None:
    """Modules to C with mypyc, C to extension modules with setuptools.

    All modules become one library, in which calls between modules are cheapest (`separate` libraries ran 5% slower).
    One C file for each (`multi_file`) keeps gcc's time and memory in proportion to the size of the rules.
    """
    os.chdir(folder)  # mypyc names modules by their paths from here
    Path(WORKSHOP).mkdir(exist_ok=True)
    extensions = mypycify(
        ["--config-file=", f"--cache-dir={WORKSHOP}/types", *modules],
        opt_level=OPTIMISE,
        debug_level="0",
        multi_file=True,
        group_name=LIBRARY,
        target_dir=f"{WORKSHOP}/c",
    )
    setup(
        name="boardwright",
        ext_modules=extensions,
        cmdclass={"build_ext": SideBySide},
        script_args=[
            "--quiet",
            "build_ext",
            "--inplace",
            f"--build-temp={WORKSHOP}/objects",
            f"--build-lib={WORKSHOP}/libraries",
            f"--parallel={JOBS}",
        ],
    )


class SideBySide(build_ext):
    """Compiles the C files of a library side by side; setuptools does so only with whole libraries."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(files: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(JOBS) as pool:
                return [made for [made] in pool.map(lambda file: one_by_one([file], **settings), files)]

        self.compiler.compile = side_by_side
        super().build_extensions()


def fingerprint_of(folder: Path, modules: list[str]) -> str:
    """Changes with anything that the compiled modules depend on."""
    digest = sha256(f"{BINARY} {sys.version} {version('mypy')}".encode() + Path(__file__).read_bytes())
    for module in modules:
        digest.update(module.encode() + b"\0" + (folder / module).read_bytes())
    return digest.hexdigest()


def compiled(folder: Path) -> Iterator[Path]:
    """The compiled modules in a folder."""
    for pattern in ("*.so", "*.pyd"):
        yield from folder.glob(pattern)
        yield from (folder / "boardwright").rglob(pattern)


def clean(folder: Path) -> None:
    """Remove what was compiled in a folder."""
    for path in list(compiled(folder)):
        path.unlink()
    shutil.rmtree(folder / WORKSHOP, ignore_errors=True)


if __name__ == "__main__":
    main()
