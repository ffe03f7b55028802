"""docs/coverage-arcs-campaign.md is up to date: every clause of every card of the campaign is there, with a test."""

import re
from functools import cache

import pytest

from tests.generic.cases import SELDOM
from tools import coverage as tool

pytestmark = pytest.mark.plain_only

ROWS = list(tool.rows_of(tool.PAGE.read_text("utf-8")))
STALE = "run: python tools/coverage.py"


@cache
def names_in(path: str) -> frozenset[str]:
    return frozenset(re.findall(r"(?m)^ *def (test_\w+)", (tool.ROOT / path).read_text("utf-8")))


def test_every_clause_of_every_card_is_listed() -> None:
    wanted = [(one.card, one.clause) for _, clauses in tool.sections() for one in clauses]
    assert [(row.card, row.clause) for row in ROWS] == wanted, STALE


def test_each_has_tests_that_are_there() -> None:
    assert [f"{row.card}.{row.clause}" for row in ROWS if not row.tests] == []
    gone = {f"{path}::{name}" for row in ROWS for path, name in row.tests if name not in names_in(path)}
    assert not gone, STALE


def test_what_random_games_do_not_come_to_is_known() -> None:
    """That they come to everything else is what tests/generic/test_coverage.py says."""
    rows = [row for row in ROWS if f"{row.card}.{row.clause}" in tool.RULES.clauses]
    missed = {f"clause {row.card}.{row.clause}" for row in rows if row.games != "yes"}
    assert missed <= set(SELDOM), STALE
