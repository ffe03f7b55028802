"""What the drawing of Scythe owes beyond what every drawing owes."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import boardwright
from boardwright.games.scythe.scoring import Fortune
from boardwright.games.scythe.state import Scythe
from boardwright.games.scythe.vocabulary import VOCABULARY
from boardwright.kernel.decision import Decision
from boardwright.kernel.game import Game
from boardwright.table.draw import drawing_of
from tests.games.scythe.position import scythe
from tests.generic.players import player

from .test_drawings import drawn, scene_of

pytestmark = pytest.mark.plain_only

NOWHERE = {"skip", "end", "done", "enough", "decline", "fresh"}
"""Options without a place: they end or refuse something, or ask which of the same workers walked."""

GAMES: list[tuple[int, Mapping[str, Any]]] = [
    (2, {"coin_gifts": True, "factions": "nordic,crimea", "round_limit": 50}),
    (3, {"ask_every_gain": True, "round_limit": 20}),
    (5, {"round_limit": 50}),
]


def moments(seats: int, options: Mapping[str, Any], seed: int) -> Iterator[tuple[Game, Decision]]:
    """A random game, decision by decision."""
    game = boardwright.new("scythe", seats, seed=seed, options=dict(options))
    by = player(seed)
    while game.decision is not None:
        yield game, game.decision
        game.play(by.choose(game, game.decision.seat))


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_kind_of_option_has_a_place_that_is_drawn(seats: int, options: Mapping[str, Any]) -> None:
    seen: set[tuple[str, str]] = set()
    drawing = drawing_of("scythe")
    for game, decision in moments(seats, options, 7):
        kinds = {(decision.ask, str(option[0])) for option in decision.options}
        if kinds <= seen:
            continue
        seen |= kinds
        scene = scene_of(game, decision.seat)
        page = drawn(scene)
        for option in decision.options:
            places = drawing.spots(scene, option)
            assert set(places) <= page.spots, f"{option} has no place for {places}"
            assert bool(places) != (option[0] in NOWHERE), f"{decision.ask}: {option}"


def test_options_without_a_place_are_options() -> None:
    assert set(VOCABULARY.options) >= NOWHERE


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_scores_are_the_fortunes_item_by_item(seats: int, options: Mapping[str, Any]) -> None:
    for number, (game, _) in enumerate(moments(seats, options, 3)):
        if number % 97 == 0:
            check_scores(game)


def check_scores(game: Game) -> None:
    state = game.state
    assert isinstance(state, Scythe)
    rows = drawing_of("scythe").scores(scene_of(game, None))
    for seat in range(game.seats):
        fortune = Fortune(state, seat)
        items = [fortune.coins, fortune.stars, fortune.territories, fortune.resources, fortune.structures]
        assert [row.points[seat] for row in rows] == [*items, fortune.total]


def test_r12_while_a_combat_waits_only_the_defender_counts_its_territory() -> None:
    t = scythe("""
        saxony engineering, polania mechanical
        r6c5: saxony character
        r6c6: polania submerge; 4 oil
        saxony: power 3
        tokens gone: r6c6
    """)
    t.plays("saxony", "move / enlist", "move units", "character", "to mountain 6-6", "done").asks("saxony", "dial")
    check_scores(t.game)


def test_seats_have_the_names_and_colours_of_their_factions() -> None:
    game = boardwright.new("scythe", 2, seed=1, options={"factions": "saxony,polania"})
    assert [(seat.called, seat.colour) for seat in scene_of(game, None).seats] == [
        ("Saxony Empire", "black"),
        ("Republic of Polania", "white"),
    ]
