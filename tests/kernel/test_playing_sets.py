"""Choosing a set in a game: its steps are moves like any other, and its end is one choice."""

import json
from collections import Counter
from typing import Any

import pytest
from librt.strings import BytesWriter

from boardwright.bots import new_bot
from boardwright.bots.random import RandomBot
from boardwright.kernel.decision import Among, Decision, Option, Script
from boardwright.kernel.errors import IllegalOption
from boardwright.kernel.features import SET_COLUMNS, Actions, Features
from boardwright.kernel.game import Game
from boardwright.kernel.record import play_again, read_record
from boardwright.kernel.rng import Rng
from boardwright.kernel.sets import choose_set
from boardwright.kernel.vocabulary import counted, verb
from tests.toy import Table, toy_rules

RULES = toy_rules()


def new(seed: int = 7, ask_forced: bool = False, prize: int = 3, rules: Any = RULES) -> Game:
    """Three seats that begin by exchanging one or two of their three cards."""
    return Game.new(rules, 3, seed, {"sets": True, "prize": prize}, ask_forced)


def among_of(game: Game) -> Among:
    assert game.decision is not None and game.decision.among is not None
    return game.decision.among


def hand_of(game: Game) -> list[int]:
    assert game.decision is not None
    found: list[int] = game.view(game.decision.seat)["hands"][game.decision.seat]
    return found


def sharing(prize: int = 3) -> Game:
    """A game in which the three points of a trick are divided now."""
    game, bot = new(prize=prize), RandomBot(3)
    while game.decision is not None and game.decision.ask != "share":
        game.play(bot.choose(game, game.decision.seat))
    return game


def face(game: Game) -> tuple[Any, ...]:
    decision = game.decision
    asked = None if decision is None else (decision.seat, decision.ask, decision.options, repr(decision.among))
    return game.state.digest(), asked, game.moves[:], game.starts[:], game.within_set, len(game.events)


def test_nothing_happens_before_the_set_is_whole() -> None:
    game = sharing()
    before, events = game.state.digest(), len(game.events)
    gift = among_of(game).left[0]
    game.play(gift)
    game.play(gift)
    assert game.state.digest() == before and len(game.events) == events
    game.play(("keep",))
    assert game.state.digest() != before


def test_a_set_in_any_order_is_its_steps() -> None:
    game = sharing()
    first, second = dict.fromkeys(among_of(game).left)
    slow = game.fork()
    for option in (first, second, second):
        slow.play(option)
    game.play_set([second, first, second])
    assert face(game) == face(slow)
    assert game.moves[-3:] == [first, second, second]


def test_a_set_that_cannot_be_chosen_changes_nothing() -> None:
    game = sharing(prize=2)
    before = face(game)
    gift = among_of(game).left[0]
    for wrong in ([gift, gift, gift], [("play", 1)], [("keep",)]):
        with pytest.raises(IllegalOption):
            game.play_set(wrong)
        assert face(game) == before


def test_the_moves_of_a_set_start_together() -> None:
    game = sharing()
    start = len(game.moves)
    gift = among_of(game).left[0]
    assert not game.within_set
    game.play(gift)
    assert game.within_set
    game.play(gift)
    game.play(("keep",))
    assert not game.within_set
    assert game.starts[start:] == [start] * 3
    assert game.decision is not None
    game.play(game.decision.options[0])
    assert game.starts[-1] == start + 3


def test_two_sets_after_each_other_start_apart() -> None:
    """Also where both are chosen from the same options."""

    def twice(g: Table) -> Script[None]:
        offered: list[Option] = [("swap", 1), ("swap", 2), ("swap", 3)]
        for _ in range(2):
            yield from choose_set(0, "swap", offered[:], 0, 2)
        g.stage = ""

    game = new(rules=toy_rules(stages={"deal": twice}))
    game.play_set([("swap", 2), ("swap", 1)])
    game.play_set([("swap", 3)])
    assert game.moves == [("swap", 1), ("swap", 2), ("swap", 3)] and game.starts == [0, 0, 2]


@pytest.mark.parametrize("ask_forced", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_every_step_can_be_forked_undone_saved_and_guessed_at(seed: int, ask_forced: bool) -> None:
    game, bot, rng = new(seed, ask_forced), RandomBot(seed), Rng.seeded(seed)
    faces, within = [face(game)], 0
    while game.decision is not None:
        seat, options = game.decision.seat, game.decision.options
        loaded = read_record(RULES, json.loads(json.dumps(game.record)))
        assert face(game.fork()) == face(loaded) == faces[-1]
        guess = game.fork()
        guess.redeal(seat, rng)
        assert guess.decision is not None and guess.decision.options == options
        assert guess.within_set == game.within_set
        again = guess.fork()
        for copy in (guess, again):
            later = RandomBot(5)
            while copy.decision is not None:
                copy.play(later.choose(copy, copy.decision.seat))
        assert again.state.digest() == guess.state.digest()
        within += game.within_set
        game.play(bot.choose(game, seat))
        faces.append(face(game))
    assert within
    for target in range(len(faces) - 1, -1, -1):
        game.undo(target)
        assert face(game) == faces[target]
    for known in faces[1:]:
        game.redo()
        assert face(game) == known


def test_a_set_with_one_way_is_asked_always_where_that_must_be_hidden() -> None:
    def secretive(g: Table) -> Script[None]:
        chosen = yield from choose_set(0, "swap", [("swap", 1), ("swap", 2)], 2, 2, veiled=True)
        g.gone = [len(chosen)]
        g.stage = ""

    game = new(rules=toy_rules(stages={"deal": secretive}))
    game.play_set([("swap", 2), ("swap", 1)])
    assert game.decision is None and game.moves == [("swap", 1)]  # the second follows from the first


def test_a_search_sees_the_small_steps() -> None:
    for name in ("heuristic", "mcts:iterations=40"):
        game, bot = new(), new_bot(name, 1)
        steps = 0
        while steps < 3 and game.decision is not None:
            steps += game.within_set
            option = bot.choose(game, game.decision.seat)
            assert option in game.decision.options
            game.play(option)
        assert steps == 3


# -- what programs that learn see of it --------------------------------------------------------------------------------


def write_state(row: BytesWriter, state: Any, seat: int, decision: Decision | None) -> None:
    row[0] = state.round


def write_option(row: BytesWriter, at: int, state: Any, seat: int, option: Option) -> None:
    row[at + int(option[1 if option[0] == "swap" else 2])] = 1


FEATURES = Features(
    ["round"],
    [f"card.{card}" for card in range(15)],
    write_state,
    write_option,
    Actions({"swap": verb("swap", card=counted("card", range(15))), "stop": verb("stop")}),
    lambda state, seat: 0,
)


def row_of(game: Game, decision: Decision | None) -> dict[str, int]:
    row = FEATURES.state_row(game.state, 0, decision)
    return dict(zip(FEATURES.state_columns, row, strict=True))


def test_rows_show_what_has_been_chosen() -> None:
    game = new()
    cards = hand_of(game)
    assert [row_of(game, game.decision)[name] for name in SET_COLUMNS] == [0, 3, 1, 2]
    game.play(("swap", cards[0]))
    row = row_of(game, game.decision)
    assert [row[name] for name in SET_COLUMNS] == [1, 2, 0, 1]
    assert [name for name, value in row.items() if value and "card" in name] == [f"set.chosen.card.{cards[0]}"]
    assert not any(value for name, value in row_of(game, None).items() if name.startswith("set."))


def test_rows_count_what_has_been_chosen_twice() -> None:
    game = sharing()
    gift = among_of(game).left[0]
    game.play(gift)
    game.play(gift)
    row = row_of(game, game.decision)
    assert row["set.chosen"] == row[f"set.chosen.card.{gift[2]}"] == 2
    assert Counter(among_of(game).chosen) == {gift: 2}


def test_the_last_moves_of_a_saved_game_may_have_become_a_set_or_follow_a_new_question() -> None:
    """After a change of the rules that asks more, or asks for a set where it asked one by one."""

    def before(g: Table) -> Script[None]:
        for _ in range(2):
            yield g.ask(0, "swap", [("swap", 1), ("swap", 2), ("swap", 3)])
        yield g.ask(1, "swap", [("swap", 5), ("swap", 6)])
        yield g.ask(1, "swap", [("swap", 7), ("swap", 8)])
        g.stage = ""

    def after(g: Table) -> Script[None]:
        yield g.ask(1, "swap", [("swap", 9)], veiled=True)
        chosen = yield from choose_set(0, "swap", [("swap", 1), ("swap", 2), ("swap", 3)], 2, 2)
        g.gone = [int(option[1]) for option in chosen]
        yield g.ask(1, "swap", [("swap", 5), ("swap", 6)])
        yield g.ask(1, "swap", [("swap", 7), ("swap", 8)])
        g.stage = ""

    game = new(rules=toy_rules(stages={"deal": before}))
    for number in (3, 1, 6):
        game.play(("swap", number))
    record = json.loads(json.dumps(game.record))
    again = read_record(toy_rules(2, stages={"deal": after}), record)
    assert again.moves == [("swap", 9), ("swap", 1), ("swap", 3), ("swap", 6)]
    assert again.history_note and again.decision is not None and ("swap", 8) in again.decision.options


def test_moves_after_a_set_are_not_taken_for_members_of_it() -> None:
    """The second member chooses itself, and what comes next looks like a member, or like the end of a set."""

    def stage(g: Table) -> Script[None]:
        yield from choose_set(0, "swap", [("swap", 1), ("swap", 2), ("swap", 2)], 2, 2)
        yield g.ask(0, "swap", [("swap", 2), ("swap", 3)])
        yield from choose_set(0, "swap", [("swap", 1), ("swap", 2)], 1, 1)
        yield from choose_set(0, "swap", [("swap", 5), ("swap", 6)], 0, 2)
        yield from choose_set(0, "swap", [("swap", 5), ("swap", 6)], 0, 2)
        yield g.ask(0, "swap", [("swap", 7), ("swap", 8)])
        g.stage = ""

    game = new(rules=toy_rules(stages={"deal": stage}))
    moves: list[Option] = [("swap", 2), ("swap", 2), ("swap", 1), ("stop",), ("swap", 5), ("stop",), ("swap", 8)]
    assert play_again(game, moves) == len(moves)
    assert game.moves == moves and game.decision is None


def test_the_last_moves_of_a_saved_game_that_are_impossible_now_are_taken_back() -> None:
    def before(g: Table) -> Script[None]:
        for _ in range(4):
            yield g.ask(0, "swap", [("swap", 1), ("swap", 2)])
        g.stage = ""

    def after(g: Table) -> Script[None]:
        yield g.ask(0, "swap", [("swap", 1), ("swap", 2)])
        yield g.ask(0, "swap", [("swap", 1), ("swap", 3)])
        g.stage = ""

    game = new(rules=toy_rules(stages={"deal": before}))
    for _ in range(3):
        game.play(("swap", 2))
    again = read_record(toy_rules(2, stages={"deal": after}), json.loads(json.dumps(game.record)))
    assert again.moves == [("swap", 2)] and "(2) cannot be made" in again.history_note
