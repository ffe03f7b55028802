"""Everything a game can come to, it comes to in these games: each clause, question, kind of option and event."""

import pytest

import boardwright
from tests.generic.cases import cases_of
from tests.generic.reached import wanted
from tests.generic.records import ordinary_games, stored_games


@pytest.mark.fuzz
@pytest.mark.parametrize("game", boardwright.games())
def test_everything_is_reached(game: str) -> None:
    missing = dict.fromkeys(wanted(cases_of(game)[0].new(1)))
    unknown: dict[str, None] = {}
    for games in (stored_games(game), ordinary_games(game)):
        for watched in games:
            for what in watched.first:
                missing.pop(what, None)
            unknown.update((f"clause {one}", None) for one in watched.clauses if one not in watched.game.rules.clauses)
    assert not unknown, f"clauses that the rules do not list: {', '.join(unknown)}"
    assert not missing, f"never reached: {', '.join(missing)}; search with: python -m tests.generic.regenerate"
