"""A table in a process of its own, real browsers before it, and axe."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from .axe import axe_source
from .visitor import PHONE, WIDE, Visitor

SWITCHES = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip

OpenVisitor = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.plain_only)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser. It leaves with this folder's tests, as an event loop of its own runs until then."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        pytest.fail("These tests need Chromium: install it, for example with `apt install chromium`.", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(SWITCHES))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of `boardwright serve`, whose bots do not wait."""
    with serving(tmp_path_factory.mktemp("table")) as address:
        yield address


class serving:
    """`boardwright serve` in a process of its own, with its database in a folder."""

    def __init__(self, folder: Path) -> None:
        database = f"sqlite:///{folder}/games.db"
        command = [sys.executable, "-m", "boardwright", "serve", "--port", "0", "--pace", "0", "--database", database]
        self.said = (folder / "said.txt").open("w+")
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.said, text=True, env=environment
        )  # fmt: skip

    def __enter__(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+?:\d+", line)
        assert found, f"boardwright serve said: {line}{Path(self.said.name).read_text()}"
        return found[0]

    def __exit__(self, *error: object) -> None:
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.said.close()


@pytest.fixture
def visit(chromium: Browser, server: str) -> Iterator[OpenVisitor]:
    """Opens browsers that know nothing of each other. Whatever one of them complains about fails the test."""
    visitors: list[Visitor] = []

    def open_one(phone: bool = False, **wishes: object) -> Visitor:
        context = chromium.new_context(base_url=server, **((PHONE if phone else WIDE) | wishes))
        visitors.append(Visitor(context))
        return visitors[-1]

    yield open_one
    for visitor in visitors:
        visitor.context.close()
    assert not [trouble for visitor in visitors for trouble in visitor.troubles]


@pytest.fixture
def newcomer(visit: OpenVisitor) -> Visitor:
    """Somebody with a wide screen who was never here."""
    return visit()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    return axe_source()
