"""Options that would change nothing are marked: every option of sampled positions is played to its end."""

import pytest

from tests.generic.cases import SOME_CASES, Case
from tests.generic.faces import asked, steps
from tests.generic.idle import changes_nothing
from tests.generic.players import player

EVERY = 3
SEEDS = (61, 62)


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_an_option_that_leaves_the_position_as_it_was_is_marked(case: Case) -> None:
    for seed in SEEDS:
        game = case.new(seed)
        for number, _ in enumerate(steps(game, player(seed))):
            decision = asked(game)
            if number % EVERY or len(decision.options) == 1:
                continue
            for option in decision.options:
                if option not in decision.idle and option[0] not in case.limits.declines:
                    assert not changes_nothing(game, option), f"{option} at {decision} after move {len(game.moves)}"
