"""From the last chapter of Act I to the first lead of Act II: undo, redo, saved games, and what stays hidden."""

import json
from collections.abc import Iterator

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.games.arcs.campaign.facts import FATE_IDS, TIERS
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from tests.generic.faces import asked, face, seen
from tests.generic.players import player

BEFORE, AFTER = 6, 6
"""So many moves of Act I and of Act II are looked at, too."""


def table(g: Game) -> Campaign:
    assert isinstance(g.state, Campaign)
    return g.state


def played(seats: int, seed: int) -> tuple[Game, int, int]:
    """A game a little into Act II, and the moves at which the Intermission began and the new act was dealt."""
    game, by = (
        boardwright.new("arcs_campaign", seats=seats, seed=seed, options={"acts": "act_2", "offers": 1}),
        player(0),
    )
    began = dealt = 0
    while not dealt or len(game.moves) < dealt + AFTER:
        game.play(by.choose(game, asked(game).seat))
        began = began or (len(game.moves) if table(game).log or table(game).stage == "resolve_fate" else 0)
        dealt = dealt or (len(game.moves) if table(game).act == 2 and any(table(game).hands) else 0)
    return game, began, dealt


@pytest.fixture(scope="module", params=[2, 3, 4])
def game(request: pytest.FixtureRequest) -> tuple[Game, int, int]:
    return played(request.param, request.param)


def moments(game: Game, first: int, last: int) -> Iterator[Game]:
    """A fork at each of these moves."""
    fork = game.fork()
    for move in range(last, first - 1, -1):
        fork.undo(move)
        yield fork


def test_undo_and_redo_cross_the_intermission(game: tuple[Game, int, int]) -> None:
    whole, began, dealt = game
    first = began - BEFORE
    faces = {len(fork.moves): face(fork) for fork in moments(whole, first, dealt + AFTER)}
    assert faces[first][0] != faces[dealt][0]
    fork = whole.fork()
    fork.undo(first)
    while len(fork.moves) < dealt + AFTER:
        assert face(fork) == faces[len(fork.moves)]
        fork.redo()
    assert face(fork) == face(whole)


def test_a_game_that_is_saved_in_the_intermission_goes_on(game: tuple[Game, int, int]) -> None:
    """As it is exported: the record goes to a file and comes back at each of its moments, and has the same future."""
    whole, began, dealt = game
    for fork in moments(whole, began - 1, dealt):
        start = len(fork.moves)
        loaded = boardwright.load(json.loads(json.dumps(fork.record)))
        assert loaded.history_note == "" and face(loaded) == face(fork)
        assert loaded.record == fork.record
        for move in whole.moves[start:]:
            loaded.play(move)
        assert face(loaded) == face(whole)


def test_the_state_of_each_moment_is_whole_and_reads_back(game: tuple[Game, int, int]) -> None:
    whole, began, dealt = game
    for fork in moments(whole, began - 1, dealt):
        state = table(fork)
        state.check()
        assert Campaign.from_json(json.loads(json.dumps(state.to_json()))).to_json() == state.to_json()
        assert state.copy().digest() == state.digest()


# -- what stays hidden ---------------------------------------------------------------------------------------------


def test_new_fates_are_seen_by_their_seat_alone(game: tuple[Game, int, int]) -> None:
    whole, began, dealt = game
    choosing = [fork.fork() for fork in moments(whole, began, dealt) if asked(fork).ask == "choose_fate"]
    assert choosing
    for one in choosing:
        c = table(one)
        for seat in (None, *range(one.seats)):
            players = one.view(seat)["players"]
            for owner, shown in enumerate(players):
                own = seat == owner
                assert shown["dealt"] == ([FATE_IDS[fate] for fate in c.dealt[owner]] if own else None)
                assert shown["sealed"] is None or own
                assert shown["fate"] == FATE_IDS[c.fates[owner]]  # the old one, which all know


def test_a_guess_in_the_intermission_deals_the_b_fates_of_others_anew(game: tuple[Game, int, int]) -> None:
    whole, began, dealt = game
    one = next(fork.fork() for fork in moments(whole, began, dealt) if asked(fork).ask == "choose_fate")
    me = asked(one).seat
    truth = table(one)
    found: set[int] = set()
    for seed in range(40):
        guess = truth.copy()
        rules_of("arcs_campaign").redeal(guess, me, Rng.seeded(seed))
        guess.check()
        assert guess.dealt[me] == truth.dealt[me]
        for other in truth.rivals(me):
            kept = [fate for fate in guess.dealt[other] if fate in TIERS["A"]]
            assert kept == [fate for fate in truth.dealt[other] if fate in TIERS["A"]]  # who won may keep theirs
            found.update(fate for fate in guess.dealt[other] if fate in TIERS["B"])
    assert found == set(TIERS["B"]) - set(truth.dealt[me])


def test_nobody_reads_what_another_seat_chose_before_all_have(game: tuple[Game, int, int]) -> None:
    whole, began, dealt = game
    choosing = [fork.fork() for fork in moments(whole, began, dealt) if asked(fork).ask == "choose_fate"]
    for one in choosing:
        chooser, told = asked(one).seat, len(one.events)
        last = table(one).sealed.count(0) == 1
        ways = []
        for option in asked(one).options:
            fork = one.fork()
            fork.play(option)
            ways.append([seen(fork, seat, told) for seat in range(one.seats) if seat != chooser])
        assert last or all(way == ways[0] for way in ways)
