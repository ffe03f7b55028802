"""The toy game, known to the whole of Boardwright while a test asks for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from boardwright import words
from boardwright.games import GAMES


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of the toy game, registered for the time of a test."""
    monkeypatch.setitem(GAMES, "toy", "tests.toy")
    monkeypatch.setattr(words, "FOLDERS", [*words.FOLDERS, Path(__file__).parent / "locale"])
    yield "toy"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=1500, help="how many random games the fuzzing tests play together")
