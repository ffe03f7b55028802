"""Every ruling of the reference is named by a test."""

from pathlib import Path

RULINGS = [
    *range(1, 10),
    *range(10, 22),
    *range(30, 54),
    *range(60, 76),
    *range(80, 88),
    *range(90, 101),
    *range(110, 116),
    *range(120, 126),
    *range(130, 140),
]
LOW_CONFIDENCE = ["d4", "d15", "d34"]


def names() -> set[str]:
    """The words of the names of all tests of this folder."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for line in path.read_text("utf-8").splitlines():
            if line.startswith("def test_"):
                found.update(line.split("(")[0].removeprefix("def ").split("_"))
    return found


def test_every_ruling_is_named_in_a_test() -> None:
    assert len(RULINGS) == 102
    assert [number for number in RULINGS if f"r{number}" not in names()] == []


def test_every_low_confidence_doubt_is_named_in_a_test() -> None:
    assert [doubt for doubt in LOW_CONFIDENCE if doubt not in names()] == []
