"""Everything a game can come to, it comes to in these games: each clause, question, kind of option and event."""

import pytest

import boardwright
from tests.generic.cases import GAME_CASES, cases_of
from tests.generic.reached import wanted
from tests.generic.records import ordinary_games, stored_games


@pytest.mark.fuzz
@pytest.mark.parametrize("game", boardwright.games())
def test_everything_is_reached(game: str) -> None:
    missing = dict.fromkeys(wanted(cases_of(game)[0].new(1)))
    for what in GAME_CASES[game].seldom:
        missing.pop(what)
    unknown: dict[str, None] = {}
    surprising: dict[str, None] = {}
    for games in (stored_games(game), ordinary_games(game)):
        for watched in games:
            for what in watched.first:
                missing.pop(what, None)
                if what in GAME_CASES[game].unreachable:
                    surprising[what] = None
            unknown.update((f"clause {one}", None) for one in watched.clauses if one not in watched.game.rules.clauses)
    assert not unknown, f"clauses that the rules do not list: {', '.join(unknown)}"
    assert not surprising, f"reached after all: {', '.join(surprising)}"
    assert not missing, f"never reached: {', '.join(missing)}; search with: python -m tests.generic.regenerate"
