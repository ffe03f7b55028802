"""What runs while a browser plays: `boardwright serve` in a process of its own, and Chromium."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

NEEDED = "No browser starts here: `make prepared` looks for one, or gets one."
NAMES = ("chromium", "chromium-browser", "google-chrome")

SWITCHES = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


@contextmanager
def serving(folder: Path, program: str = "boardwright") -> Iterator[str]:
    """A table whose bots do not wait and whose database lies in a folder; gives its address."""
    command = [sys.executable, "-m", program, "serve", "--port", "0", "--pace", "0"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with (folder / "errors.txt").open("w+") as errors:
        process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/games.db"],
            stdout=subprocess.PIPE, stderr=errors, text=True, env=environment,
        )  # fmt: skip
        assert process.stdout is not None
        try:
            said = process.stdout.readline()
            address = re.search(r"http://\S+?:\d+", said)
            assert address, f"boardwright serve said: {said}{Path(errors.name).read_text()}"
            yield address[0]
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


@contextmanager
def browsing() -> Iterator[Browser]:
    """The browser of this machine, else Playwright's own."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    with ExitStack() as open_ones:
        try:
            playwright = open_ones.enter_context(sync_playwright())
            browser = open_ones.enter_context(playwright.chromium.launch(executable_path=program, args=SWITCHES))
        except Exception as error:  # Playwright's own, and those of a driver that does not start
            raise SystemExit(f"{NEEDED} {str(error).splitlines()[0]}") from None
        yield browser
