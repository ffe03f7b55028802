"""The rulings of a game: every rule that its code and tests cite by an id (R12, D5), in our words."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import yaml

from boardwright.games import GAMES

LOW = "low"
LEAST_SURE = "What we are least sure of"
"""The readings of low confidence stand together, before all others."""


@dataclass(frozen=True)
class Ruling:
    """One rule: its page in the rulebook, how sure the reading is ("" where the rulebook says it), and where it is."""

    id: str
    page: str
    rule: str
    code: tuple[str, ...]
    tests: tuple[str, ...]
    sure: str = ""


@dataclass(frozen=True)
class Subject:
    """The rulings on one part of the rulebook."""

    title: str
    rulings: tuple[Ruling, ...]


@dataclass(frozen=True)
class Rulings:
    """All of a game; `about` says what the letters of the ids mean."""

    about: str
    subjects: tuple[Subject, ...]


def folder_of(game: str) -> Path:
    """Where the code of a game is."""
    file = import_module(GAMES[game]).__file__
    assert file is not None
    return Path(file).parent


@cache
def rulings_of(game: str) -> Rulings | None:
    """The rulings that a game lists in data/rulings.yaml; None if it lists none."""
    path = folder_of(game) / "data" / "rulings.yaml"
    if not path.exists():
        return None
    data: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    subjects = [Subject(part["title"], tuple(ruling(**row) for row in part["rulings"])) for part in data["subjects"]]
    doubtful = tuple(one for subject in subjects for one in subject.rulings if one.sure == LOW)
    others = [Subject(one.title, tuple(row for row in one.rulings if row.sure != LOW)) for one in subjects]
    return Rulings(data["about"], (Subject(LEAST_SURE, doubtful), *others))


def ruling(id: str, page: str, rule: str, code: list[str], tests: list[str], sure: str = "") -> Ruling:
    return Ruling(id, page, rule, tuple(code), tuple(tests), sure)
