"""What the kernel promises for every game, on the toy game."""

import json
import pickle
import re
from typing import Any

import pytest

from boardwright.bots.random import RandomBot
from boardwright.games import rules_of
from boardwright.kernel.decision import Decision, Option, Script
from boardwright.kernel.errors import BadSetting, BoardwrightError, IllegalOption, RecordError, RulesError
from boardwright.kernel.game import MARK_EVERY, Game
from boardwright.kernel.record import read_record
from boardwright.kernel.rng import Rng
from boardwright.kernel.rules import Rules
from boardwright.kernel.state import digest_of
from tests.toy import ROUNDS, Table, deal, prize, toy_rules, trick

RULES = toy_rules()


def new(seats: int = 3, seed: int = 7, rules: Rules = RULES, **settings: Any) -> Game:
    return Game.new(rules, seats, seed, settings.pop("options", None), **settings)


def asked(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def play_on(game: Game, moves: int, seed: int = 1) -> Game:
    """Play so many random moves, or to the end."""
    bot = RandomBot(seed)
    for _ in range(moves):
        if game.decision is None:
            break
        game.play(bot.choose(game, game.decision.seat))
    return game


def face(game: Game) -> tuple[Any, ...]:
    """Everything that can be seen of a game."""
    decision = game.decision
    question = None if decision is None else (decision.seat, decision.ask, decision.options, decision.values)
    events = [(event.move, event.what, event.audience) for event in game.events]
    return game.state.digest(), question, events, game.moves[:], game.movers[:], game.starts[:], game.barrier


def every_position(seats: int = 3, seed: int = 7) -> list[Game]:
    """A fork at every decision of a random game, the end included."""
    game, bot, forks = new(seats, seed), RandomBot(seed), []
    while game.decision is not None:
        forks.append(game.fork())
        game.play(bot.choose(game, game.decision.seat))
    return [*forks, game.fork()]


# -- playing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_ends_with_an_outcome_and_stays_whole(seats: int) -> None:
    for game in every_position(seats):
        game.state.check()
        assert (game.outcome is None) == (game.decision is not None)
    outcome = game.outcome
    assert outcome is not None and sum(outcome.scores) == ROUNDS * 3
    assert outcome.winners == outcome.ranking[:1] and sorted(outcome.ranking) == list(range(seats))


def test_the_same_seed_and_options_give_the_same_game() -> None:
    assert face(play_on(new(), 99)) == face(play_on(new(), 99))
    assert face(new(seed=1)) != face(new(seed=2))
    assert face(new(seed=-1)) != face(new(seed=1))


@pytest.mark.parametrize("option", [("play", 99), ("fold",), (), ("play",), ["peek"], None, "peek"])
def test_an_illegal_option_changes_nothing(option: Any) -> None:
    game = play_on(new(), 5)
    game.undo()
    before = face(game)
    with pytest.raises(IllegalOption):
        game.play(option)
    assert face(game) == before
    game.redo()


@pytest.mark.parametrize(
    ("option", "says"),
    [
        (["lead", 5], "An option is a tuple, not ['lead', 5]; choose one of ('lead', "),
        (("lead", "administration-2"), "has ids; play it with numbers, ('lead', 1)"),
        (("lead", "construction-9"), "('lead', 'construction-9') is not an option now; choose one of ('lead', 1), "),
        ((), "() is not an option now"),
    ],
)
def test_who_plays_no_option_is_told_what_is_wrong(option: object, says: str) -> None:
    game = Game.new(rules_of("arcs"), 3, 5, None)
    with pytest.raises(IllegalOption, match=re.escape(says)):
        game.play(option)


def test_nothing_can_be_played_once_the_game_is_over() -> None:
    game = play_on(new(), 99)
    with pytest.raises(IllegalOption):
        game.play(("keep",))


def test_forced_decisions_are_asked_only_when_told_so() -> None:
    quick, slow = play_on(new(), 99), new(ask_forced=True)
    moves, forced = list(quick.moves), 0
    while slow.decision is not None:
        if slow.decision.forced:
            forced += 1
            slow.play(slow.decision.options[0])
        else:
            slow.play(moves.pop(0))
    assert forced > 0 and not moves
    assert slow.state.digest() == quick.state.digest()
    assert len(slow.moves) == len(quick.moves) + forced


def test_a_decision_with_one_option_may_be_asked_always() -> None:
    def secretive(g: Table) -> Script[None]:
        yield g.ask(0, "play", [("keep",)])
        yield g.ask(1, "play", [("keep",)], always=True)
        g.stage = ""

    game = new(rules=toy_rules(stages={"deal": secretive}))
    assert game.decision is not None and game.decision.seat == 1 and not game.decision.forced
    game.play(("keep",))
    assert game.decision is None and game.moves == [("keep",)]


def test_a_decision_without_options_is_a_mistake_of_the_rules() -> None:
    def stuck(g: Table) -> Script[None]:
        yield g.ask(0, "play", [])

    with pytest.raises(RulesError):
        new(rules=toy_rules(stages={"deal": stuck}))


@pytest.mark.parametrize(
    "settings",
    [
        {"seats": 1},
        {"seats": 5},
        {"seats": "3"},
        {"seats": True},
        {"seed": "x"},
        {"seed": 1.5},
        {"options": {"prize": 9}},
        {"options": {"prize": True}},
        {"options": {"colour": "red"}},
    ],
)
def test_settings_that_cannot_be_used_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(BadSetting):
        new(**settings)


def test_views_hide_what_a_seat_may_not_know() -> None:
    game = new()
    assert [type(hand) for hand in game.view(1)["hands"]] == [int, list, int]
    assert [type(hand) for hand in game.view(None)["hands"]] == [int, int, int]
    for seat in (-1, 3, "0"):
        with pytest.raises(BadSetting):
            game.view(seat)


def test_events_say_who_may_see_them() -> None:
    game = new()
    seat = asked(game).seat
    game.play(("peek",))
    peeked, saw = game.events[-2:]
    assert peeked.what == ("peeked", seat) and peeked.seen_by(None) and peeked.move == 1
    assert saw.what[0] == "saw" and [saw.seen_by(who) for who in (0, 1, 2, None)] == [True, False, False, False]


# -- forks -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_a_fork_equals_its_game_and_goes_its_own_way(seed: int) -> None:
    game, bot = new(seed=seed), RandomBot(seed)
    while game.decision is not None:
        option = bot.choose(game, game.decision.seat)
        fork, before = game.fork(), face(game)
        assert face(fork) == before
        play_on(fork, 99, seed)
        assert face(game) == before
        other = game.fork()
        other.play(option)
        game.play(option)
        assert face(other) == face(game)


@pytest.mark.parametrize("moves", [0, 1, 10, MARK_EVERY, MARK_EVERY + 1, 2 * MARK_EVERY + 5, 999])
def test_a_game_that_is_only_played_finds_its_marks_when_they_are_needed(moves: int) -> None:
    forked, bot = new(), RandomBot(1)
    for _ in range(moves):
        if forked.decision is not None:
            forked.play(bot.choose(forked.fork(), forked.decision.seat))
    only_played = play_on(new(), moves)
    assert only_played.record == forked.record
    copied = play_on(new(), moves).fork()
    assert face(copied) == face(forked)
    assert face(play_on(copied, 7)) == face(play_on(forked.fork(), 7))


def test_a_fork_need_not_find_the_questions_of_its_stage_again() -> None:
    found: list[int] = []

    def question(g: Table, step: int) -> Decision:
        found.append(step)
        options: list[Option] = [("play", 1 + step)]
        return g.ask(0, "trick", options if step == 1 else [*options, ("play", 9)])  # the second is forced

    def stage(g: Table) -> Script[None]:
        for step in range(4):
            choice = yield g.asked_before() or question(g, step)
            g.points[0] += int(choice[1])
        g.stage = ""

    game = new(rules=toy_rules(stages={"deal": stage}))
    game.play(("play", 9))
    game.redeal(0, Rng.seeded(4))
    for playout in (False, True):
        assert found == [0, 1, 2]
        fork = game.fork(playout)
        assert found == [0, 1, 2] and fork.state.digest() == game.state.digest()
        assert asked(fork).options == asked(game).options == [("play", 3), ("play", 9)]
        assert playout or asked(fork.fork()).options == asked(game).options
        fork.play(("play", 3))
        assert found == [0, 1, 2, 3] and asked(fork).options == [("play", 4), ("play", 9)]
        found.pop()


def test_a_game_begun_by_hand_keeps_what_is_changed_by_hand() -> None:
    game = new()
    game.begin(game.state.copy())
    assert isinstance(game.state, Table)
    game.state.points[0] += 40
    play_on(game, 12)
    assert game.fork().state.digest() == game.state.digest()


def test_a_playout_reaches_the_same_end() -> None:
    for game in every_position():
        playout = game.fork(playout=True)
        play_on(playout, 99), play_on(game, 99)
        assert playout.state.digest() == game.state.digest()
        assert playout.moves == [] and playout.events == [] and playout.outcome is not None


def test_a_playout_is_neither_forked_nor_undone_nor_saved() -> None:
    playout = new().fork(playout=True)
    for refused in (playout.fork, playout.undo, lambda: playout.record):
        with pytest.raises(BoardwrightError, match="the game it came from"):
            refused()


# -- redeal ------------------------------------------------------------------------------------------------------------


def test_a_redeal_changes_only_what_the_seat_cannot_know() -> None:
    different = 0
    for number, game in enumerate(every_position()):
        decision = game.decision
        if decision is None:
            continue
        truth = game.state.digest()
        before = json.dumps(game.view(decision.seat))
        guess = game.fork()
        guess.redeal(decision.seat, Rng.seeded(number))
        assert json.dumps(guess.view(decision.seat)) == before
        assert asked(guess).options == decision.options
        guess.state.check()
        different += guess.state.digest() != truth
        assert game.state.digest() == truth
        again = guess.fork()
        assert again.state.digest() == guess.state.digest()
        play_on(guess, 99), play_on(again, 99)
        assert again.state.digest() == guess.state.digest() and guess.outcome is not None
    assert different > 10


def test_a_redeal_in_a_playout_and_of_another_seat() -> None:
    game = play_on(new(), 1)
    seat = asked(game).seat
    playout = game.fork(playout=True)
    playout.redeal(seat, Rng.seeded(3))
    play_on(playout, 99)
    assert playout.outcome is not None
    with pytest.raises(BadSetting):
        game.fork().redeal((seat + 1) % 3, Rng.seeded(3))


def test_a_redealt_game_is_neither_undone_nor_saved() -> None:
    game = play_on(new(), 4)
    game.redeal(asked(game).seat, Rng.seeded(3))
    for refused in (game.undo, lambda: game.record, game.fork().undo):
        with pytest.raises(BoardwrightError, match="the game it came from"):
            refused()


# -- undo and redo -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_undo_goes_back_to_any_move_and_redo_forward_again(seed: int) -> None:
    faces = [face(game) for game in every_position(4, seed)]
    length = len(faces) - 1
    assert length > MARK_EVERY
    for target in range(length, -1, -1):
        game = every_position(4, seed)[-1]
        game.undo(target)
        assert face(game) == faces[target]
        for step in range(target + 1, min(target + 4, length + 1)):
            game.redo()
            assert face(game) == faces[step]


def test_undo_step_by_step_and_redo_all_the_way() -> None:
    faces = [face(game) for game in every_position()]
    game = every_position()[-1]
    for expected in reversed(faces[:-1]):
        game.undo()
        assert face(game) == expected
    for expected in faces[1:]:
        game.redo()
        assert face(game) == expected


def test_a_new_option_forgets_what_was_undone() -> None:
    game = play_on(new(), 6)
    game.undo(3)
    game.play(asked(game).options[0])
    with pytest.raises(BoardwrightError, match="nothing to redo"):
        game.redo()


def test_undo_out_of_reach_is_refused_and_changes_nothing() -> None:
    game = play_on(new(), 6)
    before = face(game)
    for target in (-1, 7):
        with pytest.raises(BadSetting):
            game.undo(target)
    with pytest.raises(BadSetting):
        new().undo()
    assert face(game) == before


def test_the_barrier_stands_after_the_last_move_that_revealed_something() -> None:
    game = new()
    me = asked(game).seat
    assert game.barrier == 0
    game.play(("peek",))
    assert game.barrier == 1 and game.may_undo_to(me) == 1
    game.play(asked(game).options[0])
    assert game.barrier == 1 and game.may_undo_to(me) == 1
    assert game.may_undo_to((me + 1) % 3) == 2


@pytest.mark.parametrize("seed", range(4))
def test_a_reveal_at_the_end_of_a_stage_is_a_barrier_in_every_copy(seed: int) -> None:
    """The last prize of a round leads to a new deal: that move revealed cards."""
    game = new(seed=seed)
    while game.state.to_json()["round"] == 1:
        play_on(game, 1, seed)
    assert game.barrier == len(game.moves)
    assert game.fork().barrier == game.barrier
    assert game.record["mark"]["barrier"] == game.barrier
    after = play_on(game.fork(), 2)
    after.undo(len(game.moves))
    assert after.barrier == game.barrier


# -- records -----------------------------------------------------------------------------------------------------------


def sent(record: dict[str, Any]) -> dict[str, Any]:
    """A record as it comes back from a file."""
    copy: dict[str, Any] = json.loads(json.dumps(record))
    return copy


def sealed(record: dict[str, Any]) -> dict[str, Any]:
    """A record with the check that belongs to it, as someone could make who knows how."""
    record.pop("check", None)
    record["check"] = digest_of(record)
    return record


@pytest.mark.parametrize("ask_forced", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_record_loads_to_the_same_game_from_every_position(seats: int, ask_forced: bool) -> None:
    game, bot = new(seats, ask_forced=ask_forced, options={"prize": 2}), RandomBot(5)
    while True:
        loaded = read_record(RULES, sent(game.record))
        assert face(loaded) == face(game) and loaded.history_note == ""
        assert loaded.record == game.record
        if game.decision is None:
            break
        game.play(bot.choose(game, game.decision.seat))


def test_a_record_after_undo_loads() -> None:
    game = play_on(new(4), 30)
    game.undo(26)
    play_on(game, 3, seed=9)
    assert face(read_record(RULES, sent(game.record))) == face(game)


@pytest.mark.parametrize("key", ["game", "rules", "seats", "seed", "options", "moves"])
def test_a_record_without_a_part_is_refused(key: str) -> None:
    record = sent(play_on(new(), 5).record)
    del record[key]
    with pytest.raises(RecordError, match=key):
        read_record(RULES, record)


EDITS: dict[str, Any] = {
    "seats": 9,
    "seed": True,
    "format": 99,
    "rules": "1",
    "options": {"prize": 9},
    "moves": [["play", 99]],
    "digests": {"0": "0000000000000000"},
}


@pytest.mark.parametrize("key", EDITS)
def test_an_edited_record_is_refused(key: str) -> None:
    record = sent(play_on(new(), 5).record)
    record[key] = EDITS[key]
    with pytest.raises(RecordError):
        read_record(RULES, record)
    with pytest.raises(RecordError):
        read_record(RULES, sealed(record))


@pytest.mark.parametrize("key", ["digests", "moves", "options"])
@pytest.mark.parametrize("value", [None, [], [1], [[None]], [[{}]], {"x": "y"}, {"0": 5}, "text", 5])
def test_a_record_of_odd_shape_is_refused_or_harmless(key: str, value: Any) -> None:
    record = sealed({**sent(play_on(new(), 5).record), key: value})
    try:
        read_record(RULES, record)
    except RecordError as error:
        assert str(error)


def test_a_truncated_record_is_refused() -> None:
    record = sent(play_on(new(), 9).record)
    record["moves"] = record["moves"][:4]
    with pytest.raises(RecordError):
        read_record(RULES, record)


def test_a_record_of_newer_rules_is_refused() -> None:
    record = play_on(new(rules=toy_rules(version=2)), 5).record
    with pytest.raises(RecordError, match="Update"):
        read_record(RULES, sent(record))


# -- rules that changed ------------------------------------------------------------------------------------------------


def no_gifts(g: Table) -> Script[None]:
    """Newer rules: the point is always kept."""
    script = prize(g)
    decision = next(script)
    decision.options[:] = [("keep",)]
    option = yield decision
    try:
        script.send(option)
    except StopIteration:
        return


MENDED = toy_rules(version=2, stages={"deal": deal, "trick": trick, "prize": no_gifts})


def game_with_a_gift() -> Game:
    """A game in its second round whose first trick was given away."""
    game, bot = new(), RandomBot(4)
    while game.state.to_json()["round"] == 1:
        gift: list[Option] = [option for option in asked(game).options if option[0] == "give"]
        game.play(gift[0] if gift else bot.choose(game, asked(game).seat))
    return play_on(game, 2)


def test_newer_rules_that_agree_replay_the_whole_history() -> None:
    game = game_with_a_gift()
    loaded = read_record(toy_rules(version=2), sent(game.record))
    assert loaded.history_note == "" and face(loaded) == face(game)


def test_newer_rules_that_differ_go_on_from_the_mark() -> None:
    game = game_with_a_gift()
    loaded = read_record(MENDED, sent(game.record))
    assert "go" in loaded.history_note and str(game.record["mark"]["move"]) in loaded.history_note
    assert loaded.state.digest() == game.state.digest()
    assert loaded.moves == game.moves
    assert all(event.move >= game.record["mark"]["move"] for event in loaded.events)
    assert asked(loaded).options == asked(game).options
    assert face(loaded.fork())[:2] == face(loaded)[:2]
    play_on(loaded, 99)
    assert loaded.outcome is not None
    loaded.state.check()


def test_a_game_that_went_on_can_be_undone_to_its_mark() -> None:
    loaded = read_record(MENDED, sent(game_with_a_gift().record))
    start = loaded.moves[:]
    play_on(loaded, 4)
    loaded.undo(len(start))
    assert loaded.moves == start
    with pytest.raises(BadSetting):
        loaded.undo(0)


def test_a_game_that_went_on_can_be_saved_and_loaded_again() -> None:
    loaded = play_on(read_record(MENDED, sent(game_with_a_gift().record)), 3)
    again = read_record(MENDED, sent(loaded.record))
    assert again.state.digest() == loaded.state.digest() and again.moves == loaded.moves
    assert again.history_note


def one_stage_a_trick(g: Table) -> Script[None]:
    """Newer rules: the prize belongs to the stage of the trick, and is worth one more."""
    yield from trick(g)
    g.prize += 1
    yield from prize(g)


def test_rules_that_differ_only_in_what_moves_do_never_diverge_silently() -> None:
    game = new()
    while asked(game).ask != "prize":
        play_on(game, 1)
    loaded = read_record(
        toy_rules(version=2, stages={"deal": deal, "trick": one_stage_a_trick, "prize": prize}), sent(game.record)
    )
    assert loaded.history_note and loaded.state.digest() == game.state.digest()


def test_a_game_that_is_not_registered_says_how_it_can_be_pickled(toy: str) -> None:
    with pytest.raises(BoardwrightError, match="register its package"):
        pickle.dumps(new(rules=toy_rules()))  # rules like the registered ones, and not them
    game = play_on(new(rules=rules_of(toy)), 5)
    assert face(pickle.loads(pickle.dumps(game))) == face(game)
