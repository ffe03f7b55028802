"""Random games at every number of seats: the table stays whole at every step, and games end."""

import json

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.games.scythe.state import Scythe
from boardwright.kernel.rng import Rng
from boardwright.words import Words, folded, missing, wrong_variables

RANDOM_GAMES_ARE_SHORTER_THAN = 40_000


def play(
    seats: int, seed: int, options: dict[str, object], limit: int = RANDOM_GAMES_ARE_SHORTER_THAN
) -> boardwright.Game:
    game = boardwright.new("scythe", seats, seed, options)
    chance = Rng.seeded(seed)
    while game.decision is not None and len(game.moves) < limit:
        choices = game.decision.options
        assert len(set(choices)) == len(choices), game.decision
        game.play(choices[chance.below(len(choices))])
        game.state.check()
    return game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_stay_whole_and_end(seats: int, seed: int) -> None:
    game = play(seats, seed, {})
    assert game.outcome is not None and game.outcome.reason == "scythe-stars"
    assert len(game.outcome.places) == seats


@pytest.mark.parametrize("option", ["coin_gifts", "ask_every_gain"])
def test_random_games_with_options_stay_whole(option: str) -> None:
    for seats in (2, 5):
        play(seats, 1, {option: True}, limit=1500)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_copies_forks_records_and_guesses_agree_at_every_step(seats: int) -> None:
    game = boardwright.new("scythe", seats, seats)
    chance = Rng.seeded(seats)
    for step in range(900):
        decision = game.decision
        if decision is None:
            break
        if step % 6 == 0:
            state = game.state
            assert isinstance(state, Scythe)
            data = json.loads(json.dumps(state.to_json()))
            assert state.copy().to_json() == state.to_json() == Scythe.from_json(data).to_json()
            fork = game.fork()
            assert fork.state.digest() == state.digest()
            seen = game.view(decision.seat)
            fork.redeal(decision.seat, Rng.seeded(step))
            assert fork.view(decision.seat) == seen
            assert fork.decision is not None and fork.decision.options == decision.options
            before = state.digest()
            for _ in range(20):
                if fork.decision is None:
                    break
                fork.play(fork.decision.options[chance.below(len(fork.decision.options))])
                fork.state.check()
            assert state.digest() == before
        game.play(decision.options[chance.below(len(decision.options))])
    assert boardwright.load(game.record).state.digest() == game.state.digest()


def test_every_sentence_is_there_and_option_texts_are_unique() -> None:
    rules = rules_of("scythe")
    assert missing(rules) == [] and wrong_variables(rules) == []
    words = Words(rules, strict=True)
    game = boardwright.new("scythe", 4, 2)
    chance = Rng.seeded(9)
    for _ in range(700):
        decision = game.decision
        if decision is None:
            break
        words.ask(decision)
        texts = {folded(words.option(option)): option for option in decision.options}
        assert len(texts) == len(decision.options)
        for text, option in texts.items():
            assert words.parse(decision, text) == option
        game.play(decision.options[chance.below(len(decision.options))])
    for event in game.events:
        words.event(event)


def test_options_are_short_lists() -> None:
    longest: dict[str, int] = {}
    game = boardwright.new("scythe", 3, 8)
    chance = Rng.seeded(8)
    while game.decision is not None and len(game.moves) < 2000:
        decision = game.decision
        longest[decision.ask] = max(longest.get(decision.ask, 0), len(decision.options))
        game.play(decision.options[chance.below(len(decision.options))])
    counted = {ask: size for ask, size in longest.items() if ask not in ("load_tokens", "step")}
    assert max(counted.values()) <= 14, longest
