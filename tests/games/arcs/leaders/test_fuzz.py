"""Random games with leaders and lore: the table is whole after every step, at every number of seats."""

import random

import pytest

from boardwright.games import rules_of
from boardwright.kernel.game import Game

LONGEST = 20000
CASES = [
    (seats, pool, two_lore) for seats in (2, 3, 4) for pool in ("base", "pack", "both") for two_lore in (False, True)
]


@pytest.mark.fuzz
@pytest.mark.parametrize(("seats", "pool", "two_lore"), CASES)
def test_random_games_with_leaders_and_lore_are_whole_after_every_step(seats: int, pool: str, two_lore: bool) -> None:
    for seed in range(4):
        options = {"leaders_and_lore": pool, "two_lore": two_lore}
        game = Game.new(rules_of("arcs"), seats, seed, options).fork(playout=True)
        chance = random.Random(f"{seats} {pool} {two_lore} {seed}")
        for _ in range(LONGEST):
            if game.decision is None:
                break
            options_now = game.decision.options
            assert len(options_now) == len(set(options_now)), game.decision.ask
            ends = [option for option in options_now if option[0] in ("end", "pass")]
            wanted = [option for option in options_now if option not in ends] or options_now
            game.play(chance.choice(wanted if chance.random() < 0.9 else options_now))
            game.state.check()
        assert game.decision is None, "the game does not end"
