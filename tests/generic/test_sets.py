"""Sets in every game: small steps in one order, any order for people, and the same position from both."""

from collections import Counter

import pytest

import boardwright
from boardwright.kernel.decision import Among, Decision, Option
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from boardwright.kernel.sets import steps
from tests.generic.cases import CASES, Case, cases_of
from tests.generic.faces import face
from tests.generic.players import player

EVERY = 4
"""Of so many steps of sets in a game, one is tried in all ways."""

LONGEST = 3000


def any_set(among: Among, rng: Rng) -> list[Option]:
    """Some set that may be chosen, in any order."""
    members = among.left[:]
    rng.shuffle(members)
    return members[: among.least + rng.below(among.most - among.least + 1)]


def with_member(among: Among, member: Option) -> list[Option]:
    """A set with this member, as small as can be."""
    others = among.left[:]
    others.remove(member)
    return [*others[: max(0, among.least - 1)], member]


def play_steps(game: Game, decision: Decision, wanted: list[Option]) -> None:
    """Play a set step by step: at each, the first of what is left that is wanted and was not chosen by itself."""
    among = decision.among
    assert among is not None
    offered, before = among.offered, len(among.chosen)
    while game.decision is not None and game.decision.among is not None and game.decision.among.offered is offered:
        among = game.decision.among
        rest = Counter(wanted) - Counter(among.chosen[before:])
        game.play(next((option for option in among.left if rest[option]), among.stop))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_set_in_any_order_is_the_same_as_its_steps(case: Case) -> None:
    game, by, rng, met = case.new(61), player(61), Rng.seeded(61), 0
    while game.decision is not None and len(game.moves) < LONGEST:
        decision = game.decision
        among = decision.among
        if among is not None:
            assert decision.options == steps(among)
            assert 0 <= among.least <= among.most <= len(among.left)
            assert not Counter(among.left) - Counter(among.offered)
            assert not game.within_set or among.chosen
            met += 1
        if among is not None and met % EVERY == 1:
            quick, slow = game.fork(), game.fork()
            wanted = any_set(among, rng)
            quick.play_set(wanted)
            assert slow.decision is not None
            play_steps(slow, slow.decision, wanted)
            assert face(quick) == face(slow)
            if not decision.lapses:
                assert quick.starts[-1] == (game.starts[-1] if game.within_set else len(game.moves))
            quick.state.check()
            for member in dict.fromkeys(among.left):
                one = game.fork()
                one.play_set(with_member(among, member))
                assert len(one.moves) > len(game.moves)
        game.play(by.choose(game, decision.seat))


@pytest.mark.parametrize("name", boardwright.games())
def test_a_game_asks_for_sets(name: str) -> None:
    """At some table, in a few games."""
    for case in cases_of(name):
        game, by = case.new(62), player(62)
        while game.decision is not None and len(game.moves) < LONGEST:
            if game.decision.among is not None:
                return
            game.play(by.choose(game, game.decision.seat))
    raise AssertionError(f"{name} asks for no set")
