"""What is seen of an event: every flight has its places on the page and its picture in the sheet."""

from collections.abc import Sequence

import pytest

from boardwright.kernel.game import Game
from boardwright.kernel.state import Event
from boardwright.table.draw import drawing_of
from boardwright.table.draw.flights import Flight
from tests.generic.cases import SOME_CASES, Case
from tests.generic.players import play_on, player

from .test_drawings import Page, drawn, scene_of, symbols

pytestmark = pytest.mark.plain_only

EVERY = 23
"""Of so many moves one is looked at."""


def flights_of(game: Game, event: Event, viewer: int | None) -> Sequence[Flight]:
    return drawing_of(game.rules.name).flights(scene_of(game, viewer), event)


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_whatever_happens_every_flight_has_its_places_on_the_page(case: Case) -> None:
    moves = play_on(case.new(11), player(11), 700).moves
    game = case.new(11)
    for number, move in enumerate(moves):
        assert game.decision is not None
        viewer = number // EVERY % game.seats
        looked_at = number % EVERY == 0
        before = drawn(scene_of(game, viewer)).spots if looked_at else set()
        told = len(game.events)
        game.play(move)
        if not looked_at:
            continue
        spots = before | drawn(scene_of(game, viewer)).spots
        for event in game.events[told:]:
            if event.seen_by(viewer):
                for flight in flights_of(game, event, viewer):
                    assert spots & set(flight.to), f"{event} goes to none of {flight.to}"
                    assert not flight.start or spots & set(flight.start), f"{event} comes from none of {flight.start}"


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_every_picture_of_a_flight_is_in_the_sheet(case: Case) -> None:
    game = play_on(case.new(12), player(12), 1500)
    scene = scene_of(game, None)
    for event in game.events:
        if event.seen_by(None):
            for flight in drawing_of(game.rules.name).flights(scene, event):
                page = Page(flight.picture)
                assert page.used <= symbols(game.rules.name), event
                assert not page.ids and not page.spots, "a picture is no place of its own"
