"""A table in a process of its own, real browsers before it, and axe."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from boardwright.compiled import SETTING

from ..server import Server
from .axe import axe_source
from .running import browsing, serving
from .visitor import PHONE, WIDE, Visitor

OpenVisitor = Callable[..., Visitor]
Rested = dict[str, list[Visitor]]
House = tuple[Server, Visitor, Visitor]
OpenHouse = Callable[[], House]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.plain_only)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser. It leaves with this folder's tests, as an event loop of its own runs until then."""
    try:
        with browsing() as browser:
            yield browser
    except SystemExit as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a table, which runs compiled code if there is any, as at home."""
    with ExitStack() as running:
        with pytest.MonkeyPatch.context() as home:
            home.delenv(SETTING, raising=False)
            address = running.enter_context(serving(tmp_path_factory.mktemp("table")))
        yield address


@pytest.fixture(scope="package")
def rested(chromium: Browser) -> Rested:
    """Browsers that nobody sits before any more, by the screen and the wishes they were opened with."""
    return {}


@pytest.fixture
def visit(chromium: Browser, server: str, rested: Rested) -> Iterator[OpenVisitor]:
    """Opens browsers that know nothing of each other. Whatever one of them complains about fails the test.

    A browser that a test makes different with a script stands `apart`, and nobody else gets it afterwards; so does a
    hasty one, and one that is told what every screen is about.
    """
    visitors: list[tuple[str, Visitor]] = []

    def open_one(
        phone: bool = False, apart: bool = False, hasty: bool = False, tips: bool = False, **wishes: Any
    ) -> Visitor:
        screen = (PHONE if phone else WIDE) | wishes
        if apart or hasty or tips:
            visitors.append(("", Visitor(chromium.new_context(base_url=server, **screen), hasty, tips)))
            return visitors[-1][1]
        idle = rested.setdefault(repr(screen), [])
        visitor = idle.pop().forget() if idle else Visitor(chromium.new_context(base_url=server, **screen))
        visitors.append((repr(screen), visitor))
        return visitor

    yield open_one
    troubles = [trouble for _, visitor in visitors for trouble in visitor.troubles]
    for screen, visitor in visitors:
        if screen:
            rested[screen].append(visitor)
        else:
            visitor.context.close()
    assert not troubles


@pytest.fixture
def house(chromium: Browser, tmp_path: Path) -> Iterator[OpenHouse]:
    """Opens tables that can be stopped, each with a database of its own, a visitor and one on a phone."""
    visitors: list[Visitor] = []
    with ExitStack() as stack:

        def open_one() -> House:
            folder = tmp_path / str(len(visitors))
            folder.mkdir()
            server = stack.enter_context(Server(f"sqlite:///{folder}/games.db"))
            contexts = [chromium.new_context(base_url=server.address, **screen) for screen in (WIDE, PHONE)]
            here = [Visitor(stack.enter_context(context)) for context in contexts]
            visitors.extend(here)
            return server, here[0], here[1]

        yield open_one
        troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    assert not troubles


@pytest.fixture
def newcomer(visit: OpenVisitor) -> Visitor:
    """Somebody with a wide screen who was never here."""
    return visit()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    return axe_source()
