"""The toy game, known to the whole of Boardwright while a test asks for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from boardwright import words
from boardwright.games import GAMES
from boardwright.kernel import game as kernel_game

# A game written for a test cannot inherit from the compiled kernel: what the toy proves is proved on the plain one.
is_compiled = not str(kernel_game.__file__).endswith(".py")
WITH_TOY = ["kernel/test_game.py", "kernel/test_playing_sets.py", "test_cli.py", "test_words.py"]
collect_ignore = WITH_TOY if is_compiled else []


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of the toy game, registered for the time of a test."""
    monkeypatch.setitem(GAMES, "toy", "tests.toy")
    monkeypatch.setattr(words, "FOLDERS", [*words.FOLDERS, Path(__file__).parent / "locale"])
    yield "toy"


QUICK = [
    *("kernel", "games", "rulebook", "terminal", "bots/judgement", "table/draw", "table/pages"),
    *("generic/test_vocabulary.py", "generic/test_words.py", "test_cli.py", "test_docs.py", "test_fields.py"),
    *("test_high_card.py", "test_parts.py", "test_rulings.py", "test_scenario.py", "test_words.py"),
]
"""What `--quick` runs: rules, words, drawings and docs; no whole games by the dozen, no servers, no browser."""


LONG = [
    *("table/browser/test_campaign.py", "table/browser/test_two_acts.py", "table/browser/test_act.py"),
    *("table/browser/test_learning.py", "table/browser", "test_site.py", "test_compiled.py", "test_container.py"),
]
"""What takes longest, and so comes first: else the other processes wait for it at the end."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=1500, help="how many random games the fuzzing tests play in total")
    parser.addoption("--at", default="", help="only at the tables whose names have this pattern; see generic/cases.py")
    parser.addoption("--long", action="store_true", help="play whole campaigns in the browser, which takes minutes")
    parser.addoption("--quick", action="store_true", help="only the fast tests, about a minute on two cores")
    parser.addoption("--rest", action="store_true", help="what does not run on compiled code, and the fast tests")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if not config.getoption("--quick") or collection_path.is_dir():
        return None
    return None if is_quick(collection_path) else True


def is_quick(path: Path) -> bool:
    inside = path.relative_to(Path(__file__).parent).as_posix()
    return any(lies_in(inside, quick) for quick in QUICK)


def lies_in(path: str, place: str) -> bool:
    return path == place or path.startswith(f"{place}/")


def turn(item: pytest.Item) -> int:
    """When a test has its turn."""
    inside = item.path.relative_to(Path(__file__).parent).as_posix()
    return next((number for number, place in enumerate(LONG) if lies_in(inside, place)), len(LONG))


def is_rest(item: pytest.Item) -> bool:
    """Whether a test runs on plain code once all that can run on compiled code have done so."""
    marks = {mark.name for mark in item.iter_markers()}
    return "plain_only" in marks or (is_quick(item.path) and "fuzz" not in marks)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and "toy" in item.fixturenames:
            item.add_marker(pytest.mark.plain_only)
    items.sort(key=turn)
    if config.getoption("--quick"):
        items[:] = [item for item in items if item.get_closest_marker("fuzz") is None]
    if config.getoption("--rest"):
        items[:] = [item for item in items if is_rest(item)]
