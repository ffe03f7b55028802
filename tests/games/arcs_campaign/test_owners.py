"""Owners who are no seats, in action numbers, rows and words."""

import pytest

from boardwright.games import rules_of
from boardwright.games.arcs.campaign.facts import BLIGHT, EMPIRE, FREE_STATES
from boardwright.games.arcs.state import SHIP
from boardwright.kernel.decision import Decision
from boardwright.kernel.state import Event
from boardwright.research import features_of
from boardwright.words import Words
from tests.games.arcs_campaign.position import reach


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_every_owner_has_an_action_number_of_its_own(seats: int, seat: int) -> None:
    actions = features_of("arcs_campaign").actions
    options = [("trophy", owner, SHIP) for owner in [*range(seats), EMPIRE, FREE_STATES, BLIGHT]]
    numbers = [actions.encode(option, seat, seats) for option in options]
    assert len(set(numbers)) == len(options)
    assert [actions.decode(number, seat, seats) for number in numbers] == options


def test_the_empire_has_one_number_whoever_is_asked() -> None:
    actions = features_of("arcs_campaign").actions
    assert len({actions.encode(("trophy", EMPIRE, SHIP), seat, 3) for seat in range(3)}) == 1


def test_a_question_about_the_empire_tells_it_from_the_seats() -> None:
    features = features_of("arcs_campaign")
    g = reach("seats 3, initiative red").g
    column = features.state_columns.index("asked.seat")
    asked = [Decision(1, "guide_ships", [("skip",)], (owner,)) for owner in (1, 2, 0, EMPIRE)]
    assert [features.state_row(g, 1, decision)[column] for decision in asked] == [1, 2, 3, 5]


def test_the_free_states_are_no_seat_that_an_event_concerns() -> None:
    words = Words(rules_of("arcs_campaign"))
    assert words.concerned(Event(0, ("taxed", 1, FREE_STATES, 3), None)) == [1]
