"""One server for one SQLite file: a lock of the operating system, which ends with the process however that ends."""

import sys
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from boardwright.kernel.errors import BadSetting
from boardwright.words import Words

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Claim:
    """The right to serve a database; of PostgreSQL any number of servers have it."""

    def __init__(self, database: str) -> None:
        path = file_of(database)
        self.file = None
        if path is None or not path.parent.is_dir():
            return  # what is wrong with the folder is said by whoever opens the database
        self.file = path.with_name(f"{path.name}.lock").open("ab")
        try:
            if sys.platform == "win32":
                msvcrt.locking(self.file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self.file.close()
            raise BadSetting(Words().message("database-served", file=str(path))) from error

    def close(self) -> None:
        """Give it back."""
        if self.file is not None:
            self.file.close()


def file_of(database: str) -> Path | None:
    """The file of an SQLite database; None if it has none."""
    try:
        url = make_url(database)
    except ArgumentError:
        return None
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database)).resolve()
