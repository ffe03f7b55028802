"""Every worked example of the campaign rulebook that Act I has is played by a test: test_x5_a_catapult_of_…"""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.plain_only

PLAYED = [1, *range(3, 33), *range(40, 44)]
"""X2 and those after X43 are of later acts, X33 to X39 on Flagships."""


def test_every_example_is_played() -> None:
    texts = [path.read_text("utf-8") for path in Path(__file__).parent.rglob("test_*.py")]
    named = {int(number) for text in texts for name in re.findall(r"def test(\w+)", text) for number in numbers(name)}
    assert [number for number in PLAYED if number not in named] == []


def numbers(name: str) -> list[str]:
    """The examples in the name of a test."""
    return re.findall(r"_x(\d+)(?=_)", f"{name}_")
