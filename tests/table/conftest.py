"""A table that runs for the tests of a module, browsers at it, and databases."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .postgresql import MISSING, Cluster, programs
from .server import Browser, running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for all tests of this process."""
    if programs() is None:
        pytest.fail(MISSING, pytrace=False)
    with Cluster() as cluster:
        yield cluster


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """The URL of an empty PostgreSQL database."""
    return cluster.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    found = request.getfixturevalue("postgresql")
    assert isinstance(found, str)
    return found


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
