"""Which code runs: the sources as they are, or what was compiled from exactly these sources.

Compiled code lies in `_compiled`, in a folder named after the fingerprint of its sources. After an edit or an update
the sources have another fingerprint, so that what was compiled before is never used again, and need not be removed.

Importing this module is enough: from then on modules are imported compiled where they are.
The environment variable BOARDWRIGHT_CODE may ask for `plain` or `compiled` code; without it, compiled code runs if
there is any.
"""

import os
import sys
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).parent
COMPILED: Final = ("kernel", "games", "bots")
"""The packages whose modules are compiled, all into one library; `__init__.py` stays as it is."""

FOLDER: Final = "_compiled"
LIBRARY: Final = "boardwright__mypyc"
SETTING: Final = "BOARDWRIGHT_CODE"
PLAIN: Final = "plain"
FAST: Final = "compiled"


def fingerprint(package: Path = PACKAGE) -> str:
    """Changes with every source that is compiled, and with the Python that it is compiled for."""
    digest = blake2b(EXTENSION_SUFFIXES[0].encode(), digest_size=12)
    for part in COMPILED:
        for folder, folders, names in os.walk(package / part):
            folders.sort()
            for name in sorted(names):
                if name.endswith(".py"):
                    path = os.path.join(folder, name)
                    digest.update(f"\0{os.path.relpath(path, package)}\0".replace(os.sep, "/").encode())
                    with open(path, "rb") as file:
                        digest.update(file.read())
    return digest.hexdigest()


def folder_for(sources: str, package: Path = PACKAGE) -> Path:
    """Where the code compiled from the sources with this fingerprint is, or would be."""
    return package / FOLDER / sources


@cache
def at_start() -> Path | None:
    """The compiled code that this process runs; None if it runs plain code."""
    wish = os.environ.get(SETTING)
    if wish == PLAIN:
        return None
    if (PACKAGE / FOLDER).is_dir() and (folder := folder_for(fingerprint())).is_dir():
        return folder
    if wish == FAST:
        raise ImportError(f"{SETTING} asks for compiled code, but none was compiled from these sources.")
    return None


def code() -> str:
    """Which code this process runs: "plain" or "compiled"."""
    return PLAIN if at_start() is None else FAST


def code_of_new_processes() -> str:
    """Which code a process would run that starts now, unless the sources have changed meanwhile."""
    if at_start() is not None or os.environ.get(SETTING) == PLAIN:
        return code()
    return FAST if folder_for(sources_at_start()).is_dir() else PLAIN


@cache
def sources_at_start() -> str:
    return fingerprint()


class Finder:
    """Finds compiled modules before Python finds their sources."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module, or the library behind all of them."""
        if fullname != LIBRARY and not fullname.startswith("boardwright."):
            return None
        file = os.path.join(self.folder, *fullname.removeprefix("boardwright.").split(".")) + EXTENSION_SUFFIXES[0]
        if not os.path.isfile(file):
            return None
        return spec_from_file_location(fullname, file, loader=Beside(fullname, file))


class Beside(ExtensionFileLoader):
    """Loads a module as if it lay beside its source, so that it finds its data there."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Make the module. What the library imports by itself takes `__file__` from that of the library."""
        module = super().create_module(spec)
        module.__file__ = str(PACKAGE.parent.joinpath(*spec.name.split("."))) + EXTENSION_SUFFIXES[0]
        return module


if (found := at_start()) is not None:
    sys.meta_path.insert(0, Finder(found))
