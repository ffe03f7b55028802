"""A table that runs for the tests of a module, and browsers at it."""

from collections.abc import Callable, Iterator

import pytest

from .server import Browser, running


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running table."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('table')}/games.db") as address:
        yield address


@pytest.fixture
def browser(address: str) -> Iterator[Callable[[], Browser]]:
    """Opens browsers that know nothing of each other."""
    opened: list[Browser] = []

    def open_one() -> Browser:
        opened.append(Browser(address))
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()
