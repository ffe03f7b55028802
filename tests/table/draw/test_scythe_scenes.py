"""The great moments of Scythe: a combat and its result, an encounter, the Factory, a star."""

import gzip
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import pytest

import boardwright
from boardwright.games.scythe.facts import DIAL
from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from boardwright.table.draw import drawing_of
from boardwright.table.draw.moments import FRESH
from boardwright.table.elements import rendered
from boardwright.table.pages import game as game_page
from boardwright.table.scene import Line, Scene
from tests.generic.players import player

from .test_drawings import drawn, scene_of

pytestmark = pytest.mark.plain_only

MOST_COMPRESSED = 150_000
"""Bytes of a late page."""


SEEDS = range(3, 9)
OPTIONS = {"round_limit": 200}


@cache
def moves(seed: int) -> list[Option]:
    """A random game of five."""
    game, by = boardwright.new("scythe", 5, seed=seed, options=OPTIONS), player(seed)
    while game.decision is not None:
        game.play(by.choose(game, game.decision.seat))
    return game.moves[:]


def moments() -> Iterator[Game]:
    """Some games, decision by decision."""
    for seed in SEEDS:
        game = boardwright.new("scythe", 5, seed=seed, options=OPTIONS)
        for move in moves(seed):
            yield game
            game.play(move)


def told(game: Game, viewer: int | None, since: int = 0) -> Scene:
    """A scene with its chronicle, in which the viewer answered last at a move."""
    scene = scene_of(game, viewer)
    lines = [
        Line(event.move, scene.words.marked.event(event), what=event.what)
        for event in game.events
        if event.seen_by(viewer)
    ]
    return replace(scene, lines=lines, since=since, moves=len(game.moves))


def first(fits: Callable[[Game], bool]) -> Game:
    return next(game for game in moments() if fits(game))


def asks(word: str) -> Callable[[Game], bool]:
    return lambda game: game.decision is not None and game.decision.ask == word


def overlay(scene: Scene) -> str:
    return str(rendered(drawing_of("scythe").scene(scene)))


def last_event(game: Game, verb: str) -> Option:
    return next(event.what for event in reversed(game.events) if event.what[0] == verb)


def test_the_dial_is_turned_in_the_scene_and_offers_what_power_allows() -> None:
    game = first(asks("dial"))
    assert game.decision is not None
    seat = game.decision.seat
    scene = told(game, seat)
    html = overlay(scene)
    offered = {int(option[1]) for option in game.decision.options if option[0] == "dial"}
    assert {int(number) for number in re.findall(r'data-spot="dial-(\d)"', html)} == offered
    assert offered == set(range(min(DIAL, game.view(seat)["players"][seat]["power"]) + 1))
    assert html.count("scythe-dial-number") == 2 * (DIAL + 1)
    drawn(scene)


def test_others_see_that_an_answer_is_sealed_but_not_which() -> None:
    game = first(lambda game: asks("dial")(game) and any(game.view(None)["sealed"]))
    assert game.decision is not None
    sealed = game.view(None)["sealed"].index(True)
    hidden, own = overlay(told(game, game.decision.seat)), overlay(told(game, sealed))
    assert "scythe-back" in hidden and "scythe-dial-shown" not in hidden
    assert "scythe-dial-shown" in own and "scythe-back" not in own


def test_the_result_shows_both_dials_and_every_card_until_it_is_read() -> None:
    def with_cards(game: Game) -> bool:
        return ended(game) and any(event.what[0] == "showed_card" for event in game.events[-12:])

    game = first(with_cards)
    won, start = last_event(game, "won"), last_event(game, "combat")
    factions = [row["faction"] for row in game.view(None)["players"]]
    names = [factions.index(name) for name in outside(game, start)]
    decided = max(event.move for event in game.events if event.what == won)
    for seat in names:
        html = overlay(told(game, seat, since=decided))
        assert html.count('class="scythe-dial"') == 2 and html.count("scythe-dial-shown") == 2
        shown = [event.what for event in game.events if event.move == decided and event.what[0] == "showed_card"]
        assert html.count("scythe-large") == len(shown) > 0
        for total in won[3:5]:
            assert f">{total}</span>" in html
        assert "Continue" in html
        drawn(told(game, seat, since=decided))
        assert "moment-result" not in overlay(told(game, seat, since=decided + 1)), "it was answered since"
    stranger = next(seat for seat in range(5) if seat not in names)
    assert "moment-result" in overlay(told(game, stranger, since=decided)), "all at the table see it"
    assert "moment-result" not in overlay(told(game, stranger, since=decided + 1))
    replayed = replace(told(game, None), replay=True)
    assert ("moment-result" in overlay(replayed)) == (decided == len(game.moves))


def ended(game: Game) -> bool:
    """Whether a combat was just decided."""
    return any(event.what[0] == "retreated" for event in game.events[-2:]) and game.view(None)["fight"] is None


def outside(game: Game, combat: Option) -> list[str]:
    vocabulary = game.rules.vocabulary
    return [str(name) for name in vocabulary.outside(combat, vocabulary.events)[1:3]]


def test_an_encounter_shows_its_three_options() -> None:
    game = first(asks("encounter"))
    assert game.decision is not None
    page = drawn(told(game, game.decision.seat))
    card = game.view(None)["encounter"].removeprefix("encounter-")
    assert {f"encounter-{card}{letter}" for letter in "abc"} <= page.spots
    assert "scythe-painting" in overlay(told(game, None))


def test_the_cards_of_the_factory_are_shown_to_who_chooses_alone() -> None:
    game = first(asks("claim"))
    assert game.decision is not None
    assert overlay(told(game, game.decision.seat)).count("scythe-way-said") == len(game.view(None)["players"]) + 1
    assert "scythe-way-said" not in overlay(told(game, (game.decision.seat + 1) % 5))


def test_a_star_is_a_moment_of_its_own() -> None:
    game = first(lambda game: bool(game.events) and game.events[-1].what[0] == "star" and calm(game))
    move = game.events[-1].move
    html = overlay(told(game, 0, since=move))
    assert "scythe-star-moment" in html and "1 of 6 stars" in html
    assert "scythe-star-moment" not in overlay(told(game, 0, since=move + 1))
    assert "scythe-star-moment" in overlay(told(game, None)), "who watches sees it, too"
    later = overlay(replace(told(game, None), moves=move + FRESH))
    assert "scythe-star-moment" in later and " open" not in later, "and finds it folded up later"


def calm(game: Game) -> bool:
    view = game.view(None)
    return view["fight"] is None and view["encounter"] is None


def test_a_late_page_is_small() -> None:
    game = boardwright.new("scythe", 5, seed=SEEDS[0], options=OPTIONS)
    for move in moves(SEEDS[0])[: len(moves(SEEDS[0])) * 9 // 10]:
        game.play(move)
    assert game.decision is not None
    page = str(game_page.page(told(game, game.decision.seat)))
    assert len(gzip.compress(page.encode())) <= MOST_COMPRESSED


def test_pieces_are_drawn_once_and_have_no_filters() -> None:
    sheet = str(rendered(drawing_of("scythe").icons()))
    assert "<filter" not in sheet
    game = first(lambda game: len(game.moves) > 600)
    board = str(rendered(drawing_of("scythe").board(scene_of(game, None))))
    assert "scythe-body" not in board and board.count("<use") > 150
