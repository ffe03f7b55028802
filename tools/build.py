"""Compiled code for Boardwright: in src, in a copy of it, or in the background.

    python tools/build.py compile                        compile the kernel, the games and the bots
    python tools/build.py compile --into build/compiled  the same, and a copy of src with the result
    python tools/build.py compile --trained              the same, faster still: compiled twice, see `training.py`
    python tools/build.py compile --quick                the same, done in two thirds of the time, a little slower
    python tools/build.py plain --into build/plain       a copy of src with nothing compiled
    python tools/build.py background                     compile while something else goes on, if that is possible
    python tools/build.py clean                          remove what was compiled in src

Python uses the result from then on, as long as the sources stay as they are (src/boardwright/compiled.py). A copy is
used by putting it first: `PYTHONPATH=build/compiled python ...`.
"""

import argparse
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TOOLS = ("mypy>=2", "setuptools>=70", "types-PyYAML>=6")
"""What compiling needs besides a C compiler and Python's headers."""

QUICK, USUAL, TRAINED = WAYS = ("quick", "usual", "trained")
"""How code can be made, each way better than those before it."""

OPTIMISE = {QUICK: "1", USUAL: "3", TRAINED: "3"}
CLOSE_KNIT = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"] if sys.platform == "linux" else []
"""Nobody outside the library calls its functions or puts others in their place: calls within it are direct."""

WORKSHOP = ROOT / "build" / "mypyc"
"""Folder for a copy of the sources and what lies between Python and compiled modules: C, object files, types."""

TRAINING = ROOT / "tools" / "training.py"
OBJECTS = WORKSHOP / "objects"
"""Folder for object files, and for what a run has counted, beside each."""

COUNTING = ["-fprofile-generate"]
COUNTED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
"""What tells gcc to count what runs how often, and to use that."""

LOG = ROOT / "build" / "compile.log"
MADE_BY = "made-by"
"""File beside the compiled modules that says by which compiler they were made."""

BINARY = EXTENSION_SUFFIXES[0]
JOBS = os.cpu_count() or 1
LEAST = 19
"""The lowest priority there is."""


def load(path: Path) -> ModuleType:
    """A module of Boardwright by itself: where it is built, what the others import may not be installed."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiled = load(SOURCE / "boardwright" / "compiled.py")


def main() -> None:
    """Run one command."""
    parser = argparse.ArgumentParser(description="Compiled code for Boardwright.")
    commands = parser.add_subparsers(dest="command", required=True)
    compiling = commands.add_parser("compile", help="compile the kernel, the games and the bots with mypyc")
    compiling.add_argument("--into", type=Path, metavar="FOLDER", help="also make a copy of src with the result there")
    ways = compiling.add_mutually_exclusive_group()
    for way, told in (
        (TRAINED, "twice, the second time with what a run has taught"),
        (QUICK, "in less time: for tests"),
    ):
        ways.add_argument(f"--{way}", dest="way", action="store_const", const=way, help=told)
    compiling.set_defaults(way=USUAL)
    compiling.add_argument("--low-priority", action="store_true", help="after everything else on this machine")
    copying = commands.add_parser("plain", help="make a copy of src with nothing compiled")
    copying.add_argument("--into", type=Path, metavar="FOLDER", required=True)
    commands.add_parser("background", help="compile at low priority, if that is possible, and return at once")
    commands.add_parser("clean", help="remove what was compiled in src")
    given = parser.parse_args()

    if given.command == "clean":
        clean(SOURCE)
        shutil.rmtree(WORKSHOP, ignore_errors=True)
    elif given.command == "background":
        print(in_background(), flush=True)
    elif given.command == "plain":
        copy(given.into)
        clean(given.into)
    else:
        if given.low_priority:
            step_back()
        into = given.into and given.into.resolve()  # compiling goes to another folder
        done = compile_sources(given.way)
        if into is not None:
            copy(into, WORKSHOP)  # src may have been edited meanwhile
            target = compiled.folder_for(done.name, into / "boardwright")
            if not is_made(target, given.way):
                clean(into)
                shutil.copytree(done, target)


# -- copies ------------------------------------------------------------------------------------------------------------


def copy(target: Path, source: Path = SOURCE) -> None:
    """Make the sources in a folder those of another; what did not change keeps its date."""
    wanted = set(sources(source))
    for path in set(sources(target)) - wanted:
        (target / path).unlink()
    for path in wanted:
        old, new = target / path, source / path
        if not old.exists() or old.read_bytes() != new.read_bytes():
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(new, old)


def sources(folder: Path) -> Iterator[Path]:
    """Everything in a folder that a person wrote, as paths within it."""
    for path in (folder / "boardwright").rglob("*"):
        within = path.relative_to(folder)
        if path.is_file() and not {"__pycache__", compiled.FOLDER} & set(within.parts) and not is_binary(path):
            yield within


def is_binary(path: Path) -> bool:
    return path.suffix in (".so", ".pyd")


def clean(folder: Path) -> None:
    """Remove what was compiled in a folder."""
    shutil.rmtree(folder / "boardwright" / compiled.FOLDER, ignore_errors=True)
    for path in [path for path in folder.rglob("*") if is_binary(path)]:  # beside their sources, where they were once
        path.unlink()


# -- compiling ---------------------------------------------------------------------------------------------------------


def what_is_missing() -> str:
    """Why nothing can be compiled here, in a few words; empty if it can."""
    if os.name == "posix" and not any(shutil.which(name) for name in compilers()):
        return "there is no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's headers are not installed"
    return ""


def compilers() -> list[str]:
    """The commands that may be a C compiler; the one that is asked for is the only one."""
    asked = os.environ.get("CC", "").split()
    return asked[:1] or ["cc", "gcc", "clang"]


def compile_sources(way: str) -> Path:
    """Compile src, unless that was done already; the folder with the result.

    A copy of the sources is compiled, as somebody may edit them meanwhile.
    """
    if way == TRAINED and not can_be_trained():
        way = USUAL
    WORKSHOP.mkdir(parents=True, exist_ok=True)
    with alone(WORKSHOP / "lock"):
        copy(WORKSHOP)
        target: Path = compiled.folder_for(compiled.fingerprint(WORKSHOP / "boardwright"), SOURCE / "boardwright")
        modules = sorted(path.as_posix() for path in sources(WORKSHOP) if is_to_compile(path))
        if is_made(target, way):
            print(f"{len(modules)} modules are compiled already.")
            return target
        print(f"Compiling {len(modules)} modules; this takes a few minutes ...", flush=True)
        clean(WORKSHOP)
        run_mypyc(modules, way)
        collect(modules, target, way)
    return target


def is_made(target: Path, way: str) -> bool:
    """Whether code was compiled there, in the way in which it would be now, or a better one."""
    made_by = target / MADE_BY
    return made_by.exists() and made_by.read_text() in map(maker, WAYS[WAYS.index(way) :])


def maker(way: str) -> str:
    """Changes with everything but the sources that the result depends on."""
    return sha256(f"{sys.version} {version('mypy')} {way}".encode() + Path(__file__).read_bytes()).hexdigest()


def can_be_trained() -> bool:
    """Whether the compiler is gcc; others count in other ways."""
    found = next((path for name in compilers() if (path := shutil.which(name))), "")
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout if found else ""
    return "Free Software Foundation" in said


def is_to_compile(path: Path) -> bool:
    """Whether a source is a module to compile."""
    return path.suffix == ".py" and path.stem != "__init__" and path.parts[1] in compiled.COMPILED


def collect(modules: list[str], target: Path, way: str) -> None:
    """Put compiled modules where Python looks for them, all at once, and remove those of older sources."""
    partial = target.with_name(f"{target.name}.partial")
    shutil.rmtree(partial, ignore_errors=True)
    for name in [f"{compiled.LIBRARY}.py", *modules]:
        made = (WORKSHOP / name).with_suffix(BINARY)
        if not made.exists():
            sys.exit(f"mypyc made no {made}")
        place = partial / made.relative_to(WORKSHOP / "boardwright" if name in modules else WORKSHOP)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(made, place)
    (partial / MADE_BY).write_text(maker(way))
    for old in [path for path in target.parent.iterdir() if path != partial]:
        shutil.rmtree(old, ignore_errors=True)
    partial.rename(target)


def run_mypyc(modules: list[str], way: str) -> None:
    """Modules to C with mypyc, C to extension modules with setuptools; trained ones are made twice.

    All modules become one library, in which calls between modules are cheapest (`separate` libraries ran 5% slower).
    One C file for each (`multi_file`) keeps gcc's time and memory in proportion to the size of the rules.
    """
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        """Compiles the C files of a library side by side; setuptools does so only with whole libraries."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def side_by_side(files: list[str], **settings: Any) -> list[str]:
                with ThreadPoolExecutor(JOBS) as pool:
                    return [made for [made] in pool.map(lambda file: one_by_one([file], **settings), files)]

            self.compiler.compile = side_by_side
            super().build_extensions()

    os.chdir(WORKSHOP)  # mypyc names modules by their paths from here
    extensions = mypycify(
        ["--config-file=", "--cache-dir=types", *modules],
        opt_level=OPTIMISE[way],
        debug_level="0",
        multi_file=True,
        group_name="boardwright",
        target_dir="c",
    )
    usual = [[*extension.extra_compile_args, *CLOSE_KNIT] for extension in extensions]
    shutil.rmtree(OBJECTS, ignore_errors=True)
    for flags in (COUNTING, COUNTED) if way == TRAINED else ([],):
        for extension, others in zip(extensions, usual, strict=True):
            extension.extra_compile_args = [*others, *flags]
            extension.extra_link_args = flags
        setup(
            name="boardwright",
            ext_modules=extensions,
            cmdclass={"build_ext": SideBySide},
            script_args=[
                "--quiet",
                "build_ext",
                "--force",
                "--inplace",
                f"--build-temp={OBJECTS.relative_to(WORKSHOP)}",
                "--build-lib=libraries",
                f"--parallel={JOBS}",
            ],
        )
        if flags is COUNTING:
            plain = {**os.environ, "PYTHONPATH": str(WORKSHOP), compiled.SETTING: compiled.PLAIN}
            subprocess.run([sys.executable, str(TRAINING)], env=plain, check=True)  # what was made lies beside sources


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Wait until no other process compiles; the lock ends with its process, however that ends."""
    with path.open("ab") as file:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


# -- in the background -------------------------------------------------------------------------------------------------


def in_background() -> str:
    """Start to compile, if that is possible and was not done; what happens, in one sentence."""
    if compiled.folder_for(compiled.fingerprint()).is_dir():
        return "Running compiled code."
    missing = what_is_missing()
    if missing:
        return f"Running plain code, as {missing}: bots take two to three times as long."
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        command = [sys.executable, __file__, "compile", "--low-priority"]
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
    return f"Compiling in the background: bots will soon think faster ({LOG.relative_to(ROOT)} says how it goes)."


def step_back() -> None:
    """Let everything else on this machine go first, and get the tools that a player has not installed."""
    if sys.platform != "win32":
        os.nice(LEAST)
    sessions = Path("/proc/self/autogroup")  # where Linux gives each session its share, a priority counts within it
    if sessions.exists():
        sessions.write_text(str(LEAST))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *TOOLS], check=True)
    importlib.invalidate_caches()


if __name__ == "__main__":
    main()
