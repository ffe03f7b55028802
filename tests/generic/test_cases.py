"""Every registered game is played by this suite, with every number of seats and every value of its options."""

import pytest

import boardwright
from boardwright.games import rules_of
from tests.generic.cases import GAME_CASES, cases_of

pytestmark = pytest.mark.plain_only


def test_every_registered_game_has_its_tables() -> None:
    assert sorted(GAME_CASES) == sorted(boardwright.games())


@pytest.mark.parametrize("game", boardwright.games())
def test_every_number_of_seats_and_every_option_is_played(game: str) -> None:
    rules, cases = rules_of(game), cases_of(game)
    low, high = rules.seats
    assert {case.seats for case in cases} == set(range(low, high + 1))
    for spec in rules.options:
        played = {dict(case.options).get(spec.name, spec.default) for case in cases}
        missing = [choice for choice in spec.choices if choice not in played and choice != spec.default]
        assert not missing or "random" in played, f"{spec.name} is never {missing}"
