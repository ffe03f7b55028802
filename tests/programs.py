"""Programs that tests start: they hear Ctrl-C wherever the tests were started from, and none outlives its test.

Who starts the tests may have told them to ignore Ctrl-C (a script in the background, some runners of tests), and what
they start would ignore it, too.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

PROGRAM = (sys.executable, "-m", "boardwright")

THEN = "import os, signal, sys; signal.signal(signal.SIGINT, signal.{}); os.execv(sys.argv[1], sys.argv[1:])"


@contextmanager
def started(*command: str, deaf: bool = False, **settings: Any) -> Iterator["subprocess.Popen[str]"]:
    """A program in a group of its own, of which nothing is left afterwards; `deaf` ones ignore Ctrl-C."""
    first = [sys.executable, "-c", THEN.format("SIG_IGN" if deaf else "SIG_DFL")]
    process = subprocess.Popen([*first, *command], text=True, start_new_session=True, **settings)
    try:
        with process:
            try:
                yield process
            finally:
                end(process)
    finally:
        end(process)


def end(process: "subprocess.Popen[str]") -> None:
    """End a program and whatever it has started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def interrupt(process: "subprocess.Popen[str]") -> None:
    """Ctrl-C: a signal to the whole group, as a terminal sends it."""
    os.killpg(process.pid, signal.SIGINT)
