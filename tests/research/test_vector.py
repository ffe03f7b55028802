"""Many games at once: the same games as one by one, in arrays that stay."""

import numpy as np
import pytest

import boardwright
from boardwright.kernel.errors import BadSetting, IllegalOption
from boardwright.research.vector import Games
from tests.generic.faces import asked

COUNT = 3


def settings(game: str) -> dict[str, int]:
    return {"round_limit": 20} if game == "scythe" else {}


@pytest.mark.parametrize("game", boardwright.games())
def test_games_go_on_by_themselves(game: str) -> None:
    games = Games(game, COUNT, seats=2, seed=11, options=settings(game))
    arrays = [games.state, games.options, games.option_ids, games.action_mask, games.rewards, games.seat]
    alone = [boardwright.new(game, 2, 11 + place, settings(game)).fork(playout=True) for place in range(COUNT)]
    rng, ended, following = np.random.default_rng(0), 0, 11 + COUNT
    while ended < 2 * COUNT:
        listed = (games.option_ids >= 0).sum(axis=1)
        assert (games.action_mask.sum(axis=1) == listed).all()
        assert not games.options[np.arange(games.options.shape[1]) >= listed[:, None]].any()
        rows = (rng.random(COUNT) * listed).astype(int)
        actions = games.option_ids[np.arange(COUNT), rows]
        for place, row in enumerate(rows):
            alone[place].play(asked(alone[place]).options[row])
        games.step(actions)
        for place in range(COUNT):
            outcome = alone[place].outcome
            assert games.done[place] == (outcome is not None)
            if outcome is None:
                assert not games.rewards[place].any()
                continue
            assert games.rewards[place][outcome.winners[0]] == 1 and games.rewards[place].sum() == 0
            alone[place] = boardwright.new(game, 2, following, settings(game)).fork(playout=True)
            following, ended = following + 1, ended + 1
        assert [asked(one).seat for one in alone] == games.seat.tolist()
        assert [len(asked(one).options) for one in alone] == (games.option_ids >= 0).sum(axis=1).tolist()
    after = [games.state, games.options, games.option_ids, games.action_mask, games.rewards, games.seat]
    assert all(one is other for one, other in zip(arrays, after, strict=True))


def test_points_on_the_way_add_up_to_the_lead() -> None:
    games = Games("arcs", COUNT, seats=2, seed=3, points=0.1)
    paid, rng = np.zeros((COUNT, 2)), np.random.default_rng(4)
    while not games.done.any():
        tables = games.games[:]
        rows = (rng.random(COUNT) * (games.option_ids >= 0).sum(axis=1)).astype(int)
        games.step(games.option_ids[np.arange(COUNT), rows])
        paid += games.rewards
    place = int(np.flatnonzero(games.done)[0])
    outcome = tables[place].outcome
    assert outcome is not None
    won = 1.0 if outcome.winners == [0] else -1.0
    assert paid[place, 0] == pytest.approx(0.1 * (outcome.scores[0] - outcome.scores[1]) + won, abs=1e-4)


def test_a_wrong_action_changes_no_game() -> None:
    games = Games("arcs", COUNT)
    actions = games.option_ids[:, 0].copy()
    actions[-1] = np.flatnonzero(games.action_mask[-1] == 0)[0]
    before = [game.state.digest() for game in games.games]
    with pytest.raises(IllegalOption, match="not legal now"):
        games.step(actions)
    with pytest.raises(BadSetting, match="3 games"):
        games.step([0])
    assert [game.state.digest() for game in games.games] == before


def test_wrong_settings_say_what_to_do() -> None:
    with pytest.raises(BadSetting, match="at least one game"):
        Games("arcs", 0)
    with pytest.raises(BadSetting, match="2 to 4 seats"):
        Games("arcs", 2, seats=1)
