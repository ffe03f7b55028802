"""What is seen of an event: every flight has its places on the page and its picture in the sheet."""

from collections.abc import Sequence

import pytest

import boardwright
from boardwright.games.arcs.facts import SYSTEMS
from boardwright.kernel.game import Game
from boardwright.kernel.state import Event
from boardwright.table.draw import AT_ONCE, drawing_of, flights_after
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
                    hidden = not flight.colour and not flight.start
                    assert hidden or spots & set(flight.to), f"{event} goes to none of {flight.to}"
                    assert not flight.start or spots & set(flight.start), f"{event} comes from none of {flight.start}"


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_every_picture_of_a_flight_is_in_the_sheet(case: Case) -> None:
    game = play_on(case.new(12), player(12), 600)
    scene = scene_of(game, None)
    for event in game.events:
        if event.seen_by(None):
            for flight in drawing_of(game.rules.name).flights(scene, event):
                page = Page(flight.picture)
                assert page.used <= symbols(game.rules.name), event
                assert not page.ids and not page.spots, "a picture is no place of its own"


# -- each game ---------------------------------------------------------------------------------------------------------


def first(game: str, verb: str, **options: str) -> tuple[Game, Event]:
    """The first event of a kind in a game of curious players, and the game right after it."""
    for seed in range(1, 40, 2):
        played = boardwright.new(game, 3, seed, options)
        bot = player(seed)
        for _ in range(1500):
            if played.decision is None:
                break
            told = len(played.events)
            played.play(bot.choose(played, played.decision.seat))
            for event in played.events[told:]:
                if event.what[0] == verb:
                    return played, event
    raise AssertionError(verb)


def only(game: str, verb: str, viewer: int | None = None) -> tuple[Game, Event, Flight]:
    played, event = first(game, verb)
    (flight,) = flights_of(played, event, viewer)
    return played, event, flight


def test_ships_of_arcs_go_along_their_way() -> None:
    game, event, flight = only("arcs", "moved")
    seat, count, start, to = (int(value) for value in event.what[1:])
    assert (flight.start, flight.to) == ((f"system-{SYSTEMS[start]}",), (f"system-{SYSTEMS[to]}",))
    assert "arcs-ship" in flight.picture and flight.colour == scene_of(game, None).seats[seat].colour
    assert flight.text == (f"×{count}" if count > 1 else "")


def test_a_led_card_flies_as_it_is_drawn_from_the_hand_or_the_panel_to_the_table() -> None:
    game, event, flight = only("arcs", "led")
    card = game.rules.vocabulary.event_outside(event.what)[2]
    assert flight.lifts and flight.start == (f"card-{card}", f"seat-{event.what[1]}") and f"card-{card}" in flight.to


def test_power_flies_from_the_ambition_to_who_scores() -> None:
    _, event, flight = only("arcs", "scored_first")
    assert flight.start[0].startswith("ambition-") and flight.to == (f"seat-{event.what[1]}",)
    assert flight.text == f"+{event.what[2]}"


def test_what_is_gained_rises_where_it_is_gained() -> None:
    _, event, flight = only("arcs", "gained")
    assert not flight.start and flight.to == (f"seat-{event.what[1]}",) and flight.text == "+1"
    _, _, paid = only("scythe", "paid")
    assert paid.to[0].startswith("stat-") and paid.text.startswith("−")
    _, _, tokens = only("imperium", "gained")
    assert tokens.to[0].startswith("tokens-") and tokens.text.startswith("+")


def test_imperial_ships_of_the_campaign_have_their_own_figure() -> None:
    game, event, flight = only("arcs_campaign", "moved_other")
    assert flight.start[0].startswith("system-") and flight.to[0].startswith("system-")
    if event.what[2] not in range(game.seats):
        assert "arcs-imperial" in flight.picture and flight.colour == "empire"


def test_units_of_scythe_go_from_hex_to_hex_in_the_figure_of_their_faction() -> None:
    game, event, flight = only("scythe", "moved")
    faction, unit, start, to, *_ = game.rules.vocabulary.event_outside(event.what)[1:]
    assert (flight.start, flight.to) == ((f"place-{start}",), (f"place-{to}",))
    assert f"scythe-of-{faction}" in flight.picture
    assert ("worker-figure" if unit == "worker" else f"{unit}-{faction}") in flight.picture


def test_cards_of_imperium_come_from_the_hand_only_for_whose_hand_it_is() -> None:
    game, event = first("imperium", "played")
    seat = int(event.what[1])
    for viewer in range(game.seats):
        (flight,) = flights_of(game, event, viewer)
        assert flight.lifts and (flight.start[0].startswith("hand-")) == (viewer == seat)


def test_of_very_many_events_the_last_are_shown() -> None:
    game = play_on(boardwright.new("scythe", 3, 1), player(1), 300)
    shown = flights_after(scene_of(game, None), [event for event in game.events if event.seen_by(None)])
    assert len(shown) == AT_ONCE and all(shown)
